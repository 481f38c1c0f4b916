/** Values on their way into the database and out of it: ids of Telegram, times, JSON. */
import { type Locale, locales } from '../i18n/locale.ts';
import type { Millis } from '../table/model/aggregate.ts';

/** BigInt in the database; a number elsewhere. Telegram promises at most 52 significant bits, and a check holds it. */
export function toId(id: number): bigint {
  return BigInt(id);
}
export function fromId(id: bigint): number {
  return Number(id);
}
export function toIdOrNull(id: number | null): bigint | null {
  return id === null ? null : BigInt(id);
}
export function fromIdOrNull(id: bigint | null): number | null {
  return id === null ? null : Number(id);
}

export function toDate(millis: Millis): Date {
  return new Date(millis);
}
export function toDateOrNull(millis: Millis | null): Date | null {
  return millis === null ? null : new Date(millis);
}
export function fromDateOrNull(date: Date | null): Millis | null {
  return date === null ? null : date.getTime();
}

/** A language is kept by its code; an unknown one comes from a newer version of the program. */
export function fromLocale(code: string): Locale | undefined {
  return locales.find((locale) => locale === code);
}

/** JSON is kept as text: prisma/schema.prisma says why. */
export function toJson(value: unknown): string {
  return JSON.stringify(value);
}
export function toJsonOrNull(value: unknown): string | null {
  return value === null ? null : JSON.stringify(value);
}
/** Each column is written from one type only and read back as it: `T` is that type. */
export function fromJson<T>(text: string): T {
  return JSON.parse(text) as T;
}
export function fromJsonOrNull<T>(text: string | null): T | null {
  return text === null ? null : fromJson<T>(text);
}
