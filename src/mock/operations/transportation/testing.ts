import { WITH_PLANNED, type TestAnswer } from '../../testing.ts';
import type { Readings } from '../../world/choices.ts';
import type { ConnectionRecord } from '../../world/records.ts';
import { dataOf, itemsOf, membersOf, people, stateOf, type Members, type People } from '../testing-people.ts';

/** A family: a resident with two connections, a neighbour, and short ways to ask for rides of the resident. */
export interface Depot extends Omit<People, 'ask'> {
  readonly facilityId: string;
  readonly residentId: string;
  readonly neighbour: string;
  readonly relatives: readonly [ConnectionRecord, ConnectionRecord];
  /** Where the requests of the resident are. */
  readonly path: string;
  /** Asks for a ride at midday ten days ahead, as the resident unless told otherwise. */
  ask(more?: Members, as?: string): Promise<TestAnswer>;
  replace(id: string, more?: Members, as?: string): Promise<TestAnswer>;
  cancel(id: string, as?: string): Promise<TestAnswer>;
  read(id: string, query?: string, as?: string): Promise<TestAnswer>;
  /** The list of two months by the resident; a query takes the place of the usual window. */
  listed(query?: string, as?: string): Promise<TestAnswer>;
  /** The id of a request that staff made, or somebody in the app. */
  staffMakes(more?: Members): Promise<string>;
  /** Does one thing that staff do to a request. */
  staffDo(lever: string, requestId: string, more?: Members): Promise<number>;
  /** The types of the events and the ids that they name. */
  told(): readonly (readonly [string, string])[];
  /** Everything that a refused request must leave as it was. */
  state(): unknown;
}

export const DAY = '2026-06-25';
export const RIDE = { date: DAY, appointmentTime: '12:00', tripType: 'oneway', destination: 'Eye clinic' };
export const idOf = (answer: TestAnswer): string => String(dataOf(answer)['id']);
export const daysOf = (answer: TestAnswer): readonly unknown[] => itemsOf(answer).map(({ date }) => date);

/** The window that opens today and runs through day 45. */
export const WINDOW = 'startDate=2026-06-15&endDate=2026-07-29';

/** The community keeps UTC, or the time of Copenhagen. It is noon in UTC on 15 June 2026, a Monday. */
export const depot = (readings: Readings = {}, community: 'utc' | 'copenhagen' = 'utc'): Depot => {
  const app = people(readings, WITH_PLANNED);
  const facilityId = community === 'utc' ? app.home : app.away;
  const residentId = app.addResident({ facilityId, phone: '+1 555 0100' }).id;
  const neighbour = app.addResident({ facilityId, firstName: 'Nora' }).id;
  const relative = (firstName: string) =>
    app.addConnection({
      firstName,
      phoneNumber: 5550111,
      facilityIds: [facilityId],
      residentIds: [residentId],
    });
  const relatives = [relative('Carl'), relative('Cora')] as const;
  const path = `/residents/${residentId}/transportation-requests`;
  return {
    ...app,
    ...{ facilityId, residentId, neighbour, relatives, path },
    ask: (more = {}, as = residentId) => app.call('POST', path, { as, body: { ...RIDE, ...more } }),
    replace: (id, more = {}, as = residentId) =>
      app.call('PUT', `${path}/${id}`, { as, body: { ...RIDE, ...more } }),
    cancel: (id, as = residentId) => app.call('POST', `${path}/${id}/cancel`, { as }),
    read: (id, query = '', as = residentId) => app.call('GET', `${path}/${id}?${query}`, { as }),
    listed: (query = WINDOW, as = residentId) => app.call('GET', `${path}?${query}`, { as }),
    staffMakes: async (more = {}) => {
      const made = await app.pull('create-transportation-request', { residentId, date: DAY, ...more });
      return String(membersOf(made)['requestId']);
    },
    staffDo: async (lever, requestId, more = {}) => (await app.pull(lever, { requestId, ...more })).status,
    told: () => app.events().map(({ eventType, resourceId }) => [eventType, resourceId] as const),
    state: () => [stateOf(app.world), app.events()],
  };
};
