import { parse } from 'yaml';
import { FEAST, LONG_STAY } from '../../src/fixtures/bulk/sizes.ts';
import { inBatches } from './batches.ts';
import { ask, type Sent } from './request.ts';
import { NOW } from './servers.ts';

/** What the bench reads of the configuration that a mock hands out for the suite. */
interface Offered {
  readonly token: string;
  readonly tenant: string;
  readonly facilities: readonly { readonly id: string }[];
  readonly identities: Readonly<
    Record<'systemActor' | 'resident' | 'connection' | 'staff', readonly { readonly actingId: string }[]>
  >;
  readonly otherTenant: { readonly tenant: string; readonly actingId: string };
}

/** The members of listed things that the bench looks at. */
interface Item {
  readonly id: string;
  readonly name?: string;
  readonly category?: string;
  readonly private?: boolean;
  readonly email?: string | null;
  readonly checkInStaff?: { readonly id: string };
  readonly startDate?: string;
}

interface Listed {
  readonly data: readonly Item[];
  readonly nextCursor?: string | null;
}

/** A mock that is ready to be measured: how to call it, and the people and records of the cases. */
export interface Ground {
  readonly url: string;
  /** A request as the system actor, or as the user in `as`. */
  readonly get: (path: string, as?: string) => Sent;
  readonly write: (method: Sent['method'], path: string, body?: object, as?: string) => Sent;
  readonly list: (path: string, as?: string) => Promise<Listed>;
  readonly facility: string;
  /** Creates a resident in the second tenant: its store grows, those of the other cases do not. */
  readonly createElsewhere: (body: object) => Sent;
  /** Residents that the bench created. */
  readonly newcomers: readonly string[];
  /** An activity with room for all of them, three days ahead. */
  readonly activity: string;
  readonly feast: string;
  readonly longStay: string;
  /** The participants of threads. */
  readonly people: readonly string[];
}

/** As a page in a browser would send it, so that every server does its cross-origin duty. */
const ORIGIN = 'http://localhost:5173';

/** How many addresses a case requests one after another, if there are enough. */
export const ADDRESSES = 200;

export const numbers = (count: number): readonly number[] => Array.from({ length: count }, (_, at) => at);

const DAY = 86_400_000;

/** The day this many days from the present of the worlds, YYYY-MM-DD. */
export const dayFromNow = (days: number): string =>
  new Date(Date.parse(NOW) + days * DAY).toISOString().slice(0, 10);

export const newcomer = (number: number, nickname = 'Assi'): object => ({
  firstName: 'Astrid',
  lastName: `Lindqvist ${1000 + number}`,
  nickname,
  email: `astrid.${1000 + number}@example.com`,
  phone: '16035550142',
  roomNumber: `B-${1000 + number}`,
  status: 'active',
  moveInDate: '2024-03-01T00:00:00Z',
  dob: '1938-11-02T00:00:00Z',
  gender: 'F',
  about: {
    bio: 'Taught music for forty years and still plays the cello every morning.',
    likes: ['music', 'gardening', 'letters'],
    dislikes: ['draughts'],
    veteranDetail: 'US Navy, 1958 to 1962',
    anniversary: '1961-06-17T00:00:00Z',
    isVeteran: true,
  },
});

const bodyOf = async (url: string, sent: Sent): Promise<unknown> => {
  const { status, text } = await ask(url, sent);
  if (status >= 400) throw new Error(`${sent.method} ${sent.path} was answered ${status}: ${text}`);
  return JSON.parse(text);
};

const firstOf = (items: readonly Item[], what: string): string => {
  const [first] = items;
  if (first === undefined) throw new Error(`The bench needs ${what} and the mock lists none.`);
  return first.id;
};

/** Makes what the cases need that no scenario has, and finds out the ids of the rest. */
export const prepare = async (url: string): Promise<Ground> => {
  // The mock's own tests hold the configuration to its schema.
  const offered = parse(await (await fetch(`${url}/__admin/config`)).text()) as Offered;
  const headersOf = (tenant: string, actingId: string) => ({
    Authorization: `Bearer ${offered.token}`,
    'X-Acting-User-Id': actingId,
    'X-Acting-User-Tenant': tenant,
    Origin: ORIGIN,
  });
  const { tenant, identities, otherTenant } = offered;
  const actor = identities.systemActor[0]?.actingId ?? '';
  const write: Ground['write'] = (method, path, body, as = actor) => ({
    method,
    path: `/api/v1/${tenant}${path}`,
    headers: headersOf(tenant, as),
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  const get: Ground['get'] = (path, as) => write('GET', path, undefined, as);
  // What is listed has these members by the contract.
  const list: Ground['list'] = async (path, as) => (await bodyOf(url, get(path, as))) as Listed;
  const made = async (sent: Sent): Promise<string> =>
    ((await bodyOf(url, sent)) as { readonly data: Item }).data.id;

  const facility = offered.facilities[0]?.id ?? '';
  const newcomers = await inBatches(numbers(ADDRESSES), (number) =>
    made(write('POST', `/facilities/${facility}/residents`, newcomer(number))),
  );
  const { data: calendars } = await list(`/facilities/${facility}/calendars`);
  const open = calendars.filter((one) => one.category === 'activity' && one.private === false);
  const activity = await made(
    write('POST', `/calendars/${firstOf(open, 'a calendar of activities')}/activities`, {
      name: 'Afternoon Concert',
      type: 'Music',
      startDate: `${dayFromNow(3)}T00:00:00Z`,
      startTime: '15:00',
      endTime: '16:00',
      maxRegistered: 2 * ADDRESSES,
    }),
  );
  const ahead = `startDate=${dayFromNow(10)}T00:00:00Z&endDate=${dayFromNow(20)}T00:00:00Z`;
  const { data: activities } = await list(`/facilities/${facility}/activities?${ahead}`);
  const long = await list(`/facilities/${facility}/residents?externalId=${LONG_STAY}`);

  const elsewhere = headersOf(otherTenant.tenant, otherTenant.actingId);
  const otherBase = `/api/v1/${otherTenant.tenant}/facilities`;
  const others = (await bodyOf(url, { method: 'GET', path: otherBase, headers: elsewhere })) as Listed;
  const path = `${otherBase}/${firstOf(others.data, 'a second tenant')}/residents`;
  return {
    url,
    get,
    write,
    list,
    facility,
    createElsewhere: (body) => ({ method: 'POST', path, headers: elsewhere, body: JSON.stringify(body) }),
    newcomers,
    activity,
    feast: firstOf(
      activities.filter(({ name }) => name === FEAST),
      'the activity with many registrations',
    ),
    longStay: firstOf(long.data, 'the resident with many check-ins'),
    people: [...identities.resident, ...identities.connection, ...identities.staff].map(
      (one) => one.actingId,
    ),
  };
};
