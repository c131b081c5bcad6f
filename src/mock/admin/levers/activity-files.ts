import type { LeverInput } from '../../../../openapi/generated/levers.ts';
import { fromBase64 } from '../../http/base64.ts';
import { refuse, type Refusal } from '../../http/problem.ts';
import type { OperationContext } from '../../operations/operation.ts';
import type { AttachmentRecord } from '../../world/records.ts';

type SentFiles = readonly Omit<LeverInput<'attach-to-activity'>, 'activityId'>[];

/** Stores the files of an activity, all or none; `kind` is the prefix of the new ids. */
export const attach = (
  sent: SentFiles,
  context: OperationContext,
  kind: 'att' | 'pap' = 'att',
): readonly AttachmentRecord[] | Refusal => {
  const kept: AttachmentRecord[] = [];
  for (const { name, type = null, content, publicToFamily = false } of sent) {
    const fileId = context.ids.next('fil');
    const bytes = fromBase64(content);
    if (!context.files.put({ id: fileId, name, type: type ?? '', bytes })) {
      for (const attachment of kept) context.files.drop(attachment.fileId);
      return refuse('too-large', {
        promised: 'This server has limited room for files.',
        found: 'no room left for this one.',
        next: 'attach less, or reset the mock.',
      });
    }
    kept.push({ id: context.ids.next(kind), fileId, name, type, size: bytes.byteLength, publicToFamily });
  }
  return kept;
};
