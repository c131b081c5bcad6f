import type { OperationId } from '../../../openapi/generated/contract.ts';
import { clausesNaming, factsOf, openClausesOf, profileOf } from '../../calls/facts.ts';
import { ownReady, send } from '../../calls/send.ts';
import { operationIds } from '../../calls/table.ts';
import { requiredOf } from '../../kit/body.ts';
import type { Answer, LooseInput } from '../../kit/call.ts';
import { check } from '../../kit/check.ts';
import { field } from '../../kit/json.ts';
import { fits, isRefused, isSuccess, takenOrRefused } from '../../kit/match.ts';
import { must } from '../../kit/must.ts';
import { statusClausesOf } from '../../kit/preconditions.ts';
import { onceEach } from '../../kit/once.ts';
import { dataOf } from '../../kit/read.ts';
import { reading } from '../../kit/reading.ts';
import { isBlank } from '../../kit/same.ts';
import type { Tools } from '../../kit/tools.ts';
import { asForm, withUnchosen } from '../../factories/form-or-json.ts';

const EMPTY = { name: 'empty.png', type: 'image/png', bytes: Buffer.alloc(0) };

const attachmentsOf = ({ json }: Answer): number => {
  const attachments = field(json, 'data.attachments');
  return Array.isArray(attachments) ? attachments.length : 0;
};

/** Records where an unchosen file is taken for one; a connection needs none, which is looked at elsewhere. */
function observeUnchosen(t: Tools, answer: Answer, isUpload: boolean): void {
  const { operationId: id, status } = answer;
  const isTaken = isSuccess(answer);
  if (isUpload) {
    if (isTaken && requiredOf(id).includes('file'))
      t.observe('missing-required-status', id, 'other: a part without name and bytes is taken for a file');
    return;
  }
  if (!isTaken) t.observe('request-files-form', id, `other: ${status} to a part without name and bytes`);
  else if (attachmentsOf(answer) > 0)
    t.observe('request-files-form', id, 'other: a part without name and bytes is stored');
}

const isUploadOf = (id: OperationId): boolean => factsOf(id).body?.contentType === 'multipart/form-data';

/** A valid request of an operation, and the answer to the same one with an empty file. */
const withEmpty = onceEach(async (t: Tools, id: OperationId) => {
  const { body: fields = {}, form = {}, file: _, files: __, ...ready } = await ownReady(t, id);
  const base = { ...asForm(fields), ...form };
  const empty = { form: base, ...(isUploadOf(id) ? { file: EMPTY } : { files: [EMPTY] }) };
  return { ready, base, answer: await send(t, id, ready, empty) };
});

/** Records whether a file without bytes is stored. */
function observeEmpty(t: Tools, answer: Answer, isUpload: boolean): void {
  const { avatarUrl, id = avatarUrl } = isSuccess(answer) ? dataOf(answer) : {};
  const isStored = isUpload ? !isBlank(id) : attachmentsOf(answer) > 0;
  const found = `${answer.status} and no file`;
  reading(t, 'empty-file', answer, { refused: isRefused, taken: isStored }, found);
}

/** An answer that takes the upload as other uploads, or refuses it. */
function judged(answer: Answer): Answer {
  must(answer, takenOrRefused);
  if (isSuccess(answer)) must(answer, fits);
  return answer;
}

/** What such an upload means is not stated, nor is it whether a text can be a file; that it fails is no answer. */
for (const id of operationIds) {
  const isUpload = isUploadOf(id);
  if (!isUpload && factsOf(id).body?.form === undefined) continue;
  const part = isUpload ? 'file' : 'files';
  const required = requiredOf(id).includes(part) ? clausesNaming(id, 'required', part).slice(0, 2) : [];
  check({
    id: `breadth.${id}.odd-files`,
    says: `${id} accepts an empty file and a plain text as ${part} like other uploads, or refuses them.`,
    clauses: [...required, ...statusClausesOf(id).slice(0, 1)],
    profile: profileOf(id),
    negative: true,
    async run(t) {
      const { ready, base, answer: first } = await withEmpty(t, id);
      const asked = async (upload: LooseInput): Promise<Answer> => judged(await send(t, id, ready, upload));
      judged(first);
      await asked({ form: { ...base, [part]: '' } });
      await asked({ form: { ...base, [part]: t.fresh.text('No picture') } });
      if (!isUpload) {
        const nameless = await asked(withUnchosen(part, base, 'Some bytes'));
        if (isSuccess(nameless) && attachmentsOf(nameless) === 0)
          t.observe('request-files-form', id, 'other: a part with bytes and without a name is dropped');
      }
      observeUnchosen(t, await asked(withUnchosen(part, base)), isUpload);
    },
  });

  check({
    id: `breadth.${id}.empty-file`,
    says: `Records whether ${id} stores a file that has a name and no bytes.`,
    clauses: openClausesOf('empty-file', id),
    profile: profileOf(id),
    negative: true,
    run: async (t) => observeEmpty(t, (await withEmpty(t, id)).answer, isUpload),
  });
}
