import type { Form, Upload } from '../http/form.ts';
import { refuse, type Invalid, type Refusal } from '../http/problem.ts';
import type { Collection, Stored } from '../world/collection.ts';
import type { PicturedRecord } from '../world/records.ts';
import { fileUrl } from './file-url.ts';
import { unknown } from './lookup.ts';
import type { OperationContext } from './operation.ts';

/** The operations that have the choice about avatar links, for upload and for delete. */
type UploadOperation = 'uploadResidentAvatar' | 'uploadConnectionAvatar';

/** The link to the picture of a record; null without a picture. */
export const linkedUrl = (
  record: PicturedRecord,
  place: Pick<OperationContext, 'baseUrl'>,
): string | null => {
  const id = linkedFileId(record);
  return id === null ? null : fileUrl(place, id);
};

const linkedFileId = ({ linkedFileId: own, avatarFileId }: PicturedRecord): string | null =>
  own === undefined ? avatarFileId : own;

/** The answer to an upload. The thumbnail is the picture itself: nothing here scales pictures. */
export const avatarReply = ({ avatarFileId }: PicturedRecord, context: OperationContext) => {
  const url = avatarFileId === null ? null : fileUrl(context, avatarFileId);
  return { status: 200, body: { data: { avatarUrl: url, thumbUrl: url } } } as const;
};

/** The answer to the delete of a picture that is not there, which is an open choice. */
export const withoutPicture = (
  operation: 'deleteResidentAvatar' | 'deleteConnectionAvatar',
  personId: string,
  context: OperationContext,
) =>
  context.choose(
    'delete-missing-avatar',
    {
      'no-content': { status: 204, body: undefined } as const,
      'not-found': unknown('a picture of the person', personId),
    },
    operation,
  );

/** The picture in a form; undefined where none was chosen, a refusal where the part `file` is no file. */
export const pictureIn = ({ fields, files }: Form): Upload | Refusal | undefined => {
  // A browser sends a part without name and bytes when the file input is empty.
  const file = files.find(
    ({ part, name, bytes }) => part === 'file' && (name !== '' || bytes.byteLength > 0),
  );
  if (file || !fields['file']) return file;
  return refusePicture('a text part without a file name', 'type');
};

/** The refusal of a form with a wrong part `file`. */
export const refusePicture = (found: string, code: string, status?: number): Refusal => {
  const fault: Invalid = { location: 'form', pointer: '/file', code, message: 'must be a file' };
  return refuse(
    'invalid-input',
    {
      promised: 'The part `file` of the form must be a file.',
      found: `${found}.`,
      next: 'send the picture in a part named file, with a file name.',
    },
    { validation: [fault], ...(status !== undefined && { status }) },
  );
};

/** Stores an upload as the picture of a record. Refuses with 413 when the file room is full. */
export const setPicture = <T extends Stored & PicturedRecord>(
  collection: Collection<T>,
  record: T,
  { name, type, bytes }: Upload,
  operation: UploadOperation,
  context: OperationContext,
): T | Refusal => {
  const id = context.ids.next('fil');
  if (!context.files.put({ id, name, type, bytes }))
    return refuse('too-large', {
      promised: 'This server has limited room for files.',
      found: `no room for another ${bytes.byteLength} bytes.`,
      next: 'send a smaller file, or reset the mock.',
    });
  const shown = linkedFileId(record);
  const links = context.choose(
    'avatar-links',
    { 'set-and-cleared': id, 'set-and-kept': id, 'not-shown': shown },
    operation,
  );
  return save(collection, record, { avatarFileId: id, linkedFileId: links }, context);
};

/** Removes the picture of a record. */
export const clearPicture = <T extends Stored & PicturedRecord>(
  collection: Collection<T>,
  record: T,
  operation: UploadOperation,
  context: OperationContext,
): T => {
  const shown = linkedFileId(record);
  const links = context.choose(
    'avatar-links',
    { 'set-and-cleared': null, 'set-and-kept': shown, 'not-shown': shown },
    operation,
  );
  return save(collection, record, { avatarFileId: null, linkedFileId: links }, context);
};

const save = <T extends Stored & PicturedRecord>(
  collection: Collection<T>,
  record: T,
  picture: Required<PicturedRecord>,
  context: OperationContext,
): T => {
  const isGone = context.choose('former-avatar-link', { gone: true, served: false });
  for (const id of new Set([record.avatarFileId, linkedFileId(record)]))
    if (isGone && id !== null && id !== picture.avatarFileId && id !== picture.linkedFileId)
      context.files.drop(id);
  return collection.replace({ ...record, ...picture });
};
