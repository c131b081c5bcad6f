import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Writable } from 'node:stream';
import { fileURLToPath } from 'node:url';
import type { Vitest } from 'vitest/node';
import type { CheckRecord } from '../kit/record.ts';
import type { RunSpec } from '../kit/run.ts';
import { createCollector } from './collector.ts';
import type { Collector, Fault, Listener } from './collector.ts';

export interface EngineRun {
  readonly records: readonly CheckRecord[];
  readonly faults: readonly Fault[];
  /** The user stopped the run; the records are those of the checks that had ended. */
  readonly interrupted: boolean;
}

interface EngineOptions {
  readonly spec: RunSpec;
  /** Folder whose checks/ holds the check files. */
  readonly root: string;
  /** Check files at a time. */
  readonly concurrency: number;
  readonly listener: Listener;
}

/** The suite itself: compiled check files beside a compiled engine, sources beside a source. */
export const ownRoot = fileURLToPath(new URL('../', import.meta.url));
const extension = import.meta.url.endsWith('.ts') ? 'ts' : 'js';

/** A check longer than this hangs: every wait inside a check has a shorter limit of its own. */
const longestCheck = 900_000;
/** Checks in a row that lost the target before the rest is spared the same. */
const lossesUntilStop = 3;
/** Milliseconds that running checks have to end in after Ctrl-C. */
const grace = 5_000;

/** Runs the checks against the target. Ctrl-C ends the run early and keeps what it has. */
export async function runChecks({ spec, root, concurrency, listener }: EngineOptions): Promise<EngineRun> {
  let losses = 0;
  const collector = createCollector({
    ...listener,
    check(record) {
      listener.check?.(record);
      losses = isLoss(record) ? losses + 1 : 0;
      if (losses === lossesUntilStop) void stop?.('test-failure');
    },
  });
  let stop: Vitest['cancelCurrentRun'] | undefined;
  let interrupted = false;
  await withVitest({ spec, root, concurrency, collector }, async (vitest) => {
    stop = (reason) => vitest.cancelCurrentRun(reason);
    let release = (): void => undefined;
    const impatience = new Promise<void>((resolve) => {
      release = onInterrupt(() => {
        interrupted = true;
        void vitest.cancelCurrentRun('keyboard-input');
        setTimeout(resolve, grace).unref();
      });
    });
    await Promise.race([vitest.start(), impatience]).finally(release);
  });
  return { records: collector.records, faults: collector.faults, interrupted };
}

/** Ids of every check there is, whatever profile or filter this run has. Nothing is sent to the target. */
export async function listChecks(spec: RunSpec, root: string): Promise<string[]> {
  const { only: _only, shard: _shard, ...rest } = spec;
  const everything: RunSpec = { ...rest, profiles: ['core', 'flat', 'planned'] };
  const collector = createCollector({});
  return withVitest({ spec: everything, root, concurrency: 1, collector }, async (vitest) => {
    const { testModules } = await vitest.collect();
    return testModules.flatMap((module) => [...module.children.allTests()].map((test) => test.name)).sort();
  });
}

/** The target stopped answering in the middle of the run. */
const isLoss = (record: CheckRecord): boolean =>
  record.verdict === 'error' && (record.reason?.startsWith('target lost') ?? false);

interface Setup {
  readonly spec: RunSpec;
  readonly root: string;
  readonly concurrency: number;
  readonly collector: Collector;
}

/**
 * Vitest as a library: it must not see the configuration of whoever installed the suite (config, configFile), nor skip
 * files for lying in node_modules (exclude), nor write beside them (cacheDir). A filter leaves files without a test
 * (passWithNoTests); that nothing at all was judged is decided by the caller. Exit code and signals stay ours.
 */
async function withVitest<T>(
  { spec, root, concurrency, collector }: Setup,
  use: (vitest: Vitest) => Promise<T>,
): Promise<T> {
  const { createVitest } = await import('vitest/node');
  const cacheDir = await mkdtemp(join(tmpdir(), 'ces-conform-'));
  const { exitCode } = process;
  const restoreSignals = keepSignals();
  const silence = new Writable({
    write(_chunk, _encoding, done) {
      done();
    },
  });
  const vite = { configFile: false, envDir: false, publicDir: false, logLevel: 'error', cacheDir } as const;
  const vitest = await createVitest(
    'test',
    {
      watch: false,
      config: false,
      root,
      include: [`checks/**/*.check.${extension}`],
      exclude: [],
      reporters: [collector],
      pool: 'threads',
      isolate: false,
      fileParallelism: concurrency > 1,
      ...(concurrency > 1 && { maxWorkers: concurrency }),
      passWithNoTests: true,
      testTimeout: longestCheck,
      hookTimeout: longestCheck,
      teardownTimeout: 5_000,
      provide: { run: spec },
    },
    vite,
    { stdout: silence, stderr: silence },
  );
  restoreSignals();
  try {
    return await use(vitest);
  } finally {
    await vitest.close();
    await rm(cacheDir, { recursive: true, force: true });
    process.exitCode = exitCode;
  }
}

const signals = ['SIGINT', 'SIGTERM'] as const;

/** Remembers the listeners of today; the answer takes away those that came since. */
function keepSignals(): () => void {
  const kept = signals.map((signal) => [signal, process.listeners(signal)] as const);
  return () => {
    for (const [signal, listeners] of kept) {
      for (const listener of process.listeners(signal)) {
        if (!listeners.includes(listener)) process.removeListener(signal, listener);
      }
    }
  };
}

/** Calls back at the first signal; a second one kills the process as always. The answer stops listening. */
function onInterrupt(act: () => void): () => void {
  const listener = (): void => {
    release();
    act();
  };
  const release = (): void => {
    for (const signal of signals) process.removeListener(signal, listener);
  };
  for (const signal of signals) process.on(signal, listener);
  return release;
}
