import { createHash } from 'node:crypto';
import type { ClauseId } from '../../../openapi/generated/clauses.ts';
import { lookalike } from '../../factories/lookalike.ts';
import { givenWorkFile } from '../../factories/request-comments-work.ts';
import {
  canMove,
  fileRequest,
  givenWork,
  move,
  staffWork,
  workBody,
  type Tenants,
  type WorkPath,
} from '../../factories/work-requests.ts';
import { attributing, attributed } from '../../kit/attribute.ts';
import type { Answer } from '../../kit/call.ts';
import { show } from '../../kit/json.ts';
import { refused, status, answerText } from '../../kit/match.ts';
import { changed, counts, differs, listedTimes, shows } from '../../kit/fault.ts';
import { must, mustHold } from '../../kit/must.ts';
import { objects, text } from '../../kit/read.ts';
import type { Identity } from '../../kit/run.ts';
import type { Tools } from '../../kit/tools.ts';
import { uploadTooLarge } from '../../kit/upload.ts';
import { validFile, validFiles } from '../../kit/valid-file.ts';
import type { FilePart } from '../../kit/wire.ts';
import {
  cancelled,
  listWork,
  mustBeMade,
  mustContainWork,
  mustReport,
  readWork,
  type SeenWork,
} from '../../assertions/work-requests.ts';
import { countOf, seersOf, workCheck } from './family-requests.ts';

const digest = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex');

/** The request shows each sent file once, by name; returns their ids in the order sent. */
function mustShowFiles({ answer, request }: SeenWork, sent: readonly FilePart[]): readonly string[] {
  const shown = objects(request, 'attachments');
  const names = (all: readonly { readonly name?: unknown }[]) => all.map(({ name }) => String(name)).sort();
  const want = names(sent);
  const found = show(shown);
  const isWhole = shown.length === sent.length;
  const fault = isWhole
    ? shows('attachments.name', names(shown), found)
    : listedTimes(shown.length, sent.length, found, 'attachments');
  attributed([isWhole ? 'CMT-25' : 'CMT-24'], () =>
    mustHold(answer, `the attachments ${want.join(', ')}`, names(shown).join() === want.join(), fault),
  );
  const ids = shown.map((file) => text(file, 'id'));
  attributed(['CMT-27', 'CMT-24'], () =>
    mustHold(
      answer,
      'an id of its own for each attachment',
      new Set(ids).size === ids.length,
      shows('attachments.id', ids, found),
    ),
  );
  return sent.map(({ name }) => ids[shown.findIndex((file) => file['name'] === name)] ?? '');
}

/** Reads an attachment as this user; the answer must have this status. */
async function asked(t: Tools, path: WorkPath, attachmentId: string, as: Identity, expected: number) {
  const answer = await t.call('getWorkRequestAttachment', { path: { ...path, attachmentId }, as });
  const broken: readonly ClauseId[] = expected === 200 ? ['WRQ-68'] : ['CMT-35', 'CMT-36'];
  await attributing(broken, () => must(answer, status(expected)));
  return answer;
}

/** A request with files, and the ids of these in the order sent. */
interface WithFiles {
  readonly path: WorkPath;
  readonly ids: readonly string[];
  readonly files: readonly FilePart[];
}

/** Every file has the bytes that were sent; each of these people reads at least one file. */
async function mustDownload(t: Tools, { path, ids, files }: WithFiles, seers: readonly Identity[]) {
  const ways = files.length < seers.length ? seers : files;
  for (const turn of ways.keys()) {
    const place = turn % files.length;
    const [file, as] = [files[place], seers[turn % seers.length]];
    if (file && as) {
      const { name, bytes } = file;
      const answer = await asked(t, path, ids[place] ?? '', as, 200);
      const found = `${answer.bytes.length} bytes, or others`;
      const isSame = digest(answer.bytes) === digest(bytes);
      await attributing(['WRQ-68'], () =>
        mustHold(answer, `the ${bytes.length} bytes of ${name}`, isSame, differs(found)),
      );
    }
  }
}

/** Files a request with files, which must be served and show them. */
async function filedWith(t: Tools, home: Tenants, as: Identity, count: number): Promise<WithFiles> {
  const { residentId } = home;
  const [files, body] = [validFiles(count), workBody(t, home)];
  const answer = await fileRequest(t, { residentId, as, body, files });
  const request = mustBeMade(answer, ['CMT-22', 'CMT-27']);
  mustReport({ answer, request }, body);
  const ids = mustShowFiles({ answer, request }, files);
  return { path: { residentId, workRequestId: text(request, 'id') }, ids, files };
}

for (const [count, clause] of [
  [1, 'CMT-22'],
  [2, 'CMT-25'],
  [5, 'CMT-27'],
] as const)
  workCheck({
    id: `work-requests.create-with-${count === 1 ? 'one-file' : `${count}-files`}`,
    says: `A request with ${count} file${count === 1 ? '' : 's'} shows each, and everybody who sees the request can download exactly its bytes.`,
    clauses: [clause, 'CMT-24', 'WRQ-68'],
    given: { connections: 2 },
    async run(t, home) {
      for (const by of home.people.slice(0, 2)) {
        const one = await filedWith(t, home, by, count);
        mustShowFiles(await readWork(t, one.path, by), one.files);
        if (by === home.resident)
          mustShowFiles(
            mustContainWork(await listWork(t, home.residentId, by), one.path, 'the request'),
            one.files,
          );
        await mustDownload(t, one, seersOf(home, by));
      }
    },
  });

workCheck({
  id: 'work-requests.files-of-the-same-name',
  says: 'Files of one name, in one request or in two, are separate attachments, each with its own bytes.',
  clauses: ['CMT-27', 'WRQ-68'],
  async run(t, home) {
    for (let count = 0; count < 2; count += 1) {
      const files = [validFile('jpeg'), validFile('jpeg'), validFile('jpeg')];
      const { path } = await givenWork(t, home, { files });
      const { answer, request } = await readWork(t, path, home.resident);
      const ids = objects(request, 'attachments').map((file) => text(file, 'id'));
      await attributing(['CMT-27'], () =>
        mustHold(
          answer,
          'three attachments',
          new Set(ids).size === 3,
          counts(show(request['attachments']), 'attachments'),
        ),
      );
      const found: string[] = [];
      for (const id of ids) found.push(digest((await asked(t, path, id, home.resident, 200)).bytes));
      const want = files.map(({ bytes }) => digest(bytes));
      await attributing(['WRQ-68'], () =>
        mustHold(
          answer,
          'the bytes of each of the three',
          found.sort().join() === want.sort().join(),
          differs(answerText(answer)),
        ),
      );
    }
  },
});

workCheck({
  id: 'work-requests.files-outlast-the-work',
  says: 'The files of a request that was cancelled, begun or completed are still shown and downloaded.',
  clauses: ['WRQ-68', 'CMT-24'],
  async run(t, home) {
    const ends = ['cancelled', 'in_progress', 'completed'] as const;
    const reached = ends.filter((one) => one === 'cancelled' || canMove(t, one));
    for (const [turn, end] of [...reached, 'cancelled' as const].entries()) {
      const by = home.people[turn % home.people.length] ?? home.resident;
      const one = await filedWith(t, home, by, 2);
      if (end === 'cancelled') await cancelled(t, { path: one.path, by });
      else await move(t, one.path, end);
      mustShowFiles(await readWork(t, one.path, by), one.files);
      await mustDownload(t, one, seersOf(home, by));
    }
  },
});

workCheck({
  id: 'work-requests.files-of-staff',
  says: 'The files of a request that staff filed are downloaded by the resident.',
  clauses: ['WRQ-68'],
  needs: ['lever:create-work-request'],
  async run(t, home) {
    const files = validFiles(3);
    const sent = files.map(({ name, type, bytes }) => ({ name, type, content: bytes.toString('base64') }));
    const { path, attachmentIds: ids } = await staffWork(t, home, { files: sent });
    mustShowFiles(await readWork(t, path, home.resident), files);
    await mustDownload(t, { path, ids, files }, [home.resident]);
  },
});

workCheck({
  id: 'work-requests.no-file-of-another-request',
  says: 'A request shows its own files alone, and the file of another request of the same resident is 404 under it.',
  clauses: ['CMT-35', 'CMT-24'],
  negative: true,
  async run(t, home) {
    for (const by of home.people) {
      const [one, other] = [await givenWorkFile(t, home, by), await givenWorkFile(t, home, by)];
      const bare = await givenWork(t, home, { by });
      for (const [{ path }, { attachmentId }, expected] of [
        [one, other, 404],
        [other, one, 404],
        [bare, one, 404],
        [one, one, 200],
        [other, other, 200],
      ] as const)
        await asked(t, path, attachmentId, by, expected);
      mustShowFiles(await readWork(t, bare.path, by), []);
    }
  },
});

workCheck({
  id: 'work-requests.unknown-file',
  says: 'An attachment that does not exist is 404 under a request that has files.',
  clauses: ['CMT-36'],
  negative: true,
  async run(t, home) {
    for (const by of home.people) {
      const { path, attachmentId: known } = await givenWorkFile(t, home, by);
      for (const id of [t.fresh.word('nothing'), lookalike(known), path.workRequestId])
        await asked(t, path, id, by, 404);
    }
  },
});

/** Too many or too large files are refused to each member of the family in turn, and nothing is made. */
async function mustMakeNothing(t: Tools, home: Tenants, ...sets: readonly (readonly FilePart[])[]) {
  const { residentId, resident, people } = home;
  const body = workBody(t, home);
  const count = countOf(t, home, [body]);
  const before = await count();
  let last: Answer | undefined;
  for (const turn of (sets.length < people.length ? people : sets).keys()) {
    const [files = [], as = resident] = [sets[turn % sets.length], people[turn % people.length]];
    last = await uploadTooLarge(() => fileRequest(t, { residentId, as, body, files }));
    if (last) must(last, refused);
  }
  const after = await count();
  const judged = last ?? (await listWork(t, residentId, resident)).answer;
  mustHold(judged, 'nothing made', after === before, changed(`${after - before} requests more`));
}

workCheck({
  id: 'work-requests.create-with-six-files',
  says: 'A request with six files is refused, and nothing is made.',
  clauses: ['CMT-28'],
  negative: true,
  given: { shared: 'refused' },
  run: (t, home) => mustMakeNothing(t, home, validFiles(6)),
});

const TOO_LARGE = 10_485_761;

workCheck({
  id: 'work-requests.create-with-too-large-a-file',
  says: 'A file of more than 10,485,760 bytes is refused, the first as well as the last of several, and nothing is made.',
  clauses: ['CMT-30'],
  negative: true,
  given: { shared: 'refused' },
  async run(t, home) {
    const small = validFile('png');
    const [large, other] = [validFile('jpeg', TOO_LARGE), validFile('pdf', TOO_LARGE)];
    await mustMakeNothing(t, home, [large], [other, small], [small, large]);
  },
});
