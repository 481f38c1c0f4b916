### Цитадель: план волны, сама волна, её пересказ и конец игры.

## План: что видно

citadel-plan-prepared = 🔧 Оружие подготовлено: +5 к каждому попаданию
# $by (number): сколько прибавляет
citadel-plan-fed = Еда и вода: +{ $by } к каждому удару
# $people (list): кто и насколько цел
citadel-plan-wounded = Ранены: { $people }
# $person (seat): кто
# $health (number): здоровье
# $max (number): наибольшее здоровье
citadel-plan-wounded-person = { $person } ❤{ $health }/{ $max }
# $round (number): номер блиц-раунда
citadel-plan-blitz = Блиц { $round }: новых мертвецов не будет, добиваем оставшихся

## План: строки формы

citadel-plan-row-line = 🚩 Встану
citadel-plan-row-gun = 🔫 Пулемёт
citadel-plan-row-how = 🔫 Чем и когда
citadel-plan-row-targets = 🎯 Цели
citadel-plan-row-joint = 🤝 Вместе
citadel-plan-row-grenade = 💣 Граната
citadel-plan-row-second = 👟 Перебегу
citadel-plan-row-keep = 🎒 Оставлю
citadel-plan-row-shoot = Своё оружие
citadel-plan-row-weapons = Что первым
citadel-plan-row-later = После начала
citadel-plan-row-opening = В начале
citadel-plan-row-weapon = Чем бить
citadel-plan-row-shots = Выстрелы
citadel-plan-row-blows = Удары

## План: выбор

citadel-plan-line-text = 🚩 Где встанете? Имена — кто стоял там в прошлой волне.
# $row (Msg): линия коротко
# $stood (number): сколько человек там стояло
# $people (list): кто там стоял
citadel-plan-line = линия { $row }{ $stood ->
    [0] {""}
   *[other] {" "}· { $people }
  }
citadel-plan-line-any = где меньше людей
citadel-plan-gun-text = 🔫 Если на вашей линии есть пулемёт. Стрелок один: захотят двое — решит жребий.
citadel-plan-gun-yes = мне, если свободен
citadel-plan-gun-no = другим
citadel-plan-joint-text = 🤝 С кем вместе? Вы бьёте одну цель, урон выстрелов складывается. Назвать друг друга должны оба.
# $person (seat): кто
citadel-plan-person = { $person }
citadel-plan-grenade-text = 💣 50–70 урона вместо выстрела. Когда бросать? Считается всё здоровье мертвецов на линии.
citadel-plan-grenade-never = не бросать
# $health (number): здоровье мертвецов
citadel-plan-grenade-from = от { $health } здоровья
citadel-plan-second-text = 👟 Куда перебежите с первой линии? Начало волны вы всегда встречаете на первой.
citadel-plan-second-none = никуда
# $line (number): номер линии
citadel-plan-second-when = 👟 Когда бежать на линию { $line }? Условие пропадёт — вернётесь.
citadel-plan-when-clear = когда на первой чисто
citadel-plan-when-outnumbered = когда там здоровья у мертвецов больше
# $people (number): сколько защитников
citadel-plan-when-below = { $people ->
    [1] когда там никого из наших
   *[other] когда там наших меньше { $people }
  }
# $strength (number): прочность
citadel-plan-when-walls = { $strength ->
    [0] когда там всё снесено
   *[other] когда прочность там не больше { $strength }
  }
# $limit (number): сколько вещей помещается
citadel-plan-keep-text = 🎒 Раны уменьшают место: сейчас вещей помещается { $limit }. Что сберечь первым? Остальное уйдёт на склад.
citadel-plan-how-text = 🔫 Чем и когда. В начале волны можно и выстрелить, и ударить, потом — что-то одно.
citadel-plan-shoot-text = Стрелять ли из своего оружия? Пулемёта и гранаты это не касается.
citadel-plan-shoot-on = стрелять
citadel-plan-shoot-off = беречь патроны
citadel-plan-weapons-text = Из чего первым? Нажмите — поднимется наверх. Опустеет — в ход пойдёт следующее.
# $ammo (number): патроны в руках
citadel-plan-later-text = После начала — одна атака за обмен. Патронов в руках: { $ammo }.
citadel-plan-later-shoot = стрелять, пока есть чем
citadel-plan-later-melee = бить
# $ammo (number): сколько патронов беречь
citadel-plan-later-above = стрелять, но { $ammo } оставить
# $bayonet (number): 1: есть штык
citadel-plan-opening-text = { $bayonet ->
    [0] Бить ли в начале, сразу после выстрела? На удар могут ответить.
   *[other] Бить ли в начале, сразу после выстрела? И колоть ли штыком после каждого выстрела дальше? На удар могут ответить.
  }
# $bayonet (number): 1: есть штык
citadel-plan-opening-yes = { $bayonet ->
    [0] бить сразу
   *[other] бить сразу, дальше колоть
  }
citadel-plan-opening-no = не лезть
citadel-plan-weapon-text = Чем бить? Проценты — как часто выживший мертвец достаёт в ответ. Со щитом — никогда.
citadel-plan-weapon-best = лучшим, что есть
# $arm (Msg): чем
# $low (number): урон от
# $high (number): урон до
# $answered (number): ответ в процентах
citadel-plan-arm = { $arm } { $low }–{ $high }, { $answered ->
    [0] без ответа
   *[other] ответ { $answered } %
  }
citadel-arm-hands =
  { $case ->
    [gen] рук
    [dat] рукам
    [acc] руки
    [ins] руками
    [pre] руках
   *[nom] руки
  }
citadel-plan-targets-text = 🎯 Кого первым? Нажмите — поднимется наверх.
citadel-plan-shots-text = 🎯 В кого стрелять первым? Плевуна берёт только выстрел. Лишний урон переходит на следующего.
citadel-plan-blows-text = 🎯 Кого бить первым? Удар достаётся одному.
# $first (Msg): первый
# $rest (Msg): остальные
citadel-plan-chain = { $first } › { $rest }

## Расписка

# $row (Msg): линия коротко
# $stood (number): сколько других там стояло
# $people (list): кто там стоял
citadel-order-line = Встану: линия { $row }{ $stood ->
    [0] {""}
   *[other] {" "}(в прошлой волне там: { $people })
  }
citadel-order-line-any = Встану: где меньше людей — станет ясно, когда все решат
# $line (number): номер линии
# $when (Msg): условие
citadel-order-second = 👟 Перебегу на линию { $line }, { $when }
citadel-order-gun = 🔫 К пулемёту: 20–30 за очередь, без счёта патронов
# $guns (list): оружие по порядку
# $later (string): shoot, melee или above
# $above (number): сколько патронов беречь
# $arm (Msg): чем бить
citadel-order-shoot = Стреляю: { $guns }, { $later ->
    [melee] в начале → потом { $arm }
    [above] пока патронов больше { $above } → потом { $arm }
   *[shoot] пока есть патроны → потом { $arm }
  }
citadel-order-no-shots = Своё оружие молчит
# $health (number): здоровье мертвецов
citadel-order-grenade = 💣 Граната: если мертвецов на линии наберётся на { $health } здоровья
citadel-order-grenade-never = 💣 Гранату берегу
# $targets (Msg): цели по порядку
citadel-order-shots = Цели: { $targets }
# $arm (Msg): чем
# $opening (string): yes или no
# $bayonet (string): yes или no
citadel-order-melee = Врукопашную: { $arm }, { $opening ->
    [yes] сразу и дальше
   *[no] но не в начале
  }{ $bayonet ->
    [yes] ; после каждого выстрела штык
   *[no] {""}
  }
# $targets (Msg): цели по порядку
citadel-order-blows = Бью: { $targets }
# $people (list): с кем
citadel-order-joint = 🤝 По одной цели вместе: { $people }
citadel-order-alone = Цели выбираю отдельно от других
# $line (number): номер линии
# $gunned (list): линии с пулемётом
citadel-warn-no-gun = ⚠ На линии { $line } нет пулемёта, он тут: { $gunned }
citadel-warn-no-gun-left = ⚠ Пулемётов больше не осталось
citadel-warn-one-gunner = ⚠ У пулемёта один стрелок: если захотят двое, решит жребий
citadel-warn-no-ammo = ⚠ Стрелять нечем: патронов нет
# $people (list): кто
citadel-warn-joint-dead = ⚠ В живых уже нет: { $people }
# $people (list): кто
citadel-warn-joint-elsewhere = ⚠ В прошлой волне были на другой линии: { $people }. Вместе — только на одной.
# $line (number): номер линии
citadel-warn-same-line = ⚠ Вторая линия та же, что первая ({ $line }): бежать некуда

## Столкновения тайных планов

# $line (number): номер линии
# $people (number): сколько желающих
citadel-clash-gun = 🔫 К пулемёту на линии { $line } хотят { $people ->
    [2] двое
    [3] трое
    [4] четверо
   *[other] { $people }
  } — решит жребий
citadel-clash-joint-unanswered = 🤝 Кто-то, кого вы назвали, не назвал вас: каждый будет сам по себе
citadel-clash-joint-unasked = 🤝 Кто-то хочет бить с вами одну цель, а вы его имени не назвали
citadel-clash-joint-apart = 🤝 Вы назвали друг друга, но встаёте на разных линиях
# $people (number): сколько человек
citadel-clash-runners = 👟 Между теми же линиями и по тому же поводу побежите не только вы (всего { $people })
# $item (Msg): вещь
# $people (number): сколько желающих
citadel-clash-storage = 📦 { $item }: на складе это хотят взять { $people ->
    [2] двое
    [3] трое
   *[other] { $people }
  }
# $item (Msg): вещь
# $people (number): сколько желающих
citadel-clash-take = 🤝 { $item }: забрать это хотят { $people ->
    [2] двое
    [3] трое
   *[other] { $people }
  }

## Волна: заголовок

# $wave (number): номер волны
# $breached (number): сколько линий прорвано
# $dead (number): сколько погибло
# $hurt (number): сколько ранено
citadel-wave-headline = ⚔ Волна { $wave }: { $breached ->
    [0] устояли
    [one] прорвана { $breached } линия
    [few] прорваны { $breached } линии
   *[other] прорвано { $breached } линий
  }. { $dead ->
    [0] Потерь нет
    [1] Погибает один человек
   *[other] 💀 Погибших: { $dead }
  }, { $hurt ->
    [0] раненых нет
   *[other] раненых: { $hurt }
  }
# $round (number): номер блиц-раунда
# $breached (number): сколько линий прорвано
# $dead (number): сколько погибло
# $hurt (number): сколько ранено
citadel-wave-headline-blitz = ⚔ Блиц { $round }: { $breached ->
    [0] прорывов нет
    [one] прорвана { $breached } линия
    [few] прорваны { $breached } линии
   *[other] прорвано { $breached } линий
  }. { $dead ->
    [0] Потерь нет
    [1] Погибает один человек
   *[other] 💀 Погибших: { $dead }
  }, { $hurt ->
    [0] раненых нет
   *[other] раненых: { $hurt }
  }
# $wave (number): номер волны
citadel-wave-headline-lost = 💀 Волна { $wave }: живых не осталось

## Волна: по линиям

# $line (number): номер линии
# $came (list): кто пришёл
# $exchanges (number): сколько обменов после начала
# $after (Msg): что стало с линией
citadel-wave-line-held = <b>Линия { $line }</b> ({ $came }) — отбита { $exchanges ->
    [0] сразу
    [one] за { $exchanges } обмен
    [few] за { $exchanges } обмена
   *[other] за { $exchanges } обменов
  }, { $after }
# $line (number): номер линии
# $came (list): кто пришёл
# $after (Msg): что стало с линией
citadel-wave-line-lured = <b>Линия { $line }</b> ({ $came }) — оставшихся увела приманка, { $after }
# $line (number): номер линии
# $came (list): кто пришёл
# $after (Msg): что стало с линией
citadel-wave-line-stalled = <b>Линия { $line }</b> ({ $came }) — дальше никто никого не достаёт, мертвецы ждут, { $after }
# $line (number): номер линии
# $came (list): кто пришёл
# $after (Msg): что стало с линией
citadel-wave-line-tired = <b>Линия { $line }</b> ({ $came }) — бой не кончился, мертвецы остались, { $after }
# $line (number): номер линии
# $came (list): кто пришёл
# $through (list): кто прорвался
# $manned (number): сколько человек встало
# $after (Msg): что стало с линией
citadel-wave-line-breached = <b>Линия { $line }</b> ({ $came }) — ⚠ прорыв! { $manned ->
    [0] Никто не встал
   *[other] Защитников не осталось
  }, внутри { $through }; { $after }
# $line (number): номер линии
# $came (list): кто пришёл
# $manned (number): сколько человек встало
# $after (Msg): что стало с линией
citadel-wave-line-left = <b>Линия { $line }</b> ({ $came }) — ⚠ { $manned ->
    [0] никто не встал
   *[other] защитников не осталось
  }, плевуны ждут; { $after }
# $count (number): сколько линий
# $lines (list): их номера
citadel-wave-quiet = { $count ->
    [one] Тихо на линии { $lines }
   *[other] Тихо на линиях { $lines }
  }
# $walls (Msg): что со стеной
# $broken (number): сколько снесено оборудования
# $works (list): что снесено
# $hurt (number): сколько ранено
# $losses (list): кто сколько потерял
citadel-wave-after = { $walls }{ $broken ->
    [0] {""}
   *[other] , снесено: { $works }
  }{ $hurt ->
    [0] {""}
   *[other] ; { $losses }
  }
# $walls (number): прочность стен
citadel-wave-walls-whole = { $walls ->
    [0] стены нет
   *[other] стена цела (🧱{ $walls })
  }
# $before (number): прочность стен до волны
# $after (number): прочность стен после волны
citadel-wave-walls-fell = стена 🧱{ $before } → 🧱{ $after }
# $person (seat): кто
# $lost (number): сколько здоровья потеряно
citadel-wave-loss = { $person } −{ $lost } ❤
# $damage (number): сколько урона
# $hurt (number): сколько ранено
# $losses (list): кто сколько потерял
# $soaked (number): сколько удержала защита
citadel-wave-breach = ⚠ Прорвавшиеся наносят { $damage ->
    [one] { $damage } единицу урона
    [few] { $damage } единицы урона
   *[other] { $damage } единиц урона
  }{ $hurt ->
    [0] {""}
   *[other] : { $losses }
  }{ $soaked ->
    [0] {""}
   *[other] ; защита удержала { $soaked }
  }
# $person (seat): кто
# $zombie (Msg): от кого
# $line (number): номер линии
citadel-wave-death = 💀 { $person } погибает на линии { $line }: последним достаёт { $zombie }
# $person (seat): кто
citadel-wave-death-breach = 💀 { $person } погибает: добрались прорвавшиеся
# $items (list): вещи
citadel-wave-storage = 📦 На склад уходят вещи погибших: { $items }

## Волна: подробно

citadel-wave-work-glass = стекло
citadel-wave-work-gun = пулемёт
citadel-wave-work-concrete = бетон
citadel-wave-work-walls = стена

# $person (seat): кто
# $posted (number): 1: линию выбрал не он сам
# $ways (list): как воюет
# $targets (Msg): цели выстрелов
# $joint (number): сколько названо
# $people (list): с кем вместе
citadel-detail-order = <i>{ $person }{ $posted ->
    [0] {""}
   *[other] {" "}(линия досталась)
  }: { $ways }; цели { $targets }{ $joint ->
    [0] {""}
   *[other] ; вместе: { $people }
  }</i>
citadel-detail-order-gun = хочет к пулемёту
citadel-detail-order-shoot = стреляет
citadel-detail-order-no-shots = бережёт патроны
citadel-detail-order-hold = держит линию
citadel-detail-order-strike = бьёт сразу
citadel-detail-order-melee = потом врукопашную
# $ammo (number): сколько патронов
citadel-detail-order-above = сберегает патронов: { $ammo }
# $line (number): номер линии
citadel-detail-order-second = готовится бежать на линию { $line }
citadel-detail-opening = <b>Начало</b>
# $number (number): номер обмена
citadel-detail-exchange = <b>Обмен { $number }</b>
# $horde (list): кто
citadel-detail-pit = 🕳 В яме: { $horde }
# $person (seat): кто
# $from (number): с какой линии
# $to (number): на какую линию
citadel-detail-ran = 👟 { $person } перебегает: линия { $from } → { $to }
# $person (seat): кто
# $people (number): сколько хотело
citadel-detail-lot = 🔫 К пулемёту хотят { $people ->
    [2] двое
    [3] трое
   *[other] { $people }
  }, жребий: { $person }
# $person (seat): кто
# $gun (Msg): из чего
# $wire (number): 1: дополнительный выстрел у проволоки
# $damage (number): урон
# $roll (number): выпало
# $change (string): прибавка со знаком или none
# $outcome (Msg): кого задело
citadel-detail-shot = 🔫 { $person } стреляет{ $wire ->
    [0] {""}
   *[other] {" "}(〰 ещё до подхода)
  }: { $gun } { $damage }{ $change ->
    [none] {""}
   *[other] {" "}({ $roll } { $change })
  } → { $outcome }
# $person (seat): кто
# $damage (number): урон
# $outcome (Msg): кого задело
citadel-detail-grenade = 💣 { $person } бросает гранату: { $damage } → { $outcome }
# $person (seat): кто
# $item (Msg): что
# $damage (number): урон
# $outcome (Msg): кого задело
citadel-detail-thrown = { $person } бросает ({ $item }): { $damage } → { $outcome }
# $dead (list): кто
citadel-detail-hits-dead = наповал { $dead }
# $wounds (list): кто
citadel-detail-hits-wounds = { $wounds }
# $dead (list): кто
# $wounds (list): кто
citadel-detail-hits-both = наповал { $dead }; { $wounds }
# $zombie (Msg): кто
# $damage (number): урон
# $left (number): здоровье после
citadel-detail-wound = { $zombie } −{ $damage } (ещё { $left })
# $person (seat): кто
# $arm (Msg): чем
# $damage (number): сила удара
# $roll (number): выпало
# $change (string): прибавка со знаком или none
# $halved (number): 1: вполсилы из-за ран
# $zombie (Msg): кого
# $left (number): здоровье мертвеца после
citadel-detail-blow = { $person } бьёт: { $arm } { $damage }{ $change ->
    [none] {""}
   *[other] {" "}({ $roll } { $change })
  }{ $halved ->
    [0] {""}
   *[other] {" "}вполсилы
  } → { $left ->
    [0] { $zombie } падает
   *[other] { $zombie } держится (ещё { $left })
  }
# $person (seat): кому
# $zombie (Msg): кто
# $roll (number): выпало
# $chance (number): до скольких попадание
# $soaked (number): сколько удержала защита
# $lost (number): потеряно здоровья
# $left (number): здоровье после
citadel-detail-answer-hit = Ответ, { $zombie } → { $person }: выпало { $roll } ≤ { $chance } → { $lost ->
    [0] 0
   *[other] −{ $lost }
  } ❤{ $soaked ->
    [0] {""}
   *[other] {" "}(защита удержала { $soaked })
  }, осталось { $left }
# $person (seat): кому
# $zombie (Msg): кто
# $roll (number): выпало
# $chance (number): до скольких попадание
citadel-detail-answer-missed = Ответ, { $zombie } → { $person }: выпало { $roll } > { $chance } → мимо
# $person (seat): кому
# $zombie (Msg): кто
citadel-detail-answer-glass = 🪟 Ответ, { $zombie } → { $person }: стекло держит
# $person (seat): кому
# $zombie (Msg): кто
citadel-detail-answer-shield = Ответ, { $zombie } → { $person }: щит держит
# $person (seat): кому
# $zombie (Msg): кто
# $item (Msg): что помешало
citadel-detail-answer-stopped = Ответ, { $zombie } → { $person }: не проходит ({ $item })
# $horde (Msg): сколько каких
# $rolls (list): выпало
# $on (Msg): что ломают
# $loss (number): сколько прочности снято
# $left (number): сколько осталось
citadel-detail-assault = { $horde } → { $on }: { $rolls }; −{ $loss }, { $left ->
    [0] ничего не осталось
   *[other] осталось { $left }
  }
# $on (Msg): что ломают
# $loss (number): сколько прочности снято
# $left (number): сколько осталось
citadel-detail-assault-surplus = … и дальше { $on }: −{ $loss }, { $left ->
    [0] ничего не осталось
   *[other] осталось { $left }
  }
# $horde (Msg): сколько каких
# $rolls (list): выпало
# $person (seat): кого
# $soaked (number): сколько удержала защита
# $lost (number): потеряно здоровья
# $left (number): здоровье после
citadel-detail-mauled = { $horde } → { $person }: { $rolls }; { $lost ->
    [0] 0
   *[other] −{ $lost }
  } ❤{ $soaked ->
    [0] {""}
   *[other] {" "}(защита удержала { $soaked })
  }, осталось { $left }
# $horde (Msg): сколько плевунов
citadel-detail-glassed = 🪟 { $horde }: стекло держит плевки
# $damage (number): урон
# $outcome (Msg): кого задело
citadel-detail-trap = Ловушка срабатывает: { $damage } → { $outcome }
# $horde (list): кто
citadel-detail-lured = Приманка уводит: { $horde }
# $works (list): что
citadel-detail-razed = Мешать некому, снесено: { $works }
# $horde (list): кто
citadel-detail-breach = ⚠ Прорываются: { $horde }
# $person (seat): кто
citadel-detail-died = 💀 { $person } погибает

## Волна: что было с вами

# $line (number): номер линии
# $posted (number): 1: линию выбрали за вас
citadel-mine-stood = { $posted ->
    [0] Вы стояли на линии { $line }.
   *[other] Вам досталась линия { $line }.
  }
citadel-mine-lot-won = 🔫 Жребий отдал пулемёт вам.
citadel-mine-lot-lost = 🔫 Пулемёт по жребию достался другим.
# $from (number): с какой линии
# $to (number): на какую линию
citadel-mine-ran = 👟 Вы перебежали: линия { $from } → { $to }.
# $shots (list): выстрелы
# $guns (number): из скольких своих стволов
# $left (list): что осталось
citadel-mine-shots = 🔫 Ваши выстрелы: { $shots }.{ $guns ->
    [0] {""}
   *[other] {" "}Патроны: { $left }.
  }
# $gun (Msg): из чего
# $damage (number): урон
# $change (string): прибавка со знаком или none
citadel-mine-shot = { $gun } { $damage }{ $change ->
    [none] {""}
   *[other] {" "}(из них { $change })
  }
# $gun (Msg): из чего
# $ammo (number): сколько осталось
citadel-mine-ammo = { $gun } { $ammo }
# $roll (number): урон
# $zombies (number): сколько мертвецов задело
citadel-mine-grenade = 💣 Ваша граната: { $roll } урона, { $zombies ->
    [one] задет { $zombies } мертвец
    [few] задеты { $zombies } мертвеца
   *[other] задето { $zombies } мертвецов
  }.
# $item (Msg): что
# $roll (number): урон
# $zombies (number): сколько мертвецов задело
citadel-mine-thrown = Брошено ({ $item }): { $roll } урона, { $zombies ->
    [one] задет { $zombies } мертвец
    [few] задеты { $zombies } мертвеца
   *[other] задето { $zombies } мертвецов
  }.
# $blows (list): удары
citadel-mine-blows = Ваши удары: { $blows }.
# $arm (Msg): чем
# $damage (number): сила удара
# $halved (number): 1: вполсилы из-за ран
citadel-mine-blow = { $arm } { $damage }{ $halved ->
    [0] {""}
   *[other] {" "}вполсилы
  }
# $horde (list): кого
citadel-mine-kills = На вашем счету: { $horde }.
# $zombie (Msg): кто
# $roll (number): выпало
# $chance (number): до скольких попадание
# $soaked (number): сколько удержала защита
# $lost (number): потеряно здоровья
# $left (number): здоровье после
citadel-mine-answer = Вам отвечает { $zombie }: выпало { $roll } ≤ { $chance } → { $lost ->
    [0] 0
   *[other] −{ $lost }
  } ❤{ $soaked ->
    [0] {""}
   *[other] {" "}(защита удержала { $soaked })
  }, осталось { $left }.
# $count (number): сколько раз
# $rolls (list): выпало
citadel-mine-missed = { $count ->
    [one] Ответ мимо вас: { $rolls }.
   *[other] Ответы мимо вас: { $rolls }.
  }
# $roll (number): выпало
# $chance (number): до скольких попадание
citadel-mine-roll = { $roll } > { $chance }
# $count (number): сколько раз
citadel-mine-shielded = Щит удержал ответы: { $count }.
# $item (Msg): что помешало
# $count (number): сколько
citadel-mine-stopped = Ответы не прошли ({ $item }): { $count }.
# $count (number): сколько раз
citadel-mine-glassed = 🪟 Стекло удержало ответные плевки: { $count }.
# $horde (Msg): сколько каких
# $rolls (list): выпало
# $soaked (number): сколько удержала защита
# $lost (number): потеряно здоровья
# $left (number): здоровье после
citadel-mine-mauled = До вас добираются: { $horde } ({ $rolls }) → { $lost ->
    [0] 0
   *[other] −{ $lost }
  } ❤{ $soaked ->
    [0] {""}
   *[other] {" "}(защита удержала { $soaked })
  }, осталось { $left }.
# $points (number): сколько урона
# $soaked (number): сколько удержала защита
# $lost (number): потеряно здоровья
# $left (number): здоровье после
citadel-mine-breach = ⚠ Прорвавшиеся: вам досталось { $points } → { $lost ->
    [0] 0
   *[other] −{ $lost }
  } ❤{ $soaked ->
    [0] {""}
   *[other] {" "}(защита удержала { $soaked })
  }, осталось { $left }.
# $living (number): сколько осталось живых
citadel-mine-dead = 💀 Для вас игра закончилась.{ $living ->
    [0] {""}
   *[other] {" "}Ваши вещи достанутся остальным, а вам — смотреть, чем кончится.
  }
# $health (number): здоровье
# $max (number): наибольшее здоровье
# $kills (number): сколько убито за игру
# $wounded (number): 1: тяжёлые раны
citadel-mine-health = ❤ { $health }/{ $max }{ $wounded ->
    [0] {""}
   *[other] {" "}— тяжёлые раны
  }. За игру на вашем счету: { $kills }.

## Конец

# $living (number): сколько выжило
# $people (number): сколько было
citadel-end-victory = 🏰 Крепость выстояла! { $living ->
    [one] Выжил { $living } из { $people }
   *[other] Выжили { $living } из { $people }
  }
# $wave (number): номер волны
citadel-end-defeat = 💀 Крепость пала на волне { $wave }. Живых нет
# $person (seat): кто
# $health (number): здоровье
# $max (number): наибольшее здоровье
# $kills (number): сколько убито
citadel-end-survivor = ✅ { $person }: ❤ { $health }/{ $max }, на счету { $kills }
# $person (seat): кто
# $wave (number): волна
# $kills (number): сколько убито
citadel-end-fallen = 💀 { $person }: до волны { $wave }, на счету { $kills }
# $person (seat): кто
# $gun (Msg): из чего
# $damage (number): урон
# $wave (number): волна
# $line (number): номер линии
citadel-end-shot = Лучший выстрел: { $person }, { $gun }, { $damage } урона за раз (волна { $wave }, линия { $line })
# $person (seat): кто
# $health (number): здоровье
# $wave (number): волна
citadel-end-escape = На волоске: { $person }, ❤ { $health } после волны { $wave }
# $person (seat): кто
# $line (number): номер линии
# $waves (number): сколько волн подряд
citadel-end-guard = Дольше всех на посту: { $person }, линия { $line }, { $waves ->
    [one] { $waves } волна подряд
    [few] { $waves } волны подряд
   *[other] { $waves } волн подряд
  }
# $person (seat): кто
# $health (number): сколько здоровья
citadel-end-healer = Лекарь: { $person }, аптечками возвращено ❤ { $health }
# $wave (number): волна
# $line (number): номер линии
# $damage (number): урон прорыва
citadel-end-breach = Чёрный день: волна { $wave }, пала линия { $line }, { $damage } урона всем
# $wave (number): волна
# $line (number): номер линии
# $damage (number): урон прорыва
citadel-end-breach-empty = Роковая ошибка: волна { $wave }, на линию { $line } никто не встал, { $damage } урона всем
