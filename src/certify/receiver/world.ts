import { field, items } from '../../../conformance/kit/json.ts';
import { startWorld, type CertifyWorld, type ClientWorld, type WorldOptions } from '../world.ts';

/**
 * A world for receivers. Its objects are in two facilities, so the member of staff that it names belongs to both: as whom photos
 * and activities are fetched is left open. New ids hold capitals: they are opaque, and no letter of them may change.
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

/** The member of staff that the world names belongs to every facility. */
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
