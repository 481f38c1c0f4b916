/**
 * The story of a wave: a headline, one line for each line of defence with its events folded under it, then breaches,
 * deaths and what the storage gained; and after it everybody's own digest (digest.ts).
 */
import type { Arg, Msg, Note, Seat } from '../../../kit/game.ts';
import { hordeNames, itemState, targetsInOrder, who, zombieName } from '../names.ts';
import { type Chronicle, type Entry, works } from '../rules/chronicle.ts';
import { livingSeats } from '../rules/living.ts';
import type { Item, State } from '../state.ts';
import { digestNotes } from './digest.ts';
import { eventTold, workName } from './events.ts';

export function storyOfWave(state: State, chronicle: Chronicle, gains: readonly Item[]): Note[] {
  return [
    { rank: 'headline', text: headline(state, chronicle) },
    ...chronicle.entries.flatMap((entry) => (isQuiet(entry) ? [] : lineNotes(chronicle, entry))),
    ...quietLines(chronicle),
    ...breachNotes(chronicle),
    ...chronicle.dead.map((death): Note => ({ rank: 'line', text: deathTold(death) })),
    ...(gains.length > 0 ? [storageGained(gains)] : []),
    ...digestNotes(state, chronicle),
  ];
}

function headline(state: State, chronicle: Chronicle): Msg {
  const { entries, dead, aftermath, wave, blitz } = chronicle;
  const living = livingSeats(state);
  if (living.length === 0) return { id: 'citadel-wave-headline-lost', args: { wave } };
  const hurt = new Set(entries.flatMap((entry) => [...entry.losses.keys()]));
  for (const { seat, harm } of aftermath) if (harm.lost > 0) hurt.add(seat);
  const args = {
    breached: entries.filter((entry) => entry.breached !== null).length,
    dead: dead.length,
    hurt: living.filter((seat) => hurt.has(seat)).length,
  };
  return blitz > 0
    ? { id: 'citadel-wave-headline-blitz', args: { round: blitz, ...args } }
    : { id: 'citadel-wave-headline', args: { wave, ...args } };
}

/** Nothing came and nothing happened. */
function isQuiet(entry: Entry): boolean {
  return entry.ended === 'quiet';
}

function quietLines({ entries }: Chronicle): Note[] {
  const quiet = entries.filter(isQuiet).map((entry) => String(entry.number));
  return quiet.length > 0
    ? [{ rank: 'line', text: { id: 'citadel-wave-quiet', args: { count: quiet.length, lines: quiet } } }]
    : [];
}

function lineNotes(chronicle: Chronicle, entry: Entry): Note[] {
  const orders = entry.manned.flatMap((seat) => {
    const order = chronicle.orders.get(seat);
    return order ? [orderTold(seat, order, entry.before.gun > 0)] : [];
  });
  const events = entry.events.filter((event, i) => {
    const next = entry.events[i + 1];
    return event.what !== 'exchange' || (next !== undefined && next.what !== 'exchange'); // no empty headings
  });
  const details = [...orders, ...events.map(eventTold)];
  return [{ rank: 'line', text: lineTold(entry) }, ...details.map((text): Note => ({ rank: 'detail', text }))];
}

/** What came, how it ended, what became of the walls and the equipment, who was hurt. */
function lineTold(entry: Entry): Msg {
  const { ended, exchanges, manned, breached } = entry;
  const args = { line: entry.number, came: hordeNames(entry.arrived), after: afterTold(entry) };
  const id = `citadel-wave-line-${ended}`;
  if (ended === 'held') return { id, args: { ...args, exchanges } };
  if (ended === 'left') return { id, args: { ...args, manned: manned.length } };
  if (ended !== 'breached' || breached === null) return { id, args };
  return { id, args: { ...args, manned: manned.length, through: hordeNames(breached) } };
}

function afterTold({ before, after, losses: lost }: Entry): Msg {
  const broken = works.filter((work) => work !== 'walls' && before[work] > 0 && after[work] === 0);
  const losses = [...lost].map(([seat, points]) => lossTold(seat, points));
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

type Order = NonNullable<ReturnType<Chronicle['orders']['get']>>;

/** Orders are shown once they are opened (ruling 55); `gunned`: there was a machine gun to want. */
function orderTold(seat: Seat, { plan, posted, armed }: Order, gunned: boolean): Msg {
  const ways: Arg[] = [];
  const machine = plan.gun && gunned;
  const shoots = machine || (armed && plan.shoot.on); // who does not shoot strikes later in any case
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
      posted: posted ? 1 : 0,
      ways,
      targets: targetsInOrder(shoots ? plan.shoot.targets : plan.melee.targets.filter((kind) => kind !== 'spitter')),
      joint: plan.joint.length,
      people: plan.joint.map(who),
    },
  };
}

function breachNotes({ breachDamage, aftermath }: Chronicle): Note[] {
  if (breachDamage === 0) return [];
  const losses = aftermath.filter((x) => x.harm.lost > 0).map((x) => lossTold(x.seat, x.harm.lost));
  const soaked = aftermath.reduce((sum, x) => sum + x.harm.soaked, 0);
  const args = { damage: breachDamage, hurt: losses.length, losses, soaked };
  return [{ rank: 'line', text: { id: 'citadel-wave-breach', args } }];
}

function deathTold({ seat, line, cause }: Chronicle['dead'][number]): Msg {
  if (cause === 'breach') return { id: 'citadel-wave-death-breach', args: { person: who(seat) } };
  return { id: 'citadel-wave-death', args: { person: who(seat), zombie: zombieName(cause), line: line ?? 0 } };
}

function storageGained(gains: readonly Item[]): Note {
  return { rank: 'line', text: { id: 'citadel-wave-storage', args: { items: gains.map(itemState) } } };
}
