/** The shell's locales with a toy game beside them, so that screens are tested apart from the games' own texts. */
import { copyFileSync, mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { areas } from '../../scripts/areas.ts';
import { locales } from '../../src/i18n/locale.ts';
import { loadLocales, type Words } from '../../src/i18n/speak.ts';
import type { Msg } from '../../src/kit/game.ts';

export const root = fileURLToPath(new URL('../../locales/', import.meta.url));

const toy = `
toy-title = 🌊 Потоп
toy-about = Качаем воду.
toy-printed = Четыре круга.
toy-recommended = Два круга.
toy-opt-rounds = Кругов
toy-opt-rounds-1_5 = полтора
toy-opt-rounds-4 = четыре
toy-clock-plan = план
toy-clock-night = ночь
# $text (string)
toy-say = { $text }
toy-rule-goal = Воду надо откачать насосом. Мины лежат на дне, их видно не всегда.
    .title = Цель
toy-rule-pump = У насоса двое. Ёлка рядом с миной.
    .title = Насос
# $gun (Msg)
toy-takes = берёт { CASE($gun, "acc") }
toy-gun = { $case ->
    [acc] пушку
   *[nom] пушка
 }
`;

/** Loads a folder of files: `{ 'ru/a.ftl': 'a = б', 'en/a.ftl': 'a = b' }`. Any other language has what English has. */
export function folder(files: Readonly<Record<string, string>>): string {
  const dir = mkdtempSync(join(tmpdir(), 'locales-'));
  for (const locale of locales) {
    mkdirSync(join(dir, locale));
    const from = locale === 'ru' ? 'ru/' : 'en/';
    for (const [name, text] of Object.entries(files)) {
      if (name.startsWith(from)) writeFileSync(join(dir, locale, name.slice(from.length)), text);
    }
  }
  return dir;
}

export function toyWords(): Words {
  const dir = folder({ 'ru/toy.ftl': toy, 'en/toy.ftl': toy });
  for (const locale of locales) {
    for (const area of areas) copyFileSync(join(root, locale, `${area}.ftl`), join(dir, locale, `${area}.ftl`));
  }
  return loadLocales(dir);
}

/** Any text as a message. */
export function say(text: string): Msg {
  return { id: 'toy-say', args: { text } };
}
