import { isRefusal, refuse } from '../../http/problem.ts';
import { createdReply } from '../created-reply.ts';
import { unknown } from '../lookup.ts';
import type { Handler, Operations } from '../operation.ts';
import { authorOf } from '../request-comments/author.ts';
import { addComment, commentsSeen, commentView } from '../request-comments/comments.ts';
import { attachmentReply, attachmentSeen } from '../request-comments/files.ts';

const listTransportationRequestComments: Handler<'listTransportationRequestComments'> = (
  { path: { requestId } },
  context,
) => ({
  status: 200,
  body: { data: commentsSeen(requestId, context).map((comment) => commentView(comment, context)) },
});

const createTransportationRequestComment: Handler<'createTransportationRequestComment'> = (
  { path: { requestId }, body: { text }, files, acting },
  context,
) => {
  // TRA-83
  if (context.store.transportationRequests.find(requestId)?.recurrence)
    return refuse('conflict', {
      promised:
        'Comments can only be added to one-off requests; occurrences of a recurring request are read-only.',
      found: 'a recurring request.',
      next: 'ask staff, or comment on another request.',
    });
  const author = authorOf(acting);
  const comment = addComment({ requestId, text, author, visibleToFamily: true, files }, context);
  if (isRefusal(comment)) return comment;
  return createdReply('createTransportationRequestComment', { data: commentView(comment, context) }, context);
};

const getTransportationRequestAttachment: Handler<'getTransportationRequestAttachment'> = (
  { path: { requestId, attachmentId } },
  context,
) => {
  const attachment = attachmentSeen(requestId, attachmentId, [], context);
  return attachment ? attachmentReply(attachment, context) : unknown('an attachment', attachmentId);
};

/** The comments on a request and their files. Endpoints, Transportation. */
export const transportationCommentOperations = {
  listTransportationRequestComments,
  createTransportationRequestComment,
  getTransportationRequestAttachment,
} satisfies Partial<Operations>;
