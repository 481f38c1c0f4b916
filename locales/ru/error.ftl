# Отказы и недоразумения: каждый говорит, что делать вместо.

error-no-table = Здесь сейчас нет стола. Открыть новый — /newgame
error-unknown-command = Такой команды не знаю. Что умею — /help
error-group-only = Эта команда для группы, где стоит стол.
error-private-only = Эта команда для личной переписки с ботом.
error-span = Не понимаю, на сколько. Примеры: <code>/extend 6ч</code>, <code>/extend 90м поезд опаздывает</code>
error-clock = Не понимаю срок. Примеры: <code>/deadline 12ч</code>, <code>/deadline 21:00</code>
error-count = Не понимаю, сколько. Пример: <code>/bot 3</code>
# $word (string): что искали
error-no-rule = В правилах нет слова «{ $word }». Вот оглавление:
error-fault = Что-то сломалось у меня, не у вас. Уже чиним — попробуйте чуть позже.
error-nothing-here = Эта кнопка больше ничего не делает.
