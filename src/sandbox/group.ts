/** A group with people in it, and what they do to the group as a whole. */
import { ChatView } from './chatview.ts';
import { announce, inside, setStatus } from './delivery.ts';
import type { User } from './telegram.ts';

interface Member {
  readonly user: User;
}

export class Group extends ChatView {
  get title(): string {
    return this.room.chat.title ?? '';
  }

  /** Ids of the people and bots inside. */
  get memberIds(): number[] {
    return [...this.room.members].filter(([, status]) => inside.includes(status)).map(([id]) => id);
  }

  add(person: Member): void {
    this.admit(person.user, person.user);
  }

  /** Removes a person from the group. */
  kick(person: Member): void {
    announce(this.world, this.room, this.owner, { left_chat_member: person.user });
    setStatus(this.world, this.room, person.user, 'kicked', this.owner);
  }

  inviteBot(by?: Member): void {
    this.admit(this.world.bot, by?.user ?? this.owner);
  }

  kickBot(by?: Member): void {
    const from = by?.user ?? this.owner;
    announce(this.world, this.room, from, { left_chat_member: this.world.bot });
    setStatus(this.world, this.room, this.world.bot, 'kicked', from);
  }

  /** Makes the bot an administrator: it may pin and delete, and hears everything. */
  promoteBot(): void {
    setStatus(this.world, this.room, this.world.bot, 'administrator', this.owner);
  }

  /** Whether members may send photos: the bot is one, unless it was promoted. */
  allowPhotos(allowed: boolean): void {
    this.room.withoutPhotos = !allowed;
    this.world.changed();
  }

  rename(title: string): void {
    this.room.chat = { ...this.room.chat, title };
    announce(this.world, this.room, this.owner, { new_chat_title: title });
  }

  /** Opens a forum topic and gives its message_thread_id. */
  addTopic(name: string, by?: Member): number {
    if (!this.room.chat.is_forum) throw new Error(`Group "${this.title}" is not a forum`);
    const opened = { name, icon_color: 0x6f_b9_f0 };
    const posted = this.world.post(this.room, { from: by?.user ?? this.owner, forum_topic_created: opened });
    const { message_id } = posted;
    const message = { ...posted, message_thread_id: message_id, is_topic_message: true };
    this.world.replace(this.room, message);
    this.room.topics.set(message_id, name);
    this.world.updates.push({ message });
    return message_id;
  }

  /** Deletes a topic with its messages. */
  removeTopic(message_thread_id: number): void {
    this.room.topics.delete(message_thread_id);
    for (const [id, message] of this.room.messages)
      if (id === message_thread_id || message.message_thread_id === message_thread_id) this.room.messages.delete(id);
    this.world.changed();
  }

  /** Lets only administrators write, or everybody again. No bot is told of that. */
  mute(muted: boolean): void {
    this.room.muted = muted;
    this.world.changed();
  }

  /**
   * Becomes a supergroup: another id, messages counted from 1 again, and the old chat refuses. Messages sent before stay
   * in the old chat, where the bot cannot reach them any more.
   */
  migrate(): void {
    const { world, room } = this;
    if (room.chat.type !== 'group') throw new Error(`Chat ${room.chat.id} is a ${room.chat.type} already`);
    const id = world.counters.supergroup--;
    const from = this.owner;
    const next = world.addRoom({ ...room.chat, id, type: 'supergroup' }, room.members);
    announce(world, room, from, { migrate_to_chat_id: id });
    room.migratedTo = id;
    announce(world, next, from, { migrate_from_chat_id: room.chat.id });
  }

  private admit(user: User, by: User): void {
    if (this.memberIds.includes(user.id)) return;

    setStatus(this.world, this.room, user, 'member', by);
    announce(this.world, this.room, by, { new_chat_members: [user] });
  }

  private get owner(): User {
    const [id] = [...this.room.members].find(([, status]) => status === 'creator') ?? [];
    const user = id === undefined ? undefined : this.world.userById(id);
    if (!user) throw new Error(`Group "${this.title}" has no owner`);
    return user;
  }
}
