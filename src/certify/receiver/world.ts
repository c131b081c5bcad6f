import { isObject } from '../../../conformance/kit/json.ts';
import { startWorld, type CertifyWorld, type WorldOptions } from '../world.ts';

const idsIn = (body: unknown): readonly string[] => {
  const data = isObject(body) ? body['data'] : undefined;
  return Array.isArray(data)
    ? data.flatMap((one: unknown) => (isObject(one) && typeof one['id'] === 'string' ? [one['id']] : []))
    : [];
};

/**
 * A world for receivers. Its objects are in two facilities, so the member of staff that it names belongs to both: who fetches
 * photos and activities is left open.
 */
export const startReceiverWorld = async (options: WorldOptions): Promise<CertifyWorld> => {
  const world = await startWorld(options);
  const facilityIds = idsIn((await world.ask('GET', '/facilities')).body);
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
