import type { components } from '../../../../openapi/generated/types.ts';
import { extensionOf } from '../../domain/file-extension.ts';
import type { Upload } from '../../http/form.ts';
import { isRefusal, refuse, type Refusal } from '../../http/problem.ts';
import { isoOf } from '../../world/clock.ts';
import type {
  RequestAttachmentRecord,
  RequestAuthor,
  RequestCommentRecord,
} from '../../world/request-records.ts';
import type { World } from '../../world/world.ts';
import type { OperationContext } from '../operation.ts';
import { keepFiles } from './files.ts';
import { isSeenByFamily } from './seen.ts';

type Schemas = components['schemas'];

/** The content of a new comment, with its files. */
interface NewComment {
  /** Of a transportation or of a work request that exists. */
  readonly requestId: string;
  readonly text: string;
  readonly author: RequestAuthor;
  readonly visibleToFamily: boolean;
  readonly files: readonly Upload[];
}

/** The comments on a request that residents and connections see, oldest first (CMT-08, CMT-13). */
export const commentsSeen = (requestId: string, { store }: World): readonly RequestCommentRecord[] =>
  store.requestComments.where('request', requestId).filter(isSeenByFamily);

type Commented = 'createTransportationRequestComment' | 'createWorkRequestComment';

const SETTLED = ['denied', 'completed', 'cancelled'];

/** Whether a completed or cancelled request takes comments is an open choice (CMT-19). */
const settled = (status: string, operation: Commented, world: World): Refusal | undefined => {
  const isRefused =
    SETTLED.includes(status) &&
    world.choose('comment-on-closed-request', { accepted: false, refused: true }, operation);
  if (!isRefused) return undefined;
  return refuse('conflict', {
    promised: 'Comments can only be added to a request that is still open.',
    found: `a request with the status ${status}.`,
    next: 'comment on another request.',
  });
};

/**
 * Adds a comment, from the API or by staff, and announces it for transportation. A refusal stores nothing, also no
 * files. Refusals: 409 for a request that takes no comments, the limits of files, a full file room.
 */
export const addComment = (
  { requestId, text, author, visibleToFamily, files }: NewComment,
  context: OperationContext,
): RequestCommentRecord | Refusal => {
  const { store } = context;
  const ride = store.transportationRequests.find(requestId);
  const operation = ride ? 'createTransportationRequestComment' : 'createWorkRequestComment';
  const status = (ride ?? store.workRequests.find(requestId))?.status ?? '';
  const refusal = settled(status, operation, context);
  if (refusal) return refusal;
  const attachments = keepFiles(files, operation, context);
  if (isRefusal(attachments)) return attachments;
  const created = isoOf(context.clock.now());
  // CMT-16, CMT-17
  const comment = store.requestComments.insert({
    id: context.ids.next('rqc'),
    ...{ requestId, text, author, visibleToFamily, attachments, created, modified: created },
  });
  if (ride) context.announce('transportation_request.comment_created', requestId);
  return comment;
};

/** The view of a file of a request or of a comment. */
export const attachmentView = (
  { id, name, type, size }: RequestAttachmentRecord,
  world: World,
): Schemas['RequestAttachment'] => ({
  id,
  name,
  type: world.choose('request-attachment-type', {
    'media-type': type || 'application/octet-stream',
    extension: extensionOf(name) ?? '',
  }),
  size,
});

const authorView = (
  { id, name, userType }: RequestAuthor,
  world: World,
): Schemas['RequestCommentAuthor'] => ({
  id,
  name,
  userType: world.choose('request-comment-user-type', {
    'by-kind': userType,
    'family-words': { resident: 'resident', connection: 'family', staff: 'employee' }[userType],
  }),
});

/** A comment as residents and connections read it. Resources, Transportation or work request comment. */
export const commentView = (comment: RequestCommentRecord, world: World): Schemas['RequestComment'] => ({
  id: comment.id,
  text: comment.text,
  author: authorView(comment.author, world),
  attachments: comment.attachments.map((attachment) => attachmentView(attachment, world)),
  created: comment.created,
  modified: comment.modified,
});
