import { expect, test } from 'vitest';
import { registrationsMock, KIM } from '../../testing/registrations.ts';

test('a resident is registered by the own id, and the answer says for what', async () => {
  const { register, residents, activity, facilityId, reportedEvents } = registrationsMock();
  const answer = await register(residents[0]);
  expect(answer.status).toBe(201);
  expect(answer.body).toEqual({
    data: {
      ...{ activityId: activity.id, activityName: 'Choir', activityType: 'Music', activityLocation: 'Hall' },
      ...{ activityStartDate: '2026-06-20T10:00:00Z', activityEndDate: '2026-06-20T11:00:00Z' },
      ...{ facilityId, facilityName: 'Facility 1', userId: residents[0], userType: 'resident' },
      ...{ userName: 'Ann Guest', relationship: null, registeredAt: '2026-06-15T12:00:00.000Z' },
      ...{ status: 'registered', position: 0 },
    },
  });
  expect(reportedEvents().map(([kind]) => kind)).toEqual(['registration.created']);
});

test('connections are refused where none are allowed and where their places are taken', async () => {
  expect((await registrationsMock({}, { allowConnections: false }).register('ext-kim', KIM)).status).toBe(
    409,
  );
  const { register, reportedEvents } = registrationsMock({}, { maxRegisteredConnections: 0 });
  expect((await register('ext-kim', KIM)).status).toBe(409);
  expect(reportedEvents()).toEqual([]);
});
