import * as fc from 'fast-check';
import { test } from 'vitest';
import { anyCallOf, anyId, bodyOf, fuzz } from '../../testing/fuzz.ts';
import { peopleMock } from '../../testing/people.ts';

const text = fc.constantFrom('', 'Carl', '\u0000', '__proto__', 'ÆØÅ 💙');
const number = fc.oneof(fc.integer(), fc.double({ noNaN: true, noDefaultInfinity: true }));
const residents = fc.array(anyId('residents'), { maxLength: 3 });
const facilities = fc.array(anyId('facilities'), { maxLength: 3 });

const anyBody = bodyOf(
  {
    firstName: text,
    lastName: text,
    residents: residents.map((ids) => ids.map((id) => id.replace(/[345]$/, '0'))),
    facilities: facilities.map((ids) => ids.map((id) => id.replace(/[2345]$/, '0'))),
    email: fc.constantFrom('a@example.com', 'A@example.com', 'b@example.com'),
    phoneNumber: number,
    relationship: text,
    groups: fc.array(text, { maxLength: 2 }),
    disableSMS: fc.boolean(),
    disableInvites: fc.boolean(),
    additionalInfo: text,
  },
  ['firstName', 'lastName', 'residents', 'facilities'],
  {
    residents,
    facilities,
    email: fc.constantFrom('', 'nobody'),
    externalId: text,
    pccId: number,
    status: fc.constantFrom('active', 'inactive', 'deleted', 'onLeave', 'gone'),
    contactType: text,
    created: fc.jsonValue(),
    avatarUrl: text,
    nonsense: fc.jsonValue(),
  },
);

const anyQuery = fc.dictionary(
  fc.constantFrom('facilityId', 'residentId', 'email', 'externalId', 'pageSize', 'nonsense'),
  fc.oneof(anyId('residents'), anyId('facilities'), fc.constantFrom('a@example.com', '')),
  { maxKeys: 3 },
);

const parts = fc.array(
  fc.tuple(fc.constantFrom('file', 'note'), fc.constantFrom('', 'face.png'), fc.boolean()),
  { minLength: 1, maxLength: 3 },
);

const all = fc.constant('/connections');
const one = '/connections/@connections';
const avatar = '/connections/@connections/avatar';

const anyOperation = anyCallOf(
  [1, 'POST', all, { body: anyBody }],
  [1, 'GET', all, { query: anyQuery }],
  [1, 'GET', one],
  [1, 'PUT', one, { body: anyBody }],
  [1, 'DELETE', one],
  [1, 'POST', avatar, { parts }],
  [1, 'POST', avatar],
  [1, 'DELETE', avatar],
  [1, 'GET', '/residents/@residents/connections'],
);

test('under any readings no call fails, and one that is refused changes nothing', () =>
  fuzz(anyOperation, (readings) => {
    const mock = peopleMock(readings);
    for (let count = 0; count < 3; count += 1) {
      mock.addResident();
      mock.addConnection();
    }
    return mock;
  }));
