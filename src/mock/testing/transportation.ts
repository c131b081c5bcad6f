import { WITH_PLANNED, type TestAnswer, type Readings } from './mock.ts';
import { itemsOf, peopleMock, type Members } from './people.ts';

export const DAY = '2026-06-25';
export const RIDE = { date: DAY, appointmentTime: '12:00', tripType: 'oneway', destination: 'Eye clinic' };
export const daysOf = (answer: TestAnswer): readonly unknown[] => itemsOf(answer).map(({ date }) => date);

/** The window that opens today and runs through day 45. */
export const WINDOW = 'startDate=2026-06-15&endDate=2026-07-29';

/**
 * A family: a resident with two connections, a neighbour, and shortcuts to request rides for the resident, who acts by
 * default. The community keeps UTC, or the time of Copenhagen. It is noon in UTC on 15 June 2026, a Monday.
 */
export const transportationMock = (readings: Readings = {}, community: 'utc' | 'copenhagen' = 'utc') => {
  const app = peopleMock(readings, WITH_PLANNED);
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
  const one = (requestId: string) => ({ residentId, requestId });
  const ride = (more: Members, as: string) => ({ as, body: { ...RIDE, ...more } });
  return {
    ...app,
    ...{ facilityId, residentId, neighbour, relatives },
    /** Where the requests of the resident are. */
    path: `/residents/${residentId}/transportation-requests`,
    /** Asks for a ride at midday ten days ahead. */
    ask: (more: Members = {}, as = residentId) =>
      app.ask('createTransportationRequest', { residentId }, ride(more, as)),
    replace: (id: string, more: Members = {}, as = residentId) =>
      app.ask('replaceTransportationRequest', one(id), ride(more, as)),
    cancel: (id: string, as = residentId) => app.ask('cancelTransportationRequest', one(id), { as }),
    read: (id: string, search = '', as = residentId) =>
      app.ask('getTransportationRequest', one(id), { search, as }),
    /** The list of two months; a query takes the place of the usual window. */
    listed: (search = WINDOW, as = residentId) =>
      app.ask('listTransportationRequests', { residentId }, { search, as }),
    /** Makes a request by the lever, of staff or of another creator, and gives its id. */
    staffMakes: async (more: Members = {}) =>
      String(
        (await app.pulled('create-transportation-request', { residentId, date: DAY, ...more }))['requestId'],
      ),
    /** Does one thing that staff do to a request. */
    staffDo: async (lever: string, requestId: string, more: Members = {}) =>
      (await app.pull(lever, { requestId, ...more })).status,
  };
};
