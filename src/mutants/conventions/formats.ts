import { membersIn, itemsIn, type Members, beforeValidation } from '../input.ts';
import { afterwards, inAnswer, inList, instead, together, type Mutation, inReading } from '../mutation.ts';
import { withoutEnvelope, wrongStatus, wrongType, wrongValue, acceptsWithout } from '../operators.ts';
import { mutantsOf, breaking } from '../mutant.ts';
import { lists, answersData, readsQueryAs } from '../verbs.ts';
import { isRefusal } from '../../mock/http/problem.ts';
import { filling } from '../windows.ts';

/** Answers to reads of some paths, changed at the last moment. */
const inReads = (path: RegExp, change: (response: Response) => Response | Promise<Response>) =>
  inAnswer((response, request) =>
    request.method === 'GET' && path.test(new URL(request.url).pathname) ? change(response) : response,
  );

const cutAt = (operation: 'listResidentConnections' | 'listActivities', most: number) =>
  lists(operation, (items) => items.slice(0, most));

const LIST = 'listResidents';

const bodyAs = (change: (body: Members) => unknown): Mutation =>
  afterwards(LIST, (reply) => ({ ...reply, body: change(membersIn(reply.body)) }));

/** Pages of another size than was asked for. */
const sized = (size: (asked: number, query: Readonly<Record<string, string>>) => number): Mutation =>
  inReading((original) => (route, received, world) => {
    const input = original(route, received, world);
    if (route.id !== LIST || !('page' in input)) return input;
    return { ...input, page: { ...input.page, size: size(input.page.size, received.query) } };
  });

const LAST = { hasMore: false, nextCursor: null };

export const conventionFormatMutants = mutantsOf('conventions', {
  // Ids, dates, envelopes and statuses, wrong in one place each.
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
  // The list of residents, which is paged by cursor, with one thing wrong at a time.
  'cursor-is-a-number': breaking('CNV-14', 'CNV-16')
    .says('Numbers its pages and gives the number of the next as nextCursor.')
    .by(bodyAs, (body) => ({ ...body, nextCursor: body['nextCursor'] === null ? null : 2 })),
  'has-more-only-when-true': breaking('CNV-15')
    .says('Sends hasMore only if it is true.')
    .by(bodyAs, ({ hasMore, ...body }) => (hasMore === true ? { ...body, hasMore } : body)),
  'filter-forgotten-on-the-second-page': breaking('CNV-17')
    .says('Minds the filters on the first page only.')
    .by(readsQueryAs, LIST, (query, { page }) => (page.after === undefined ? query : {})),
  'twenty-by-default': breaking('CNV-19')
    .says('Gives twenty items when no pageSize is sent.')
    .by(sized, (asked, query) => ('pageSize' in query ? asked : 20)),
  'size-forgotten-on-the-second-page': breaking('CNV-20')
    .says('Minds the pageSize on the first page only.')
    .by(sized, (asked, query) => ('cursor' in query ? 50 : asked)),
  'hundred-is-too-many': breaking('CNV-21')
    .says('Refuses a pageSize of 100, counting from the wrong side of its maximum.')
    .by(inAnswer, (response, request) =>
      new URL(request.url).searchParams.get('pageSize') === '100'
        ? new Response(null, { status: 400 })
        : response,
    ),
  'no-maximum': breaking('CNV-22')
    .says('Gives as many items as anybody asks for.')
    .by(sized, (_asked, { pageSize = '50' }) => Number(pageSize)),
  'pages-by-number': breaking('CNV-26')
    .says('Still knows the parameter page.')
    .with((tables) => {
      const numbers = new WeakMap<object, number>();
      const noting = inReading((original) => (route, received, world) => {
        const input = original(route, received, world);
        if ('page' in input) numbers.set(input.page, Number(received.query['page'] ?? 1));
        return input;
      });
      const turning = instead(LIST, (original) => (input, context) => {
        const skipped = ((numbers.get(input.page) ?? 1) - 1) * input.page.size;
        const all = original({ ...input, page: { ...input.page, size: 1000 } }, context);
        return skipped > 0 && !isRefusal(all)
          ? inList((items) => items.slice(skipped, skipped + input.page.size))(all, input)
          : original(input, context);
      });
      return together(noting, turning)(tables);
    }),
  'before-still-works': breaking('CNV-26')
    .says('Still knows the parameter before.')
    .by(inAnswer, async (response, request) =>
      new URL(request.url).searchParams.has('before')
        ? Response.json({ ...membersIn(await response.json()), data: [], ...LAST })
        : response,
    ),
  // Required members and parameters, minded less than they should be.
  'no-last-name-needed': acceptsWithout(['CNV-34', 'RES-15'], 'createResident', 'lastName', ''),
  'nothing-is-enough': breaking('CNV-34')
    .says('Creates someone without a name when the body is empty.')
    .by(beforeValidation, 'createResident', (body) =>
      Object.keys(body).length === 0 ? { firstName: '', lastName: '' } : body,
    ),
  'no-facilities-needed': acceptsWithout(['CNV-34', 'CON-50'], 'replaceConnection', 'facilities', []),
  'type-from-nowhere': acceptsWithout(['CNV-34', 'ACT-201'], 'replaceActivity', 'type', 'Social'),
  'window-without-end': breaking('CNV-34', 'CHK-203')
    .says('Lists the check-ins of one day when no endDate is sent.')
    .by(filling, 'listCheckIns', 'endDate', ({ startDate = '' }) => startDate),
  'window-without-start': breaking('CNV-34', 'REG-37')
    .says('Lists registrations from the endDate on when no startDate is sent.')
    .by(filling, 'listResidentRegistrations', 'startDate', ({ endDate = '' }) => endDate),
  'picture-of-nothing': breaking('CNV-34', 'RES-59')
    .says('Takes an upload without a file for a picture of a resident.')
    .by(inReading, (original) => (route, received, world) => {
      const file = { part: 'file', name: 'none', type: 'image/png', bytes: new Uint8Array() };
      const isBare = received.raw.kind !== 'form' || received.raw.form.files.length === 0;
      return original(
        route,
        route.id === 'uploadResidentAvatar' && isBare
          ? { ...received, raw: { kind: 'form', form: { fields: {}, files: [file] } } }
          : received,
        world,
      );
    }),
  'connections-need-no-residents': acceptsWithout(['CNV-34', 'CON-12'], 'createConnection', 'residents', []),
});
