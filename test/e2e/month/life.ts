/** A month as it is lived: hour by hour, everybody answering when he looks into his phone, unless the script has other plans for him. */
import { fileURLToPath } from 'node:url';
import { DateTime } from 'luxon';
import { loadLocales } from '../../../src/i18n/speak.ts';
import { diceOf } from '../../../src/kit/dice.ts';
import type { Msg } from '../../../src/kit/game.ts';
import type { ChatView } from '../../../src/sandbox/index.ts';
import { formOf, languageOf } from '../crowd.ts';
import { askOf, type Bookmark, bookmark } from '../reading.ts';
import { type Group, type Message, type Person, type Stage, textOf } from '../stage.ts';
import { answerForm, dataOf } from './answering.ts';
import { cast, type Role, type RoleName, roleNames, sittingAt, type Told } from './cast.ts';
import { moveTo, nextAlarm, rest, wallTime, zone } from './clock.ts';
import type { Line } from './telling.ts';

/** A phase that closed: what each asked person's form said a moment before. */
export interface Closing {
  readonly at: number;
  readonly asks: readonly number[];
  readonly title: string;
  readonly forms: ReadonlyMap<RoleName, Message>;
  readonly from: Bookmark;
}

export class Life {
  readonly stage: Stage;
  readonly group: Group;
  /** The group's number before it became another. */
  readonly founded: number;
  readonly locale: Told;
  readonly people: Readonly<Record<RoleName, Person>>;
  readonly lines: Line[] = [];
  readonly closings: Closing[] = [];
  /** Messages that answer somebody's command, and are no news: '<chat>:<message>'. */
  readonly asides = new Set<string>();
  /** Who does not answer: the script says. */
  readonly silent = new Set<RoleName>();
  /** Questions that somebody has answered, or decided not to. */
  private readonly answered = new Map<RoleName, string>();
  private read = 0;
  private room: unknown;
  private readonly words = loadLocales(fileURLToPath(new URL('../../../locales', import.meta.url)));

  private constructor(stage: Stage, group: Group, locale: Told, people: Readonly<Record<RoleName, Person>>) {
    this.stage = stage;
    this.group = group;
    this.founded = group.id;
    this.locale = locale;
    this.people = people;
  }

  static async begin(stage: Stage, locale: Told, title: string): Promise<Life> {
    const other: Told = locale === 'ru' ? 'en' : 'ru';
    const enter = (name: RoleName): Person => {
      const role = cast[name];
      const language_code = role.foreign ? other : locale;
      return stage.person(role.name[locale], { language_code, started: !role.stranger, username: role.username });
    };
    const people = Object.fromEntries(roleNames.map((name) => [name, enter(name)])) as Record<RoleName, Person>;
    const group = await stage.group(title, Object.values(people));
    await rest(stage);
    const life = new Life(stage, group, locale, people);
    life.catchUp();
    life.lines.length = 0;
    return life;
  }

  get now(): number {
    return this.stage.time.now();
  }

  /** A button's label or another text, as this person reads it. */
  label(id: string, chat: 'group' | RoleName = 'group', args?: Msg['args']): string {
    const person = chat === 'group' ? undefined : this.people[chat];
    return this.words.speak(person ? languageOf(person) : this.locale).plain({ id, ...(args && { args }) });
  }

  /** The same for somebody, with the names that the seats had then. */
  speak(name: RoleName, msg: Msg, at: number): string {
    const names = (seat: number) => {
      const { name: holder } = sittingAt(seat, at);
      return holder ? cast[holder].name[this.locale] : this.words.computer(languageOf(this.people[name]), seat);
    };
    return this.words.speak(languageOf(this.people[name]), names).plain(msg);
  }

  nameOf(name: RoleName): string {
    return cast[name].name[this.locale];
  }

  async isOver(): Promise<boolean> {
    return (await this.stage.rows(`SELECT 1 FROM "Table" WHERE "phase" = 'ended'`)).length > 0;
  }

  /** What the bot has written there since is an answer; the first so many messages of it. */
  setAside({ id, fromBot }: ChatView, since: number, count = Number.MAX_SAFE_INTEGER): void {
    const answers = fromBot.filter(({ message_id }) => message_id > since).slice(0, count);
    for (const { message_id } of answers) this.asides.add(`${id}:${message_id}`);
  }

  /** Lives on until then. */
  async until(moment: number): Promise<void> {
    while (this.now < moment) {
      const alarm = (await nextAlarm(this.stage)) ?? moment;
      const next = Math.min(moment, alarm, ...this.awaited().map((name) => nextHour(cast[name], this.now)));
      if (alarm === next) await this.strike(next);
      else await moveTo(this.stage, next);
      await this.answerAt(next);
    }
  }

  /** To that moment; whatever is due then happens. */
  async move(moment: number): Promise<void> {
    await moveTo(this.stage, moment);
    await rest(this.stage);
    this.catchUp();
  }

  /** What somebody does now, and all that follows from it. */
  async does(act: () => Promise<unknown> | unknown): Promise<void> {
    await act();
    await rest(this.stage);
    this.catchUp();
  }

  /** The group's new messages go into the story. */
  catchUp(): void {
    const { room, messages } = this.group;
    // In a group that has become another one, what was said before is not there any more.
    if (room !== this.room) this.read = 0;
    this.room = room;
    for (const message of messages) if (message.message_id > this.read) this.hear(message);
    this.read = Math.max(this.read, ...messages.map((x) => x.message_id));
  }

  private hear(message: Message): void {
    if (textOf(message) === '') return;
    if (message.from?.is_bot) this.lines.push({ kind: 'bot', at: this.now, message });
    else this.lines.push({ kind: 'said', at: this.now, name: message.from?.first_name ?? '', text: textOf(message) });
  }

  /** A word to the reader. */
  aside(text: string): void {
    this.lines.push({ kind: 'aside', at: this.now, text });
  }

  /** What the bot wrote to somebody, for the reader; as it stands now. */
  excerpt(name: RoleName, message: Message): void {
    const to = this.nameOf(name);
    this.lines.push({ kind: 'bot', at: message.date * 1000, message, to });
  }

  typed(name: RoleName, text: string): void {
    this.lines.push({ kind: 'said', at: this.now, name: this.nameOf(name), text });
  }

  presses(name: RoleName, label: string): void {
    this.lines.push({ kind: 'pressed', at: this.now, name: this.nameOf(name), label });
  }

  /** What became of a message, if anything did. */
  sees(where: 'group' | RoleName, before: Message): void {
    const chat = where === 'group' ? this.group : this.people[where].chat;
    const after = chat.current(before);
    if (!after || after === before) return;
    if (where === 'group') this.lines.push({ kind: 'bot', at: this.now, message: after });
    else this.excerpt(where, { ...after, date: Math.floor(this.now / 1000) });
  }

  /** The program is down for so long. */
  outage(span: number): Promise<void> {
    return this.stage.outage(span);
  }

  /** An alarm: perhaps the end of a phase. */
  private async strike(moment: number): Promise<void> {
    const before = await this.openAsks();
    const forms = new Map(
      roleNames.flatMap((name) => {
        const form = formOf(this.people[name]);
        return form ? [[name, form] as const] : [];
      }),
    );
    const from = bookmark(this.stage);
    await this.move(moment);
    const after = await this.openAsks();
    const closed = before.filter(({ number }) => !after.some((x) => x.number === number));
    const [first] = closed;
    if (first) this.closings.push({ at: moment, asks: closed.map((x) => x.number), title: first.key, forms, from });
  }

  private async openAsks(): Promise<readonly { number: number; key: string }[]> {
    const rows = await this.stage.rows(
      `SELECT "number"::int, "ask"::json ->> 'key' AS key FROM "Ask" WHERE "closedAt" IS NULL ORDER BY 1`,
    );
    return rows.map(({ number, key }) => ({ number: Number(number), key: String(key) }));
  }

  /** Whoever means to answer a question that he has not answered yet. */
  private awaited(): readonly RoleName[] {
    return roleNames.filter((name) => {
      const ask = this.askOf(name);
      return ask !== undefined && !this.silent.has(name) && this.answered.get(name) !== ask;
    });
  }

  private askOf(name: RoleName): string | undefined {
    const form = formOf(this.people[name]);
    return form && askOf({ data: dataOf(form) });
  }

  /** Whoever looks into his phone at this hour and finds a question. */
  private async answerAt(moment: number): Promise<void> {
    const here = this.awaited().filter((name) => cast[name].hours.includes(wallTime(moment)));
    if (here.length === 0) return;
    await Promise.all(
      here.map((name) => {
        this.answered.set(name, this.askOf(name) ?? '');
        return answerForm(this.stage, this.people[name], diceOf(`month/${name}`, Number(this.askOf(name))));
      }),
    );
    await rest(this.stage);
    this.catchUp();
  }

  /** The newest message of the bot to somebody that says this. */
  letterTo(name: RoleName, pattern: string | RegExp): Message | undefined {
    return this.people[name].chat.fromBot.findLast((message) => {
      const text = textOf(message);
      return typeof pattern === 'string' ? text.includes(pattern) : pattern.test(text);
    });
  }
}

/** The next of his hours. */
function nextHour({ hours }: Role, now: number): number {
  const today = DateTime.fromMillis(now, { zone }).startOf('day');
  const moments = [0, 1].flatMap((days) =>
    hours.map((time) => {
      const [hour = 0, minute = 0] = time.split(':').map(Number);
      return today.plus({ days }).set({ hour, minute }).toMillis();
    }),
  );
  return Math.min(...moments.filter((x) => x > now));
}
