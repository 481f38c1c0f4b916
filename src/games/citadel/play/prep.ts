/**
 * How a computer player spends the preparation: it gives every possible action a worth and takes the best that is on offer. A worth
 * is the health that an action saves or wins for the whole table, roughly; the numbers were tried out against the waves at 0.45.
 */
import type { Dice } from '../../../kit/game.ts';
import type { Draft } from '../../../kit/menu.ts';
import { waves } from '../data/zombies.ts';
import { actionRows } from '../menu/prep.ts';
import { wallGain } from '../rules/actions.ts';
import { isBadlyWounded, limitOf, slotsOf } from '../rules/capacity.ts';
import { armsInHand, boardsIn, isLoaded, recordOf, restWith, wallWith } from '../rules/moments.ts';
import type { Item } from '../state.ts';
import type { Me, View } from '../view.ts';
import { fromStorage, gifts } from './hands.ts';
import { type Idea, pick } from './idea.ts';
import type { Posts } from './posts.ts';
import { blow } from './strength.ts';

/** One wish for the whole form: with one action a pick, with several a sheet with a row for each. */
export function* prepWishes(
  view: View,
  me: Me,
  posts: Posts,
  onOffer: (draft: Draft) => Draft | undefined,
  dice: Dice,
): Generator<Draft> {
  const ideas = ideasOf(view, me, posts)
    // A little chance, so that people in the same situation do not all do the same.
    .map(({ worth, draft }) => ({ draft, worth: worth + dice.int(100) / 100 }))
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

/** By wave: a find pays as long as there are waves left to use it in. */
const searchWorth = [8, 8, 8, 7, 6, 4, 0.5] as const;
/** By wave: prepared weapons pay when there is much to hit. */
const prepareWorth = [0, 1, 2, 4, 6, 8, 10] as const;
/** By wave: walls below this are too low. */
const wallsWanted = [6, 8, 10, 14, 20, 28, 40] as const;

function at<T>(table: readonly [T, ...T[]], view: View): T {
  return table[view.wave - 1] ?? table[0];
}

function work(view: View, me: Me, posts: Posts): readonly Idea[] {
  const room = slotsOf(me.items) < limitOf(me);
  const searching = at(searchWorth, view) * (room ? 1 : 0.7) * (me.bonus === 'search' && room ? 1.4 : 1);
  const mine = posts.of.get(me.seat);
  const gunner = mine !== undefined && (view.lines[mine - 1]?.gun ?? null) !== null;
  const armed = gunner || me.items.some(isLoaded) || armsInHand(me).some(({ item }) => item !== null);
  const missing = me.maxHealth - me.health;
  const resting = Math.min(missing, restWith(me.items)) * (isBadlyWounded(me) ? 2.2 : missing >= 10 ? 1.5 : 1);
  return [
    { worth: searching, draft: pick('search') },
    { worth: armed ? at(prepareWorth, view) : 0, draft: pick('prepare') },
    { worth: resting, draft: pick('rest') },
    ...walls(view, me, posts),
    { worth: 0, draft: pick('none') },
  ];
}

function walls(view: View, me: Me, posts: Posts): readonly Idea[] {
  const gain = wallGain(me.bonus, wallWith(boardsIn(me.items)));
  return posts.held.map((number) => {
    const line = view.lines[number - 1];
    const wanting = at(wallsWanted, view) - (line?.walls ?? 0) - (line?.concrete ?? 0);
    const worth = wanting > 0 ? Math.min(gain, wanting) * 0.6 + wanting * 0.15 : gain * 0.1;
    return { worth, draft: pick('strengthen', `line-${number}`) };
  });
}

function uses(view: View, me: Me, posts: Posts, item: Item): readonly Idea[] {
  const { use } = recordOf(item);
  if (!use) return [];
  const idea = (worth: number, ...aim: readonly string[]): Idea => ({
    worth,
    draft: pick('use', `item-${item.id}`, ...aim),
  });
  const outlook = { wave: view.wave, blow: blow(me), missing: me.maxHealth - me.health };
  switch (use.aim) {
    case 'line':
      if (use.does === 'scout') return [idea(use.urge, `line-${posts.of.get(me.seat) ?? 1}`)];
      return view.lines.map(({ walls }, i) =>
        idea(use.urge(outlook, { held: posts.held.includes(i + 1), walls }), `line-${i + 1}`),
      );
    case 'person':
      return view.players
        .filter((person) => person.died === null && person.maxHealth - person.health >= use.by)
        .map((person) =>
          idea(use.urge({ wounded: isBadlyWounded(person), self: person.seat === me.seat }), `seat-${person.seat}`),
        );
    case 'gun':
      return me.items.filter((x) => use.guns.includes(x.kind)).map((gun) => idea(use.urge(gun), `gun-${gun.id}`));
    case 'gain': {
      const { health, melee } = use.urge(outlook);
      return [idea(health, 'health'), idea(melee, 'melee')];
    }
    case 'none':
      if (use.does === 'eat') return [idea(use.urge(outlook))];
      return [idea(view.wave < waves.length ? use.urge : 0)];
    default:
      return use satisfies never;
  }
}
