/** What is said, before it is in any language. Games read of it in game.ts, with the rest of the contract. */

/** Text not yet in any language: an id of a message in locales/, and what to put into it. */
export interface Msg {
  readonly id: string;
  readonly args?: Readonly<Record<string, Arg>>;
}
/** A list is joined as the language joins lists ("a, b and c"); a seat is written as the name of who sits there. */
export type Arg = string | number | Msg | { readonly seat: number } | readonly Arg[];
/** One language, with the names of those at the table: what puts a message into words for a picture. */
export interface Words {
  say(msg: Msg): string;
}
