import { residentAt, someConnection, someResident } from '../../witness/people.ts';
import { activitiesIn, someActivity, someCheckIn, someRegistration } from '../../witness/programme.ts';
import type { Stage } from '../../witness/stage.ts';
import { membersIn } from '../input.ts';
import { afterwards, inAnswer, inData, inList, withStatus } from '../mutation.ts';
import { saboteursOf } from '../saboteur.ts';

const read = async ({ call }: Stage, path: string): Promise<unknown> => {
  const { status, text } = await call('GET', path);
  return { status, text };
};

const isRead = (request: Request, path: RegExp): boolean =>
  request.method === 'GET' && path.test(new URL(request.url).pathname);

/** Ids, dates, envelopes and statuses, wrong in one place each. */
export const conventionsFormatSaboteurs = saboteursOf(
  'conventions',
  async (stage) => read(stage, await someCheckIn(stage)),
  {
    'prefix-of-another-version': [
      'Serves the list of activity types under /api/v2 and nowhere else.',
      ['CNV-01'],
      inAnswer((response, request) =>
        isRead(request, /^\/api\/v1\/[^/]+\/activity-types$/)
          ? new Response(null, { status: 404 })
          : response,
      ),
      (stage) => read(stage, '/activity-types'),
    ],
    'calendars-as-lines': [
      'Writes the calendars as lines of JSON.',
      ['CNV-02'],
      inAnswer(async (response, request) =>
        isRead(request, /\/calendars$/) && response.status === 200
          ? new Response(`${await response.text()}\n{}`, { status: 200, headers: response.headers })
          : response,
      ),
      (stage) => read(stage, `/facilities/${stage.facilities[0] ?? ''}/calendars`),
    ],
    'json-called-html': [
      'Says of a resident in JSON that it is a page of HTML.',
      ['CNV-02'],
      inAnswer((response, request) => {
        if (isRead(request, /\/residents\/\w+$/)) response.headers.set('content-type', 'text/html');
        return response;
      }),
      async (stage) => (await stage.call('GET', `/residents/${await someResident(stage)}`)).headers,
    ],
    'numeric-user-ids': [
      'Writes the userId of a registration as a number.',
      ['CNV-03'],
      afterwards(
        'createRegistration',
        inData((one) => ({ ...one, userId: 4711 })),
      ),
      (stage) => someRegistration(stage),
    ],
    'numeric-id-deep-down': [
      'Writes the facilityId of the residents of a connection as a number.',
      ['CNV-03'],
      afterwards(
        'getConnection',
        inData((one) => ({
          ...one,
          residents: Array.isArray(one['residents'])
            ? one['residents'].map((linked) => ({ ...membersIn(linked), facilityId: 12 }))
            : [],
        })),
      ),
      async (stage) => read(stage, `/connections/${await someConnection(stage)}`),
    ],
    'created-in-milliseconds': [
      'Writes when a resident was created as milliseconds since 1970.',
      ['CNV-04'],
      afterwards(
        'getResident',
        inData((one) => ({ ...one, created: Date.parse(String(one['created'])) })),
      ),
      async (stage) => residentAt(stage, await someResident(stage)),
    ],
    'start-in-words': [
      'Writes the start of a listed activity as people say it.',
      ['CNV-04'],
      afterwards(
        'listActivities',
        inData((one) => ({ ...one, startDate: new Date(String(one['startDate'])).toUTCString() })),
      ),
      async (stage) => {
        await someActivity(stage);
        return activitiesIn(stage);
      },
    ],
    'day-first': [
      'Writes the day of a check-in as DD.MM.YYYY.',
      ['CNV-05'],
      afterwards(
        'getCheckIn',
        inData((one) => ({ ...one, startDate: String(one['startDate']).split('-').reverse().join('.') })),
      ),
    ],
    'hours-without-zero': [
      'Writes five past nine as 9:05.',
      ['CNV-06'],
      afterwards(
        'getActivity',
        inData((one) => ({ ...one, startTime: String(one['startTime']).replace(/^0/, '') })),
      ),
      async (stage) => read(stage, `/activities/${await someActivity(stage, { startTime: '09:05' })}`),
    ],
    'twelve-hour-clock': [
      'Counts the hours of the afternoon from one again.',
      ['CNV-06'],
      afterwards(
        'getActivity',
        inData((one) => ({
          ...one,
          endTime: String(one['endTime']).replace(/^(\d\d)/, (hour) => String(Number(hour) % 12)),
        })),
      ),
      async (stage) => read(stage, `/activities/${await someActivity(stage)}`),
    ],
    'connection-unwrapped': [
      'Answers Get connection with the bare connection.',
      ['CNV-08'],
      afterwards('getConnection', (reply) => ({ ...reply, body: membersIn(reply.body)['data'] })),
      async (stage) => read(stage, `/connections/${await someConnection(stage)}`),
    ],
    'check-in-in-two-places': [
      'Spreads a check-in at the top level beside its envelope.',
      ['CNV-08'],
      afterwards('getCheckIn', (reply) => ({
        ...reply,
        body: { ...membersIn(membersIn(reply.body)['data']), ...membersIn(reply.body) },
      })),
    ],
    'bare-array': [
      'Answers the list of check-ins with a bare array.',
      ['CNV-10'],
      afterwards('listCheckIns', (reply) => ({ ...reply, body: membersIn(reply.body)['data'] })),
      async (stage) =>
        read(
          stage,
          `/residents/${await someResident(stage)}/check-ins?startDate=${stage.day(-9)}T00:00:00Z&endDate=${stage.day(0)}T00:00:00Z`,
        ),
    ],
    'lists-keyed-by-id': [
      'Answers the activities of a facility as an object with a member for each id.',
      ['CNV-10'],
      afterwards('listActivities', (reply) => {
        const { data } = membersIn(reply.body);
        const items = Array.isArray(data) ? data : [];
        return {
          ...reply,
          body: { data: Object.fromEntries(items.map((one) => [String(membersIn(one)['id']), one])) },
        };
      }),
      async (stage) => {
        await someActivity(stage);
        return activitiesIn(stage);
      },
    ],
    'read-accepted': [
      'Answers Get check-in with 202.',
      ['CNV-28'],
      afterwards('getCheckIn', withStatus(202)),
    ],
    'part-of-a-list': [
      'Answers the activity types with 206.',
      ['CNV-28'],
      afterwards('listActivityTypes', withStatus(206)),
      (stage) => read(stage, '/activity-types'),
    ],
    'replaced-is-created': [
      'Answers a replaced resident with 201.',
      ['CNV-29'],
      afterwards('replaceResident', withStatus(201)),
      async (stage) => {
        const body = { firstName: 'Ben', lastName: 'Field' };
        return (await stage.call('PUT', `/residents/${await someResident(stage)}`, { body })).status;
      },
    ],
    'create-accepted': [
      'Answers a registration with 202, as if it were still to be decided.',
      ['CNV-30'],
      afterwards('createRegistration', withStatus(202)),
      (stage) => someRegistration(stage),
    ],
    'delete-with-body': [
      'Answers the delete of a connection with 200 and the connection.',
      ['CNV-32', 'CNV-33'],
      afterwards('deleteConnection', (_reply, { path }) => ({
        status: 200,
        body: { data: { id: path['connectionId'] } },
      })),
      async (stage) => (await stage.call('DELETE', `/connections/${await someConnection(stage)}`)).status,
    ],
    'cancel-without-204': [
      'Answers a cancelled registration with 200 and no body.',
      ['CNV-32'],
      afterwards('cancelRegistration', (reply) => ({ ...reply, status: 200, body: {} })),
      async (stage) => {
        const activityId = await someActivity(stage);
        const userId = await someResident(stage);
        const path = `/activities/${activityId}/registrations`;
        await stage.call('POST', path, { body: { userId, userType: 'resident' } });
        return (await stage.call('DELETE', `${path}/${userId}`)).status;
      },
    ],
    'connections-cut-at-a-hundred': [
      'Lists a hundred connections at most, with nothing to go on with.',
      ['CNV-11'],
      afterwards(
        'listResidentConnections',
        inList((items) => items.slice(0, 100)),
      ),
      async (stage) => {
        const residentId = await someResident(stage);
        for (let count = 0; count < 101; count += 1) await someConnection(stage, { residents: [residentId] });
        return read(stage, `/residents/${residentId}/connections`);
      },
    ],
    'activities-cut-at-fifty': [
      'Lists fifty activities at most.',
      ['CNV-11'],
      afterwards(
        'listActivities',
        inList((items) => items.slice(0, 50)),
      ),
      async (stage) => {
        for (let count = 0; count < 51; count += 1) await someActivity(stage);
        return activitiesIn(stage);
      },
    ],
    'more-of-what-is-not-paged': [
      'Says of the calendars of a facility that there are more of them.',
      ['CNV-11'],
      afterwards('listCalendars', (reply) => ({
        ...reply,
        body: { ...membersIn(reply.body), hasMore: true, nextCursor: 'more' },
      })),
      (stage) => read(stage, `/facilities/${stage.facilities[0] ?? ''}/calendars`),
    ],
  },
);
