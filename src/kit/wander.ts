/** Answers nobody chose: a random one, as people press who press anything, and the few that touch everything on offer. */
import type { Dice } from './game.ts';
import { byDefault, type Draft, type Menu } from './menu.ts';

/** A random draft, as somebody would fill it who presses anything. */
export function wander(menu: Menu<unknown>, dice: Dice): Draft {
  switch (menu.kind) {
    case 'pick': {
      const open = menu.items.filter((x) => !('no' in x));
      const item = dice.pick(open);
      return 'open' in item ? { pick: item.id, within: wander(item.open(), dice) } : { pick: item.id };
    }
    case 'some': {
      const count = dice.range(menu.min, Math.min(menu.max, menu.items.length));
      return { some: dice.shuffle(menu.items.map((x) => x.id)).slice(0, count) };
    }
    case 'order':
      return { order: dice.shuffle(menu.items.map((x) => x.id)) };
    case 'sheet':
      return { rows: Object.fromEntries(menu.rows.map((row) => [row.id, wander(row.menu, dice)])) };
    default:
      return menu satisfies never;
  }
}

/**
 * Drafts that touch every leaf of a menu: each item of each pick once, each tick once, rows one at a time with the others at
 * their defaults (at their first leaf, where there is no default). Not every combination: those are what `wander` is for.
 */
export function* leaves(menu: Menu<unknown>): Generator<Draft> {
  switch (menu.kind) {
    case 'pick':
      for (const item of menu.items) {
        if ('do' in item) yield { pick: item.id };
        else if ('open' in item) for (const within of leaves(item.open())) yield { pick: item.id, within };
      }
      return;
    case 'some': {
      const ids = menu.items.map((x) => x.id);
      const few = Math.max(menu.min, 1);
      const sets = [...ids.map((id) => [id, ...ids.filter((x) => x !== id)].slice(0, few)), ids.slice(0, menu.max)];
      if (menu.min === 0) yield { some: [] };
      for (const some of sets) if (some.length >= few && some.length <= menu.max) yield { some };
      return;
    }
    case 'order': {
      const ids = menu.items.map((x) => x.id);
      yield { order: ids };
      if (ids.length > 1) yield { order: ids.toReversed() };
      return;
    }
    case 'sheet': {
      const others = menu.rows.flatMap((row): [string, Draft][] => {
        if (byDefault(row.menu)) return [];
        for (const first of leaves(row.menu)) return [[row.id, first]];
        return [];
      });
      for (const row of menu.rows) {
        for (const draft of leaves(row.menu)) yield { rows: { ...Object.fromEntries(others), [row.id]: draft } };
      }
      return;
    }
    default:
      return menu satisfies never;
  }
}
