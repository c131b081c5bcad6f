import { clausesNaming, factsOf, profileOf } from '../../calls/facts.ts';
import { ownReady, send } from '../../calls/send.ts';
import { operationIds } from '../../calls/table.ts';
import { requiredOf } from '../../kit/body.ts';
import type { LooseInput } from '../../kit/call.ts';
import { check } from '../../kit/check.ts';
import { fits, isSuccess, takenOrRefused } from '../../kit/match.ts';
import { must } from '../../kit/must.ts';
import { statusClausesOf } from '../../kit/preconditions.ts';
import { asForm } from '../../factories/form-or-json.ts';

/** Files without a byte: as a browser sends the field in which nothing was chosen, and one that is empty. */
const EMPTY = [
  { name: '', type: 'application/octet-stream', bytes: Buffer.alloc(0) },
  { name: 'empty.png', type: 'image/png', bytes: Buffer.alloc(0) },
];

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
        ...EMPTY.map((one) => ({ form: base, ...(isUpload ? { file: one } : { files: [one] }) })),
      ];
      for (const upload of uploads) {
        const answer = await send(t, id, ready, upload);
        must(answer, takenOrRefused);
        if (isSuccess(answer)) must(answer, fits);
      }
    },
  });
}
