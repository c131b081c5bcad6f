import { expect, test } from 'vitest';
import { KNOWN_REASONS } from '../../domain/attendance-decline-reason.ts';
import { dataOf, itemsOf } from '../../testing/people.ts';
import { DECLINED, attendanceMock, KIN } from '../../testing/attendance.ts';

const MARKED_AT = '2026-06-15T12:00:00.000Z';

test('a mark is made, listed, changed and deleted', async () => {
  const set = attendanceMock();
  const { activity, residents, facilityId } = set;
  const made = await set.mark(residents[0], { ...DECLINED, duration: 20, id: 'mine', markedAt: 'ever' });
  expect(made.status).toBe(201);
  const record = {
    userId: residents[0],
    userType: 'resident',
    userName: 'Ann Guest',
    relationship: null,
    status: 'declined',
    markedAt: MARKED_AT,
    declineReason: 'Sleeping',
    duration: 20,
  };
  const ofActivity = {
    activityId: activity.id,
    activityName: 'Choir',
    activityType: 'Music',
    activityStartDate: '2026-06-20T10:00:00Z',
    activityEndDate: '2026-06-20T11:00:00Z',
    activityLocation: 'Hall',
    facilityId,
    facilityName: 'Facility 1',
  };
  expect(made.body).toEqual({ data: { ...ofActivity, ...record } });
  const { activityId, activityName, activityStartDate } = ofActivity;
  const came = await set.whoCame();
  expect([came.status, came.body]).toEqual([
    200,
    { data: { activityId, activityName, activityStartDate, attendanceRecords: [record] } },
  ]);
  expect((await set.attended(residents[0])).body).toEqual({ data: [{ ...ofActivity, ...record }] });

  const changed = { ...record, declineReason: 'Other', duration: 5 };
  const updated = await set.update(residents[0], { declineReason: 'Other', duration: 5, status: 'attended' });
  expect([updated.status, updated.body]).toEqual([200, { data: { ...ofActivity, ...changed } }]);
  expect((await set.whoCame()).body).toMatchObject({ data: { attendanceRecords: [changed] } });

  const gone = await set.remove(residents[0]);
  expect([gone.status, gone.bytes.length]).toEqual([204, 0]);
  expect((await set.whoCame()).body).toMatchObject({ data: { attendanceRecords: [] } });
  expect(itemsOf(await set.attended(residents[0]))).toEqual([]);
  expect((await set.mark(residents[0])).status).toBe(201);
  expect(set.reportedEvents()).toEqual([]);
});

test('a connection is marked, changed and deleted under its own id', async () => {
  const set = attendanceMock();
  const { id } = set.connection;
  const made = dataOf(await set.mark(id, KIN));
  expect(made).toMatchObject({ userId: id, userType: 'connection', relationship: 'Daughter' });
  expect(dataOf(await set.update(id, { duration: 30 }))).toMatchObject({ userId: id, duration: 30 });
  expect((await set.remove(id)).status).toBe(204);
  expect((await set.mark('ext-kim', KIN)).status).toBe(404);
});

test('what is changed or deleted is the record of that user for that activity', async () => {
  const set = attendanceMock();
  const [ann, ben] = set.residents;
  const other = set.put({ name: 'Bingo' });
  await set.mark(ann, { duration: 1 });
  await set.mark(ben, { duration: 2 });
  const body = { userId: ann, userType: 'resident', status: 'attended', duration: 3 };
  await set.call('POST', `/activities/${other.id}/attendance`, { body });
  await set.update(ann, { duration: 9 });
  const minutes = async () =>
    itemsOf(await set.attended(ann)).map(({ activityName, duration }) => [activityName, duration]);
  expect(await minutes()).toEqual([
    ['Choir', 9],
    ['Bingo', 3],
  ]);
  expect(itemsOf(await set.attended(ben))).toMatchObject([{ duration: 2 }]);
  await set.remove(ann);
  expect(await minutes()).toEqual([['Bingo', 3]]);
  expect((await set.whoCame()).body).toMatchObject({ data: { attendanceRecords: [{ userId: ben }] } });
});

test('a second mark is refused, and a mark needs no registration', async () => {
  const set = attendanceMock();
  await set.mark(set.residents[0], { duration: 1 });
  const before = set.state();
  expect((await set.mark(set.residents[0], { duration: 2 })).status).toBe(409);
  expect(set.state()).toEqual(before);
  expect(set.world.store.registrations.all()).toEqual([]);
});

test.each(KNOWN_REASONS)('%s is a reason to decline', async (declineReason) => {
  const set = attendanceMock();
  expect((await set.mark(set.residents[0], { ...DECLINED, declineReason })).status).toBe(201);
});

test('a decline without a reason, and bodies and ids that fit nothing, are refused without a trace', async () => {
  const set = attendanceMock();
  const [ann] = set.residents;
  await set.mark(set.residents[1]);
  const deleted = set.put({ isDeleted: true });
  const before = set.state();
  for (const wrong of [
    { status: 'declined' },
    { status: 'declined', declineReason: null },
    { status: undefined },
    { userId: undefined },
    { userType: undefined },
    { userType: 'staff' },
    { status: 'late' },
    { duration: 'long' },
    { duration: 1.5 },
  ])
    expect([wrong, (await set.mark(ann, wrong)).status]).toEqual([wrong, 400]);
  expect((await set.mark('res_nobody')).status).toBe(404);
  expect((await set.mark(ann, KIN)).status).toBe(404);
  expect((await set.mark(set.connection.id)).status).toBe(404);
  const body = { userId: ann, userType: 'resident', status: 'attended' };
  for (const id of ['act_nothing', deleted.id]) {
    const path = `/activities/${id}/attendance`;
    expect((await set.call('GET', path)).status).toBe(404);
    expect((await set.call('POST', path, { body })).status).toBe(404);
    expect((await set.call('PUT', `${path}/${ann}`, { body: {} })).status).toBe(404);
    expect((await set.call('DELETE', `${path}/${ann}`)).status).toBe(404);
  }
  expect((await set.update(ann, { duration: 3 })).status).toBe(404);
  expect((await set.remove(ann)).status).toBe(404);
  expect((await set.call('GET', `/residents/${ann}/attendance?startDate=2026-06-01`)).status).toBe(400);
  expect((await set.attended('res_nobody')).status).toBe(404);
  expect(set.state()).toEqual(before);
});

test('a list holds what was marked for activities in its range, however long that is', async () => {
  const set = attendanceMock();
  const [ann] = set.residents;
  for (const day of ['2026-06-01', '2026-06-20', '2026-09-30'])
    await set.call(
      'POST',
      `/activities/${set.put({ startDate: `${day}T10:00:00.000Z`, name: day }).id}/attendance`,
      { body: { userId: ann, userType: 'resident', ...DECLINED } },
    );
  const names = async (from: string, to: string) =>
    itemsOf(await set.attended(ann, from, to)).map(({ activityName }) => activityName);
  expect(await names('2026-06-02T00:00:00Z', '2026-06-30T00:00:00Z')).toEqual(['2026-06-20']);
  expect(await names('2026-06-01T00:00:00Z', '2026-12-31T00:00:00Z')).toHaveLength(3);
});

test('what was marked stays in the list of a resident when the activity is deleted', async () => {
  const set = attendanceMock();
  await set.mark(set.residents[0]);
  await set.call('DELETE', `/activities/${set.activity.id}`);
  expect(itemsOf(await set.attended(set.residents[0]))).toHaveLength(1);
});

test('a mark for a series has the dates of its first occurrence', async () => {
  const set = attendanceMock();
  const series = set.putSeries();
  const body = { userId: set.residents[0], userType: 'resident', status: 'attended' };
  const path = `/activities/${series.id}/attendance`;
  const dates = { activityStartDate: '2026-06-06T10:00:00Z' };
  expect(dataOf(await set.call('POST', path, { body }))).toMatchObject(dates);
  expect(dataOf(await set.call('GET', path))).toMatchObject(dates);
  expect((await set.call('POST', path, { body })).status).toBe(409);
});
