import { modulesOf } from '../../access/family.ts';
import type { Levers } from './lever.ts';
import { unlisted } from './unlisted.ts';

/** Staff switch what a community has enabled. */
export const moduleLevers = {
  'switch-modules': ({ facilityId, ...switched }, context) => {
    const { facilities, modules } = context.store;
    const refusal = unlisted('facilityId', [facilityId], facilities);
    if (refusal) return refusal;
    const record = { ...modulesOf(facilityId, context), ...switched, id: facilityId };
    if (modules.find(facilityId)) modules.replace(record);
    else modules.insert(record);
    return {};
  },
} satisfies Partial<Levers>;
