import type { components } from '../../../openapi/generated/types.ts';
import type { Acting } from '../world/acting.ts';
import { refuse } from '../http/problem.ts';
import type { FacilityRecord } from '../world/records.ts';
import type { World } from '../world/world.ts';
import { unreadable } from './lookup.ts';
import type { OperationsOf } from './operation.ts';
import { inListOrder } from './order.ts';

const facilityView = ({
  id,
  name,
  bedCount,
  careSetting,
}: FacilityRecord): components['schemas']['Facility'] => ({ id, name, bedCount, careSetting });

/** Which facilities a connection sees when it has several; the interface names one (FAC-03, FAC-04). */
const ofConnection = ({ id, facilityIds }: Acting, world: World): readonly string[] => {
  const homes = world.store.connections
    .find(id)
    ?.residentIds.flatMap((residentId) => world.store.residents.find(residentId)?.facilityId ?? []);
  const ofResidents = facilityIds.filter((facilityId) => homes?.includes(facilityId));
  return world.choose('connection-facilities', {
    'all-linked': facilityIds,
    first: facilityIds.slice(0, 1),
    'of-residents': ofResidents.length > 0 ? ofResidents : facilityIds,
  });
};

const ownFacilityIds = (acting: Acting, world: World): readonly string[] => {
  const every = world.store.facilities.all().map(({ id }) => id);
  if (acting.kind === 'connection') return ofConnection(acting, world);
  if (acting.kind === 'staff')
    return world.choose('staff-facilities', { own: acting.facilityIds, all: every, refused: [] });
  // FAC-02
  return acting.kind === 'unknown' ? every : acting.facilityIds;
};

const belongsTo = (acting: Acting, facilityId: string): boolean =>
  acting.kind === 'unknown' || acting.facilityIds.includes(facilityId);

export const facilityOperations: OperationsOf<'facilities'> = {
  listFacilities: ({ acting }, context) => {
    if (
      acting.kind === 'staff' &&
      context.choose('staff-facilities', { own: false, all: false, refused: true })
    )
      return refuse('forbidden', {
        promised: 'Only residents, connections and system actors can list facilities.',
        found: 'a staff member.',
        next: 'act as one of these.',
      });
    const own = ownFacilityIds(acting, context);
    const { facilities } = context.store;
    const listed = inListOrder(
      'listFacilities',
      facilities,
      facilities.filter(({ id }) => own.includes(id)),
      ({ name }) => name,
      context,
    );
    return { status: 200, body: { data: listed.map(facilityView) } };
  },

  getFacility: ({ path, acting }, context) => {
    // FAC-10
    const facility = context.store.facilities.find(path.facilityId);
    if (!facility) return unreadable('getFacility', 'a facility', path.facilityId, context);
    const foreignStatus = context.choose('foreign-facility', {
      served: undefined,
      forbidden: 403,
      'not-found': 404,
    });
    if (foreignStatus !== undefined && !belongsTo(acting, facility.id))
      return refuse(
        'forbidden',
        {
          promised: 'Residents, connections and staff can only read their own facility.',
          found: 'another one.',
          next: 'act as a system actor.',
        },
        { status: foreignStatus },
      );
    return { status: 200, body: facilityView(facility) };
  },
};
