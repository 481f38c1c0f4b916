/** A recipe of ARCHITECTURE.md ("Where to add"), as somebody follows it who does what the page says and nothing else. */
import type { Checkout } from '../scratch.ts';

export interface Recipe {
  readonly name: string;
  /** Its steps. */
  walk(copy: Checkout): Promise<void>;
  /** The tests that cover what was added. */
  readonly tests: readonly string[];
  /** The clauses of the contract that it touches (test/contract.test.ts), by how their names begin. */
  readonly contract?: { readonly game: string; readonly clauses: readonly string[] };
  readonly slips: readonly Slip[];
}

/** A step forgotten or half done, and what is then told by the compiler or by the tests. */
export interface Slip {
  readonly what: string;
  make(copy: Checkout): Promise<void>;
  readonly told:
    | { readonly by: 'types'; readonly as: RegExp }
    /** `in`: the test that is red. */
    | { readonly by: 'tests'; readonly in: string; readonly as: RegExp };
}
