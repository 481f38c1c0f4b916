/** What the one in turn weighs, in words, and the plan with what is in reach: about him where he walks, for the rest is behind a button. */
import type { Msg } from '../../kit/game.ts';
import { type Cell, distance } from './data/plan.ts';
import { mostCarried } from './data/things.ts';
import { mapOf } from './map.ts';
import { hasPad, type Mover } from './mover.ts';
import { at, thingName, who } from './names.ts';
import { leastOf } from './rules/frenzy.ts';
import { peopleOf, zombiesOf } from './rules/people.ts';
import { sees } from './rules/sight.ts';
import type { View } from './view.ts';

export function situation(mover: Mover): readonly Msg[] {
  const { view, reach, cell, human } = mover;
  return [...(human ? humanLines(mover) : zombieLines(mover)), ...mapOf(view, reach, hasPad(mover) ? cell : undefined)];
}

function humanLines({ view, seat, cell, course }: Mover): readonly Msg[] {
  const here = view.lying.flatMap((x) => (x.cell === cell ? [thingName(x.thing)] : []));
  return [
    { id: 'office-form-human', args: { cell: at(cell), steps: course.steps } },
    carried(view, seat),
    ...(here.length > 0 ? [{ id: 'office-form-here', args: { things: here } }] : []),
    ...threats(view, cell),
  ];
}

export function carried({ players }: View, seat: number): Msg {
  const items = players[seat]?.items ?? [];
  if (items.length === 0) return { id: 'office-form-hands-empty' };
  return {
    id: 'office-form-hands',
    args: { things: items.map(thingName), count: items.length, most: mostCarried },
  };
}

/** Who sees that cell, and how near the nearest of them is as the crow walks. */
export function threats(view: View, cell: Cell): readonly Msg[] {
  const zombies = zombiesOf(view.players);
  const watching = zombies.filter((zombie) => sees(view.plan, zombie.cell, cell, view.options.sight));
  const [nearest] = leastOf(zombies, (zombie) => distance(zombie.cell, cell));
  if (!nearest) return [{ id: 'office-form-no-zombies' }];
  const eyes: Msg =
    watching.length > 0
      ? { id: 'office-form-seen', args: { people: watching.map((zombie) => who(zombie.seat)) } }
      : { id: 'office-form-unseen' };
  const args = { eyes, person: who(nearest.seat), cell: at(nearest.cell), cells: distance(nearest.cell, cell) };
  return [{ id: 'office-form-near', args }];
}

function zombieLines({ view, cell, course }: Mover): readonly Msg[] {
  const seen = peopleOf(view.players)
    .filter((human) => sees(view.plan, cell, human.cell, view.options.sight))
    .map((human) => ({ id: 'office-form-prey', args: { person: who(human.seat), cell: at(human.cell) } }));
  return [
    { id: 'office-form-zombie-turn', args: { cell: at(cell), actions: course.actions } },
    ...(course.steps > 0 ? [{ id: 'office-form-steps', args: { steps: course.steps } }] : []),
    seen.length > 0 ? { id: 'office-form-sees', args: { people: seen } } : { id: 'office-form-sees-nobody' },
  ];
}
