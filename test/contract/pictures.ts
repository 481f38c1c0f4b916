/**
 * Clauses about pictures. That they hide what must be hidden needs no clause of its own: they see the view alone, and it hides it
 * (secrets.ts); what is asked here is that they are made of nothing else.
 */
import { Resvg } from '@resvg/resvg-js';
import { expect } from 'vitest';
import type { AnyGame, Msg } from '../../src/kit/game.ts';
import type { Box, Svg } from '../../src/kit/svg.ts';
import type { Plan } from '../contract.ts';
import { screens } from './drafts.ts';
import { commits, mixed, turns } from './games.ts';

export function picturesAreWhole(game: AnyGame, plan: Plan): void {
  const faults: string[] = [];
  const voices = Object.entries(plan.voices ?? { ids: { say: idAndArgs } });
  for (const { state, number, start, seats } of commits(game, plan, mixed(game))) {
    if (number % (plan.pictures ?? 1) !== 0) continue;
    const turn = turns(game, state).at(number % 7);
    for (const [path, { picture }] of turn ? screens(turn.menu) : []) {
      for (const [language, words] of picture ? voices : []) {
        const where = `${start.seed}, commit ${number}, seat ${turn?.seat}, ${path.join(' › ')}, ${language}`;
        if (picture) faults.push(...faultsOf(picture(words)).map((fault) => `${where}: ${fault}`));
      }
    }
    // Every seat comes round; an onlooker is always there.
    for (const seat of [null, Math.floor(number / (plan.pictures ?? 1)) % seats]) {
      for (const [language, words] of voices) {
        const svg = game.picture(game.view(state, seat), words);
        const again = game.picture(JSON.parse(JSON.stringify(game.view(state, seat))), words);
        const where = `${start.seed}, commit ${number}, seat ${seat}, ${language}`;
        if (again.text !== svg.text) faults.push(`${where}: the same view is drawn in two ways`);
        faults.push(...faultsOf(svg).map((fault) => `${where}: ${fault}`));
      }
    }
  }
  expect([...new Set(faults)].slice(0, 20).join('\n')).toBe('');
}

function faultsOf(svg: Svg): readonly string[] {
  return [
    ...malformed(svg),
    ...svg.boxes.flatMap((box) => outOf(box, svg)),
    ...collisions(svg.boxes),
    ...sizeFaults(svg),
  ];
}

/** Told by the parser that draws it. */
function malformed({ text }: Svg): readonly string[] {
  try {
    new Resvg(text, { font: { loadSystemFonts: false } });
    return [];
  } catch (fault) {
    return [`not SVG: ${fault}`];
  }
}

function outOf({ text, x, y, width, height, wide }: Box, picture: Svg): readonly string[] {
  return [
    ...(wide > width + 0.01 ? [`"${text}" is wider than its box: ${wide} in ${width}`] : []),
    ...(x < 0 || y < 0 || x + width > picture.width || y + height > picture.height
      ? [`"${text}" lies outside the picture`]
      : []),
  ];
}

/** No two texts are written over each other. */
function collisions(boxes: readonly Box[]): readonly string[] {
  const told = boxes.filter(({ text }) => text !== '');
  return told.flatMap((a, i) =>
    told.slice(i + 1).flatMap((b) => {
      const across = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x);
      const down = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y);
      return across > 0.5 && down > 0.5 ? [`"${a.text}" and "${b.text}" lie over each other`] : [];
    }),
  );
}

/** What Telegram takes as a photo, and what can be read on a phone, where it is 360 points wide: letters of 7 points and more. */
function sizeFaults({ width, height, boxes }: Svg): readonly string[] {
  const smallest = Math.min(...boxes.filter(({ text }) => text !== '').map((box) => box.height));
  return [
    ...(width + height > 8_000 || Math.max(width, height) > 20 * Math.min(width, height)
      ? ['no size for a photo']
      : []),
    ...(smallest * (360 / width) < 5 ? [`letters of ${smallest} are too small`] : []),
  ];
}

/** Longer than any text that was translated. */
function idAndArgs({ id, args = {} }: Msg): string {
  return `${id} ${JSON.stringify(args)} <&"> 🦊`;
}
