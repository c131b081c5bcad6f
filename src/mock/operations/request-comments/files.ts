import type { OperationId } from '../../../../openapi/generated/contract.ts';
import type { Upload } from '../../http/form.ts';
import { refuse, type Invalid, type Refusal } from '../../http/problem.ts';
import type { FileBody } from '../../http/reply.ts';
import { isPictureOrPaper } from '../../domain/file-kinds.ts';
import type { RequestAttachmentRecord, RequestCommentRecord } from '../../world/request-records.ts';
import type { World } from '../../world/world.ts';
import { unknown } from '../lookup.ts';
import type { OperationContext } from '../operation.ts';
import { isSeenByFamily } from './seen.ts';

/** The maximal number of files of one comment or work request (CMT-27, CMT-28). */
export const MOST_FILES = 5;

/** The maximal size of one file, in bytes (CMT-29, CMT-30). */
export const LARGEST_FILE = 10_485_760;

const tooMany = (count: number): Invalid => ({
  location: 'form',
  pointer: '/files',
  code: 'maxItems',
  message: `has ${count} files; at most ${MOST_FILES} are accepted`,
});

const tooLarge = (at: number, size: number): Invalid => ({
  location: 'form',
  pointer: `/files/${at}`,
  code: 'maxLength',
  message: `is a file of ${size} bytes; at most ${LARGEST_FILE} are accepted`,
});

/** Refuses too many or too large files; the status is an open choice. */
const beyondLimits = (
  files: readonly Upload[],
  operation: OperationId | undefined,
  world: World,
): Refusal | undefined => {
  const large = files.flatMap(({ bytes }, at) =>
    bytes.byteLength > LARGEST_FILE ? [tooLarge(at, bytes.byteLength)] : [],
  );
  const isMany = files.length > MOST_FILES;
  if (!isMany && large.length === 0) return undefined;
  const status = world.choose(
    'request-file-limits',
    { 'by-kind': isMany ? 400 : 413, 'bad-request': 400, 'too-large': 413, unprocessable: 422 },
    operation,
  );
  const validation = [...(isMany ? [tooMany(files.length)] : []), ...large];
  return refuse(
    status === 413 ? 'too-large' : 'invalid-input',
    {
      promised: `A request can have up to ${MOST_FILES} files, each of up to ${LARGEST_FILE} bytes.`,
      found: `${validation.map(({ pointer, message }) => `${pointer} ${message}`).join('; ')}.`,
      next: 'send the other files with another comment; files that are too large cannot be sent.',
    },
    { status, validation },
  );
};

/** Refuses files of kinds that are not accepted, except those of staff. Which kinds is an open choice. */
const ofOtherKinds = (
  files: readonly Upload[],
  operation: OperationId | undefined,
  world: World,
): Refusal | undefined => {
  const others = world
    .choose('request-file-kinds', { any: [], 'pictures-and-papers': files }, operation)
    // Whether a file without bytes is accepted is a choice of its own.
    .filter((file) => operation !== undefined && file.bytes.byteLength > 0 && !isPictureOrPaper(file));
  if (others.length === 0) return undefined;
  return refuse('unsupported-media-type', {
    promised: 'Files must be JPEG, PNG or PDF, by name, type and content.',
    found: `${others.map(({ name, type }) => `${name || 'a file without a name'} (${type || 'no type'})`).join(', ')}.`,
    next: 'send a picture or a PDF.',
  });
};

/** A browser sends a part without name and bytes when the file input is empty. */
const isChosen = ({ name, bytes }: Upload): boolean => name !== '' || bytes.byteLength > 0;

/**
 * Stores the files of a comment or a work request, all or none. Refuses files beyond the limits, and with 413 when the
 * file room is full. The caller makes its own refusals before this call.
 */
export const keepFiles = (
  sent: readonly Upload[],
  operation: OperationId | undefined,
  context: OperationContext,
): readonly RequestAttachmentRecord[] | Refusal => {
  const files = sent.filter(isChosen);
  const refusal = beyondLimits(files, operation, context) ?? ofOtherKinds(files, operation, context);
  if (refusal) return refusal;
  const kept: RequestAttachmentRecord[] = [];
  for (const { name, type, bytes } of files) {
    const fileId = context.ids.next('fil');
    if (!context.files.put({ id: fileId, name, type, bytes })) {
      dropFiles(kept, context);
      return refuse('too-large', {
        promised: 'This server has limited room for files.',
        found: `no room for another ${bytes.byteLength} bytes.`,
        next: 'send less, ask staff to delete requests with files, or reset the mock.',
      });
    }
    // CMT-24, CMT-25
    kept.push({ id: context.ids.next('rqa'), fileId, name, type, size: bytes.byteLength });
  }
  return kept;
};

/** Drops the files of attachments, for example of a deleted work request. */
export const dropFiles = (attachments: readonly RequestAttachmentRecord[], { files }: World): void => {
  for (const { fileId } of attachments) files.drop(fileId);
};

const commentsOf = (requestId: string, { store }: World): readonly RequestCommentRecord[] =>
  store.requestComments.where('request', requestId);

/** Drops the files of all comments on a request, staff-only comments included. */
export const dropFilesOf = (requestId: string, context: OperationContext): void => {
  for (const { attachments } of commentsOf(requestId, context)) dropFiles(attachments, context);
};

/**
 * An attachment of the request itself (`own`) or of a comment on it that residents and connections see
 * (CMT-34, CMT-35, CMT-36).
 */
export const attachmentSeen = (
  requestId: string,
  attachmentId: string,
  own: readonly RequestAttachmentRecord[],
  context: OperationContext,
): RequestAttachmentRecord | undefined => {
  const ofComments = commentsOf(requestId, context).filter(isSeenByFamily);
  return [...own, ...ofComments.flatMap(({ attachments }) => attachments)].find(
    ({ id }) => id === attachmentId,
  );
};

/** The answer with the bytes of an attachment; its headers are an open choice. */
export const attachmentReply = (
  { id, fileId }: RequestAttachmentRecord,
  context: OperationContext,
): { readonly status: 200; readonly body: FileBody } | Refusal => {
  const file = context.files.get(fileId);
  if (!file) return unknown('an attachment', id);
  const { name, type, bytes } = file;
  return context.choose('request-attachment-headers', {
    'type-and-name': { status: 200, body: { type, name, bytes } },
    'bytes-only': { status: 200, body: { type: '', name: null, bytes } },
  } as const);
};
