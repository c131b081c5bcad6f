import { createHash } from 'node:crypto';
import {
  fileRequest,
  givenTenants,
  givenWork,
  canMove,
  move,
  staffWork,
  workBody,
  type Tenants,
  type WorkPath,
} from '../../given/work-requests.ts';
import { givenWorkFile } from '../../given/work-comments.ts';
import { lookalike } from '../../given/lookalike.ts';
import { check } from '../../kit/check.ts';
import { show, type JsonObject } from '../../kit/json.ts';
import { fits, status, success } from '../../kit/match.ts';
import { must, mustHold } from '../../kit/must.ts';
import { dataOf, objects, text } from '../../kit/read.ts';
import type { Identity } from '../../kit/run.ts';
import type { Tools } from '../../kit/tools.ts';
import { validFile, validFiles } from '../../kit/valid-file.ts';
import type { FilePart } from '../../kit/wire.ts';
import {
  cancelled,
  listWork,
  mustListWork,
  mustTell,
  readWork,
  type SeenWork,
} from '../../models/work-requests.ts';
import { everybody, seersOf } from './family-requests.ts';

const digest = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex');

/** The request shows the files that were sent, each once, by name; gives the id of each, in the order sent. */
function mustShowFiles({ answer, request }: SeenWork, sent: readonly FilePart[]): readonly string[] {
  const shown = objects(request, 'attachments');
  const names = (all: readonly { readonly name?: unknown }[]) => all.map(({ name }) => String(name)).sort();
  const want = names(sent);
  mustHold(answer, `the attachments ${want.join(', ')}`, names(shown).join() === want.join(), show(shown));
  const ids = shown.map((file) => text(file, 'id'));
  mustHold(answer, 'an id of its own for each attachment', new Set(ids).size === ids.length, show(shown));
  return sent.map(({ name }) => ids[shown.findIndex((file) => file['name'] === name)] ?? '');
}

/** Everybody named gets the very bytes of a file. */
async function mustDownload(
  t: Tools,
  path: WorkPath,
  attachmentId: string,
  { name, bytes }: FilePart,
  seers: readonly Identity[],
): Promise<void> {
  for (const as of seers) {
    const answer = await t.call('getWorkRequestAttachment', { path: { ...path, attachmentId }, as });
    must(answer, status(200));
    const isSame = digest(answer.bytes) === digest(bytes);
    mustHold(
      answer,
      `the ${bytes.length} bytes of ${name}`,
      isSame,
      `${answer.bytes.length} bytes, or others`,
    );
  }
}

/** Files a request with files, which must be served and show them; gives its path and the ids in the order sent. */
async function filedWith(
  t: Tools,
  home: Tenants,
  by: Identity,
  files: readonly FilePart[],
  body: JsonObject,
) {
  const { residentId } = home;
  const answer = await fileRequest(t, { residentId, as: by, body, files });
  must(answer, success, fits);
  const request = dataOf(answer);
  mustTell({ answer, request }, body);
  const ids = mustShowFiles({ answer, request }, files);
  return { path: { residentId, workRequestId: text(request, 'id') }, ids };
}

for (const [count, clause] of [
  [1, 'CMT-22'],
  [2, 'CMT-25'],
  [5, 'CMT-27'],
] as const)
  check({
    id: `work-requests.create-with-${count === 1 ? 'one-file' : `${count}-files`}`,
    says: `A request with ${count} file${count === 1 ? '' : 's'} shows each of them, and each is downloaded byte by byte by everybody who sees the request.`,
    clauses: [clause, 'CMT-24', 'WRQ-68'],
    async run(t) {
      const home = await givenTenants(t, { connections: 2 });
      for (const by of everybody(home)) {
        const files = validFiles(count);
        const { path, ids } = await filedWith(t, home, by, files, workBody(t, home));
        const list = await listWork(t, home.residentId, by);
        for (const seen of [await readWork(t, path, by), mustListWork(list, path, 'the request')])
          mustShowFiles(seen, files);
        for (const [place, file] of files.entries())
          await mustDownload(t, path, ids[place] ?? '', file, seersOf(home, by));
      }
    },
  });

check({
  id: 'work-requests.files-of-the-same-name',
  says: 'Files of one name, in one request and in two, are attachments of their own, each with its own bytes.',
  clauses: ['CMT-27', 'WRQ-68'],
  async run(t) {
    const home = await givenTenants(t, { connections: 0 });
    const { resident } = home;
    const twin = (): FilePart => validFile('jpeg');
    for (let count = 0; count < 2; count += 1) {
      const files = [twin(), twin(), twin()];
      const { path } = await givenWork(t, home, { files });
      const { answer, request } = await readWork(t, path, resident);
      const ids = objects(request, 'attachments').map((file) => text(file, 'id'));
      mustHold(answer, 'three attachments', new Set(ids).size === 3, show(request['attachments']));
      const found: string[] = [];
      for (const attachmentId of ids) {
        const download = await t.call('getWorkRequestAttachment', {
          path: { ...path, attachmentId },
          as: resident,
        });
        must(download, status(200));
        found.push(digest(download.bytes));
      }
      const want = files.map(({ bytes }) => digest(bytes));
      mustHold(answer, 'the bytes of each of the three', found.sort().join() === want.sort().join());
    }
  },
});

check({
  id: 'work-requests.files-outlast-the-work',
  says: 'The files of a request that was cancelled, begun or completed are still shown and downloaded.',
  clauses: ['WRQ-68', 'CMT-24'],
  async run(t) {
    const home = await givenTenants(t);
    const ends = ['cancelled', 'in_progress', 'completed'] as const;
    for (const end of ends.filter((one) => one === 'cancelled' || canMove(t, one)))
      for (const by of everybody(home)) {
        const files = validFiles(2);
        const { path, ids } = await filedWith(t, home, by, files, workBody(t, home));
        if (end === 'cancelled') await cancelled(t, { path, by });
        else await move(t, path, end);
        mustShowFiles(await readWork(t, path, by), files);
        for (const [place, file] of files.entries())
          await mustDownload(t, path, ids[place] ?? '', file, seersOf(home, by));
      }
  },
});

check({
  id: 'work-requests.files-of-staff',
  says: 'The files of a request that staff filed are downloaded by the resident.',
  clauses: ['WRQ-68'],
  needs: ['lever:create-work-request'],
  async run(t) {
    const home = await givenTenants(t, { connections: 0 });
    const files = validFiles(3);
    const sent = files.map(({ name, type, bytes }) => ({ name, type, content: bytes.toString('base64') }));
    const { path, attachmentIds } = await staffWork(t, home, { files: sent });
    mustShowFiles(await readWork(t, path, home.resident), files);
    for (const [place, file] of files.entries())
      await mustDownload(t, path, attachmentIds[place] ?? '', file, [home.resident]);
  },
});

check({
  id: 'work-requests.no-file-of-another-request',
  says: 'A request shows its own files alone, and the file of another request of the same resident is 404 under it.',
  clauses: ['CMT-35', 'CMT-24'],
  negative: true,
  async run(t) {
    const home = await givenTenants(t);
    for (const by of everybody(home)) {
      const [one, other] = [await givenWorkFile(t, home, by), await givenWorkFile(t, home, by)];
      const bare = await givenWork(t, home, { by });
      for (const [{ path }, { attachmentId }] of [
        [one, other],
        [other, one],
        [bare, one],
      ] as const)
        must(
          await t.call('getWorkRequestAttachment', { path: { ...path, attachmentId }, as: by }),
          status(404),
        );
      for (const { path, attachmentId } of [one, other])
        must(
          await t.call('getWorkRequestAttachment', { path: { ...path, attachmentId }, as: by }),
          status(200),
        );
      mustShowFiles(await readWork(t, bare.path, by), []);
    }
  },
});

check({
  id: 'work-requests.unknown-file',
  says: 'An attachment that does not exist is 404 under a request that has files.',
  clauses: ['CMT-36'],
  negative: true,
  async run(t) {
    const home = await givenTenants(t);
    for (const by of everybody(home)) {
      const { path, attachmentId: known } = await givenWorkFile(t, home, by);
      for (const attachmentId of [t.fresh.word('nothing'), lookalike(known), path.workRequestId])
        must(
          await t.call('getWorkRequestAttachment', { path: { ...path, attachmentId }, as: by }),
          status(404),
        );
    }
  },
});
