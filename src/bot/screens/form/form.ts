/**
 * The form: what is asked, until when, what happens in silence, what one knows, what stands now. One message, edited in place;
 * its keyboard is drawn in form-buttons.ts.
 */
import type { Msg } from '../../../kit/game.ts';
import { msg } from '../../../messages/msg.ts';
import { isTimed } from '../../../table/facts/asked.ts';
import type { FormView } from '../../../table/facts/form.ts';
import type { ClosedForm } from '../../../table/model/aggregate.ts';
import { MORE } from '../../buttons/fields.ts';
import { keyboard, press } from '../parts/keyboard.ts';
import { onePage, spoken, text } from '../parts/page.ts';
import type { Drawn, Stage } from '../parts/scene.ts';
import { fitOne, longestCaption, visibleLength } from '../parts/split.ts';
import { formButtons, pageCount } from './form-buttons.ts';

/** @param page the page of a long screen that is to be shown; without it, the one with what is chosen */
export function formScreen(stage: Stage, form: FormView, page?: number): Drawn {
  const { speech, table } = stage;
  const { screen, open } = form;
  const { rows, page: shown } = formButtons(stage, form, page);
  const pages = pageCount(screen.menu);
  const crumb = screen.crumbs.at(-1);
  const said = spoken(speech, screen.menu.text);
  const written = (what: readonly string[]) =>
    text(
      [
        speech.html(msg('menu-title', { table: table.name, title: open.ask.title })),
        speech.html(deadline(stage, form)),
        crumb && speech.html(msg('menu-crumb', { crumb })),
      ],
      what,
      spoken(speech, hints(form)),
      [
        pages > 1 ? speech.html(msg('menu-page', { page: shown + 1, pages })) : undefined,
        ...spoken(speech, standing(form)),
      ],
    );
  const { picture: drawing } = screen;
  if (!drawing) return onePage(written(said), rows);
  const picture = drawing({ say: speech.plain });
  const whole = written(said);
  if (visibleLength(whole) <= longestCaption) return { html: whole, picture, ...keyboard(rows) };
  // Too much for a caption: what matters most stands first, and the rest is one press away.
  const address = { on: 'form', table: table.id, ask: open.number, stamp: form.stamp } as const;
  const more = press(speech.plain(msg('menu-button-more')), { ...address, press: { id: MORE } });
  return { html: fitOne(written(said.slice(0, sure)), longestCaption), picture, ...keyboard([...rows, [more]]) };
}

/** So many lines of what a menu says stand below its picture. */
const sure = 3;

/** All that the open screen of a form says, for whoever asks for it. */
export function wholeText({ speech, table }: Stage, { open, screen }: FormView): Drawn {
  const title = speech.html(msg('menu-title', { table: table.name, title: open.ask.title }));
  return onePage(text([title], spoken(speech, screen.menu.text)));
}

/** A form whose ask is over: no buttons, only what came of it. */
export function closedForm(stage: Stage, title: Msg, closed?: ClosedForm): Drawn {
  const { speech, table } = stage;
  const [what, ...more] = closed?.receipt ?? [];
  return onePage(
    text(
      [speech.html(msg('menu-title', { table: table.name, title }))],
      closed && what ? spoken(speech, closing(closed.by, what, more)) : [speech.html(msg('menu-closed'))],
    ),
  );
}

function closing(by: ClosedForm['by'], what: Msg, more: readonly Msg[]): readonly Msg[] {
  return more.length > 0 ? [msg(`menu-closed-${by}-lines`), what, ...more] : [msg(`menu-closed-${by}`, { what })];
}

/** When the ask closes, as it stands: paused, in the grace after the last Ready, or at its deadline. */
export function deadline({ table, now }: Pick<Stage, 'table' | 'now'>, { open }: Pick<FormView, 'open'>): Msg {
  if (!isTimed(open)) return msg('menu-standing');
  if (table.phase === 'paused') return msg('menu-paused');
  const { zone } = table.settings;
  // That the grace runs says that all are in: told where the group may know as much.
  const shows = table.settings.progress !== 'nothing' || open.ask.mode === 'open';
  if (shows && open.closesAt < open.deadline) return msg('menu-grace', { at: open.closesAt, zone, now });
  return msg('menu-deadline', { at: open.deadline, zone, now });
}

function hints({ screen: { menu } }: FormView): readonly Msg[] {
  if (menu.kind === 'order') return [msg('menu-order-hint')];
  if (menu.kind !== 'some') return [];
  if (menu.min === menu.max) return [msg('menu-exactly', { min: menu.min })];
  if (menu.min > 0) return [msg('menu-range', { min: menu.min, max: menu.max })];
  return menu.max < menu.items.length ? [msg('menu-max', { max: menu.max })] : [];
}

/** What would happen if it closed now, and what speaks against it. */
export function standing({ open, receipt, chosen, warnings, ready }: FormView): readonly Msg[] {
  return [
    // A standing order was given once: that nothing is chosen now is no silence.
    ...stands(receipt, chosen || ready || open.ask.mode === 'standing'),
    ...warnings.map((what) => msg('menu-warning', { what })),
    ...(ready ? [msg('menu-is-ready')] : []),
  ];
}

function stands([what, ...more]: readonly Msg[], isOwn: boolean): readonly Msg[] {
  if (!what) return [msg('menu-nothing-yet')];
  if (more.length > 0) return [isOwn ? msg('menu-now-lines') : msg('menu-silence-lines'), what, ...more];
  return [isOwn ? msg('menu-now', { what }) : msg('menu-silence', { what })];
}
