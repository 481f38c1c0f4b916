### Револьвер: рассказ о выстрелах, конец дуэли и стол словами (двойник картинки).
### Имена не склоняются, поэтому фразы построены вокруг именительного падежа и настоящего времени.

## Начало

# $health (number): жетонов у каждого
revolver-begin = 🔫 Дуэль. Один револьвер на двоих, у каждого по { $health } ❤
# $roll (number): что выпало
revolver-begin-tie = 🎲 Выпало поровну, по { $roll } — бросают ещё раз
# $first (seat): кто ходит первым
# $high (number): больший бросок
# $low (number): меньший бросок
revolver-begin-first = 🎲 { $high } против { $low }: первый выстрел делает { $first }
# $bullets (number): сколько пуль
# $blanks (number): сколько пустых камор
# $odds (number): вероятность пули в процентах
revolver-begin-chamber = В барабане { $bullets } пуль и { $blanks } пустых камор, пуля с вероятностью { $odds } %. У каждого по три карты, их видит только хозяин
# $cards (list): карты
revolver-dealt = 🃏 Ваши карты: { COMMA($cards) }. Защиту на случай выстрела в вас можно положить заранее — форма ниже

## Заголовок выстрела. $variant (0, 1, 2) выбирает, как сказать.

# $shooter (seat): кто стреляет
# $target (seat): в кого
# $variant (number): как сказать
revolver-hit-other = 💥 { $variant ->
    [0] { $shooter } жмёт на спуск — и { $target } ловит пулю
    [1] Выстрел! { $shooter } опускает дымящийся ствол, { $target } держится за бок
   *[other] { $shooter } не промахивается: в стволе была пуля, и { $target } это чувствует
  }
# $shooter (seat): кто стреляет
# $target (seat): в кого
# $variant (number): как сказать
revolver-blank-other = ⚪ { $variant ->
    [0] { $shooter } жмёт на спуск — щёлк. { $target } снова дышит
    [1] Щёлк. { $target } открывает глаза, { $shooter } отводит взгляд
   *[other] Пусто. { $shooter } и { $target } смотрят друг на друга чуть дольше, чем нужно
  }
# $shooter (seat): кто стреляет
# $target (seat): в кого
# $variant (number): как сказать
revolver-shield-other = 🛡 { $variant ->
    [0] { $shooter } стреляет пулей — { $target } встречает её Щитом
    [1] Грохот, искры: { $target } за Щитом, { $shooter } не верит глазам
   *[other] Пуля была. { $shooter } попадает точно в Щит, за которым { $target }
  }
# $shooter (seat): кто стреляет
# $target (seat): в кого
# $variant (number): как сказать
revolver-misfire-other = 🔁 { $variant ->
    [0] { $shooter } жмёт на спуск — осечка! { $target } выдыхает, но рано: ствол не опущен
    [1] Пуля осталась в стволе. { $target } знает почему, { $shooter } взводит курок снова
   *[other] Осечка. { $target } прячет улыбку, { $shooter } взводит курок снова
  }
# $shooter (seat): кто стреляет
# $target (seat): в кого
# $variant (number): как сказать
revolver-medkit-other = 🩹 { $variant ->
    [0] { $shooter } попадает, но { $target } тут же затягивает бинт
    [1] Пуля — и сразу Аптечка: { $target } остаётся на ногах, { $shooter } хмурится
   *[other] { $shooter } стреляет метко, { $target } бинтует быстро
  }
# $shooter (seat): кто стреляет
# $variant (number): как сказать
revolver-hit-self = 💥 { $variant ->
    [0] { $shooter } приставляет ствол к виску — и зря: в каморе была пуля
    [1] { $shooter } испытывает удачу на себе. Удача отвечает выстрелом
   *[other] Смело и больно: { $shooter } ловит собственную пулю
  }
# $shooter (seat): кто стреляет
# $variant (number): как сказать
revolver-blank-self = ⚪ { $variant ->
    [0] { $shooter } приставляет ствол к виску. Щёлк. Можно выдохнуть
    [1] Ствол у виска, { $shooter } не моргает. Щёлк
   *[other] { $shooter } ставит на себя — и не прогадывает: камора пуста
  }
# $shooter (seat): кто стреляет
# $variant (number): как сказать
revolver-medkit-self = 🩹 { $variant ->
    [0] { $shooter } ловит собственную пулю и хватается за Аптечку
    [1] Ствол у виска, выстрел — и Аптечка. { $shooter } остаётся на ногах
   *[other] { $shooter } делает дыру и сразу её латает
  }

## Что сделали карты

# $person (seat): кто молчал
# $missed (number): сколько пропущено подряд
# $most (number): сколько пропусков проигрывают
revolver-silent = ⏳ { $person } молчит, курок срывается сам. Пропущено подряд { $missed } из { $most }, на { $most }-м дуэль проиграна
# $person (seat): кто
# $health (number): жетонов теперь
revolver-played-medkit = 🩹 Аптечка: { $person } лечится, теперь ❤ { $health }
# $shooter (seat): кто крадёт
# $other (seat): у кого
revolver-played-intercept = 🧲 Перехват: { $shooter } вслепую тянет чужую карту, { $other } провожает её взглядом
# $card (Msg): какая карта
revolver-stolen-mine = 🧲 Перехват приносит вам { CASE($card, "acc") }
# $card (Msg): какая карта
revolver-stolen-yours = 🧲 Перехват уносит у вас { CASE($card, "acc") }
# $card (Msg): какая карта
revolver-lapsed = Положить { CASE($card, "acc") } больше не из чего: эта заготовка снята
# $person (seat): кто
revolver-drew = 🃏 За смелость { $person } берёт карту из колоды
# $card (Msg): какая карта
revolver-drew-mine = 🃏 Карта за смелость: { $card }
# $person (seat): кто
revolver-drew-none = 🃏 Карт не осталось ни в колоде, ни в сбросе: { $person } рискует даром
# $person (seat): чья карта
revolver-shield-worked = 🛡 Щит ({ $person }) остановил пулю и уходит в сброс
# $person (seat): чья карта
revolver-shield-blank = 🛡 Щит ({ $person }) закрывал от пустоты и уходит в сброс
# $person (seat): чья карта
revolver-shield-elsewhere = 🛡 Щит ({ $person }) не понадобился и уходит в сброс
# $person (seat): чья карта
# $shooter (seat): кто стрелял
revolver-misfire-worked = 🔁 Осечка ({ $person }) съела пулю и уходит в сброс; { $shooter } стреляет снова
# $person (seat): чья карта
revolver-misfire-blank = 🔁 Осечка ({ $person }) сработать не успела: камора пуста. Карта уходит в сброс
# $person (seat): чья карта
revolver-misfire-elsewhere = 🔁 Осечка ({ $person }) не понадобилась и уходит в сброс
# $person (seat): кто ранен
# $health (number): жетонов теперь
revolver-wound = 🩸 { $person }: минус жетон, { $health ->
    [0] больше не осталось
   *[other] теперь ❤ { $health }
  }
# $person (seat): кто спасся
# $health (number): жетонов по-прежнему
revolver-saved = 🩹 Аптечка ({ $person }) в сбросе, жетоны целы: ❤ { $health }
# $round (number): номер раунда
revolver-reloaded = 🔄 Барабан расстрелян. Раунд { $round }: снова шесть пуль и шесть пустых камор
# $a (seat): первый
# $b (seat): второй
# $healthA (number): его жетоны
# $healthB (number): его жетоны
# $bullets (number): сколько пуль осталось
# $blanks (number): сколько пустых камор осталось
# $odds (number): вероятность пули в процентах
revolver-stands = { $a } ❤ { $healthA } · { $b } ❤ { $healthB } · в барабане пуль { $bullets }, пустых { $blanks } ({ $odds ->
    [0] бояться нечего
    [100] пуля наверняка
   *[other] пуля { $odds } %
  })

## Конец

# $person (seat): кто молчал
# $most (number): сколько пропусков проигрывают
revolver-silence = ⏳ { $person } молчит { $most }-й выстрел подряд. Револьвер ждать не станет
# $winner (seat): кто победил
# $loser (seat): кто проиграл
revolver-end-shot = 🏁 { $loser } больше не встаёт. Дуэль выигрывает { $winner }
# $winner (seat): кто победил
# $loser (seat): кто проиграл
revolver-end-silence = 🏁 { $loser } не приходит к барьеру. Дуэль выигрывает { $winner }
# $winner (seat): кто победил
# $mine (number): его жетоны
# $other (number): жетоны соперника
revolver-end-count = 🏁 Три барабана пусты, все на ногах. По жетонам, { $mine } против { $other }, выигрывает { $winner }
# $health (number): жетонов у каждого
revolver-end-draw = 🏁 Три барабана пусты, жетонов поровну, по { $health }. Ничья: жмут друг другу руки и прячут револьвер
# $shots (number): сколько выстрелов
# $bullets (number): сколько пуль
# $stopped (number): сколько пуль остановили карты
# $self (number): сколько раз стреляли в себя
revolver-end-tally = Выстрелов { $shots }, из них пулей { $bullets }{ $stopped ->
    [0] {""}
   *[other] , карты остановили { $stopped }
  }{ $self ->
    [0] . В себя не стрелял никто
    [one] . В себя стреляли { $self } раз
    [few] . В себя стреляли { $self } раза
   *[other] . В себя стреляли { $self } раз
  }
# $person (seat): кто
# $dared (number): сколько раз стрелял в себя
revolver-end-dared = 🔫 { $person }: { $dared ->
    [one] { $dared } раз
    [few] { $dared } раза
   *[other] { $dared } раз
  } ствол у собственного виска

## Стол

# $round (number): номер раунда
# $rounds (number): сколько раундов
# $shot (number): который выстрел раунда
# $shots (number): сколько их в раунде
# $shooter (seat): кто стреляет
revolver-board = 🔫 <b>Раунд { $round } из { $rounds }, выстрел { $shot } из { $shots }: стреляет { $shooter }</b>
# $winner (seat): кто победил
revolver-board-won = 🔫 <b>Дуэль окончена, победа: { $winner }</b>
revolver-board-draw = 🔫 <b>Дуэль окончена вничью</b>
# $deck (number): сколько карт в колоде
revolver-board-deck = Карт в колоде { $deck }, сброс пуст
# $deck (number): сколько карт в колоде
# $discard (list): карты в сбросе
revolver-board-piles = Карт в колоде { $deck }, в сбросе: { COMMA($discard) }
# $shots (list): выстрелы раунда
revolver-board-shots = В этом раунде: { COMMA($shots) }
# $shooter (seat): кто стрелял
# $self (string): yes: в себя
# $fate (string): что вышло
revolver-board-shot = { $shooter }{ $self ->
    [yes] {" "}в себя
   *[no] {""}
  } — { $fate ->
    [blank] ⚪ пусто
    [hit] 💥 пуля
    [shield] 🛡 в Щит
    [misfire] 🔁 Осечка
   *[medkit] 🩹 Аптечка
  }
