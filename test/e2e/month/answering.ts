/** How somebody answers: by presses of the buttons that his form has, and of no others. */
import { games } from '../../../src/games/index.ts';
import { diceOf } from '../../../src/kit/dice.ts';
import { BACK, DONE, RESET } from '../../../src/kit/form.ts';
import type { Dice } from '../../../src/kit/game.ts';
import type { Draft } from '../../../src/kit/menu.ts';
import { formOf } from '../crowd.ts';
import { askOf } from '../reading.ts';
import { buttonsOf, type Message, type Person, type Stage } from '../stage.ts';

/** Looks at his form, tries something now and then, chooses what seems wise or takes it as it is filled in. */
export async function answerForm(stage: Stage, person: Person, dice: Dice): Promise<void> {
  const form = formOf(person);
  if (!form) return;
  const [mood, isCurious, isDoubtful] = [dice.int(3), dice.int(16) === 0, dice.int(2) === 0];
  if (isCurious) await tap(stage, person, dice.pick(choicesOf(form)));
  await goUp(stage, person);
  // Where to stand is thought about.
  const isPlan = idsOf(form).includes('line');
  const wish = isPlan || mood === 0 ? await advice(stage, person, Number(askOf({ data: dataOf(form) }))) : undefined;
  if (wish) await follow(stage, person, wish);
  await goUp(stage, person);
  // What was chosen counts without that.
  if (!isDoubtful || !wish) await tap(stage, person, DONE);
}

/** What a computer player would choose in that seat; of a plan, where to stand is enough. */
async function advice(stage: Stage, person: Person, number: number): Promise<Draft | undefined> {
  const [row] = await stage.rows(
    `SELECT t."game", t."state", s."number"::int AS seat FROM "Table" t
     JOIN "Ask" a ON a."tableId" = t."id" AND a."number" = ${number} JOIN "Seat" s ON s."tableId" = t."id"
     WHERE s."person" = ${person.id}`,
  );
  const game = games[String(row?.['game'])];
  if (!row || !game) return undefined;
  const state: unknown = JSON.parse(String(row['state']));
  const ask = game.asks(state).find((x) => x.mode === 'sealed');
  if (!ask) return undefined;
  const seat = Number(row['seat']);
  const draft = game.play(game.view(state, seat), ask, diceOf(`wise/${seat}`, number));
  return 'rows' in draft && draft.rows['line'] ? { rows: { line: draft.rows['line'] } } : draft;
}

/** Presses what leads to that draft. */
async function follow(stage: Stage, person: Person, draft: Draft): Promise<void> {
  if ('pick' in draft) {
    await tap(stage, person, draft.pick);
    if (draft.within) await follow(stage, person, draft.within);
  } else if ('rows' in draft) {
    for (const [row, within] of Object.entries(draft.rows)) {
      await tap(stage, person, row);
      await follow(stage, person, within);
    }
  } else if ('some' in draft) {
    for (const id of draft.some) await tap(stage, person, id);
    await tap(stage, person, DONE);
  }
}

async function goUp(stage: Stage, person: Person): Promise<void> {
  for (;;) {
    const form = formOf(person);
    if (!form || !idsOf(form).includes(BACK)) return;
    await tap(stage, person, BACK);
  }
}

/** Presses that button of his form, if it is there, and waits until the form shows it. */
async function tap(stage: Stage, person: Person, id: string): Promise<void> {
  const form = formOf(person);
  const button = form && buttonsOf(form).find(({ callback_data = '' }) => idOf(callback_data) === id);
  if (!form || button?.callback_data === undefined) return;
  await person.press(form, button.callback_data);
  if (!button.text.startsWith('🚫')) await stage.until(() => person.chat.current(form) !== form);
}

export const dataOf = (message: Message): readonly string[] =>
  buttonsOf(message).flatMap(({ callback_data }) => callback_data ?? []);
const idOf = (data: string): string | undefined => /^a:\d+:\d+:\d+:([^>]*)/.exec(data)?.[1];
const idsOf = (form: Message): readonly string[] => dataOf(form).flatMap((x) => idOf(x) ?? []);

/** What somebody may press out of curiosity; ready he is later. */
function choicesOf(form: Message): readonly string[] {
  const ids = idsOf(form).filter((id) => ![DONE, RESET, ''].includes(id));
  return ids.length > 0 ? ids : [BACK];
}
