/** The people of a world and the groups they make: the acting side, for tests and for the page. */

import { announce, setStatus } from './delivery.ts';
import { Group } from './group.ts';
import { Person } from './person.ts';
import type { MemberStatus, User } from './telegram.ts';
import type { World } from './world.ts';

export interface NewUser extends Partial<Omit<User, 'is_bot'>> {
  first_name: string;
  /** Has pressed Start already, long ago: nothing is sent to the bot. */
  started?: boolean | undefined;
}

export interface GroupOptions {
  /** A supergroup with topics. */
  forum?: boolean | undefined;
  /** A supergroup from the beginning. */
  supergroup?: boolean | undefined;
  /** Without the bot. */
  withoutBot?: boolean | undefined;
  /** The bot is an administrator. */
  botIsAdmin?: boolean | undefined;
}

export class People {
  private readonly world: World;
  private readonly persons = new Map<number, Person>();
  private readonly groups = new Map<number, Group>();

  constructor(world: World) {
    this.world = world;
  }

  addUser({ started = false, ...given }: NewUser): Person {
    const id = given.id ?? this.world.counters.user++;
    if (this.world.userById(id)) throw new Error(`There is a user ${id} already`);
    if (given.first_name === '' || given.first_name.length > 64) throw new Error('A first name has 1 to 64 characters');
    this.world.addAccount({ ...given, id, is_bot: false }).started = started;
    return this.person(id);
  }

  /** The first member owns the group. The bot is told that it was added. */
  addGroup(title: string, members: readonly Person[], options: GroupOptions = {}): Group {
    const [owner, ...others] = members;
    if (!owner) throw new Error('A group needs at least one person');
    const { world } = this;
    const isSuper = options.supergroup === true || options.forum === true;
    const id = isSuper ? world.counters.supergroup-- : world.counters.group--;
    const statuses: [number, MemberStatus][] = [[owner.id, 'creator'], ...others.map(({ id }) => member(id))];
    const is_forum = options.forum === true ? true : undefined;
    const room = world.addRoom({ id, type: isSuper ? 'supergroup' : 'group', title, is_forum }, statuses);
    const group = this.group(id);
    if (options.withoutBot) return group;
    setStatus(world, room, world.bot, options.botIsAdmin ? 'administrator' : 'member', owner.user);
    announce(world, room, owner.user, isSuper ? { new_chat_members: [world.bot] } : { group_chat_created: true });
    return group;
  }

  /** The person with this id. */
  person(id: number): Person {
    if (!this.world.accounts.has(id)) throw new Error(`There is no person ${id}`);
    const person = this.persons.get(id) ?? new Person(this.world, id);
    this.persons.set(id, person);
    return person;
  }

  /** The group with this id, or with an id that it had before it migrated. */
  group(id: number): Group {
    const type = this.world.rooms.get(id)?.chat.type;
    if (type === undefined || type === 'private') throw new Error(`There is no group ${id}`);
    const group = this.groups.get(id) ?? new Group(this.world, id);
    this.groups.set(id, group);
    return group;
  }

  get all(): Person[] {
    return [...this.world.accounts.keys()].map((id) => this.person(id));
  }
}

const member = (id: number): [number, MemberStatus] => [id, 'member'];
