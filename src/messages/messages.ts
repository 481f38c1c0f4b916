/** Written by scripts/messages.ts from locales/ru; do not edit. `npm run messages` writes it anew. */
import type { Arg, Msg, Seat } from '../kit/game.ts';

export interface Messages {
  'language-name': Record<string, never>;
  'language-lost': Record<string, never>;
  'language-day': Record<string, never>;
  'language-soon': Record<string, never>;
  'language-within': {
    readonly span: string;
  };
  'language-past': Record<string, never>;
  'language-zone-europe-moscow': Record<string, never>;
  'language-place-europe-kaliningrad': Record<string, never>;
  'language-place-europe-samara': Record<string, never>;
  'language-place-asia-yekaterinburg': Record<string, never>;
  'language-place-asia-novosibirsk': Record<string, never>;
  'language-place-asia-vladivostok': Record<string, never>;
  'language-place-asia-tbilisi': Record<string, never>;
  'language-place-europe-berlin': Record<string, never>;
  'language-place-europe-london': Record<string, never>;
  'shell-hello-group': Record<string, never>;
  'shell-anonymous': Record<string, never>;
  'shell-newgame-in-group': Record<string, never>;
  'shell-add-to-group-button': Record<string, never>;
  'shell-no-such-game': {
    readonly word: string;
    readonly known: readonly Arg[];
    readonly example: string;
  };
  'shell-new-game': Record<string, never>;
  'shell-new-preset': Record<string, never>;
  'shell-new-own-about': Record<string, never>;
  'shell-new-own': Record<string, never>;
  'shell-new-pace': Record<string, never>;
  'shell-chosen': {
    readonly label: Msg;
  };
  'shell-cancel': Record<string, never>;
  'shell-open-table': Record<string, never>;
  'shell-dialogue-not-yours': Record<string, never>;
  'shell-dialogue-over': Record<string, never>;
  'shell-dialogue-cancelled': Record<string, never>;
  'shell-dialogue-done': Record<string, never>;
  'shell-text-in-private': Record<string, never>;
  'shell-passed-on': Record<string, never>;
  'shell-join-link': {
    readonly name: string;
  };
  'shell-join-link-button': Record<string, never>;
  'shell-practice-name': Record<string, never>;
  'shell-nothing-to-verify': Record<string, never>;
  'shell-verify-running': {
    readonly hash: string;
  };
  'shell-verify-stretch': {
    readonly first: number;
    readonly version: number;
  };
  'shell-verify-over': {
    readonly hash: string;
    readonly seed: string;
  };
  'shell-export-over': Record<string, never>;
  'shell-export-running': Record<string, never>;
  'error-no-table': Record<string, never>;
  'error-unknown-command': Record<string, never>;
  'error-group-only': Record<string, never>;
  'error-private-only': Record<string, never>;
  'error-span': Record<string, never>;
  'error-clock': Record<string, never>;
  'error-count': Record<string, never>;
  'error-no-rule': {
    readonly word: string;
  };
  'error-fault': Record<string, never>;
  'error-nothing-here': Record<string, never>;
  'help-start': Record<string, never>;
  'help-button-games': Record<string, never>;
  'help-button-practice': Record<string, never>;
  'help-button-rules': Record<string, never>;
  'help-button-help': Record<string, never>;
  'help-button-home': Record<string, never>;
  'help-button-language': Record<string, never>;
  'help-button-add': Record<string, never>;
  'help-private': Record<string, never>;
  'help-group': Record<string, never>;
  'help-master': Record<string, never>;
  'help-settings': Record<string, never>;
  'help-settings-language': Record<string, never>;
  'help-practice': Record<string, never>;
  'help-language-saved': Record<string, never>;
  'help-games-title': Record<string, never>;
  'help-games-none': Record<string, never>;
  'help-game-asked': {
    readonly table: string;
    readonly title: Msg;
    readonly at: number;
    readonly zone: string;
    readonly now: number;
  };
  'help-game-ready': {
    readonly table: string;
    readonly title: Msg;
    readonly at: number;
    readonly zone: string;
    readonly now: number;
  };
  'help-game-waiting': {
    readonly table: string;
  };
  'help-game-lobby': {
    readonly table: string;
  };
  'help-game-paused': {
    readonly table: string;
  };
  'help-game-master': {
    readonly table: string;
  };
  'help-game-frozen': {
    readonly table: string;
  };
  'help-game-button': {
    readonly table: string;
    readonly title: Msg;
  };
  'help-rules-title': {
    readonly game: Msg;
  };
  'help-rules-choose': Record<string, never>;
  'help-rules-games': Record<string, never>;
  'help-rules-found': {
    readonly word: string;
    readonly count: number;
  };
  'help-rules-hit': {
    readonly title: Msg;
    readonly text: string;
  };
  'help-rules-contents': Record<string, never>;
  'help-board-title': {
    readonly title: Msg;
    readonly table: string;
  };
  'help-board-empty': Record<string, never>;
  'help-command-newgame': Record<string, never>;
  'help-command-join': Record<string, never>;
  'help-command-leave': Record<string, never>;
  'help-command-bot': Record<string, never>;
  'help-command-begin': Record<string, never>;
  'help-command-status': Record<string, never>;
  'help-command-board': Record<string, never>;
  'help-command-log': Record<string, never>;
  'help-command-rules': Record<string, never>;
  'help-command-deadline': Record<string, never>;
  'help-command-extend': Record<string, never>;
  'help-command-pause': Record<string, never>;
  'help-command-resume': Record<string, never>;
  'help-command-close': Record<string, never>;
  'help-command-remind': Record<string, never>;
  'help-command-kick': Record<string, never>;
  'help-command-sub': Record<string, never>;
  'help-command-handover': Record<string, never>;
  'help-command-cancel': Record<string, never>;
  'help-command-verify': Record<string, never>;
  'help-command-export': Record<string, never>;
  'help-command-stats': Record<string, never>;
  'help-command-start': Record<string, never>;
  'help-command-games': Record<string, never>;
  'help-command-practice': Record<string, never>;
  'help-command-settings': Record<string, never>;
  'help-command-deputy': Record<string, never>;
  'help-command-help': Record<string, never>;
  'help-command-peek': Record<string, never>;
  'menu-title': {
    readonly table: string;
    readonly title: Msg;
  };
  'menu-deadline': {
    readonly at: number;
    readonly zone: string;
    readonly now: number;
  };
  'menu-grace': {
    readonly at: number;
    readonly zone: string;
    readonly now: number;
  };
  'menu-paused': Record<string, never>;
  'menu-standing': Record<string, never>;
  'menu-crumb': {
    readonly crumb: Msg;
  };
  'menu-now': {
    readonly what: Msg;
  };
  'menu-silence': {
    readonly what: Msg;
  };
  'menu-now-lines': Record<string, never>;
  'menu-silence-lines': Record<string, never>;
  'menu-nothing-yet': Record<string, never>;
  'menu-warning': {
    readonly what: Msg;
  };
  'menu-is-ready': Record<string, never>;
  'menu-max': {
    readonly max: number;
  };
  'menu-range': {
    readonly min: number;
    readonly max: number;
  };
  'menu-exactly': {
    readonly min: number;
  };
  'menu-order-hint': Record<string, never>;
  'menu-page': {
    readonly page: number;
    readonly pages: number;
  };
  'menu-button-ready': Record<string, never>;
  'menu-button-is-ready': Record<string, never>;
  'menu-button-more': Record<string, never>;
  'menu-button-done': Record<string, never>;
  'menu-button-done-count': {
    readonly count: number;
  };
  'menu-button-back': Record<string, never>;
  'menu-button-reset': Record<string, never>;
  'menu-button-earlier': Record<string, never>;
  'menu-button-later': Record<string, never>;
  'menu-button-open': Record<string, never>;
  'menu-button-accept': Record<string, never>;
  'menu-too-many': {
    readonly max: number;
  };
  'menu-too-few': {
    readonly min: number;
  };
  'menu-unfinished': Record<string, never>;
  'menu-closed-player': {
    readonly what: Msg;
  };
  'menu-closed-clock': {
    readonly what: Msg;
  };
  'menu-closed-player-lines': Record<string, never>;
  'menu-closed-clock-lines': Record<string, never>;
  'menu-closed': Record<string, never>;
  'lobby-title': {
    readonly game: Msg;
  };
  'lobby-master': {
    readonly table: string;
    readonly master: string;
  };
  'lobby-rules': {
    readonly preset: Msg;
  };
  'lobby-pace': {
    readonly clocks: readonly Arg[];
  };
  'lobby-clock': {
    readonly clocks: readonly Arg[];
    readonly value: Msg;
  };
  'lobby-habits': {
    readonly early: Msg;
    readonly nights: Msg;
  };
  'lobby-early': Record<string, never>;
  'lobby-not-early': Record<string, never>;
  'lobby-quiet': {
    readonly from: string;
    readonly to: string;
    readonly zone: string;
  };
  'lobby-no-quiet': Record<string, never>;
  'lobby-seated': {
    readonly count: number;
    readonly min: number;
    readonly max: number;
    readonly names: readonly Arg[];
  };
  'lobby-seated-exact': {
    readonly count: number;
    readonly size: number;
    readonly names: readonly Arg[];
  };
  'lobby-empty': {
    readonly min: number;
    readonly max: number;
  };
  'lobby-need': {
    readonly need: number;
  };
  'lobby-can-begin': {
    readonly free: number;
  };
  'lobby-begun': {
    readonly game: Msg;
    readonly table: string;
  };
  'lobby-over': {
    readonly game: Msg;
    readonly table: string;
  };
  'lobby-cancelled': {
    readonly game: Msg;
    readonly table: string;
  };
  'lobby-button-join': Record<string, never>;
  'lobby-button-leave': Record<string, never>;
  'lobby-button-bot': Record<string, never>;
  'lobby-button-unbot': Record<string, never>;
  'lobby-button-settings': Record<string, never>;
  'lobby-button-begin': Record<string, never>;
  'lobby-preset-printed': Record<string, never>;
  'lobby-preset-recommended': Record<string, never>;
  'lobby-preset-own': Record<string, never>;
  'lobby-settings-title': {
    readonly table: string;
  };
  'lobby-settings-about': Record<string, never>;
  'lobby-settings-rules': Record<string, never>;
  'lobby-settings-pace': Record<string, never>;
  'lobby-settings-language': Record<string, never>;
  'lobby-settings-zone': Record<string, never>;
  'lobby-settings-quiet': Record<string, never>;
  'lobby-settings-early': Record<string, never>;
  'lobby-settings-grace': Record<string, never>;
  'lobby-settings-seen': Record<string, never>;
  'lobby-settings-misses': Record<string, never>;
  'lobby-settings-warn': Record<string, never>;
  'lobby-setting': {
    readonly label: Msg;
    readonly value: Msg;
  };
  'lobby-settings-one': {
    readonly label: Msg;
    readonly value: Msg;
  };
  'lobby-line': {
    readonly label: Msg;
    readonly about: Msg;
  };
  'lobby-settings-shut': Record<string, never>;
  'lobby-rules-about': Record<string, never>;
  'lobby-pace-about': Record<string, never>;
  'lobby-language-about': Record<string, never>;
  'lobby-zone-about': Record<string, never>;
  'lobby-quiet-about': Record<string, never>;
  'lobby-early-about': Record<string, never>;
  'lobby-grace-about': Record<string, never>;
  'lobby-seen-about': Record<string, never>;
  'lobby-misses-about': Record<string, never>;
  'lobby-warn-about': Record<string, never>;
  'lobby-pace-live': Record<string, never>;
  'lobby-pace-live-about': Record<string, never>;
  'lobby-pace-evening': Record<string, never>;
  'lobby-pace-evening-about': Record<string, never>;
  'lobby-pace-daily': Record<string, never>;
  'lobby-pace-daily-about': Record<string, never>;
  'lobby-pace-slow': Record<string, never>;
  'lobby-pace-slow-about': Record<string, never>;
  'lobby-pace-own': Record<string, never>;
  'lobby-quiet-hours': {
    readonly from: string;
    readonly to: string;
  };
  'lobby-quiet-off': Record<string, never>;
  'lobby-yes': Record<string, never>;
  'lobby-no': Record<string, never>;
  'lobby-span': {
    readonly ms: number;
  };
  'lobby-misses': {
    readonly count: number;
  };
  'lobby-zone': {
    readonly zone: string;
  };
  'lobby-seen-names': Record<string, never>;
  'lobby-seen-count': Record<string, never>;
  'lobby-seen-nothing': Record<string, never>;
  'lobby-language': {
    readonly locale: string;
  };
  'lobby-settings-anonymous': Record<string, never>;
  'lobby-anonymous-about': Record<string, never>;
  'lobby-settings-days': Record<string, never>;
  'lobby-days-about': Record<string, never>;
  'table-opened': {
    readonly name: string;
  };
  'table-unknown': Record<string, never>;
  'table-link-invalid': Record<string, never>;
  'table-joined': {
    readonly name: string;
  };
  'table-entered': {
    readonly name: string;
    readonly place: number;
  };
  'table-left': {
    readonly name: string;
  };
  'table-already-in': Record<string, never>;
  'table-not-in': Record<string, never>;
  'table-full': {
    readonly max: number;
  };
  'table-not-lobby': Record<string, never>;
  'table-not-begun': Record<string, never>;
  'table-begun': Record<string, never>;
  'table-too-few': {
    readonly need: number;
    readonly min: number;
  };
  'table-too-many': {
    readonly max: number;
  };
  'table-bots-added': {
    readonly count: number;
  };
  'table-settings-saved': Record<string, never>;
  'table-chosen': {
    readonly what: Msg;
  };
  'table-chosen-unready': {
    readonly what: Msg;
  };
  'table-ready': Record<string, never>;
  'table-unready': Record<string, never>;
  'table-redrawn': Record<string, never>;
  'table-ask-closed': Record<string, never>;
  'table-acted': Record<string, never>;
  'table-not-your-seat': Record<string, never>;
  'table-not-master': Record<string, never>;
  'table-over': Record<string, never>;
  'table-paused': Record<string, never>;
  'table-resumed': Record<string, never>;
  'table-not-paused': Record<string, never>;
  'table-is-paused': Record<string, never>;
  'table-already-paused': Record<string, never>;
  'table-just-opened': Record<string, never>;
  'table-closed': Record<string, never>;
  'table-no-day-left': Record<string, never>;
  'table-nothing-open': Record<string, never>;
  'table-reminded': {
    readonly count: number;
  };
  'table-reminded-hidden': Record<string, never>;
  'table-reminded-lately': Record<string, never>;
  'table-nobody-to-remind': Record<string, never>;
  'table-reminded-enough': {
    readonly count: number;
  };
  'table-kicked': {
    readonly name: string | Msg | { readonly seat: Seat };
  };
  'table-not-seated': {
    readonly name: string;
  };
  'table-cancelled': Record<string, never>;
  'table-frozen': Record<string, never>;
  'table-too-new': Record<string, never>;
  'table-clock-set': {
    readonly clock: Msg;
    readonly value: Msg;
  };
  'table-clock-unknown': {
    readonly known: readonly Arg[];
  };
  'table-busy-chat': Record<string, never>;
  'table-unknown-game': Record<string, never>;
  'table-no-forms': Record<string, never>;
  'table-seats-away': {
    readonly names: readonly Arg[];
  };
  'table-told-extended': {
    readonly span: number;
  };
  'table-told-extended-until': {
    readonly span: number;
    readonly at: number;
    readonly zone: string;
  };
  'table-told-why': {
    readonly why: string;
  };
  'table-told-outage': {
    readonly span: number;
  };
  'table-told-paused': Record<string, never>;
  'table-told-resumed': Record<string, never>;
  'table-told-kicked': {
    readonly name: string | Msg | { readonly seat: Seat };
  };
  'table-told-cancelled': {
    readonly table: string;
  };
  'table-told-frozen': {
    readonly table: string;
  };
  'table-you-are-away': Record<string, never>;
  'table-you-were-kicked': {
    readonly table: string;
  };
  'table-fair': {
    readonly hash: string;
  };
  'table-status-title': {
    readonly title: Msg;
  };
  'table-status-deadline': {
    readonly at: number;
    readonly zone: string;
    readonly now: number;
  };
  'table-status-grace': {
    readonly at: number;
    readonly zone: string;
    readonly now: number;
  };
  'table-status-paused': Record<string, never>;
  'table-status-frozen': Record<string, never>;
  'table-status-count': {
    readonly ready: number;
    readonly all: number;
  };
  'table-status-acted-count': {
    readonly acted: number;
    readonly all: number;
  };
  'table-status-acted': {
    readonly names: readonly Arg[];
  };
  'table-status-waiting': {
    readonly count: Msg;
    readonly names: readonly Arg[];
  };
  'table-status-turn': {
    readonly name: { readonly seat: Seat };
  };
  'table-status-over': {
    readonly title: Msg;
  };
  'table-status-earlier': {
    readonly count: number;
  };
  'table-status-none': Record<string, never>;
  'table-button-form': Record<string, never>;
  'table-report-next': {
    readonly title: Msg;
    readonly at: number;
    readonly zone: string;
    readonly now: number;
  };
  'table-report-next-paused': {
    readonly title: Msg;
  };
  'table-digest-title': {
    readonly table: string;
  };
  'table-digest-title-after': {
    readonly table: string;
    readonly title: Msg;
  };
  'table-reminder': {
    readonly table: string;
    readonly title: Msg;
    readonly at: number;
    readonly zone: string;
    readonly now: number;
  };
  'table-reminder-silence': {
    readonly what: Msg;
  };
  'table-reminder-chosen': {
    readonly what: Msg;
  };
  'table-end-title': {
    readonly game: Msg;
    readonly table: string;
  };
  'table-end-place': {
    readonly place: number;
    readonly names: readonly Arg[];
  };
  'table-end-fair': {
    readonly seed: string;
    readonly hash: string;
  };
  'table-button-again': Record<string, never>;
  'table-row': {
    readonly label: Msg;
    readonly value: readonly Arg[];
  };
  'table-no-bots': Record<string, never>;
  'table-bot-left': Record<string, never>;
  'table-status-unreachable': {
    readonly names: readonly Arg[];
  };
  'table-held': Record<string, never>;
  'private-title': {
    readonly game: Msg;
  };
  'private-host': {
    readonly host: string;
  };
  'private-opened': Record<string, never>;
  'private-invite': Record<string, never>;
  'private-guest-waits': {
    readonly host: string;
  };
  'private-guest-asked': {
    readonly host: string;
  };
  'private-share': {
    readonly game: Msg;
  };
  'private-button-share': Record<string, never>;
  'private-full': Record<string, never>;
  'private-busy': Record<string, never>;
  'private-two-only': Record<string, never>;
  'private-host-stays': Record<string, never>;
  'private-told-cancelled': {
    readonly table: string;
  };
  'private-told-lobby-idle': {
    readonly table: string;
    readonly at: number;
    readonly zone: string;
  };
  'private-told-cut-off': {
    readonly table: string;
    readonly name: { readonly seat: Seat };
  };
  'private-resign-ask': {
    readonly name: { readonly seat: Seat };
  };
  'private-resign-alone': Record<string, never>;
  'private-button-resign': Record<string, never>;
  'private-you-resigned': Record<string, never>;
  'private-only-owner-resigns': Record<string, never>;
  'private-resigned': {
    readonly name: { readonly seat: Seat };
    readonly others: readonly Arg[];
  };
  'clock-span': {
    readonly ms: number;
  };
  'clock-at': {
    readonly time: string;
    readonly zone: string;
  };
  'clock-short-nights': {
    readonly clock: Msg;
    readonly count: number;
    readonly hours: number;
  };
  'clock-fairest': {
    readonly time: string;
    readonly zone: string;
  };
  'board-after': {
    readonly story: Msg;
    readonly number: number;
    readonly last: number;
  };
  'board-at-first': Record<string, never>;
  'board-button-words': Record<string, never>;
  'board-button-strip': Record<string, never>;
  'board-strip-title': {
    readonly title: Msg;
    readonly table: string;
  };
  'board-no-such': {
    readonly last: number;
  };
  'board-what-number': Record<string, never>;
  'board-past-lost': Record<string, never>;
  'board-no-photos': Record<string, never>;
  'board-which': Record<string, never>;
  'board-which-button': {
    readonly title: Msg;
    readonly table: string;
  };
  'digest-catch-up-title': {
    readonly table: string;
  };
  'digest-catch-up-line': {
    readonly line: Msg;
  };
  'digest-catch-up-more': {
    readonly count: number;
  };
  'digest-ordered': {
    readonly what: Msg;
  };
  'digest-by-silence': {
    readonly what: Msg;
  };
  'log-opened': Record<string, never>;
  'log-joined': Record<string, never>;
  'log-entered': Record<string, never>;
  'log-left': Record<string, never>;
  'log-begun': Record<string, never>;
  'log-extended': {
    readonly span: number;
  };
  'log-outage': {
    readonly span: number;
  };
  'log-new-master': Record<string, never>;
  'log-paused': Record<string, never>;
  'log-why': {
    readonly what: Msg;
    readonly why: string;
  };
  'log-resumed': Record<string, never>;
  'log-closed': Record<string, never>;
  'log-reminded': Record<string, never>;
  'log-kicked': {
    readonly name: string | Msg | { readonly seat: Seat };
  };
  'log-cancelled': Record<string, never>;
  'log-clock': {
    readonly clock: Msg;
    readonly value: Msg;
  };
  'log-missed': {
    readonly seat: { readonly seat: Seat };
  };
  'log-away': {
    readonly seat: { readonly seat: Seat };
  };
  'log-back': {
    readonly seat: { readonly seat: Seat };
  };
  'log-computer': {
    readonly count: number;
  };
  'log-computer-left': Record<string, never>;
  'log-settings': {
    readonly what: readonly Arg[];
  };
  'log-frozen': Record<string, never>;
  'log-ended': Record<string, never>;
  'log-renewed': {
    readonly version: number;
    readonly asks: number;
    readonly titles: readonly Arg[];
  };
  'log-title': {
    readonly story: Msg;
    readonly number: number;
    readonly last: number;
  };
  'log-setup-title': Record<string, never>;
  'log-acts-title': Record<string, never>;
  'log-empty': Record<string, never>;
  'log-silent': Record<string, never>;
  'log-entry': {
    readonly at: number;
    readonly zone: string;
    readonly who: string;
    readonly what: Msg;
  };
  'log-entry-time': {
    readonly at: number;
    readonly zone: string;
    readonly what: Msg;
  };
  'log-button-earlier': Record<string, never>;
  'log-button-later': Record<string, never>;
  'log-button-acts': Record<string, never>;
  'log-button-story': Record<string, never>;
  'log-sub': {
    readonly number: number;
    readonly before: string | Msg | { readonly seat: Seat };
  };
  'log-sub-computer': {
    readonly number: number;
    readonly before: string | Msg | { readonly seat: Seat };
  };
  'log-sub-back': {
    readonly number: number;
    readonly name: string | Msg | { readonly seat: Seat };
  };
  'log-offered': {
    readonly number: number;
  };
  'log-withdrawn': {
    readonly number: number;
  };
  'log-withdrawn-away': Record<string, never>;
  'log-offered-away': Record<string, never>;
  'log-heir': {
    readonly name: string;
  };
  'log-heir-masked': Record<string, never>;
  'log-handed-over': Record<string, never>;
  'log-asleep': Record<string, never>;
  'log-woken': Record<string, never>;
  'log-expired': Record<string, never>;
  'log-resigned': Record<string, never>;
  'log-motion': {
    readonly what: Msg;
  };
  'log-motion-agreed': {
    readonly what: Msg;
  };
  'log-motion-declined': {
    readonly what: Msg;
  };
  'log-deputy': {
    readonly seat: { readonly seat: Seat };
    readonly name: string;
  };
  'log-deputy-over': {
    readonly seat: { readonly seat: Seat };
  };
  'log-deputy-masked': {
    readonly seat: { readonly seat: Seat };
  };
  'log-master-peek': {
    readonly number: number;
    readonly name: string | Msg | { readonly seat: Seat };
    readonly titles: readonly Arg[];
  };
  'log-thawed': Record<string, never>;
  'log-peeked': Record<string, never>;
  'log-held': Record<string, never>;
  'log-released': Record<string, never>;
  'log-ended-by-operator': Record<string, never>;
  'bot-seat': {
    readonly number: number;
  };
  'bot-name-0': Record<string, never>;
  'bot-name-1': Record<string, never>;
  'bot-name-2': Record<string, never>;
  'bot-name-3': Record<string, never>;
  'bot-name-4': Record<string, never>;
  'bot-name-5': Record<string, never>;
  'bot-name-6': Record<string, never>;
  'bot-name-7': Record<string, never>;
  'bot-name-8': Record<string, never>;
  'bot-name-9': Record<string, never>;
  'bot-name-10': Record<string, never>;
  'bot-name-11': Record<string, never>;
  'bot-name-12': Record<string, never>;
  'bot-name-13': Record<string, never>;
  'bot-name-14': Record<string, never>;
  'bot-name-15': Record<string, never>;
  'master-deadline-title': {
    readonly table: string;
  };
  'master-deadline-open': {
    readonly title: Msg;
    readonly at: number;
    readonly zone: string;
    readonly now: number;
  };
  'master-deadline-paused': {
    readonly title: Msg;
  };
  'master-deadline-clock': {
    readonly name: string;
    readonly clock: Msg;
    readonly value: Msg;
  };
  'master-deadline-how': {
    readonly example: string;
  };
  'master-example-clock': {
    readonly example: string;
  };
  'master-deadline-words': Record<string, never>;
  'master-example-zone': Record<string, never>;
  'master-example-quiet': Record<string, never>;
  'master-example-days': Record<string, never>;
  'master-example-early': Record<string, never>;
  'master-example-grace': Record<string, never>;
  'master-example-misses': Record<string, never>;
  'master-button-extend-hour': Record<string, never>;
  'master-button-extend-six': Record<string, never>;
  'master-button-extend-day': Record<string, never>;
  'master-button-pause': Record<string, never>;
  'master-button-resume': Record<string, never>;
  'master-button-close': Record<string, never>;
  'master-button-remind': Record<string, never>;
  'master-cancel-ask': {
    readonly table: string;
  };
  'master-button-cancel': Record<string, never>;
  'master-button-keep': Record<string, never>;
  'master-cancel-kept': Record<string, never>;
  'master-preview-stale': Record<string, never>;
  'master-kick-ask': Record<string, never>;
  'master-kick-lobby': Record<string, never>;
  'master-kick-nobody': Record<string, never>;
  'master-told-chat-gone': {
    readonly table: string;
  };
  'master-told-cut-off': {
    readonly table: string;
    readonly name: { readonly seat: Seat };
  };
  'master-told-left': {
    readonly table: string;
    readonly name: { readonly seat: Seat };
  };
  'desk-sub-ask': Record<string, never>;
  'desk-sub-how': Record<string, never>;
  'desk-sub-hidden': Record<string, never>;
  'desk-sub-example': Record<string, never>;
  'desk-person-unknown': {
    readonly name: string;
  };
  'desk-seat': {
    readonly number: number;
    readonly name: { readonly seat: Seat };
  };
  'desk-seat-person': {
    readonly number: number;
    readonly name: string;
  };
  'desk-seat-away': Record<string, never>;
  'desk-button-away': Record<string, never>;
  'desk-seat-how': {
    readonly place: string;
  };
  'desk-button-forever': Record<string, never>;
  'desk-button-offer': Record<string, never>;
  'desk-button-withdraw': Record<string, never>;
  'desk-seat-offered': Record<string, never>;
  'desk-button-computer': Record<string, never>;
  'desk-button-do': Record<string, never>;
  'desk-term-forever': Record<string, never>;
  'desk-term-until': {
    readonly at: number;
    readonly zone: string;
  };
  'desk-run-title': Record<string, never>;
  'desk-run-computer': Record<string, never>;
  'desk-run-nobody': Record<string, never>;
  'desk-run-anyone': Record<string, never>;
  'desk-run-named': {
    readonly name: string;
  };
  'desk-run-until': {
    readonly at: number;
    readonly zone: string;
  };
  'desk-run-kept': Record<string, never>;
  'desk-run-kick': {
    readonly name: { readonly seat: Seat };
    readonly number: number;
  };
  'desk-run-kick-lobby': {
    readonly name: { readonly seat: Seat };
    readonly number: number;
  };
  'desk-run-cancel-lobby': {
    readonly count: number;
  };
  'desk-run-cancel': {
    readonly count: number;
    readonly titles: readonly Arg[];
  };
  'desk-withdrawn': Record<string, never>;
  'desk-offered': Record<string, never>;
  'desk-computer-sits': Record<string, never>;
  'desk-offer-anyone': {
    readonly table: string;
  };
  'desk-offer-named': {
    readonly table: string;
    readonly name: string;
  };
  'desk-offer-sees': Record<string, never>;
  'desk-offer-closed': Record<string, never>;
  'desk-offer-over': Record<string, never>;
  'desk-not-for-you': Record<string, never>;
  'desk-already-seated': Record<string, never>;
  'desk-lender': Record<string, never>;
  'desk-already-computer': Record<string, never>;
  'desk-none-away': Record<string, never>;
  'desk-no-such-seat': Record<string, never>;
  'desk-past': Record<string, never>;
  'desk-told-changed': {
    readonly number: number;
    readonly seat: { readonly seat: Seat };
    readonly before: string | Msg | { readonly seat: Seat };
  };
  'desk-told-back': {
    readonly number: number;
    readonly seat: { readonly seat: Seat };
  };
  'desk-told-lent': {
    readonly number: number;
    readonly seat: { readonly seat: Seat };
    readonly before: string | Msg | { readonly seat: Seat };
    readonly at: number;
    readonly zone: string;
  };
  'desk-told-changed-masked': {
    readonly number: number;
    readonly seat: { readonly seat: Seat };
  };
  'desk-told-lent-masked': {
    readonly number: number;
    readonly seat: { readonly seat: Seat };
    readonly at: number;
    readonly zone: string;
  };
  'desk-you-gave': {
    readonly table: string;
  };
  'desk-taken': Record<string, never>;
  'desk-welcome': {
    readonly table: string;
    readonly number: number;
  };
  'desk-stands': {
    readonly title: Msg;
    readonly at: number;
    readonly zone: string;
    readonly now: number;
  };
  'desk-stands-paused': {
    readonly title: Msg;
  };
  'desk-no-show': {
    readonly table: string;
    readonly names: readonly Arg[];
  };
  'desk-heir-ask': Record<string, never>;
  'desk-heir-how': Record<string, never>;
  'desk-heir-asked': Record<string, never>;
  'desk-heir-offered': {
    readonly name: string;
  };
  'desk-heir-hidden': Record<string, never>;
  'desk-heir-offer-masked': {
    readonly table: string;
  };
  'desk-heir-offer': {
    readonly table: string;
    readonly name: string;
    readonly master: string;
  };
  'desk-heir-over': Record<string, never>;
  'desk-button-lead': Record<string, never>;
  'desk-told-master': {
    readonly name: string;
  };
  'desk-told-master-masked': Record<string, never>;
  'desk-master-now': {
    readonly table: string;
  };
  'desk-not-heir': Record<string, never>;
  'desk-already-master': Record<string, never>;
  'desk-told-asleep': {
    readonly table: string;
  };
  'desk-told-lobby-idle': {
    readonly table: string;
    readonly at: number;
    readonly zone: string;
  };
  'desk-told-pause-idle': {
    readonly table: string;
    readonly at: number;
    readonly zone: string;
  };
  'desk-told-lobby-expired': {
    readonly table: string;
  };
  'desk-told-pause-expired': {
    readonly table: string;
  };
  'desk-next': {
    readonly clock: Msg;
    readonly at: number;
    readonly zone: string;
  };
  'desk-next-title': Record<string, never>;
  'desk-next-lobby': Record<string, never>;
  'desk-clock-about': {
    readonly example: string;
  };
  'desk-button-details': Record<string, never>;
  'desk-days': {
    readonly days: readonly Arg[];
  };
  'desk-days-none': Record<string, never>;
  'desk-day-1': Record<string, never>;
  'desk-day-2': Record<string, never>;
  'desk-day-3': Record<string, never>;
  'desk-day-4': Record<string, never>;
  'desk-day-5': Record<string, never>;
  'desk-day-6': Record<string, never>;
  'desk-day-7': Record<string, never>;
  'motion-pause': Record<string, never>;
  'motion-resume': Record<string, never>;
  'motion-close': Record<string, never>;
  'motion-cancel': Record<string, never>;
  'motion-pace': Record<string, never>;
  'motion-extend': {
    readonly span: number;
  };
  'motion-clock': {
    readonly clock: Msg;
    readonly value: Msg;
  };
  'motion-ask': {
    readonly table: string;
    readonly name: { readonly seat: Seat };
    readonly what: Msg;
  };
  'motion-button-agree': Record<string, never>;
  'motion-button-decline': Record<string, never>;
  'motion-you-agreed': {
    readonly what: Msg;
  };
  'motion-you-declined': {
    readonly what: Msg;
  };
  'motion-over': Record<string, never>;
  'motion-asked': Record<string, never>;
  'motion-waits': Record<string, never>;
  'motion-gone': Record<string, never>;
  'motion-agreed': Record<string, never>;
  'motion-declined': Record<string, never>;
  'motion-told-agreed': {
    readonly name: { readonly seat: Seat };
    readonly what: Msg;
  };
  'motion-told-declined': {
    readonly name: { readonly seat: Seat };
    readonly what: Msg;
  };
  'peek-button': Record<string, never>;
  'peek-button-private': Record<string, never>;
  'peek-button-do': Record<string, never>;
  'peek-button-table': {
    readonly table: string;
  };
  'peek-which-table': Record<string, never>;
  'peek-ask': {
    readonly table: string;
  };
  'peek-nobody': Record<string, never>;
  'peek-no-table': Record<string, never>;
  'peek-own': Record<string, never>;
  'peek-computer': Record<string, never>;
  'peek-run-sees': {
    readonly number: number;
    readonly name: { readonly seat: Seat };
  };
  'peek-run-recorded': Record<string, never>;
  'peek-run-told': Record<string, never>;
  'peek-done': Record<string, never>;
  'peek-title': {
    readonly table: string;
    readonly number: number;
    readonly name: { readonly seat: Seat };
  };
  'peek-no-form': Record<string, never>;
  'peek-told': {
    readonly title: Msg;
  };
  'peek-told-first': Record<string, never>;
  'peek-told-all': Record<string, never>;
  'deputy-asked': {
    readonly name: string;
  };
  'deputy-withdrawn': Record<string, never>;
  'deputy-declined': Record<string, never>;
  'deputy-taken': Record<string, never>;
  'deputy-over': Record<string, never>;
  'deputy-none': Record<string, never>;
  'deputy-no-seat': Record<string, never>;
  'deputy-on-loan': Record<string, never>;
  'deputy-yourself': Record<string, never>;
  'deputy-offer-gone': Record<string, never>;
  'deputy-unknown': {
    readonly name: string;
  };
  'deputy-unreachable': {
    readonly name: string;
  };
  'deputy-namesakes': {
    readonly name: string;
  };
  'deputy-example': Record<string, never>;
  'deputy-which-table': Record<string, never>;
  'deputy-button-table': {
    readonly table: string;
  };
  'deputy-whom': {
    readonly table: string;
  };
  'deputy-how': Record<string, never>;
  'deputy-how-alone': Record<string, never>;
  'deputy-how-long': {
    readonly name: string;
  };
  'deputy-asks': {
    readonly name: string;
    readonly table: string;
    readonly until: number;
    readonly zone: string;
  };
  'deputy-plays': {
    readonly name: string;
    readonly table: string;
    readonly until: number;
    readonly zone: string;
  };
  'deputy-ended': {
    readonly table: string;
  };
  'deputy-was': {
    readonly table: string;
  };
  'deputy-owner': {
    readonly name: string;
    readonly table: string;
    readonly until: number;
    readonly zone: string;
  };
  'deputy-owner-computer': {
    readonly table: string;
    readonly until: number;
    readonly zone: string;
  };
  'deputy-owner-masked': {
    readonly table: string;
    readonly until: number;
    readonly zone: string;
  };
  'deputy-is-back': {
    readonly table: string;
  };
  'deputy-waiting': {
    readonly name: string;
    readonly table: string;
    readonly until: number;
    readonly zone: string;
  };
  'deputy-button-take': Record<string, never>;
  'deputy-button-decline': Record<string, never>;
  'deputy-button-leave': Record<string, never>;
  'deputy-button-back': Record<string, never>;
  'deputy-button-withdraw': Record<string, never>;
  'deputy-told-declined': {
    readonly name: string;
    readonly table: string;
  };
  'deputy-told-group': {
    readonly seat: { readonly seat: Seat };
    readonly name: string;
    readonly until: number;
    readonly zone: string;
  };
  'deputy-told-group-masked': {
    readonly seat: { readonly seat: Seat };
    readonly until: number;
    readonly zone: string;
  };
  'deputy-told-group-over': {
    readonly seat: { readonly seat: Seat };
  };
  'deputy-game-lent': {
    readonly table: string;
  };
  'habit-about': Record<string, never>;
  'habit-quiet': {
    readonly from: string;
    readonly to: string;
  };
  'habit-quiet-in': {
    readonly from: string;
    readonly to: string;
    readonly zone: string;
  };
  'habit-no-quiet': Record<string, never>;
  'habit-reminders': {
    readonly how: Msg;
  };
  'habit-reminders-both': Record<string, never>;
  'habit-reminders-last': Record<string, never>;
  'habit-reminders-none': Record<string, never>;
  'habit-button-quiet': Record<string, never>;
  'habit-button-zone': Record<string, never>;
  'habit-button-reminders': Record<string, never>;
  'habit-quiet-how': Record<string, never>;
  'habit-zone-how': Record<string, never>;
  'habit-as-table': Record<string, never>;
  'habit-example': Record<string, never>;
  'anonymous-lobby': {
    readonly table: string;
  };
  'anonymous-join-link': Record<string, never>;
  'anonymous-you-are': {
    readonly seat: { readonly seat: Seat };
  };
  'anonymous-end': Record<string, never>;
  'anonymous-was': {
    readonly figure: Msg;
    readonly seat: { readonly seat: Seat };
  };
  'anonymous-figure-0': Record<string, never>;
  'anonymous-figure-1': Record<string, never>;
  'anonymous-figure-2': Record<string, never>;
  'anonymous-figure-3': Record<string, never>;
  'anonymous-figure-4': Record<string, never>;
  'anonymous-figure-5': Record<string, never>;
  'anonymous-figure-6': Record<string, never>;
  'anonymous-figure-7': Record<string, never>;
  'anonymous-figure-8': Record<string, never>;
  'anonymous-figure-9': Record<string, never>;
  'anonymous-figure-10': Record<string, never>;
  'anonymous-figure-11': Record<string, never>;
  'anonymous-figure-12': Record<string, never>;
  'anonymous-figure-13': Record<string, never>;
  'anonymous-figure-14': Record<string, never>;
  'anonymous-figure-15': Record<string, never>;
  'stats-none': Record<string, never>;
  'stats-title': {
    readonly games: number;
    readonly seats: number;
  };
  'stats-live': {
    readonly tables: readonly Arg[];
  };
  'stats-person': {
    readonly name: string;
    readonly facts: readonly Arg[];
  };
  'stats-games': {
    readonly games: number;
  };
  'stats-wins': {
    readonly wins: number;
    readonly ranked: number;
  };
  'stats-missed': {
    readonly missed: number;
  };
  'admin-title': Record<string, never>;
  'admin-is-maintained': Record<string, never>;
  'admin-database': {
    readonly latency: number;
  };
  'admin-queue-empty': Record<string, never>;
  'admin-queue': {
    readonly queue: number;
    readonly waiting: number;
  };
  'admin-heartbeat': {
    readonly ago: number;
  };
  'admin-no-heartbeat': Record<string, never>;
  'admin-uptime': {
    readonly uptime: number;
  };
  'admin-no-tables': Record<string, never>;
  'admin-tables': {
    readonly phases: readonly Arg[];
  };
  'admin-phase-lobby': {
    readonly count: number;
  };
  'admin-phase-running': {
    readonly count: number;
  };
  'admin-phase-paused': {
    readonly count: number;
  };
  'admin-phase-frozen': {
    readonly count: number;
  };
  'admin-phase-ended': {
    readonly count: number;
  };
  'admin-phase-cancelled': {
    readonly count: number;
  };
  'admin-overdue': {
    readonly table: string;
    readonly name: string;
    readonly title: Msg;
    readonly late: number;
  };
  'admin-frozen': {
    readonly table: string;
    readonly name: string;
    readonly fault: string;
  };
  'admin-repeat': {
    readonly table: string;
    readonly game: string;
  };
  'admin-usage': Record<string, never>;
  'admin-chat': {
    readonly name: string;
    readonly tables: number;
    readonly presses: number;
  };
  'admin-help': Record<string, never>;
  'admin-button-thaw': {
    readonly table: string;
  };
  'admin-button-export': {
    readonly table: string;
  };
  'admin-button-end': {
    readonly table: string;
  };
  'admin-button-refresh': Record<string, never>;
  'admin-sure': {
    readonly table: string;
  };
  'admin-noticed': {
    readonly count: number;
  };
  'admin-maintenance-on': {
    readonly count: number;
  };
  'admin-maintenance-off': {
    readonly count: number;
  };
  'admin-exported': {
    readonly command: string;
  };
  'admin-thawed': {
    readonly table: string;
  };
  'admin-ended': {
    readonly table: string;
  };
  'admin-not-frozen': Record<string, never>;
  'admin-maintained': Record<string, never>;
  'admin-told-held': Record<string, never>;
  'admin-told-released': Record<string, never>;
  'admin-told-thawed': Record<string, never>;
  'admin-told-ended': {
    readonly table: string;
  };
  'admin-told-notice': {
    readonly text: string;
  };
  'admin-told-peeks': {
    readonly peeks: number;
  };
  'warning-worker-restarted': Record<string, never>;
  'warning-worker-dead': Record<string, never>;
}
