/**
 * The office as a picture, the twin of board.ts: the plan with its walls, doors and holes, junk, figures, what the reader reaches
 * and what the dead see; then what the signs mean, and everybody with what he carries.
 */
import type { Msg, Words } from '../../../kit/game.ts';
import { drawable, widthOf } from '../../../kit/lettering.ts';
import { palette } from '../../../kit/palette.ts';
import { picture as drawing, group, label, type Part, type Svg } from '../../../kit/svg.ts';
import { board, heading } from '../board.ts';
import { allCells, type Cell, edgeAt } from '../data/plan.ts';
import { things } from '../data/things.ts';
import { moverOf } from '../mover.ts';
import { zombiesOf } from '../rules/people.ts';
import { sees } from '../rules/sight.ts';
import type { View } from '../view.ts';
import { floorHeight, floorPart } from './floor.ts';
import { peoplePart } from './people.ts';
import { type Sign, sign } from './signs.ts';

const width = 720;
const margin = 12;
const inner = width - 2 * margin;
const titleHeight = 44;

export function picture(view: View, words: Words): Svg {
  const reach = new Set(moverOf(view)?.reach.keys());
  const watched = watchedCells(view);
  const legend = legendPart(signsIn(view, reach, watched), words);
  const legendTop = titleHeight + floorHeight;
  const peopleTop = legendTop + legend.height;
  const people = peoplePart(view, inner, words);
  const height = peopleTop + people.height + margin;
  const said = board(view).map((line) => words.say(line));
  const title = words.say(heading(view));
  return drawing({ width, height, title: drawable(title), description: said.join('\n') }, [
    label(drawable(title), { x: margin + 4, y: 34, width: inner - 8, size: 28, face: 'bold' }),
    group(margin, titleHeight, [floorPart(view, reach, watched, words)]),
    group(margin, legendTop, legend.parts),
    group(margin, peopleTop, [people.part]),
  ]);
}

/** For a person the cells that some zombie sees, for a zombie those that he sees himself; an onlooker is shown neither. */
function watchedCells(view: View): ReadonlySet<Cell> {
  const me = view.seat === null ? undefined : view.players[view.seat];
  if (!me || me.cell === null || view.phase === 'walls') return new Set();
  const eyes = me.role === 'zombie' ? [me.cell] : zombiesOf(view.players).map((zombie) => zombie.cell);
  return new Set(allCells.filter((cell) => eyes.some((eye) => sees(view.plan, eye, cell, view.options.sight))));
}

/** Only what is to be seen is explained. */
function signsIn(view: View, reach: ReadonlySet<Cell>, watched: ReadonlySet<Cell>): readonly Sign[] {
  const stands = (edge: string) =>
    allCells.some((cell) => edgeAt(view.plan, cell, 'right') === edge || edgeAt(view.plan, cell, 'down') === edge);
  const me = view.seat === null ? undefined : view.players[view.seat];
  const lying = new Set(view.lying.map(({ thing }) => thing));
  return [
    ...(zombiesOf(view.players).length > 0 ? (['zombie'] as const) : []),
    ...(stands('door') ? (['door'] as const) : []),
    ...(stands('hole') ? (['hole'] as const) : []),
    'red',
    ...(view.tokens.length > 0 ? (['token'] as const) : []),
    ...things.filter((thing) => lying.has(thing)),
    ...(reach.size > 1 ? (['reach'] as const) : []),
    ...(watched.size > 0 ? ([me?.role === 'zombie' ? 'sight' : 'watched'] as const) : []),
  ];
}

function legendPart(
  signs: readonly Sign[],
  words: Words,
): { readonly height: number; readonly parts: readonly Part[] } {
  const [size, place, gap, row] = [18, 32, 18, 30];
  let [x, y] = [6, 6];
  const parts = signs.map((each) => {
    const name = drawable(words.say(signName(each)));
    const wide = Math.min(Math.ceil(widthOf(name, size)), inner - place);
    if (x + place + wide > inner) [x, y] = [6, y + row];
    const part = group(x, y, [
      group(12, 14, [sign(each, 12, words)]),
      label(name, { x: place, y: 20, width: wide, size, fill: palette.dim }),
    ]);
    x += place + wide + gap;
    return part;
  });
  return { height: parts.length > 0 ? y + row + 6 : 8, parts };
}

function signName(each: Sign): Msg {
  return { id: (things as readonly string[]).includes(each) ? `office-thing-${each}` : `office-picture-${each}` };
}
