import { isRefusal } from '../mock/http/problem.ts';
import { inAnswer, inGate } from '../saboteurs/mutation.ts';
import { residentAt, residentsIn, someResident } from '../witness/people.ts';
import { activitiesIn, someActivity } from '../witness/programme.ts';
import type { Witness } from '../witness/stage.ts';
import {
  busy,
  cursors,
  everywhere,
  idsLike,
  inJson,
  instants,
  inUnpagedLists,
  isObject,
  slow,
  unsteady,
} from './rewriting.ts';
import type { Variant } from './variant.ts';

const resident: Witness = async (stage) => residentAt(stage, await someResident(stage));

const residents =
  (query = ''): Witness =>
  async (stage) => {
    await someResident(stage);
    await someResident(stage);
    return residentsIn(stage, query);
  };

const activities: Witness = async (stage) => {
  await someActivity(stage);
  await someActivity(stage);
  return [await activitiesIn(stage), await activitiesIn(stage)];
};

const deletes: Witness = async (stage) =>
  (await stage.call('DELETE', `/residents/${await someResident(stage)}`)).headers;

/** Members of text whose absence may be shown as an empty text. */
const TEXTS = [
  'nickname',
  'phone',
  'roomNumber',
  'email',
  'location',
  'description',
  'relationship',
  'additionalInfo',
];

export const freedomVariants: readonly Variant[] = [
  {
    id: 'freedom.members-of-its-own',
    freedom: 'Shows members of its own in every resource, however deep.',
    tables: inJson(
      everywhere((value) =>
        isObject(value) && 'id' in value ? { ...value, _links: { self: '/somewhere' }, etag: 7 } : value,
      ),
    ),
    witness: resident,
  },
  {
    id: 'freedom.members-in-another-order',
    freedom: 'Writes the members of every object in the opposite order.',
    tables: inJson(
      everywhere((value) => (isObject(value) ? Object.fromEntries(Object.entries(value).reverse()) : value)),
    ),
    witness: async (stage) => JSON.stringify(await resident(stage)),
  },
  {
    id: 'freedom.empty-texts',
    freedom: 'Shows a text without a value as an empty one, and a list without items likewise.',
    tables: inJson(
      everywhere((value) =>
        isObject(value)
          ? Object.fromEntries(
              Object.entries(value).map(([name, one]) => [
                name,
                one === null && TEXTS.includes(name) ? '' : one,
              ]),
            )
          : value,
      ),
    ),
    witness: resident,
  },
  {
    id: 'freedom.lists-reversed',
    freedom: 'Lists what is not paged from the end.',
    tables: inUnpagedLists((items) => [...items].reverse()),
    witness: activities,
  },
  {
    id: 'freedom.lists-unsteady',
    freedom: 'Lists what is not paged in another order every time.',
    tables: (tables) => unsteady()(tables),
    witness: activities,
  },
  {
    id: 'freedom.ids-of-signs',
    freedom: 'Makes ids that hold more than letters and digits.',
    tables: idsLike((id) => `urn:x~${id.toUpperCase()}.@v1`),
    witness: resident,
  },
  {
    id: 'freedom.ids-of-digits',
    freedom: 'Makes ids of digits alone.',
    tables: idsLike((id) =>
      Array.from(id, (letter) => String(letter.charCodeAt(0) % 10))
        .join('')
        .slice(-15),
    ),
    witness: resident,
  },
  {
    id: 'freedom.instants-with-offset',
    freedom: 'Writes instants by the clock of Kathmandu.',
    tables: instants((milliseconds) =>
      new Date(milliseconds + 345 * 60_000).toISOString().replace('Z', '+05:45'),
    ),
    witness: resident,
  },
  {
    id: 'freedom.instants-without-fraction',
    freedom: 'Writes instants in whole seconds.',
    tables: instants((milliseconds) => new Date(milliseconds).toISOString().replace(/\.\d+Z/, 'Z')),
    witness: resident,
  },
  {
    id: 'freedom.json-with-charset',
    freedom: 'Names the charset of its JSON.',
    tables: inAnswer((response) => {
      if (response.headers.get('content-type') === 'application/json')
        response.headers.set('content-type', 'application/json; charset=utf-8');
      return response;
    }),
    witness: async ({ call }) => (await call('GET', '/facilities')).headers,
  },
  {
    id: 'freedom.json-in-lines',
    freedom: 'Writes its JSON over many lines.',
    tables: inAnswer(async (response, request) => {
      const isJson = response.headers.get('content-type') === 'application/json';
      if (!isJson || !new URL(request.url).pathname.startsWith('/api/')) return response;
      const body: unknown = await response.json();
      return new Response(`${JSON.stringify(body, null, 2)}\n`, {
        status: response.status,
        headers: response.headers,
      });
    }),
    witness: async ({ call }) => (await call('GET', '/facilities')).text,
  },
  {
    id: 'freedom.type-of-nothing',
    freedom: 'Names a content type for an answer without content.',
    tables: inAnswer((response) => {
      if (response.status === 204) response.headers.set('content-type', 'application/json');
      return response;
    }),
    witness: deletes,
  },
  {
    id: 'freedom.other-refusals',
    freedom: 'Refuses what it cannot read with 418.',
    tables: inGate('readInput', (original) => (route, received, world) => {
      const input = original(route, received, world);
      return isRefusal(input) ? { ...input, status: 418 } : input;
    }),
    witness: async ({ call, facilities }) =>
      (await call('POST', `/facilities/${facilities[0] ?? ''}/residents`, { body: {} })).status,
  },
  {
    id: 'freedom.cursors-of-signs',
    freedom: 'Makes cursors of signs that have a meaning in addresses.',
    tables: cursors(
      (cursor) => `${Buffer.from(cursor).toString('base64')}+/=&?#%41`,
      (cursor) => Buffer.from(cursor.replace('+/=&?#%41', ''), 'base64').toString(),
    ),
    witness: residents('pageSize=1'),
  },
  {
    id: 'freedom.cursors-of-length',
    freedom: 'Makes cursors of a thousand letters.',
    tables: cursors(
      (cursor) => cursor.padEnd(1000, '.'),
      (cursor) => cursor.replace(/\.+$/, ''),
    ),
    witness: residents('pageSize=1'),
  },
  {
    id: 'freedom.busy',
    freedom: 'Asks some callers to come again.',
    tables: (tables) => busy()(tables),
    witness: async ({ call }) => {
      const statuses: number[] = [];
      while (statuses.length < 25) statuses.push((await call('GET', '/facilities')).status);
      return statuses;
    },
  },
  {
    id: 'freedom.slow',
    freedom: 'Takes its time with some answers.',
    tables: (tables) => slow()(tables),
    witness: async ({ call }) => {
      const begun = performance.now();
      for (let count = 0; count < 30; count += 1) await call('GET', '/facilities');
      return performance.now() - begun > 100;
    },
  },
];
