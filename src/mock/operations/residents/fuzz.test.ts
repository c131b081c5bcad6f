import * as fc from 'fast-check';
import { test } from 'vitest';
import { anyCallOf, anyId, bodyOf, fuzz } from '../../testing/fuzz.ts';
import { peopleMock } from '../../testing/people.ts';

const text = fc.constantFrom('', 'Ada', '+45 1', '\u0000', '__proto__', 'ÆØÅ 💙');
const moment = fc.constantFrom('2024-05-01T10:00:00Z', '1940-05-01T00:00:00', '2024-05-01T10:00+02');
const texts = fc.array(text, { maxLength: 3 });
const about = fc.record(
  {
    bio: text,
    likes: texts,
    diagnoses: texts,
    anniversary: moment,
    isVeteran: fc.boolean(),
    nonsense: fc.jsonValue(),
  },
  { requiredKeys: [] },
);

const anyBody = bodyOf(
  {
    firstName: text,
    lastName: text,
    nickname: text,
    email: fc.constantFrom('a@example.com', 'A@example.com'),
    phone: text,
    status: fc.constantFrom('active', 'inactive', 'onLeave'),
    dob: moment,
    moveInDate: moment,
    gender: fc.constantFrom('M', 'F'),
    about,
  },
  ['firstName', 'lastName'],
  {
    externalId: text,
    pccId: text,
    id: fc.jsonValue(),
    status: fc.constantFrom('deleted', 'gone'),
    email: fc.constantFrom('', 'nobody'),
    dob: fc.constantFrom('2024-02-30T00:00:00Z', '2024-05-01'),
    fullName: text,
    nonsense: fc.jsonValue(),
  },
);

const anyQuery = fc.dictionary(
  fc.constantFrom(
    'email',
    'phone',
    'status',
    'externalId',
    'pccId',
    'cursor',
    'pageSize',
    'page',
    'nonsense',
  ),
  fc.oneof(
    fc.constantFrom('active', 'deleted', '1', '0', '-1', '2.5', '1e9', 'a@example.com', ''),
    fc.string(),
  ),
  { maxKeys: 4 },
);

const parts = fc.array(
  fc.tuple(fc.constantFrom('file', 'note'), fc.constantFrom('', 'face.png', 'å"\r\n'), fc.boolean()),
  { minLength: 1, maxLength: 3 },
);

const facility = '/facilities/@facilities/residents';
const one = fc
  .oneof(anyId('residents'), fc.constantFrom('%00', '..%2F', '%F0%9F%92%99'))
  .map((id) => `/residents/${id}`);
const avatar = one.map((path) => `${path}/avatar`);

const anyOperation = anyCallOf(
  [1, 'POST', facility, { body: anyBody }],
  [1, 'GET', facility, { query: anyQuery }],
  [1, 'GET', one],
  [1, 'PUT', one, { body: anyBody }],
  [1, 'DELETE', one],
  [1, 'POST', avatar, { parts }],
  [1, 'POST', avatar, { body: fc.jsonValue() }],
  [1, 'DELETE', avatar],
);

test('under any readings no call fails, and one that is refused changes nothing', () =>
  fuzz(anyOperation, (readings) => {
    const mock = peopleMock(readings);
    for (let count = 0; count < 3; count += 1) mock.addResident();
    return mock;
  }));
