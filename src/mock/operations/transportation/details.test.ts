import { expect, test } from 'vitest';
import { idOf } from '../../testing/people.ts';
import { transportationMock } from '../../testing/transportation.ts';

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
