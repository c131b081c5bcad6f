import type { Tables } from '../mock/tables.ts';
import type { Readings } from '../mock/world/choices.ts';
import type { World } from '../mock/world/world.ts';
import type { Mutation } from '../mutants/mutation.ts';
import type { Witness } from '../witness/client.ts';

/** What makes a server another one. */
export interface Changes {
  readonly readings?: Readings;
  readonly tables?: (tables: Tables) => Tables;
  /** Where its communities live, the first zone for the first one; absent: where those of the mock do. */
  readonly zones?: readonly string[];
  /** What the configuration of a run says of it: abilities that it has, or has not. */
  readonly features?: Readonly<Record<string, boolean>>;
  /** That configuration, made from the one that the mock hands out; absent: that one itself. */
  readonly configured?: (config: string, world: World) => string;
  /** It begins with people of its own; absent: empty, so that people come by the API and by levers alone. */
  readonly scenario?: 'demo';
  /** Its staff gave it the address of the suite for deliveries; absent: the lever set-webhook does, or none. */
  readonly receiver?: 'by-hand';
}

interface Described extends Changes {
  readonly id: string;
  /** What it does, as a sentence. */
  readonly description: string;
}

/** A server that takes another reading of a choice; that the suite observes it shows that it does. */
export interface OtherReading extends Described {
  /** `<choice>.<reading>` */
  readonly id: string;
  readonly taken: { readonly choice: string; readonly reading: string };
}

/** A server that does what no choice names, or what no client can observe of one in every case. */
export interface Freedom extends Described {
  /** `freedom.<name>`, or `<choice>.<reading>`. */
  readonly id: string;
  /** An exchange in which it shows; absent: the tour of every operation. */
  readonly witness?: Witness;
}

/** A server that does something which the interface permits; the suite must not fail it. */
export type Variant = OtherReading | Freedom;

/** A freedom as its section lists it. */
type FreedomRow = readonly [description: string, changes: Mutation | Changes, witness?: Witness];

/** Freedoms by their names. */
export const freedomsOf = (rows: Readonly<Record<string, FreedomRow>>): readonly Freedom[] =>
  Object.entries(rows).map(([name, [description, changes, witness]]) => ({
    id: `freedom.${name}`,
    description,
    ...(witness && { witness }),
    ...(typeof changes === 'function' ? { tables: changes } : changes),
  }));
