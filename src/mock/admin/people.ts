import type { IdentityKind } from '../world/known-identities.ts';
import type { World } from '../world/world.ts';

/** Somebody of a world who can act. */
interface Person {
  readonly kind: IdentityKind;
  readonly id: string;
  readonly name: string;
  readonly facilityIds: readonly string[];
  readonly permissions?: readonly string[];
  /** Residents that a connection belongs to. */
  readonly linkedTo?: readonly string[];
  /** Of residents and connections. */
  readonly status?: string | null;
}

const nameOf = ({ firstName, lastName }: { readonly firstName: string; readonly lastName: string }): string =>
  `${firstName} ${lastName}`;

/** Everybody of a world who can act. */
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
