/** The page's looks: phone width to desktop, light and dark. */
export const pageStyle = `:root {
  color-scheme: light dark;
  --ground: light-dark(#eef1f4, #11161b);
  --panel: light-dark(#fff, #1a2129);
  --ink: light-dark(#14191e, #e9eef3);
  --soft: light-dark(#55616c, #9dabb8);
  --line: light-dark(#d5dce2, #303a44);
  --accent: light-dark(#1668b0, #6ab3f3);
  --mine: light-dark(#dff3d8, #244a3a);
  --good: light-dark(#1d7a3a, #5fce83);
  --bad: light-dark(#b3261e, #ff8a80);
  font: 16px/1.4 system-ui, sans-serif;
}
* { box-sizing: border-box; }
[hidden] { display: none !important; }
body { margin: 0; background: var(--ground); color: var(--ink); }
h1, h2, p, ul, ol { margin: 0; padding: 0; font: inherit; }
h1, h2 { font-weight: 600; }
ul, ol { list-style: none; }
button, select, input, textarea { font: inherit; color: inherit; background: var(--panel); border: 1px solid var(--line); border-radius: 8px; padding: 6px 10px; min-height: 40px; max-width: 100%; }
button { cursor: pointer; }
button:disabled { opacity: .5; cursor: default; }
:focus-visible { outline: 2px solid var(--accent); outline-offset: 1px; }
.icon { min-width: 40px; padding: 0; font-size: 1.2em; }
.bar { display: flex; gap: 8px; align-items: center; padding: 8px; }
#app { display: grid; grid-template-columns: minmax(220px, 300px) 1fr; height: 100dvh; }
#app.with-log { grid-template-columns: minmax(220px, 300px) 1fr minmax(260px, 420px); }
#side, #log { background: var(--panel); display: flex; flex-direction: column; min-width: 0; min-height: 0; }
#side { border-right: 1px solid var(--line); }
#log { border-left: 1px solid var(--line); }
#who { flex: 1; min-width: 0; }
#chats, #calls { flex: 1; overflow-y: auto; }
#chats button { width: 100%; display: grid; grid-template-columns: 1fr auto; text-align: left; border: 0; border-radius: 0; border-bottom: 1px solid var(--line); padding: 10px; }
#chats button[aria-current=true] { background: color-mix(in srgb, var(--accent) 16%, var(--panel)); }
#chats .last { grid-column: 1 / -1; color: var(--soft); font-size: .875em; overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
.unread { background: var(--accent); color: var(--panel); border-radius: 10px; padding: 0 7px; font-size: .8em; align-self: center; }
.bottom { border-top: 1px solid var(--line); flex-wrap: wrap; }
.bottom button { flex: 1; }
#main { display: flex; flex-direction: column; min-width: 0; min-height: 0; }
#main > header { background: var(--panel); border-bottom: 1px solid var(--line); }
#title { flex: 1; min-width: 0; }
#title > * { overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
#chat-members { color: var(--soft); font-size: .8em; }
#chat-menu { position: relative; }
#chat-menu summary { list-style: none; cursor: pointer; min-height: 40px; line-height: 36px; text-align: center; border: 1px solid var(--line); border-radius: 8px; }
#chat-menu ul { position: absolute; right: 0; top: 100%; z-index: 2; background: var(--panel); border: 1px solid var(--line); border-radius: 8px; box-shadow: 0 4px 16px #0004; }
#chat-menu li button { width: 100%; border: 0; text-align: left; white-space: nowrap; }
#back { display: none; }
#pinned { border-radius: 0; border: 0; border-bottom: 1px solid var(--line); border-left: 3px solid var(--accent); text-align: left; overflow: hidden; white-space: nowrap; text-overflow: ellipsis; }
#messages { flex: 1; overflow-y: auto; padding: 12px; display: flex; flex-direction: column; gap: 8px; }
.message { max-width: min(620px, 94%); align-self: flex-start; }
.message.mine { align-self: flex-end; }
.bubble { background: var(--panel); border-radius: 12px; padding: 6px 10px; box-shadow: 0 1px 1px #0002; }
.mine .bubble { background: var(--mine); }
.service { align-self: center; color: var(--soft); font-size: .85em; text-align: center; }
.from { font-weight: 600; font-size: .85em; color: var(--accent); }
.topic { font-weight: 400; color: var(--soft); }
.reply { border-left: 3px solid var(--accent); padding-left: 6px; color: var(--soft); font-size: .85em; }
.body { white-space: pre-wrap; overflow-wrap: anywhere; unicode-bidi: isolate; }
.foot { display: flex; justify-content: flex-end; align-items: baseline; gap: 8px; color: var(--soft); font-size: .75em; }
.foot button { min-height: 24px; padding: 0 6px; border: 0; background: none; color: inherit; }
.bubble img { display: block; max-width: 100%; height: auto; border-radius: 8px; margin: 2px 0; }
.keyboard { display: flex; flex-direction: column; gap: 4px; margin-top: 4px; }
.keyboard > div { display: flex; gap: 4px; }
.keyboard button { flex: 1 1 0; min-width: 0; padding: 6px; overflow-wrap: anywhere; }
.keyboard .primary { border-color: var(--accent); color: var(--accent); border-width: 2px; }
.keyboard .success { border-color: var(--good); color: var(--good); border-width: 2px; }
.keyboard .danger { border-color: var(--bad); color: var(--bad); border-width: 2px; }
.keyboard [aria-busy=true] { opacity: .5; }
blockquote { margin: 4px 0; padding: 4px 8px; border-left: 3px solid var(--accent); border-radius: 4px; background: color-mix(in srgb, var(--accent) 10%, transparent); }
.folded { display: -webkit-box; -webkit-line-clamp: 3; -webkit-box-orient: vertical; overflow: hidden; }
.spoiler { background: var(--soft); color: transparent; border-radius: 4px; cursor: pointer; }
.spoiler > * { visibility: hidden; }
.spoiler.open { background: color-mix(in srgb, var(--soft) 25%, transparent); color: inherit; }
.spoiler.open > * { visibility: visible; }
code, pre { font-family: ui-monospace, monospace; font-size: .9em; background: color-mix(in srgb, var(--soft) 15%, transparent); border-radius: 4px; }
pre { margin: 4px 0; padding: 6px; overflow-x: auto; white-space: pre-wrap; }
.body a, .link { color: var(--accent); }
.link { background: none; border: 0; padding: 0; min-height: 0; text-decoration: underline; display: inline; text-align: left; }
time { text-decoration: underline dotted; }
#composer { background: var(--panel); border-top: 1px solid var(--line); }
#text { flex: 1; resize: none; min-width: 0; field-sizing: content; max-height: 30dvh; }
#start { flex: 1; font-weight: 600; color: var(--accent); }
#topic { max-width: 8em; }
#replying { padding: 6px 10px 0; color: var(--soft); font-size: .85em; }
#commands { max-height: 40dvh; overflow-y: auto; border-bottom: 1px solid var(--line); }
#commands button { width: 100%; text-align: left; border: 0; border-radius: 0; }
#commands b { color: var(--accent); }
#calls { font-size: .8em; }
#calls li { border-bottom: 1px solid var(--line); padding: 6px 10px; overflow-wrap: anywhere; }
#calls .bad { color: var(--bad); font-weight: 600; }
#calls pre { margin: 4px 0; }
#toasts { position: fixed; inset: auto 0 80px; display: grid; justify-items: center; gap: 8px; pointer-events: none; padding: 0 12px; }
#toasts p { background: #1b2229ee; color: #fff; border-radius: 10px; padding: 10px 14px; max-width: 480px; overflow-wrap: anywhere; }
dialog { border: 1px solid var(--line); border-radius: 12px; background: var(--panel); color: var(--ink); max-width: min(420px, 92vw); }
dialog label { display: grid; gap: 2px; margin-bottom: 10px; }
dialog label.check { display: flex; gap: 8px; align-items: center; }
dialog label.check input { min-height: 0; }
dialog .bar { justify-content: flex-end; padding: 0; }
#alert-text { white-space: pre-wrap; margin-bottom: 12px; overflow-wrap: anywhere; }
@media (max-width: 720px) {
  #app, #app.with-log { grid-template-columns: 1fr; }
  #app > * { grid-area: 1 / 1; }
  #main { display: none; }
  #app.in-chat #main { display: flex; }
  #app.in-chat #side { display: none; }
  #log { border: 0; z-index: 1; }
  #back { display: block; }
}
@media (prefers-reduced-motion: no-preference) {
  #toasts p { animation: rise .15s ease-out; }
  @keyframes rise { from { opacity: 0; transform: translateY(8px); } }
}
`;
