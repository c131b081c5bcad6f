import { expect, test } from 'vitest';
import { reading, TEST_NOW } from '../../testing/mock.ts';
import { dataOf, peopleMock, stateOf } from '../../testing/people.ts';

type Mock = ReturnType<typeof peopleMock>;

const post = (mock: Mock, body: object) =>
  mock.call('POST', '/connections', {
    body: { firstName: 'Carl', lastName: 'Dahl', residents: [], facilities: [], ...body },
  });

test('a created connection shows what was sent, with its links written out, now and later', async () => {
  const mock = peopleMock();
  const one = mock.addResident();
  const sent = {
    firstName: 'Carl',
    lastName: 'Dahl',
    email: 'carl@example.com',
    phoneNumber: 4511223344,
    relationship: 'Son',
    groups: ['Family'],
    disableNotifications: true,
    disableSMS: false,
    disableInvites: true,
    additionalInfo: 'Calls on Sundays.',
    externalId: 'fam-1',
    pccId: 42,
  };
  const answer = await post(mock, { ...sent, residents: [one.id, one.id], facilities: [mock.home] });
  const now = TEST_NOW.toString({ fractionalSecondDigits: 3 });
  expect(answer.status).toBe(201);
  const { id, ...data } = dataOf(answer);
  expect(data).toEqual({
    ...sent,
    contactType: null,
    status: 'active',
    facilities: [{ id: mock.home, name: 'Facility 1' }],
    residents: [{ id: one.id, firstName: 'Ada', lastName: 'Berg', facilityId: mock.home }],
    avatarUrl: null,
    thumbUrl: null,
    created: now,
    updated: now,
  });
  expect((await mock.call('GET', `/connections/${String(id)}`)).body).toEqual(answer.body);
});

test.each([
  [reading('connection-status-on-create', 'refused'), { status: 'active' }],
  [reading('contact-type', 'refused'), { contactType: 'Friend' }],
  [reading('unknown-linked-ids', 'refused'), { residents: ['unknown'] }],
  [reading('unknown-linked-ids', 'refused'), { facilities: ['nowhere'] }],
])('under %o a create with %o is refused and changes nothing', async (readings, body) => {
  const mock = peopleMock(readings);
  mock.addConnection({ email: 'c@example.com' });
  const before = stateOf(mock.world);
  expect((await post(mock, { email: 'c@example.com', ...body })).status).toBe(400);
  expect(stateOf(mock.world)).toEqual(before);
});
