import { fileURLToPath } from 'node:url';
import { runCheck, wanted } from '../kit/check.ts';
import { messageOf } from '../kit/errors.ts';
import { pause } from '../kit/eventually.ts';
import { createLeash } from '../kit/leash.ts';
import { createPace } from '../kit/pace.ts';
import type { CheckRecord } from '../kit/record.ts';
import type { RunSpec } from '../kit/run.ts';
import { sendBy } from '../kit/wire.ts';
import { loadChecks, sectionOf } from './check-files.ts';
import type { PlacedCheck } from './check-files.ts';
import { createCollector } from './collector.ts';
import type { Fault, Listener } from './collector.ts';
import { inOrder } from './order.ts';
import { createStops } from './stops.ts';
import type { Stops } from './stops.ts';

export interface EngineRun {
  readonly records: readonly CheckRecord[];
  readonly faults: readonly Fault[];
  /** The user stopped the run; the records are those of the checks that had ended. */
  readonly interrupted: boolean;
  /** Checks of each section that did not begin, because the budget was used up. */
  readonly leftOut: Readonly<Record<string, number>>;
}

interface EngineOptions {
  readonly spec: RunSpec;
  /** Folder whose checks/ holds the check files. */
  readonly root: string;
  /** Checks at a time. */
  readonly concurrency: number;
  readonly listener: Listener;
  /** The clock by which the run began. */
  readonly now: () => number;
}

/** The suite itself: compiled check files beside a compiled engine, sources beside a source. */
export const ownRoot = fileURLToPath(new URL('../', import.meta.url));

/** A check longer than this hangs: every wait inside a check has a shorter limit of its own. */
const longestCheck = 900_000;
/** Checks in a row that lost the target before the rest is spared the same. */
const lossesUntilStop = 3;
/** Milliseconds in which checks that were stopped have to tidy up. */
const grace = 1_000;

/**
 * Runs the checks against the target. All of them share one process: what costs against a server far away is waiting,
 * and what one check learns or is told (shared data, the pace that the target asks for) holds for the others at once.
 */
export async function runChecks(options: EngineOptions): Promise<EngineRun> {
  const { spec, root, concurrency, listener, now } = options;
  const stops = createStops(spec.budget === undefined ? undefined : spec.startedAt + spec.budget - now());
  const { checks, faults } = await loadChecks(root, spec.only);
  const chosen = checks.filter((one) => wanted(one.spec, spec));
  const { together, alone } = inOrder(chosen);
  const collector = createCollector(chosen, listener);
  const begun = new Set<PlacedCheck>();
  const escaped: Fault[] = [];
  const escape = (error: unknown): void => void escaped.push({ where: 'engine', message: messageOf(error) });
  const pace = createPace(spec.rate);
  const post = sendBy(spec.tls);
  const inCompany: RunSpec = { ...spec, exclusive: false };
  let losses = 0;

  const tryOne =
    (run: RunSpec) =>
    async (check: PlacedCheck): Promise<void> => {
      begun.add(check);
      const leash = createLeash(AbortSignal.any([stops.signal, limit(longestCheck)]));
      const record = await runCheck(check.spec, check.body, run, post, { pace, leash });
      if (stops.cause() === 'interrupted') return;
      losses = isLoss(record) ? losses + 1 : 0;
      if (losses === lossesUntilStop) stops.lose();
      collector.take(check, record);
    };
  const tryAll = async (): Promise<void> => {
    await sideBySide(together, concurrency, tryOne(inCompany), stops);
    await sideBySide(alone, 1, tryOne(spec), stops);
  };

  process.on('unhandledRejection', escape);
  try {
    await Promise.race([tryAll(), stopped(stops.signal).then(() => pause(grace))]);
  } finally {
    process.removeListener('unhandledRejection', escape);
    stops.release();
  }
  const left = stops.cause() === 'budget' ? chosen.filter((one) => !begun.has(one)) : [];
  return {
    records: collector.records(),
    faults: [...faults, ...escaped],
    interrupted: stops.cause() === 'interrupted',
    leftOut: countBySection(left),
  };
}

/** Ids of every check there is, whatever profile or filter this run has. Nothing is sent to the target. */
export async function listChecks(root: string): Promise<string[]> {
  return (await loadChecks(root)).checks.map(({ spec }) => spec.id).sort();
}

/** Begins the checks in their order, so many at a time, until all have ended or the run is stopped. */
async function sideBySide(
  checks: readonly PlacedCheck[],
  width: number,
  tryOne: (check: PlacedCheck) => Promise<void>,
  stops: Stops,
): Promise<void> {
  const queue = checks.values();
  const lane = async (): Promise<void> => {
    for (const check of queue) {
      if (stops.cause() !== undefined) return;
      await tryOne(check);
    }
  };
  await Promise.all(Array.from({ length: width }, lane));
}

/** The target stopped answering in the middle of the run. */
const isLoss = (record: CheckRecord): boolean =>
  record.verdict === 'error' && (record.reason?.startsWith('target lost') ?? false);

function limit(milliseconds: number): AbortSignal {
  const controller = new AbortController();
  const reason = new Error(`the check took longer than ${milliseconds / 60_000} minutes`);
  setTimeout(() => controller.abort(reason), milliseconds).unref();
  return controller.signal;
}

const stopped = (signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => signal.addEventListener('abort', () => resolve(), { once: true }));

function countBySection(checks: readonly PlacedCheck[]): Record<string, number> {
  const sections = checks.map(({ file }) => sectionOf(file));
  return Object.fromEntries(
    [...new Set(sections)].map((name) => [name, sections.filter((one) => one === name).length]),
  );
}
