/**
 * A feature: something that people can do, by commands and buttons. A command is declared where it is handled: the menus that
 * Telegram shows are made of these declarations (process/commands.ts).
 */
import { type CommandContext, Composer, type NextFunction } from 'grammy';
import type { MessageId } from '../../messages/msg.ts';
import type { Button, ButtonOn } from '../buttons/buttons.ts';
import type { BotContext } from './context.ts';

/** A command has a description: the text `help-command-<name>`. */
export type CommandName = { [Id in MessageId]: Id extends `help-command-${infer Name}` ? Name : never }[MessageId];

/** The menus of commands: in groups, in private, and wherever Telegram knows neither. */
export type Scope = 'group' | 'private' | 'default';

export interface Command {
  readonly name: CommandName;
  /** The menus in which it stands. It is understood everywhere. */
  readonly scopes: readonly Scope[];
  /** The part of a menu to which it belongs; within it the features stand in the order of bot/index.ts. */
  readonly section: Section;
}

export type Section = 'mine' | 'opening' | 'seat' | 'story' | 'rules' | 'lead' | 'proof' | 'leaving' | 'own' | 'help';

export class Feature extends Composer<BotContext> {
  readonly commands: Command[] = [];

  /** For a command that is handled in some other way. */
  inMenus(command: Command): void {
    this.commands.push(command);
  }

  onCommand(command: Command, handle: (ctx: CommandContext<BotContext>) => unknown): void {
    this.inMenus(command);
    this.command(command.name, (ctx) => handle(ctx));
  }

  /** Handles the buttons of one kind; what `handle` does not know it gives on by `next`. */
  onButton<On extends Button['on']>(
    on: On,
    handle: (ctx: BotContext, button: ButtonOn<On>, next: NextFunction) => unknown,
  ): void {
    this.on('callback_query', (ctx, next) => (isOn(ctx.button, on) ? handle(ctx, ctx.button, next) : next()));
  }
}

function isOn<On extends Button['on']>(button: Button | undefined, on: On): button is ButtonOn<On> {
  return button?.on === on;
}
