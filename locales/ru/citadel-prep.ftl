### Цитадель: формы, расписки и история подготовки.

## Форма бонуса и согласия

# $lines (number): сколько линий
# $people (number): сколько людей
citadel-form-bonus = Выберите бонус на всю игру. Линий обороны: { $lines }, людей: { $people }.
# $bonus (Msg): бонус
# $effect (Msg): что он даёт
citadel-form-bonus-line = <b>{ $bonus }</b> — { $effect }
citadel-form-consent = 🤝 Вам предлагают обмен. Отметьте, на что согласны.
# $person (seat): кто
citadel-form-consent-person = { $person }: да
# $person (seat): кто
# $gives (list): что отдают
citadel-offer-gives = 🤝 { $person } отдаёт вам: { $gives }
# $person (seat): кто
# $takes (list): что забирают
citadel-offer-takes = 🤝 { $person } хочет забрать: { $takes }
# $person (seat): кто
# $gives (list): что отдают
# $takes (list): что забирают
citadel-offer-both = 🤝 { $person } отдаёт: { $gives }; взамен хочет: { $takes }

## Форма подготовки: что видно

# $actions (number): сколько действий
citadel-form-actions = { $actions ->
    [one] У вас { $actions } действие.
    [few] У вас { $actions } действия.
   *[other] У вас { $actions } действий.
  }
# $health (number): здоровье
# $max (number): наибольшее здоровье
# $wounded (string): yes или no
citadel-form-health = ❤ { $health }/{ $max }{ $wounded ->
    [yes] {" "}— тяжёлые раны: удар вполсилы, в руках помещается меньше
   *[no] {""}
  }
# $used (number): сколько занято
# $limit (number): сколько вещей помещается
# $items (list): вещи
citadel-form-items = 🎒 { $used }/{ $limit }: { $items }
# $used (number): сколько занято
# $limit (number): сколько вещей помещается
citadel-form-no-items = 🎒 { $used }/{ $limit }: пусто
# $wave (number): номер волны
# $waves (number): сколько всего волн
# $kinds (list): сколько каких
citadel-form-wave = Волна { $wave } из { $waves }, на каждую линию: { $kinds }
# $low (number): не меньше
# $high (number): не больше
citadel-expect-normal = обычных { $low }–{ $high }
# $low (number): не меньше
# $high (number): не больше
citadel-expect-fast = быстрых { $low }–{ $high }
# $low (number): не меньше
# $high (number): не больше
citadel-expect-fat = толстяков { $low }–{ $high }
# $low (number): не меньше
# $high (number): не больше
citadel-expect-spitter = плевунов { $low }–{ $high }
# $line (number): номер линии
# $horde (list): кто из мертвецов
citadel-form-back = ⚠ Линия { $line }: сверх того { $horde }
# $line (number): номер линии
# $horde (list): кто из мертвецов
citadel-form-scouted = 🔭 Линия { $line }, по биноклю: { $horde }

## Форма подготовки: что можно

# $number (number): номер действия
citadel-form-action = Действие { $number }
# $by (number): на сколько
citadel-form-strengthen = 🧱 Укрепить +{ $by }
citadel-form-prepare = 🔧 Оружие +5
citadel-form-search = 🔎 Поиск
# $by (number): на сколько
citadel-form-rest = 💤 Отдых +{ $by }
citadel-form-use = 🎒 Вещь
citadel-form-hope = 🎒 Если найду…
# $count (number): сколько
citadel-form-storage = 📦 Склад ({ $count })
citadel-form-exchange = 🤝 Обмен
citadel-form-none = Ничего не делать
# $by (number): на сколько
# $boards (string): yes, no, kept (есть, но без них) или hoped (если найдутся)
citadel-form-lines = 🧱 Какую линию укрепить? +{ $by }{ $boards ->
    [yes] {" "}(доски уйдут)
    [kept] {" "}(доски останутся)
    [hoped] {" "}с досками; не найдутся — на 5 меньше
   *[no] {""}
  }
# $by (number): на сколько
citadel-form-bare = Без досок: +{ $by }
# $line (number): номер линии
# $walls (number): прочность стен
# $after (number): прочность после
citadel-form-line-walls = Линия { $line } · 🧱{ $walls } → { $after }
# $line (number): номер линии
# $walls (number): прочность стен
citadel-form-line = Линия { $line } · 🧱{ $walls }
citadel-form-otherwise = Иначе
citadel-form-otherwise-text = Что делать, если ничего не выйдет?
citadel-form-use-text = 🎒 Что применить?
# $item (Msg): вещь
citadel-form-item = { $item }
citadel-form-aim = Куда
citadel-form-aim-place = На какую линию?
citadel-form-aim-scout = 🔭 За какой линией смотреть? Ответ увидите только вы, когда подготовка закончится.
citadel-form-aim-heal = ❤ Кого лечить?
citadel-form-aim-load = 🔫 Что зарядить? Магазин станет полным.
citadel-form-aim-scope = 🔫 К чему приделать? Навсегда, +2 к урону.
citadel-form-aim-bayonet = 🔫 К чему приделать? Навсегда: и выстрел, и укол 1–4 за один обмен ударами.
citadel-form-aim-drink = Что это даст?
# $by (number): на сколько
citadel-form-water-health = ❤ Здоровье +{ $by }
# $by (number): на сколько
citadel-form-water-melee = Удар вблизи +{ $by }
# $person (seat): кто
# $health (number): здоровье
# $max (number): наибольшее здоровье
citadel-form-person-health = { $person } · ❤ { $health }/{ $max }
citadel-form-hope-text = 🎒 Что применить, если к этому действию оно будет в руках?
# $item (Msg): вещь
citadel-form-hope-kind = Если к этому времени в руках есть { $item }
citadel-form-hope-otherwise = Если не найду
# $items (list): вещи
citadel-form-storage-text = 📦 На складе: { $items }
citadel-form-storage-empty = 📦 Склад пуст
citadel-form-put = Положить
citadel-form-wish = Взять
citadel-form-put-text = 📦 Что положить?
citadel-form-wish-text = 📦 Что взять? Нажимайте начиная с самого нужного: вещи берутся по порядку, пока есть место. Если одно и то же нужно двоим, решает жребий.
citadel-form-exchange-text = 🤝 С кем? Отдать и забрать можно за одно действие.
citadel-form-exchange-off = Согласия не спрашивают: что есть и помещается, то и перейдёт.
citadel-form-exchange-on = Сначала у другой стороны спросят согласия.
# $person (seat): кто
# $count (number): сколько
citadel-form-person-items = { $person } · 🎒{ $count }
# $person (seat): кто
# $used (number): сколько занято
# $limit (number): сколько вещей помещается
# $items (list): вещи
citadel-form-person-list = { $person } ({ $used }/{ $limit }): { $items }
# $person (seat): кто
# $used (number): сколько занято
# $limit (number): сколько вещей помещается
citadel-form-person-nothing = { $person } ({ $used }/{ $limit }): пусто
citadel-form-give = Отдать
citadel-form-take = Забрать
# $person (seat): кто
citadel-form-give-text = 🤝 { $person } получит:
# $person (seat): кто
citadel-form-take-text = 🤝 { $person } отдаст:

## Почему нельзя

citadel-no-use = Применить сейчас нечего: нет вещи, от которой была бы польза.
citadel-no-place = На каждой линии это уже есть.
citadel-no-heal = Все здоровы, лечить некого.
citadel-no-load = Заряжать нечего: такого оружия у вас нет или магазин полон.
citadel-no-scope = Приделать не к чему: нужен ваш пистолет или винтовка без прицела.
citadel-no-bayonet = Приделать не к чему: нужен ваш ствол без штыка.
citadel-no-energize = Это последняя подготовка: лишнее действие уже не пригодится.
citadel-no-storage = Склад пуст, и положить вам нечего.
citadel-no-exchange = Меняться нечем: ни у кого нет вещей.

## Расписки: «вы…»

# $bonus (Msg): бонус
# $effect (Msg): что он даёт
citadel-act-bonus = бонус «{ $bonus }»: { $effect }
# $people (list): кто
citadel-act-agree = обмен разрешаете: { $people }
# $people (list): кто
citadel-act-decline = обмен отклоняете: { $people }
# $number (number): номер действия
# $deed (Msg): действие
citadel-act-numbered = { $number }. { $deed }
citadel-act-none = ничего не делаете
citadel-act-prepare = 🔧 готовите оружие: +5 к каждому попаданию в этой волне
# $finds (number): сколько находок
citadel-act-search = { $finds ->
    [one] 🔎 ищете: { $finds } находка
    [few] 🔎 ищете: { $finds } находки
   *[other] 🔎 ищете: { $finds } находок
  }
# $by (number): на сколько
# $health (number): здоровье
citadel-act-rest = 💤 отдыхаете: +{ $by } → ❤ { $health }
# $line (number): номер линии
# $by (number): на сколько
# $boards (string): yes, no или hoped (если найдутся)
citadel-act-strengthen = 🧱 укрепляете линию { $line } (+{ $by }{ $boards ->
    [yes] , с досками
    [hoped] , с досками +5, если найдутся
   *[no] {""}
  })
# $item (Msg): вещь
citadel-act-use = 🎒 применяете { CASE($item, "acc") }
# $line (number): номер линии
citadel-act-place-trap = 🪤 ставите ловушку на линии { $line }
# $line (number): номер линии
citadel-act-place-glass = 🪟 ставите стекло на линии { $line }
# $line (number): номер линии
citadel-act-place-wire = 〰 тянете проволоку на линии { $line }
# $line (number): номер линии
citadel-act-place-bait = 🍖 кладёте приманку на линии { $line }
# $line (number): номер линии
citadel-act-place-pit = 🕳 роете яму на линии { $line }
# $line (number): номер линии
citadel-act-scout = 🔭 смотрите в бинокль за линию { $line }
# $target (seat): кого
# $item (Msg): вещь
# $by (number): на сколько
citadel-act-heal = ❤ лечите: { $target }, { $item } +{ $by }
# $item (Msg): вещь
# $by (number): на сколько
citadel-act-heal-self = ❤ лечитесь: { $item } +{ $by }
# $gun (Msg): оружие
citadel-act-load = 🔫 заряжаете { CASE($gun, "acc") } до полного
# $gun (Msg): оружие
citadel-act-scope = 🔫 приделываете прицел: { $gun } получит +2 к урону
# $gun (Msg): оружие
citadel-act-bayonet = 🔫 приделываете штык: { $gun } будет и стрелять, и колоть
# $item (Msg): вещь
# $by (number): на сколько
citadel-act-eat = 🎒 { $item }: +{ $by } к урону вблизи в этой волне
# $item (Msg): вещь
# $by (number): на сколько
citadel-act-drink = ❤ { $item }: +{ $by } к здоровью
# $item (Msg): вещь
citadel-act-energize = ⚡ { $item }: в следующей подготовке на действие больше
# $item (Msg): вещь
# $deed (Msg): действие
# $instead (Msg): действие взамен
citadel-act-hope = если к этому времени в руках есть { $item }: { $deed }; иначе { $instead }
# $item (Msg): вещь
# $deed (Msg): действие
citadel-act-hope-only = если к этому времени в руках есть { $item }: { $deed }
# $put (list): положенное
# $instead (Msg): действие взамен
citadel-act-storage-out = 📦 кладёте на склад: { $put }; не выйдет — { $instead }
# $wish (list): желания по порядку
# $instead (Msg): действие взамен
citadel-act-storage-in = 📦 берёте со склада, по порядку: { $wish }; не выйдет — { $instead }
# $put (list): положенное
# $wish (list): желания по порядку
# $instead (Msg): действие взамен
citadel-act-storage-both = 📦 кладёте: { $put }; берёте, по порядку: { $wish }; не выйдет — { $instead }
# $instead (Msg): действие взамен
citadel-act-storage-nothing = 📦 на склад ничего не выбрано, поэтому { $instead }
# $give (list): что отдаёте
# $other (seat): с кем
# $instead (Msg): действие взамен
citadel-act-exchange-out = 🤝 отдаёте: { $give } ({ $other }); не выйдет — { $instead }
# $take (list): что забираете
# $other (seat): с кем
# $instead (Msg): действие взамен
citadel-act-exchange-in = 🤝 забираете: { $take } ({ $other }); не выйдет — { $instead }
# $other (seat): с кем
# $give (list): что отдаёте
# $take (list): что забираете
# $instead (Msg): действие взамен
citadel-act-exchange-both = 🤝 { $other }: отдаёте { CASE($give, "acc") }, забираете { CASE($take, "acc") }; не выйдет — { $instead }
# $other (seat): с кем
# $instead (Msg): действие взамен
citadel-act-exchange-nothing = 🤝 обмен ({ $other }): ничего не выбрано, поэтому { $instead }
citadel-warn-search-full = ⚠ Руки полны: первая находка уйдёт на склад, другие пропадут
# $held (number): сколько досок
citadel-warn-boards = ⚠ Досок всего { $held }: хватит не на каждое укрепление
# $items (list): вещи
citadel-warn-twice = ⚠ Названо дважды, а хватит на один раз: { $items }
citadel-warn-backpack = ⚠ Без рюкзака столько не удержать: он останется у вас
citadel-warn-room = ⚠ Всё сразу в руки не поместится: лишнее останется у хозяина
citadel-warn-consent = ⚠ Обмен состоится, если согласится другая сторона

## История для всех

# $lines (number): сколько линий
citadel-prep-fortress = { $lines ->
    [one] 🏰 Крепость стоит: { $lines } линия обороны
    [few] 🏰 Крепость стоит: { $lines } линии обороны
   *[other] 🏰 Крепость стоит: { $lines } линий обороны
  }
citadel-prep-bonuses = 🏰 Кто с чем держит крепость
# $person (seat): кто
# $bonus (Msg): бонус
# $effect (Msg): что он даёт
citadel-prep-bonus = { $person }: <b>{ $bonus }</b> — { $effect }
# $person (seat): кто
# $bonus (Msg): бонус
# $item (Msg): вещь
citadel-prep-bonus-item = { $person }: <b>{ $bonus }</b> — { $item }
# $person (seat): кто
# $limit (number): сколько вещей помещается
# $items (list): вещи
citadel-prep-surplus = 📦 { $person }: в руки помещается { $limit }, лишнее уходит на склад: { $items }
# $people (list): кто
citadel-prep-actions = ⚡ Действий в подготовке: { $people }
# $person (seat): кто
# $actions (number): сколько действий
citadel-prep-actions-one = { $person } — { $actions }
# $wave (number): номер волны
citadel-prep-over = 🏰 Волна { $wave }: подготовка закончена
# $line (number): номер линии
# $by (number): на сколько
# $walls (number): прочность стен
# $people (list): кто
citadel-prep-walls = 🧱 Линия { $line }: +{ $by } → { $walls } ({ $people })
# $line (number): номер линии
# $person (seat): кто
citadel-prep-placed-trap = 🪤 Линия { $line }: ловушка ({ $person })
# $line (number): номер линии
# $person (seat): кто
citadel-prep-placed-glass = 🪟 Линия { $line }: новое стекло ({ $person })
# $line (number): номер линии
# $person (seat): кто
citadel-prep-placed-wire = 〰 Линия { $line }: колючая проволока ({ $person })
# $line (number): номер линии
# $person (seat): кто
citadel-prep-placed-bait = 🍖 Линия { $line }: приманка ({ $person })
# $line (number): номер линии
# $person (seat): кто
citadel-prep-placed-pit = 🕳 Линия { $line }: яма ({ $person })
# $person (seat): кто
# $item (Msg): вещь
citadel-prep-wasted = 🎒 { $person }: { $item } — впустую, уже не нужно
# $person (seat): кто
# $line (number): номер линии
citadel-prep-scouted = 🔭 { $person } смотрит в бинокль за линию { $line }
# $person (seat): кто
# $target (seat): кого
# $by (number): на сколько
# $health (number): здоровье
citadel-prep-healed = ❤ { $person } лечит: { $target } +{ $by } → { $health }
# $person (seat): кто
# $item (Msg): вещь
# $by (number): на сколько
# $health (number): здоровье
citadel-prep-healed-self = ❤ { $person }: { $item }, +{ $by } → { $health }
# $person (seat): кто
# $item (Msg): вещь
# $gun (Msg): оружие
citadel-prep-fitted = 🔫 { $person }: { $item } → { $gun }
# $person (seat): кто
# $item (Msg): вещь
# $by (number): на сколько
citadel-prep-fed = 🎒 { $person }: { $item }, +{ $by } к урону вблизи
# $person (seat): кто
# $item (Msg): вещь
citadel-prep-energized = ⚡ { $person }: { $item }, в следующей подготовке на действие больше
# $people (list): кто
citadel-prep-rested = 💤 Отдыхают: { $people }
# $person (seat): кто
# $health (number): здоровье
# $max (number): наибольшее здоровье
citadel-prep-rested-one = { $person } (❤ { $health }/{ $max })
# $people (list): кто
citadel-prep-prepared = 🔧 Оружие наготове: { $people }
# $person (seat): кто
# $items (list): вещи
citadel-prep-found = 🔎 { $person } находит: { $items }
# $person (seat): кто
# $items (list): вещи
citadel-prep-found-stored = 🔎 { $person } находит и относит на склад: { $items }
# $person (seat): кто
# $items (list): вещи
citadel-prep-found-lost = 🔎 { $person }: взять уже некуда, бросает { CASE($items, "acc") }
# $person (seat): кто
# $put (list): положенное
citadel-prep-put = 📦 { $person } кладёт на склад: { $put }
# $person (seat): кто
# $took (list): взятое
citadel-prep-took = 📦 { $person } берёт со склада: { $took }
# $person (seat): кто
# $put (list): положенное
# $took (list): взятое
citadel-prep-put-took = 📦 { $person } кладёт на склад { CASE($put, "acc") }, берёт { CASE($took, "acc") }
# $person (seat): кто
# $other (seat): с кем
# $gave (list): отданное
citadel-prep-gave = 🤝 { $person } → { $other }: { $gave }
# $person (seat): кто
# $other (seat): с кем
# $took (list): взятое
citadel-prep-took-from = 🤝 { $person } ← { $other }: { $took }
# $person (seat): кто
# $other (seat): с кем
# $gave (list): отданное
# $took (list): взятое
citadel-prep-swapped = 🤝 { $person } → { $other }: { $gave }; взамен { $took }
# $person (seat): кто
# $other (seat): с кем
citadel-prep-met = 🤝 { $person } и { $other }: вещь уже отдана, забирать не пришлось
# $person (seat): кто
# $deed (Msg): действие
# $why (Msg): причина
# $instead (string): rest, strengthen или nothing
citadel-prep-failed = ⚠ { $person }, { $deed }: { $why }. { $instead ->
    [rest] Вместо этого — отдых.
    [strengthen] Вместо этого — стена.
   *[nothing] Действие пропало.
  }
# $people (list): кто
citadel-prep-idle = Ничего не делают: { $people }

## Почему не вышло

citadel-deed-use = вещь
citadel-deed-storage = склад
citadel-deed-exchange = обмен
citadel-why-no-item = нужной вещи в руках не оказалось
citadel-why-no-gun = подходящего оружия в руках не оказалось
citadel-why-gone = вещей уже не было на месте
citadel-why-full = не хватило места в руках
citadel-why-taken = нужное досталось другим
citadel-why-declined = согласия не дали
citadel-why-nothing = ничего не было выбрано
citadel-why-dead = некому

## Что вышло у меня

citadel-did-idle = Вы ничего не делали
# $line (number): номер линии
# $by (number): на сколько
# $boards (string): used, missing или none
citadel-did-strengthened = 🧱 Вы укрепили линию { $line }: +{ $by }{ $boards ->
    [used] {" "}(доски ушли)
    [missing] {" "}(досок в руках не оказалось)
   *[none] {""}
  }
# $by (number): на сколько
# $health (number): здоровье
citadel-did-rested = 💤 Вы отдохнули: +{ $by }, здоровье { $health }
citadel-did-prepared = 🔧 Оружие готово: +5 к каждому попаданию в этой волне
# $items (list): вещи
citadel-did-found = 🔎 Вы нашли: { $items }
# $items (list): вещи
citadel-did-found-stored = 🔎 Взять было некуда, находка лежит на складе: { $items }
# $items (list): вещи
citadel-did-found-lost = 🔎 Взять было некуда, находка пропала: { $items }
# $item (Msg): вещь
# $line (number): номер линии
citadel-did-placed = 🎒 Вы применили { CASE($item, "acc") }: линия { $line }
# $item (Msg): вещь
citadel-did-wasted = 🎒 { $item }: впустую, к этому времени уже не понадобилось
# $line (number): номер линии
# $horde (list): кто из мертвецов
citadel-did-scouted = 🔭 К линии { $line } придут: { $horde }
# $target (seat): кого
# $item (Msg): вещь
# $by (number): на сколько
# $health (number): здоровье
citadel-did-healed = ❤ { $target }: { $item }, +{ $by }, здоровье { $health }
# $item (Msg): вещь
# $by (number): на сколько
# $health (number): здоровье
citadel-did-healed-self = ❤ { $item }: +{ $by }, здоровье { $health }
# $person (seat): кто
# $by (number): на сколько
# $health (number): здоровье
citadel-did-was-healed = ❤ { $person } лечит вас: +{ $by }, здоровье { $health }
# $item (Msg): вещь
# $gun (Msg): оружие
citadel-did-fitted = 🔫 { $item } → { $gun }
# $item (Msg): вещь
# $by (number): на сколько
citadel-did-fed = 🎒 { $item }: +{ $by } к урону вблизи в этой волне
# $item (Msg): вещь
citadel-did-energized = ⚡ { $item }: в следующей подготовке на действие больше
# $items (list): вещи
citadel-did-put = 📦 Вы положили на склад: { $items }
# $items (list): вещи
citadel-did-took = 📦 Вы взяли со склада: { $items }
# $count (number): сколько
citadel-did-missed = { $count ->
    [one] 📦 { $count } вещь досталась другим
    [few] 📦 { $count } вещи достались другим
   *[other] 📦 { $count } вещей досталось другим
  }
# $items (list): вещи
citadel-did-left = 🎒 Не хватило места в руках, осталось где было: { $items }
# $other (seat): с кем
# $items (list): вещи
citadel-did-gave = 🤝 { $other } получает от вас: { $items }
# $other (seat): с кем
# $items (list): вещи
citadel-did-took-from = 🤝 { $other } отдаёт вам: { $items }
# $person (seat): кто
# $items (list): вещи
citadel-did-received = 🤝 { $person } отдаёт вам: { $items }
# $person (seat): кто
# $items (list): вещи
citadel-did-robbed = 🤝 { $person } забирает у вас: { $items }
# $limit (number): сколько вещей помещается
# $items (list): вещи
citadel-did-surplus = 📦 Из-за ран в руки помещается { $limit }. На склад ушло: { $items }
# $deed (Msg): действие
# $why (Msg): причина
# $instead (string): rest, strengthen или nothing
citadel-did-failed = ⚠ Не вышло, { $deed }: { $why }. { $instead ->
    [rest] Вместо этого — отдых.
    [strengthen] Вместо этого — стена.
   *[nothing] Действие пропало.
  }
