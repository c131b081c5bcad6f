import type { Levers } from './lever.ts';
import { unlisted } from './unlisted.ts';

/** Adds a staff member. The id is also the acting id, unless acting ids are separate values. */
export const staffLevers = {
  'create-staff': (
    { firstName = 'Alex', lastName = 'Newcomer', facilityIds, permissions },
    { store, ids },
  ) => {
    const refusal = unlisted('facilityIds', facilityIds, store.facilities);
    if (refusal) return refusal;
    const staff = store.staff.insert({
      id: ids.next('stf'),
      firstName,
      lastName,
      facilityIds: [...new Set(facilityIds)],
      permissions: [...new Set(permissions)],
    });
    return { staffId: staff.id };
  },
} satisfies Partial<Levers>;
