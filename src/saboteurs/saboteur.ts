import type { ClauseId } from '../../openapi/generated/clauses.ts';
import type { Tables } from '../mock/tables.ts';
import type { Witness } from '../witness/stage.ts';

/** A server that tells one lie: it breaks the clauses it names and keeps all the rest. */
export interface Saboteur {
  /** `<section>.<lie>`; stable for ever. */
  readonly id: string;
  /** What it does, as a sentence. */
  readonly lie: string;
  /** The firm clauses that the lie breaks; a check that cites one of them must fail. */
  readonly breaks: readonly ClauseId[];
  readonly tables: (tables: Tables) => Tables;
  /** An exchange in which the lie shows: its outcome differs from the honest server's. */
  readonly witness: Witness;
}
