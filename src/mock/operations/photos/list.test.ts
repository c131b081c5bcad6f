import { expect, test } from 'vitest';
import { idOf, idsOf, membersOf } from '../../testing/people.ts';
import { photosOfResident } from './living.ts';
import { photosMock } from '../../testing/photos.ts';

const queried = (query: object): string => `?${new URLSearchParams({ ...query }).toString()}`;

test('each list holds its own photos', async () => {
  const { added, call, home, away, residents, ofActivity, put } = photosMock();
  const [first, second] = residents;
  const here = await added({ users: first });
  const there = await added({ facilities: away });
  const both = await added({ facilities: `${away},${home}`, users: `${second},${first}` });
  const sung = await added({ users: second }, { to: ofActivity });
  const elsewhere = await added({}, { to: `/activities/${put().id}/photos` });
  const listed = async (path: string) => idsOf(await call('GET', path));
  expect(await listed(`/facilities/${home}/photos`)).toEqual([here, both, sung, elsewhere]);
  expect(await listed(`/facilities/${away}/photos`)).toEqual([there, both]);
  expect(await listed(`/residents/${first}/photos`)).toEqual([here, both]);
  expect(await listed(`/residents/${second}/photos`)).toEqual([both, sung]);
  expect(await listed(ofActivity)).toEqual([sung]);
});

test('a deleted photo is in no list', async () => {
  const { added, call, home, residents, ofActivity, world } = photosMock();
  const id = await added({ users: residents[0] }, { to: ofActivity });
  const paths = [`/facilities/${home}/photos`, `/residents/${residents[0]}/photos`, ofActivity];
  for (const path of paths) expect(idsOf(await call('GET', path))).toEqual([id]);
  expect(photosOfResident(residents[0], world)).toHaveLength(1);
  await call('DELETE', `/photos/${id}`);
  for (const path of paths) expect(idsOf(await call('GET', path))).toEqual([]);
  expect(photosOfResident(residents[0], world)).toEqual([]);
});

test('an update moves a photo from the list of one resident to that of another', async () => {
  const { added, change, call, residents } = photosMock();
  const id = await added({ users: residents[0] });
  await change(id, { users: [residents[1]] });
  expect(idsOf(await call('GET', `/residents/${residents[0]}/photos`))).toEqual([]);
  expect(idsOf(await call('GET', `/residents/${residents[1]}/photos`))).toEqual([id]);
});

test('filters keep what passes all of them', async () => {
  const { added, change, call, home, residents, pulled } = photosMock();
  const [albumId, otherId] = [
    await pulled('create-album', { facilityIds: [home] }),
    await pulled('create-album', { facilityIds: [home] }),
  ];
  const [first, second] = residents;
  const tea = await added({ users: first, albumId, caption: 'Tea in the garden' });
  const cake = await added({ users: residents.join(','), albumId: otherId, caption: 'Cake' });
  const bare = await added({ users: first });
  await change(tea, { tags: ['a', 'b'] });
  await change(cake, { tags: ['b'] });
  await change(bare, { tags: ['c'] });
  const filters: readonly (readonly [object, readonly string[]])[] = [
    [{}, [tea, cake, bare]],
    [{ albumId }, [tea]],
    [{ albumId: 'alb_none' }, []],
    [{ tags: 'b' }, [tea, cake]],
    [{ tags: 'a,c' }, [tea, bare]],
    [{ tags: 'x' }, []],
    [{ tags: '' }, [tea, cake, bare]],
    [{ captionSearch: 'garden' }, [tea]],
    [{ captionSearch: 'GARD' }, [tea]],
    [{ captionSearch: 'winter' }, []],
    [{ captionSearch: '' }, [tea, cake, bare]],
    [{ captionSearch: 'a', tags: 'b', albumId: otherId }, [cake]],
  ];
  for (const base of [`/facilities/${home}/photos`, `/residents/${first}/photos`])
    for (const [query, expected] of filters)
      expect([query, idsOf(await call('GET', base + queried(query)))]).toEqual([query, expected]);
  const ofSecond = queried({ residentId: second });
  expect(idsOf(await call('GET', `/facilities/${home}/photos${ofSecond}`))).toEqual([cake]);
});

test('the photos of an activity are searched by caption alone', async () => {
  const { added, call, ofActivity } = photosMock();
  const id = await added({ caption: 'Choir' }, { to: ofActivity });
  const other = await added({}, { to: ofActivity });
  expect(idsOf(await call('GET', `${ofActivity}?captionSearch=choir`))).toEqual([id]);
  expect(idsOf(await call('GET', `${ofActivity}?albumId=alb_none`))).toEqual([id, other]);
});

test('lists are walked page by page, and a photo deleted on the way shifts nothing', async () => {
  const { added, call, home, residents, ofActivity } = photosMock();
  const ids = [];
  for (let count = 0; count < 5; count += 1)
    ids.push(await added({ users: residents[0] }, { to: ofActivity }));
  for (const path of [`/facilities/${home}/photos`, `/residents/${residents[0]}/photos`, ofActivity]) {
    const first = await call('GET', `${path}?pageSize=2`);
    expect(first.body).toMatchObject({ data: [{ id: ids[0] }, { id: ids[1] }], hasMore: true });
    const cursor = String(membersOf(first)['nextCursor']);
    const rest = await call('GET', path + queried({ pageSize: '3', cursor }));
    expect(rest.body).toMatchObject({ data: ids.slice(2).map((id) => ({ id })), hasMore: false });
    expect(membersOf(rest)['nextCursor']).toBeNull();
  }
  const first = await call('GET', `${ofActivity}?pageSize=2`);
  await call('DELETE', `/photos/${ids[1]}`);
  const cursor = String(membersOf(first)['nextCursor']);
  expect(idsOf(await call('GET', ofActivity + queried({ cursor })))).toEqual(ids.slice(2));
});

test('lists of what does not exist are refused', async () => {
  const { call, put } = photosMock();
  const gone = put({ isDeleted: true });
  for (const path of ['/facilities/none', '/residents/none', '/activities/none', `/activities/${gone.id}`])
    expect([path, (await call('GET', `${path}/photos`)).status]).toEqual([path, 404]);
});

test('photos of another tenant are not there', async () => {
  const { upload, call, service } = photosMock();
  const id = idOf(await upload());
  const as = service.known('other')?.identities.systemActor[0]?.actingId ?? '';
  expect((await call('GET', `/photos/${id}`, { tenant: 'other', as })).status).toBe(404);
});
