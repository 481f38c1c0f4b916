### Револьвер: названия, настройки, формы, расписки. Названия карт склоняются по $case.

## Игра

revolver-title = Револьвер
revolver-about = Дуэль на двоих. В барабане шесть пуль на двенадцать камор, у каждого три карты, чтобы обмануть судьбу. Стрелять можно в соперника, а можно в себя — за карту.
revolver-printed = По 3 жетона здоровья, защиту кладут в открытую. Коротко и зло: выстрелов пятнадцать, треть дуэлей не доживает до второго раунда.
revolver-recommended = По 5 жетонов, защита лежит рубашкой вверх до выстрела. Дуэль длиннее, выстрелов двадцать пять, и есть место блефу.

## Настройки

revolver-opt-health = Жетоны здоровья
revolver-opt-health-3 = по 3
revolver-opt-health-5 = по 5
revolver-opt-health-6 = по 6
revolver-opt-defence = Защита до выстрела
revolver-opt-defence-open = видна стрелку
revolver-opt-defence-hidden = рубашкой вверх

## Фазы

revolver-clock-shot = выстрел
# $round (number): номер раунда
# $shot (number): который выстрел раунда
# $shots (number): сколько их в раунде
# $shooter (seat): кто стреляет
revolver-ask-shot = раунд { $round } · выстрел { $shot } из { $shots } · стреляет { $shooter }
revolver-ask-orders = на случай выстрела в вас

## Карты

revolver-card-shield =
  { $case ->
    [gen] Щита
    [acc] Щит
    [ins] Щитом
   *[nom] Щит
  }
revolver-card-misfire =
  { $case ->
    [gen] Осечки
    [acc] Осечку
    [ins] Осечкой
   *[nom] Осечка
  }
revolver-card-intercept =
  { $case ->
    [gen] Перехвата
    [acc] Перехват
    [ins] Перехватом
   *[nom] Перехват
  }
revolver-card-medkit =
  { $case ->
    [gen] Аптечки
    [acc] Аптечку
    [ins] Аптечкой
   *[nom] Аптечка
  }
# $card (Msg): карта
# $count (number): сколько таких
revolver-cards = { $card }{ $count ->
    [1] {""}
   *[other] {" "}×{ $count }
  }

## Что видно

# $bullets (number): сколько пуль осталось
# $blanks (number): сколько пустых камор осталось
# $odds (number): вероятность пули в процентах
revolver-chamber = 🔫 В барабане { $bullets ->
    [0] ни одной пули
    [one] { $bullets } пуля
    [few] { $bullets } пули
   *[other] { $bullets } пуль
  } и { $blanks ->
    [0] ни одной пустой каморы
    [one] { $blanks } пустая камора
    [few] { $blanks } пустые каморы
   *[other] { $blanks } пустых камор
  }: { $odds ->
    [0] бояться нечего
    [100] пуля наверняка
   *[other] пуля с вероятностью { $odds } %
  }
# $person (seat): кто
# $health (number): жетонов осталось
# $full (number): жетонов было сначала
# $cards (number): карт в руке
revolver-person = { $person }: ❤ { $health }/{ $full } · 🃏 { $cards ->
    [0] карт нет
    [one] { $cards } карта
    [few] { $cards } карты
   *[other] { $cards } карт
  }
# $cards (list): карты в руке
revolver-hand = Ваша рука: { COMMA($cards) }
revolver-hand-empty = Ваша рука пуста
# $person (seat): в кого могут выстрелить
# $mine (string): yes: это читатель
revolver-laid-none = { $mine ->
    [yes] Перед вами ничего не лежит: пуля достанется вам
   *[no] { $person }: на столе ни одной карты, от пули ничто не закрывает
  }
# $person (seat): в кого могут выстрелить
revolver-laid-hidden = 🂠 { $person }: на столе карта рубашкой вверх. Щит или Осечка — покажет выстрел
# $person (seat): в кого могут выстрелить
# $mine (string): yes: это читатель
# $card (Msg): карта
revolver-laid-shield = 🛡 { $mine ->
    [yes] Перед вами лежит { $card }: пуля вас не достанет
   *[no] { $person }: на столе { $card }. Пуля не достанет, а карта сгорит и от холостого щелчка
  }
# $person (seat): в кого могут выстрелить
# $mine (string): yes: это читатель
# $card (Msg): карта
revolver-laid-misfire = 🔁 { $mine ->
    [yes] Перед вами лежит { $card }: пуля вас не достанет, но стрелок выстрелит снова
   *[no] { $person }: на столе { $card }. Пуля не достанет, но стрелок выстрелит ещё раз
  }
# $next (seat): чей ход потом
# $reload (string): yes: перед ним барабан зарядят заново
# $misfire (string): yes: лежит Осечка
revolver-after = Потом стреляет { $next }{ $misfire ->
    [yes] , а если сработает Осечка — снова стрелок
   *[no] {""}
  }{ $reload ->
    [yes] ; перед этим барабан зарядят заново
   *[no] {""}
  }
revolver-after-last = Это последний выстрел дуэли: после него считают жетоны
# $person (seat): кто
# $missed (number): сколько пропущено подряд
# $most (number): сколько пропусков проигрывают
revolver-missed = ⚠ { $person }: пропущено выстрелов подряд — { $missed }. На { $most }-м дуэль проиграна

## Форма выстрела

revolver-row-bonus = 🃏 Сначала
revolver-row-target = 🎯 В кого
revolver-bonus-text = 🃏 Одна карта перед выстрелом
revolver-bonus-none = без карты
# $cards (number): сколько карт у соперника
revolver-bonus-intercept = Перехват: одну из { $cards }
# $health (number): жетонов сейчас
# $after (number): жетонов потом
revolver-bonus-medkit = Аптечка: ❤ { $health } → { $after }
revolver-no-medkit-full = Жетоны все целы — Аптечка пригодится после раны
revolver-no-intercept-empty = У соперника нет карт — красть нечего
# $odds (number): вероятность пули в процентах
revolver-target-text = 🎯 { $odds ->
    [0] Пуль в барабане нет
    [100] Пуля наверняка
   *[other] Пуля с вероятностью { $odds } %
  }. За выстрел в себя — карта из колоды, и её берут ещё до выстрела
# $person (seat): соперник
revolver-target-other = { $person }
revolver-target-self = в себя, за карту

## Заготовки на чужой выстрел

revolver-orders-text-open = 🛡 Что сделать, когда стреляет соперник? Карта ложится в открытую, стрелок её видит. Она уходит в сброс после его хода, куда бы он ни стрелял.
revolver-orders-text-hidden = 🛡 Что сделать, когда стреляет соперник? Карта ложится рубашкой вверх: он видит, что она есть, но не какая. Она уходит в сброс после его хода, куда бы он ни стрелял.
# $order (Msg): когда тратить Аптечку
revolver-orders-medkit = 🩹 Аптечка от пули: { $order }
revolver-orders-none = ничего не класть
# $card (Msg): карта
revolver-no-card = В руке нет { CASE($card, "gen") }
revolver-condition-shield = 🛡 Щит остановит пулю. Когда его класть?
revolver-condition-misfire = 🔁 Осечка остановит пулю, но стрелок сразу ходит снова. Когда её класть?
# $from (number): наименьшая вероятность пули в процентах
revolver-condition = { $from ->
    [0] всегда
    [100] если пуля наверняка
   *[other] если пуля от { $from } %
  }
revolver-medkit-text = 🩹 Аптечка спасает прямо от пули: жетон остаётся на месте. Карта хода на это не тратится. Когда?
revolver-order-none = не кладу ничего
# $card (Msg): карта
# $from (number): наименьшая вероятность пули в процентах
revolver-order-defence = кладу { CASE($card, "acc") }{ $from ->
    [0] {""}
    [100] , если пуля наверняка
   *[other] , если вероятность пули от { $from } %
  }
revolver-order-medkit-always = при любой ране
revolver-order-medkit-last = только на последнем жетоне
revolver-order-medkit-never = никогда

## Расписка

# $person (seat): соперник
revolver-tell-other = стреляете, цель — { $person }
revolver-tell-self = стреляете в себя и берёте карту
# $card (Msg): карта перед выстрелом
# $at (Msg): в кого выстрел
revolver-tell-after-bonus = { $card }, потом { $at }
# $odds (number): вероятность пули в процентах
revolver-warn-last = ⚠ У вас последний жетон, а пуля с вероятностью { $odds } %
revolver-warn-no-bullets = ⚠ Пуль в барабане нет: выстрел в себя ничем не грозит и даёт карту
# $order (Msg): что положить
revolver-tell-defence = { $order }
# $odds (number): вероятность пули в процентах
revolver-tell-defence-idle = Сейчас вероятность пули { $odds } % — карта пока остаётся в руке
# $order (Msg): когда тратить Аптечку
revolver-tell-medkit = Аптечка от пули: { $order }

## Картинка

# $round (number): номер раунда
# $rounds (number): сколько раундов
# $shot (number): который выстрел раунда
# $shots (number): сколько их в раунде
revolver-picture-heading = Раунд { $round } из { $rounds }, выстрел { $shot } из { $shots }
revolver-picture-over = Дуэль окончена
revolver-picture-won = победа
# $deck (number): карт в колоде
# $discard (number): карт в сбросе
revolver-picture-piles = колода { $deck } · сброс { $discard }
# $person (seat): имя
revolver-picture-name = { $person }
# $cards (number): сколько карт в руке
revolver-picture-cards = { $cards ->
    [0] карт нет
    [one] { $cards } карта
    [few] { $cards } карты
   *[other] { $cards } карт
  }
revolver-picture-shoots = стреляет
revolver-picture-nothing = без защиты
revolver-picture-hidden = карта рубашкой вверх
# $card (Msg): карта
revolver-picture-laid = лежит { $card }
# $bullets (number): сколько пуль осталось
revolver-picture-bullets = пуль { $bullets }
# $blanks (number): сколько пустых камор осталось
revolver-picture-blanks = пустых { $blanks }
# $odds (number): вероятность пули в процентах
revolver-picture-odds = пуля { $odds } %
revolver-picture-hand = Ваша рука
revolver-picture-hand-empty = Ваша рука пуста
# $card (Msg): карта
# $count (number): сколько таких
revolver-picture-held = { $card }{ $count ->
    [1] {""}
   *[other] {" "}×{ $count }
  }
