import type { Acting } from '../world/acting.ts';
import type { World } from '../world/world.ts';

const unknownUser = (id: string): Acting => ({
  kind: 'unknown',
  id,
  name: '',
  facilityIds: [],
  permissions: [],
});

const fullName = (person: { readonly firstName: string; readonly lastName: string }): string =>
  `${person.firstName} ${person.lastName}`;

/** The prefix of acting ids under the reading that separates them from the person's id. */
const SEPARATE = 'user-';

/** The acting id of the person with this id. */
export const actingIdOf = (id: string, world: World): string =>
  world.store.accounts.where('person', id)[0]?.id ??
  world.choose('entity-id-acts', { acts: id, separate: `${SEPARATE}${id}` });

const personOf = (actingId: string, world: World): string | undefined =>
  world.store.accounts.find(actingId)?.personId ??
  world.choose('entity-id-acts', {
    acts: actingId,
    separate: actingId.startsWith(SEPARATE) ? actingId.slice(SEPARATE.length) : undefined,
  });

/** The identity of an acting-user id; kind `unknown` if the tenant has none. */
export const resolveActing = (actingId: string, world: World): Acting => {
  const { store } = world;
  const id = personOf(actingId, world);
  if (id === undefined) return unknownUser(actingId);
  const resident = store.residents.find(id);
  if (resident)
    return {
      kind: 'resident',
      id,
      name: fullName(resident),
      facilityIds: [resident.facilityId],
      permissions: [],
    };
  const connection = store.connections.find(id);
  if (connection)
    return {
      kind: 'connection',
      id,
      name: fullName(connection),
      facilityIds: connection.facilityIds,
      permissions: [],
    };
  const staff = store.staff.find(id);
  if (staff)
    return {
      kind: 'staff',
      id,
      name: fullName(staff),
      facilityIds: staff.facilityIds,
      permissions: staff.permissions,
    };
  const actor = store.systemActors.find(id);
  if (actor)
    return {
      kind: 'systemActor',
      id,
      name: actor.name,
      // FAC-06, FAC-07
      facilityIds: store.facilities.all().map((one) => one.id),
      permissions: [],
    };
  return unknownUser(actingId);
};

/**
 * Whether the acting user is the connection with this id: by its acting id, or by its externalId (the interface:
 * Announcements; Authentication 4). An id that names another person is never taken as an externalId.
 */
export const actsAsConnection = ({ kind, id }: Acting, connectionId: string, world: World): boolean => {
  if (kind !== 'unknown') return kind === 'connection' && id === connectionId;
  const { externalId } = world.store.connections.find(connectionId) ?? {};
  return world.choose('announcement-acting-id', { either: externalId === id, 'acting-id-only': false });
};
