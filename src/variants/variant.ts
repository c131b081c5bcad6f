import type { Tables } from '../mock/tables.ts';
import type { Readings } from '../mock/world/choices.ts';
import type { World } from '../mock/world/world.ts';
import type { Mutation } from '../mutants/mutation.ts';
import type { Witness } from '../witness/client.ts';

/** What makes a server another one. */
interface Changes {
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

/** A server that does something which the interface permits; the suite must not fail it. */
export interface Variant extends Changes {
  /** `<choice>.<reading>`, or `freedom.<name>` for something that no choice names. */
  readonly id: string;
  /** What it does, as a sentence. */
  readonly description: string;
  /** An exchange in which it shows. */
  readonly witness: Witness;
}

/** A variant as its section lists it. Without a witness of its own, the group's shows it. */
type VariantRow = readonly [description: string, changes: Mutation | Changes, witness?: Witness];

/** The variants of one group, by their names. `usual` is the witness in which most of them show. */
export const variantsOf = (
  section: string,
  usual: Witness,
  rows: Readonly<Record<string, VariantRow>>,
): readonly Variant[] =>
  Object.entries(rows).map(([name, [description, changes, witness = usual]]) => ({
    id: `${section}.${name}`,
    ...{ description, witness },
    ...(typeof changes === 'function' ? { tables: changes } : changes),
  }));
