import { PICTURE } from '../../witness/people.ts';
import { nextOf, playing, type Parts, type To, type Update } from '../../witness/photos.ts';

/** Photos of every kind are uploaded, updated in every way and deleted. */
export const lives = playing(async (setup) => {
  const { home, away, ada, bea, activityId, upload, photo, send, read, update, remove, tag, album } = setup;
  const [first, second] = [await album(), await album()];
  const both = { facilities: [home, away] };
  const uploads: readonly (readonly [Parts, To?])[] = [
    ...([
      [{}],
      [{ caption: 'Tea' }],
      [{ caption: 'Garden', albumId: second }],
      [{ caption: 'Tea' }],
    ] as const),
    ...([
      [{ type: 'dining', caption: 'Cake in the garden, and tea' }],
      [{ type: 'postcard', caption: 'Tea' }],
    ] as const),
    ...([[{}], [{ type: 'dining', albumId: second }], [{ albumId: first }], [{ type: 'designer' }]] as const),
    ...([[{ ...both, albumId: second }], [{ ...both, users: [ada, bea] }], [{ users: [ada, bea] }]] as const),
    ...([[{}, { as: ada }], [{ facilities: [away], users: [ada] }]] as const),
    ...([
      [{ caption: 'Tea' }, { activityId }],
      [{ facilities: [away] }, { activityId }],
    ] as const),
    ...([
      [{}, { activityId }],
      [{ ...both, users: [ada] }, { activityId }],
    ] as const),
  ];
  const seen: unknown[] = [];
  for (const [parts, to] of uploads) {
    const id = await photo(parts, to);
    seen.push(await read(id));
  }
  for (const to of [{}, { activityId }]) {
    seen.push(await upload({}, to), await send({ users: ada, facilities: home }, to));
    seen.push(await send({ users: ada, caption: 'Tea' }, to, PICTURE));
  }
  const tags = [await tag(), await tag(), await tag()];
  const bodies: readonly Update[] = [
    ...[
      { caption: 'Garden' },
      { caption: 'Cake' },
      { users: [bea] },
      { users: [ada] },
      { users: [ada, bea] },
    ],
    ...[
      { users: [] },
      { tags: tags.slice(0, 1) },
      { tags: tags.slice(1) },
      { users: [ada], tags },
      { tags: [] },
    ],
    { caption: 'Tea', users: [ada, bea], tags },
  ];
  const parts = { ...both, users: [ada], caption: 'Tea', albumId: first };
  const changed: string[] = [];
  for (const [more, to] of [[{ type: 'dining' }], [{ type: 'postcard' }], [{}, { activityId }]] as const) {
    const id = await photo({ ...parts, ...more }, to);
    for (const body of bodies) seen.push(await update(id, body), await read(id));
    changed.push(id);
  }
  for (const id of changed) seen.push(await read(id));
  seen.push(await setup.lists());
  for (const id of changed.slice(1)) seen.push(await remove(id), await read(id), await setup.lists());
  for (const query of ['captionSearch=Tea', `albumId=${first}`, `tags=${tags[0] ?? ''}`, `residentId=${ada}`])
    seen.push(await setup.inHome(query));
  for (const id of changed.slice(1)) seen.push(await update(id, { caption: 'Tea' }), await read(id));
  for (const id of changed.slice(1)) seen.push(await remove(id), await read(id));
  return seen;
});

/** Photos of every kind, asked for by every filter, by two at once, and in pages. */
export const filters = playing(async (setup, { lever }) => {
  const { home, away, ada, bea, activityId, photo, update, tag, album, inHome, lists } = setup;
  const [one, two] = [await album(), await album()];
  const [red, blue, green] = [await tag(), await tag(), await tag()];
  const place = async (parts: Parts, tags: readonly string[], to: To = {}) => {
    const id = await photo(parts, to);
    const { caption = '', users = [] } = parts;
    if (tags.length > 0) await update(id, { caption, users, tags });
    return id;
  };
  await place({ caption: 'Garden', users: [ada], albumId: one }, [red]);
  await place({ caption: 'Tea', users: [ada, bea], albumId: two }, [blue]);
  await place({ caption: 'Garden party', users: [bea, ada] }, [blue, red, green]);
  const both = await place({ caption: 'Cake in the Garden', users: [bea], albumId: one }, [red, blue]);
  await lever('edit-photo', { photoId: both, albumIds: [two, one] });
  for (const to of [{}, { activityId }]) {
    for (const caption of ['Garden party', 'Garden']) await photo({ caption, users: [bea] }, to);
    await update(await photo({ caption: 'Tea', users: [ada] }, to), { caption: 'Garden' });
    await photo({ users: [ada] }, to);
  }
  await place({ facilities: [home, away], caption: 'Garden', users: [bea, ada], type: 'postcard' }, []);
  await place({ facilities: [away], users: [ada], albumId: one, caption: 'Tea' }, [red]);
  await update(await photo({ users: [ada] }), { users: [bea] });
  await update(await photo({ albumId: two, type: 'activity' }, { as: ada }), { tags: [blue] });
  await photo({ users: [bea], type: 'family' });
  const seen: unknown[] = [];
  for (const word of ['Garden', 'Tea', 'Ada', blue, 'gallery', 'Holidays', 'Ada%20Field'])
    seen.push(await lists(`captionSearch=${word}`));
  for (const query of [
    `albumId=${one}`,
    `albumId=${two}`,
    `tags=${red}`,
    `tags=${blue}`,
    `tags=${blue},${red}`,
  ])
    for (const more of ['', '&captionSearch=Garden', `&residentId=${ada}`])
      seen.push(await inHome(`${query}${more}`));
  for (const query of [`albumId=${one}`, `tags=${red}`, `albumId=${two}&tags=${red}`, `tags=${red},${blue}`])
    seen.push(await lists(query));
  seen.push(await inHome(`tags=${red},${blue}`), await inHome(`captionSearch=Garden&residentId=${ada}`));
  for (const person of [ada, bea])
    seen.push(await inHome(`residentId=${person}`), await setup.inAway(`residentId=${person}`));
  for (const query of [`albumId=${one}`, `tags=${red}`, `residentId=${ada}`, 'captionSearch=Garden']) {
    const first = await inHome(`${query}&pageSize=1`);
    seen.push(await inHome(`${query}&pageSize=3&cursor=${nextOf(first)}`));
  }
  return seen;
});
