/** A screen of the /newgame dialogue: the question, what may be chosen, the way back. */
import type { InlineKeyboardButton } from 'grammy/types';
import type { Speech } from '../../i18n/speak.ts';
import { BACK, DONE, type Form, screen } from '../../kit/form.ts';
import type { Msg } from '../../kit/game.ts';
import { chosen, type Menu } from '../../kit/menu.ts';
import { msg } from '../../messages/msg.ts';
import { inRows, type Row } from '../screens/parts/keyboard.ts';
import { onePage, spoken } from '../screens/parts/page.ts';
import type { Drawn } from '../screens/parts/scene.ts';

export interface Frame {
  /** What the data of each button begins with. */
  readonly prefix: string;
  /** How deep the dialogue began: there is no way back from there. */
  readonly root: number;
  /** Ways that lead elsewhere. */
  readonly beside?: readonly Row[];
}
export const CANCEL = 'x';

export function openingScreen(speech: Speech, root: Menu<unknown>, form: Form, frame: Frame): Drawn {
  const here = screen(root, form);
  const button = (id: string, label: Msg): InlineKeyboardButton => ({
    text: speech.plain(label),
    callback_data: `${frame.prefix}${id}`,
  });
  const choices = choicesOf(here.menu, here.draft).map(({ id, label }) => button(id, label));
  const last: InlineKeyboardButton[] = [
    ...(here.path.length > frame.root ? [button(BACK, msg('menu-button-back'))] : []),
    button(CANCEL, msg('shell-cancel')),
  ];
  const done = here.menu.kind === 'sheet' ? [[button(DONE, msg('shell-open-table'))]] : [];
  return onePage(spoken(speech, here.menu.text).join('\n'), [
    ...inRows(choices),
    ...done,
    ...(frame.beside ?? []),
    last,
  ]);
}

/** What can be pressed, with what is chosen on each row of a sheet. */
function choicesOf(menu: Menu<unknown>, draft: Form['draft']): readonly { readonly id: string; readonly label: Msg }[] {
  if (menu.kind !== 'sheet') {
    const [now] = chosen(menu, draft);
    return menu.items.map(({ id, label }) => ({
      id,
      label: now === label ? msg('shell-chosen', { label }) : label,
    }));
  }
  const rows = draft !== undefined && 'rows' in draft ? draft.rows : {};
  return menu.rows.map(({ id, label, menu: within }) => {
    const [value] = chosen(within, rows[id]);
    return { id, label: value ? msg('lobby-setting', { label, value }) : label };
  });
}
