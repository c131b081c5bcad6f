import type { components } from '../../../../openapi/generated/types.ts';
import { isRefusal } from '../../http/problem.ts';
import type { PhotoRecord } from '../../world/photos-records.ts';
import { fileUrl } from '../file-url.ts';
import type { Handler, OperationContext } from '../operation.ts';
import { photoView } from '../photos/view.ts';
import { mostItems, residentsAsked } from './asked.ts';
import { limited, rowsInOrder, rowsOf, type Row } from './rows.ts';

const LIST = 'listPhotosFlat';

const view = (
  { record: photo, residentId }: Row<PhotoRecord>,
  context: OperationContext,
): components['schemas']['FlatPhoto'] => ({
  id: photo.id,
  residentId,
  url: fileUrl(context, photo.fileId),
  caption: context.choose('flat-caption', {
    text: photo.caption?.text ?? null,
    object: photoView(photo, context).caption ?? null,
  }),
  createdAt: photo.created,
});

/** GET P/photos: the photos in which the resident is tagged; a limit leaves some. */
export const listPhotosFlat: Handler<typeof LIST> = ({ query }, context) => {
  const { residentId } = query;
  const asked = residentsAsked(LIST, residentId, context);
  if (isRefusal(asked)) return asked;
  const most = mostItems(LIST, query.limit, context);
  if (isRefusal(most)) return most;
  const { photos } = context.store;
  const living = residentId === undefined ? photos.where('any', '') : photos.where('user', residentId);
  const shown = context.choose('flat-store', { 'one-store': living, 'two-stores': [] });
  // FLT-17
  const rows = rowsOf(shown, ({ userIds }) => userIds, asked);
  const ordered = rowsInOrder(LIST, photos, rows, ({ caption }) => caption?.text ?? '', context);
  const kept = limited(ordered, most, photos, context);
  return { status: 200, body: { data: kept.map((row) => view(row, context)) } };
};
