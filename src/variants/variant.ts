import type { Tables } from '../mock/tables.ts';
import type { Readings } from '../mock/world/choices.ts';
import type { Witness } from '../witness/stage.ts';

/** A server that uses one freedom which the interface leaves; the suite must not fail it. */
export interface Variant {
  /** `<choice>.<reading>`, or `freedom.<name>` for a freedom that no choice names. */
  readonly id: string;
  /** What it does, as a sentence. */
  readonly freedom: string;
  readonly readings?: Readings;
  readonly tables?: (tables: Tables) => Tables;
  /** Where its communities live, the first zone for the first one; absent: where those of the mock do. */
  readonly zones?: readonly string[];
  /** What the configuration of a run says of it: abilities that it has, or has not. */
  readonly features?: Readonly<Record<string, boolean>>;
  /** An exchange in which the freedom shows. */
  readonly witness: Witness;
}
