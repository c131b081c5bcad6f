/**
 * `ces mock` under a mixed load of every operation of the contract, right and wrong, at a bounded rate:
 * `npm run soak [-- --minutes 60 --rate 50 --seed 1 --reset 10 --json]`. What it makes it takes away again; because
 * the interface keeps most of what is deleted, the world is put back every few minutes (`--reset`; 0 for never).
 * Memory is measured after a collection: at the start, half way, at the end, and with the world put back. Exit
 * code 1 where an answer was 5xx or did not come.
 */
import { parseArgs } from 'node:util';
import { setTimeout as pause } from 'node:timers/promises';
import { startMockProcess, type Vitals } from './harness/mock-process.ts';
import { megabytes } from './harness/report.ts';
import { createDraw } from './soak/draw.ts';
import { createKnown } from './soak/known.ts';
import { createLoad } from './soak/load.ts';
import { lookRound } from './soak/means.ts';
import { createTally } from './soak/tally.ts';

const { values } = parseArgs({
  options: {
    minutes: { type: 'string', default: '60' },
    rate: { type: 'string', default: '50' },
    seed: { type: 'string', default: '1' },
    reset: { type: 'string', default: '10' },
    json: { type: 'boolean', default: false },
  },
});
const minutes = Number(values.minutes);
const rate = Number(values.rate);
const resetAfter = Number(values.reset) * 60_000;

/** Requests under way at a time; a server that cannot keep up is asked less, not drowned. */
const AT_ONCE = 32;
const BEAT = 20;

const mock = await startMockProcess(['--planned']);
const draw = createDraw(Number(values.seed));
const known = createKnown();
const tally = createTally();
let means = await lookRound(mock, draw, known);
const { step, tidy } = createLoad(mock, () => means, tally, Number(values.seed));

const vitals = async (): Promise<Pick<Vitals, 'resident' | 'heap'>> => {
  const { resident, heap } = await mock.vitals();
  return { resident, heap };
};
const memory: Record<string, Awaited<ReturnType<typeof vitals>>> = { start: await vitals() };
const begun = performance.now();
const total = minutes * 60_000;
let putBack = begun;
let sent = 0;
const underWay = new Set<Promise<void>>();

const putWorldBack = async (): Promise<void> => {
  await Promise.all(underWay);
  await mock.control('POST', '/reset');
  known.clear();
  means = await lookRound(mock, draw, known);
  putBack = performance.now();
};

const say = (elapsed: number): void => {
  const { requests, failed, lost } = tally.counts();
  const left = Math.max(0, Math.ceil((total - elapsed) / 60_000));
  console.error(`${requests} requests, ${failed} 5xx, ${lost} lost; ${left} min left`);
};

let said = begun;
for (let now = begun; now - begun < total; now = performance.now()) {
  const due = Math.floor(((now - begun) / 1000) * rate);
  while (sent < due && underWay.size < AT_ONCE) {
    const one = step();
    underWay.add(one);
    void one.finally(() => underWay.delete(one));
    sent += 1;
  }
  if (now - begun >= total / 2) memory['half'] ??= await vitals();
  if (resetAfter > 0 && now - putBack >= resetAfter) await putWorldBack();
  if (now - said >= 60_000) {
    said = now;
    say(now - begun);
  }
  await pause(BEAT);
}
await Promise.all(underWay);
await tidy();
memory['end'] = await vitals();
await putWorldBack();
memory['world put back'] = await vitals();
await mock.end();

const counts = tally.counts();
const text = (): string =>
  [
    `${counts.requests} requests in ${minutes} minutes at up to ${rate} per second`,
    `${counts.succeeded} succeeded, ${counts.refused} refused, ${counts.failed} answered 5xx, ${counts.lost} without answer`,
    `p50 ${counts.p50.toFixed(1)} ms, p99 ${counts.p99.toFixed(1)} ms`,
    ...Object.entries(memory).map(
      ([when, { resident, heap }]) =>
        `memory, ${when}: resident ${megabytes(resident)}, heap in use ${megabytes(heap)}`,
    ),
    ...(counts.neverSucceeded.length > 0 ? [`never succeeded: ${counts.neverSucceeded.join(', ')}`] : []),
    ...counts.failures.map(({ operation, status, said: why }) => `${operation} ${status}: ${why}`),
  ].join('\n');
console.log(values.json ? JSON.stringify({ minutes, rate, ...counts, memory }, null, 2) : text());
process.exitCode = counts.failed + counts.lost > 0 ? 1 : 0;
