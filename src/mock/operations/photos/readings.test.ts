import { expect, test } from 'vitest';
import { reading, type Readings } from '../../testing/mock.ts';
import { dataOf, idsOf, itemsOf } from '../../testing/people.ts';
import { photosMock } from '../../testing/photos.ts';

const uploads = ['uploadPhoto', 'uploadActivityPhoto'] as const;

test.each(uploads)('create-status: ok answers 200 on %s', async (operation) => {
  const { upload, ofActivity } = photosMock({ 'create-status': { [operation]: 'ok' } });
  expect((await upload()).status).toBe(operation === 'uploadPhoto' ? 200 : 201);
  expect((await upload({}, { to: ofActivity })).status).toBe(operation === 'uploadPhoto' ? 201 : 200);
});

test.each([
  ['unprocessable', 422],
  ['another-refusal', 409],
] as const)('missing-required-status: %s', async (taken, status) => {
  const { upload, ofActivity } = photosMock(reading('missing-required-status', taken));
  for (const to of ['/photos', ofActivity]) {
    expect((await upload({}, { to, file: null })).status).toBe(status);
    expect((await upload({ file: 'text' }, { to, file: null })).status).toBe(status);
    expect((await upload({ facilities: '' }, { to })).status).toBe(status);
  }
});

test.each(['ignore', 'coerce'] as const)('value-outside-set: %s takes the form', async (taken) => {
  const { upload, state } = photosMock({ 'value-outside-set': { uploadPhoto: taken } });
  expect(dataOf(await upload({ type: 'selfie', caption: 'Me' }))).toMatchObject({
    ...{ type: 'gallery', caption: { text: 'Me' } },
  });
  const before = state();
  expect((await upload({ type: 'selfie' }, { file: null })).status).toBe(400);
  expect(state()).toEqual(before);
});

test('photo-link-form: objects in every answer', async () => {
  const readings = { ...reading('photo-link-form', 'objects'), ...reading('unknown-photo-links', 'kept') };
  const { added, change, call, home, residents, ofActivity, pulled } = photosMock(readings);
  const tagId = await pulled('create-tag', { name: 'Garden' });
  const id = await added({ users: `${residents[0]},res_nobody` }, { to: ofActivity });
  const links = {
    facilities: [{ id: home, name: 'Facility 1' }],
    users: [
      { id: residents[0], name: 'Ada Berg' },
      { id: 'res_nobody', name: null },
    ],
    tags: [
      { id: tagId, name: 'Garden' },
      { id: 'tag_none', name: null },
    ],
  };
  expect(dataOf(await change(id, { tags: [tagId, 'tag_none'] }))).toMatchObject(links);
  expect(dataOf(await call('GET', `/photos/${id}`))).toMatchObject(links);
  for (const path of [`/facilities/${home}/photos`, `/residents/${residents[0]}/photos`, ofActivity])
    expect(itemsOf(await call('GET', path))).toMatchObject([links]);
});

test('photo-link-form: objects show the names of today', async () => {
  const { added, photo, residents, world } = photosMock(reading('photo-link-form', 'objects'));
  const id = await added({ users: residents[0] });
  expect(dataOf(await photo(id))).toMatchObject({ users: [{ name: 'Ada Berg' }] });
  const resident = world.store.residents.find(residents[0]);
  if (resident) world.store.residents.replace({ ...resident, lastName: 'Dahl' });
  expect(dataOf(await photo(id))).toMatchObject({ users: [{ name: 'Ada Dahl' }] });
});

test.each([
  ['acting-user', 'uploader', 'writer'],
  ['uploader', 'uploader', 'uploader'],
  ['service-account', 'server', 'server'],
] as const)('photo-creator: %s names the %s, and the %s of the caption', async (taken, of, ofCaption) => {
  const { added, change, residents } = photosMock(reading('photo-creator', taken));
  const whom = { uploader: residents[0], writer: residents[1], server: 'service-account' };
  const id = await added({ caption: 'Now' }, { as: residents[0] });
  const data = dataOf(await change(id, { caption: 'Then' }, residents[1]));
  expect(data).toMatchObject({ creatorId: whom[of], caption: { creatorId: whom[ofCaption] } });
  expect(data['creatorName']).not.toBe('');
});

test.each(uploads)('photo-url-bytes: other-bytes on %s', async (operation) => {
  const { upload, ofActivity, follow } = photosMock({ 'photo-url-bytes': { [operation]: 'other-bytes' } });
  const [plain, sung] = [dataOf(await upload()), dataOf(await upload({}, { to: ofActivity }))];
  const [other, same] = operation === 'uploadPhoto' ? [plain, sung] : [sung, plain];
  expect(follow(same['url'])).toBe('picture');
  expect(follow(other['url'])).toMatch(/^picture./s);
});

test.each([
  [{}, 'a,b', ['one', 'both']],
  [reading('photo-tags-filter', 'all'), 'a,b', ['both']],
  [reading('photo-tags-filter', 'all'), 'a', ['one', 'both']],
] as const)('photo-tags-filter: %o with %s finds %o', async (readings, tags, found) => {
  const { added, change, call, home, residents } = photosMock(readings);
  const ids = { one: await added({ users: residents[0] }), both: await added({ users: residents[0] }) };
  await change(ids.one, { tags: ['a'] });
  await change(ids.both, { tags: ['a', 'b'] });
  for (const base of [`/facilities/${home}`, `/residents/${residents[0]}`])
    expect(idsOf(await call('GET', `${base}/photos?tags=${tags}`))).toEqual(found.map((one) => ids[one]));
});

test.each([
  [{}, 'gard', true],
  [reading('caption-search', 'words'), 'gard', false],
  [reading('caption-search', 'words'), 'garden tea', true],
  [{}, 'garden tea', false],
  [{}, 'GARDEN', true],
  [reading('filter-case', 'all-insensitive'), 'GARDEN', true],
  [reading('filter-case', 'all-sensitive'), 'GARDEN', false],
  [reading('filter-case', 'all-sensitive'), 'garden', true],
] as const)('caption-search and filter-case: %o with %s: %s', async (readings: Readings, sought, found) => {
  const { added, call, home, residents, ofActivity } = photosMock(readings);
  const id = await added({ users: residents[0], caption: 'Tea in the garden' }, { to: ofActivity });
  const query = new URLSearchParams({ captionSearch: sought }).toString();
  for (const path of [`/facilities/${home}/photos`, `/residents/${residents[0]}/photos`, ofActivity])
    expect(idsOf(await call('GET', `${path}?${query}`))).toEqual(found ? [id] : []);
});

test('activity-photo-in-facility-list: activity-only', async () => {
  const { added, call, home, residents, ofActivity } = photosMock(
    reading('activity-photo-in-facility-list', 'activity-only'),
  );
  const sung = await added({ users: residents[0] }, { to: ofActivity });
  const plain = await added({ users: residents[0] });
  expect(idsOf(await call('GET', `/facilities/${home}/photos`))).toEqual([plain]);
  expect(idsOf(await call('GET', `/residents/${residents[0]}/photos`))).toEqual([sung, plain]);
  expect(idsOf(await call('GET', ofActivity))).toEqual([sung]);
});

test('activity-photo-type: gallery', async () => {
  const { upload, ofActivity } = photosMock(reading('activity-photo-type', 'gallery'));
  expect(dataOf(await upload({}, { to: ofActivity }))).toMatchObject({ type: 'gallery' });
});

test('activity-photo-album: taken', async () => {
  const { upload, ofActivity, pulled, home, state } = photosMock(reading('activity-photo-album', 'taken'));
  const albumId = await pulled('create-album', { facilityIds: [home] });
  expect(dataOf(await upload({ albumId, type: 'dining' }, { to: ofActivity }))).toMatchObject({
    ...{ albumIds: [albumId], type: 'dining' },
  });
  expect(dataOf(await upload({}, { to: ofActivity }))).toMatchObject({ albumIds: [], type: 'activity' });
  const before = state();
  expect((await upload({ type: 'selfie' }, { to: ofActivity })).status).toBe(400);
  expect((await upload({ albumId: 'alb_none' }, { to: ofActivity })).status).toBe(400);
  expect(state()).toEqual(before);
});

test('activity-photo-album: refused', async () => {
  const { upload, ofActivity, state } = photosMock(reading('activity-photo-album', 'refused'));
  const before = state();
  expect((await upload({ albumId: 'alb_none' }, { to: ofActivity })).status).toBe(400);
  expect((await upload({ type: 'dining' }, { to: ofActivity })).status).toBe(400);
  expect(state()).toEqual(before);
  expect((await upload({}, { to: ofActivity })).status).toBe(201);
});

test.each(['uploadPhoto', 'uploadActivityPhoto', 'updatePhoto'] as const)(
  'unknown-photo-links: kept and dropped on %s',
  async (operation) => {
    const usersAfter = async (taken: 'kept' | 'dropped') => {
      const { upload, added, change, ofActivity, residents } = photosMock({
        'unknown-photo-links': { [operation]: taken },
      });
      const users = ['res_nobody', residents[1]];
      const asked =
        operation === 'updatePhoto'
          ? await change(await added(), { users })
          : await upload(
              { users: users.join(',') },
              { to: operation === 'uploadPhoto' ? '/photos' : ofActivity },
            );
      return [dataOf(asked)['users'], residents[1]];
    };
    const [kept, own] = await usersAfter('kept');
    expect(kept).toEqual(['res_nobody', own]);
    const [dropped, known] = await usersAfter('dropped');
    expect(dropped).toEqual([known]);
  },
);

test('unknown-photo-links: kept shows facilities and albums as they were sent', async () => {
  const { upload, home } = photosMock(reading('unknown-photo-links', 'kept'));
  expect(dataOf(await upload({ facilities: `fac_none,${home}`, albumId: 'alb_none' }))).toMatchObject({
    ...{ facilities: ['fac_none', home], albumIds: ['alb_none'] },
  });
});

test('unknown-photo-links: dropped leaves no photo without a facility', async () => {
  const { upload, home, state } = photosMock(reading('unknown-photo-links', 'dropped'));
  expect(dataOf(await upload({ facilities: `fac_none,${home}`, albumId: 'alb_none' }))).toMatchObject({
    ...{ facilities: [home], albumIds: [] },
  });
  const before = state();
  expect((await upload({ facilities: 'fac_none' })).status).toBe(400);
  expect(state()).toEqual(before);
});

test.each([
  ['kept', ['tag_none', 'tag']],
  ['dropped', ['tag']],
  ['refused', 400],
] as const)('unknown-photo-tags: %s', async (taken, expected) => {
  const { added, change, pulled } = photosMock(reading('unknown-photo-tags', taken));
  const tag = await pulled('create-tag', {});
  const id = await added();
  const answer = await change(id, { tags: ['tag_none', tag] });
  if (expected === 400) expect(answer.status).toBe(400);
  else expect(dataOf(answer)['tags']).toEqual(expected.map((one) => (one === 'tag' ? tag : one)));
  expect(dataOf(await change(id, { tags: [tag] }))['tags']).toEqual([tag]);
});

test('photo-put-omitted: cleared', async () => {
  const { added, change, residents } = photosMock(reading('photo-put-omitted', 'cleared'));
  const id = await added({ caption: 'Now', users: residents[0] });
  expect(dataOf(await change(id, { tags: ['a'] }))).toMatchObject({ caption: null, users: [], tags: ['a'] });
  expect(dataOf(await change(id, { caption: 'Then' }))).toMatchObject({
    caption: { text: 'Then' },
    tags: [],
  });
});

test('deleted-photo-read: flagged', async () => {
  const { added, call, photo, home } = photosMock(reading('deleted-photo-read', 'flagged'));
  const id = await added({ caption: 'Now' });
  const before = dataOf(await photo(id));
  await call('DELETE', `/photos/${id}`);
  expect(dataOf(await photo(id))).toEqual({ ...before, deleted: true });
  expect(idsOf(await call('GET', `/facilities/${home}/photos`))).toEqual([]);
  expect((await call('DELETE', `/photos/${id}`)).status).toBe(404);
});

test('photo-events-per-facility: each-facility', async () => {
  const { added, call, reportedEvents, home, away } = photosMock(
    reading('photo-events-per-facility', 'each-facility'),
  );
  const id = await added({ facilities: `${home},${away}` });
  await call('DELETE', `/photos/${id}`);
  expect(reportedEvents().map(([eventType]) => eventType)).toEqual([
    ...['photo.uploaded', 'photo.uploaded', 'photo.deleted', 'photo.deleted'],
  ]);
});

test('photo-reordering: fires', async () => {
  const { added, change, reportedEvents, residents } = photosMock(reading('photo-reordering', 'fires'));
  const id = await added({ users: residents.join(',') });
  await change(id, { users: [...residents] });
  expect(reportedEvents()).toHaveLength(1);
  await change(id, { users: residents.toReversed() });
  expect(reportedEvents().slice(1)).toEqual([['photo.updated', id]]);
});

test('unknown-id-delete: no-content', async () => {
  const { added, call, reportedEvents } = photosMock({ 'unknown-id-delete': { deletePhoto: 'no-content' } });
  const id = await added();
  for (const one of ['pho_none', id, id]) expect((await call('DELETE', `/photos/${one}`)).status).toBe(204);
  expect(reportedEvents()).toHaveLength(2);
});

test.each([
  ['oldest-first', ['B', 'A']],
  ['newest-first', ['A', 'B']],
  ['by-name-or-date', ['A', 'B']],
] as const)('default-order: %s', async (taken, captions) => {
  const { added, call, home, residents, ofActivity } = photosMock(reading('default-order', taken));
  for (const caption of ['B', 'A']) await added({ caption, users: residents[0] }, { to: ofActivity });
  for (const path of [`/facilities/${home}/photos`, `/residents/${residents[0]}/photos`, ofActivity])
    expect(itemsOf(await call('GET', path))).toMatchObject(captions.map((text) => ({ caption: { text } })));
});

test('wrong-types: coerced on updatePhoto', async () => {
  const { added, change } = photosMock({ 'wrong-types': { updatePhoto: 'coerced' } });
  expect(dataOf(await change(await added(), { caption: 7 }))).toMatchObject({ caption: { text: '7' } });
});
