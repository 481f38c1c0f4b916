/** The simulation as a command, and what its sums promise. */
import { spawnSync } from 'node:child_process';
import { describe, expect, test } from 'vitest';
import { censuses, games } from '../../src/games/index.ts';
import { Misuse, read } from '../../src/sim/args.ts';
import { inWords, reportOf } from '../../src/sim/report.ts';
import { run, type Task } from '../../src/sim/run.ts';
import { merge } from '../../src/sim/tally.ts';
import { cards } from '../toys/alternating.ts';
import { maze } from '../toys/grid.ts';

const task: Task = { players: 4, games: 7, seed: 's', preset: 'printed', silence: 0 };

describe('sums', () => {
  test('are the same however the games are dealt out', () => {
    const citadel = games['citadel'];
    if (!citadel) throw new Error('no citadel');
    const few = { ...task, players: 10, games: 3 };
    const whole = reportOf('citadel', few, merge([run(citadel, censuses['citadel'], few, 0, 1)]));
    const parts = [1, 0, 2].map((from) => run(citadel, censuses['citadel'], few, from, 3));
    expect(inWords(reportOf('citadel', few, merge(parts)))).toBe(inWords(whole));
    expect(JSON.stringify(whole)).toContain('wave 1');
  });
  test("citadel's deaths are all accounted for, each with its cause", () => {
    const citadel = games['citadel'];
    if (!citadel) throw new Error('no citadel');
    const { tables } = run(citadel, censuses['citadel'], { ...task, players: 10, games: 2 }, 0, 1);
    const deaths = Object.values(tables['deaths'] ?? {}).reduce((sum, cell) => sum + cell.seen, 0);
    const people = Object.values(tables['bonuses'] ?? {});
    const dead = people.reduce((sum, { seen, sums }) => sum + seen - (sums['survived %'] ?? 0) / 100, 0);
    expect(deaths).toBe(dead);
    expect(deaths).toBeGreaterThan(0);
    expect(Object.keys(tables['deaths'] ?? {})).not.toContain('unknown');
  });
  test('another seed plays other games, the same seed the same', () => {
    const duels = { ...task, players: 2, games: 20 };
    const words = (seed: string) => JSON.stringify(run(cards, undefined, { ...duels, seed }, 0, 1).results);
    expect(words('s')).toBe(words('s'));
    expect(words('s')).not.toBe(words('t'));
  });
  test('with silence some answers are not given, with 100 % none', () => {
    const taken = (silence: number) =>
      Object.values(run(maze, undefined, { ...task, silence }, 0, 1).choices).reduce((sum, x) => sum + x.taken, 0);
    expect(taken(100)).toBe(0);
    expect(taken(50)).toBeGreaterThan(0);
    expect(taken(50)).toBeLessThan(taken(0));
  });
  test('a choice that nobody takes is named', () => {
    const report = reportOf('maze', task, run(maze, undefined, task, 0, 1));
    expect(report.neverTaken).toEqual(['turn:N · stop']);
    expect(report.results).toEqual({ 'seat 0, 1, 2, 3 first': 100 });
  });
});

describe('the command', () => {
  test('reports as JSON', () => {
    const args = ['--players', '10', '--games', '1', '--seed', 'x', '--json'];
    const { status, stdout } = command('citadel', ...args);
    expect(status).toBe(0);
    expect(JSON.parse(stdout)).toMatchObject({ game: 'citadel', players: 10, games: 1, preset: 'printed', seed: 'x' });
  });
  test('answers a mistake with one line', () => {
    const { status, stderr } = command('chess');
    expect(stderr).toBe('There is no game "chess". One of: citadel, revolver, office\n');
    expect(status).toBe(1);
  });
  test('takes the fewest players of a game unless told otherwise', () => {
    expect(read(['citadel']).task).toMatchObject({ players: 10, games: 100, preset: 'printed', silence: 0 });
  });
  test.each([
    [[], 'Which game? One of: '],
    [['citadel', 'chess'], 'One game at a time, not also chess'],
    [['citadel', '--players', '3'], '--players 3: a whole number from 10 to 16'],
    [['citadel', '--games', 'many'], '--games many: a whole number'],
    [['citadel', '--games', '1e3'], '--games 1e3: a whole number'],
    [['citadel', '--silence', '101'], '--silence 101: a whole number from 0 to 100'],
    [['citadel', '--preset', 'easy'], '--preset easy: one of printed, recommended'],
    [['citadel', '--speed', '9'], "Unknown option '--speed'"],
  ])('%j is a mistake', (args, line) => {
    expect(() => read(args)).toThrow(Misuse);
    expect(() => read(args)).toThrow(line);
  });
});

function command(...args: string[]) {
  return spawnSync(process.execPath, ['--import', 'tsx', 'src/sim/main.ts', ...args], { encoding: 'utf8' });
}
