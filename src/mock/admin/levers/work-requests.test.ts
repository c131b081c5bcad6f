import { describe, expect, test } from 'vitest';
import { dataOf, idsOf } from '../../testing/people.ts';
import { base64, listIn, workRequestsMock } from '../../testing/work-requests.ts';

describe('what staff arrange', () => {
  test('shows in the read of the request', async () => {
    const { made, read, staff } = workRequestsMock();
    const workRequestId = await made();
    await staff('triage-work-request', { workRequestId, urgency: 'high', team: 'it' });
    await staff('triage-work-request', { workRequestId, type: 'Electrical' });
    await staff('schedule-work-request', { workRequestId, scheduledDate: '2026-06-20' });
    await staff('assign-crew', { workRequestId, crew: [{ name: 'Ann' }] });
    await staff('assign-crew', { workRequestId, crew: [{ name: 'Bea' }, { name: 'Bea' }] });
    const request = await read(workRequestId);
    expect(request).toMatchObject({
      ...{ status: 'open', urgency: 'high', team: 'it', type: 'Electrical' },
      scheduledDate: '2026-06-20T00:00:00.000Z',
      crew: [{ name: 'Bea' }, { name: 'Bea' }],
    });
    expect(new Set(listIn(request, 'crew').map(({ id }) => id)).size).toBe(2);
  });

  test('are the moves to in_progress and to completed, in their name', async () => {
    const { made, read, staff, staffId } = workRequestsMock();
    const workRequestId = await made();
    await staff('start-work-request', { workRequestId });
    expect(await read(workRequestId)).toMatchObject({ status: 'in_progress', completedDate: null });
    await staff('complete-work-request', { workRequestId });
    expect(await read(workRequestId)).toMatchObject({
      status: 'completed',
      completedDate: '2026-06-15T12:00:00.000Z',
      statusHistory: [
        { status: 'open' },
        { status: 'in_progress', changedBy: { id: staffId, name: 'Sam Hale' } },
        { status: 'completed', changedBy: { id: staffId } },
      ],
    });
  });

  test.each([
    ['start-work-request', {}],
    ['complete-work-request', {}],
    ['triage-work-request', { urgency: 'high' }],
    ['schedule-work-request', { scheduledDate: '2026-06-20' }],
    ['assign-crew', { crew: [{ name: 'Ann' }] }],
  ])('is refused with 409 once the request is completed or cancelled: %s', async (lever, input) => {
    const { made, cancel, pull, staff, state } = workRequestsMock({ 'work-request-events': 'work-requests' });
    const [done, gone] = [await made(), await made()];
    await staff('complete-work-request', { workRequestId: done });
    await cancel(gone);
    const before = state();
    for (const workRequestId of [done, gone])
      expect((await pull(lever, { workRequestId, ...input })).status).toBe(409);
    expect(state()).toEqual(before);
  });

  test('is refused with 409 once work has begun', async () => {
    const { made, pull, staff, state } = workRequestsMock();
    const workRequestId = await made();
    await staff('start-work-request', { workRequestId });
    const before = state();
    expect((await pull('start-work-request', { workRequestId })).status).toBe(409);
    expect(state()).toEqual(before);
  });

  test.each([{ team: 'Housekeeping' }, { type: 'nonsense' }])('is refused with 400: %o', async (wrong) => {
    const { made, pull, resident, state } = workRequestsMock();
    const workRequestId = await made();
    const before = state();
    expect((await pull('triage-work-request', { workRequestId, ...wrong })).status).toBe(400);
    expect((await pull('create-work-request', { residentId: resident.id, ...wrong })).status).toBe(400);
    expect(state()).toEqual(before);
  });

  test('is refused with 404 for what is not there', async () => {
    const { pull, resident, state } = workRequestsMock();
    const before = state();
    for (const [lever, input] of [
      ['start-work-request', { workRequestId: 'nobody' }],
      ['delete-work-request', { workRequestId: 'nobody' }],
      ['create-work-request', { residentId: 'nobody' }],
      ['create-work-request', { residentId: resident.id, creatorId: 'nobody' }],
      ['create-maintenance-schedule', { residentId: 'nobody' }],
      ['edit-work-request-settings', { facilityId: 'nobody' }],
    ] as const)
      expect([lever, (await pull(lever, input)).status]).toEqual([lever, 404]);
    expect(state()).toEqual(before);
  });
});

describe('filing for a resident', () => {
  test('without a creator it is by staff, for the first team and the room', async () => {
    const { read, staff, resident, staffId } = workRequestsMock();
    const made = await staff('create-work-request', { residentId: resident.id, urgency: 'low' });
    expect(made['attachmentIds']).toEqual([]);
    expect(await read(String(made['workRequestId']))).toMatchObject({
      ...{ urgency: 'low', team: 'maintenance', type: null, location: '12A', status: 'open' },
      ...{ creator: { id: staffId, name: 'Sam Hale' }, canCancel: false },
    });
  });

  test('residents and linked connections can be the creator, others cannot', async () => {
    const { staff, list, pull, resident, daughter, addConnection, addResident, state } = workRequestsMock();
    const residentId = resident.id;
    const own = await staff('create-work-request', { residentId, creatorId: residentId });
    const hers = await staff('create-work-request', { residentId, creatorId: daughter });
    expect(idsOf(await list())).toEqual([hers['workRequestId'], own['workRequestId']]);
    expect(idsOf(await list({}, daughter))).toEqual([hers['workRequestId']]);
    const strangers = [addConnection().id, addResident().id];
    const before = state();
    for (const creatorId of strangers)
      expect((await pull('create-work-request', { residentId, creatorId })).status).toBe(409);
    expect(state()).toEqual(before);
  });

  test('files come with it', async () => {
    const { staff, on, resident } = workRequestsMock();
    const files = [{ name: 'tap.txt', type: 'text/plain', content: base64('drip') }];
    const made = await staff('create-work-request', { residentId: resident.id, files });
    const [attachmentId] = [made['attachmentIds']].flat();
    const answer = await on('GET', `/${String(made['workRequestId'])}/attachments/${String(attachmentId)}`);
    expect(new TextDecoder().decode(answer.bytes)).toBe('drip');
  });
});

test('a deleted request is gone with its comments and the bytes of every file', async () => {
  const { createWithFiles, on, staff, list, world, service } = workRequestsMock();
  const made = dataOf(await createWithFiles(['drip']));
  const workRequestId = made['id'];
  const files = [{ name: 'bill.txt', type: 'text/plain', content: base64('42') }];
  await staff('comment-on-work-request', { workRequestId, visibleToFamily: false, files });
  const { workRequests, requestComments } = world.store;
  const kept = [...workRequests.all(), ...requestComments.all()].flatMap(({ attachments }) => attachments);
  expect(kept.map(({ fileId }) => service.file(fileId)?.bytes.byteLength)).toEqual([4, 2]);
  await staff('delete-work-request', { workRequestId });
  expect(kept.map(({ fileId }) => service.file(fileId))).toEqual([undefined, undefined]);
  expect([workRequests.all(), requestComments.all(), idsOf(await list())]).toEqual([[], [], []]);
  expect((await on('GET', `/${String(workRequestId)}`)).status).toBe(404);
});

test('two teams of one key are refused', async () => {
  const { pull, home, state } = workRequestsMock();
  const before = state();
  const team = { key: 'all', name: 'Everything' };
  const input = { facilityId: home, teams: [team, { ...team, name: 'Again' }] };
  expect((await pull('edit-work-request-settings', input)).status).toBe(400);
  expect(state()).toEqual(before);
});
