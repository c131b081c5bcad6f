import { operations } from '../../openapi/generated/contract.ts';
import { matchesGlob } from '../../conformance/kit/glob.ts';
import type { Means } from '../soak/hints.ts';
import type { Vitals } from '../harness/mock-process.ts';
import { createCases, type FuzzCase } from './cases.ts';
import { confirm, type WitnessClient } from './confirm.ts';
import type { Fault, Finding } from './finding.ts';
import { growthFaults, settledVitals } from './growth.ts';
import { createHostile } from './hostile.ts';
import { leverNames } from './lever-calls.ts';
import { prepare } from './prepare.ts';
import type { Report } from './report.ts';
import { BATCH, EPOCH, runCases, type Listener } from './run.ts';
import { shownRequest } from './show.ts';
import { createTally, signatureOf } from './tally.ts';
import type { Target } from './target.ts';

export interface FuzzOptions {
  readonly requests: number;
  readonly seed: number;
  /** Where the clock of the mock's world starts. */
  readonly now: string;
  /** The first case. */
  readonly from: number;
  /** The number of a case, or a pattern of names. */
  readonly only?: string;
  /** Whether to end early, with what was found by then. */
  readonly isStopped?: () => boolean;
  readonly progress?: (done: number, findings: number) => void;
  /** Requests under way at a time, and milliseconds that an answer may take. */
  readonly width?: number;
  readonly patience?: number;
  /** Requests between two looks at the whole. */
  readonly batch?: number;
}

/** Findings that are tried again alone and made smaller. */
const CONFIRMED = 12;
const TOO_MANY = 200;

interface Found {
  readonly fault: Fault;
  readonly one: FuzzCase;
  /** Of a crash: others that were under way with it. */
  readonly others?: readonly FuzzCase[];
}

/** Keeps one target ready, and starts another when it has ended. */
const createClient = (start: () => Promise<Target>, { seed, now }: FuzzOptions) => {
  let running: { readonly target: Target; isOver: boolean } | undefined;
  let starts = 0;
  const client: WitnessClient = {
    begin: async (): Promise<{ target: Target; means: Means }> => {
      if (!running || running.isOver) {
        const target = await start();
        const now = { target, isOver: false };
        void target.ended.then(() => (now.isOver = true));
        running = now;
        starts += 1;
      } else await running.target.reset();
      const { target } = running;
      return { target, means: await prepare(target, seed, now) };
    },
  };
  return { ...client, starts: () => starts, stop: async () => running?.target.stop() };
};

const indexesOf = (
  { from, requests, only }: FuzzOptions,
  nameOf: (index: number) => string,
): readonly number[] => {
  if (only !== undefined && /^\d+$/.test(only)) return [Number(only)];
  const all = Array.from({ length: requests }, (_, at) => from + at);
  return only === undefined ? all : all.filter((index) => matchesGlob(nameOf(index), only));
};

const judgedNames = new Set<string>([...Object.keys(operations), ...leverNames]);

/** Runs the cases against the targets that `start` gives, and says what happened that must not. */
export const fuzz = async (options: FuzzOptions, start: () => Promise<Target>): Promise<Report> => {
  const { seed, now, from, progress, width = 12, patience = 15_000, batch = BATCH } = options;
  const client = createClient(start, options);
  const tally = createTally((name) => judgedNames.has(name));
  const found = new Map<string, Found>();
  const state = { done: 0, faults: 0, isForeign: false };
  const note = (fault: Fault, one: FuzzCase, others?: readonly FuzzCase[]): void => {
    tally.addFault(one.section, fault.kind);
    state.faults += 1;
    const signature = signatureOf({ ...fault, name: others ? '' : one.name });
    if (!found.has(signature)) found.set(signature, { fault, one, ...(others && { others }) });
  };
  // What a raw exchange should answer is known of our own world alone.
  let unexpected: { readonly fault: Fault; readonly one: FuzzCase }[] = [];
  const endBatch = (): void => {
    if (!state.isForeign) for (const { fault, one } of unexpected) note(fault, one);
    unexpected = [];
  };
  const listener: Listener = {
    tried: (one, { statuses }) => {
      tally.count(one.section, one.name, statuses);
      state.done += 1;
      // A reset with other values than ours leads to another world.
      if (one.name === 'POST reset' && statuses[0] === 200) state.isForeign = true;
      if (state.done % 100 === 0) progress?.(state.done, found.size);
    },
    fault: (one, fault) => {
      if (fault.kind === 'unexpected') unexpected.push({ fault, one });
      else note(fault, one);
    },
    crash: ([first, ...others], how) => {
      state.isForeign = true;
      if (first) note({ kind: 'crash', says: `the process ended: ${how}` }, first, others);
    },
  };

  const begun = performance.now();
  const hostile = createHostile(seed);
  let { target, means } = await client.begin();
  let make = createCases({ seed, now, door: target, means, hostile });
  const indexes = indexesOf(options, (index) => make(index).name);
  const again = async (): Promise<void> => {
    ({ target, means } = await client.begin());
    make = createCases({ seed, now, door: target, means, hostile });
    state.isForeign = false;
  };

  // Code that runs for the first time is compiled and kept: memory is compared from when that is over.
  const warm = Math.min(EPOCH, Math.ceil(indexes.length / 2 / batch) * batch);
  let before: Vitals | undefined;
  for (let at = 0; at < indexes.length && state.faults < TOO_MANY; at += batch) {
    if (options.isStopped?.()) break;
    if (at > 0 && (at % EPOCH === 0 || at === warm || state.isForeign)) await again();
    if (at === warm) before = await settledVitals(() => target.vitals());
    let left: readonly FuzzCase[] = indexes.slice(at, at + batch).map((index) => make(index));
    while (left.length > 0) {
      left = await runCases(target, left, { width, patience, watchAll: indexes.length === 1 }, listener);
      if (left.length > 0) await again();
    }
    endBatch();
  }

  const growth: Fault[] = [];
  let after: Vitals | undefined;
  if (before && client.starts() === 1) {
    await again();
    after = await settledVitals(() => target.vitals(), before.handles.length);
    growth.push(...growthFaults(before, after));
  }
  const seconds = (performance.now() - begun) / 1000;

  const findings: Finding[] = [];
  for (const [at, { fault, one, others = [] }] of [...found.values()].entries()) {
    let culprit = one;
    let tried = at < CONFIRMED ? await confirm(one, fault.kind, client, patience) : undefined;
    for (const suspect of tried ? others : []) {
      if (tried?.alone) break;
      culprit = suspect;
      tried = await confirm(suspect, fault.kind, client, patience);
    }
    const { index, section, name } = culprit;
    const request = shownRequest(tried?.smallest ?? culprit, target.url);
    findings.push({ ...fault, index, section, name, request, ...(tried && { alone: tried.alone }) });
  }
  await client.stop();
  return {
    seed,
    now,
    from,
    requests: state.done,
    seconds,
    rows: tally.rows(),
    findings: [
      ...findings,
      ...growth.map((fault) => ({ ...fault, index: -1, section: 'all', name: 'all', request: '' })),
    ],
    oneSided: tally.oneSided(),
    vitals: { before, after },
  };
};
