/** A person who acts: writes, presses, follows links, blocks. Everything he does, he does as a Telegram client would. */
import { deepLinkPayload } from './call.ts';
import { ChatView, findButton, type TextPattern } from './chatview.ts';
import { announce, deliver, inside, setStatus } from './delivery.ts';
import { detectEntities, tidy } from './entities.ts';
import type { Group } from './group.ts';
import type { CallbackAnswer } from './queries.ts';
import type { BotCommand, Message, User } from './telegram.ts';
import type { Account, Room, World } from './world.ts';

export interface SayOptions {
  /** Forum topic; General without. */
  message_thread_id?: number | undefined;
  replyTo?: Message | undefined;
}

export class Person {
  readonly id: number;
  /** The private chat with the bot. */
  readonly chat: ChatView;
  private readonly world: World;

  constructor(world: World, id: number) {
    this.world = world;
    this.id = id;
    this.chat = new ChatView(world, id);
  }

  get account(): Account {
    const account = this.world.accounts.get(this.id);
    if (!account) throw new Error(`There is no person ${this.id}`);
    return account;
  }

  get user(): User {
    return this.account.user;
  }

  get hasBlockedBot(): boolean {
    return this.chat.room.members.get(this.world.bot.id) === 'kicked';
  }

  /** Writes a message; the first in private presses Start, in effect. */
  say(chat: ChatView, text: string, { message_thread_id, replyTo }: SayOptions = {}): Message {
    const room = this.enter(chat.room);
    if (room.chat.type === 'private') {
      if (this.hasBlockedBot) throw new Error(`${this.user.first_name} has blocked the bot`);
      this.account.started = true;
    }
    const written = tidy({ text, entities: [] });
    if (written.text === '' || written.text.length > 4096) throw new Error('A message has 1 to 4096 characters');
    const topic = message_thread_id === undefined ? undefined : room.messages.get(message_thread_id);
    if (message_thread_id !== undefined && !room.topics.has(message_thread_id))
      throw new Error(`There is no topic ${message_thread_id}`);
    const answered = replyTo && room.messages.get(replyTo.message_id);
    const entities = detectEntities(written.text, []);
    const message = this.world.post(room, {
      from: this.user,
      text: written.text,
      ...(entities.length > 0 && { entities }),
      ...(topic && { message_thread_id, is_topic_message: true }),
      // A message in a topic that answers nothing answers the service message that opened the topic.
      reply_to_message: answered ? { ...answered, reply_to_message: undefined } : topic,
    });
    deliver(this.world, room, message);
    return message;
  }

  /**
   * Presses a button of the message as given, which may be an old snapshot, and waits for the bot's answer; rejects when
   * none comes in time. A button with a link is followed.
   */
  async press(message: Message, wanted: TextPattern): Promise<CallbackAnswer> {
    const room = this.enter(this.roomOf(message));
    const button = findButton(message, wanted);
    if (button.url !== undefined) {
      this.follow(button.url);
      return { url: button.url };
    }
    if (button.callback_data === undefined) throw new Error(`The button [${button.text}] cannot be pressed`);
    return this.pressData(room, message.message_id, button.callback_data);
  }

  /** Sends callback_data from a message, as a client may whatever the keyboard shows. */
  async pressData(room: Room, message_id: number, data: string): Promise<CallbackAnswer> {
    this.enter(room);
    const { world } = this;
    const message = room.messages.get(message_id) ?? { chat: room.chat, message_id, date: 0 as const };
    const query = { id: world.queries.newId(), from: this.user, message, chat_instance: String(room.chat.id), data };
    const answer = world.queries.open(query);
    if (room.members.get(world.bot.id) !== 'kicked') world.updates.push({ callback_query: query });
    return answer;
  }

  /** Presses Start in the private chat, unblocking the bot; `payload` as from a deep link. */
  start(payload = ''): Message {
    if (payload !== '' && !deepLinkPayload.test(payload))
      throw new Error(`Telegram takes no such payload: "${payload}"`);
    this.unblock();
    return this.say(this.chat, payload === '' ? '/start' : `/start ${payload}`);
  }

  /** Follows a link to the bot: `t.me/<bot>?start=…`, or `?startgroup=…` with the group to add it to. */
  follow(url: string, group?: Group): void {
    const link = /^(?:https?:\/\/)?(?:t\.me|telegram\.me)\/(\w+)(?:\?(start|startgroup)=([^&]*))?/i.exec(url);
    const tg = /^tg:\/\/resolve\?domain=(\w+)(?:&(start|startgroup)=([^&]*))?/i.exec(url);
    const [, name, kind, payload = ''] = link ?? tg ?? [];
    if (name?.toLowerCase() !== this.world.bot.username?.toLowerCase()) return;
    if (kind === 'startgroup') {
      if (!group) throw new Error('A startgroup link needs a group');
      group.inviteBot(this);
      const command = `/start@${this.world.bot.username}`;
      this.say(group, payload === '' ? command : `${command} ${payload}`);
    } else if (kind === 'start') this.start(payload);
  }

  block(): void {
    if (!this.hasBlockedBot) setStatus(this.world, this.chat.room, this.world.bot, 'kicked', this.user);
  }

  unblock(): void {
    if (this.hasBlockedBot) setStatus(this.world, this.chat.room, this.world.bot, 'member', this.user);
  }

  /** Deletes the account: the bot can never write to it again. */
  deactivate(): void {
    this.account.deactivated = true;
    this.world.changed();
  }

  join(group: Group): void {
    group.add(this);
  }

  leave(group: Group): void {
    announce(this.world, this.enter(group.room), this.user, { left_chat_member: this.user });
    setStatus(this.world, group.room, this.user, 'left', this.user);
  }

  /** Takes another name; messages already sent keep the old one. */
  rename(changes: Partial<Pick<User, 'first_name' | 'last_name' | 'username' | 'language_code'>>): void {
    this.account.user = { ...this.user, ...changes };
    const { first_name, last_name, username } = this.user;
    this.chat.room.chat = { ...this.chat.room.chat, first_name, last_name, username };
    this.world.changed();
  }

  /** The commands that the menu button offers this person in a chat. */
  commands({ chat, members }: Room): BotCommand[] {
    const status = members.get(this.id);
    return this.world.commands.seenBy(this.user, chat, status === 'creator' || status === 'administrator');
  }

  private roomOf(message: Message): Room {
    const room = this.world.rooms.get(message.chat.id);
    if (!room) throw new Error(`There is no chat ${message.chat.id}`);
    return room;
  }

  /** The room, if this person is in it. */
  private enter(room: Room): Room {
    const status = room.members.get(this.id);
    if (status === undefined || !inside.includes(status))
      throw new Error(`${this.user.first_name} is not in chat ${room.chat.id}`);
    return room;
  }
}
