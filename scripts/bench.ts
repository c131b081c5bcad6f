/**
 * How fast the mock is, measured against a bare `node:http` server that only turns the same objects into JSON, and
 * against Prism's mock of the same contract: `npm run bench [-- --rounds 5 --seconds 1 --starts 5 --json]`. All in
 * one run, in turns, with the same bytes; every server is a process of its own. Read the ratios: absolute figures
 * are the machine's. Exit code 1 where a target is missed.
 */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { answersOf, writeContract } from './bench/answers.ts';
import { casesFor } from './bench/cases.ts';
import { figuresOf, median, ratioOf, type Name, type Slice } from './bench/figures.ts';
import { load } from './bench/load.ts';
import { table, type Outcome } from './bench/print.ts';
import { processorSeconds, residentBytes } from './bench/process-facts.ts';
import { ask, bytesOf, type Case } from './bench/request.ts';
import { bare, ours, prismOf, start, type Running } from './bench/servers.ts';
import { targetsFor } from './bench/targets.ts';

const CONNECTIONS = 16;

const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '5' },
    seconds: { type: 'string', default: '1' },
    starts: { type: 'string', default: '5' },
    json: { type: 'boolean', default: false },
  },
});
const rounds = Number(values.rounds);
const seconds = Number(values.seconds);
const progress = (line: string): void => console.error(line);

const ping: Case = { name: 'ping', method: 'GET', path: '/ping', headers: {} };
const folder = await mkdtemp(join(tmpdir(), 'ces-bench-'));
const answersFile = join(folder, 'answers.json');
const contractFile = join(folder, 'openapi.json');

// The answers that all are to give come from a first run of ours, which is not measured.
const scout = await start(ours, ping);
const cases = await casesFor(scout.url);
const answers = await answersOf(scout.url, cases);
await scout.stop();
await writeFile(answersFile, JSON.stringify(answers));
await writeContract(contractFile, answers);

const contenders = [bare(answersFile), prismOf(contractFile), ours];
const [first = ping] = cases;
const firstAnswers = new Map<Name, number[]>(contenders.map(({ name }) => [name, []]));
const running = new Map<Name, Running>();
for (let round = 0; round < Number(values.starts); round += 1) {
  for (const contender of contenders) {
    progress(`start ${round + 1} of ${values.starts}: ${contender.name}`);
    await running.get(contender.name)?.stop();
    const started = await start(contender, first);
    firstAnswers.get(contender.name)?.push(started.firstAnswer);
    running.set(contender.name, started);
  }
}
const memoryAtStart = new Map([...running].map(([name, { pid }]) => [name, residentBytes(pid)]));
const mock = running.get('ours');
if (mock) await casesFor(mock.url);

/** The bytes of an answer must not be what makes one server faster than another. */
const compareSizes = async (one: Case): Promise<void> => {
  const sizes = new Map<Name, string>();
  for (const [name, { url }] of running) {
    const { status, text } = await ask(url, one);
    sizes.set(name, `${status}, ${Buffer.byteLength(text)} bytes`);
  }
  progress(`${one.name}: ${[...sizes].map(([name, size]) => `${name} ${size}`).join('; ')}`);
  if (sizes.get('bare') !== sizes.get('ours'))
    throw new Error(`${one.name}: bare and ours were to give the same answer. See the line above.`);
};

const measure = async (one: Case, server: Name, { port, pid }: Running): Promise<Slice> => {
  const before = processorSeconds(pid);
  const {
    latencies,
    seconds: taken,
    statuses,
    answered,
  } = await load({
    port,
    request: bytesOf(one, port),
    connections: CONNECTIONS,
    seconds,
  });
  const after = processorSeconds(pid);
  return {
    case: one.name,
    server,
    perSecond: latencies.length / taken,
    latencies,
    statuses,
    processor: before === undefined || after === undefined ? undefined : ((after - before) * 1e6) / answered,
  };
};

const slices: Slice[] = [];
try {
  for (const one of cases) {
    await compareSizes(one);
    // Once round before it counts: what runs for the first time is compiled on the way.
    for (const [name, server] of running) await measure(one, name, server);
    for (let round = 0; round < rounds; round += 1)
      for (const [name, server] of running) slices.push(await measure(one, name, server));
  }
  const ratio = (name: string, to: Name): number => ratioOf(slices, name, to);
  const firstAnswer = (server: Name): number => median(firstAnswers.get(server) ?? []);
  const names = [...running.keys()];
  const outcome: Outcome = {
    connections: CONNECTIONS,
    rounds,
    seconds,
    cases: cases.map(({ name }) => ({
      name,
      toBare: ratio(name, 'bare'),
      toPrism: ratio(name, 'prism'),
      servers: names.map((server) => figuresOf(slices, name, server)),
    })),
    servers: [...running].map(([name, { pid }]) => ({
      name,
      firstAnswer: firstAnswer(name),
      memoryAtStart: memoryAtStart.get(name) ?? 0,
      memoryAfter: residentBytes(pid),
    })),
    targets: targetsFor({ ratio, firstAnswer }),
  };
  console.log(values.json ? JSON.stringify(outcome, null, 2) : table(outcome));
  process.exitCode = outcome.targets.every(({ reached }) => reached) ? 0 : 1;
} finally {
  await Promise.all([...running.values()].map((server) => server.stop()));
  await rm(folder, { recursive: true, force: true });
}
