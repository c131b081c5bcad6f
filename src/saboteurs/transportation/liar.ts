import type { Witness } from '../../witness/stage.ts';
import type { Mutation } from '../mutation.ts';
import type { Saboteur } from '../saboteur.ts';

/** Saboteurs of a section, with an exchange in which most of them show. */
export const liar =
  (section: string, usual: Witness) =>
  (
    id: string,
    description: string,
    breaks: Saboteur['breaks'],
    tables: Mutation,
    witness: Witness = usual,
  ): Saboteur => ({
    id: `${section}.${id}`,
    description,
    breaks,
    tables,
    witness,
  });
