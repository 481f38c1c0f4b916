/** The words of the script: each makes somebody do one thing, waits for all that follows, and leaves it in the story. */
import { findButton } from '../../../src/sandbox/index.ts';
import { textOf } from '../stage.ts';
import type { RoleName } from './cast.ts';
import type { Life } from './life.ts';
import type { Act, Text } from './script.ts';

type Where = 'group' | RoleName;

const inWords = (life: Life, said: string | Text): string => (typeof said === 'string' ? said : said[life.locale]);

/** In the group. */
export function says(who: RoleName, words: string | Text): Act {
  return async (life) => {
    const before = life.group.fromBot.at(-1)?.message_id ?? 0;
    await life.does(() => life.people[who].say(life.group, inWords(life, words)));
    life.setAside(life.group, before);
  };
}

/** In the group, to get at the buttons of the answer, which itself the reader need not see. */
export function opens(who: RoleName, words: string): Act {
  return async (life) => {
    await says(who, words)(life);
    const answer = life.lines.findLastIndex(({ kind }) => kind === 'bot');
    life.lines.splice(answer, 1);
  };
}

/** To the bot in private; what it answers is shown. */
export function writes(who: RoleName, words: string | Text, caption: Text): Act {
  return async (life) => {
    const { chat } = life.people[who];
    const before = chat.fromBot.at(-1)?.message_id ?? 0;
    const typed = inWords(life, words);
    await life.does(() => life.people[who].say(chat, typed));
    const answer = chat.fromBot.find(({ message_id }) => message_id > before);
    life.setAside(chat, before, 1);
    life.aside(caption[life.locale]);
    life.typed(who, typed);
    if (answer) life.excerpt(who, answer);
  };
}

/** The newest button with this label: the id of a text, or a pattern. In the group the story tells it. */
export function presses(who: RoleName, where: Where, label: string | RegExp): Act {
  return async (life) => {
    const chat = where === 'group' ? life.group : life.people[where].chat;
    const wanted = typeof label === 'string' ? life.label(label, where) : label;
    const message = chat.searchButton(wanted);
    if (!message) throw new Error(`No message in ${where} has the button ${wanted}`);
    life.presses(who, findButton(message, wanted).text);
    await life.does(async () => {
      const { url } = await life.people[who].press(message, wanted);
      // A client follows a link that comes as an answer.
      if (url !== undefined) life.people[who].follow(url);
    });
    life.sees(where, message);
  };
}

/** The newest letter to somebody that says this, for the reader. */
export function shows(who: RoleName, pattern: string | RegExp, caption: Text): Act {
  return async (life) => {
    const letter = life.letterTo(who, pattern);
    if (!letter) {
      const all = life.people[who].chat.fromBot.map((x) => `— ${textOf(x)}`).join('\n');
      throw new Error(`${who} has no letter with ${pattern}:\n${all}`);
    }
    life.aside(caption[life.locale]);
    life.excerpt(who, letter);
  };
}

export function goesSilent(who: RoleName): Act {
  return async (life) => void life.silent.add(who);
}
export function wakesUp(who: RoleName): Act {
  return async (life) => void life.silent.delete(who);
}

export function blocks(who: RoleName): Act {
  return async (life) => {
    life.silent.add(who);
    await life.does(() => life.people[who].block());
  };
}
/** Presses Start, as at first or after having blocked the bot. */
export function starts(who: RoleName): Act {
  return async (life) => {
    const { chat } = life.people[who];
    const before = chat.fromBot.at(-1)?.message_id ?? 0;
    life.silent.delete(who);
    await life.does(() => void life.people[who].start());
    life.setAside(chat, before);
  };
}

export function leavesGroup(who: RoleName): Act {
  return (life) => life.does(() => life.people[who].leave(life.group));
}

/** The group becomes a supergroup. */
export function migrates(): Act {
  return async (life) => {
    await life.does(() => void life.group.migrate());
  };
}

/** The program is down for so many hours; then it is started again. */
export function standsStill(hours: number): Act {
  return (life) => life.does(() => life.outage(hours * 3_600_000));
}
