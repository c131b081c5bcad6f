import { expect, test } from 'vitest';
import { reading, type Readings } from '../../testing/mock.ts';
import { dataOf, idOf, idsOf } from '../../testing/people.ts';
import { DAY, transportationMock } from '../../testing/transportation.ts';

test.each([
  ['names-and-dates', ['monday', null], [null, '2026-06-25']],
  ['numbers-and-dates', [1, null], [null, '2026-06-25']],
  ['short-names-and-date-times', ['MON', null], [null, '2026-06-25T00:00:00Z']],
] as const)('hours-entry-form: %s', async (form, weekday, date) => {
  const { call, pull, facilityId, residentId } = transportationMock(reading('hours-entry-form', form));
  const hoursOfOperation = [{ dayOfWeek: 'monday' }, { date: DAY }];
  await pull('edit-transportation-settings', { facilityId, hoursOfOperation });
  const settings = await call('GET', `/facilities/${facilityId}/transportation-settings`, { as: residentId });
  expect(dataOf(settings)['hoursOfOperation']).toMatchObject(
    [weekday, date].map(([dayOfWeek, day]) => ({ dayOfWeek, date: day })),
  );
});

test('mobility-needs-form: list takes a list as it is and a text as a list of one', async () => {
  const { ask, replace, staffMakes, read } = transportationMock(reading('mobility-needs-form', 'list'));
  const made = await ask({ mobilityNeeds: ['Walker', 'Oxygen'] });
  expect(dataOf(made)).toMatchObject({ mobilityNeeds: ['Walker', 'Oxygen'] });
  expect(dataOf(await replace(idOf(made), { mobilityNeeds: 'Walker' }))).toMatchObject({
    mobilityNeeds: ['Walker'],
  });
  expect(dataOf(await read(await staffMakes({ mobilityNeeds: 'Cane' })))).toMatchObject({
    mobilityNeeds: ['Cane'],
  });
});

test('unknown-members and other-read-only-members: refused', async () => {
  const unknown = transportationMock(reading('unknown-members', 'refused'));
  expect((await unknown.ask({ colour: 'red' })).status).toBe(400);
  const readOnly = transportationMock(reading('other-read-only-members', 'refused'));
  const id = idOf(await readOnly.ask());
  for (const name of ['driver', 'vehicle', 'mileage', 'canEdit', 'referenceNumber', 'creator', 'timezone']) {
    expect([name, (await readOnly.ask({ [name]: 'mine' })).status]).toEqual([name, 400]);
    expect([name, (await readOnly.replace(id, { [name]: 'mine' })).status]).toEqual([name, 400]);
  }
  expect((await readOnly.ask({ id: 'trq_mine', created: 'now' })).status).toBe(201);
});

test('lead-time-source: always-three applies to a create, with any settings', async () => {
  const statuses = async (readings: Readings, minimumLeadTimeHours: number) => {
    const { ask, replace, pull, facilityId } = transportationMock(readings);
    const id = idOf(await ask());
    await pull('edit-transportation-settings', { facilityId, minimumLeadTimeHours });
    const soon = { date: '2026-06-15', appointmentTime: '16:00' };
    return [(await ask(soon)).status, (await replace(id, soon)).status];
  };
  expect([await statuses({}, 5), await statuses({}, 4)]).toEqual([
    [400, 400],
    [201, 200],
  ]);
  expect(await statuses(reading('lead-time-source', 'always-three'), 5)).toEqual([201, 400]);
});

test('deleted-transportation-request-read: served, by the read and by nothing else', async () => {
  const { ask, call, path, read, listed, replace, cancel, staffDo, residentId } = transportationMock(
    reading('deleted-transportation-request-read', 'served'),
  );
  const id = idOf(await ask({ notes: 'Last words' }));
  await staffDo('delete-transportation-request', id);
  expect(dataOf(await read(id))).toMatchObject({ id, notes: 'Last words', canEdit: false, canCancel: false });
  const comments = await call('GET', `${path}/${id}/comments`, { as: residentId });
  expect([(await replace(id)).status, (await cancel(id)).status, comments.status]).toEqual([404, 404, 404]);
  expect(idsOf(await listed())).toEqual([]);
});
