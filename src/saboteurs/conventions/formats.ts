import { residentAt, someConnection, someResident } from '../../witness/people.ts';
import { activitiesIn, someActivity, someCheckIn, someRegistration } from '../../witness/programme.ts';
import type { Stage } from '../../witness/stage.ts';
import { membersIn } from '../input.ts';
import { afterwards, inAnswer, inData, inList, withStatus } from '../lies.ts';
import type { Saboteur } from '../saboteur.ts';

const read = async ({ call }: Stage, path: string): Promise<unknown> => {
  const { status, text } = await call('GET', path);
  return { status, text };
};

const isRead = (request: Request, path: RegExp): boolean =>
  request.method === 'GET' && path.test(new URL(request.url).pathname);

/** Ids, dates, envelopes and statuses, wrong in one place each. */
export const conventionsFormatSaboteurs: readonly Saboteur[] = [
  {
    id: 'conventions.prefix-of-another-version',
    lie: 'Serves the list of activity types under /api/v2 and nowhere else.',
    breaks: ['CNV-01'],
    tables: inAnswer((response, request) =>
      isRead(request, /^\/api\/v1\/[^/]+\/activity-types$/) ? new Response(null, { status: 404 }) : response,
    ),
    witness: (stage) => read(stage, '/activity-types'),
  },
  {
    id: 'conventions.calendars-as-lines',
    lie: 'Writes the calendars as lines of JSON.',
    breaks: ['CNV-02'],
    tables: inAnswer(async (response, request) =>
      isRead(request, /\/calendars$/) && response.status === 200
        ? new Response(`${await response.text()}\n{}`, { status: 200, headers: response.headers })
        : response,
    ),
    witness: (stage) => read(stage, `/facilities/${stage.facilities[0] ?? ''}/calendars`),
  },
  {
    id: 'conventions.json-called-html',
    lie: 'Says of a resident in JSON that it is a page of HTML.',
    breaks: ['CNV-02'],
    tables: inAnswer((response, request) => {
      if (isRead(request, /\/residents\/\w+$/)) response.headers.set('content-type', 'text/html');
      return response;
    }),
    witness: async (stage) => (await stage.call('GET', `/residents/${await someResident(stage)}`)).headers,
  },
  {
    id: 'conventions.numeric-user-ids',
    lie: 'Writes the userId of a registration as a number.',
    breaks: ['CNV-03'],
    tables: afterwards(
      'createRegistration',
      inData((one) => ({ ...one, userId: 4711 })),
    ),
    witness: (stage) => someRegistration(stage),
  },
  {
    id: 'conventions.numeric-id-deep-down',
    lie: 'Writes the facilityId of the residents of a connection as a number.',
    breaks: ['CNV-03'],
    tables: afterwards(
      'getConnection',
      inData((one) => ({
        ...one,
        residents: Array.isArray(one['residents'])
          ? one['residents'].map((linked) => ({ ...membersIn(linked), facilityId: 12 }))
          : [],
      })),
    ),
    witness: async (stage) => read(stage, `/connections/${await someConnection(stage)}`),
  },
  {
    id: 'conventions.created-in-milliseconds',
    lie: 'Writes when a resident was created as milliseconds since 1970.',
    breaks: ['CNV-04'],
    tables: afterwards(
      'getResident',
      inData((one) => ({ ...one, created: Date.parse(String(one['created'])) })),
    ),
    witness: async (stage) => residentAt(stage, await someResident(stage)),
  },
  {
    id: 'conventions.start-in-words',
    lie: 'Writes the start of a listed activity as people say it.',
    breaks: ['CNV-04'],
    tables: afterwards(
      'listActivities',
      inData((one) => ({ ...one, startDate: new Date(String(one['startDate'])).toUTCString() })),
    ),
    witness: async (stage) => {
      await someActivity(stage);
      return activitiesIn(stage);
    },
  },
  {
    id: 'conventions.day-first',
    lie: 'Writes the day of a check-in as DD.MM.YYYY.',
    breaks: ['CNV-05'],
    tables: afterwards(
      'getCheckIn',
      inData((one) => ({ ...one, startDate: String(one['startDate']).split('-').reverse().join('.') })),
    ),
    witness: async (stage) => read(stage, await someCheckIn(stage)),
  },
  {
    id: 'conventions.hours-without-zero',
    lie: 'Writes five past nine as 9:05.',
    breaks: ['CNV-06'],
    tables: afterwards(
      'getActivity',
      inData((one) => ({ ...one, startTime: String(one['startTime']).replace(/^0/, '') })),
    ),
    witness: async (stage) => read(stage, `/activities/${await someActivity(stage, { startTime: '09:05' })}`),
  },
  {
    id: 'conventions.twelve-hour-clock',
    lie: 'Counts the hours of the afternoon from one again.',
    breaks: ['CNV-06'],
    tables: afterwards(
      'getActivity',
      inData((one) => ({
        ...one,
        endTime: String(one['endTime']).replace(/^(\d\d)/, (hour) => String(Number(hour) % 12)),
      })),
    ),
    witness: async (stage) => read(stage, `/activities/${await someActivity(stage)}`),
  },
  {
    id: 'conventions.connection-unwrapped',
    lie: 'Answers Get connection with the bare connection.',
    breaks: ['CNV-08'],
    tables: afterwards('getConnection', (reply) => ({ ...reply, body: membersIn(reply.body)['data'] })),
    witness: async (stage) => read(stage, `/connections/${await someConnection(stage)}`),
  },
  {
    id: 'conventions.check-in-in-two-places',
    lie: 'Spreads a check-in at the top level beside its envelope.',
    breaks: ['CNV-08'],
    tables: afterwards('getCheckIn', (reply) => ({
      ...reply,
      body: { ...membersIn(membersIn(reply.body)['data']), ...membersIn(reply.body) },
    })),
    witness: async (stage) => read(stage, await someCheckIn(stage)),
  },
  {
    id: 'conventions.bare-array',
    lie: 'Answers the list of check-ins with a bare array.',
    breaks: ['CNV-10'],
    tables: afterwards('listCheckIns', (reply) => ({ ...reply, body: membersIn(reply.body)['data'] })),
    witness: async (stage) =>
      read(
        stage,
        `/residents/${await someResident(stage)}/check-ins?startDate=${stage.day(-9)}T00:00:00Z&endDate=${stage.day(0)}T00:00:00Z`,
      ),
  },
  {
    id: 'conventions.lists-keyed-by-id',
    lie: 'Answers the activities of a facility as an object with a member for each id.',
    breaks: ['CNV-10'],
    tables: afterwards('listActivities', (reply) => {
      const { data } = membersIn(reply.body);
      const items = Array.isArray(data) ? data : [];
      return {
        ...reply,
        body: { data: Object.fromEntries(items.map((one) => [String(membersIn(one)['id']), one])) },
      };
    }),
    witness: async (stage) => {
      await someActivity(stage);
      return activitiesIn(stage);
    },
  },
  {
    id: 'conventions.read-accepted',
    lie: 'Answers Get check-in with 202.',
    breaks: ['CNV-28'],
    tables: afterwards('getCheckIn', withStatus(202)),
    witness: async (stage) => read(stage, await someCheckIn(stage)),
  },
  {
    id: 'conventions.part-of-a-list',
    lie: 'Answers the activity types with 206.',
    breaks: ['CNV-28'],
    tables: afterwards('listActivityTypes', withStatus(206)),
    witness: (stage) => read(stage, '/activity-types'),
  },
  {
    id: 'conventions.replaced-is-created',
    lie: 'Answers a replaced resident with 201.',
    breaks: ['CNV-29'],
    tables: afterwards('replaceResident', withStatus(201)),
    witness: async (stage) => {
      const body = { firstName: 'Ben', lastName: 'Field' };
      return (await stage.call('PUT', `/residents/${await someResident(stage)}`, { body })).status;
    },
  },
  {
    id: 'conventions.create-accepted',
    lie: 'Answers a registration with 202, as if it were still to be decided.',
    breaks: ['CNV-30'],
    tables: afterwards('createRegistration', withStatus(202)),
    witness: (stage) => someRegistration(stage),
  },
  {
    id: 'conventions.delete-with-body',
    lie: 'Answers the delete of a connection with 200 and the connection.',
    breaks: ['CNV-32', 'CNV-33'],
    tables: afterwards('deleteConnection', (_reply, { path }) => ({
      status: 200,
      body: { data: { id: path['connectionId'] } },
    })),
    witness: async (stage) =>
      (await stage.call('DELETE', `/connections/${await someConnection(stage)}`)).status,
  },
  {
    id: 'conventions.cancel-without-204',
    lie: 'Answers a cancelled registration with 200 and no body.',
    breaks: ['CNV-32'],
    tables: afterwards('cancelRegistration', (reply) => ({ ...reply, status: 200, body: {} })),
    witness: async (stage) => {
      const activityId = await someActivity(stage);
      const userId = await someResident(stage);
      const path = `/activities/${activityId}/registrations`;
      await stage.call('POST', path, { body: { userId, userType: 'resident' } });
      return (await stage.call('DELETE', `${path}/${userId}`)).status;
    },
  },
  {
    id: 'conventions.connections-cut-at-a-hundred',
    lie: 'Lists a hundred connections at most, with nothing to go on with.',
    breaks: ['CNV-11'],
    tables: afterwards(
      'listResidentConnections',
      inList((items) => items.slice(0, 100)),
    ),
    witness: async (stage) => {
      const residentId = await someResident(stage);
      for (let count = 0; count < 101; count += 1) await someConnection(stage, { residents: [residentId] });
      return read(stage, `/residents/${residentId}/connections`);
    },
  },
  {
    id: 'conventions.activities-cut-at-fifty',
    lie: 'Lists fifty activities at most.',
    breaks: ['CNV-11'],
    tables: afterwards(
      'listActivities',
      inList((items) => items.slice(0, 50)),
    ),
    witness: async (stage) => {
      for (let count = 0; count < 51; count += 1) await someActivity(stage);
      return activitiesIn(stage);
    },
  },
  {
    id: 'conventions.more-of-what-is-not-paged',
    lie: 'Says of the calendars of a facility that there are more of them.',
    breaks: ['CNV-11'],
    tables: afterwards('listCalendars', (reply) => ({
      ...reply,
      body: { ...membersIn(reply.body), hasMore: true, nextCursor: 'more' },
    })),
    witness: (stage) => read(stage, `/facilities/${stage.facilities[0] ?? ''}/calendars`),
  },
];
