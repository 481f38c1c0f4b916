/** A scene put into messages: the one place that knows which screen draws which letter. */

import { closedForm, formScreen } from './form/form.ts';
import { reminderScreen } from './form/reminder.ts';
import { heirScreen } from './lead/handover.ts';
import { motionScreen } from './lead/motion.ts';
import { peekScreen, peeksScreen } from './lead/peek.ts';
import { noShowScreen, offerScreen } from './lead/sub.ts';
import { lobbyScreen } from './lobby/lobby.ts';
import { sayScreen } from './parts/say.ts';
import type { Drawn, Scene, Stage } from './parts/scene.ts';
import { deputyLetter } from './person/deputy.ts';
import { catchUpScreen } from './story/catch-up.ts';
import { endScreen } from './story/end.ts';
import { digestScreen, newsScreen, reportScreen } from './story/report.ts';
import { statusScreen } from './story/status.ts';

/**
 * Lobby, status, forms and reminders are always one message without a picture, since they are edited in place. Reports and digests are none where
 * there is nothing to tell; the others are as many as it takes.
 */
export function draw(scene: Scene, stage: Stage): readonly Drawn[] {
  switch (scene.kind) {
    case 'lobby':
      return [lobbyScreen(stage, scene.reader)];
    case 'status':
      return [statusScreen(stage, scene.of, scene.title)];
    case 'report':
      return scene.urgent ? newsScreen(stage, scene.commit) : reportScreen(stage, scene.commit, scene.board);
    case 'end':
      return endScreen(stage, scene);
    case 'peek':
      return peekScreen(stage, scene);
    case 'peeks':
      return peeksScreen(stage, scene.peeks);
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
    case 'motion':
      return [motionScreen(stage, scene.motion)];
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
