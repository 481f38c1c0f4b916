/**
 * The world on disk, so that a practice game survives a restart: one JSON file, replaced whole, and beside it a folder of the
 * files that were sent, each written once.
 */
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { z } from 'zod';
import type { CommandScope } from './commands.ts';
import { type BotCommand, type Chat, type Message, memberStatuses, type Update, type User } from './telegram.ts';
import type { World } from './world.ts';

const version = 1;

/** Telegram's objects are written by this program alone; what is checked is that they are objects with their key. */
const written = <T>(key: string) =>
  z.custom<T>((value) => typeof value === 'object' && value !== null && Object.hasOwn(value, key), `no "${key}"`);

const pairs = <T extends z.ZodType>(value: T) => z.array(z.tuple([z.number(), value]));

const savedWorld = z.object({
  version: z.literal(version),
  counters: z.object({
    user: z.number(),
    group: z.number(),
    supergroup: z.number(),
    message: z.number(),
    supergroupMessages: pairs(z.number()),
  }),
  /** Absent from worlds of before it could be switched. */
  strict: z
    .object({ floods: z.boolean(), privacyMode: z.boolean(), limits: z.boolean(), queryLifetime: z.number() })
    .optional(),
  nextUpdateId: z.number(),
  updates: z.array(written<Update>('update_id')),
  accounts: z.array(
    z.object({
      user: written<User>('id'),
      started: z.boolean(),
      deactivated: z.boolean(),
      seen: pairs(z.number()),
    }),
  ),
  rooms: z.array(
    z.object({
      chat: written<Chat>('id'),
      members: pairs(z.enum(memberStatuses)),
      messages: z.array(written<Message>('message_id')),
      topics: pairs(z.string()),
      pinned: z.array(z.number()),
      withoutPhotos: z.boolean().optional(),
      migratedTo: z.number().optional(),
    }),
  ),
  profiles: z.array(
    z.object({
      language_code: z.string(),
      name: z.string().optional(),
      description: z.string().optional(),
      short_description: z.string().optional(),
    }),
  ),
  menus: z.array(
    z.object({
      scope: written<CommandScope>('type'),
      language_code: z.string(),
      commands: z.array(written<BotCommand>('command')),
    }),
  ),
  files: z.array(
    z.object({
      file_id: z.string(),
      file_unique_id: z.string(),
      file_path: z.string(),
      file_name: z.string(),
      mime_type: z.string(),
    }),
  ),
});
type SavedWorld = z.infer<typeof savedWorld>;

function snapshot(world: World): SavedWorld {
  const { counters, strict, updates, accounts, rooms, profiles, commands, files } = world;
  return {
    version,
    counters: { ...counters, supergroupMessages: [...counters.supergroupMessages] },
    strict: { ...strict, floods: strict.floods !== false },
    nextUpdateId: updates.nextId,
    updates: updates.queue,
    accounts: [...accounts.values()].map((account) => ({ ...account, seen: [...account.seen] })),
    rooms: [...rooms.values()].map((room) => ({
      ...room,
      members: [...room.members],
      messages: [...room.messages.values()],
      topics: [...room.topics],
    })),
    profiles: [...profiles.values()],
    menus: commands.menus,
    files: [...files.stored.values()].map(({ bytes: _, ...file }) => file),
  };
}

function restore(world: World, saved: SavedWorld, path: string): void {
  Object.assign(world.counters, {
    ...saved.counters,
    supergroupMessages: new Map(saved.counters.supergroupMessages),
  });
  Object.assign(world.strict, saved.strict);
  world.updates.nextId = saved.nextUpdateId;
  world.updates.queue = saved.updates;
  for (const account of saved.accounts)
    world.accounts.set(account.user.id, { ...account, seen: new Map(account.seen) });
  for (const room of saved.rooms)
    world.rooms.set(room.chat.id, {
      ...room,
      members: new Map(room.members),
      messages: new Map(room.messages.map((message) => [message.message_id, message])),
      topics: new Map(room.topics),
    });
  for (const profile of saved.profiles) world.profiles.set(profile.language_code, profile);
  world.commands.menus = saved.menus;
  for (const file of saved.files) {
    // A world of before the folder was there has lost its files; its messages stand.
    if (!existsSync(fileAt(path, file.file_id))) continue;
    world.files.stored.set(file.file_id, { ...file, bytes: new Uint8Array(readFileSync(fileAt(path, file.file_id))) });
  }
}

/** `file_id` is given by the world itself: `file-<number>-<hash>`. */
function fileAt(path: string, file_id: string): string {
  return join(`${path}.files`, file_id);
}

/** Reads the file into a fresh world, if there is one. A file that is not a world's ends with an error that names it. */
export function load(world: World, path: string): void {
  if (!existsSync(path)) return;
  try {
    restore(world, savedWorld.parse(JSON.parse(readFileSync(path, 'utf8'))), path);
  } catch (cause) {
    throw new Error(`${path} is not a saved world; move it away to begin a new one`, { cause });
  }
}

/** Saves a while after each change. The returned function saves once more and stops. */
export function keepSaved(world: World, path: string, delay = 500): () => void {
  let timer: NodeJS.Timeout | undefined;
  mkdirSync(dirname(path), { recursive: true });
  const onDisk = new Set([...world.files.stored.keys()].filter((file_id) => existsSync(fileAt(path, file_id))));
  const save = (): void => {
    clearTimeout(timer);
    timer = undefined;
    for (const { file_id, bytes } of world.files.stored.values()) {
      if (onDisk.has(file_id)) continue;
      mkdirSync(`${path}.files`, { recursive: true });
      writeFileSync(fileAt(path, file_id), bytes);
      onDisk.add(file_id);
    }
    // Written aside and renamed, so that a crash leaves the old file or the new one, never half of one.
    writeFileSync(`${path}.new`, JSON.stringify(snapshot(world)));
    renameSync(`${path}.new`, path);
  };
  const stopWatching = world.onChange(() => {
    timer ??= setTimeout(save, delay);
  });
  return () => {
    stopWatching();
    save();
  };
}
