/** What the simulation is asked to do, read from the command line. */
import { parseArgs } from 'node:util';
import { games } from '../games/index.ts';
import type { AnyGame } from '../kit/game.ts';
import { optionsOf, presets } from '../kit/presets.ts';
import type { Task } from './run.ts';

/** Told in one line. */
export class Misuse extends Error {}

export interface Order {
  readonly game: AnyGame;
  readonly task: Task;
  readonly json: boolean;
  /** For the children only: which of how many parts. */
  readonly part: readonly [from: number, every: number] | undefined;
}

export function read(argv: string[]): Order {
  const { values, positionals } = parsed(argv);
  const [id, ...more] = positionals;
  const known = Object.keys(games).join(', ');
  if (id === undefined) throw new Misuse(`Which game? One of: ${known}`);
  const game = games[id];
  if (!game) throw new Misuse(`There is no game "${id}". One of: ${known}`);
  if (more.length > 0) throw new Misuse(`One game at a time, not also ${more.join(' ')}`);

  const preset = presets.find((x) => x === values.preset);
  if (!preset) throw new Misuse(`--preset ${values.preset}: one of ${presets.join(', ')}`);
  const { min, max } = game.seats(optionsOf(game, preset));
  const task: Task = {
    players: whole('players', values.players ?? String(min), min, max),
    games: whole('games', values.games, 1, 1_000_000),
    seed: values.seed,
    preset,
    silence: whole('silence', values.silence, 0, 100),
  };
  return { game, task, json: values.json, part: partOf(values.part) };
}

function parsed(argv: string[]) {
  try {
    return parseArgs({
      args: argv,
      allowPositionals: true,
      options: {
        players: { type: 'string' },
        games: { type: 'string', default: '100' },
        seed: { type: 'string', default: '1' },
        preset: { type: 'string', default: 'printed' },
        silence: { type: 'string', default: '0' },
        json: { type: 'boolean', default: false },
        part: { type: 'string' },
      },
    });
  } catch (error) {
    throw new Misuse(error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error));
  }
}

function whole(name: string, text: string, min: number, max: number): number {
  const n = Number(text);
  if (!/^\d+$/.test(text) || n < min || n > max) {
    throw new Misuse(`--${name} ${text}: a whole number from ${min} to ${max}, for example --${name} ${min}`);
  }
  return n;
}

function partOf(text: string | undefined): readonly [number, number] | undefined {
  const [, from, every] = /^(\d+)\/(\d+)$/.exec(text ?? '') ?? [];
  return from === undefined || every === undefined ? undefined : [Number(from), Number(every)];
}
