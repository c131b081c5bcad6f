import type { LeverInput } from '../../../../openapi/generated/levers.ts';
import { fromBase64 } from '../../http/base64.ts';
import type { Upload } from '../../http/form.ts';
import { isRefusal } from '../../http/problem.ts';
import { unknown } from '../../operations/lookup.ts';
import { staffAuthorAt } from '../../operations/request-comments/author.ts';
import { addComment } from '../../operations/request-comments/comments.ts';
import type { OperationContext } from '../../operations/operation.ts';
import type { Levers } from './lever.ts';

type SentFiles = NonNullable<LeverInput<'comment-on-transportation-request'>['files']>;

/** Files of a lever as a form would have brought them. */
export const uploadsOf = (sent: SentFiles = []): readonly Upload[] =>
  sent.map(({ name, type, content }) => ({ name, type, bytes: fromBase64(content) }));

type Said = Pick<LeverInput<'comment-on-transportation-request'>, 'text' | 'visibleToFamily' | 'files'>;

const comment = (
  request: { readonly id: string; readonly facilityId: string },
  { text = 'A word from the staff.', visibleToFamily, files }: Said,
  context: OperationContext,
) => {
  const added = addComment(
    {
      ...{ requestId: request.id, text, visibleToFamily },
      author: staffAuthorAt(request.facilityId, context),
      files: uploadsOf(files),
    },
    context,
  );
  if (isRefusal(added)) return added;
  return { commentId: added.id, attachmentIds: added.attachments.map(({ id }) => id) };
};

/** Staff comment on requests in the staff platform, where a recurring one takes comments too. */
export const requestCommentLevers = {
  'comment-on-transportation-request': ({ requestId, ...said }, context) => {
    const request = context.store.transportationRequests.find(requestId);
    if (!request || request.isDeleted) return unknown('a transportation request', requestId);
    return comment(request, said, context);
  },
  'comment-on-work-request': ({ workRequestId, ...said }, context) => {
    const request = context.store.workRequests.find(workRequestId);
    return request ? comment(request, said, context) : unknown('a work request', workRequestId);
  },
} satisfies Partial<Levers>;
