/** An exported game, read and played again. */
import { z } from 'zod';
import { games } from '../games/index.ts';
import type { Draft } from '../kit/menu.ts';
import { optionsOf, presets } from '../kit/presets.ts';
import { type Fault, type GameRecord, replayed } from '../kit/replay.ts';
import type { Table } from '../table/model/aggregate.ts';
import { tryPending } from '../table/operators/trial.ts';

const draft: z.ZodType<Draft> = z.lazy(() =>
  z.union([
    z.strictObject({ pick: z.string(), within: draft }),
    z.strictObject({ pick: z.string() }),
    z.strictObject({ some: z.array(z.string()) }),
    z.strictObject({ order: z.array(z.string()) }),
    z.strictObject({ rows: z.record(z.string(), draft) }),
  ]),
);
const exported = z.object({
  game: z.string(),
  version: z.number(),
  /** Options that are not named are those of the preset. */
  preset: z.enum(presets).default('printed'),
  options: z.record(z.string(), z.string()).optional(),
  seats: z.int().min(1),
  seed: z.string(),
  hash: z.string(),
  /** In an operator's export: the table as it stands. Written by our own program; a damaged one fails where it is used. */
  table: z.custom<Table>(isTable, 'is not a table').optional(),
  stretches: z
    .array(
      z.object({
        first: z.int().min(0),
        version: z.number(),
        state: z.unknown(),
        from: z.number(),
        left: z.unknown().optional(),
      }),
    )
    .optional(),
  /** What the last commit left. */
  state: z.unknown().optional(),
  commits: z.array(
    z.object({
      answers: z.array(
        z.object({
          ask: z.string(),
          seat: z.int().min(0),
          draft,
          chosen: draft.nullable().optional(),
          by: z.enum(['player', 'clock', 'early']),
        }),
      ),
      entered: z.int().min(0).optional(),
      notes: z.array(z.unknown()),
      digest: z.string().optional(),
    }),
  ),
});

function isTable(value: unknown): value is Table {
  return typeof value === 'object' && value !== null && 'asks' in value && 'seats' in value && 'settings' in value;
}

export interface Verdict {
  /** Nothing departs from the record. What this program cannot check is named in the line. */
  readonly passed: boolean;
  readonly line: string;
  /** The states that were stored where rules took over which it does not have, or from such rules. */
  readonly states?: readonly string[];
}

export function verdictOn(text: string): Verdict {
  const no = (line: string): Verdict => ({ passed: false, line });
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    return no('is not JSON');
  }
  const parsed = exported.safeParse(json);
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    return no(`is not the export of a finished game (${issue?.path.join('.')}: ${issue?.message})`);
  }
  const { preset, options, table, ...record } = parsed.data;
  const game = games[record.game];
  if (!game) return no(`there is no game "${record.game}" here, only ${Object.keys(games).join(', ')}`);
  // A state in which a table froze may be damaged: it is for the replay to say what it should be.
  const kept = table ? { ...record, state: undefined } : record;
  const whole = { ...kept, options: { ...optionsOf(game, preset), ...options } };
  const again = guarded(() => replayed(game, whole));
  if (again instanceof Error) return no(`the replay fails: ${traced(again)}`);
  const { verdict, state } = again;
  if (!verdict.same) return no(`not reproduced: ${told(verdict.fault)}`);
  const { commits, notes, over, unchecked, retold } = verdict;
  const isOurs = table !== undefined && table.version <= game.version;
  const pending = isOurs && guarded(() => tryPending(game, { ...table, state: state ?? table.state }, Date.now()));
  if (pending instanceof Error) {
    return no(`reproduced ${commits} commits; the pending step fails: ${traced(pending)}`);
  }
  const end = isOurs ? 'and the pending step goes through' : over ? 'to the end' : 'as far as the record goes';
  const checked = commits > 0 ? [`reproduced: ${record.game}, ${commits} commits, ${notes} notes, ${end}`] : [];
  const others = unchecked.map(
    ({ version, first, last }) =>
      `not checked: ${record.game}, commits ${first} to ${last}, played by version ${version} of the rules; here it is ${game.version}`,
  );
  const words = retold ? [`told in other words from ${told(retold)}`] : [];
  const states = unchecked.length > 0 ? storedStates(record) : [];
  return { passed: true, line: [...checked, ...others, ...words].join('; '), ...(states.length > 0 && { states }) };
}

function storedStates({
  stretches = [],
  commits,
  state,
}: Pick<GameRecord, 'stretches' | 'commits' | 'state'>): readonly string[] {
  const at = (commit: number, what: string, kept: unknown) =>
    `after commit ${commit}, ${what}: ${JSON.stringify(kept)}`;
  return [
    ...stretches.flatMap(({ first, version, from, state: start, left }) => [
      ...(left === undefined ? [] : [at(first - 1, `as version ${from} left it`, left)]),
      at(first - 1, `as version ${version} took it over`, start),
    ]),
    ...(state == null ? [] : [at(commits.length - 1, 'as it is stored', state)]),
  ];
}

function guarded<T>(run: () => T): T | Error {
  try {
    return run();
  } catch (fault) {
    return fault instanceof Error ? fault : new Error(String(fault));
  }
}

/** The message stands at the head of the trace. */
function traced({ stack, message }: Error): string {
  return stack ?? message;
}

function told(fault: Fault): string {
  switch (fault.kind) {
    case 'answer':
      return `commit ${fault.commit}: seat ${fault.seat} could not give that answer to ${fault.ask}`;
    case 'entry':
      return `commit ${fault.commit}: nobody could have come to the game then`;
    case 'note':
      return `commit ${fault.commit}, note ${fault.note}: recorded ${fault.expected}, replayed ${fault.found}`;
    case 'state':
      return `commit ${fault.commit} came to ${fault.expected}, replayed to ${fault.found}`;
    case 'hash':
      return `the seed does not belong to the published hash ${fault.expected} (it gives ${fault.found})`;
    case 'game':
    case 'options':
      return `the ${fault.kind} of the record is ${fault.expected}, here it is ${fault.found}`;
    default:
      return fault satisfies never;
  }
}
