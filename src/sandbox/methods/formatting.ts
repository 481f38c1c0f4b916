/** A text as the bot gave it, with parse_mode or entities, made into what is kept; with the limits on its length. */
import { checkEntities, detectEntities, tidy } from '../entities.ts';
import { parseHtml } from '../html.ts';
import { badRequest } from '../refusal.ts';
import type { FormattedText, MessageEntity } from '../telegram.ts';
import type { World } from '../world.ts';

type GivenEntity = Omit<MessageEntity, 'user'> & { user?: { id: number } | undefined };

export interface GivenText {
  text: string;
  parse_mode?: string | undefined;
  entities?: readonly GivenEntity[] | undefined;
}

const maxText = 4096;
const maxCaption = 1024;

/** 1-4096 characters after parsing. */
export function messageText(world: World, given: GivenText): FormattedText {
  const formatted = format(world, given);
  if (formatted.text === '') throw badRequest('message text is empty');
  if (world.strict.limits && formatted.text.length > maxText) throw badRequest('message is too long');
  return formatted;
}

/** At most 1024 characters after parsing; an empty caption is none. */
export function messageCaption(
  world: World,
  caption: string | undefined,
  given: Omit<GivenText, 'text'>,
): { caption?: string; caption_entities?: MessageEntity[] | undefined } {
  if (caption === undefined) return {};
  const { text, entities } = format(world, { ...given, text: caption });
  if (world.strict.limits && text.length > maxCaption) throw badRequest('message caption is too long');
  return text === '' ? {} : { caption: text, caption_entities: someOrNone(entities) };
}

export const someOrNone = <T>(list: T[]): T[] | undefined => (list.length > 0 ? list : undefined);

function format(world: World, { text, parse_mode, entities = [] }: GivenText): FormattedText {
  const formatted = tidy(parsed(world, text, parse_mode, entities));
  const resolved = formatted.entities.flatMap((entity) => resolve(world, entity) ?? []);
  return { text: formatted.text, entities: detectEntities(formatted.text, resolved) };
}

function parsed(
  world: World,
  text: string,
  parse_mode: string | undefined,
  entities: readonly GivenEntity[],
): FormattedText {
  switch (parse_mode?.toLowerCase()) {
    case undefined:
    case '': {
      const given = entities.map((entity) => ({ ...entity, user: entity.user && world.userById(entity.user.id) }));
      checkEntities(text, given);
      return { text, entities: given };
    }
    case 'html':
      return parseHtml(text);
    case 'markdown':
    case 'markdownv2':
      throw badRequest("can't parse entities: this sandbox reads HTML and the entities parameter, not Markdown");
    default:
      throw badRequest('unsupported parse_mode');
  }
}

/** Links to people become mentions, if there is such a person; a link that leads nowhere is dropped, as on Telegram. */
function resolve(world: World, entity: MessageEntity): MessageEntity | undefined {
  if (entity.type !== 'text_link') return entity;
  const url = entity.url ?? '';
  const userId = /^tg:\/\/user\?id=(\d+)$/.exec(url)?.[1];
  const { type, offset, length } = entity;
  if (userId !== undefined) {
    const user = world.userById(Number(userId));
    return user && { type: 'text_mention', offset, length, user };
  }
  const absolute = /^[a-z][a-z0-9+.-]*:/i.test(url) ? url : `http://${url}`;
  if (!URL.canParse(absolute) || !/^(https?|tg|ton|mailto|tel):/i.test(absolute)) return undefined;
  return { type, offset, length, url: new URL(absolute).href };
}
