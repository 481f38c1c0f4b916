/** What a board costs: its SVG from the view, its PNG from the SVG. */
import { citadel } from '../src/games/citadel/index.ts';
import { loadLocales } from '../src/i18n/speak.ts';
import { optionsOf } from '../src/kit/presets.ts';
import type { Svg } from '../src/kit/svg.ts';
import { draw } from '../src/pictures/index.ts';
import { drive } from '../src/sim/drive.ts';

/** A board after the first is to take less. */
const bound = 50;

export async function boards(): Promise<string[]> {
  const { plain: say } = loadLocales('locales').speak('ru', (seat) => `Константин ${seat + 1}`);
  const options = optionsOf(citadel, 'recommended');
  const played = drive(citadel, { seats: 16, options, seed: 'bench/boards' }, ({ ask, view }, dice) =>
    citadel.play(view, ask, dice),
  );
  const views = [...played].map(({ state }) => citadel.view(state, null));
  const svgs: Svg[] = [];
  const written = views.map((view) => timed(() => svgs.push(citadel.picture(view, { say }))));
  const drawn: number[] = [];
  const cpu: number[] = [];
  let bytes = 0;
  for (const svg of svgs) {
    const before = process.cpuUsage();
    const begun = performance.now();
    bytes += (await draw(svg)).length;
    drawn.push(performance.now() - begun);
    const { user, system } = process.cpuUsage(before);
    cpu.push((user + system) / 1000);
  }
  const [first = 0, ...later] = drawn;
  return [
    `a board of 16 people drawn, to ${bound} ms: ${(median(later) / bound).toFixed(2)} : 1 (median of ${later.length}: ${median(later).toFixed(0)} ms, of these ${median(cpu.slice(1)).toFixed(0)} ms of one core; the first ${first.toFixed(0)} ms)`,
    `its SVG from the view: ${median(written).toFixed(1)} ms; its PNG: ${Math.round(bytes / svgs.length / 1024)} KB`,
  ];
}

function timed(run: () => unknown): number {
  const begun = performance.now();
  run();
  return performance.now() - begun;
}

function median(all: readonly number[]): number {
  return all.toSorted((a, b) => a - b)[all.length >> 1] ?? 0;
}
