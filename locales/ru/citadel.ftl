### Цитадель: названия, настройки, фазы. Названия склоняются по $case.

## Игра

citadel-title = Цитадель
citadel-about = Крепость и семь волн мертвецов. Днём готовитесь, вечером тайно решаете, кто где встанет. Выстоять надо вместе: довольно одного, кто доживёт до конца.
citadel-printed = Волны в полную силу. Очень трудно: за тысячу игр пробные команды не выстояли ни разу.
citadel-recommended = Волны слабее, 45 % от полных: наши пробные команды, очень слаженные, выстояли в двух играх из трёх.

## Настройки

citadel-opt-wave_scale = Сила волн
citadel-opt-wave_scale-1_0 = полная
citadel-opt-wave_scale-0_6 = 60 %
citadel-opt-wave_scale-0_45 = 45 %
citadel-opt-wave_scale-0_3 = 30 %
citadel-opt-small_table = Малый стол
citadel-opt-small_table-off = нет, от 10 человек
citadel-opt-small_table-on = да, от 4 человек
citadel-opt-empty_line = Линия без защитников
citadel-opt-empty_line-razed = сносят целиком
citadel-opt-empty_line-walls_stay = стены остаются
citadel-opt-exchange_consent = Обмен с согласия
citadel-opt-exchange_consent-off = не спрашивать
citadel-opt-exchange_consent-on = спрашивать
citadel-opt-fists_reach_spitters = Достать плевуна руками
citadel-opt-fists_reach_spitters-off = нельзя
citadel-opt-fists_reach_spitters-on = можно

## Фазы

citadel-clock-bonus = выбор бонуса
citadel-clock-prep = подготовка
citadel-clock-consent = согласие на обмен
citadel-clock-plan = план обороны
citadel-ask-bonus = выбор бонуса
# $wave (number): number of the wave
# $waves (number): how many there are
citadel-ask-prep = волна { $wave } из { $waves } · подготовка
# $wave (number): number of the wave
# $waves (number): how many there are
citadel-ask-consent = волна { $wave } из { $waves } · согласие на обмен
# $wave (number): number of the wave
# $waves (number): how many there are
citadel-ask-plan = волна { $wave } из { $waves } · план
# $round (number): number of the blitz round
citadel-ask-blitz = блиц { $round } · план

## Бонусы

citadel-bonus-health = ❤ Здоровье
citadel-bonus-health-effect = +10 к здоровью: 40 вместо 30
citadel-bonus-item = 🎒 Вещь
citadel-bonus-item-effect = случайная вещь на старте; у остальных руки пусты
citadel-bonus-melee = Сильный удар
citadel-bonus-melee-effect = +2 к урону вблизи
citadel-bonus-ranged = 🔫 Меткость
citadel-bonus-ranged-effect = +3 к урону на расстоянии
citadel-bonus-capacity = 🎒 Вместимость
citadel-bonus-capacity-effect = в руки помещается на одну вещь больше
citadel-bonus-search = 🔎 Поиск
citadel-bonus-search-effect = ещё одна находка, если есть куда взять
citadel-bonus-walls = 🧱 Каменщик
citadel-bonus-walls-effect = +2 к каждому укреплению стены
citadel-bonus-shot = 🔫 Ещё выстрел
citadel-bonus-shot-effect = ещё одна атака на расстоянии каждый раз, когда стреляете
citadel-bonus-blow = Ещё удар
citadel-bonus-blow-effect = второй удар вблизи, и на него не отвечают
citadel-bonus-empty_hands = Пустые руки
citadel-bonus-empty_hands-effect = два действия в подготовке, если нет ни одной вещи

## Предметы

citadel-item-binoculars =
  { $case ->
    [gen] бинокля
    [dat] биноклю
    [acc] бинокль
    [ins] биноклем
    [pre] бинокле
   *[nom] бинокль
  }
citadel-item-pistol =
  { $case ->
    [gen] пистолета
    [dat] пистолету
    [acc] пистолет
    [ins] пистолетом
    [pre] пистолете
   *[nom] пистолет
  }
citadel-item-clip =
  { $case ->
    [gen] обоймы для пистолета
    [dat] обойме для пистолета
    [acc] обойму для пистолета
    [ins] обоймой для пистолета
    [pre] обойме для пистолета
   *[nom] обойма для пистолета
  }
citadel-item-melee =
  { $case ->
    [gen] оружия ближнего боя
    [dat] оружию ближнего боя
    [acc] оружие ближнего боя
    [ins] оружием ближнего боя
    [pre] оружии ближнего боя
   *[nom] оружие ближнего боя
  }
citadel-item-boards =
  { $case ->
    [gen] досок
    [dat] доскам
    [acc] доски
    [ins] досками
    [pre] досках
   *[nom] доски
  }
citadel-item-rebar =
  { $case ->
    [gen] арматуры
    [dat] арматуре
    [acc] арматуру
    [ins] арматурой
    [pre] арматуре
   *[nom] арматура
  }
citadel-item-medkit =
  { $case ->
    [gen] аптечки
    [dat] аптечке
    [acc] аптечку
    [ins] аптечкой
    [pre] аптечке
   *[nom] аптечка
  }
citadel-item-blanket =
  { $case ->
    [gen] одеяла
    [dat] одеялу
    [acc] одеяло
    [ins] одеялом
    [pre] одеяле
   *[nom] одеяло
  }
citadel-item-rifle =
  { $case ->
    [gen] винтовки
    [dat] винтовке
    [acc] винтовку
    [ins] винтовкой
    [pre] винтовке
   *[nom] винтовка
  }
citadel-item-rifle_round =
  { $case ->
    [gen] патронов для винтовки
    [dat] патронам для винтовки
    [acc] патроны для винтовки
    [ins] патронами для винтовки
    [pre] патронах для винтовки
   *[nom] патроны для винтовки
  }
citadel-item-grenade =
  { $case ->
    [gen] гранаты
    [dat] гранате
    [acc] гранату
    [ins] гранатой
    [pre] гранате
   *[nom] граната
  }
citadel-item-backpack =
  { $case ->
    [gen] рюкзака
    [dat] рюкзаку
    [acc] рюкзак
    [ins] рюкзаком
    [pre] рюкзаке
   *[nom] рюкзак
  }
citadel-item-vest =
  { $case ->
    [gen] бронежилета
    [dat] бронежилету
    [acc] бронежилет
    [ins] бронежилетом
    [pre] бронежилете
   *[nom] бронежилет
  }
citadel-item-glass =
  { $case ->
    [gen] стекла
    [dat] стеклу
    [acc] стекло
    [ins] стеклом
    [pre] стекле
   *[nom] стекло
  }
citadel-item-shotgun =
  { $case ->
    [gen] дробовика
    [dat] дробовику
    [acc] дробовик
    [ins] дробовиком
    [pre] дробовике
   *[nom] дробовик
  }
citadel-item-shotgun_round =
  { $case ->
    [gen] патронов для дробовика
    [dat] патронам для дробовика
    [acc] патроны для дробовика
    [ins] патронами для дробовика
    [pre] патронах для дробовика
   *[nom] патроны для дробовика
  }
citadel-item-shield =
  { $case ->
    [gen] щита
    [dat] щиту
    [acc] щит
    [ins] щитом
    [pre] щите
   *[nom] щит
  }
citadel-item-bait =
  { $case ->
    [gen] приманки
    [dat] приманке
    [acc] приманку
    [ins] приманкой
    [pre] приманке
   *[nom] приманка
  }
citadel-item-stick =
  { $case ->
    [gen] длинной палки
    [dat] длинной палке
    [acc] длинную палку
    [ins] длинной палкой
    [pre] длинной палке
   *[nom] длинная палка
  }
citadel-item-shovel =
  { $case ->
    [gen] лопаты
    [dat] лопате
    [acc] лопату
    [ins] лопатой
    [pre] лопате
   *[nom] лопата
  }
citadel-item-food =
  { $case ->
    [gen] еды
    [dat] еде
    [acc] еду
    [ins] едой
    [pre] еде
   *[nom] еда
  }
citadel-item-scope =
  { $case ->
    [gen] прицела
    [dat] прицелу
    [acc] прицел
    [ins] прицелом
    [pre] прицеле
   *[nom] прицел
  }
citadel-item-bayonet =
  { $case ->
    [gen] штыка
    [dat] штыку
    [acc] штык
    [ins] штыком
    [pre] штыке
   *[nom] штык
  }
citadel-item-energy =
  { $case ->
    [gen] энергетика
    [dat] энергетику
    [acc] энергетик
    [ins] энергетиком
    [pre] энергетике
   *[nom] энергетик
  }
citadel-item-flashlight =
  { $case ->
    [gen] фонаря
    [dat] фонарю
    [acc] фонарь
    [ins] фонарём
    [pre] фонаре
   *[nom] фонарь
  }
citadel-item-wire =
  { $case ->
    [gen] проволоки
    [dat] проволоке
    [acc] проволоку
    [ins] проволокой
    [pre] проволоке
   *[nom] проволока
  }
citadel-item-water =
  { $case ->
    [gen] воды
    [dat] воде
    [acc] воду
    [ins] водой
    [pre] воде
   *[nom] вода
  }
citadel-item-knuckles =
  { $case ->
    [gen] кастета
    [dat] кастету
    [acc] кастет
    [ins] кастетом
    [pre] кастете
   *[nom] кастет
  }
citadel-item-boots =
  { $case ->
    [gen] сапог
    [dat] сапогам
    [acc] сапоги
    [ins] сапогами
    [pre] сапогах
   *[nom] сапоги
  }
citadel-item-sneakers =
  { $case ->
    [gen] кроссовок
    [dat] кроссовкам
    [acc] кроссовки
    [ins] кроссовками
    [pre] кроссовках
   *[nom] кроссовки
  }
citadel-melee-knife =
  { $case ->
    [gen] ножа
    [dat] ножу
    [acc] нож
    [ins] ножом
    [pre] ноже
   *[nom] нож
  }
citadel-melee-bat =
  { $case ->
    [gen] биты
    [dat] бите
    [acc] биту
    [ins] битой
    [pre] бите
   *[nom] бита
  }
citadel-melee-crowbar =
  { $case ->
    [gen] лома
    [dat] лому
    [acc] лом
    [ins] ломом
    [pre] ломе
   *[nom] лом
  }
citadel-melee-machete =
  { $case ->
    [gen] мачете
    [dat] мачете
    [acc] мачете
    [ins] мачете
    [pre] мачете
   *[nom] мачете
  }
citadel-melee-axe =
  { $case ->
    [gen] топора
    [dat] топору
    [acc] топор
    [ins] топором
    [pre] топоре
   *[nom] топор
  }
citadel-melee-katana =
  { $case ->
    [gen] катаны
    [dat] катане
    [acc] катану
    [ins] катаной
    [pre] катане
   *[nom] катана
  }
citadel-item-gone = пропавшая вещь
# $item (Msg): name of the gun
# $ammo (number): rounds left
# $rounds (number): rounds when full
# $scope (string): yes or no
# $bayonet (string): yes or no
citadel-held-gun = { CASE($item, $case) } { $ammo }/{ $rounds }{ $scope ->
    [yes] {" "}+ прицел
   *[no] {""}
  }{ $bayonet ->
    [yes] {" "}+ штык
   *[no] {""}
  }
# $item (Msg): name of the vest
# $soak (number): damage it may still take
citadel-held-vest = { CASE($item, $case) } (выдержит { $soak })
# $item (Msg): the item
# $count (number): how many
citadel-many = { CASE($item, $case) } ×{ $count }

## Мертвецы

citadel-zombie-normal =
  { $case ->
    [gen] обычного
    [dat] обычному
    [acc] обычного
    [ins] обычным
    [pre] обычном
   *[nom] обычный
  }
citadel-zombie-fast =
  { $case ->
    [gen] быстрого
    [dat] быстрому
    [acc] быстрого
    [ins] быстрым
    [pre] быстром
   *[nom] быстрый
  }
citadel-zombie-fat =
  { $case ->
    [gen] толстяка
    [dat] толстяку
    [acc] толстяка
    [ins] толстяком
    [pre] толстяке
   *[nom] толстяк
  }
citadel-zombie-spitter =
  { $case ->
    [gen] плевуна
    [dat] плевуну
    [acc] плевуна
    [ins] плевуном
    [pre] плевуне
   *[nom] плевун
  }
# $count (number): how many
citadel-count-normal = { $count ->
    [one] { $count } обычный
    [few] { $count } обычных
   *[other] { $count } обычных
  }
# $count (number): how many
citadel-count-fast = { $count ->
    [one] { $count } быстрый
    [few] { $count } быстрых
   *[other] { $count } быстрых
  }
# $count (number): how many
citadel-count-fat = { $count ->
    [one] { $count } толстяк
    [few] { $count } толстяка
   *[other] { $count } толстяков
  }
# $count (number): how many
citadel-count-spitter = { $count ->
    [one] { $count } плевун
    [few] { $count } плевуна
   *[other] { $count } плевунов
  }
citadel-nobody = никого

## Линии

citadel-work-gun =
  { $case ->
    [gen] пулемёта
    [dat] пулемёту
    [acc] пулемёт
    [ins] пулемётом
    [pre] пулемёте
   *[nom] пулемёт
  }
# $line (number): number of the line
# $walls (number): strength of its walls
# $gun (number): strength of the machine gun, 0: none
# $glass (number): strength of the glass, 0: none
# $concrete (number): strength of the concrete, 0: none
# $wire (number): 1: barbed wire
# $traps (number): how many traps
# $pit (number): 1: a pit
# $baits (number): how many baits
# $zombies (number): how many of the dead stand there
# $lured (number): how many were led away and will be back
citadel-line-short = <b>{ $line }</b> · 🧱{ $walls }{ $walls ->
    [0] {" "}⚠
   *[other] {""}
  }{ $gun ->
    [0] {""}
   *[other] {" "}🔫{ $gun }
  }{ $glass ->
    [0] {""}
   *[other] {" "}🪟{ $glass }
  }{ $concrete ->
    [0] {""}
   *[other] {" "}🪨{ $concrete }
  }{ $wire ->
    [0] {""}
   *[other] {" "}〰
  }{ $traps ->
    [0] {""}
   *[other] {" "}🪤{ $traps }
  }{ $pit ->
    [0] {""}
   *[other] {" "}🕳
  }{ $baits ->
    [0] {""}
   *[other] {" "}🍖{ $baits }
  }{ $zombies ->
    [0] {""}
   *[other] {" "}🧟{ $zombies }
  }{ $lured ->
    [0] {""}
   *[other] {" "}↩{ $lured }
  }
