/** The operators' desk: how the bot is, what stands still, who uses it. */
import type { Speech } from '../../../i18n/speak.ts';
import type { Msg } from '../../../kit/game.ts';
import { msg } from '../../../messages/msg.ts';
import type { Millis, Phase } from '../../../table/model/aggregate.ts';
import type { Frozen, Health, Overdue, Usage } from '../../../table/ports/operations.ts';
import type { AdminAct } from '../../buttons/buttons.ts';
import { press, type Style } from '../parts/keyboard.ts';
import { onePage, spoken, text } from '../parts/page.ts';
import type { Drawn } from '../parts/scene.ts';

export interface Desk {
  readonly now: Millis;
  readonly uptime: Millis;
  readonly health: Health;
  readonly phases: Readonly<Partial<Record<Phase, number>>>;
  readonly overdue: readonly Overdue[];
  readonly frozen: readonly Frozen[];
  readonly usage: readonly Usage[];
  readonly isMaintained: boolean;
}

const phases = ['lobby', 'running', 'paused', 'frozen', 'ended', 'cancelled'] as const satisfies readonly Phase[];
/** A fault may carry half a state with it; the export has the rest. */
const longestFault = 200;
/** Rows of buttons; more frozen tables than this are all of one fault, and the commands do the same. */
const mostRows = 10;

export function deskScreen(speech: Speech, desk: Desk): Drawn {
  const { frozen, isMaintained } = desk;
  return onePage(
    text(
      spoken(speech, [msg('admin-title'), ...(isMaintained ? [msg('admin-is-maintained')] : []), ...healthLines(desk)]),
      spoken(speech, tableLines(desk)),
      spoken(speech, frozenLines(desk)),
      spoken(speech, usageLines(desk)),
      [speech.html(msg('admin-help'))],
    ),
    [
      ...frozen
        .slice(0, mostRows)
        .map(({ table }) => [
          button(speech, msg('admin-button-thaw', { table: `${table}` }), 'thaw', table),
          button(speech, msg('admin-button-export', { table: `${table}` }), 'export', table),
          button(speech, msg('admin-button-end', { table: `${table}` }), 'end', table),
        ]),
      [button(speech, msg('admin-button-refresh'), 'desk')],
    ],
  );
}

/** Nothing undoes it. */
export function sureScreen(speech: Speech, table: number): Drawn {
  return onePage(speech.html(msg('admin-sure', { table: `${table}` })), [
    [
      button(speech, msg('admin-button-end', { table: `${table}` }), 'ended', table, 'danger'),
      button(speech, msg('menu-button-back'), 'desk'),
    ],
  ]);
}

function healthLines({ health, uptime }: Desk): readonly Msg[] {
  const { latency, queue, waiting, heartbeat } = health;
  return [
    msg('admin-database', { latency }),
    queue === 0 ? msg('admin-queue-empty') : msg('admin-queue', { queue, waiting }),
    heartbeat === null ? msg('admin-no-heartbeat') : msg('admin-heartbeat', { ago: heartbeat }),
    msg('admin-uptime', { uptime }),
  ];
}

function tableLines({ phases: counts, overdue, now }: Desk): readonly Msg[] {
  const named = phases.flatMap((phase) => {
    const count = counts[phase] ?? 0;
    return count === 0 ? [] : [msg(`admin-phase-${phase}`, { count })];
  });
  return [
    named.length === 0 ? msg('admin-no-tables') : msg('admin-tables', { phases: named }),
    ...overdue.map(({ table, name, title, since }) =>
      msg('admin-overdue', { table: `${table}`, name, title, late: Math.max(0, now - since) }),
    ),
  ];
}

function frozenLines({ frozen }: Desk): readonly Msg[] {
  return frozen.flatMap(({ table, name, game, fault }) => [
    msg('admin-frozen', { table: `${table}`, name, fault: fault.slice(0, longestFault) }),
    msg('admin-repeat', { table: `${table}`, game }),
  ]);
}

function usageLines({ usage }: Desk): readonly Msg[] {
  if (usage.length === 0) return [];
  return [
    msg('admin-usage'),
    ...usage.map(({ name, tables, presses }) => msg('admin-chat', { name, tables, presses })),
  ];
}

function button(speech: Speech, label: Msg, act: AdminAct, table?: number, style?: Style) {
  return press(speech.plain(label), { on: 'admin', act, ...(table !== undefined && { table }) }, style);
}
