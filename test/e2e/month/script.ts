/**
 * The month as a script, day by day: who does what at which hour, and a word about it for the reader. Everything else (who answers
 * when, what closes when) happens by itself. Day 1 is a Monday.
 */
import { first, type Told } from './cast.ts';
import type { Life } from './life.ts';
import {
  blocks,
  goesSilent,
  leavesGroup,
  migrates,
  opens,
  presses,
  says,
  shows,
  standsStill,
  starts,
  wakesUp,
  writes,
} from './verbs.ts';

export type Text = Readonly<Record<Told, string>>;
export type Act = (life: Life) => Promise<void>;

export interface Scene {
  readonly day: number;
  /** By the clock of the table's zone. */
  readonly at: string;
  /** For the reader of the transcript. */
  readonly aside?: Text;
  readonly acts: readonly Act[];
}

const text = (ru: string, en: string): Text => ({ ru, en });

export const month: readonly Scene[] = [
  {
    day: 1,
    at: '19:30',
    aside: text(
      'Анна открывает стол. Правила — как советует бот, темп «день за днём»: сутки на подготовку, 12 часов на план.',
      'Anna opens a table. The rules are those the bot suggests, the pace is “day by day”: a day to prepare, 12 hours to plan.',
    ),
    acts: [
      says('anna', '/newgame citadel'),
      presses('anna', 'group', 'lobby-preset-recommended'),
      presses('anna', 'group', 'lobby-pace-daily'),
      ...first.map((name) => presses(name, 'group', 'lobby-button-join')),
    ],
  },
  {
    day: 1,
    at: '19:50',
    aside: text(
      'Двенадцать мест заняты; странное имя Гоши — шутка, бот показывает имена как есть. Анна не хочет, чтобы вопросы закрывались раньше срока: в настройках она выключает «Закрывать, когда все готовы». Каждый срок теперь заранее известен.',
      'Twelve seats are taken; Gosha’s strange name is a joke of his, names are shown as they are. Anna does not want questions to close before their time: in the settings she turns off “Close once all are ready”. Now every deadline is known in advance.',
    ),
    acts: [
      presses('anna', 'group', 'lobby-button-settings'),
      presses('anna', 'group', 'lobby-settings-early'),
      presses('anna', 'group', 'lobby-no'),
      presses('anna', 'group', 'menu-button-back'),
      presses('anna', 'group', 'lobby-settings-shut'),
    ],
  },
  {
    day: 1,
    at: '20:00',
    acts: [
      says('anna', '/begin'),
      shows(
        'boris',
        /бонус|bonus/i,
        text(
          'Личка Бориса: первая форма. Разумный ответ уже вписан.',
          'Boris in private: his first form. A sensible answer is already filled in.',
        ),
      ),
      writes(
        'vera',
        '/settings 23:00-08:00',
        text('Вера просит не будить её по ночам.', 'Vera asks not to be woken at night.'),
      ),
    ],
  },
  {
    day: 3,
    at: '12:00',
    aside: text('С этого дня Лев молчит.', 'From this day on Lev is silent.'),
    acts: [goesSilent('lev')],
  },
  {
    day: 4,
    at: '07:30',
    acts: [
      shows(
        'lev',
        /^⏳/,
        text(
          'Личка Льва: напоминание. Его получают только те, кто ещё ничего не выбрал; ночью оно приходит без звука.',
          'Lev in private: a reminder. Only those who have chosen nothing get one; at night it comes without a sound.',
        ),
      ),
    ],
  },
  {
    day: 4,
    at: '19:00',
    acts: [
      shows(
        'boris',
        /: что было с вами|: what happened to you/,
        text(
          'Личка Бориса: сводка. Что он приказал, что из этого вышло и почему.',
          'Boris in private: the digest. What he ordered, what came of it, and why.',
        ),
      ),
    ],
  },
  {
    day: 5,
    at: '12:40',
    aside: text(
      'Лев пропустил два срока подряд, его больше не ждут. Анна ищет ему замену: /sub, кнопками — кого, насовсем, «Объявить в группе».',
      'Lev has let two deadlines pass in a row, so nobody waits for him any more. Anna looks for a substitute: /sub, then by buttons whom, for good, “Ask the group”.',
    ),
    acts: [
      says('anna', '/sub'),
      presses('anna', 'group', /^10\./),
      presses('anna', 'group', 'desk-button-offer'),
      presses('anna', 'group', 'desk-button-do'),
    ],
  },
  {
    day: 5,
    at: '18:00',
    aside: text(
      'Половина компании едет за город. Причину можно написать сразу за командой.',
      'Half the company goes to the country. A reason may follow the command.',
    ),
    acts: [
      says('anna', text('/pause до понедельника, все за городом', '/pause until Monday, everybody is out of town')),
    ],
  },
  {
    day: 6,
    at: '11:00',
    aside: text(
      'Нина читает группу, но бота никогда не открывала. «Вступить» ведёт её в личку, и место Льва достаётся ей — со всем, что у него было.',
      'Nina reads the group but has never opened the bot. “Join” leads her into the private chat, and Lev’s seat is hers, with all that it had.',
    ),
    acts: [
      presses('nina', 'group', 'lobby-button-join'),
      shows(
        'nina',
        /теперь ваше|is yours now/,
        text('Личка Нины (она читает по-английски).', 'Nina in private (she reads Russian).'),
      ),
    ],
  },
  {
    day: 8,
    at: '10:00',
    acts: [says('anna', '/resume')],
  },
  {
    day: 8,
    at: '12:40',
    aside: text(
      'Сутки на подготовку — для этой компании слишком быстро. /deadline показывает, что когда закроется; Анна выбирает «не спеша» (48 и 24 часа) и освобождает воскресенья.',
      'A day to prepare is too fast for this company. /deadline shows what closes when; Anna chooses “unhurried” (48 and 24 hours) and keeps Sundays free.',
    ),
    acts: [
      says('anna', '/deadline'),
      presses('anna', 'group', 'lobby-pace-slow'),
      presses('anna', 'group', 'desk-button-details'),
      presses('anna', 'group', 'lobby-settings-days'),
      presses('anna', 'group', 'desk-day-7'),
      presses('anna', 'group', 'menu-button-back'),
      presses('anna', 'group', 'lobby-settings-shut'),
    ],
  },
  {
    day: 11,
    at: '13:10',
    aside: text('Фаина случайно блокирует бота.', 'Faina blocks the bot by accident.'),
    acts: [blocks('faina'), says('boris', '/status')],
  },
  {
    day: 11,
    at: '20:00',
    aside: text(
      'Вера уезжает на несколько дней и просит Марка поиграть за неё.',
      'Vera is away for some days and asks Mark to play for her.',
    ),
    acts: [
      starts('mark'),
      writes('vera', text('/deputy @mark_m 5д', '/deputy @mark_m 5d'), text('Личка Веры.', 'Vera in private.')),
      shows('mark', /просит о подмене|asks you to/, text('Личка Марка: просьба.', 'Mark in private: the request.')),
    ],
  },
  { day: 11, at: '20:30', acts: [presses('mark', 'mark', 'deputy-button-take')] },
  {
    day: 12,
    at: '18:30',
    aside: text(
      'Фаина замечает тишину и открывает бота снова: её форма приходит сама.',
      'Faina notices the silence and opens the bot again: her form comes by itself.',
    ),
    acts: [starts('faina')],
  },
  {
    day: 15,
    at: '21:00',
    aside: text(
      'Через четыре дня Марк отдаёт место, не дожидаясь срока. Вера читает, что было без неё.',
      'After four days Mark gives the seat back before his time is over. Vera reads what happened without her.',
    ),
    acts: [
      presses('mark', 'mark', 'deputy-button-leave'),
      shows('vera', /что было без вас|what you missed/, text('Личка Веры.', 'Vera in private.')),
    ],
  },
  {
    day: 16,
    at: '13:00',
    aside: text(
      'Группа становится супергруппой: у неё новый номер и пустая история. Игра переезжает вместе с ней.',
      'The group becomes a supergroup, with a new number and an empty history. The game moves along.',
    ),
    acts: [migrates(), says('dina', '/status')],
  },
  {
    day: 17,
    at: '19:00',
    acts: [
      says('boris', text('У нас отключили свет, телефон садится!', 'The power is out here, my phone is dying!')),
      says('anna', text('/extend 6ч у Бориса отключили свет', '/extend 6h the power is out at Boris’s')),
    ],
  },
  {
    day: 22,
    at: '15:00',
    aside: text(
      'Дина и Катя откладывают план на утро вторника.',
      'Dina and Katya put their plans off until Tuesday morning.',
    ),
    acts: [goesSilent('dina'), goesSilent('katya')],
  },
  { day: 23, at: '08:40', acts: [says('anna', '/remind')] },
  {
    day: 23,
    at: '09:00',
    aside: text(
      'С девяти до двух сервер бота не работает, а план должен был закрыться в полдень. Когда бот возвращается, срок сдвинут на те же пять часов; пропуск не записан никому.',
      'From nine to two the bot’s server is down, and the plan was to close at noon. When the bot is back, the deadline has moved by the same five hours; nobody is charged with a miss.',
    ),
    acts: [standsStill(5), wakesUp('dina'), wakesUp('katya')],
  },
  {
    day: 24,
    at: '20:00',
    aside: text(
      'Том бросает игру и выходит из группы. Доигрывать за него Анна сажает компьютер.',
      'Tom gives up and leaves the group. Anna lets a computer play on for him.',
    ),
    acts: [
      says('tom', text('Я всё, простите: новая работа.', 'I am out, sorry: a new job.')),
      leavesGroup('tom'),
      says('anna', text('/kick Том ушёл, новая работа', '/kick Tom left, a new job')),
      goesSilent('tom'),
    ],
  },
];

/** After the end. */
export const after: readonly Act[] = [
  opens('boris', '/log'),
  presses('boris', 'group', 'log-button-acts'),
  presses('anna', 'group', 'log-button-earlier'),
  says('boris', '/verify'),
];
