/** What a seat may answer, by ask. */
import type { Ask } from '../../../kit/game.ts';
import type { Menu } from '../../../kit/menu.ts';
import type { Question } from '../asks.ts';
import type { Action } from '../state.ts';
import type { View } from '../view.ts';
import { ordersMenu } from './orders.ts';
import { shotMenu } from './shot.ts';

export function menuOf(view: View, { question }: Ask<Question>): Menu<Action> {
  return question === 'orders' ? ordersMenu(view) : shotMenu(view);
}
