/** Where the present rules play a recorded game otherwise, in words that say what to do about it. */
import { isDeepStrictEqual } from 'node:util';
import type { AnyGame } from '../../src/kit/game.ts';
import { type Fault, replayed } from '../../src/kit/replay.ts';
import type { Recording } from './recording.ts';

/** Undefined: nowhere. */
export function departure(game: AnyGame, recording: Recording): string | undefined {
  const found = difference(game, recording);
  if (!found) return undefined;
  const { rules, seats } = recording;
  return (
    `${game.id} (${rules}, ${seats} seats): ${found.what}. Raise the version of the game and record anew with ` +
    `\`npm run record -- ${game.id}\`, or this is a fault.\n${found.how}`
  );
}

interface Difference {
  readonly what: string;
  readonly how: string;
}

function difference(game: AnyGame, recording: Recording): Difference | undefined {
  const states: unknown[] = [];
  const fault = faultOf(watched(game, states), recording);
  if (fault instanceof Error) return { what: otherwise(states.length), how: fault.stack ?? fault.message };
  if (fault) return told(fault);
  for (const { commit, state } of recording.states) {
    if (isDeepStrictEqual(states[commit], state)) continue;
    return { what: `commit ${commit} leaves another state than was recorded`, how: unlike(state, states[commit]) };
  }
  const ends = game.outcome(states.at(-1));
  if (isDeepStrictEqual(ends, recording.outcome)) return undefined;
  return { what: 'it ends otherwise than was recorded', how: unlike(recording.outcome, ends) };
}

/** The same game, which notes down its states. */
function watched(game: AnyGame, states: unknown[]): AnyGame {
  return {
    ...game,
    setup: (...start) => {
      const step = game.setup(...start);
      states.push(step.state);
      return step;
    },
    apply: (...given) => {
      const step = game.apply(...given);
      states.push(step.state);
      return step;
    },
  };
}

function faultOf(game: AnyGame, recording: Recording): Fault | Error | undefined {
  try {
    const { verdict } = replayed(game, recording);
    return verdict.same ? undefined : verdict.fault;
  } catch (error) {
    return error instanceof Error ? error : new Error(String(error));
  }
}

const otherwise = (commit: number) => `commit ${commit} plays otherwise than it was recorded`;

function told(fault: Fault): Difference {
  switch (fault.kind) {
    case 'note':
      return { what: otherwise(fault.commit), how: `recorded ${fault.expected}\nnow ${fault.found}` };
    case 'entry':
      return { what: otherwise(fault.commit), how: 'nobody could come to the game then' };
    case 'answer':
      return { what: otherwise(fault.commit), how: `seat ${fault.seat} can no longer answer ${fault.ask} as it did` };
    default:
      return {
        what: `${fault.kind} otherwise than recorded`,
        how: `recorded ${fault.expected}\nnow ${fault.found}`,
      };
  }
}

/** The first place where two values part, with what stands there. */
function unlike(was: unknown, is: unknown, path = ''): string {
  if (isObject(was) && isObject(is)) {
    const key = [...new Set([...Object.keys(was), ...Object.keys(is)])].find((x) => !isDeepStrictEqual(was[x], is[x]));
    if (key !== undefined) return unlike(was[key], is[key], `${path}.${key}`);
  }
  return `${path.slice(1)}\nrecorded ${JSON.stringify(was)}\nnow ${JSON.stringify(is)}`;
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}
