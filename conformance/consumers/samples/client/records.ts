import { field, items } from '../../../kit/json.ts';
import { requestOf } from './request.ts';
import { defect, type ClientSample, type Defect } from './sample.ts';
import type { Service } from './service.ts';
import type { ClientSettings, ClientWays } from './ways.ts';

/** Sends a request with the usual headers; returns status and `data` of the answer. */
type Ask = (
  method: string,
  path: string,
  body?: object,
  kind?: string,
) => Promise<{ readonly status: number; readonly data: unknown }>;

const asking =
  (settings: ClientSettings, send: (request: Request) => Promise<Response>): Ask =>
  async (method, path, body, kind) => {
    const answer = await send(requestOf(settings, method, path, body, kind));
    const text = await answer.text();
    return {
      status: answer.status,
      data: text.startsWith('{') ? field(JSON.parse(text), 'data') : undefined,
    };
  };

/** A way with additional requests. */
const working = (
  work: (
    ask: Ask,
    given: { readonly facilityId: string; readonly settings: ClientSettings },
  ) => Promise<unknown>,
): Partial<ClientWays> => ({
  besides: (_service: Service, settings, send, facilityId) =>
    work(asking(settings, send), { facilityId, settings }),
});

const id = encodeURIComponent;
const idOf = (value: unknown, name = 'id'): string => id(String(field(value, name)));

const DAY_MS = 86_400_000;
const dayFrom = (days: number): string => new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10);

const must = (isSo: boolean, what: string): void => {
  if (!isSo) throw new Error(what);
};

const activity = {
  ...{ name: 'Tea', type: 'Social', startTime: '10:00', endTime: '11:00' },
  startDate: `${dayFrom(12)}T10:00:00Z`,
};

/** Creates an activity on the first calendar; returns the calendars and the activity. */
const created = async (ask: Ask, facilityId: string, more: object = {}) => {
  const calendars = items((await ask('GET', `/facilities/${id(facilityId)}/calendars`)).data);
  const made = await ask('POST', `/calendars/${idOf(calendars[0])}/activities`, { ...activity, ...more });
  return { calendars, made: made.data };
};

/** The connection of the acting identities. */
const connectionOf = async (ask: Ask, { identities }: ClientSettings): Promise<unknown> =>
  (await ask('GET', `/connections/${id(identities['connection'] ?? '')}`)).data;

const registering = (name: 'id' | 'externalId'): Partial<ClientWays> =>
  working(async (ask, { facilityId, settings }) => {
    const { made } = await created(ask, facilityId, { allowConnections: true });
    const userId = field(await connectionOf(ask, settings), name);
    return ask('POST', `/activities/${idOf(made)}/registrations`, { userId, userType: 'connection' });
  });

const ride = (more: object = {}) => ({
  ...{ date: dayFrom(3), appointmentTime: '12:00', tripType: 'oneway', destination: 'Dentist' },
  ...more,
});

const residentIn = ({ identities }: ClientSettings): string => id(identities['resident'] ?? '');

const rides = (body: () => object): Partial<ClientWays> =>
  working((ask, { settings }) =>
    ask('POST', `/residents/${residentIn(settings)}/transportation-requests`, body(), 'resident'),
  );

/** The local time in this many hours in New York, where the resident lives. */
const inHours = (hours: number): object => {
  const at = new Date(Date.now() + hours * 3_600_000);
  const [date = '', time = ''] = at.toLocaleString('sv-SE', { timeZone: 'America/New_York' }).split(' ');
  return { date, appointmentTime: time.slice(0, 5) };
};

const planned = (one: Defect): Defect => ({ ...one, planned: true });

/** Clients that write wrong values into records. */
export const records: readonly Defect[] = [
  defect('check-in-day', 'check-ins-at-ten-past', 'Sends a time of day for a check-in.', {
    checkInDay: (day) => `${day}T10:10:00Z`,
  }),
  defect(
    'one-check-in-a-day',
    'two-check-ins',
    'Records two check-ins of one day.',
    working(async (ask, { settings }) => {
      const path = `/residents/${residentIn(settings)}/check-ins`;
      const checkInStaffId = settings.identities['staff'];
      const body = { startDate: dayFrom(-400), checkInStaffId, durationInMinutes: 10 };
      await ask('POST', path, body);
      return ask('POST', path, body);
    }),
  ),
  defect(
    'known-routes',
    'reads-with-post',
    'Marks a thread as read with POST.',
    working((ask) => ask('POST', '/messages/threads/thr_1/read', {})),
  ),
  defect(
    'comma-lists',
    'repeats-tags',
    'Sends one parameter per tag.',
    working((ask, { facilityId }) =>
      ask('GET', `/facilities/${id(facilityId)}/photos?tags=tag_a&tags=tag_b`),
    ),
  ),
  defect(
    'comma-lists',
    'splits-by-semicolons',
    'Separates tags with semicolons.',
    working((ask, { facilityId }) => ask('GET', `/facilities/${id(facilityId)}/photos?tags=tag_a;tag_b`)),
  ),
  defect(
    'members-in-place',
    'flattens-about',
    'Sends the biography of a resident outside about.',
    working((ask, { facilityId }) =>
      ask('POST', `/facilities/${id(facilityId)}/residents`, {
        ...{ firstName: 'Ada', lastName: 'Lane', status: 'active', bio: 'Plays the cello.' },
      }),
    ),
  ),
  defect(
    'ids-in-paths',
    'reads-by-name',
    'Gets a facility by its name.',
    working(async (ask) => {
      const { data } = await ask('GET', '/facilities');
      await ask('GET', `/facilities/${idOf(data, '0.name')}`);
    }),
  ),
  defect(
    'calendar-of-activity',
    'moves-activities',
    'Moves an activity to another calendar.',
    working(async (ask, { facilityId }) => {
      const { calendars, made } = await created(ask, facilityId);
      const calendarId = field(calendars[1], 'id');
      return ask('PUT', `/activities/${idOf(made)}`, { ...activity, calendarId });
    }),
  ),
  defect(
    'one-time-activities',
    'creates-series',
    'Creates a recurring activity.',
    working((ask, { facilityId }) =>
      created(ask, facilityId, { recurrence: { frequency: 'weekly', interval: 1 } }),
    ),
  ),
  defect(
    'connection-registration',
    'registers-connections-by-id',
    'Registers a connection by its own id.',
    registering('id'),
  ),
  defect(
    'window-order',
    'ends-before-it-begins',
    'Asks for check-ins from today until yesterday.',
    working((ask, { settings }) =>
      ask(
        'GET',
        `/residents/${residentIn(settings)}/check-ins?startDate=${dayFrom(0)}T00:00:00Z&endDate=${dayFrom(-1)}T00:00:00Z`,
      ),
    ),
  ),
  defect(
    'relies-not.occurrence-date-refused',
    'wants-the-day-ignored',
    'Sends occurrenceDate for a one-time activity and gives up when it is refused.',
    working(async (ask, { facilityId }) => {
      const { made } = await created(ask, facilityId);
      const { status } = await ask('GET', `/activities/${idOf(made)}?occurrenceDate=${dayFrom(12)}`);
      must(status === 200, 'no activity was read');
    }),
  ),
  ...['undefined', 'None', 'NaN', '[object Object]'].map((nothing, at) =>
    defect(
      'ids-given',
      `asks-for-nothing-${at + 1}`,
      `Sends ${nothing} as an id.`,
      working((ask) => ask('GET', `/residents/${id(nothing)}`)),
    ),
  ),
  ...[
    defect(
      'lead-time',
      'rides-at-once',
      'Asks for a ride in an hour.',
      rides(() => ride(inHours(1))),
    ),
    defect('ride-settings', 'rides-by-balloon', 'Asks for a ride in an unknown vehicle.', {
      ...rides(() => ride({ transportationType: 'Balloon' })),
    }),
    defect('ride-settings', 'rides-at-night', 'Asks for a ride at 3 a.m.', {
      ...rides(() => ride({ appointmentTime: '03:00' })),
    }),
    defect('ride-settings', 'rides-without-return', 'Asks for a roundtrip without a returnTime.', {
      ...rides(() => ride({ tripType: 'roundtrip' })),
    }),
    defect(
      'team',
      'names-no-team',
      'Files a work request without a team.',
      working((ask, { settings }) =>
        ask('POST', `/residents/${residentIn(settings)}/work-requests`, { title: 'The lamp' }, 'resident'),
      ),
    ),
    defect(
      'creator-of-request',
      'cancels-for-the-resident',
      'Cancels a request of the resident as a connection.',
      working(async (ask, { settings }) => {
        const path = `/residents/${residentIn(settings)}/work-requests`;
        const body = { title: 'The lamp', team: 'maintenance' };
        const { data } = await ask('POST', path, body, 'resident');
        return ask('POST', `${path}/${idOf(data)}/cancel`, undefined, 'connection');
      }),
    ),
    defect(
      'request-id',
      'asks-by-the-number',
      'Asks for a work request by its reference number.',
      working(async (ask, { settings }) => {
        const path = `/residents/${residentIn(settings)}/work-requests`;
        const [first] = items((await ask('GET', path, undefined, 'resident')).data);
        return ask('GET', `${path}/${idOf(first, 'referenceNumber')}`, undefined, 'resident');
      }),
    ),
  ].map(planned),
];

/** Clients that write such records correctly. */
export const recordVariations: readonly ClientSample[] = [
  {
    ...{ id: 'rides-and-repairs', says: 'Asks for a ride and a repair, and reads them.', planned: true },
    ways: working(async (ask, { facilityId, settings }) => {
      const home = `/residents/${residentIn(settings)}`;
      const asResident = (method: string, path: string, body?: object) => ask(method, path, body, 'resident');
      const work = await asResident('GET', `/facilities/${id(facilityId)}/work-request-settings`);
      const wanted = ride({ ...inHours(72), appointmentTime: '12:00' });
      const asked = await asResident('POST', `${home}/transportation-requests`, wanted);
      must(asked.status < 300, 'no ride was had');
      await asResident('GET', `${home}/transportation-requests/${idOf(asked.data)}`);
      const filed = await asResident('POST', `${home}/work-requests`, {
        ...{ title: 'The lamp', team: field(work.data, 'teams.0.key') ?? 'maintenance' },
      });
      must(filed.status < 300, 'no repair was had');
      await asResident('GET', `${home}/work-requests/${idOf(filed.data)}`);
      await asResident(
        'GET',
        `${home}/transportation-requests?startDate=${dayFrom(0)}&endDate=${dayFrom(44)}`,
      );
    }),
  },
  {
    ...{ id: 'keeps-calendars', says: 'Replaces an activity on its calendar, and registers a connection.' },
    ways: working(async (ask, { facilityId, settings }) => {
      const { made } = await created(ask, facilityId, { recurrence: null, allowConnections: true });
      const calendarId = field(made, 'calendarId');
      await ask('PUT', `/activities/${idOf(made)}`, { ...activity, allowConnections: true, calendarId });
      const userId = field(await connectionOf(ask, settings), 'externalId');
      await ask('POST', `/activities/${idOf(made)}/registrations`, { userId, userType: 'connection' });
    }),
  },
  {
    ...{ id: 'names-the-day', says: 'Names the day of a one-time activity, and leaves it out once refused.' },
    ways: working(async (ask, { facilityId }) => {
      const { made } = await created(ask, facilityId);
      const path = `/activities/${idOf(made)}`;
      const named = await ask('GET', `${path}?occurrenceDate=${dayFrom(12)}`);
      must((named.status === 400 ? await ask('GET', path) : named).status === 200, 'no activity was read');
    }),
  },
];
