/** The bot: the order of middleware, from the outermost to the last word. */
import { Bot } from 'grammy';
import { answerAtLast, boundary } from './boundary.ts';
import { BotContext } from './context.ts';
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
import { forged } from './forged.ts';
import { finder } from './here.ts';
import type { Needs } from './needs.ts';
import { patience } from './patience.ts';
import { type StageFor, stages } from './stage.ts';
import { personsOnly, who } from './who.ts';

/** Seconds after which a call without an answer counts as lost; long polling asks for less. */
const callTimeout = 45;

export function createBot(given: Needs): { readonly bot: Bot<BotContext>; readonly stageFor: StageFor } {
  const { token, apiRoot, heart } = given;
  const bot = new Bot(token, { client: { apiRoot, timeoutSeconds: callTimeout }, ContextConstructor: BotContext });
  const stageFor = stages(given, () => bot.botInfo.username);
  const needs = { ...given, stageFor, here: finder({ ...given, stageFor }) };

  bot.api.config.use(patience(needs));
  bot.use(answerAtLast); //      every press is answered, whatever happens below
  bot.use(boundary(needs)); //   faults are logged and apologised for
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
