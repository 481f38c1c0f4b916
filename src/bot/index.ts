/** The bot: the order of middleware, from the outermost to the last word. */
import { sequentialize } from '@grammyjs/runner';
import { Bot } from 'grammy';
import { unpack } from './buttons/buttons.ts';
import { patience } from './calls/patience.ts';
import { BotContext } from './context/context.ts';
import { finder } from './context/here.ts';
import type { Given, Needs } from './context/needs.ts';
import { admin } from './features/admin.ts';
import { board } from './features/board.ts';
import { chats } from './features/chats.ts';
import { deputy } from './features/deputy.ts';
import { fair } from './features/fair.ts';
import { forms } from './features/forms.ts';
import { games } from './features/games.ts';
import { habits } from './features/habits.ts';
import { help } from './features/help.ts';
import { lobby } from './features/lobby.ts';
import { master } from './features/master.ts';
import { newgame } from './features/newgame.ts';
import { practice } from './features/practice.ts';
import { rules } from './features/rules.ts';
import { start } from './features/start.ts';
import { stats } from './features/stats.ts';
import { status } from './features/status.ts';
import { answerAtLast, boundary } from './middleware/boundary.ts';
import { forged } from './middleware/forged.ts';
import { oncePerUpdate } from './middleware/once.ts';
import { personsOnly, who } from './middleware/who.ts';
import { type StageFor, stages } from './stage/stage.ts';

/** Seconds after which a call without an answer counts as lost; long polling asks for less. */
const callTimeout = 45;

/**
 * Whom the updates of one person in one chat wait for: each other, so that his presses act in their order. Of two who want to
 * play again, in two chats, the second finds the table that the first has opened.
 */
function inOrder({ chat, from, callbackQuery }: BotContext): string[] {
  const button = unpack(callbackQuery?.data ?? '');
  const again = button?.on === 'lobby' && button.act === 'again' ? [`again:${button.table}`] : [];
  return chat && from ? [`${chat.id}:${from.id}`, ...again] : again;
}

export function createBot(given: Given): { readonly bot: Bot<BotContext>; readonly stageFor: StageFor } {
  const { token, apiRoot, metrics, heart } = given;
  const bot = new Bot(token, { client: { apiRoot, timeoutSeconds: callTimeout }, ContextConstructor: BotContext });
  const stageFor = stages(given, () => bot.botInfo.username);
  const needs: Needs = { ...given, stageFor, here: finder({ ...given, stageFor }) };

  bot.api.config.use(patience(needs.mailbag));
  bot.use(oncePerUpdate(metrics)); // Telegram may deliver twice
  bot.use(answerAtLast); //      every press is answered, whatever happens below
  bot.use(boundary(needs)); //   faults are logged and apologised for
  bot.use(sequentialize(inOrder));
  bot.use((_, next) => heart.hear().then(next)); // after an outage, deadlines move first
  bot.use(who(needs)); //        who acts, in which language he reads
  bot.use(chats(needs)); //      blocked, added, migrated
  bot.use(personsOnly(needs)); // channels and anonymous admins end here
  bot.use(forged); //            private buttons in a group, forwarded commands
  bot.use(forms(needs)); //      most presses by far
  bot.use(lobby(needs));
  bot.use(master(needs));
  bot.use(status(needs));
  bot.use(board(needs));
  bot.use(fair(needs));
  bot.use(games(needs));
  bot.use(rules(needs));
  bot.use(stats(needs));
  bot.use(practice(needs));
  bot.use(habits(needs));
  bot.use(deputy(needs));
  bot.use(start(needs));
  bot.use(admin(needs)); //      the operators' desk
  bot.use(newgame(needs)); //    the one dialogue
  bot.use(help()); //            the last word
  return { bot, stageFor };
}
