import { someConnection, someResident } from './people.ts';
import { pick, type Seen, type WitnessClient, type WitnessAnswer, type WitnessFile } from './client.ts';

type Body = Readonly<Record<string, unknown>>;

/** A resident of the first facility and everybody who may ask after them. */
export const familyFixture = async (client: WitnessClient) => {
  const relative = (residentId: string, facility = 0) =>
    someConnection(client, { residents: [residentId], facilities: [client.facilities[facility]] });
  const residentId = await someResident(client, { roomNumber: '12A', phone: '555-0100' });
  const neighbour = await someResident(client, { firstName: 'Nora' });
  const outsider = await someResident(client, { firstName: 'Otto' }, 1);
  return {
    residentId,
    /** Two connections of the resident. */
    daughter: await relative(residentId),
    son: await relative(residentId),
    /** Another resident of the facility, and a connection of theirs. */
    neighbour,
    friend: await relative(neighbour),
    /** A resident of the second facility, and a connection of theirs. */
    outsider,
    farFriend: await relative(outsider, 1),
  };
};

type FamilyFixture = Awaited<ReturnType<typeof familyFixture>>;

export type { Seen };

/** What rides and work requests are called in paths, and how they differ. */
interface Half {
  readonly settings: string;
  readonly requests: string;
  readonly body: Body;
  readonly query: string;
}

const seen = ({ status, body, text }: WitnessAnswer): Seen => ({ status, body: body ?? text });

const NOTE: WitnessFile = { name: 'note.txt', type: 'text/plain', text: 'the key is under the mat' };

/** Short ways to the requests of one resident, for any acting user; facilities are counted from 0. */
const familyRequests = (client: WitnessClient, family: FamilyFixture, half: Half) => {
  const { residentId: own } = family;
  const at = (residentId: string) => `/residents/${residentId}/${half.requests}`;
  const one = (id: string, residentId = own) => `${at(residentId)}/${id}`;
  const call = async (...args: Parameters<WitnessClient['call']>) => seen(await client.call(...args));
  const create = (as: string, more: Body = {}, residentId = own) =>
    call('POST', at(residentId), { as, body: { ...half.body, ...more } });
  const comment = (id: string, as: string, files: readonly WitnessFile[] = []) => {
    const text = { text: 'Any news?' };
    return call(
      'POST',
      `${one(id)}/comments`,
      files.length > 0 ? { as, form: text, files } : { as, body: text },
    );
  };
  return {
    ...{ family, create, comment },
    settings: (as: string, facility = 0) =>
      call('GET', `/facilities/${client.facilities[facility] ?? ''}/${half.settings}`, { as }),
    list: (as: string, query = '', residentId = own) =>
      call('GET', `${at(residentId)}?${half.query}${query}`, { as }),
    /** Makes a request and gives its id. */
    made: async (as: string, more: Body = {}, residentId = own) =>
      String(pick((await create(as, more, residentId)).body, 'data.id')),
    read: (id: string, as: string, residentId?: string) => call('GET', one(id, residentId), { as }),
    comments: (id: string, as: string) => call('GET', `${one(id)}/comments`, { as }),
    /** Sends a file with a comment of the resident and gives its id. */
    enclosed: async (id: string) =>
      String(pick((await comment(id, own, [NOTE])).body, 'data.attachments.0.id')),
    cancel: (id: string, as: string) => call('POST', `${one(id)}/cancel`, { as }),
    switched: async (modules: Readonly<Record<string, boolean>>, facility = 0) => {
      await client.lever('switch-modules', { facilityId: client.facilities[facility] ?? '', ...modules });
    },
  };
};

export type FamilyRequests = ReturnType<typeof familyRequests>;

const RIDE = {
  appointmentTime: '12:00',
  tripType: 'oneway',
  destination: 'Eye clinic',
  destinationAddress: '1 Hill Road',
} as const;

/** A body for a ride at noon of a day ahead. */
const rideBody = (client: WitnessClient, more: Body = {}): Body => ({
  date: client.day(10),
  ...RIDE,
  ...more,
});

/** Rides of a resident with a family. */
export const someRides = async (client: WitnessClient): Promise<FamilyRequests> =>
  familyRequests(client, await familyFixture(client), {
    settings: 'transportation-settings',
    requests: 'transportation-requests',
    body: rideBody(client),
    query: `startDate=${client.day(0)}&endDate=${client.day(40)}`,
  });

/** A user changes a ride. */
export const rerouted = async (
  client: WitnessClient,
  residentId: string,
  id: string,
  as: string,
): Promise<Seen> =>
  seen(
    await client.ask(
      'replaceTransportationRequest',
      { residentId, requestId: id },
      { as, body: rideBody(client, { destination: 'Dentist' }) },
    ),
  );

/** The body of a work request for the first of the usual teams. */
export const WORK = { title: 'Tap drips', team: 'maintenance' } as const;

/** Work requests of a resident with a family. */
export const someWorks = async (client: WitnessClient): Promise<FamilyRequests> =>
  familyRequests(client, await familyFixture(client), {
    settings: 'work-request-settings',
    requests: 'work-requests',
    body: WORK,
    query: '',
  });
