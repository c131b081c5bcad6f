import { isRecord } from '../mock/domain/json-object.ts';
import { inAnswer } from '../mutants/mutation.ts';
import {
  busy,
  cursors,
  everywhere,
  idsLike,
  inJson,
  instants,
  inUnpagedLists,
  slow,
  unsteady,
} from './rewriting.ts';
import { refusesUnreadWith } from './ordinary-habits.ts';
import { freedomsOf } from './variant.ts';
import { readWhole, writeWhole } from './whole-json.ts';
import { lateAnswers } from '../witness/steps.ts';

/** Members of text whose absence may be shown as an empty text. */
const TEXTS = [
  ...['nickname', 'phone', 'roomNumber', 'email', 'location', 'description', 'relationship'],
  'additionalInfo',
];

export const generalFreedoms = freedomsOf({
  'members-of-its-own': [
    'Shows members of its own in every resource, however deep.',
    inJson(
      everywhere((value) =>
        isRecord(value) && 'id' in value ? { ...value, _links: { self: '/somewhere' }, etag: 7 } : value,
      ),
    ),
  ],
  'members-in-another-order': [
    'Writes the members of every object in the opposite order.',
    inJson(
      everywhere((value) => (isRecord(value) ? Object.fromEntries(Object.entries(value).reverse()) : value)),
    ),
  ],
  'empty-texts': [
    'Shows a text without a value as an empty one, and a list without items likewise.',
    inJson(
      everywhere((value) =>
        isRecord(value)
          ? Object.fromEntries(
              Object.entries(value).map(([name, one]) => [
                name,
                one === null && TEXTS.includes(name) ? '' : one,
              ]),
            )
          : value,
      ),
    ),
  ],
  'lists-reversed': [
    'Lists what is not paged from the end.',
    inUnpagedLists((items) => [...items].reverse()),
  ],
  'lists-unsteady': ['Lists what is not paged in another order every time.', (tables) => unsteady()(tables)],
  'ids-of-signs': [
    'Makes ids that hold more than letters and digits.',
    idsLike((id) => `urn:x~${id.toUpperCase()}.@v1`),
  ],
  'ids-of-digits': [
    'Makes ids of digits alone.',
    idsLike((id) =>
      Array.from(id, (letter) => String(letter.charCodeAt(0) % 10))
        .join('')
        .slice(-15),
    ),
  ],
  'instants-with-offset': [
    'Writes instants by the clock of Kathmandu.',
    instants((milliseconds) => new Date(milliseconds + 345 * 60_000).toISOString().replace('Z', '+05:45')),
  ],
  'instants-without-fraction': [
    'Writes instants in whole seconds.',
    instants((milliseconds) => new Date(milliseconds).toISOString().replace(/\.\d+Z/, 'Z')),
  ],
  'json-with-charset': [
    'Names the charset of its JSON.',
    inAnswer((response) => {
      if (response.headers.get('content-type') === 'application/json')
        response.headers.set('content-type', 'application/json; charset=utf-8');
      return response;
    }),
  ],
  'json-in-lines': [
    'Writes its JSON over many lines.',
    inAnswer(async (response, request) => {
      const isJson = response.headers.get('content-type') === 'application/json';
      if (!isJson || !new URL(request.url).pathname.startsWith('/api/')) return response;
      return new Response(`${writeWhole(await readWhole(response), 2)}\n`, {
        status: response.status,
        headers: response.headers,
      });
    }),
  ],
  'type-of-nothing': [
    'Names a content type for an answer without content.',
    inAnswer((response) => {
      if (response.status === 204) response.headers.set('content-type', 'application/json');
      return response;
    }),
  ],
  'other-refusals': [
    'Refuses what it cannot read with 418, but where a status is stated.',
    refusesUnreadWith(418),
  ],
  'cursors-of-signs': [
    'Makes cursors of signs that have a meaning in addresses.',
    cursors(
      (cursor) => `${Buffer.from(cursor).toString('base64')}+/=&?#%41`,
      (cursor) => Buffer.from(cursor.replace('+/=&?#%41', ''), 'base64').toString(),
    ),
  ],
  'cursors-of-length': [
    'Makes cursors of a thousand letters.',
    cursors(
      (cursor) => cursor.padEnd(1000, '.'),
      (cursor) => cursor.replace(/\.+$/, ''),
    ),
  ],
  busy: ['Asks some callers to come again.', (tables) => busy()(tables)],
  slow: ['Takes its time with some answers.', (tables) => slow()(tables), lateAnswers],
});
