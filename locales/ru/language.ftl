### Что нужно знать о самом языке: как он называется, как говорит о времени и местах.

# Название языка на нём самом.
language-name = русский
# Видно, только если какой-то текст не удалось сказать.
language-lost = (текст потерялся)

## Время

language-day = сутки
language-soon = меньше чем через минуту
# $span (string): «5 ч 12 мин»
language-within = через { $span }
language-past = время вышло

## Пояса, у которых есть своё короткое название: оно стоит в каждом сроке.

language-zone-europe-moscow = МСК

## Остальные пояса, которые предлагают настройки: по городу.

language-place-europe-kaliningrad = Калининград
language-place-europe-samara = Самара
language-place-asia-yekaterinburg = Екатеринбург
language-place-asia-novosibirsk = Новосибирск
language-place-asia-vladivostok = Владивосток
language-place-asia-tbilisi = Тбилиси
language-place-europe-berlin = Берлин
language-place-europe-london = Лондон
