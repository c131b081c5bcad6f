import { field, isObject, items } from '../../../kit/json.ts';
import type { Service } from './service.ts';
import { correct, type ClientSettings, type ClientWays } from './ways.ts';

/** A client that does one thing otherwise than the correct one. */
export interface ClientSample {
  readonly id: string;
  readonly says: string;
  readonly ways: Partial<ClientWays>;
  /** The duty that it breaks; none where it only does otherwise, as it may. */
  readonly duty?: string;
}

interface Defect extends ClientSample {
  /** The duty that it breaks. */
  readonly duty: string;
  /** Shows only where the draft is served. */
  readonly planned?: true;
}

const defect = (duty: string, id: string, says: string, ways: Partial<ClientWays>): Defect => ({
  duty: `client.${duty}`,
  ...{ id, says, ways },
});

/** The request with other headers, another address or another body. */
const altered = (
  when: (request: Request) => boolean,
  change: (headers: Headers, address: URL) => void,
): Partial<ClientWays> => ({
  alters: async (request) => {
    if (!when(request)) return request;
    const { method } = request;
    const headers = new Headers(request.headers);
    const address = new URL(request.url);
    change(headers, address);
    const body = method === 'GET' || method === 'DELETE' ? undefined : await request.arrayBuffer();
    return new Request(address, { method, headers, ...(body && body.byteLength > 0 && { body }) });
  },
});

const always = (): boolean => true;
const pagesOn = ({ url }: Request): boolean => url.includes('cursor=');
const isList = ({ url, method }: Request): boolean =>
  method === 'GET' && /\/(residents|photos)(\?|$)/.test(url);

const withQuery = (name: string, value: string, when = isList): Partial<ClientWays> =>
  altered(when, (_headers, address) => address.searchParams.set(name, value));

/** Another body in place of the one that would be sent as JSON. */
const withBody = (
  part: RegExp,
  change: (body: Readonly<Record<string, unknown>>) => object,
): Partial<ClientWays> => ({
  alters: async (request) => {
    if (request.method === 'GET' || !part.test(request.url)) return request;
    const { method, url, headers } = request;
    const sent: unknown = await request.json();
    return new Request(url, { method, headers, body: JSON.stringify(change(isObject(sent) ? sent : {})) });
  },
});

/** Calls another path of the tenant with the usual headers. */
const calling = (
  method: string,
  path: (facilityId: string) => string,
  kind = 'systemActor',
  sent?: object,
): Partial<ClientWays> => ({
  besides: (_service, { url, tenant, token, identities }, send, facilityId) =>
    send(
      new Request(`${url}/api/v1/${tenant}${path(facilityId)}`, {
        method,
        headers: {
          Authorization: `Bearer ${token}`,
          'X-Acting-User-Id': identities[kind] ?? '',
          'X-Acting-User-Tenant': tenant,
          'Content-Type': 'application/json',
        },
        ...(sent && { body: JSON.stringify(sent) }),
      }),
    ),
});

const facilityNames = async (
  service: Service,
  { identities }: ClientSettings,
): Promise<readonly string[]> => {
  const { body } = await service.listFacilities(identities['systemActor'] ?? '');
  return items(isObject(body) && body['data']).map((one) => String(field(one, 'name')));
};

let usualFirst: string | undefined;

/** The facility that came first the first time. */
const wantsFirst = ([first]: readonly string[]): void => {
  usualFirst ??= first;
  if (first !== usualFirst) throw new Error(`${first} came first`);
};

export const clientDefects: readonly Defect[] = [
  defect(
    'bearer',
    'no-token',
    'Sends no token.',
    altered(always, (headers) => headers.delete('Authorization')),
  ),
  defect(
    'bearer',
    'no-token-on-ping',
    'Sends no token with /ping.',
    altered(
      ({ url }) => url.endsWith('/ping'),
      (headers) => headers.delete('Authorization'),
    ),
  ),
  defect('bearer', 'no-token-when-paging', 'Forgets the token on later pages.', {
    ...altered(pagesOn, (headers) => headers.delete('Authorization')),
    pageSize: 10,
  }),
  defect(
    'acting-user',
    'no-acting-user',
    'Names no acting user.',
    altered(always, (headers) => headers.delete('X-Acting-User-Id')),
  ),
  defect(
    'acting-user',
    'no-acting-user-on-upload',
    'Names no acting user with an upload.',
    altered(
      ({ url }) => url.endsWith('/photos'),
      (headers) => headers.delete('X-Acting-User-Id'),
    ),
  ),
  defect(
    'acting-tenant',
    'no-acting-tenant',
    'Names no tenant of the acting user.',
    altered(always, (headers) => headers.delete('X-Acting-User-Tenant')),
  ),
  defect(
    'known-routes',
    'unknown-route',
    'Calls a route that is none.',
    calling('GET', () => '/residents'),
  ),
  defect(
    'known-routes',
    'patches',
    'Changes residents with PATCH.',
    calling('PATCH', () => '/residents/x', 'staff', {}),
  ),
  defect('input', 'no-last-name', 'Makes residents without a last name.', {
    ...withBody(/\/residents$/, ({ lastName: _none, ...body }) => body),
  }),
  defect('input', 'duration-as-text', 'Sends the duration of a check-in as text.', {
    ...withBody(/check-ins/, (body) => ({ ...body, durationInMinutes: '15' })),
  }),
  defect('input', 'unknown-gender', 'Sends a gender outside the set.', {
    newcomer: { ...correct.newcomer, gender: 'female' },
  }),
  defect('input', 'status-outside-set', 'Filters by a status that is none.', withQuery('status', 'gone')),
  defect('input', 'no-end-date', 'Lists activities without endDate.', {
    ...altered(
      ({ url }) => url.includes('endDate='),
      (_headers, address) => address.searchParams.delete('endDate'),
    ),
  }),
  defect('input', 'user-type-staff', 'Registers as a type of user that is none.', {
    ...withBody(/registrations$/, (body) => ({ ...body, userType: 'guest' })),
  }),
  defect('retired-parameters', 'pages-by-number', 'Pages by number.', withQuery('page', '2')),
  defect('retired-parameters', 'pages-before', 'Pages with before.', withQuery('before', 'x')),
  defect(
    'planned-routes',
    'asks-for-rides',
    'Asks for the settings of rides, which are planned.',
    calling('GET', (facilityId) => `/facilities/${facilityId}/transportation-settings`, 'resident'),
  ),
  defect(
    'planned-routes',
    'files-work-requests',
    'Files a work request, which is planned.',
    calling('POST', () => '/residents/x/work-requests', 'resident', { title: 'The lamp' }),
  ),
  defect('identity', 'announcements-as-staff', 'Reads announcements by their id as staff.', {
    readsAnnouncementsAs: 'staff',
  }),
  defect('identity', 'announcements-as-resident', 'Reads announcements by their id as a resident.', {
    readsAnnouncementsAs: 'resident',
  }),
  defect('cursors', 'decodes-cursors', 'Decodes cursors and encodes them anew.', {
    pageSize: 10,
    cursor: (page) => {
      const cursor = correct.cursor(page);
      return cursor && Buffer.from(cursor, 'base64').toString('base64');
    },
  }),
  defect('cursors', 'cuts-cursors', 'Cuts cursors at 6 letters.', {
    pageSize: 10,
    cursor: (page) => correct.cursor(page)?.slice(0, 6),
  }),
  defect('cursors', 'counts-for-itself', 'Makes cursors of its own.', {
    pageSize: 10,
    cursor: (page) => correct.cursor(page) && '10',
  }),
  defect('cursors', 'encodes-cursors-twice', 'Encodes cursors twice.', {
    pageSize: 10,
    cursor: (page) => {
      const cursor = correct.cursor(page);
      return cursor && encodeURIComponent(cursor);
    },
  }),
  defect('page-size', 'asks-for-a-thousand', 'Asks for a thousand items at once.', { pageSize: 1000 }),
  defect('page-size', 'asks-for-none', 'Asks for pages of 0.', withQuery('pageSize', '0')),
  defect('windows', 'ninety-days-at-once', 'Asks for ninety days at once.', { windowDays: 90 }),
  defect('windows', 'one-day-too-many', 'Asks for 46 days at once.', { windowDays: 46 }),
  defect('conflicts', 'tries-again', 'Tries again what was refused with 409.', { conflictTries: 3 }),
  defect('waitlist', 'marks-everybody', 'Marks everybody as attended who got an answer.', {
    marks: () => true,
  }),
  defect('full-replacement', 'sends-the-change-alone', 'Replaces with the names and the change alone.', {
    replacement: ({ firstName, lastName }, change) => ({ firstName, lastName, ...change }),
  }),
  defect('task.change-one-member', 'forgets-the-phone', 'Forgets the phone number when it replaces.', {
    replacement: (shown, change) => {
      const { phone: _none, ...body } = correct.replacement(shown, change);
      return body;
    },
  }),
  defect('task.read-all', 'first-page-only', 'Reads the first page alone.', {
    goesOn: () => false,
    pageSize: 5,
  }),
  defect('task.second-check-in', 'insists-on-its-check-in', 'Sends a check-in twice.', { conflictTries: 2 }),
  defect('task.attendance-of-registered', 'marks-the-waitlisted', 'Marks the waitlisted too.', {
    marks: (status) => status === 'registered' || status === 'waitlisted',
  }),
  defect('task.ninety-days', 'forgets-the-rest', 'Asks for the first part of a long range alone.', {
    ...altered(
      ({ url }) => url.includes('/activities?'),
      (_headers, address) => {
        const start = address.searchParams.get('startDate') ?? '';
        address.searchParams.set('endDate', `${start.slice(0, 10)}T23:59:59Z`);
      },
    ),
  }),
  defect('task.read-announcement', 'announcement-without-right', 'Reads announcements as one who may not.', {
    readsAnnouncementsAs: 'staff',
  }),
  defect('retry-after', 'comes-again-at-once', 'Comes again at once after a 429.', { waits: () => 5 }),
  defect('relies-not.busy', 'gives-up-on-429', 'Takes a 429 for the end.', { waits: undefined }),
  defect('relies-not.created-200', 'wants-201', 'Takes nothing but 201 for a creation.', { created: [201] }),
  defect('relies-not.small-pages', 'counts-on-fifty', 'Takes a page that is not full for the last.', {
    goesOn: (_page, found) => found.length >= 50,
  }),
  defect('relies-not.pollable-cursor', 'walks-by-the-cursor', 'Goes on while there is a cursor.', {
    goesOn: (page, found) => correct.cursor(page) !== undefined && found.length > 0,
    cursor: (page) => {
      if (page['hasMore'] === false && correct.cursor(page) !== undefined)
        throw new Error('a cursor at the end');
      return correct.cursor(page);
    },
  }),
  defect('relies-not.ids-of-signs', 'wants-ids-of-letters', 'Takes ids of letters, digits, - and _ alone.', {
    idIn: ({ id }) => (typeof id === 'string' && /^[\w-]+$/.test(id) ? id : undefined),
  }),
  defect('relies-not.ids-of-digits', 'wants-ids-with-a-prefix', 'Takes ids with a prefix alone.', {
    idIn: ({ id }) => (typeof id === 'string' && /^[^\d]/.test(id) ? id : undefined),
  }),
  defect('relies-not.empty-refusals', 'wants-words', 'Wants a refusal to be JSON.', { readsRefusals: true }),
  defect('relies-not.more-members', 'wants-known-members', 'Takes resources with known members alone.', {
    idIn: (resource) => ('_links' in resource ? undefined : correct.idIn(resource)),
  }),
  defect('relies-not.members-reversed', 'wants-the-id-first', 'Takes the first member for the id.', {
    idIn: (resource) => (Object.keys(resource)[0] === 'id' ? correct.idIn(resource) : undefined),
  }),
  defect(
    'relies-not.cursors-of-signs',
    'wants-cursors-of-letters',
    'Takes cursors of letters and digits alone.',
    {
      pageSize: 10,
      cursor: (page) => {
        const cursor = correct.cursor(page);
        if (cursor !== undefined && !/^[\w=-]+$/.test(cursor)) throw new Error('a cursor of other signs');
        return cursor;
      },
    },
  ),
  defect(
    'relies-not.absent-members',
    'wants-every-member',
    'Wants every member of a resident, if only null.',
    {
      idIn: (resource) =>
        'firstName' in resource && !('pccId' in resource) ? undefined : correct.idIn(resource),
    },
  ),
  defect('relies-not.empty-texts', 'takes-empty-for-a-name', 'Takes an empty nickname for a fault.', {
    idIn: (resource) => (resource['nickname'] === '' ? undefined : correct.idIn(resource)),
  }),
  defect(
    'relies-not.lists-reversed',
    'counts-on-the-order',
    'Counts on the order in which facilities come.',
    {
      besides: (service, settings) => facilityNames(service, settings).then(wantsFirst),
    },
  ),
  defect(
    'relies-not.lists-unsteady',
    'counts-on-the-same-order',
    'Counts on the same order in every answer.',
    {
      besides: async (service, settings) => {
        const [once, again] = [
          await facilityNames(service, settings),
          await facilityNames(service, settings),
        ];
        if (once.join() !== again.join()) throw new Error('the order changed');
      },
    },
  ),
  defect('relies-not.instants-with-offset', 'wants-utc', 'Takes instants that end with Z alone.', {
    idIn: (resource) =>
      typeof resource['created'] === 'string' && !resource['created'].endsWith('Z')
        ? undefined
        : correct.idIn(resource),
  }),
  defect('relies-not.plain-refusals', 'wants-json-refusals', 'Wants a refusal to be an object.', {
    readsRefusals: true,
  }),
  defect('relies-not.other-refusals', 'wants-400', 'Wants bad input to be refused with 400.', {
    besides: async (service, { identities }, _send, facilityId) => {
      const nobody = { firstName: 'Iris', lastName: 'Vale', gender: 'female' };
      const { status } = await service.createResident(identities['systemActor'] ?? '', facilityId, nobody);
      if (status !== 400) throw new Error(`bad input was refused with ${status}`);
    },
  }),
  defect('relies-not.json-with-charset', 'wants-the-bare-type', 'Compares the content type as a whole.', {
    besides: async (_service, { url, tenant, token, identities }, send) => {
      const answer = await send(
        new Request(`${url}/api/v1/${tenant}/facilities`, {
          headers: {
            Authorization: `Bearer ${token}`,
            'X-Acting-User-Id': identities['systemActor'] ?? '',
            'X-Acting-User-Tenant': tenant,
          },
        }),
      );
      if (answer.headers.get('Content-Type') !== 'application/json') throw new Error('another type');
    },
  }),
  defect('relies-not.slow-answers', 'waits-a-moment', 'Waits less than a second for an answer.', {
    alters: (request) => new Request(request, { signal: AbortSignal.timeout(800) }),
  }),
  {
    ...defect('files', 'six-files', 'Sends six files with a work request.', {
      besides: (_service, { url, tenant, token, identities }, send) => {
        const form = new FormData();
        form.set('title', 'The lamp');
        for (let count = 0; count < 6; count += 1)
          form.append('files', new Blob(['lamp'], { type: 'image/png' }), `lamp-${count}.png`);
        const { resident = '' } = identities;
        return send(
          new Request(`${url}/api/v1/${tenant}/residents/${resident}/work-requests`, {
            method: 'POST',
            headers: {
              Authorization: `Bearer ${token}`,
              'X-Acting-User-Id': resident,
              'X-Acting-User-Tenant': tenant,
            },
            body: form,
          }),
        );
      },
    }),
    planned: true,
  },
];
