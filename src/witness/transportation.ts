import type { LeverInput } from '../../openapi/generated/levers.ts';
import { someConnection, someResident } from './people.ts';
import { pick, type Seen, type WitnessClient, type Witness } from './client.ts';
import { eventsOf } from './events.ts';

type Members = Readonly<Record<string, unknown>>;

type Settings = Omit<LeverInput<'edit-transportation-settings'>, 'facilityId'>;
type StaffRequest = Omit<LeverInput<'create-transportation-request'>, 'residentId'>;

/** A roundtrip with every detail. */
export const FULL: Members = {
  tripType: 'roundtrip',
  returnTime: '14:40',
  pickupTime: '11:20',
  pickupLocation: 'Lobby',
  destination: 'Eye clinic, second floor',
  destinationAddress: '1 Main Street',
  transportationType: 'Community van',
  mobilityNeeds: 'Walker',
  notes: 'Brings a bag',
};

export const idOf = ({ body }: Seen): string => String(pick(body, 'data.id'));

/** A resident with two connections, and short ways to their rides; by default the resident acts. */
const rideFixtureOf = async (client: WitnessClient, facility = 0) => {
  const { see, make, lever } = client;
  const facilityId = client.facilities[facility] ?? '';
  const residentId = await someResident(client, {}, facility);
  const relative = (firstName: string) =>
    someConnection(client, { firstName, facilities: [facilityId], residents: [residentId] });
  const relatives = [await relative('Carl'), await relative('Cora')] as const;
  /** The usual day, ten days ahead. */
  const day = client.day(10);
  const ride = (more: Members, as: string) => ({
    as,
    body: { date: day, appointmentTime: '12:00', tripType: 'oneway', destination: 'Eye clinic', ...more },
  });
  const one = (requestId: string) => ({ residentId, requestId });
  /** The list from today through day 45, or of another query. */
  const list = (search = `startDate=${client.day(0)}&endDate=${client.day(44)}`, as = residentId) =>
    see('listTransportationRequests', { residentId }, { search, as });
  return {
    ...{ facilityId, residentId, relatives, day, list },
    ask: (more: Members = {}, as = residentId) =>
      see('createTransportationRequest', { residentId }, ride(more, as)),
    /** Asks for a ride and gives the id of the request. */
    asked: (more: Members = {}, as = residentId) =>
      make('createTransportationRequest', { residentId }, ride(more, as)),
    read: (id: string, search = '', as = residentId) =>
      see('getTransportationRequest', one(id), { search, as }),
    between: (first: number, last: number, more = '') =>
      list(`startDate=${client.day(first)}&endDate=${client.day(last)}${more}`),
    replace: (id: string, more: Members = {}, as = residentId) =>
      see('replaceTransportationRequest', one(id), ride(more, as)),
    cancel: (id: string, as = residentId) => see('cancelTransportationRequest', one(id), { as }),
    settings: (as = residentId) => see('getTransportationSettings', { facilityId }, { as }),
    setting: (settings: Settings) => lever('edit-transportation-settings', { facilityId, ...settings }),
    /** A request that staff made, or a user of the app. */
    staffMakes: async (more: StaffRequest = {}) =>
      (await lever('create-transportation-request', { residentId, ...more }))['requestId'] ?? '',
    remove: (requestId: string) => lever('delete-transportation-request', { requestId }),
  };
};

type RideFixture = Awaited<ReturnType<typeof rideFixtureOf>>;

/** What is seen of a few steps. */
export const riding =
  (steps: (rideFixture: RideFixture, client: WitnessClient) => Promise<unknown>, facility = 0): Witness =>
  async (client) =>
    steps(await rideFixtureOf(client, facility), client);

/** The events of a few steps. */
export const eventsAfter = (
  steps: (rideFixture: RideFixture, client: WitnessClient) => Promise<unknown>,
): Witness =>
  riding(async (rideFixture, client) => {
    await steps(rideFixture, client);
    return eventsOf(client);
  });

/** A request of the resident and one of a connection, made so, as every answer shows them. */
export const looking = (...bodies: readonly Members[]): Witness =>
  riding(async (rideFixture) => {
    const { residentId, relatives, ask, read, list } = rideFixture;
    const shown: unknown[] = [];
    for (const as of [residentId, relatives[0]])
      for (const body of bodies) {
        const answer = await ask(body, as);
        shown.push(answer, await read(idOf(answer), '', as), await list(undefined, as));
      }
    return shown;
  });

/** Bodies that are sent as new requests and as replacements of one, under settings, and what is there then. */
export const trying = (
  settings: (client: WitnessClient) => Settings,
  bodies: (client: WitnessClient) => readonly Members[],
  facility = 0,
): Witness =>
  riding(async (rideFixture, client) => {
    const ids = [await rideFixture.asked(FULL), await rideFixture.asked(FULL, rideFixture.relatives[0])];
    await rideFixture.setting(settings(client));
    const shown: unknown[] = [];
    for (const [at, as] of [rideFixture.residentId, rideFixture.relatives[0]].entries())
      for (const body of bodies(client)) {
        const id = ids[at] ?? '';
        shown.push(
          await rideFixture.ask(body, as),
          await rideFixture.replace(id, body, as),
          await rideFixture.read(id),
        );
      }
    return [shown, await rideFixture.list()];
  }, facility);

/** A ride that is asked for and cancelled, the list and the events. */
export const settling: Witness = riding(async ({ asked, cancel, list }, client) => [
  await cancel(await asked()),
  await list(),
  await eventsOf(client),
]);
