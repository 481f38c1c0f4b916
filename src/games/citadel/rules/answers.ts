/** Living zombies that were attacked strike back (3.7 e, rulings 66-68, 92-96). */
import { zombies } from '../data/zombies.ts';
import type { Zombie } from '../state.ts';
import { hurt } from './attack.ts';
import { attackOrder, type Battle, drawn, type Fighter, type Front, firstTime, isAlive } from './battle.ts';
import { answerChance } from './moments.ts';

/** One answer per zombie and exchange, past equipment and walls; a zombie that answers still attacks afterwards (ruling 68). */
export function answers(battle: Battle, front: Front): void {
  if (front.struck.size === 0) return;
  const struck = [...front.struck.keys()];
  for (const kind of attackOrder) {
    for (const zombie of struck) {
      const attackers = zombie.kind === kind ? front.struck.get(zombie) : undefined;
      if (attackers) answer(battle, front, zombie, attackers);
    }
  }
  front.struck.clear();
}

/** One of the people who can be answered is drawn, then the chance of that person's attack is rolled (rulings 67, 93). */
function answer(battle: Battle, front: Front, zombie: Zombie, attackers: ReadonlyMap<Fighter, number>): void {
  const living: Fighter[] = [];
  for (const fighter of attackers.keys()) if (isAlive(fighter)) living.push(fighter);
  if (living.length === 0) return;
  const fighter = drawn(battle.dice, living);
  const usual = attackers.get(fighter) ?? 0;
  const { kind } = zombie;
  const { seat } = fighter;
  const { events } = front.log;
  if (kind === 'spitter' && front.line.glass !== null) {
    // Ruling 95.
    events.push({
      what: 'answer',
      kind,
      seat,
      chance: usual,
      roll: null,
      outcome: 'glass',
      by: null,
      damage: 0,
      harm: null,
    });
    return;
  }
  const { chance, stopped: by } = answerChance(fighter.player.items, kind, usual, firstTime(fighter));
  if (by) {
    // Ruling 96.
    events.push({ what: 'answer', kind, seat, chance, roll: null, outcome: 'stopped', by, damage: 0, harm: null });
    return;
  }
  const roll = battle.dice.range(1, 100);
  if (roll > chance) {
    events.push({ what: 'answer', kind, seat, chance, roll, outcome: 'missed', by, damage: 0, harm: null });
    return;
  }
  const damage = battle.dice.range(...zombies[kind].damage);
  hurt(battle, front, fighter, kind, damage, (harm) => {
    return { what: 'answer', kind, seat, chance, roll, outcome: 'hit', by, damage, harm };
  });
}
