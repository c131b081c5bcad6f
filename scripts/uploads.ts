/**
 * `ces mock --planned` under large uploads: `npm run uploads [-- --count 100 --seed 1 --json]`. Each is a comment on a
 * transportation request with five files of the largest size that is taken, all different: they are read back and
 * compared, then staff delete the request. At last comes a file that is a byte too large. Shows what the process and
 * its folder of files take up on the way. Exit code 1 where anything is not as it should be.
 */
import { createCipheriv, hash } from 'node:crypto';
import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { field, items } from '../conformance/kit/json.ts';
import { startMockProcess } from './harness/mock-process.ts';
import { residentBytes } from './harness/process-facts.ts';
import { aligned, countOf } from './harness/report.ts';

const { values } = parseArgs({
  options: {
    count: { type: 'string', default: '100' },
    seed: { type: 'string', default: '1' },
    json: { type: 'boolean', default: false },
  },
});
const count = countOf('count', values.count);
const seed = Number(values.seed);

const FILES_EACH = 5;
/** The size that a file may have at most, in bytes. */
const LARGEST = 10_485_760;
/** A few requests of this size at once, in bytes: what is not collected yet and what the system keeps for later. */
const ROOM = 4 * FILES_EACH * LARGEST;
/** Where the mock keeps files: Node may have other things in the folder for what is temporary. */
const UPLOAD_FOLDER = 'ces-mock-files-';

const begun = performance.now();
const folder = mkdtempSync(join(tmpdir(), 'ces-uploads-'));
const env = { TMPDIR: folder, TEMP: folder, TMP: folder };
const mock = await startMockProcess(['--planned'], { env });
const { facilityId } = await mock.control('POST', '/levers/create-facility', {});
const residentId = String(
  (await mock.control('POST', '/levers/create-resident', { facilityId }))['residentId'],
);
const faults: string[] = [];
let said = begun;
let peak = 0;

const expectThat = (holds: boolean, otherwise: string): void => {
  if (!holds) faults.push(otherwise);
};

/** Looks at the memory while requests are under way too. */
const watch = setInterval(() => (peak = Math.max(peak, residentBytes(mock.pid))), 50);

const read = () => {
  const sizes = readdirSync(folder)
    .filter((name) => name.startsWith(UPLOAD_FOLDER))
    .flatMap((name) => readdirSync(join(folder, name)).map((file) => join(folder, name, file)))
    .map((path) => statSync(path).size);
  return {
    memory: residentBytes(mock.pid),
    uploadFolder: sizes.reduce((sum, size) => sum + size, 0),
    files: sizes.length,
  };
};
type Reading = ReturnType<typeof read>;
const readings: Record<string, Reading> = {};
const look = (when: string): Reading => (readings[when] = read());

const say = (done: number): void => {
  if (performance.now() - said < 1_000) return;
  said = performance.now();
  console.error(`${done} of ${count} uploads, ${((said - begun) / 1000).toFixed(0)} s`);
};

/** Bytes that look random and are the same for the same name; those of two names differ. */
const bytesOf = (name: string, size: number): Buffer => {
  const key = hash('sha256', name, 'buffer').subarray(0, 16);
  return createCipheriv('aes-128-ctr', key, Buffer.alloc(16)).update(Buffer.alloc(size));
};

const ride = async (): Promise<string> =>
  String((await mock.control('POST', '/levers/create-transportation-request', { residentId }))['requestId']);
const comment = (requestId: string, text: string, names: readonly string[], size = LARGEST) => {
  const payload = new FormData();
  payload.append('text', text);
  const type = 'application/octet-stream';
  for (const name of names)
    payload.append('files', new File([new Uint8Array(bytesOf(name, size))], name, { type }));
  return mock.ask(
    'createTransportationRequestComment',
    { residentId, requestId },
    { as: residentId, payload },
  );
};
const commentsOf = async (requestId: string): Promise<readonly unknown[]> => {
  const at = { residentId, requestId };
  return items(
    field((await mock.ask('listTransportationRequestComments', at, { as: residentId })).body, 'data'),
  );
};

const textOf = (nth: number): string => `Comment ${nth} of ${count}`;
const namesOf = (nth: number): readonly string[] =>
  Array.from({ length: FILES_EACH }, (_, file) => `${seed}-${nth}-${file + 1}.bin`);

/** The attachments of a comment that was made, judged by what was sent. */
const attachmentsOf = (made: unknown, nth: number): readonly unknown[] => {
  const kept = items(field(made, 'attachments'));
  const isAsSent =
    field(made, 'text') === textOf(nth) &&
    kept.length === FILES_EACH &&
    namesOf(nth).every((name, at) => field(kept[at], 'name') === name && field(kept[at], 'size') === LARGEST);
  expectThat(isAsSent, `comment ${nth} does not show what was sent`);
  return kept;
};

/** One upload: a comment with its files on a new request, read back, and gone when staff delete the request. */
const upload = async (nth: number, before: Reading): Promise<void> => {
  const requestId = await ride();
  const answer = await comment(requestId, textOf(nth), namesOf(nth));
  expectThat([200, 201].includes(answer.status), `comment ${nth} was answered ${answer.status}`);
  for (const kept of attachmentsOf(field(answer.body, 'data'), nth)) {
    const [attachmentId, name] = [String(field(kept, 'id')), String(field(kept, 'name'))];
    const at = { residentId, requestId, attachmentId };
    const { status, bytes } = await mock.ask('getTransportationRequestAttachment', at, { as: residentId });
    expectThat(status === 200, `${name} was answered ${status}`);
    expectThat(bytesOf(name, LARGEST).equals(bytes), `${name} came back otherwise than it was sent`);
  }
  for (const made of await commentsOf(requestId)) attachmentsOf(made, nth);
  const held = read().uploadFolder;
  const wanted = before.uploadFolder + FILES_EACH * LARGEST;
  expectThat(held === wanted, `the folder holds ${held} bytes with upload ${nth}`);
  await mock.control('POST', '/levers/delete-transportation-request', { requestId });
  const { uploadFolder } = read();
  expectThat(
    uploadFolder === before.uploadFolder,
    `the folder holds ${uploadFolder} bytes after upload ${nth} was deleted`,
  );
};

const run = async (): Promise<number> => {
  const before = look('before');
  for (let nth = 1; nth <= count; nth++) {
    await upload(nth, before);
    if (nth === Math.ceil(count / 2)) look('half-way');
    say(nth);
  }
  const after = look('after');

  const requestId = await ride();
  const { status } = await comment(requestId, 'One byte too many', ['large'], LARGEST + 1);
  expectThat(status >= 400 && status < 500, `a file of a byte too many was answered ${status}`);
  expectThat((await commentsOf(requestId)).length === 0, 'a refused comment was made');
  const { uploadFolder } = look('one refused');
  expectThat(uploadFolder === after.uploadFolder, 'a refused file lies in the folder');
  return status;
};

const mebibytes = (bytes: number): string => `${(bytes / 1024 / 1024).toFixed(1)} MiB`;

/** What `--json` prints, for people. */
const report = (seconds: number, growth: number, tooLarge: number): string => {
  const rows = Object.entries(readings).map(([when, { memory, uploadFolder, files }]) => [
    ...[when, mebibytes(memory), mebibytes(uploadFolder), String(files)],
  ]);
  return [
    `${count} comments with ${FILES_EACH} files of ${LARGEST} bytes each, in ${seconds.toFixed(1)} s`,
    '',
    ...aligned([['', 'resident memory', 'upload folder', 'files'], ...rows], '   '),
    '',
    `memory grew by ${mebibytes(growth)} at most; ${mebibytes(ROOM)} are allowed`,
    `a file of ${LARGEST + 1} bytes was answered ${tooLarge}`,
    ...(faults.length === 0 ? ['everything came back as it was sent'] : faults.map((one) => `- ${one}`)),
  ].join('\n');
};

try {
  const tooLarge = await run();
  const growth = peak - (readings['before']?.memory ?? 0);
  expectThat(growth <= ROOM, `memory grew by ${growth} bytes`);
  const seconds = (performance.now() - begun) / 1000;
  const outcome = {
    ...{ comments: count, filesEach: FILES_EACH, fileSize: LARGEST, seed, seconds },
    ...{ readings, growth, room: ROOM, tooLarge, faults },
  };
  console.log(values.json ? JSON.stringify(outcome, null, 2) : report(seconds, growth, tooLarge));
  process.exitCode = faults.length > 0 ? 1 : 0;
} finally {
  clearInterval(watch);
  await mock.end();
  rmSync(folder, { recursive: true, force: true });
}
