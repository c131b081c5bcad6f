import { expect, test } from 'vitest';
import { dataOf, idOf } from '../../testing/people.ts';
import { photosMock } from '../../testing/photos.ts';

const NOW = '2026-06-15T12:00:00.000Z';

test('a photo is uploaded, read, changed and deleted', async () => {
  const { upload, call, photo, change, reportedEvents, home, away, residents, pulled, world, follow } =
    photosMock();
  const albumId = await pulled('create-album', { facilityIds: [home] });
  const tagId = await pulled('create-tag', { name: 'Garden' });
  const [first, second] = residents;
  const actor = world.store.systemActors.all()[0];
  const made = await upload({
    facilities: `${home}, ${away}`,
    users: `${first},${second},${first}`,
    ...{ albumId, type: 'dining', caption: 'Tea is served' },
  });
  expect(made.status).toBe(201);
  const id = idOf(made);
  const data = {
    ...{ id, type: 'dining', caption: { text: 'Tea is served', creatorId: actor?.id, created: NOW } },
    ...{ creatorId: actor?.id, creatorName: actor?.name, facilities: [home, away], users: [first, second] },
    ...{ tags: [], albumIds: [albumId], created: NOW, deleted: false },
  };
  const { url, thumbUrl, ...others } = dataOf(made);
  expect(others).toEqual(data);
  expect([follow(url), follow(thumbUrl)]).toEqual(['picture', 'picture']);
  expect((await photo(id)).body).toEqual(made.body);

  const changed = await change(id, { caption: 'Tea was served', users: [second], tags: [tagId] });
  expect(changed.status).toBe(200);
  expect(dataOf(changed)).toEqual({
    ...{ ...data, url, thumbUrl, users: [second], tags: [tagId] },
    caption: { ...data.caption, text: 'Tea was served' },
  });
  expect((await photo(id)).body).toEqual(changed.body);

  const gone = await call('DELETE', `/photos/${id}`);
  expect([gone.status, gone.bytes.length]).toEqual([204, 0]);
  expect((await photo(id)).status).toBe(404);
  expect(reportedEvents()).toEqual([
    ['photo.uploaded', id],
    ['photo.updated', id],
    ['photo.deleted', id],
  ]);
});

test('the required parts alone make a gallery photo without a caption', async () => {
  const { upload, home } = photosMock();
  expect(dataOf(await upload())).toMatchObject({
    ...{ type: 'gallery', caption: null, facilities: [home], users: [], tags: [], albumIds: [] },
  });
  expect(dataOf(await upload({ users: '', albumId: '', caption: '' }))).toMatchObject({
    ...{ caption: null, users: [], albumIds: [] },
  });
});

test('a photo of an activity is in no album, whatever the form says', async () => {
  const { upload, ofActivity, reportedEvents, home, residents, pulled } = photosMock();
  const albumId = await pulled('create-album', { facilityIds: [home] });
  const made = await upload(
    { users: residents[0], caption: 'Choir', albumId, type: 'dining' },
    { to: ofActivity },
  );
  expect(made.status).toBe(201);
  expect(dataOf(made)).toMatchObject({ type: 'activity', albumIds: [], users: [residents[0]] });
  expect(reportedEvents()).toEqual([['photo.uploaded', idOf(made)]]);
});

test.each(['gallery', 'activity', 'family', 'dining', 'designer', 'postcard'])(
  'an upload takes the type %s',
  async (type) => {
    const { upload } = photosMock();
    expect(dataOf(await upload({ type }))).toMatchObject({ type });
  },
);

test('uploads that lack or mistake something are refused, and nothing changes', async () => {
  const { upload, call, state, home, ofActivity, put } = photosMock();
  const gone = put({ isDeleted: true });
  const before = state();
  for (const to of ['/photos', ofActivity]) {
    expect((await upload({}, { to, file: null })).status).toBe(400);
    expect((await upload({ file: 'no file' }, { to, file: null })).status).toBe(400);
    expect((await upload({ facilities: '' }, { to })).status).toBe(400);
    expect((await upload({ facilities: ' , ' }, { to })).status).toBe(400);
    expect((await upload({ facilities: `${home},fac_nowhere` }, { to })).status).toBe(400);
    expect((await upload({ users: 'res_nobody' }, { to })).status).toBe(400);
    expect((await call('POST', to, { body: { facilities: home } })).status).toBe(415);
  }
  const form = new FormData();
  form.append('file', new File(['x'], 'x.png'));
  form.append('facilities', new File([home], 'facilities'));
  expect((await call('POST', '/photos', { form })).status).toBe(400);
  expect((await upload({ albumId: 'alb_none' })).status).toBe(400);
  expect((await upload({ type: 'selfie' })).status).toBe(400);
  for (const id of ['act_none', gone.id])
    expect((await upload({}, { to: `/activities/${id}/photos` })).status).toBe(404);
  expect(state()).toEqual(before);
});

test('people of every kind can be tagged', async () => {
  const { upload, addConnection, world, residents } = photosMock();
  const users = [residents[0], addConnection().id, world.store.staff.all()[0]?.id ?? ''];
  expect(dataOf(await upload({ users: users.join(',') }))).toMatchObject({ users });
});

test('where no room is left for the picture nothing is made', async () => {
  const { upload, state, world } = photosMock();
  const before = state();
  const { put } = world.files;
  Object.assign(world.files, { put: () => false });
  expect((await upload()).status).toBe(413);
  Object.assign(world.files, { put });
  expect(state()).toEqual(before);
});

test('the bytes of a deleted photo are gone, and those of others are not', async () => {
  const { upload, call, follow } = photosMock();
  const [one, other] = [dataOf(await upload()), dataOf(await upload())];
  await call('DELETE', `/photos/${String(one['id'])}`);
  expect([follow(one['url']), follow(other['url'])]).toEqual([undefined, 'picture']);
});

test('a deleted photo cannot be changed or deleted again', async () => {
  const { added, call, change, state } = photosMock();
  const id = await added();
  await call('DELETE', `/photos/${id}`);
  const before = state();
  for (const one of [id, 'pho_none']) {
    expect((await change(one, { caption: 'x' })).status).toBe(404);
    expect((await call('DELETE', `/photos/${one}`)).status).toBe(404);
  }
  expect(state()).toEqual(before);
});

test.each([
  [{ caption: 'Later' }, { caption: { text: 'Later' } }],
  [{ users: [] }, { users: [] }],
  [{ tags: ['tag_x'] }, { tags: ['tag_x'] }],
  [{ caption: '' }, { caption: null }],
] as const)('what an update leaves out stays: %o', async (body, shown) => {
  const { added, change, residents } = photosMock();
  const id = await added({ caption: 'Now', users: residents[0], type: 'family' });
  await change(id, { tags: ['tag_old'] });
  expect(dataOf(await change(id, body))).toMatchObject({
    ...{ id, type: 'family', caption: { text: 'Now' }, users: [residents[0]], tags: ['tag_old'] },
    ...shown,
  });
});

test('an update that changes nothing is silent, and so is one with the same caption', async () => {
  const { added, change, photo, reportedEvents, residents, world } = photosMock();
  const staffId = world.store.staff.all()[0]?.id;
  const id = await added({ caption: 'Now', users: residents.join(',') });
  await change(id, { tags: ['a', 'b'] });
  const before = (await photo(id)).body;
  const events = reportedEvents();
  const same = { users: [...residents], tags: ['a', 'b'] };
  for (const body of [{}, same, { users: [...residents, residents[0]] }])
    expect((await change(id, body, staffId)).body).toEqual(before);
  await change(id, { caption: 'Now' }, staffId);
  await change(id, { users: residents.toReversed(), tags: ['b', 'a'] });
  expect(reportedEvents()).toEqual(events);
  await change(id, { caption: 'Then' });
  expect(reportedEvents()).toEqual([...events, ['photo.updated', id]]);
});

test('a caption names who wrote it last, a photo who uploaded it', async () => {
  const { added, change, residents, world } = photosMock();
  const staff = world.store.staff.all()[0];
  const id = await added({ caption: 'Now' }, { as: residents[0] });
  expect(dataOf(await change(id, { caption: 'Then' }, staff?.id))).toMatchObject({
    ...{ creatorId: residents[0], creatorName: 'Ada Berg', caption: { text: 'Then', creatorId: staff?.id } },
  });
});

test('updates that do not fit are refused, and nothing changes', async () => {
  const { added, change, state } = photosMock();
  const id = await added({ caption: 'Now' });
  const before = state();
  for (const body of [{ caption: 7 }, { users: 'one' }, { tags: [1] }, { users: ['res_nobody'] }, []])
    expect((await change(id, body)).status).toBe(400);
  expect(state()).toEqual(before);
});
