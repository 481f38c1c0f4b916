/** The game master's screens while a game runs: the pace, and what must not happen by a slip of the thumb. */
import type { Msg, Seat } from '../../../kit/game.ts';
import { msg } from '../../../messages/msg.ts';
import { figureOf, hidesNames } from '../../../table/facts/anonymity.ts';
import { timed } from '../../../table/facts/asked.ts';
import { isPrivate } from '../../../table/facts/private.ts';
import { nameBearer } from '../../../table/facts/sitting.ts';
import type { MasterAct } from '../../buttons/buttons.ts';
import { marked, markOf } from '../../buttons/preview.ts';
import { pacePages } from '../../typed/dictionary.ts';
import { forecast } from '../lobby/clocks.ts';
import { namedPaces, nowOf } from '../lobby/settings.ts';
import { fairest, shortNights } from '../lobby/waking.ts';
import { inRows, press, type Style } from '../parts/keyboard.ts';
import { clockName, clockValue } from '../parts/named.ts';
import { onePage, spoken, text } from '../parts/page.ts';
import type { Drawn, Stage } from '../parts/scene.ts';

const hour = 3_600_000;
const extensions = [
  ['master-button-extend-hour', hour],
  ['master-button-extend-six', 6 * hour],
  ['master-button-extend-day', 24 * hour],
] as const;

/** `/deadline`: what is open until when, how long each clock is, what else bears on it; for the master, how to change it. */
export function deadlineScreen(stage: Stage, isForMaster: boolean): Drawn {
  const { speech, table, game, now } = stage;
  const { zone, clocks, pace } = table.settings;
  const asks = timed(table);
  const open = asks.map(({ ask: { title }, deadline }) =>
    table.phase === 'paused'
      ? msg('master-deadline-paused', { title })
      : msg('master-deadline-open', { title, at: deadline, zone, now }),
  );
  const named = Object.entries(clocks).map(([name, clock]) =>
    msg('master-deadline-clock', { name, clock: clockName(game.id, name), value: clockValue(clock, zone) }),
  );
  const habits = pacePages.map((page) =>
    speech.html(msg('lobby-setting', { label: msg(`lobby-settings-${page}`), value: nowOf(stage, page) })),
  );
  const shown = [
    spoken(speech, [msg('master-deadline-title', { table: table.name }), ...open]),
    spoken(speech, named),
    [habits.join(' · ')],
    spoken(speech, [...shortNights(stage), ...fairest(stage)]),
    spoken(speech, forecast(stage)),
  ];
  if (!isForMaster) return onePage(text(...shown));
  const example = asks[0]?.ask.clock ?? Object.keys(clocks)[0] ?? '';
  const paces = namedPaces.map((name) => {
    const label = speech.plain(msg(`lobby-pace-${name}`));
    return act(stage, name === pace ? `● ${label}` : label, 'pace', name);
  });
  return onePage(
    text(...shown, spoken(speech, [msg('master-deadline-how', { example }), msg('master-deadline-words')])),
    [
      ...(open.length > 0 ? [extensions.map(([label, span]) => button(stage, msg(label), 'extend', `${span}`))] : []),
      ...inRows(paces),
      ...(open.length > 0
        ? [[press(speech.plain(msg('desk-button-details')), { on: 'lobby', table: table.id, act: 'set' })]]
        : []),
      urgent(stage),
      !isPrivate(table) && (table.phase === 'running' || table.phase === 'paused')
        ? [button(stage, msg('peek-button'), 'peek')]
        : [],
    ],
  );
}

function urgent(stage: Stage) {
  switch (stage.table.phase) {
    case 'running':
      return [
        button(stage, msg('master-button-pause'), 'pause'),
        button(stage, msg('master-button-remind'), 'remind'),
        button(stage, msg('master-button-close'), 'close'),
      ];
    case 'paused':
      return [button(stage, msg('master-button-resume'), 'resume', undefined, 'success')];
    case 'lobby':
    case 'frozen':
    case 'ended':
    case 'cancelled':
      return [];
    default:
      return stage.table.phase satisfies never;
  }
}

/** `/cancel` asks back: it is the one act that nothing undoes. */
export function cancelScreen(stage: Stage): Drawn {
  const { speech, table } = stage;
  const people = table.seats.filter((x) => x.person !== null).length;
  const follows =
    table.phase === 'lobby'
      ? msg('desk-run-cancel-lobby', { count: people })
      : msg('desk-run-cancel', { count: people, titles: timed(table).map(({ ask }) => ask.title) });
  return onePage(text(spoken(speech, [msg('master-cancel-ask', { table: table.name })]), spoken(speech, [follows])), [
    [button(stage, msg('master-button-cancel'), 'cancel', markOf(table), 'danger'), keep(stage)],
  ]);
}

/** `/kick` without a name: whom? The button carries the person's id. */
export function kickScreen(stage: Stage): Drawn {
  const { speech, table } = stage;
  const people = table.seats.flatMap(({ person, lent }, seat) => {
    const bearer = nameBearer({ person, lent });
    return person === null || (bearer === table.master && !hidesNames(table)) ? [] : [{ person, seat }];
  });
  if (people.length === 0) return onePage(speech.html(msg('master-kick-nobody')));
  const rows = people.map(({ person, seat }) => {
    // What a button carries can be read with some skill: at an anonymous table it names the seat.
    if (hidesNames(table)) return [act(stage, speech.plain(figureOf(seat)), 'kick', `s${seat}`)];
    return [act(stage, speech.plain(msg('desk-seat', { number: seat + 1, name: { seat } })), 'kick', `${person}`)];
  });
  return onePage(speech.html(table.phase === 'lobby' ? msg('master-kick-lobby') : msg('master-kick-ask')), [
    ...rows.slice(0, 90),
    [keep(stage)],
  ]);
}

/** What would follow, before it is done. */
export function kickPreview(stage: Stage, seat: Seat): Drawn {
  const { speech, table } = stage;
  const args = { name: { seat }, number: seat + 1 };
  const lines =
    table.phase === 'lobby'
      ? [msg('desk-run-kick-lobby', args)]
      : [msg('desk-run-kick', args), msg('desk-run-computer'), msg('desk-run-kept')];
  return onePage(text(spoken(speech, [msg('desk-run-title')]), spoken(speech, lines)), [
    [
      button(
        stage,
        msg('desk-button-do'),
        'kickgo',
        marked(hidesNames(table) ? `s${seat}` : `${table.seats[seat]?.person ?? 0}`, table, seat),
        'danger',
      ),
      button(stage, msg('menu-button-back'), 'kick'),
    ],
  ]);
}

/** Of a screen that stands on no other: nothing is done, and it goes. */
export function keep(stage: Stage) {
  return button(stage, msg('master-button-keep'), 'keep');
}

function button(stage: Stage, label: Msg, what: MasterAct, value?: string, style?: Style) {
  return act(stage, stage.speech.plain(label), what, value, style);
}

function act({ table }: Stage, label: string, what: MasterAct, value?: string, style?: Style) {
  return press(label, { on: 'master', table: table.id, act: what, ...(value !== undefined && { value }) }, style);
}
