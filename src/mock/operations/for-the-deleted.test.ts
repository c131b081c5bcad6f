import { expect, test } from 'vitest';
import { reading } from '../testing/mock.ts';
import { walk } from '../testing/personal-activities.ts';
import { coffee } from '../testing/personal-visits.ts';
import { registrationsMock } from '../testing/registrations.ts';
import { STROLL } from '../testing/flat-examples.ts';

interface OperationContext {
  readonly userId: string;
  readonly userType: 'resident' | 'connection';
  readonly activityId: string;
  readonly staffId: string;
}

const CHECK_IN = { startDate: '2026-06-10', durationInMinutes: 15 };

type Request = (context: OperationContext) => readonly [path: string, body: object];

/** Each create for a person: its path and its body. */
const REQUESTS = {
  createRegistration: ({ activityId, userId, userType }: OperationContext) => [
    `/activities/${activityId}/registrations`,
    { userId, userType },
  ],
  markAttendance: ({ activityId, userId, userType }: OperationContext) => [
    `/activities/${activityId}/attendance`,
    { userId, userType, status: 'attended' },
  ],
  createCheckIn: ({ userId, staffId }: OperationContext) => [
    `/residents/${userId}/check-ins`,
    { ...CHECK_IN, checkInStaffId: staffId },
  ],
  createPersonalVisit: ({ userId }: OperationContext) => [`/residents/${userId}/personal-visits`, coffee],
  createPersonalActivity: ({ userId }: OperationContext) => [
    `/residents/${userId}/personal-activities`,
    walk,
  ],
  createRegistrationFlat: ({ activityId, userId }: OperationContext) => [
    '/registrations',
    { activityId, residentId: userId },
  ],
  createPersonalActivityFlat: ({ userId }: OperationContext) => [
    '/personal-activities',
    { ...STROLL, residentId: userId },
  ],
} satisfies Readonly<Record<string, Request>>;

const MADE_FOR = [
  ['createRegistration', 'resident'],
  ['createRegistration', 'connection'],
  ['markAttendance', 'resident'],
  ['markAttendance', 'connection'],
  ['createCheckIn', 'resident'],
  ['createPersonalVisit', 'resident'],
  ['createPersonalActivity', 'resident'],
  ['createRegistrationFlat', 'resident'],
  ['createPersonalActivityFlat', 'resident'],
] as const;

test.each(MADE_FOR)('made-for-the-deleted: every reading of %s for a %s', async (operation, userType) => {
  for (const [taken, statuses] of [
    ['accepted', [200, 201]],
    ['not-found', [404]],
    ['another-refusal', [409]],
  ] as const) {
    const set = registrationsMock(
      { 'made-for-the-deleted': { [operation]: taken } },
      { allowConnections: true, maxRegistered: 9, maxRegisteredConnections: 9 },
    );
    const { id: activityId, facilityId } = set.activity;
    const staffId = set.world.store.staff.all()[0]?.id ?? '';
    const ask = async (status: 'active' | 'deleted') => {
      const externalId = `ext-${status}`;
      const { id } =
        userType === 'resident'
          ? set.addResident({ facilityId, status })
          : set.addConnection({ facilityIds: [facilityId], status, externalId });
      const userId = operation === 'createRegistration' && userType === 'connection' ? externalId : id;
      const request: Request = REQUESTS[operation];
      const [path, body] = request({ userId, userType, activityId, staffId });
      const before = set.state();
      const answer = await set.call('POST', path, { body });
      if (answer.status >= 400) expect(set.state()).toEqual(before);
      return answer.status;
    };
    expect(statuses).toContain(await ask('deleted'));
    expect([200, 201]).toContain(await ask('active'));
  }
});

test.each([
  ['refused', [404, 404, 404, 404, 404, 404]],
  ['served', [200, 201, 200, 204, 200, 201]],
] as const)('below-deleted-activity: %s', async (taken, statuses) => {
  const { call, register, residents, put, world } = registrationsMock(
    reading('below-deleted-activity', taken),
  );
  const activity = put();
  const { id } = activity;
  const [userId, other] = residents;
  const mark = (who: string) => ({ userId: who, userType: 'resident', status: 'attended' });
  await call('POST', `/activities/${id}/attendance`, { body: mark(userId) });
  world.store.activities.replace({ ...activity, isDeleted: true });
  const seen: number[] = [];
  for (const [method, path, body] of [
    ['GET', 'attendance'],
    ['POST', 'attendance', mark(other)],
    ['PUT', `attendance/${userId}`, { duration: 5 }],
    ['DELETE', `attendance/${userId}`],
    ['GET', 'photos'],
    ['POST', 'registrations', { userId: other, userType: 'resident' }],
  ] as const)
    seen.push((await call(method, `/activities/${id}/${path}`, body && { body })).status);
  expect(seen).toEqual(statuses);
  expect((await register(userId)).status).toBe(201);
});
