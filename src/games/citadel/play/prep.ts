/**
 * How a computer player spends the preparation: every action that comes to mind has a worth, and the worthiest on offer is done.
 * Worths are in health that an action saves or wins for the whole table, roughly; they were tried out against the waves at 0.45.
 */
import type { Dice } from '../../../kit/game.ts';
import type { Draft } from '../../../kit/menu.ts';
import { type GunKind, guns, type ItemKind, isGun, items } from '../data/items.ts';
import { waves } from '../data/zombies.ts';
import { actionRows } from '../menu/prep.ts';
import { restGain, wallGain } from '../rules/actions.ts';
import { handsFull, isBadlyWounded, limitOf, slotsOf } from '../rules/capacity.ts';
import { armsInHand } from '../rules/melee.ts';
import type { Item } from '../state.ts';
import type { Me, Person, View } from '../view.ts';
import type { Posts } from './posts.ts';
import { blow, isLoadedGun } from './strength.ts';

interface Idea {
  readonly worth: number;
  readonly draft: Draft;
}

const pick = (...ids: readonly [string, ...string[]]): Draft => {
  const [id, ...rest] = ids;
  const [next, ...more] = rest;
  return next === undefined ? { pick: id } : { pick: id, within: pick(next, ...more) };
};

/** One wish for the whole form: a pick with one action, a row for each with several. */
export function* prepWishes(
  view: View,
  me: Me,
  posts: Posts,
  onOffer: (draft: Draft) => Draft | undefined,
  dice: Dice,
): Generator<Draft> {
  const ideas = ideasOf(view, me, posts)
    .map(({ worth, draft }) => ({ draft, worth: worth + dice.int(100) / 100 })) // so that equal people differ
    .toSorted((a, b) => b.worth - a.worth);
  const chosen: Draft[] = [];
  for (const { draft } of ideas) {
    if (chosen.length >= Math.max(1, me.actions)) break;
    const offered = onOffer(draft);
    if (offered) chosen.push(offered);
  }
  const [first] = chosen;
  if (!first) return;
  if (me.actions <= 1) yield first;
  else yield { rows: Object.fromEntries(chosen.map((draft, i) => [actionRows[i] ?? 'first', draft])) };
}

function ideasOf(view: View, me: Me, posts: Posts): readonly Idea[] {
  return [
    ...work(view, me, posts),
    ...me.items.flatMap((item) => uses(view, me, posts, item)),
    ...fromStorage(view, me),
    ...gifts(view, me),
  ];
}

/** By wave: finds pay for as long as there are waves to use them in. */
const searchWorth = [8, 8, 8, 7, 6, 4, 0.5] as const;
/** Prepared blows and shots count where there is much to hit. */
const prepareWorth = [0, 1, 2, 4, 6, 8, 10] as const;
/** Walls below this are a worry. */
const wallsWanted = [6, 8, 10, 14, 20, 28, 40] as const;

function at<T>(table: readonly [T, ...T[]], view: View): T {
  return table[view.wave - 1] ?? table[0];
}

function work(view: View, me: Me, posts: Posts): readonly Idea[] {
  const room = slotsOf(me.items) < limitOf(me);
  const searching = at(searchWorth, view) * (room ? 1 : 0.7) * (me.bonus === 'search' && room ? 1.4 : 1);
  const mine = posts.of.get(me.seat);
  const gunner = mine !== undefined && (view.lines[mine - 1]?.gun ?? null) !== null;
  const armed = gunner || me.items.some(isLoadedGun) || armsInHand(me).some(({ item }) => item !== null);
  const missing = me.maxHealth - me.health;
  const resting = Math.min(missing, restGain(me.items)) * (isBadlyWounded(me) ? 2.2 : missing >= 10 ? 1.5 : 1);
  return [
    { worth: searching, draft: pick('search') },
    { worth: armed ? at(prepareWorth, view) : 0, draft: pick('prepare') },
    { worth: resting, draft: pick('rest') },
    ...walls(view, me, posts),
    { worth: 0, draft: pick('none') },
  ];
}

function walls(view: View, me: Me, posts: Posts): readonly Idea[] {
  const boards = me.items.some((item) => item.kind === 'boards');
  const gain = wallGain(me.bonus, boards);
  return posts.held.map((number) => {
    const line = view.lines[number - 1];
    const wanting = at(wallsWanted, view) - (line?.walls ?? 0) - (line?.concrete ?? 0);
    const worth = wanting > 0 ? Math.min(gain, wanting) * 0.6 + wanting * 0.15 : gain * 0.1;
    return { worth, draft: pick('strengthen', `line-${number}`) };
  });
}

function uses(view: View, me: Me, posts: Posts, item: Item): readonly Idea[] {
  const { use } = items[item.kind];
  if (!use) return [];
  const idea = (worth: number, ...aim: readonly string[]): Idea => ({
    worth,
    draft: pick('use', `item-${item.id}`, ...aim),
  });
  const late = view.wave >= 4;
  switch (use.does) {
    case 'place':
      return view.lines.map((line, i) => {
        const held = posts.held.includes(i + 1);
        const weak = Math.max(0, 20 - line.walls) / 10;
        switch (use.what) {
          case 'glass':
            return idea((held ? 6 : 0) + (late ? 4 : 0), `line-${i + 1}`);
          case 'wire':
            return idea((held ? 5 : 0) + (late ? 1 : 0), `line-${i + 1}`);
          case 'trap':
            return idea((late ? 5 : 2) + weak, `line-${i + 1}`);
          case 'pit':
            return idea(late ? 8 + (view.wave - 4) + (held ? 1 : 0) : 1, `line-${i + 1}`);
          case 'bait':
            return idea(late ? 6 + weak + (held ? 0 : 2) : 1, `line-${i + 1}`);
          default:
            return use.what satisfies never;
        }
      });
    case 'scout':
      return [idea(1, `line-${posts.of.get(me.seat) ?? 1}`)];
    case 'heal':
      return view.players
        .filter((person) => person.died === null && person.maxHealth - person.health >= use.by)
        .map((person) =>
          idea(use.by + (isBadlyWounded(person) ? 3 : 0) + (person.seat === me.seat ? 1 : 0), `seat-${person.seat}`),
        );
    case 'load':
      return me.items
        .filter((x) => use.guns.some((gun) => gun === x.kind))
        .map((gun) => idea(emptiness(gun) * 10, `gun-${gun.id}`));
    case 'scope':
    case 'bayonet':
      return me.items
        .filter((x) => use.guns.some((gun) => gun === x.kind))
        .map((gun) => idea(use.does === 'scope' ? 6 : 5, `gun-${gun.id}`));
    case 'eat':
      return [idea(late ? 3 + (view.wave - 4) + (blow(me) > 4 ? 1 : 0) : 0)];
    case 'drink':
      return [idea(me.health < me.maxHealth ? 1 : 0, 'health'), idea(late ? 2 : 0, 'melee')];
    case 'energize':
      return [idea(view.wave < waves.length ? 3 : 0)];
    default:
      return use satisfies never;
  }
}

function emptiness(gun: Item): number {
  return isGun(gun.kind) ? 1 - (gun.ammo ?? 0) / guns[gun.kind].rounds : 0;
}

/** Everybody who wants something of the storage, each in his turn: nobody's wishes cross (they are all computed alike). */
function fromStorage(view: View, me: Me): readonly Idea[] {
  const people = view.players.flatMap((person) => (person.died === null ? [handsOf(person, person.items)] : []));
  const wished: Item[] = [];
  let mine = 0;
  for (const item of view.storage.toSorted((a, b) => desire(b.kind) - desire(a.kind) || a.id - b.id)) {
    const first = people.findIndex((hands) => wants(view, hands, item));
    const taker = people[first];
    if (!taker) continue;
    people[first] = handsOf(taker.person, [...taker.held, item]);
    if (taker.person.seat !== me.seat) continue;
    wished.push(item);
    mine += desire(item.kind);
  }
  const junk = me.items.filter((item) => desire(item.kind) <= 1 || isSpent(item));
  if (wished.length === 0) return [];
  const rows = {
    wish: { some: wished.map((item) => `item-${item.id}`) },
    put: { some: junk.map((item) => `item-${item.id}`) },
  };
  return [{ worth: mine, draft: { pick: 'storage', within: { rows } } }];
}

function isSpent(item: Item): boolean {
  return isGun(item.kind) && item.ammo === 0;
}

/** Somebody with what he holds or would hold, and what of it he would keep. */
interface Hands {
  readonly person: Person;
  readonly held: readonly Item[];
  readonly kept: readonly Item[];
  readonly full: boolean;
}

function handsOf(person: Person, held: readonly Item[]): Hands {
  const kept = held.filter((x) => !isSpent(x) && desire(x.kind) > 1);
  return { person, held, kept, full: handsFull({ ...person, items: kept }) };
}

/** Has this person a use for a thing with these hands, and room? What it is worth is the same for all (`desire`). */
function wants(view: View, { person, held, kept, full }: Hands, { kind, ammo }: Item): boolean {
  if (full && !items[kind].slotless) return false;
  if (held.some((x) => x.kind === kind) && !['grenade', 'medkit', 'glass'].includes(kind)) return false;
  if (isGun(kind)) return (ammo ?? 0) > 0 && !kept.some(isLoadedGun);
  const gun = loads[kind];
  if (gun) return held.some((x) => x.kind === gun && emptiness(x) > 0.4);
  if (kind === 'scope' || kind === 'bayonet') return kept.some((x) => isLoadedGun(x) && !x[kind]);
  if (kind === 'medkit') return view.players.some((x) => x.died === null && x.maxHealth - x.health >= 5);
  if (kind === 'melee') return blow(person) < 5;
  return true;
}

const loads: Partial<Record<ItemKind, GunKind>> = { clip: 'pistol', rifle_round: 'rifle', shotgun_round: 'shotgun' };

/** How much one would want to have it. */
function desire(kind: ItemKind): number {
  switch (kind) {
    case 'shotgun':
      return 12;
    case 'rifle':
    case 'pistol':
    case 'grenade':
      return 9;
    case 'clip':
    case 'rifle_round':
    case 'shotgun_round':
    case 'vest':
    case 'shovel':
    case 'glass':
    case 'melee':
      return 7;
    case 'bait':
    case 'medkit':
    case 'wire':
    case 'rebar':
    case 'boards':
    case 'knuckles':
    case 'backpack':
      return 5;
    case 'shield':
    case 'stick':
    case 'scope':
    case 'bayonet':
    case 'food':
    case 'sneakers':
    case 'boots':
    case 'flashlight':
      return 3;
    case 'water':
    case 'energy':
    case 'blanket':
    case 'binoculars':
      return 1;
    default:
      return kind satisfies never;
  }
}

/** What I have no use for and somebody else has. */
function gifts(view: View, me: Me): readonly Idea[] {
  const others = view.players.filter((person) => person.died === null && person.seat !== me.seat);
  return me.items.flatMap((item): Idea[] => {
    const gun = loads[item.kind];
    const useless = gun ? !me.items.some((x) => x.kind === gun) : isLoadedGun(item) && firstGun(me) !== item;
    if (!useless) return [];
    return others.flatMap((person) => {
      if (!wants(view, handsOf(person, person.items), item)) return [];
      const rows = { give: { some: [`item-${item.id}`] } };
      return [
        {
          worth: desire(item.kind) - 1,
          draft: { pick: 'exchange', within: { pick: `seat-${person.seat}`, within: { rows } } },
        },
      ];
    });
  });
}

function firstGun(me: Me): Item | undefined {
  return me.items.find(isLoadedGun);
}
