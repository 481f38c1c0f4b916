/** A turn: a bonus, a defence, the shot and what comes of it, in the printed order (ruling 4). */
import type { Dice, Seat } from '../../../kit/game.ts';
import type { BonusCard, Card, DefenceCard } from '../data/cards.ts';
import { rounds } from '../data/cards.ts';
import type { Fate, Player, State, Target } from '../state.ts';
import { type Played, playBonus } from './bonus.ts';
import { load } from './chamber.ts';
import { discardFrom, draw } from './deck.ts';
import { laidBy, lapse, spend } from './defence.ts';
import { endOf } from './end.ts';
import { otherOf, playerAt } from './seats.ts';

/** What happened, for the story. */
export interface Turn {
  readonly shooter: Seat;
  readonly target: Seat;
  readonly played: Played | undefined;
  /** The other's order that Intercept brought to nothing. */
  readonly lapsed: DefenceCard | null;
  readonly laid: DefenceCard | null;
  /** The reward for a shot at oneself: the card, `none` where there was none left; null: it was no such shot. */
  readonly drawn: Card | 'none' | null;
  readonly fate: Fate;
  /** The last card of the round was turned up, and a new round begins. */
  readonly reloaded: boolean;
}

export function shoot(state: State, bonus: BonusCard | null, at: Target, dice: Dice): Turn {
  const { shooter } = state;
  const other = otherOf(shooter);
  const target = at === 'self' ? shooter : other;
  const played = bonus ? playBonus(state, shooter, bonus, dice) : undefined;
  const lapsed = lapse(playerAt(state, other));
  const laid = laidBy(state, other);
  const drawn = at === 'self' ? reward(state, playerAt(state, shooter), dice) : null;

  const stolen = played?.card === 'intercept' ? played.stolen : null;
  const fate = turnUp(state, target, target === other ? laid : null, target === shooter ? stolen : null);
  if (laid) spend(state, other, laid);
  state.shots.push({ round: state.round, shooter, target, fate });
  if (fate !== 'misfire') state.shooter = other; // ruling 10
  const reloaded = nextRound(state, dice);
  state.end = endOf(state);
  return { shooter, target, played, lapsed, laid, drawn, fate, reloaded };
}

/** Before the chamber is opened, so that a Medkit just drawn may save (ruling 11). */
function reward(state: State, shooter: Player, dice: Dice): Card | 'none' {
  const card = draw(state, dice);
  if (card !== undefined) shooter.hand.push(card);
  return card ?? 'none';
}

/**
 * @param laid meets a bullet that is aimed at its owner, never one at the shooter himself (rulings 8, 10)
 * @param stolen in the victim's hand since this very turn
 */
function turnUp(state: State, target: Seat, laid: DefenceCard | null, stolen: Card | null): Fate {
  const card = state.chamber.shift();
  if (card === undefined) throw new Error('the chamber is empty in the middle of a round');
  if (card === 'blank') return 'blank';
  if (laid) return laid;
  const victim = playerAt(state, target);
  if (savesHimself(victim, stolen)) {
    discardFrom(state, victim, 'medkit'); // ruling 12: the token stays where it is
    return 'medkit';
  }
  victim.health -= 1;
  return 'hit';
}

/** A Medkit stolen in this turn does not save yet (ruling 14), another does. */
function savesHimself({ hand, medkit, health }: Player, stolen: Card | null): boolean {
  const usable = hand.filter((card) => card === 'medkit').length - (stolen === 'medkit' ? 1 : 0);
  return usable > 0 && (medkit === 'always' || (medkit === 'last' && health === 1));
}

/** Health and hands stay; whoever was to shoot shoots (rulings 3, 16). */
function nextRound(state: State, dice: Dice): boolean {
  const alive = state.players.every((player) => player.health > 0);
  if (state.chamber.length > 0 || state.round === rounds || !alive) return false;
  state.round += 1;
  state.chamber = load(dice);
  return true;
}
