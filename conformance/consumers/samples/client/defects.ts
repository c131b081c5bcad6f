import { field, isObject, items } from '../../../kit/json.ts';
import { reliances } from './reliances.ts';
import { records } from './records.ts';
import { requestOf } from './request.ts';
import { defect, type Defect } from './sample.ts';
import { correct, type ClientWays } from './ways.ts';
import { writes } from './writes.ts';

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

/** Replaces the body that would be sent as JSON. */
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
  besides: (_service, settings, send, facilityId) =>
    send(requestOf(settings, method, path(facilityId), sent, kind)),
});

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
  defect('bearer', 'no-token-when-paging', 'Sends no token for later pages.', {
    ...altered(pagesOn, (headers) => headers.delete('Authorization')),
    pageSize: 10,
  }),
  defect(
    'acting-user',
    'no-acting-user',
    'Sends no acting user.',
    altered(always, (headers) => headers.delete('X-Acting-User-Id')),
  ),
  defect(
    'acting-user',
    'no-acting-user-on-upload',
    'Sends no acting user with an upload.',
    altered(
      ({ url }) => url.endsWith('/photos'),
      (headers) => headers.delete('X-Acting-User-Id'),
    ),
  ),
  defect(
    'acting-tenant',
    'no-acting-tenant',
    'Sends no tenant of the acting user.',
    altered(always, (headers) => headers.delete('X-Acting-User-Tenant')),
  ),
  defect(
    'acting-tenant-slug',
    'another-tenant',
    'Sends another tenant than the one in the path.',
    altered(always, (headers) => headers.set('X-Acting-User-Tenant', 'elsewhere')),
  ),
  defect(
    'ends-well',
    'json-as-text',
    'Sends JSON as text/plain.',
    altered(
      ({ url, method }) => method === 'PUT' && url.includes('/residents/'),
      (headers) => headers.set('Content-Type', 'text/plain'),
    ),
  ),
  defect(
    'known-routes',
    'unknown-route',
    'Calls an unknown route.',
    calling('GET', () => '/residents'),
  ),
  defect(
    'known-routes',
    'patches',
    'Changes residents with PATCH.',
    calling('PATCH', () => '/residents/x', 'staff', {}),
  ),
  defect('input', 'no-last-name', 'Creates residents without a last name.', {
    ...withBody(/\/residents$/, ({ lastName: _none, ...body }) => body),
  }),
  defect('input', 'duration-as-text', 'Sends the duration of a check-in as a string.', {
    ...withBody(/check-ins/, (body) => ({ ...body, durationInMinutes: '15' })),
  }),
  defect('input', 'unknown-gender', 'Sends an unknown gender.', {
    newcomer: { ...correct.newcomer, gender: 'female' },
  }),
  defect('input', 'status-outside-set', 'Filters by an unknown status.', withQuery('status', 'gone')),
  defect('input', 'no-end-date', 'Lists activities without endDate.', {
    ...altered(
      ({ url }) => url.includes('endDate='),
      (_headers, address) => address.searchParams.delete('endDate'),
    ),
  }),
  defect('input', 'user-type-staff', 'Registers with an unknown userType.', {
    ...withBody(/registrations$/, (body) => ({ ...body, userType: 'guest' })),
  }),
  defect('input', 'declines-without-reason', 'Marks attendance as declined without a reason.', {
    ...withBody(/attendance$/, (body) => ({ ...body, status: 'declined' })),
  }),
  defect('input', 'visit-of-nobody', 'Creates a visit without visitors.', {
    ...calling('POST', () => '/residents/x/personal-visits', 'staff', {
      ...{ name: 'Tea', visitType: 'social', startDate: '2026-01-01T00:00:00Z', durationInMinutes: 30 },
      ...{ startTime: '10:00', endTime: '10:30' },
    }),
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
  defect('cursors', 'decodes-cursors', 'Decodes and re-encodes cursors.', {
    pageSize: 10,
    cursor: (page) => {
      const cursor = correct.cursor(page);
      return cursor && Buffer.from(cursor, 'base64').toString('base64');
    },
  }),
  defect('cursors', 'cuts-cursors', 'Cuts cursors after 6 characters.', {
    pageSize: 10,
    cursor: (page) => correct.cursor(page)?.slice(0, 6),
  }),
  defect('cursors', 'counts-for-itself', 'Makes its own cursors.', {
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
  defect('page-size', 'asks-for-a-thousand', 'Asks for pages of 1000.', { pageSize: 1000 }),
  defect('page-size', 'asks-for-none', 'Asks for pages of 0 items.', withQuery('pageSize', '0')),
  defect('windows', 'ninety-days-at-once', 'Asks for ninety days at once.', { windowDays: 90 }),
  defect('windows', 'one-day-too-many', 'Asks for 46 days at once.', { windowDays: 46 }),
  defect('conflicts', 'tries-again', 'Retries after a 409.', { conflictTries: 3 }),
  defect('waitlist', 'marks-everybody', 'Marks every user as attended whose registration was answered.', {
    marks: () => true,
  }),
  defect('retired-parameters', 'pages-by-offset', 'Pages by offset.', withQuery('offset', '50')),
  defect('task.change-one-member', 'forgets-the-phone', 'Leaves out the phone number in a replacement.', {
    replacement: (shown, change) => {
      const { phone: _none, ...body } = correct.replacement(shown, change);
      return body;
    },
  }),
  defect('task.change-one-member', 'changes-the-status', 'Also changes the status.', {
    replacement: (shown, change) => ({ ...correct.replacement(shown, change), status: 'inactive' }),
  }),
  defect('task.change-one-member', 'forgets-what-is-about', 'Leaves out the notes about a resident.', {
    replacement: (shown, change) => {
      const { about: _none, ...body } = correct.replacement(shown, change);
      return body;
    },
  }),
  defect('task.read-all', 'first-page-only', 'Reads only the first page.', {
    goesOn: () => false,
    pageSize: 5,
  }),
  defect('task.second-check-in', 'insists-on-its-check-in', 'Sends a check-in twice.', { conflictTries: 2 }),
  defect('task.second-check-in', 'takes-out-the-first', 'Deletes the existing check-in.', {
    besides: async (_service, settings, send) => {
      const { residentId = '', day = '' } =
        settings.tasks.find(({ id }) => id === 'second-check-in')?.facts ?? {};
      const path = `/residents/${encodeURIComponent(residentId)}/check-ins`;
      const query = `?startDate=${day}T00:00:00Z&endDate=${day}T23:59:59Z`;
      const found = await send(requestOf(settings, 'GET', path + query, undefined, 'staff'));
      const list: unknown = await found.json();
      const [id] = items(field(list, 'data')).map((one) => String(field(one, 'id')));
      return send(requestOf(settings, 'DELETE', `${path}/${id}`, undefined, 'staff'));
    },
  }),
  defect('task.attendance-of-registered', 'marks-the-waitlisted', 'Marks waitlisted users as attended too.', {
    marks: (status) => status === 'registered' || status === 'waitlisted',
  }),
  defect('task.ninety-days', 'forgets-the-rest', 'Asks only for the first part of a long range.', {
    ...altered(
      ({ url }) => url.includes('/activities?'),
      (_headers, address) => {
        const start = address.searchParams.get('startDate') ?? '';
        address.searchParams.set('endDate', `${start.slice(0, 10)}T23:59:59Z`);
      },
    ),
  }),
  defect(
    'task.read-announcement',
    'announcement-without-right',
    'Reads announcements as a user without access.',
    {
      readsAnnouncementsAs: 'staff',
    },
  ),
  {
    ...defect('files', 'six-files', 'Sends six files with a work request.', {
      besides: (_service, { url, tenant, token, identities }, send) => {
        const form = new FormData();
        form.set('title', 'The lamp');
        form.set('team', 'maintenance');
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
  ...writes,
  ...records,
  ...reliances,
];
