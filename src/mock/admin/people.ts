import type { Person } from '../../answers/answers.ts';
import type { World } from '../world/world.ts';

const nameOf = ({ firstName, lastName }: { readonly firstName: string; readonly lastName: string }): string =>
  `${firstName} ${lastName}`;

/** All people of a world who can act. */
export const peopleOf = ({ store }: World): readonly Person[] => [
  ...store.systemActors
    .all()
    .map(({ id, name }): Person => ({ kind: 'systemActor', id, name, facilityIds: [] })),
  ...store.staff.all().map((one): Person => ({
    ...{ kind: 'staff', id: one.id, name: nameOf(one) },
    ...{ facilityIds: one.facilityIds, permissions: one.permissions },
  })),
  ...store.residents.all().map((one): Person => ({
    ...{ kind: 'resident', id: one.id, name: nameOf(one), facilityIds: [one.facilityId], status: one.status },
  })),
  ...store.connections.all().map((one): Person => ({
    ...{ kind: 'connection', id: one.id, name: nameOf(one), facilityIds: one.facilityIds },
    ...{ linkedTo: one.residentIds, status: one.status },
  })),
];
