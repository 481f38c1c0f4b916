/**
 * The duel as a picture, the twin of board.ts: the two with tokens, cards and what lies before them; the revolver with what has
 * been fired and what is left; and, for one who sits at the table, his own hand.
 */
import type { Seat, Words } from '../../../kit/game.ts';
import { mark } from '../../../kit/mark.ts';
import { palette } from '../../../kit/palette.ts';
import { picture as drawing, group, label, type Part, rect, type Svg } from '../../../kit/svg.ts';
import { board } from '../board.ts';
import { cards, rounds, shotsInRound } from '../data/cards.ts';
import { cardName, who } from '../names.ts';
import { odds } from '../rules/chamber.ts';
import type { Shot } from '../state.ts';
import type { Person, View } from '../view.ts';
import { atOther, atSelf, back, blank, bullet, cardSign, closed, lostToken, revolver, token } from './signs.ts';

const width = 720;
const margin = 12;
const inner = width - 2 * margin;

interface Strip {
  readonly height: number;
  readonly parts: readonly Part[];
}

export function picture(view: View, words: Words): Svg {
  const strips = [heading(view, words), duellists(view, words), chamber(view, words), ...hand(view, words)];
  let y = margin;
  const parts = strips.map((strip) => {
    const part = group(margin, y, strip.parts);
    y += strip.height;
    return part;
  });
  const title = words.say({ id: 'revolver-title' });
  const description = board(view)
    .map((row) => words.say(row))
    .join('\n');
  return drawing({ width, height: y, title, description }, parts);
}

function heading({ round, left, deck, discard, end }: View, words: Words): Strip {
  const shot = shotsInRound - left.bullets - left.blanks + 1;
  const said = end
    ? { id: 'revolver-picture-over' }
    : { id: 'revolver-picture-heading', args: { round, rounds, shot, shots: shotsInRound } };
  const piles = { id: 'revolver-picture-piles', args: { deck, discard: discard.length } };
  return {
    height: 50,
    parts: [
      label(words.say(said), { x: 4, y: 31, width: 490, size: 26, face: 'bold' }),
      label(words.say(piles), { x: inner - 4, y: 30, width: 190, size: 19, align: 'right', fill: palette.dim }),
    ],
  };
}

// ---- the two ----

const panel = (inner - 12) / 2;
const panelHeight = 190;

function duellists(view: View, words: Words): Strip {
  return {
    height: panelHeight + 12,
    parts: view.people.map((person, i) => group(i * (panel + 12), 0, duellist(view, person, words))),
  };
}

function duellist(view: View, person: Person, words: Words): readonly Part[] {
  const { seat } = person;
  const shoots = !view.end && seat === view.shooter;
  const isMe = seat === view.seat;
  return [
    rect(1, 1, panel - 2, panelHeight - 2, {
      rx: 12,
      fill: isMe ? palette.raised : palette.panel,
      stroke: shoots ? palette.ink : palette.edge,
      'stroke-width': shoots ? 3 : 1.5,
    }),
    mark(seat, { x: 32, y: 34, r: 19 }),
    label(words.say({ id: 'revolver-picture-name', args: { person: who(seat) } }), {
      x: 62,
      y: 43,
      width: panel - 62 - (shoots ? 58 : 14),
      size: 26,
      face: isMe ? 'bold' : 'regular',
    }),
    ...(shoots ? [group(panel - 50, 16, revolver, { scale: 1.55 })] : []),
    ...tokens(view, person),
    group(16, 106, back),
    label(words.say({ id: 'revolver-picture-cards', args: { cards: person.cards } }), {
      x: 48,
      y: 126,
      width: panel - 62,
      size: 22,
    }),
    ...before(view, seat, words),
  ];
}

/** Hearts and their number: a lost one is hollow. */
function tokens({ full }: View, { health }: Person): readonly Part[] {
  const hearts = Array.from({ length: full }, (_, i) =>
    group(16 + i * 38, 64, i < health ? token : lostToken, { scale: 1.35 }),
  );
  return [
    ...hearts,
    label(`${health}/${full}`, { x: panel - 14, y: 89, width: 64, size: 25, face: 'bold', align: 'right' }),
  ];
}

/** What lies before the one who may be hit; of the shooter, that it is his shot; at the end, who has won. */
function before({ shooter, laid, end }: View, seat: Seat, words: Words): readonly Part[] {
  const row = { x: 48, y: 170, width: panel - 62, size: 22 };
  const alone = (id: string, isStrong: boolean): readonly Part[] => [
    label(words.say({ id }), {
      ...row,
      x: 16,
      width: panel - 30,
      face: isStrong ? 'bold' : 'regular',
      fill: isStrong ? palette.ink : palette.dim,
    }),
  ];
  if (end) return 'winner' in end && end.winner === seat ? alone('revolver-picture-won', true) : [];
  if (seat === shooter) return alone('revolver-picture-shoots', true);
  if (laid === null) return alone('revolver-picture-nothing', false);
  if (laid === 'card') return [group(16, 150, back), label(words.say({ id: 'revolver-picture-hidden' }), row)];
  const said = words.say({ id: 'revolver-picture-laid', args: { card: cardName(laid) } });
  return [group(16, 150, cardSign(laid)), label(said, row)];
}

// ---- the revolver ----

const step = inner / shotsInRound;

function chamber(view: View, words: Words): Strip {
  const { round, left, shots } = view;
  const fired = shots.filter((shot) => shot.round === round);
  const slots = Array.from({ length: shotsInRound }, (_, i) => group(i * step, 14, slot(fired[i])));
  return {
    height: 212,
    parts: [
      rect(0, 0, inner, 200, { rx: 12, fill: palette.panel }),
      ...slots,
      group(20, 140, bullet, { scale: 1.7 }),
      label(words.say({ id: 'revolver-picture-bullets', args: { bullets: left.bullets } }), {
        x: 70,
        y: 170,
        width: 172,
        size: 26,
        face: 'bold',
      }),
      group(256, 140, blank, { scale: 1.7 }),
      label(words.say({ id: 'revolver-picture-blanks', args: { blanks: left.blanks } }), {
        x: 306,
        y: 170,
        width: 172,
        size: 26,
        face: 'bold',
      }),
      label(words.say({ id: 'revolver-picture-odds', args: { odds: odds(left) } }), {
        x: inner - 16,
        y: 170,
        width: 190,
        size: 26,
        face: 'bold',
        align: 'right',
      }),
    ],
  };
}

/** What was turned up, the card that met it, who shot and at whom: an arrow leads on to the other, or turns back. */
function slot(shot: Shot | undefined): readonly Part[] {
  const middle = step / 2;
  if (!shot) return [group(middle - 18, 4, closed, { scale: 1.5 })];
  const { shooter, target, fate } = shot;
  const met = fate === 'shield' || fate === 'misfire' || fate === 'medkit' ? fate : undefined;
  return [
    group(middle - 18, 2, fate === 'blank' ? blank : bullet, { scale: 1.5 }),
    ...(met ? [group(middle + 2, 20, cardSign(met), { scale: 0.95 })] : []),
    mark(shooter, { x: middle, y: 57, r: 14 }),
    ...(target === shooter
      ? [group(middle - 12, 76, atSelf)]
      : [group(middle - 6, 73, atOther), mark(target, { x: middle, y: 100, r: 14 })]),
  ];
}

// ---- my hand ----

function hand({ me }: View, words: Words): readonly Strip[] {
  if (!me) return [];
  const held = cards.flatMap((card) => {
    const count = me.hand.filter((x) => x === card).length;
    return count > 0 ? [{ card, count }] : [];
  });
  const title = { id: held.length > 0 ? 'revolver-picture-hand' : 'revolver-picture-hand-empty' };
  const wide = (inner - 20) / cards.length;
  return [
    {
      height: held.length > 0 ? 110 : 58,
      parts: [
        rect(0, 0, inner, held.length > 0 ? 98 : 46, { rx: 12, fill: palette.raised }),
        label(words.say(title), { x: 16, y: 30, width: inner - 32, size: 21, fill: palette.dim }),
        ...held.flatMap(({ card, count }, i) => [
          group(14 + i * wide, 50, cardSign(card), { scale: 1.25 }),
          label(words.say({ id: 'revolver-picture-held', args: { card: cardName(card), count } }), {
            x: 50 + i * wide,
            y: 72,
            width: wide - 36,
            size: 20,
            face: 'bold',
          }),
        ]),
      ],
    },
  ];
}
