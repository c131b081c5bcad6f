import { field, items } from '../../../conformance/kit/json.ts';
import { urlOf } from '../../mock/http/url-of.ts';
import { startWorld, type CertifyWorld, type ClientWorld, type WorldOptions } from '../world.ts';
import { openTlsDoor } from './tls-door.ts';

interface ReceiverWorldOptions extends WorldOptions {
  /** A certificate and its key in PEM: the world is served with TLS. */
  readonly tls?: { readonly cert: string; readonly key: string };
}

/**
 * A world for receivers. Its objects are in two facilities, so the member of staff that it names belongs to both: as whom photos
 * and activities are fetched is left open. New ids hold capitals: they are opaque, and no letter of them may change.
 */
export const startReceiverWorld = async (options: ReceiverWorldOptions): Promise<CertifyWorld> => {
  const { tls } = options;
  if (!tls) return withStaff(withCapitals(await startWorld(options)));
  const door = await openTlsDoor(options.host, options.port, tls);
  const url = urlOf(options.host, door.port).replace('http:', 'https:');
  const isPublic = options.publicUrl !== undefined || options.trustProxy === true;
  const inside = { ...options, host: '127.0.0.1', port: 0 };
  const world = await startWorld(isPublic ? inside : { ...inside, publicUrl: url });
  door.leadTo(world.port);
  const served = await withStaff(withCapitals(world));
  return {
    ...served,
    ...{ url: options.publicUrl ?? url, port: door.port },
    get calls() {
      return world.calls;
    },
    close: () => {
      door.close();
      return world.close();
    },
  };
};

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
