/**
 * Where everybody would stand if all thought alike. It is worked out from what all can see, so computer players spread over the lines
 * without talking to each other.
 *
 *   firepower   damage a person can still shoot and throw in a fight
 *   held        lines worth defending; the others are left to their walls
 */
import type { Seat } from '../../../kit/game.ts';
import { zombieKinds, zombies } from '../data/zombies.ts';
import { expected } from '../rules/expected.ts';
import type { LineNumber } from '../state.ts';
import type { View } from '../view.ts';
import { blow, firepower, hasGlass, hasGun, isSparing, strengthOf } from './strength.ts';

export interface Posts {
  readonly of: ReadonlyMap<Seat, LineNumber>;
  /** Those who take a machine gun, one for each. */
  readonly gunners: readonly Seat[];
  readonly held: readonly LineNumber[];
}

/** Found by playing against the waves at 0.45. */
const machineGunPower = 25;
/** How many people a line should have, by wave. */
const crew = [1, 2, 2, 3, 3, 4, 4] as const;

export function postsInWave(view: View): Posts {
  const living = view.players
    .filter((person) => person.died === null)
    .map((person) => ({ person, far: firepower(person), near: blow(person) }));
  const held = heldLines(view, living.length, living.filter(({ far }) => far > 0).length);
  const fresh = freshThreat(view);
  const posts = held.map((number) => ({ number, threat: fresh + knownThreat(view, number), power: 0 }));
  const of = new Map<Seat, LineNumber>();
  const gunners: Seat[] = [];
  const send = (seat: Seat, post: { readonly number: LineNumber; power: number }, strength: number) => {
    of.set(seat, post.number);
    post.power += strength;
  };
  const waiting = living.toSorted((a, b) => b.far - a.far || b.near - a.near || a.person.seat - b.person.seat);

  // A machine gun goes to somebody who could not shoot elsewhere.
  for (const post of posts.filter(({ number }) => hasGun(view, number))) {
    const gunner = waiting.pop();
    if (!gunner) break;
    send(gunner.person.seat, post, machineGunPower);
    gunners.push(gunner.person.seat);
  }
  // Only shots reach spitters: first a shooter for each line that nothing else protects.
  const exposed = posts
    .filter(({ number }) => !hasGun(view, number))
    .toSorted((a, b) => Number(hasGlass(view, a.number)) - Number(hasGlass(view, b.number)));
  for (const post of isSparing(view) ? [] : exposed) {
    const shooter = waiting[0];
    if (!shooter || shooter.far === 0) break;
    waiting.shift();
    send(shooter.person.seat, post, strengthOf(view, shooter.person, shooter.near));
  }
  // The others go where the threat is greatest for the people there.
  const [first, ...rest] = posts;
  const pressure = (post: { readonly threat: number; readonly power: number }) => post.threat / (1 + post.power);
  for (const { person, near } of first ? waiting : []) {
    if (!first) break;
    const worst = rest.reduce((best, post) => (pressure(post) > pressure(best) ? post : best), first);
    send(person.seat, worst, strengthOf(view, person, near));
  }
  return { of, gunners, held };
}

function heldLines(view: View, living: number, shooters: number): readonly LineNumber[] {
  const all = view.lines.map((_, i) => ({ number: i + 1, shelter: shelter(view, i + 1) }));
  const wanted = Math.floor(living / (crew[view.wave - 1] ?? 3));
  const [, spitters] = expected(view.wave, 'spitter', view.options);
  const covered = all.filter(({ number }) => hasGun(view, number) || hasGlass(view, number)).length + shooters;
  const count = Math.max(1, Math.min(all.length, wanted, spitters > 0 && view.wave > 4 ? covered : all.length));
  return all
    .toSorted((a, b) => b.shelter - a.shelter || a.number - b.number)
    .slice(0, count)
    .map(({ number }) => number);
}

/** How well a line protects whoever stands on it. */
function shelter(view: View, number: LineNumber): number {
  const line = view.lines[number - 1];
  if (!line) return 0;
  const works = line.walls + (line.concrete ?? 0);
  return (
    Math.min(works, 40) +
    (line.gun === null ? 0 : 40) +
    (line.glass === null ? 0 : 25) +
    (line.wire ? 10 : 0) +
    line.traps * 5 +
    (line.pit ? 10 : 0) -
    line.zombies.length * 15 -
    line.lured.length * 5
  );
}

/** Health of the zombies that are known to come to this line. */
function knownThreat(view: View, number: LineNumber): number {
  const line = view.lines[number - 1];
  return [...(line?.zombies ?? []), ...(line?.lured ?? [])].reduce((sum, zombie) => sum + zombie.health, 0);
}

/** Health of the zombies to expect on any line. */
function freshThreat(view: View): number {
  return zombieKinds.reduce((sum, kind) => {
    const [low, high] = expected(view.wave, kind, view.options);
    return sum + (zombies[kind].health * (low + high)) / 2;
  }, 0);
}
