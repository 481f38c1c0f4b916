/** A scene put into messages: the one place that knows which screen draws which letter. */
import { catchUpScreen } from './catch-up.ts';
import { deputyLetter } from './deputy.ts';
import { endScreen } from './end.ts';
import { closedForm, formScreen } from './form.ts';
import { heirScreen } from './handover.ts';
import { lobbyScreen } from './lobby.ts';
import { reminderScreen } from './reminder.ts';
import { digestScreen, reportScreen } from './report.ts';
import { sayScreen } from './say.ts';
import type { Drawn, Scene, Stage } from './scene.ts';
import { statusScreen } from './status.ts';
import { noShowScreen, offerScreen } from './sub.ts';

/**
 * Lobby, status, forms and reminders are always one message, since they are edited in place. Reports and digests are none where
 * there is nothing to tell; the others are as many as it takes.
 */
export function draw(scene: Scene, stage: Stage): readonly Drawn[] {
  switch (scene.kind) {
    case 'lobby':
      return [lobbyScreen(stage)];
    case 'status':
      return [statusScreen(stage, scene.of, scene.title)];
    case 'report':
      return reportScreen(stage, scene.commit, scene.board);
    case 'end':
      return endScreen(stage, scene.last, scene.peeks);
    case 'form':
      return [formScreen(stage, scene.form, scene.page)];
    case 'closed-form':
      return [closedForm(stage, scene.title, scene.closed)];
    case 'digest':
      return digestScreen(stage, scene.commit, scene.seat, scene.closed);
    case 'catch-up':
      return catchUpScreen(stage, scene.commits, scene.seat);
    case 'deputy':
      return [deputyLetter(stage, scene)];
    case 'reminder':
      return [reminderScreen(stage, scene.form)];
    case 'offer':
      return [offerScreen(stage, scene.place)];
    case 'heir':
      return [heirScreen(stage, scene.person)];
    case 'no-show':
      return [noShowScreen(stage, scene.seats)];
    case 'say':
      return sayScreen(stage, scene.lines, scene.open);
    default:
      return scene satisfies never;
  }
}
