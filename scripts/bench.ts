/**
 * What a request costs the mock, by processor time of its process, against a bare `node:http` server that turns the
 * same data into JSON for every request (`bare`), against one that sends bytes made beforehand (`bytes`), against
 * Prism's mock of the same contract, and against itself in large worlds. All in one run and in turns, with the same
 * bytes; every server is a process of its own. Read the ratios: absolute figures are the machine's.
 * `npm run bench [-- --rounds 5 --seconds 1 --starts 5 --quick --only PATTERN --json FILE --bars]`. `--quick` is a short
 * run without the largest world; `--bars` ends with 1 where a bar is missed.
 */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { bareAnswersOf, record } from './bench/answers.ts';
import { barsFor, barVerdict, RESIDENTS, type Found } from './bench/bars.ts';
import { casesFor } from './bench/cases.ts';
import { compare } from './bench/compare.ts';
import type { Sizes } from '../src/fixtures/bulk/sizes.ts';
import { figuresOf, ratioOf, type Slice } from './bench/figures.ts';
import { prepare, type Ground } from './bench/ground.ts';
import { measureInTurn, type Pace } from './bench/measure.ts';
import { preferring, writeContract } from './bench/prism-contract.ts';
import { table, type Outcome } from './bench/print.ts';
import { bareServer, ours, prismOf, start, type Contender, type Running } from './bench/servers.ts';
import { activitiesCase, LARGE, LONG_SERIES, sizedCasesFor } from './bench/sized-cases.ts';
import { measureStarts, PING } from './bench/starts.ts';

const { values } = parseArgs({
  options: {
    rounds: { type: 'string' },
    seconds: { type: 'string' },
    starts: { type: 'string' },
    quick: { type: 'boolean', default: false },
    only: { type: 'string', default: '' },
    json: { type: 'string' },
    bars: { type: 'boolean', default: false },
  },
});
const { quick } = values;
const pace: Pace = {
  connections: 16,
  rounds: Number(values.rounds ?? (quick ? 2 : 5)),
  seconds: Number(values.seconds ?? (quick ? 0.3 : 1)),
};
const starts = Number(values.starts ?? (quick ? 2 : 5));
const only = new RegExp(values.only);
const isAsked = ({ name }: { readonly name: string }): boolean => only.test(name);
/** The two worlds of the activities with and without a long series. */
const [SHORT, LONG] = ['without the series', 'with the series'];
const progress = (line: string): void => console.error(line);

const folder = await mkdtemp(join(tmpdir(), 'ces-bench-'));
const inFolder = (name: string): string => join(folder, name);
const running: Running[] = [];
const begin = async (contender: Contender): Promise<Running> => {
  const started = await start(contender, PING);
  running.push(started);
  return started;
};

try {
  progress('starts');
  const started = await measureStarts(folder, starts);

  const worldOf = async (name: string, sizes: Sizes) => {
    progress(`a world: ${name}`);
    const flags = Object.entries(sizes).map(([size, count]) => `${size}=${count}`);
    const server = await begin(ours(name, '--size', flags.join(',')));
    return { server, ground: await prepare(server.url) };
  };
  const worlds: { readonly residents: number; readonly server: Running; readonly ground: Ground }[] = [];
  for (const residents of quick ? RESIDENTS.slice(0, 2) : RESIDENTS) {
    worlds.push({ residents, ...(await worldOf(`ours ${residents}`, { residents, ...LARGE })) });
  }
  const [smallest] = worlds;
  if (smallest === undefined) throw new Error('There is no world to measure.');

  const cases = (await casesFor(smallest.ground)).filter(isAsked);
  progress('answers for the others to repeat');
  const recorded = await record(smallest.server.url, cases);
  const [answersFile, contractFile] = [inFolder('answers.json'), inFolder('openapi.json')];
  await writeFile(answersFile, JSON.stringify(bareAnswersOf(recorded)));
  await writeContract(contractFile, recorded);
  const bare = await begin(bareServer('bare', answersFile, 'objects'));
  const bytes = await begin(bareServer('bytes', answersFile, 'bytes'));
  const prism = await begin(prismOf(contractFile));
  const mock = { ...smallest.server, name: 'ours' };

  const slices: Slice[] = [];
  for (const one of cases) {
    progress(one.name);
    progress(await compare(one, recorded, { bare, bytes, prism, mock }));
    const forPrism = preferring(one, recorded);
    slices.push(
      ...(await measureInTurn(
        [
          [bare, one],
          [bytes, one],
          [prism, forPrism],
          [mock, one],
        ],
        pace,
      )),
    );
  }

  const sizedCases = await Promise.all(
    worlds.map(async ({ ground, residents }) => (await sizedCasesFor(ground, residents)).filter(isAsked)),
  );
  const sizedNames = (sizedCases[0] ?? []).map(({ name }) => name);
  for (const [at, name] of sizedNames.entries()) {
    progress(`${name}, by size`);
    const servers = worlds.flatMap(({ server }, which) => {
      const one = sizedCases[which]?.[at];
      return one === undefined ? [] : [[server, one] as const];
    });
    slices.push(...(await measureInTurn(servers, pace)));
  }
  const series = await worldOf('long series', { residents: smallest.residents, ...LARGE, ...LONG_SERIES });
  const long = [smallest, series].filter(() => isAsked(activitiesCase(series.ground)));
  const measured = long.map(({ server, ground }) => {
    const name = server === series.server ? LONG : SHORT;
    return [{ ...server, name }, activitiesCase(ground)] as const;
  });
  slices.push(...(await measureInTurn(measured, pace)));
  const growth = (name: string, residents: number): number =>
    ratioOf(slices, name, smallest.server.name, `ours ${residents}`);

  const rate = (name: string, to: string): number => ratioOf(slices, name, 'ours', to);
  const firstOf = (name: string) => started.find((one) => one.name === name);
  const found: Found = {
    rate,
    growth,
    start: (firstOf('ours')?.firstAnswer ?? Number.NaN) / (firstOf('bare')?.firstAnswer ?? Number.NaN),
    memory: (firstOf('ours')?.memory ?? Number.NaN) / 1024 / 1024,
  };
  const outcome: Outcome = {
    ...pace,
    cases: cases.map(({ name }) => ({
      name,
      servers: ['bare', 'bytes', 'prism', 'ours'].map((server) => figuresOf(slices, name, server)),
      toBare: rate(name, 'bare'),
      toBytes: rate(name, 'bytes'),
      toPrism: rate(name, 'prism'),
    })),
    sized: sizedNames.map((name) => ({
      name,
      servers: worlds.map(({ residents, server }) => ({
        ...figuresOf(slices, name, server.name),
        residents,
        growth: growth(name, residents),
      })),
    })),
    longSeries: ratioOf(slices, activitiesCase(series.ground).name, SHORT, LONG),
    starts: started,
    bars: barsFor(cases.map(({ name }) => name)).map((bar) => barVerdict(bar, found)),
  };
  console.log(table(outcome));
  if (values.json !== undefined) await writeFile(values.json, `${JSON.stringify(outcome, null, 2)}\n`);
  const isMissed = outcome.bars.some(({ verdict }) => verdict === 'missed');
  process.exitCode = values.bars && isMissed ? 1 : 0;
} finally {
  await Promise.all(running.map((server) => server.stop()));
  await rm(folder, { recursive: true, force: true });
}
