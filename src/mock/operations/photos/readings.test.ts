import { expect, test } from 'vitest';
import { reading } from '../../testing/mock.ts';
import { dataOf, itemsOf } from '../../testing/people.ts';
import { photosMock } from '../../testing/photos.ts';

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
