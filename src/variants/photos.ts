import { photosSetup } from '../witness/photos.ts';
import { pick, type Witness } from '../witness/client.ts';
import { eventsOf } from '../witness/events.ts';
import { readingsOf } from './reading.ts';

/** Photos of both facilities are sent, changed, searched and deleted, and their events. */
const usual: Witness = async (client) => {
  const { home, away, ada, bea, activityId, ...setup } = await photosSetup(client);
  const { album, inHome, inAway, lists, photo, read, remove, send, tag, update, upload } = setup;
  const seen: unknown[] = [];
  const file = { name: 'tea.png', type: 'image/png', text: 'tea' };
  const sent = await upload({ users: [ada], caption: 'Tea' });
  const id = String(pick(sent.body, 'data.id'));
  seen.push(sent, await client.follow(String(pick(sent.body, 'data.url'))));
  for (const more of [{}, { albumId: await album(), type: 'dining' }])
    seen.push(await send({ facilities: home, ...more }, { activityId }, file));
  seen.push(await upload({ users: [ada, 'nobody'] }));
  const [red, blue] = [await tag(), await tag()];
  // Another user changes the caption.
  seen.push(await update(id, { tags: [red] }), await update(id, { caption: 'Garden party' }, ada));
  seen.push(await read(id), await inHome(`tags=${red},${blue}`), await inHome('captionSearch=arde'));
  for (const change of [{ users: ['nobody'] }, { tags: ['nothing'] }])
    seen.push(await update(await photo(), change));
  await update(await photo({ users: [ada, bea] }), { users: [bea, ada] });
  await client.lever('edit-photo', {
    photoId: await photo({ facilities: [home, away] }),
    facilities: [away],
  });
  await remove(await photo({ facilities: [home, away] }));
  seen.push(await inAway(), await lists(), await remove(id), await read(id), await lists());
  return [seen, await eventsOf(client)];
};

/** What photos and their events may be, by the open questions. */
export const photoVariants = readingsOf(usual, [
  'photos',
  'photo-events-per-facility',
  'photo-reordering',
  'photo-removed-from-facility',
]);
