# Refusals and misunderstandings: each says what to do instead.

error-no-table = There is no table here right now. To open one: /newgame
error-unknown-command = I do not know that command. What I can do: /help
error-group-only = This command belongs in the group where the table stands.
error-private-only = This command belongs in the private chat with the bot.
error-span = I could not read how long. Examples: <code>/extend 6h</code>, <code>/extend 90m the train is late</code>
error-clock = I could not read the deadline. Examples: <code>/deadline 12h</code>, <code>/deadline 21:00</code>
error-count = I could not read how many. Example: <code>/bot 3</code>
# $word (string): what was looked for
error-no-rule = The rules do not mention “{ $word }”. Here are the contents:
error-fault = Something broke on my side, not yours. It is being mended — please try a little later.
error-nothing-here = This button does nothing any more.
