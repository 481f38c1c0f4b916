/** Clauses about menus and what is filled into them. */
import { expect } from 'vitest';
import { diceOf } from '../../src/kit/dice.ts';
import type { AnyGame, Ask } from '../../src/kit/game.ts';
import { byDefault, complete, type Menu } from '../../src/kit/menu.ts';
import { leaves, wander } from '../../src/kit/wander.ts';
import type { Given, Turn } from '../../src/sim/drive.ts';
import type { Plan } from '../contract.ts';
import { covers } from '../covers.ts';
import { commits, mixed, turns } from './games.ts';

const idShape = /^[a-z0-9_-]{1,24}$/;
/** Telegram takes 100 buttons on a message; the screen's own (back, done, pages) need room too. */
const screenSize = 90;

export function menusAreWellFormed(game: AnyGame, plan: Plan): void {
  for (const { state, number, start } of commits(game, plan, mixed(game))) {
    for (const { ask, seat, menu } of turns(game, state)) {
      const where = `${start.seed}, commit ${number}, ${ask.key}, seat ${seat}`;
      for (const [path, screen] of screens(menu)) checkScreen(screen, `${where}, ${path.join(' › ')}`);
      if (ask.mode !== 'standing') expect(byDefault(menu), `${where}: silence`).toBeDefined();
    }
  }
}

function checkScreen(menu: Menu<unknown>, where: string): void {
  const ids = ticksOf(menu).map((x) => x.id);
  for (const id of ids) expect(id, where).toMatch(idShape);
  expect(new Set(ids).size, `${where}: an id occurs twice in ${ids}`).toBe(ids.length);
  expect(ids.length, where).toBeGreaterThan(0);
  expect(ids.length, where).toBeLessThanOrEqual(screenSize);
  if (menu.kind === 'pick') {
    expect(
      menu.items.some((item) => !('no' in item)),
      `${where}: all is refused`,
    ).toBe(true);
    if (menu.otherwise !== undefined) expect(ids, `${where}: the default is on offer`).toContain(menu.otherwise);
  }
  if (menu.kind === 'some') {
    expect(menu.min, where).toBeLessThanOrEqual(Math.min(menu.max, ids.length));
    for (const id of menu.otherwise ?? []) expect(ids, `${where}: the default is on offer`).toContain(id);
    if (menu.otherwise) expect(complete(menu, undefined), `${where}: the default fits`).toBeDefined();
  }
}

/** Every screen of a menu, with the ids that lead to it. */
export function* screens(
  menu: Menu<unknown>,
  path: readonly string[] = [],
): Generator<[readonly string[], Menu<unknown>]> {
  yield [path, menu];
  if (menu.kind === 'pick') {
    for (const item of menu.items) if ('open' in item) yield* screens(item.open(), [...path, item.id]);
  }
  if (menu.kind === 'sheet') for (const row of menu.rows) yield* screens(row.menu, [...path, row.id]);
}

function ticksOf(menu: Menu<unknown>): readonly { readonly id: string }[] {
  return menu.kind === 'sheet' ? menu.rows : menu.items;
}

/** The seats of a sealed ask try a leaf each at once; on other asks one seat after another. */
export function leavesAreAccepted(game: AnyGame, plan: Plan): void {
  const most = plan.leaves ?? 60;
  for (const { state, number, start } of commits(game, plan, mixed(game))) {
    const dice = diceOf(`${start.seed}/leaves`, number);
    const asked = turns(game, state);
    for (const ask of new Set(asked.map((turn) => turn.ask))) {
      const turnsOfAsk = asked.filter((turn) => turn.ask === ask);
      const tried = turnsOfAsk.map((turn) => ({ turn, drafts: dice.shuffle([...leaves(turn.menu)]).slice(0, most) }));
      const rounds = Math.max(...tried.map((x) => x.drafts.length));
      for (let round = 0; round < rounds; round++) {
        const answers = tried.map(({ turn, drafts }) => {
          const draft = drafts[round] ?? wander(turn.menu, dice);
          const read = complete(turn.menu, draft);
          const where = `${start.seed}, commit ${number}, ${ask.key}, seat ${turn.seat}: ${JSON.stringify(draft)}`;
          expect(read && covers(read.draft, draft), where).toBe(true);
          return given(ask, turn, draft);
        });
        for (const batch of ask.mode === 'sealed' ? [answers] : answers.map((x) => [x])) {
          accept(game, state, batch, `${start.seed}/leaf-${round}`, number + 1);
        }
      }
    }
  }
}

function given(
  ask: Ask,
  { seat, menu }: Turn<unknown, unknown>,
  draft: Parameters<typeof complete>[1],
): Given<unknown> {
  const read = complete(menu, draft);
  if (!read) throw new Error(`${ask.key}: seat ${seat} cannot answer ${JSON.stringify(draft)}`);
  return { ask: ask.key, seat, ...read, by: 'player' };
}

function accept(game: AnyGame, state: unknown, answers: readonly Given<unknown>[], seed: string, number: number): void {
  try {
    game.apply(state, answers, diceOf(seed, number));
  } catch (cause) {
    throw new Error(`${seed}, commit ${number} refuses ${JSON.stringify(answers.map((x) => x.draft))}`, { cause });
  }
}

export function playIsLegal(game: AnyGame, plan: Plan): void {
  for (const { state, number, start } of commits(game, plan, mixed(game))) {
    for (const { ask, seat, view, menu } of turns(game, state)) {
      const draft = game.play(view, ask, diceOf(`${start.seed}/play`, number));
      const read = complete(menu, draft);
      const where = `${start.seed}, commit ${number}, ${ask.key}, seat ${seat}: ${JSON.stringify(draft)}`;
      expect(read && covers(read.draft, draft), where).toBe(true);
    }
  }
}
