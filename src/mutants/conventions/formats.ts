import { membersIn, itemsIn } from '../input.ts';
import { afterwards, inAnswer } from '../mutation.ts';
import { withoutEnvelope, wrongStatus, wrongType, wrongValue } from '../operators.ts';
import { mutantsOf, breaking } from '../mutant.ts';
import { lists, answersData } from '../verbs.ts';

/** Answers to reads of some paths, changed at the last moment. */
const inReads = (path: RegExp, change: (response: Response) => Response | Promise<Response>) =>
  inAnswer((response, request) =>
    request.method === 'GET' && path.test(new URL(request.url).pathname) ? change(response) : response,
  );

const cutAt = (operation: 'listResidentConnections' | 'listActivities', most: number) =>
  lists(operation, (items) => items.slice(0, most));

/** Ids, dates, envelopes and statuses, wrong in one place each. */
export const conventionsFormatMutants = mutantsOf('conventions', {
  'prefix-of-another-version': breaking('CNV-01')
    .says('Serves the list of activity types under /api/v2 and nowhere else.')
    .by(inReads, /^\/api\/v1\/[^/]+\/activity-types$/, () => new Response(null, { status: 404 })),
  'calendars-as-lines': breaking('CNV-02')
    .says('Writes the calendars as lines of JSON.')
    .by(inReads, /\/calendars$/, async (response) =>
      response.status === 200
        ? new Response(`${await response.text()}\n{}`, { status: 200, headers: response.headers })
        : response,
    ),
  'json-called-html': breaking('CNV-02')
    .says('Says of a resident in JSON that it is a page of HTML.')
    .by(inReads, /\/residents\/\w+$/, (response) => {
      response.headers.set('content-type', 'text/html');
      return response;
    }),
  'numeric-user-ids': wrongType(['CNV-03', 'REG-04'], 'createRegistration', 'userId', 'number'),
  'numeric-id-deep-down': wrongType(['CNV-03'], 'getConnection', 'residents.*.facilityId', 'number'),
  'created-in-milliseconds': wrongType(['CNV-04', 'RES-31'], 'getResident', 'created', 'milliseconds'),
  'day-first': wrongValue(['CNV-05'], 'getCheckIn', 'startDate')
    .as('DD.MM.YYYY')
    .by((found) => String(found).split('-').reverse().join('.')),
  'hours-without-zero': wrongValue(['CNV-06', 'ACT-04'], 'getActivity', 'startTime')
    .as('9:05 at five past nine')
    .by((found) => String(found).replace(/^0/, '')),
  'connection-unwrapped': withoutEnvelope(['CNV-08', 'CON-30'], 'getConnection'),
  'bare-array': withoutEnvelope(['CNV-10', 'CHK-07'], 'listCheckIns'),
  'lists-keyed-by-id': breaking('CNV-10', 'ACT-20')
    .says('Answers the activities of a facility as an object with a member for each id.')
    .by(answersData, 'listActivities', (data) =>
      Object.fromEntries(itemsIn(data).map((one) => [String(one['id']), one])),
    ),
  'read-accepted': wrongStatus(['CNV-28', 'CHK-40'], 'getCheckIn', 202),
  'part-of-a-list': wrongStatus(['CNV-28', 'ACT-101'], 'listActivityTypes', 206),
  'replaced-is-created': wrongStatus(['CNV-29', 'RES-41'], 'replaceResident', 201),
  'create-accepted': wrongStatus(['CNV-30'], 'createRegistration', 202),
  'delete-with-body': breaking('CNV-32', 'CNV-33', 'CON-60')
    .says('Answers the delete of a connection with 200 and the connection.')
    .by(afterwards, 'deleteConnection', (_reply, { path }) => ({
      status: 200,
      body: { data: { id: path['connectionId'] } },
    })),
  'cancel-without-204': breaking('CNV-32', 'REG-24')
    .says('Answers a cancelled registration with 200 and an empty object.')
    .by(afterwards, 'cancelRegistration', () => ({ status: 200, body: {} })),
  'connections-cut-at-a-hundred': breaking('CNV-11')
    .says('Lists a hundred connections at most, with nothing to go on with.')
    .by(cutAt, 'listResidentConnections', 100),
  'activities-cut-at-fifty': breaking('CNV-11')
    .says('Lists fifty activities at most.')
    .by(cutAt, 'listActivities', 50),
  'more-of-what-is-not-paged': breaking('CNV-11')
    .says('Says of the calendars of a facility that there are more of them.')
    .by(afterwards, 'listCalendars', (reply) => ({
      ...reply,
      body: { ...membersIn(reply.body), hasMore: true, nextCursor: 'more' },
    })),
});
