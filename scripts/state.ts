/**
 * `ces mock --state` under kills: `npm run state [-- --writes 10000 --kills 5 --json]`. Residents are made eight at a
 * time; again and again the process is killed (SIGKILL) in the middle of that, another starts on the same folder, and
 * everything that was ever answered is read back. At last a second process starts while the first runs, is refused, and takes
 * over when the first is killed. Exit code 1 where something is missing that was answered more than 100 ms before.
 */
import { cpSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { machine } from '../src/mock/state/machine.ts';
import { openState } from '../src/mock/state/state.ts';
import { startMockProcess, type MockProcess } from './harness/mock-process.ts';
import { aligned, countOf } from './harness/report.ts';

const { values } = parseArgs({
  options: {
    writes: { type: 'string', default: '10000' },
    kills: { type: 'string', default: '5' },
    json: { type: 'boolean', default: false },
  },
});
const writes = countOf('writes', values.writes);
const kills = countOf('kills', values.kills);

const AT_ONCE = 8;
const YOUNG_MS = 100;

const parent = mkdtempSync(join(tmpdir(), 'ces-state-'));
const folder = join(parent, 'worlds');
/** When each write was answered, by the id that it made. */
const answered = new Map<string, number>();
const faults: string[] = [];
const log = (text: string): void => void process.stderr.write(text);

const start = (): Promise<MockProcess> => startMockProcess(['--state', folder], { log });
/** The system actor, which a process names only while it has the world. */
let actor = '';

/** Gives how a resident is made, by its id. */
const writerOf = async ({ ask, control }: MockProcess): Promise<() => Promise<string>> => {
  const [facilityId] = /fac_\w+/.exec((await ask('listFacilities', {})).text) ?? [];
  return async () => {
    const { residentId } = await control('POST', '/levers/create-resident', { facilityId });
    if (typeof residentId !== 'string') throw new Error('a write was answered without an id');
    return residentId;
  };
};

const inParallel = async (work: () => Promise<boolean>): Promise<void> => {
  const lane = async (): Promise<void> => {
    while (await work());
  };
  await Promise.all(Array.from({ length: AT_ONCE }, lane));
};

/** Writes until this many are answered, then calls `end` in the middle of the others, which are lost. */
const writeUntil = async (mock: MockProcess, most: number): Promise<number> => {
  const write = await writerOf(mock);
  let endedAt = Infinity;
  let gone = Promise.resolve();
  await inParallel(async () => {
    if (endedAt < Infinity) return false;
    const id = await write().catch(() => undefined);
    // An answer that was read after the kill was given before it, at an unknown moment.
    if (id !== undefined) answered.set(id, Math.min(performance.now(), endedAt));
    if (endedAt === Infinity && answered.size >= most) {
      endedAt = performance.now();
      gone = mock.kill();
    }
    return true;
  });
  await gone;
  return endedAt;
};

const missing = async (mock: MockProcess): Promise<readonly string[]> => {
  const waiting = [...answered.keys()];
  const lost: string[] = [];
  await inParallel(async () => {
    const id = waiting.pop();
    if (id !== undefined && (await mock.ask('getResident', { residentId: id }, { as: actor })).status !== 200)
      lost.push(id);
    return id !== undefined;
  });
  return lost;
};

/** How long it takes to read the folder as it lies there now. */
const loadTime = (tenant: string): number => {
  const copy = join(parent, 'copy');
  cpSync(folder, copy, { recursive: true });
  const state = openState(copy, { ...machine, log });
  const begun = performance.now();
  state.load(tenant);
  const took = performance.now() - begun;
  state.close();
  rmSync(copy, { recursive: true });
  return took;
};

const sizeOf = (): number =>
  readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isFile())
    .reduce((sum, { name }) => sum + statSync(join(folder, name)).size, 0);

const run = async () => {
  let mock = await start();
  const { tenant, identities } = mock;
  actor = identities.systemActor ?? '';
  const rounds = [];
  for (let kill = 1; kill <= kills; kill++) {
    const killedAt = await writeUntil(mock, Math.ceil((writes * kill) / kills));
    const [load, size] = [loadTime(tenant), sizeOf()];
    mock = await start();
    const lost = await missing(mock);
    const isOld = (id: string): boolean => killedAt - (answered.get(id) ?? 0) > YOUNG_MS;
    const lostOld = lost.filter(isOld).length;
    if (lostOld > 0)
      faults.push(`kill ${kill}: ${lostOld} are missing that were answered more than 100 ms before`);
    const counts = { answered: answered.size, there: answered.size - lost.length };
    rounds.push({ ...counts, lostOld, lostYoung: lost.length - lostOld, load, ready: mock.readyAfter, size });
    for (const id of lost) answered.delete(id);
  }

  const second = await start();
  const look = () => second.ask('listFacilities', {}, { as: actor });
  const { status: refusedWith, text } = await look();
  if (refusedWith !== 404 || !text.includes('belongs to'))
    faults.push(`a second process answered ${refusedWith} while the first had the world`);
  await mock.kill();
  const killedAt = performance.now();
  const { status } = await look();
  const after = performance.now() - killedAt;
  if (status !== 200) faults.push(`the second process answered ${status} when the first was gone`);
  const lost = await missing(second);
  if (lost.length > 0) faults.push(`the second process lacks ${lost.length}`);
  await second.kill();
  const takeover = { refusedWith, after, there: answered.size - lost.length, of: answered.size };
  return { writes, rounds, takeover, seconds: (performance.now() - begun) / 1000, faults };
};

const HEADS = ['kill', 'answered', 'there', 'lost, < 100 ms', 'lost, older', 'load ms', 'ready ms', 'KiB'];

/** What `--json` prints, for people. */
const report = ({ rounds, takeover, seconds }: Awaited<ReturnType<typeof run>>): string => {
  const rows = rounds.map(({ load, ready, size, ...counts }, at) =>
    [at + 1, counts.answered, counts.there, counts.lostYoung, counts.lostOld, load, ready, size / 1024].map(
      (figure) => figure.toFixed(0),
    ),
  );
  return [
    `${writes} writes, ${rounds.length} kills in the middle of them, in ${seconds.toFixed(1)} s`,
    '',
    ...aligned([HEADS, ...rows], '   '),
    '',
    `a second process was refused with ${takeover.refusedWith}, and had the world ${takeover.after.toFixed(0)} ms after the first was killed: ${takeover.there} of ${takeover.of} there`,
    ...(faults.length === 0
      ? ['nothing was lost that was answered more than 100 ms before']
      : faults.map((one) => `- ${one}`)),
  ].join('\n');
};

const begun = performance.now();
try {
  const outcome = await run();
  console.log(values.json ? JSON.stringify(outcome, null, 2) : report(outcome));
  process.exitCode = faults.length > 0 ? 1 : 0;
} finally {
  rmSync(parent, { recursive: true, force: true });
}
