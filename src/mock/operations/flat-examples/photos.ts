import type { components } from '../../../../openapi/generated/types.ts';
import { isRefusal } from '../../http/problem.ts';
import type { PhotoRecord } from '../../world/photos-records.ts';
import { fileUrl } from '../file-url.ts';
import type { Handler, Scene } from '../operation.ts';
import { livingPhotos } from '../photos/living.ts';
import { photoView } from '../photos/view.ts';
import { mostItems, residentsAsked } from './asked.ts';
import { newest, rowsInOrder, rowsOf, type Row } from './rows.ts';

const LIST = 'listPhotosFlat';

const view = (
  { record: photo, residentId }: Row<PhotoRecord>,
  scene: Scene,
): components['schemas']['FlatPhoto'] => ({
  id: photo.id,
  residentId,
  url: fileUrl(scene, photo.fileId),
  caption: scene.choose('flat-caption', {
    text: photo.caption?.text ?? null,
    object: photoView(photo, scene).caption ?? null,
  }),
  createdAt: photo.created,
});

/** GET P/photos: the photos in which the resident is tagged; a limit leaves the newest. */
export const listPhotosFlat: Handler<typeof LIST> = ({ query }, scene) => {
  const asked = residentsAsked(LIST, query.residentId, scene);
  if (isRefusal(asked)) return asked;
  const most = mostItems(LIST, query.limit, scene);
  if (isRefusal(most)) return most;
  const { photos } = scene.store;
  const shown = scene.choose('flat-store', { 'one-store': livingPhotos(scene), 'two-stores': [] });
  // FLT-17
  const rows = rowsOf(shown, ({ userIds }) => userIds, asked);
  const kept = newest(rows, most, photos);
  const ordered = rowsInOrder(LIST, photos, kept, ({ caption }) => caption?.text ?? '', scene);
  return { status: 200, body: { data: ordered.map((row) => view(row, scene)) } };
};
