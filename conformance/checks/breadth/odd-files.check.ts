import { clausesNaming, factsOf, profileOf } from '../../calls/facts.ts';
import { ownReady, send } from '../../calls/send.ts';
import { operationIds } from '../../calls/table.ts';
import { requiredOf } from '../../kit/body.ts';
import type { Answer, LooseInput } from '../../kit/call.ts';
import { check } from '../../kit/check.ts';
import { field } from '../../kit/json.ts';
import { fits, isSuccess, takenOrRefused } from '../../kit/match.ts';
import { must } from '../../kit/must.ts';
import { statusClausesOf } from '../../kit/preconditions.ts';
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

/** What such an upload means is not stated, nor is it whether a text can be a file; that it fails is no answer. */
for (const id of operationIds) {
  const { body } = factsOf(id);
  const isUpload = body?.contentType === 'multipart/form-data';
  if (!isUpload && body?.form === undefined) continue;
  const part = isUpload ? 'file' : 'files';
  const required = requiredOf(id).includes(part) ? clausesNaming(id, 'required', part).slice(0, 2) : [];
  check({
    id: `breadth.${id}.odd-files`,
    says: `${id} accepts an empty file and a plain text as ${part} like other uploads, or refuses them.`,
    clauses: [...required, ...statusClausesOf(id).slice(0, 1)],
    profile: profileOf(id),
    negative: true,
    async run(t) {
      const { body: fields = {}, form = {}, file: _, files: __, ...ready } = await ownReady(t, id);
      const base = { ...asForm(fields), ...form };
      const uploads: readonly LooseInput[] = [
        ...['', t.fresh.text('No picture')].map((text) => ({ form: { ...base, [part]: text } })),
        { form: base, ...(isUpload ? { file: EMPTY } : { files: [EMPTY] }) },
        ...(isUpload ? [] : [withUnchosen(part, base, 'Some bytes')]),
        withUnchosen(part, base),
      ];
      const answers: Answer[] = [];
      for (const upload of uploads) {
        const answer = await send(t, id, ready, upload);
        must(answer, takenOrRefused);
        if (isSuccess(answer)) must(answer, fits);
        answers.push(answer);
      }
      const [nameless] = isUpload ? [] : answers.slice(-2);
      if (nameless && isSuccess(nameless) && attachmentsOf(nameless) === 0)
        t.observe('request-files-form', id, 'other: a part with bytes and without a name is dropped');
      for (const answer of answers.slice(-1)) observeUnchosen(t, answer, isUpload);
    },
  });
}
