import type { Witness } from '../../witness/stage.ts';
import type { Lie } from '../lies.ts';
import type { Saboteur } from '../saboteur.ts';

/** Lies of a section, with an exchange in which most of them show. */
export const liar =
  (section: string, usual: Witness) =>
  (id: string, lie: string, breaks: Saboteur['breaks'], tables: Lie, witness: Witness = usual): Saboteur => ({
    id: `${section}.${id}`,
    lie,
    breaks,
    tables,
    witness,
  });
