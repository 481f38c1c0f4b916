/** What a seat may answer, by ask. */
import type { Ask } from '../../kit/game.ts';
import type { Menu } from '../../kit/menu.ts';
import { ordersKey } from './asks.ts';
import { ordersMenu } from './menu-orders.ts';
import { shotMenu } from './menu-shot.ts';
import type { Action } from './state.ts';
import type { View } from './view.ts';

export function menuOf(view: View, ask: Ask): Menu<Action> {
  return ask.key === ordersKey ? ordersMenu(view) : shotMenu(view);
}
