import { expect, test } from 'vitest';
import { dataOf, idsOf, membersOf, peopleMock, stateOf } from '../../testing/people.ts';

test('create-resident takes a resident in, in any status', async () => {
  const mock = peopleMock();
  const made = await mock.pull('create-resident', {
    facilityId: mock.away,
    status: 'deleted',
    firstName: 'Ada',
    dob: '1940-05-01T00:00:00Z',
    pccId: '7',
  });
  expect(made.status).toBe(200);
  const data = dataOf(await mock.call('GET', `/residents/${String(membersOf(made)['residentId'])}`));
  expect(data).toMatchObject({ firstName: 'Ada', status: 'deleted', facilityId: mock.away, pccId: '7' });
  expect(data['lastName']).not.toBe('');
});

test('create-connection always makes a new record, even with a known email', async () => {
  const mock = peopleMock();
  const resident = mock.addResident();
  const known = mock.addConnection({ email: 'c@example.com' });
  const made = await mock.pull('create-connection', {
    residentIds: [resident.id],
    facilityIds: [mock.home],
    email: 'c@example.com',
    externalId: 'fam-1',
  });
  const id = String(membersOf(made)['connectionId']);
  expect(idsOf(await mock.call('GET', '/connections?email=c@example.com'))).toEqual([known.id, id]);
  expect(dataOf(await mock.call('GET', `/connections/${id}`))).toMatchObject({
    externalId: 'fam-1',
    status: 'active',
    residents: [{ id: resident.id }],
    facilities: [{ id: mock.home }],
  });
});

test('create-staff makes a staff member who can act', async () => {
  const mock = peopleMock();
  const made = await mock.pull('create-staff', {
    facilityIds: [mock.away],
    permissions: ['VIEW_ACTIVITIES'],
  });
  const staffId = String(membersOf(made)['staffId']);
  expect(mock.world.store.staff.find(staffId)).toMatchObject({
    facilityIds: [mock.away],
    permissions: ['VIEW_ACTIVITIES'],
  });
  expect(idsOf(await mock.call('GET', '/facilities', { as: staffId }))).toEqual([mock.away]);
});

test.each([
  ['create-resident', { facilityId: 'nowhere' }, 404],
  ['create-connection', { residentIds: ['nobody'], facilityIds: [] }, 404],
  ['create-connection', { residentIds: [], facilityIds: ['nowhere'] }, 404],
  ['create-staff', { facilityIds: ['nowhere'], permissions: [] }, 404],
  ['create-connection', { residentIds: [], facilityIds: [], email: 'no address' }, 400],
])('%s with %o is refused with %i and changes nothing', async (lever, input, status) => {
  const mock = peopleMock();
  const before = stateOf(mock.world);
  expect((await mock.pull(lever, input)).status).toBe(status);
  expect(stateOf(mock.world)).toEqual(before);
});

test('create-resident refuses an address that no answer could show', async () => {
  const mock = peopleMock();
  expect((await mock.pull('create-resident', { facilityId: mock.home, email: 'no address' })).status).toBe(
    400,
  );
});
