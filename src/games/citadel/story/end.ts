/** The end of the game: its outcome in one line, the survivors, and the moments worth telling. */
import type { Msg, Note } from '../../../kit/game.ts';
import { who } from '../names.ts';
import { livingSeats } from '../rules/living.ts';
import type { Memory, State } from '../state.ts';
import { gunName } from './events.ts';

export function endNotes(state: State): Note[] {
  const living = livingSeats(state);
  const outcome: Msg =
    living.length > 0
      ? { id: 'citadel-end-victory', args: { living: living.length, people: state.players.length } }
      : { id: 'citadel-end-defeat', args: { wave: state.wave } };
  return [
    { rank: 'headline', text: outcome },
    ...peopleNotes(state),
    ...(state.memory ? momentsOf(state.memory).map((text): Note => ({ rank: 'line', text })) : []),
  ];
}

/** Survivors first, the deadliest first; then the fallen, the last to fall first. */
function peopleNotes(state: State): Note[] {
  const rank = (died: number | null) => died ?? Number.POSITIVE_INFINITY;
  return state.players
    .map((player, seat) => ({ ...player, seat }))
    .toSorted((a, b) => (a.died === b.died ? b.kills - a.kills : rank(b.died) - rank(a.died)))
    .map(({ seat, health, maxHealth, kills, died }): Note => {
      const args = { person: who(seat), kills };
      const text: Msg =
        died === null
          ? { id: 'citadel-end-survivor', args: { ...args, health, max: maxHealth } }
          : { id: 'citadel-end-fallen', args: { ...args, wave: died } };
      return { rank: 'line', text };
    });
}

function momentsOf({ shot, escape: narrow, guard, healed, breach }: Memory): Msg[] {
  const healer = healed.toSorted((a, b) => b.health - a.health)[0];
  return [
    ...(shot
      ? [
          {
            id: 'citadel-end-shot',
            args: {
              person: who(shot.seat),
              gun: gunName(shot.arm),
              damage: shot.damage,
              wave: shot.wave,
              line: shot.line,
            },
          },
        ]
      : []),
    ...(narrow
      ? [{ id: 'citadel-end-escape', args: { person: who(narrow.seat), health: narrow.health, wave: narrow.wave } }]
      : []),
    ...(guard
      ? [{ id: 'citadel-end-guard', args: { person: who(guard.seat), line: guard.line, waves: guard.waves } }]
      : []),
    ...(healer ? [{ id: 'citadel-end-healer', args: { person: who(healer.seat), health: healer.health } }] : []),
    ...(breach
      ? [
          {
            id: breach.manned > 0 ? 'citadel-end-breach' : 'citadel-end-breach-empty',
            args: { wave: breach.wave, line: breach.line, damage: breach.damage },
          },
        ]
      : []),
  ];
}
