import { expect, test } from 'vitest';
import { idOf } from '../../testing/people.ts';
import { DAY, transportationMock } from '../../testing/transportation.ts';

test.each([
  ['without a date', { date: undefined }],
  ['without a time', { appointmentTime: undefined }],
  ['without a kind', { tripType: undefined }],
  ['without a destination', { destination: undefined }],
  ['with another kind', { tripType: 'on foot' }],
  ['with a day that does not exist', { date: '2026-06-31' }],
  ['with a time that does not exist', { appointmentTime: '24:00' }],
  ['with a roundtrip that never returns', { tripType: 'roundtrip' }],
  ['with a roundtrip that returns at null', { tripType: 'roundtrip', returnTime: null }],
  ['with a type that the community lacks', { transportationType: 'Helicopter' }],
  ['with a list of needs', { mobilityNeeds: ['Walker'] }],
  ['too soon', { date: '2026-06-15', appointmentTime: '14:59' }],
  ['in the past', { date: '2026-06-01' }],
  ['too early in the day', { appointmentTime: '06:59' }],
  ['too late in the day', { appointmentTime: '20:01' }],
  ['with a pickup too early', { pickupTime: '06:00' }],
  ['with a return too late', { tripType: 'roundtrip', returnTime: '21:00' }],
])('nothing is made or replaced %s', async (_what, more) => {
  const { ask, replace, state } = transportationMock();
  const id = idOf(await ask());
  const before = state();
  expect([(await ask(more)).status, (await replace(id, more)).status]).toEqual([400, 400]);
  expect(state()).toEqual(before);
});

test('the settings of the community decide', async () => {
  const { ask, replace, pull, call, facilityId, residentId } = transportationMock();
  const id = idOf(await ask());
  const hoursOfOperation = [
    { dayOfWeek: 'thursday', startTime: '08:00', endTime: '10:00' },
    { date: '2026-06-26', notAvailable: true },
  ];
  const changes = {
    requireDestinationAddress: true,
    minimumLeadTimeHours: 240,
    transportationTypes: ['Bus'],
  };
  await pull('edit-transportation-settings', { facilityId, ...changes, hoursOfOperation });
  const settings = await call('GET', `/facilities/${facilityId}/transportation-settings`, { as: residentId });
  const none = { dayOfWeek: null, date: null, notAvailable: false, startTime: null, endTime: null };
  expect(settings.body).toEqual({
    data: {
      ...{ facilityId, timezone: 'UTC', ...changes },
      hoursOfOperation: [
        { ...none, dayOfWeek: 'thursday', startTime: '08:00', endTime: '10:00' },
        { ...none, date: '2026-06-26', notAvailable: true },
      ],
    },
  });
  const fits = { appointmentTime: '09:00', date: '2026-07-02', destinationAddress: '1 Elm St' };
  const statuses = async (more: object) => [
    (await ask({ ...fits, ...more })).status,
    (await replace(id, { ...fits, ...more })).status,
  ];
  expect(await statuses({})).toEqual([201, 200]);
  expect(await statuses({ destinationAddress: undefined })).toEqual([400, 400]);
  expect(await statuses({ destinationAddress: '' })).toEqual([400, 400]);
  expect(await statuses({ transportationType: 'Private car' })).toEqual([400, 400]);
  expect(await statuses({ transportationType: 'Bus' })).toEqual([201, 200]);
  expect(await statuses({ appointmentTime: '12:00' })).toEqual([400, 400]);
  expect(await statuses({ date: DAY })).toEqual([400, 400]);
  expect(await statuses({ date: '2026-06-26' })).toEqual([400, 400]);
});
