/**
 * `ces mock --planned` under large uploads: `npm run uploads [-- --count 100 --seed 1 --json]`. Each is a comment on a
 * transportation request with five files of the largest size that is taken, all different: they are read back and
 * compared, then staff delete the request. At last comes a file that is a byte too large. Shows what the process and
 * its folder of files take up on the way. Exit code 1 where anything is not as it should be.
 */
import { parseArgs } from 'node:util';
import { createClient, dataOf, type Answer, type Client } from './uploads/client.ts';
import { bytesOf, fileOf, LARGEST } from './uploads/files.ts';
import { startMockChild, type Reading } from './uploads/mock-child.ts';
import { report, type Outcome } from './uploads/report.ts';

const { values } = parseArgs({
  options: {
    count: { type: 'string', default: '100' },
    seed: { type: 'string', default: '1' },
    json: { type: 'boolean', default: false },
  },
});
const count = Number(values.count);
if (!Number.isInteger(count) || count < 1) {
  console.error(`--count takes a whole number from 1 on, found ${values.count}.`);
  process.exit(2);
}
const seed = Number(values.seed);

const FILES_EACH = 5;
/** A few requests of this size at once, in bytes: what is not collected yet and what the system keeps for later. */
const ROOM = 4 * FILES_EACH * LARGEST;

interface Kept {
  readonly id: string;
  readonly name: string;
}

const members = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null ? { ...value } : {};

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

const begun = performance.now();
const mock = await startMockChild();
const faults: string[] = [];
const readings: Record<string, Reading> = {};
let said = begun;
let peak = 0;

const expectThat = (holds: boolean, otherwise: string): void => {
  if (!holds) faults.push(otherwise);
};

/** Looks at the memory while requests are under way too. */
const watch = setInterval(() => {
  void mock.memory().then(
    (memory) => (peak = Math.max(peak, memory)),
    () => undefined,
  );
}, 50);

const look = async (when: string): Promise<Reading> => (readings[when] = await mock.read());

const say = (done: number): void => {
  if (performance.now() - said < 1_000) return;
  said = performance.now();
  console.error(`${done} of ${count} uploads, ${((said - begun) / 1000).toFixed(0)} s`);
};

const textOf = (nth: number): string => `Comment ${nth} of ${count}`;
const nameOf = (nth: number, file: number): string => `${seed}-${nth}-${file}.bin`;
const namesOf = (nth: number): readonly string[] =>
  Array.from({ length: FILES_EACH }, (_, file) => nameOf(nth, file + 1));

/** The attachments of a comment that was made, judged by what was sent. */
const attachmentsOf = (comment: unknown, nth: number): readonly Kept[] => {
  const { text, attachments } = members(comment);
  const kept = listOf(attachments).map(members);
  const isAsSent =
    text === textOf(nth) &&
    kept.length === FILES_EACH &&
    namesOf(nth).every((name, at) => kept[at]?.['name'] === name && kept[at]['size'] === LARGEST);
  expectThat(isAsSent, `comment ${nth} does not show what was sent`);
  return kept.map(({ id, name }) => ({ id: String(id), name: String(name) }));
};

const isRefused = ({ status }: Answer): boolean => status >= 400 && status < 500;

/** One upload: a comment with its files on a request of its own, read back, and gone once staff delete the request. */
const upload = async (client: Client, nth: number, before: Reading): Promise<void> => {
  const requestId = await client.ride();
  const files = namesOf(nth).map((name) => fileOf(name, LARGEST));
  const answer = await client.comment(requestId, textOf(nth), files);
  expectThat([200, 201].includes(answer.status), `comment ${nth} was answered ${answer.status}`);
  for (const { id, name } of attachmentsOf(dataOf(answer), nth)) {
    const { status, bytes } = await client.attachment(requestId, id);
    expectThat(status === 200, `${name} was answered ${status}`);
    expectThat(bytesOf(name, LARGEST).equals(bytes), `${name} came back otherwise than it was sent`);
  }
  for (const comment of listOf(dataOf(await client.comments(requestId)))) attachmentsOf(comment, nth);
  const held = await mock.read();
  expectThat(
    held.uploadFolder === before.uploadFolder + FILES_EACH * LARGEST,
    `the folder holds ${held.uploadFolder} bytes with upload ${nth}`,
  );
  await client.removeRide(requestId);
  const { uploadFolder } = await mock.read();
  expectThat(
    uploadFolder === before.uploadFolder,
    `the folder holds ${uploadFolder} bytes after upload ${nth} was deleted`,
  );
};

const run = async (): Promise<number> => {
  const client = await createClient(mock.facts);
  const before = await look('before');
  for (let nth = 1; nth <= count; nth++) {
    await upload(client, nth, before);
    if (nth === Math.ceil(count / 2)) await look('half-way');
    say(nth);
  }
  const after = await look('after');

  const requestId = await client.ride();
  const tooLarge = await client.comment(requestId, 'One byte too many', [fileOf('large', LARGEST + 1)]);
  expectThat(isRefused(tooLarge), `a file of a byte too many was answered ${tooLarge.status}`);
  const { length } = listOf(dataOf(await client.comments(requestId)));
  expectThat(length === 0, 'a refused comment was made');
  const { uploadFolder } = await look('one refused');
  expectThat(uploadFolder === after.uploadFolder, 'a refused file lies in the folder');
  return tooLarge.status;
};

try {
  const tooLarge = await run();
  const growth = peak - (readings['before']?.memory ?? 0);
  expectThat(growth <= ROOM, `memory grew by ${growth} bytes`);
  const seconds = (performance.now() - begun) / 1000;
  const outcome: Outcome = {
    ...{ comments: count, filesEach: FILES_EACH, fileSize: LARGEST, seed, seconds },
    ...{ readings, growth, room: ROOM, tooLarge, faults },
  };
  console.log(values.json ? JSON.stringify(outcome, null, 2) : report(outcome));
  process.exitCode = faults.length > 0 ? 1 : 0;
} finally {
  clearInterval(watch);
  await mock.stop();
}
