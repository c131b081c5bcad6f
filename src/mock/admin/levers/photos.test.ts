import { expect, test } from 'vitest';
import { photosMock } from '../../testing/photos.ts';
import { dataOf, idsOf } from '../../testing/people.ts';
import { reading } from '../../testing/mock.ts';

test('staff add a photo with everything that belongs to it', async () => {
  const { pulled, photo, reportedEvents, follow, call, home, away, residents } = photosMock();
  const albumId = await pulled('create-album', { facilityIds: [away] });
  const tagId = await pulled('create-tag', { name: 'Garden' });
  const id = await pulled('create-photo', {
    ...{ facilities: [home, away], users: residents, tags: [tagId], albumIds: [albumId] },
    ...{ type: 'postcard', caption: 'Greetings', content: Buffer.from('bytes').toString('base64') },
  });
  const data = dataOf(await photo(id));
  expect(data).toMatchObject({
    ...{ facilities: [home, away], users: residents, tags: [tagId], albumIds: [albumId] },
    ...{ type: 'postcard', caption: { text: 'Greetings' }, creatorName: 'Sam Hale' },
  });
  expect(follow(data['url'])).toBe('bytes');
  expect(idsOf(await call('GET', `/facilities/${away}/photos?tags=${tagId}`))).toEqual([id]);
  expect(reportedEvents()).toEqual([['photo.uploaded', id]]);
});

test('staff add a photo to an activity, and one with no more than a facility', async () => {
  const { pulled, photo, call, home, activity, ofActivity } = photosMock();
  const sung = await pulled('create-photo', { facilities: [home], activityId: activity.id });
  const plain = await pulled('create-photo', { facilities: [home] });
  expect(idsOf(await call('GET', ofActivity))).toEqual([sung]);
  expect(dataOf(await photo(sung))).toMatchObject({ type: 'activity' });
  const { type, caption, url } = dataOf(await photo(plain));
  expect([type, caption]).toEqual(['gallery', null]);
  expect(url).toEqual(expect.any(String));
});

test('an edit changes what it names, leaves the rest, and causes an event', async () => {
  const { pulled, photo, reportedEvents, home, away, residents } = photosMock();
  const albumId = await pulled('create-album', { facilityIds: [home] });
  const id = await pulled('create-photo', { facilities: [home], caption: 'Now', users: residents });
  const edits = [
    { caption: 'Then' },
    { users: [residents[1]] },
    { tags: ['tag'] },
    { albumIds: [albumId] },
    { facilities: [away, home] },
  ];
  for (const [at, edit] of edits.entries()) {
    expect(await pulled('edit-photo', { photoId: id, ...edit })).toBe(id);
    expect(reportedEvents().slice(1)).toEqual(Array.from({ length: at + 1 }, () => ['photo.updated', id]));
  }
  expect(dataOf(await photo(id))).toMatchObject({
    ...{ caption: { text: 'Then' }, users: [residents[1]], tags: ['tag'], albumIds: [albumId] },
    ...{ facilities: [away, home], type: 'gallery' },
  });
});

test('saving without a change is silent, and so is another type', async () => {
  const { pulled, photo, reportedEvents, home, away, residents } = photosMock();
  const same = { facilities: [home, away], users: residents, tags: ['a', 'b'], caption: 'Now' };
  const photoId = await pulled('create-photo', same);
  const before = dataOf(await photo(photoId));
  for (const edit of [{}, same, { ...same, facilities: [away, home], tags: ['b', 'a', 'b'] }])
    await pulled('edit-photo', { photoId, ...edit });
  expect(dataOf(await photo(photoId))['caption']).toEqual(before['caption']);
  await pulled('edit-photo', { photoId, type: 'designer' });
  expect(dataOf(await photo(photoId))).toMatchObject({ type: 'designer' });
  expect(reportedEvents()).toHaveLength(1);
});

test.each([
  ['updated-only', ['photo.updated']],
  ['deleted-too', ['photo.updated', 'photo.deleted']],
] as const)('photo-removed-from-facility: %s', async (taken, events) => {
  const { pulled, reportedEvents, photo, home, away } = photosMock(
    reading('photo-removed-from-facility', taken),
  );
  const photoId = await pulled('create-photo', { facilities: [home] });
  await pulled('edit-photo', { photoId, facilities: [home, away] });
  const before = reportedEvents().length;
  await pulled('edit-photo', { photoId, facilities: [away] });
  expect(
    reportedEvents()
      .slice(before)
      .map(([eventType]) => eventType),
  ).toEqual(events);
  expect(dataOf(await photo(photoId))).toMatchObject({ facilities: [away], deleted: false });
});

test('staff delete a photo as the API does', async () => {
  const { pulled, pull, photo, reportedEvents, follow, home } = photosMock();
  const photoId = await pulled('create-photo', { facilities: [home] });
  const { url } = dataOf(await photo(photoId));
  const answer = await pull('delete-photo', { photoId });
  expect([answer.status, answer.body]).toEqual([200, {}]);
  expect((await photo(photoId)).status).toBe(404);
  expect(follow(url)).toBeUndefined();
  expect(reportedEvents().slice(1)).toEqual([['photo.deleted', photoId]]);
});

test('what does not exist or cannot be is refused, and nothing changes', async () => {
  const { pull, pulled, state, home, put, call } = photosMock();
  const gone = put({ isDeleted: true });
  const [photoId, deletedId] = [
    await pulled('create-photo', { facilities: [home] }),
    await pulled('create-photo', { facilities: [home] }),
  ];
  await call('DELETE', `/photos/${deletedId}`);
  const before = state();
  for (const links of [{ facilities: ['x'] }, { users: ['x'] }, { albumIds: ['x'] }]) {
    expect((await pull('create-photo', { facilities: [home], ...links })).status).toBe(404);
    expect((await pull('edit-photo', { photoId, caption: 'Other', ...links })).status).toBe(404);
  }
  for (const activityId of ['act_none', gone.id])
    expect((await pull('create-photo', { facilities: [home], activityId })).status).toBe(404);
  for (const id of ['pho_none', deletedId]) {
    expect((await pull('edit-photo', { photoId: id, caption: 'Other' })).status).toBe(404);
    expect((await pull('delete-photo', { photoId: id })).status).toBe(404);
  }
  expect((await pull('create-photo', { facilities: [home], type: 'selfie' })).status).toBe(400);
  expect((await pull('create-album', { facilityIds: ['fac_none'] })).status).toBe(404);
  expect(state()).toEqual(before);
});

test('unknown-photo-tags: refused binds staff, too', async () => {
  const { pull, pulled, state, home } = photosMock(reading('unknown-photo-tags', 'refused'));
  const photoId = await pulled('create-photo', { facilities: [home] });
  const before = state();
  expect((await pull('create-photo', { facilities: [home], tags: ['x'] })).status).toBe(400);
  expect((await pull('edit-photo', { photoId, tags: ['x'] })).status).toBe(400);
  expect(state()).toEqual(before);
});
