/**
 * The story of a wave: a headline, one line for each line of defence with its events folded under it, then breaches,
 * deaths and what the storage gained; and after it everybody's own digest (digest.ts).
 */
import type { Arg, Msg, Note, Seat } from '../../../kit/game.ts';
import { works } from '../data/works.ts';
import { zombieKinds } from '../data/zombies.ts';
import { type Death, type Fact, hurtIn, type LineLog, type OpenedOrders, type WaveLog } from '../facts.ts';
import { hordeNames, itemState, targetsInOrder, who, zombieName } from '../names.ts';
import { livingSeats } from '../rules/living.ts';
import type { Item, State } from '../state.ts';
import { digestNotes } from './digest.ts';
import { eventTold, workName } from './events.ts';

export function storyOfWave(state: State, { log, left }: Extract<Fact, { readonly what: 'wave' }>): Note[] {
  return [
    { rank: 'headline', text: headline(state, log) },
    ...log.lines.flatMap((line) => (isQuiet(line) ? [] : lineNotes(log, line))),
    ...quietLines(log),
    ...breachNotes(log),
    ...log.dead.map((death): Note => ({ rank: 'line', text: deathTold(death) })),
    ...(left.length > 0 ? [storageGained(left)] : []),
    ...digestNotes(state, log),
  ];
}

function headline(state: State, log: WaveLog): Msg {
  const { lines, dead, wave, blitz } = log;
  const living = livingSeats(state);
  if (living.length === 0) return { id: 'citadel-wave-headline-lost', args: { wave } };
  const hurt = hurtIn(log);
  const args = {
    breached: lines.filter((line) => line.breached !== null).length,
    dead: dead.length,
    hurt: living.filter((seat) => hurt.has(seat)).length,
  };
  return blitz > 0
    ? { id: 'citadel-wave-headline-blitz', args: { round: blitz, ...args } }
    : { id: 'citadel-wave-headline', args: { wave, ...args } };
}

/** Nothing came and nothing happened. */
function isQuiet(line: LineLog): boolean {
  return line.ended === 'quiet';
}

function quietLines({ lines }: WaveLog): Note[] {
  const quiet = lines.filter(isQuiet).map((line) => String(line.number));
  return quiet.length > 0
    ? [{ rank: 'line', text: { id: 'citadel-wave-quiet', args: { count: quiet.length, lines: quiet } } }]
    : [];
}

function lineNotes({ orders: opened }: WaveLog, line: LineLog): Note[] {
  const orders = line.manned.flatMap((seat) =>
    opened.filter((x) => x.seat === seat).map((x) => orderTold(x, line.before.gun > 0)),
  );
  const events = line.events.filter((event, i) => {
    const next = line.events[i + 1];
    return event.what !== 'exchange' || (next !== undefined && next.what !== 'exchange'); // no empty headings
  });
  const details = [...orders, ...events.map(eventTold)];
  return [{ rank: 'line', text: lineTold(line) }, ...details.map((text): Note => ({ rank: 'detail', text }))];
}

/** What came, how it ended, what became of the walls and the equipment, who was hurt. */
function lineTold(line: LineLog): Msg {
  const { ended, exchanges, manned, breached } = line;
  const args = { line: line.number, came: hordeNames(line.arrived), after: afterTold(line) };
  const id = `citadel-wave-line-${ended}`;
  if (ended === 'held') return { id, args: { ...args, exchanges } };
  if (ended === 'left') return { id, args: { ...args, manned: manned.length } };
  if (ended !== 'breached' || breached === null) return { id, args };
  return { id, args: { ...args, manned: manned.length, through: hordeNames(breached) } };
}

function afterTold({ before, after, losses: lost }: LineLog): Msg {
  const broken = works.filter((work) => work !== 'walls' && before[work] > 0 && after[work] === 0);
  const losses = lost.map((x) => lossTold(x.seat, x.lost));
  const walls =
    before.walls === after.walls
      ? { id: 'citadel-wave-walls-whole', args: { walls: after.walls } }
      : { id: 'citadel-wave-walls-fell', args: { before: before.walls, after: after.walls } };
  const args = { walls, broken: broken.length, works: broken.map(workName), hurt: losses.length, losses };
  return { id: 'citadel-wave-after', args };
}

function lossTold(seat: Seat, lost: number): Msg {
  return { id: 'citadel-wave-loss', args: { person: who(seat), lost } };
}

/** Orders are shown once they are opened (ruling 55). @param gunned whether the line had a machine gun to want */
function orderTold({ seat, plan, placed, armed }: OpenedOrders, gunned: boolean): Msg {
  const ways: Arg[] = [];
  const machine = plan.gun && gunned;
  const shoots = machine || (armed && plan.shoot.on); // whoever does not shoot strikes later in any case
  if (machine) ways.push({ id: 'citadel-detail-order-gun' });
  if (armed) ways.push({ id: plan.shoot.on ? 'citadel-detail-order-shoot' : 'citadel-detail-order-no-shots' });
  if (plan.melee.opening) ways.push({ id: 'citadel-detail-order-strike' });
  if (shoots && plan.later === 'melee') ways.push({ id: 'citadel-detail-order-melee' });
  if (shoots && typeof plan.later === 'object')
    ways.push({ id: 'citadel-detail-order-above', args: { ammo: plan.later.ammoAbove } });
  if (plan.second) ways.push({ id: 'citadel-detail-order-second', args: { line: plan.second.line } });
  if (ways.length === 0) ways.push({ id: 'citadel-detail-order-hold' });
  return {
    id: 'citadel-detail-order',
    args: {
      person: who(seat),
      posted: placed ? 1 : 0,
      ways,
      targets: targetsInOrder(shoots ? plan.shoot.targets : plan.melee.targets.filter((kind) => kind !== 'spitter')),
      joint: plan.joint.length,
      people: plan.joint.map(who),
    },
  };
}

function breachNotes({ breachDamage, aftermath }: WaveLog): Note[] {
  if (breachDamage === 0) return [];
  const losses = aftermath.filter((x) => x.harm.lost > 0).map((x) => lossTold(x.seat, x.harm.lost));
  const soaked = aftermath.reduce((sum, x) => sum + x.harm.soaked, 0);
  const args = { damage: breachDamage, hurt: losses.length, losses, soaked };
  return [{ rank: 'line', text: { id: 'citadel-wave-breach', args } }];
}

const death = 'citadel-wave-death';
const deathInBreach = 'citadel-wave-death-breach';

function deathTold({ seat, line, cause }: Death): Msg {
  if (cause === 'breach') return { id: deathInBreach, args: { person: who(seat) } };
  return { id: death, args: { person: who(seat), zombie: zombieName(cause), line: line ?? 0 } };
}

/** Reads the causes of death back out of a story: the state does not keep them. */
export function killersIn(notes: readonly Note[]): Death['cause'][] {
  return notes.flatMap(({ text }) => {
    if (text?.id === deathInBreach) return ['breach' as const];
    if (text?.id !== death) return [];
    const told = JSON.stringify(text.args?.['zombie']);
    return zombieKinds.filter((kind) => JSON.stringify(zombieName(kind)) === told);
  });
}

function storageGained(left: readonly Item[]): Note {
  return { rank: 'line', text: { id: 'citadel-wave-storage', args: { items: left.map(itemState) } } };
}
