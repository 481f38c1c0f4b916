/** The master's peek, in private: at whose seat, what would follow, what is seen; and at the end, for all, that it was. */
import type { Speech } from '../../../i18n/speak.ts';
import type { Seat } from '../../../kit/game.ts';
import { msg } from '../../../messages/msg.ts';
import type { FormView } from '../../../table/facts/form.ts';
import { peekable } from '../../../table/lead/peek.ts';
import type { Table } from '../../../table/model/aggregate.ts';
import { marked } from '../../buttons/preview.ts';
import { deadline, standing } from '../form/form.ts';
import { press } from '../parts/keyboard.ts';
import { onePage, pages, spoken, text } from '../parts/page.ts';
import type { Act, Drawn, Scene, Stage } from '../parts/scene.ts';
import { peekLines } from '../story/log.ts';
import { digestText } from '../story/report.ts';
import { keep } from './master.ts';

/** At which table? */
export function peekTables(speech: Speech, tables: readonly Table[]): Drawn {
  const rows = tables.map(({ id, name }) => [
    press(speech.plain(msg('peek-button-table', { table: name })), { on: 'master', table: id, act: 'peek' }),
  ]);
  return onePage(speech.html(msg('peek-which-table')), rows.slice(0, 40));
}

/** At whose seat? */
export function peekSeats(stage: Stage): Drawn {
  const { speech, table } = stage;
  const seats = peekable(table);
  if (seats.length === 0) return onePage(speech.html(msg('peek-nobody')));
  const rows = seats.map((seat) => [
    press(speech.plain(msg('desk-seat', { number: seat + 1, name: { seat } })), {
      on: 'master',
      table: table.id,
      act: 'peek',
      value: `${seat}`,
    }),
  ]);
  return onePage(speech.html(msg('peek-ask', { table: table.name })), [...rows.slice(0, 90), [keep(stage)]]);
}

/** What would follow, before it is done. */
export function peekPreview(stage: Stage, seat: Seat): Drawn {
  const { speech, table } = stage;
  const go = press(
    speech.plain(msg('peek-button-do')),
    { on: 'master', table: table.id, act: 'peekgo', value: marked(`${seat}`, table, seat) },
    'danger',
  );
  const back = press(speech.plain(msg('menu-button-back')), { on: 'master', table: table.id, act: 'peek' });
  const lines = [
    msg('peek-run-sees', { number: seat + 1, name: { seat } }),
    msg('peek-run-recorded'),
    msg('peek-run-told'),
  ];
  return onePage(text(spoken(speech, [msg('desk-run-title')]), spoken(speech, lines)), [[go, back]]);
}

/** What the seat sees: its board, its open forms with what would happen if they closed now, what it was told last. */
export function peekScreen(
  stage: Stage,
  { seat, forms, told }: Omit<Extract<Scene, { kind: 'peek' }>, 'kind'>,
): readonly Drawn[] {
  const { speech, table, game } = stage;
  const title = msg('peek-title', { table: table.name, number: seat + 1, name: { seat } });
  const open = forms.length > 0 ? forms.map((form) => formLines(stage, form)) : [spoken(speech, [msg('peek-no-form')])];
  const digest = told === undefined ? '' : digestText(stage, told.commit, seat, told.closed);
  const phase = told?.commit.ask?.title;
  const heading = phase === undefined ? msg('peek-told-first') : msg('peek-told', { title: phase });
  return pages(
    text(
      spoken(speech, [title]),
      spoken(speech, game.board(game.view(table.state, seat))),
      ...open,
      digest === '' ? [] : [speech.html(heading), digest],
    ),
  );
}

function formLines(stage: Stage, form: FormView): readonly string[] {
  const title = msg('table-status-title', { title: form.open.ask.title });
  return spoken(stage.speech, [title, deadline(stage, form), ...standing(form)]);
}

/** For all, where no outcome is told. None where nobody peeked. */
export function peeksScreen(stage: Stage, peeks: readonly Act[]): readonly Drawn[] {
  return peeks.length === 0 ? [] : pages(text(peekLines(stage, peeks)));
}
