/** The bot: what every update passes through, from the outermost to the last word, and all that people can do. */
import { Bot } from 'grammy';
import { patience } from './calls/patience.ts';
import { BotContext } from './context/context.ts';
import type { Command } from './context/feature.ts';
import { finder } from './context/here.ts';
import type { Given, Needs } from './context/needs.ts';
import { admin } from './features/admin.ts';
import { board } from './features/board.ts';
import { deputy } from './features/deputy.ts';
import { fair } from './features/fair.ts';
import { forms } from './features/forms.ts';
import { games } from './features/games.ts';
import { habits } from './features/habits.ts';
import { help } from './features/help.ts';
import { lobby } from './features/lobby.ts';
import { log } from './features/log.ts';
import { master } from './features/master.ts';
import { newgame } from './features/newgame.ts';
import { peek } from './features/peek.ts';
import { practice } from './features/practice.ts';
import { rules } from './features/rules.ts';
import { start } from './features/start.ts';
import { stats } from './features/stats.ts';
import { status } from './features/status.ts';
import { answerAtLast, boundary } from './middleware/boundary.ts';
import { chats } from './middleware/chats.ts';
import { forged } from './middleware/forged.ts';
import { lastWord } from './middleware/last-word.ts';
import { personsOnly, who } from './middleware/who.ts';
import { type StageFor, stages } from './stage/stage.ts';

/** Seconds after which a call without an answer counts as lost; long polling asks for less. */
const callTimeout = 45;

/** In the order in which menus show their commands (within the sections of process/commands.ts). */
const features = (needs: Needs) => [
  forms(needs), //    most presses by far
  games(needs),
  newgame(needs), //  the one dialogue
  practice(needs),
  lobby(needs),
  master(needs),
  status(needs),
  board(needs),
  log(needs),
  rules(needs),
  stats(needs),
  fair(needs),
  deputy(needs),
  peek(needs),
  habits(needs),
  help(),
  start(needs),
  admin(needs), //    the operators' desk
];

export interface Shell {
  readonly bot: Bot<BotContext>;
  readonly stageFor: StageFor;
  /** For the menus that Telegram shows. */
  readonly commands: readonly Command[];
}

export function createBot(given: Given): Shell {
  const { token, apiRoot, heart } = given;
  const bot = new Bot(token, { client: { apiRoot, timeoutSeconds: callTimeout }, ContextConstructor: BotContext });
  const stageFor = stages(given, () => bot.botInfo.username);
  const needs: Needs = { ...given, stageFor, here: finder({ ...given, stageFor }) };
  const contents = features(needs);

  bot.api.config.use(patience(needs));
  bot.use(answerAtLast); //      every press is answered, whatever happens below
  bot.use(boundary(needs)); //   faults are logged and apologised for
  bot.use((_, next) => heart.hear().then(next)); // after an outage, deadlines move first
  bot.use(who(needs)); //        who acts, in which language he reads
  bot.use(chats(needs)); //      blocked, added, migrated
  bot.use(personsOnly(needs)); // channels and anonymous admins end here
  bot.use(forged); //            private buttons in a group, forwarded commands
  bot.use(...contents);
  bot.use(lastWord());
  return { bot, stageFor, commands: contents.flatMap(({ commands }) => commands) };
}
