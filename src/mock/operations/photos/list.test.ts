import { expect, test } from 'vitest';
import { idsOf } from '../../testing/people.ts';
import { photosMock } from '../../testing/photos.ts';

const queried = (query: object): string => `?${new URLSearchParams({ ...query }).toString()}`;

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
