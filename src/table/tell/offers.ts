/**
 * What waits for somebody's yes beside the game: a seat for a substitute, a seat for a deputy, the mastery for an heir. Each has one
 * message, which loses its buttons when nobody is waited for any more. Pure.
 */
import type { Seat } from '../../kit/game.ts';
import { type Letter, type PersonId, type Place, type Post, slots } from '../model/aggregate.ts';
import { setDesk, setSitter, tellHome, tellPerson, type Work } from './work.ts';

/**
 * The seat waits for no substitute any more, nor do "those away" if he was the last of them.
 * @param isSecret the group is not to see that he is here: whoever presses the button hears that nobody is waited for
 */
export function filled(work: Work, seat: Seat, isSecret = false): void {
  withdraw(work, seat, isSecret);
  if (!work.table.seats.some(({ person, away }) => person !== null && away)) withdraw(work, 'away', isSecret);
}

export function withdraw(work: Work, place: Place, isSecret = false): void {
  const { id, desk } = work.table;
  if (!desk.offers.some((x) => x.place === place)) return;
  setDesk(work, { offers: desk.offers.filter((x) => x.place !== place) });
  if (isSecret) return;
  tellHome(work, { kind: 'offer', place }, { slot: slots.offer(id, place), silent: true });
}

/** Whoever has been asked to be the deputy is asked no more. */
export function unask(work: Work, seat: Seat): void {
  const { offer, person } = work.table.seats[seat] ?? {};
  if (!offer || person == null) return;
  setSitter(work, seat, { offer: undefined });
  tellDeputy(work, seat, offer.to, { owner: person, until: offer.until });
}

/** One message for each of the two: it asks, then says what came of it, with the way out. */
export function tellDeputy(
  work: Work,
  seat: Seat,
  to: PersonId | null | undefined,
  loan: Omit<Extract<Letter, { kind: 'deputy' }>, 'kind' | 'seat'>,
  fresh = false,
): void {
  const slot = slots.deputy(work.table.id, seat);
  tellPerson(work, to, { kind: 'deputy', seat, ...loan }, { slot, silent: !fresh, fresh });
}

export function showHeir(work: Work, person: PersonId, more: Pick<Post, 'fresh' | 'silent'>): void {
  tellHome(work, { kind: 'heir', person }, { slot: slots.heir(work.table.id), ...more });
}

/** The mastery is not on offer any more: it was taken, or who offered it has it no longer. */
export function forgetHeir(work: Work): void {
  const { heir } = work.table.desk;
  if (heir === null) return;
  setDesk(work, { heir: null });
  showHeir(work, heir, { silent: true });
}

/** The table is over: there is nothing left to say yes to, and no seat to give back. */
export function withdrawAll(work: Work): void {
  for (const { place } of work.table.desk.offers) withdraw(work, place);
  for (const [seat, { person, lent }] of work.table.seats.entries()) {
    unask(work, seat);
    if (!lent) continue;
    for (const to of [person, lent.owner]) tellDeputy(work, seat, to, lent);
  }
  forgetHeir(work);
}
