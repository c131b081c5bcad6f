import { expect, test } from 'vitest';
import { dataOf } from '../../testing/people.ts';
import { announcementsMock, MENU } from '../../testing/announcements.ts';

const withoutFlags = {
  subject: 'Lunch in the garden',
  message: 'On Sunday at noon.',
  smsMessage: 'Garden lunch, Sunday noon.',
  from: 'The kitchen',
  recipientGroups: ['Family'],
  status: 'sent',
  scheduledAt: '2026-06-16T09:00:00.000Z',
  createdAt: '2026-06-15T12:00:00.000Z',
};

test('an announcement is read under each connection that got it, and without any', async () => {
  const { call, kim, lou, under, id, attachmentId, home, world } = await announcementsMock();
  const data = {
    ...withoutFlags,
    id,
    facilities: [home],
    createdBy: world.store.staff.all()[0]?.id,
    attachments: [{ id: attachmentId, name: 'Menu of the day.txt', size: MENU.length, extension: 'txt' }],
    isRead: false,
    isArchived: false,
  };
  for (const path of [under(kim), under(lou), `/announcements/${id}`]) {
    const { status, body } = await call('GET', path);
    expect([path, status, body]).toEqual([path, 200, { data }]);
  }
  expect((await call('GET', under(kim), { as: kim.id })).body).toEqual({ data });
});

test('reading is seen nowhere', async () => {
  const { call, kim, under, state } = await announcementsMock();
  const before = state();
  await call('GET', under(kim), { as: kim.id });
  await call('GET', under(kim));
  expect(state()).toEqual(before);
});

test('archive and unarchive change one connection, for the connection and for the system actor', async () => {
  const { archive, unarchive, flags, kim, lou } = await announcementsMock();
  const gone = await archive(kim, kim.id);
  expect([gone.status, gone.bytes.length]).toEqual([204, 0]);
  expect([await flags(kim), await flags(lou)]).toEqual([
    [false, true],
    [false, false],
  ]);
  expect((await archive(lou)).status).toBe(204);
  const back = await unarchive(kim);
  expect([back.status, back.bytes.length]).toEqual([204, 0]);
  expect([await flags(kim), await flags(lou)]).toEqual([
    [false, false],
    [false, true],
  ]);
});

test('archiving twice and unarchiving what is not archived change nothing', async () => {
  const { archive, unarchive, kim, state } = await announcementsMock();
  const fresh = state();
  expect((await unarchive(kim)).status).toBe(204);
  expect(state()).toEqual(fresh);
  await archive(kim);
  const archived = state();
  expect((await archive(kim)).status).toBe(204);
  expect(state()).toEqual(archived);
});

test('archiving shows nowhere but under a connection', async () => {
  const { archive, call, kim, id } = await announcementsMock();
  await archive(kim);
  expect(dataOf(await call('GET', `/announcements/${id}`))).toMatchObject({
    isRead: false,
    isArchived: false,
  });
});

test('only the connection and the system actor are served under a connection', async () => {
  const { call, kim, under, archive, unarchive, strangers, state } = await announcementsMock();
  await archive(kim);
  const before = state();
  for (const as of strangers) {
    expect((await call('GET', under(kim), { as })).status).toBe(403);
    expect((await archive(kim, as)).status).toBe(403);
    expect((await unarchive(kim, as)).status).toBe(403);
  }
  expect(state()).toEqual(before);
});

test('only the system actor is served without a connection', async () => {
  const { call, kim, id, attachmentId, strangers } = await announcementsMock();
  for (const as of [...strangers, kim.id, 'ext-kim', 'nobody'])
    for (const path of [`/announcements/${id}`, `/announcements/${id}/attachments/${attachmentId}`])
      expect([as, path, (await call('GET', path, { as })).status]).toEqual([as, path, 403]);
});

test('an externalId resolves to its own connection and to no other', async () => {
  const { call, kim, lou, under, archive, flags } = await announcementsMock();
  expect((await call('GET', under(kim), { as: 'ext-kim' })).status).toBe(200);
  expect((await call('GET', under(lou), { as: 'ext-kim' })).status).toBe(403);
  expect((await archive(kim, 'ext-kim')).status).toBe(204);
  expect(await flags(kim)).toEqual([false, true]);
  expect((await call('GET', `/connections/${kim.id}`, { as: 'ext-kim' })).status).toBe(403);
});

test('an externalId that is the id of another person acts as that person', async () => {
  const { call, addResident, world, kim, under } = await announcementsMock();
  const other = addResident();
  world.store.connections.replace({ ...kim, externalId: other.id });
  expect((await call('GET', under(kim), { as: other.id })).status).toBe(403);
});

test('what is not there, or went to others, is not found', async () => {
  const { call, kim, max, id, attachmentId, state } = await announcementsMock();
  const before = state();
  for (const path of [
    `/connections/${kim.id}/announcements/nobody`,
    `/connections/nobody/announcements/${id}`,
    `/connections/${max.id}/announcements/${id}`,
  ]) {
    expect([path, (await call('GET', path)).status]).toEqual([path, 404]);
    expect([path, (await call('POST', `${path}/archive`)).status]).toEqual([path, 404]);
    expect([path, (await call('POST', `${path}/unarchive`)).status]).toEqual([path, 404]);
  }
  for (const path of [
    '/announcements/nobody',
    `/announcements/${id}/attachments/nobody`,
    `/announcements/nobody/attachments/${attachmentId}`,
  ])
    expect([path, (await call('GET', path)).status]).toEqual([path, 404]);
  expect(state()).toEqual(before);
});

test('an attachment is downloaded under its name and type', async () => {
  const { call, id, attachmentId } = await announcementsMock();
  const { status, headers, bytes } = await call('GET', `/announcements/${id}/attachments/${attachmentId}`);
  expect([status, new TextDecoder().decode(bytes)]).toEqual([200, MENU]);
  expect(headers.get('content-type')).toBe('text/plain');
  expect(headers.get('content-disposition')).toBe("attachment; filename*=UTF-8''Menu%20of%20the%20day.txt");
});

test('an attachment is there under its own announcement alone', async () => {
  const { call, pull, home, attachmentId } = await announcementsMock();
  const other = await pull('send-announcement', { facilityIds: [home] });
  const { announcementId } = { announcementId: '', ...(other.body as object) };
  const path = `/announcements/${announcementId}/attachments/${attachmentId}`;
  expect((await call('GET', path)).status).toBe(404);
});
