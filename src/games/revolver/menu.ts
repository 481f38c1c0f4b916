/** What a seat may answer, by ask. */
import type { Ask } from '../../kit/game.ts';
import type { Menu } from '../../kit/menu.ts';
import type { Question } from './asks.ts';
import { ordersMenu } from './menu-orders.ts';
import { shotMenu } from './menu-shot.ts';
import type { Action } from './state.ts';
import type { View } from './view.ts';

export function menuOf(view: View, { question }: Ask<Question>): Menu<Action> {
  return question === 'orders' ? ordersMenu(view) : shotMenu(view);
}
