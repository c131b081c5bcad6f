import { expect, test } from 'vitest';
import { reading, type Readings } from '../../testing/mock.ts';
import { dataOf, membersOf } from '../../testing/people.ts';
import { announcementsMock } from '../../testing/announcements.ts';

test.each([
  ['not-found', 404],
  ['another-refusal', 401],
] as const)('announcement-identity-status: %s', async (taken, status) => {
  const { call, archive, unarchive, kim, under, id, attachmentId, strangers } = await announcementsMock(
    reading('announcement-identity-status', taken),
  );
  for (const as of strangers) {
    const answers = [
      await call('GET', under(kim), { as }),
      await archive(kim, as),
      await unarchive(kim, as),
      await call('GET', `/announcements/${id}`, { as }),
      await call('GET', `/announcements/${id}/attachments/${attachmentId}`, { as }),
    ];
    expect(answers.map((answer) => answer.status)).toEqual(answers.map(() => status));
  }
});

test('announcement-identity-status is taken for each operation by itself', async () => {
  const { call, archive, kim, under, strangers } = await announcementsMock({
    'announcement-identity-status': { archiveAnnouncement: 'not-found' },
  });
  const [as = ''] = strangers;
  expect((await call('GET', under(kim), { as })).status).toBe(403);
  expect((await archive(kim, as)).status).toBe(404);
});

test('announcement-acting-id: acting-id-only', async () => {
  const { call, archive, kim, under, state } = await announcementsMock(
    reading('announcement-acting-id', 'acting-id-only'),
  );
  const before = state();
  expect((await call('GET', under(kim), { as: 'ext-kim' })).status).toBe(403);
  expect((await archive(kim, 'ext-kim')).status).toBe(403);
  expect(state()).toEqual(before);
  expect((await call('GET', under(kim), { as: kim.id })).status).toBe(200);
});

test('announcement-acting-id with separate acting ids, and with unknown acting ids served', async () => {
  const separate = await announcementsMock(reading('entity-id-acts', 'separate'));
  expect((await separate.call('GET', separate.under(separate.kim), { as: 'ext-kim' })).status).toBe(200);
  expect((await separate.call('GET', separate.under(separate.kim), { as: separate.kim.id })).status).toBe(
    403,
  );
  const open = await announcementsMock(reading('unknown-acting-id', 'served'));
  expect((await open.call('GET', open.under(open.kim), { as: 'nobody' })).status).toBe(403);
  expect((await open.call('GET', `/announcements/${open.id}`, { as: 'nobody' })).status).toBe(403);
});

test('announcement-not-sent: served', async () => {
  const { call, archive, unarchive, flags, max, kim, under } = await announcementsMock(
    reading('announcement-not-sent', 'served'),
  );
  expect((await call('GET', under(max), { as: max.id })).status).toBe(200);
  expect((await archive(max)).status).toBe(204);
  expect([await flags(max), await flags(kim)]).toEqual([
    [false, true],
    [false, false],
  ]);
  expect((await unarchive(max)).status).toBe(204);
  expect(await flags(max)).toEqual([false, false]);
});

test('announcement-read-mark: by-connection, by-anyone', async () => {
  const readBy = async (readings: Readings, who: 'connection' | 'external' | 'actor') => {
    const { call, kim, lou, under, world, id } = await announcementsMock(readings);
    const as = {
      connection: kim.id,
      external: 'ext-kim',
      actor: world.store.systemActors.all()[0]?.id ?? '',
    };
    await call('GET', under(kim), { as: as[who] });
    const marks = world.store.announcements.find(id)?.readBy;
    return [marks?.includes(kim.id), marks?.includes(lou.id)];
  };
  const byConnection = reading('announcement-read-mark', 'by-connection');
  expect(await readBy(byConnection, 'connection')).toEqual([true, false]);
  expect(await readBy(byConnection, 'external')).toEqual([true, false]);
  expect(await readBy(byConnection, 'actor')).toEqual([false, false]);
  expect(await readBy(reading('announcement-read-mark', 'by-anyone'), 'actor')).toEqual([true, false]);
  expect(await readBy({}, 'connection')).toEqual([false, false]);
});

test('announcement-archive-again: refused', async () => {
  const { archive, unarchive, kim, state } = await announcementsMock(
    reading('announcement-archive-again', 'refused'),
  );
  const fresh = state();
  expect((await unarchive(kim)).status).toBe(409);
  expect(state()).toEqual(fresh);
  expect((await archive(kim)).status).toBe(204);
  const archived = state();
  expect((await archive(kim)).status).toBe(409);
  expect(state()).toEqual(archived);
});

test('announcement-flat-flags: unset, of-any-connection', async () => {
  const shown = async (readings: Readings) => {
    const { archive, call, kim, id } = await announcementsMock(readings);
    const before = dataOf(await call('GET', `/announcements/${id}`));
    await archive(kim);
    const after = dataOf(await call('GET', `/announcements/${id}`));
    return [before['isArchived'], after['isArchived'], after['isRead']];
  };
  expect(await shown(reading('announcement-flat-flags', 'unset'))).toEqual([null, null, null]);
  expect(await shown(reading('announcement-flat-flags', 'of-any-connection'))).toEqual([false, true, false]);
});

test('announcement-attachment-headers: bytes-only', async () => {
  const { call, id, attachmentId } = await announcementsMock(
    reading('announcement-attachment-headers', 'bytes-only'),
  );
  const { status, headers } = await call('GET', `/announcements/${id}/attachments/${attachmentId}`);
  expect([status, headers.get('content-type')]).toEqual([200, 'application/octet-stream']);
  expect(headers.has('content-disposition')).toBe(false);
});

test('child-under-wrong-parent: served', async () => {
  const { call, pull, home, attachmentId } = await announcementsMock({
    'child-under-wrong-parent': { getAnnouncementAttachment: 'served' },
  });
  const { announcementId } = membersOf(await pull('send-announcement', { facilityIds: [home] }));
  const path = `/announcements/${String(announcementId)}/attachments`;
  expect((await call('GET', `${path}/${attachmentId}`)).status).toBe(200);
  expect((await call('GET', `${path}/nobody`)).status).toBe(404);
});

test('aggregate-types: listed-only has no word for announcements', async () => {
  const aggregates = async (readings: Readings) =>
    (await announcementsMock(readings)).events().map(({ aggregateType }) => aggregateType);
  expect(await aggregates({})).toEqual(['announcement']);
  expect(await aggregates(reading('aggregate-types', 'listed-only'))).toEqual(['activity']);
});
