import { field, items } from '../../../conformance/kit/json.ts';
import { startWorld, type CertifyWorld, type ClientWorld, type WorldOptions } from '../world.ts';

/**
 * A world for receivers. Its objects are in two facilities, and its staff member belongs to both, because the interface
 * leaves open who fetches photos and activities. New ids contain capitals, so that changing their case shows.
 */
export const startReceiverWorld = async (options: WorldOptions): Promise<CertifyWorld> =>
  withStaff(withCapitals(await startWorld(options)));

/** Half of the letters of every new id are capitals. */
const withCapitals = (world: ClientWorld): ClientWorld => {
  const { ids } = world.inside;
  const { next } = ids;
  ids.next = (kind) => next(kind).replace(/[a-m]/g, (letter) => letter.toUpperCase());
  return world;
};

/** Puts the staff member of the world into every facility. */
const withStaff = async (world: CertifyWorld): Promise<CertifyWorld> => {
  const { body } = await world.ask('GET', '/facilities');
  const facilityIds = items(field(body, 'data')).map((one) => field(one, 'id'));
  const { staffId: staff = '' } = await world.lever('create-staff', {
    facilityIds,
    permissions: ['VIEW_ACTIVITIES', 'MESSAGE_FAMILY_RESIDENTS'],
  });
  return {
    ...world,
    identities: { ...world.identities, staff },
    get calls() {
      return world.calls;
    },
  };
};
