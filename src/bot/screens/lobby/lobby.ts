/** The lobby: one message in the group, edited as people come and go, and closed when the game begins. */
import type { Msg } from '../../../kit/game.ts';
import { msg } from '../../../messages/msg.ts';
import { hidesNames } from '../../../table/facts/anonymity.ts';
import { nameless } from '../../../table/facts/names.ts';
import { isPrivate } from '../../../table/facts/private.ts';
import type { PersonId, Settings } from '../../../table/model/aggregate.ts';
import type { LobbyAct } from '../../buttons/buttons.ts';
import { press, type Row, type Style } from '../parts/keyboard.ts';
import { clocksOf, presetName, titleOf } from '../parts/named.ts';
import { onePage, spoken, text } from '../parts/page.ts';
import { personName } from '../parts/people.ts';
import type { Drawn, Stage } from '../parts/scene.ts';
import { privateButtons, privateOutlook } from './private.ts';
import { shortNights } from './waking.ts';

/** @param reader who reads it in private: there the buttons are each one's own */
export function lobbyScreen(stage: Stage, reader?: PersonId): Drawn {
  const { speech, table, game } = stage;
  const title = { game: titleOf(game.id), table: table.name };
  switch (table.phase) {
    case 'lobby':
      return onePage(
        text(
          spoken(speech, terms(stage)),
          spoken(speech, company(stage)),
          spoken(speech, shortNights(stage)),
          isPrivate(table) ? privateOutlook(stage, reader) : [],
        ),
        buttons(stage, reader),
      );
    case 'cancelled':
      return onePage(speech.html(msg('lobby-cancelled', title)));
    case 'ended':
      return onePage(speech.html(msg('lobby-over', title)));
    case 'running':
    case 'paused':
    case 'frozen':
      return onePage(speech.html(msg('lobby-begun', title)));
    default:
      return table.phase satisfies never;
  }
}

/** What the game is and on what terms it is played. */
function terms(stage: Stage): readonly Msg[] {
  const { table, game } = stage;
  const master = isPrivate(table)
    ? msg('private-host', { host: personName(stage, table.master) ?? nameless })
    : hidesNames(table)
      ? msg('anonymous-lobby', { table: table.name })
      : msg('lobby-master', { table: table.name, master: personName(stage, table.master) ?? nameless });
  return [
    isPrivate(table)
      ? msg('private-title', { game: titleOf(game.id) })
      : msg('lobby-title', { game: titleOf(game.id) }),
    master,
    msg('lobby-rules', { preset: presetName(table.preset) }),
    msg('lobby-pace', { clocks: clocksOf(game.id, table.settings) }),
    msg('lobby-habits', {
      early: table.settings.early ? msg('lobby-early') : msg('lobby-not-early'),
      nights: nights(table.settings),
    }),
  ];
}

/** Who sits here, and what is missing. */
function company({ table, game }: Stage): readonly Msg[] {
  const { min, max } = game.seats(table.options);
  const count = table.seats.length;
  if (count === 0) return [msg('lobby-empty', { min, max })];
  const names = table.seats.map((_, seat) => ({ seat }));
  const seated =
    min === max
      ? msg('lobby-seated-exact', { count, size: max, names })
      : msg('lobby-seated', { count, min, max, names });
  const outlook =
    count < min ? msg('lobby-need', { need: min - count }) : msg('lobby-can-begin', { free: Math.max(0, max - count) });
  return isPrivate(table) && count < min ? [seated] : [seated, outlook];
}

function buttons(stage: Stage, reader: PersonId | undefined): readonly Row[] {
  const { speech, table } = stage;
  const button = (label: Msg, act: LobbyAct, style?: Style) =>
    press(speech.plain(label), { on: 'lobby', table: table.id, act }, style);
  const fewer = table.seats.some((x) => x.computer) ? [[button(msg('lobby-button-unbot'), 'unbot')]] : [];
  const masters = [
    [button(msg('lobby-button-bot'), 'bot'), button(msg('lobby-button-settings'), 'set')],
    ...fewer,
    [button(msg('lobby-button-begin'), 'begin', 'success')],
  ];
  if (isPrivate(table)) return privateButtons(stage, reader, masters);
  return [
    [button(msg('lobby-button-join'), 'join', 'primary'), button(msg('lobby-button-leave'), 'leave')],
    ...masters,
  ];
}

function nights({ quiet, zone }: Settings): Msg {
  return quiet ? msg('lobby-quiet', { ...quiet, zone }) : msg('lobby-no-quiet');
}
