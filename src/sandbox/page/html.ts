/** The page's skeleton. A TypeScript module, so that the build has nothing to copy; words are filled in by the script. */
export const pageHtml = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, interactive-widget=resizes-content">
<meta name="color-scheme" content="light dark">
<title>Sandbox</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="/page/style.css">
<script type="module" src="/page/script.js"></script>
</head>
<body>
<div id="app">
  <nav id="side" aria-labelledby="who-label">
    <div class="bar">
      <label id="who-label" for="who" data-word="iAm"></label>
      <select id="who"></select>
      <button type="button" id="add-person" class="icon" data-title="addPerson">+</button>
    </div>
    <ul id="chats"></ul>
    <div class="bar bottom">
      <button type="button" id="add-group" data-word="makeGroup"></button>
      <button type="button" id="show-log" data-word="callLog" aria-controls="log" aria-expanded="false"></button>
    </div>
  </nav>
  <main id="main">
    <header class="bar">
      <button type="button" id="back" class="icon" data-title="back">‹</button>
      <div id="title"><h1 id="chat-title"></h1><p id="chat-members"></p></div>
      <details id="chat-menu"><summary class="icon" data-title="chatMenu">⋯</summary><ul></ul></details>
    </header>
    <button type="button" id="pinned" hidden></button>
    <ol id="messages" tabindex="0" data-title="messages"></ol>
    <form id="composer" autocomplete="off">
      <p id="replying" hidden></p>
      <ul id="commands" hidden></ul>
      <div class="bar">
        <button type="button" id="show-commands" class="icon" data-title="commands" aria-controls="commands" aria-expanded="false">/</button>
        <select id="topic" data-title="topic" hidden></select>
        <textarea id="text" rows="1" data-title="message"></textarea>
        <button type="submit" id="send" data-word="send"></button>
        <button type="button" id="start" data-word="start" hidden></button>
      </div>
    </form>
  </main>
  <aside id="log" hidden aria-labelledby="log-title">
    <header class="bar"><h2 id="log-title" data-word="callLog"></h2><button type="button" id="hide-log" class="icon" data-title="close">×</button></header>
    <ol id="calls"></ol>
  </aside>
</div>
<div id="toasts" role="status" aria-live="polite"></div>
<dialog id="alert" aria-labelledby="alert-text"><p id="alert-text"></p><form method="dialog"><button data-word="ok"></button></form></dialog>
<dialog id="person-dialog"><form id="person-form" method="dialog">
  <label><span data-word="firstName"></span><input name="first_name" required maxlength="64"></label>
  <label><span data-word="lastName"></span><input name="last_name" maxlength="64"></label>
  <label><span data-word="username"></span><input name="username" pattern="[A-Za-z][A-Za-z0-9_]{3,31}"></label>
  <label><span data-word="language"></span><select name="language_code"><option>ru</option><option>en</option></select></label>
  <div class="bar"><button value="cancel" formnovalidate data-word="cancel"></button><button value="ok" data-word="add"></button></div>
</form></dialog>
<dialog id="group-dialog"><form id="group-form" method="dialog">
  <label><span data-word="groupTitle"></span><input name="title" required maxlength="128"></label>
  <label><span data-word="people"></span><input name="count" type="number" min="1" max="60" value="10" required></label>
  <label class="check"><input name="started" type="checkbox" checked><span data-word="startedAlready"></span></label>
  <label class="check"><input name="forum" type="checkbox"><span data-word="withTopics"></span></label>
  <div class="bar"><button value="cancel" formnovalidate data-word="cancel"></button><button value="ok" data-word="make"></button></div>
</form></dialog>
</body>
</html>
`;
