# Места и имена компьютерных игроков, по местам.

# $number (number): номер места, с единицы
bot-seat = место { $number }
bot-name-0 = 🤖 Клава
bot-name-1 = 🤖 Винтик
bot-name-2 = 🤖 Шпунтик
bot-name-3 = 🤖 Лампочка
bot-name-4 = 🤖 Кнопкин
bot-name-5 = 🤖 Гаечка
bot-name-6 = 🤖 Пружинка
bot-name-7 = 🤖 Тумблер
bot-name-8 = 🤖 Искра
bot-name-9 = 🤖 Релешка
bot-name-10 = 🤖 Болтик
bot-name-11 = 🤖 Катушка
bot-name-12 = 🤖 Антенна
bot-name-13 = 🤖 Диод
bot-name-14 = 🤖 Шестерёнка
bot-name-15 = 🤖 Проводок
