/**
 * The master's commands at a private table of two. Whoever gives one moves it: the other is asked, and it is carried out once he
 * agrees, by the button or by giving the same command. A newer motion overtakes the older one, and so does whatever makes it
 * mean something else. Nobody is asked who is away, or where a computer player sits opposite. Pure.
 */
import type { Msg } from '../../kit/game.ts';
import { msg } from '../../messages/msg.ts';
import { timed } from '../facts/asked.ts';
import { otherOf } from '../facts/private.ts';
import { seatOf } from '../facts/sitting.ts';
import type { Act } from '../model/act.ts';
import {
  type Millis,
  type Motion,
  type MotionAct,
  type OpenAsk,
  type Outcome,
  type PersonId,
  type Post,
  type Reply,
  refuse,
  slots,
  type Table,
} from '../model/aggregate.ts';
import { finished, note, setDesk, workOn } from '../tell/work.ts';
import * as master from './master.ts';
import { setClock, setPace } from './pace.ts';

/** @param age for `close`: how long ago it was wished */
export function move(act: Act, what: MotionAct, age: Millis = 0): Outcome<Reply> {
  const { table, by } = act;
  const done = carryOut(act, what, age);
  const to = askedBy(table, by.person, what);
  if ('refused' in done || to === undefined) return done;
  const { motion } = table.desk;
  if (motion?.state === 'open' && JSON.stringify(motion.act) === JSON.stringify(what)) {
    return motion.by === by.person ? refuse('motion-waits') : answer(act, { number: motion.number, said: 'agree' });
  }
  return propose(table, by.person, to, what);
}

/** To the motion of that number. */
export interface MotionAnswer {
  readonly number: number;
  readonly said: 'agree' | 'decline';
}

export function answer(act: Act, { number, said }: MotionAnswer): Outcome<Reply> {
  const { table, by } = act;
  const { motion } = table.desk;
  if (motion?.number !== number || motion.state !== 'open' || motion.to !== by.person) return refuse('motion-gone');
  const what = wordsOf(table, motion.act);
  const seat = seatOf(table, by.person) ?? 0;
  if (said === 'decline') {
    const work = workOn(table);
    setDesk(work, { motion: { ...motion, state: 'declined' } });
    note(work, by.person, 'log-motion-declined', { what });
    work.posts.push(
      letterOf(table, motion, { silent: true }),
      tellMover(motion, msg('motion-told-declined', { name: { seat }, what })),
    );
    return finished<Reply>(work, { said: msg('motion-declined') });
  }
  const done = carryOut({ ...act, by: { person: motion.by } }, motion.act, 0);
  if ('refused' in done) return done;
  const isTold = motion.act.kind !== 'clock' && motion.act.kind !== 'pace';
  return {
    ...done,
    table: { ...done.table, desk: { ...done.table.desk, motion: { ...motion, state: 'agreed' } } },
    log: [{ who: by.person, text: msg('log-motion-agreed', { what }) }, ...done.log],
    posts: [
      ...done.posts,
      letterOf(table, motion, { silent: true }),
      ...(isTold ? [] : [tellMover(motion, msg('motion-told-agreed', { name: { seat }, what }))]),
    ],
    result: { said: msg('motion-agreed') },
  };
}

/** After any change: a motion that no longer means what it meant is over, and its message says so. */
export function overtaken<T>(outcome: Outcome<T>): Outcome<T> {
  if ('refused' in outcome) return outcome;
  const { table, posts } = outcome;
  const { motion } = table.desk;
  if (motion?.state !== 'open' || stands(table, motion)) return outcome;
  return {
    ...outcome,
    table: { ...table, desk: { ...table.desk, motion: { ...motion, state: 'over' } } },
    posts: [...posts, letterOf(table, motion, { silent: true })],
  };
}

/** What is moved, in a few words. */
export function wordsOf({ game, settings }: Pick<Table, 'game' | 'settings'>, act: MotionAct): Msg {
  switch (act.kind) {
    case 'extend':
      return msg('motion-extend', { span: act.span });
    case 'clock': {
      const value =
        'at' in act.clock
          ? msg('clock-at', { time: act.clock.at, zone: settings.zone })
          : msg('clock-span', { ms: act.clock.span });
      return msg('motion-clock', { clock: { id: `${game}-clock-${act.name}` }, value });
    }
    case 'pause':
    case 'resume':
    case 'close':
    case 'cancel':
    case 'pace':
      return msg(`motion-${act.kind}`);
    default:
      return act satisfies never;
  }
}

function carryOut(act: Act, what: MotionAct, age: Millis): Outcome<Reply> {
  switch (what.kind) {
    case 'extend':
      return master.extend(act, what.span);
    case 'pause':
      return master.pause(act);
    case 'resume':
      return master.resume(act);
    case 'close':
      return master.close(act, age);
    case 'cancel':
      return master.cancel(act);
    case 'clock':
      return setClock(act, what);
    case 'pace':
      return setPace(act, what.settings);
    default:
      return what satisfies never;
  }
}

/** Who has to agree. In the lobby the table is its host's; a table asleep is woken by whoever comes back to it. */
function askedBy(table: Table, person: PersonId, { kind }: MotionAct): PersonId | undefined {
  if (table.phase === 'lobby' || (kind === 'resume' && table.desk.asleep)) return undefined;
  const other = otherOf(table, person);
  return table.seats.some((x) => x.person === other && !x.away) ? other : undefined;
}

function propose(table: Table, by: PersonId, to: PersonId, act: MotionAct): Outcome<Reply> {
  const before = table.desk.motion;
  const motion: Motion = { number: (before?.number ?? 0) + 1, by, to, act, asks: askedNow(table), state: 'open' };
  const work = workOn(table);
  setDesk(work, { motion });
  note(work, by, 'log-motion', { what: wordsOf(table, act) });
  if (before?.state === 'open') work.posts.push(letterOf(table, before, { silent: true }));
  work.posts.push(letterOf(table, motion, {}));
  return finished<Reply>(work, { said: msg('motion-asked'), asked: true });
}

function stands(table: Table, { by, to, act, asks }: Motion): boolean {
  if (seatOf(table, by) === undefined || seatOf(table, to) === undefined) return false;
  const { phase } = table;
  const isOn = phase === 'running' || phase === 'paused';
  switch (act.kind) {
    case 'pause':
      return phase === 'running';
    case 'resume':
      return phase === 'paused';
    case 'extend':
    case 'close':
      return isOn && JSON.stringify(askedNow(table)) === JSON.stringify(asks);
    case 'clock':
    case 'pace':
      return isOn;
    case 'cancel':
      return isOn || phase === 'frozen';
    default:
      return act satisfies never;
  }
}

function askedNow(table: Table): readonly OpenAsk['number'][] {
  return timed(table).map((open) => open.number);
}

function letterOf({ id }: Table, { number, to }: Motion, more: Pick<Post, 'silent'>): Post {
  return { to: { person: to }, letter: { kind: 'motion', number }, slot: slots.motion(id, number), ...more };
}

function tellMover({ by }: Motion, line: Msg): Post {
  return { to: { person: by }, letter: { kind: 'say', lines: [line] } };
}
