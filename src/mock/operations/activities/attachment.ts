import { disposition } from '../../http/disposition.ts';
import type { Refusal } from '../../http/problem.ts';
import { unknown } from '../lookup.ts';
import type { Operations } from '../operation.ts';

const notFound = (id: string): Refusal => unknown('an attachment of the activity', id);

/** GET P/activities/{activityId}/attachments/{attachmentId}: access was checked before. */
export const getActivityAttachment: Operations['getActivityAttachment'] = ({ path }, context) => {
  const { attachments = [] } = context.store.activities.find(path.activityId) ?? {};
  const attachment = attachments.find(({ id }) => id === path.attachmentId);
  const file = attachment && context.files.get(attachment.fileId);
  if (!attachment || !file) return notFound(path.attachmentId);
  const { name, type } = attachment;
  const kind = context.choose('activity-attachment-disposition', {
    attachment: 'attachment',
    inline: 'inline',
    'not-available': undefined,
  } as const);
  if (!kind) return notFound(path.attachmentId);
  return {
    status: 200,
    // Without a type it is sent as bytes of an unknown kind (ATD-02, ATD-03).
    body: { type: type ?? '', name, bytes: file.bytes },
    // ATD-04
    headers: { 'Content-Disposition': disposition(kind, name) },
  };
};
