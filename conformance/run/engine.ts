import { setMaxListeners } from 'node:events';
import { fileURLToPath } from 'node:url';
import { runCheck, wanted } from '../kit/check.ts';
import { messageOf } from '../kit/errors.ts';
import { pause } from '../kit/eventually.ts';
import { createCreations } from '../kit/creations.ts';
import { createCancellation } from '../kit/cancellation.ts';
import { createFloor } from '../kit/floor.ts';
import { createOrigins } from '../kit/origins.ts';
import { createPace } from '../kit/pace.ts';
import type { CheckRecord } from '../kit/record.ts';
import type { RunSpec } from '../kit/run.ts';
import { withPresence } from '../kit/shown.ts';
import { senderOf } from '../kit/sender.ts';
import type { Post } from '../kit/wire.ts';
import { loadChecks, sectionOf } from './check-files.ts';
import type { PlacedCheck } from './check-files.ts';
import { createCollector } from './collector.ts';
import type { Fault, Listener } from './collector.ts';
import { awaitsEvents, inOrder } from './order.ts';
import { sharesFamily, sideBySide } from './side-by-side.ts';
import { endCreations } from './creations-end.ts';
import type { Remaining } from './creations-end.ts';
import { createStops } from './stops.ts';
import { createTidying } from './tidying.ts';
import type { Tidying } from './tidying.ts';

export interface EngineRun {
  readonly records: readonly CheckRecord[];
  readonly faults: readonly Fault[];
  /** The user stopped the run; the records are those of the checks that had ended. */
  readonly interrupted: boolean;
  /** Checks of each section that did not begin, because the budget was used up. */
  readonly leftOut: Readonly<Record<string, number>>;
  /** Number of requests that cleaned up; the requests of the checks are not among them. */
  readonly cleanup: number;
  /** Records that the run made and could not end. */
  readonly remaining: readonly Remaining[];
}

interface EngineOptions {
  readonly spec: RunSpec;
  /** The folder that contains checks/ with the check files. */
  readonly root: string;
  /** Number of checks that send requests at the same time. */
  readonly concurrency: number;
  readonly listener: Listener;
  /** The clock of the run, in epoch milliseconds. */
  readonly now: () => number;
}

/** The folder of the suite: the compiled one where this file is compiled, else the sources. */
export const ownRoot = fileURLToPath(new URL('../', import.meta.url));

/** The time limit of a check in milliseconds. Every wait inside a check has a shorter limit of its own. */
const longestCheck = 900_000;
/**
 * Number of open checks for each check that may send requests: some open checks only wait for a shared
 * record. With a concurrency of 1 this factor is not used.
 */
const OPEN = 2;
/** Number of checks in a row that lose the target before the run stops. */
const lossesUntilStop = 3;
/** Milliseconds for the end of the records that the run made, by the cause that stopped the run. */
const endings = { budget: 1_000, interrupted: 5_000, lost: 1_000, whole: 120_000 } as const;

/**
 * Runs the checks against the target. All checks run in one process: the time goes into waiting for answers,
 * not into computing, and all checks see shared data and the pace that the target asks for at once.
 */
export async function runChecks(options: EngineOptions): Promise<EngineRun> {
  const { spec, root, concurrency, listener, now } = options;
  const left = spec.budget === undefined ? undefined : spec.startedAt + spec.budget - now();
  const stops = createStops(left);
  const { checks, faults } = await loadChecks(root, spec.only);
  const chosen = checks.filter((one) => wanted(one.spec, spec));
  const { together, inTurn, listening, alone } = inOrder(chosen, spec);
  const collector = createCollector(chosen, listener);
  const begun = new Set<PlacedCheck>();
  const escaped: Fault[] = [];
  const escape = (error: unknown): void => void escaped.push({ where: 'engine', message: messageOf(error) });
  const pace = createPace(spec.rate);
  const creations = createCreations();
  const origins = createOrigins();
  const floor = createFloor(concurrency, stops.signal);
  const { post, mean, sent } = timed(senderOf(spec));
  /** Milliseconds that the run needs to end the records that it made so far. */
  const ending = (): number =>
    (creations.belongings().filter(({ end }) => end).length * mean()) / concurrency;
  const inCompany: RunSpec = { ...spec, exclusive: false };
  const tidying = createTidying(concurrency);
  const isStopped = (): boolean => stops.cause() !== undefined;
  let losses = 0;

  const tryOne =
    (run: RunSpec, tidyLater: (check: PlacedCheck) => Tidying['take'] | undefined) =>
    async (check: PlacedCheck): Promise<void> => {
      if (left !== undefined && stops.left() < ending()) stops.use();
      if (isStopped()) return;
      begun.add(check);
      const longest = limit(longestCheck);
      const cancellation = createCancellation(AbortSignal.any([stops.signal, longest.signal]));
      const later = tidyLater(check);
      const record = await runCheck(check.spec, check.body, run, post, {
        pace,
        speaking: floor.enter(),
        cancellation,
        creations,
        origins,
        ...(later && { tidyLater: later }),
      });
      longest.clear();
      if (stops.cause() === 'interrupted') return;
      losses = isLoss(record) ? losses + 1 : 0;
      if (losses === lossesUntilStop) stops.lose();
      collector.take(check, record);
    };
  const tryAll = async (): Promise<void> => {
    // A concurrency of 1 means one request at a time.
    const [later, open] = concurrency > 1 ? [tidying.take, OPEN * concurrency] : [undefined, 1];
    const besideOthers = tryOne(inCompany, ({ spec: one }) =>
      sharesFamily(one, inCompany) ? undefined : later,
    );
    await sideBySide({ together, inTurn }, open, inCompany, besideOthers, isStopped);
    await tidying.idle();
    await sideBySide({ together: listening }, open, inCompany, besideOthers, isStopped);
    await tidying.idle();
    // The cleanup causes events too, so it waits until no check listens any more.
    tidying.rest();
    const byItself = tryOne(spec, ({ spec: one }) => (awaitsEvents(one) ? later : undefined));
    await sideBySide({ together: alone }, 1, spec, byItself, isStopped);
    await tidying.idle();
  };

  process.on('unhandledRejection', escape);
  try {
    // Stopped checks end at once. A check that waits for something unknown to the suite is abandoned.
    await Promise.race([tryAll(), stopped(stops.signal).then(() => (tidying.hurry(), pause(TIDYING)))]);
    const end = limit(endings[stops.cause() ?? 'whole']);
    const cancellation = createCancellation(end.signal);
    const remaining = await endCreations({
      run: spec,
      post,
      context: { pace, speaking: createFloor().enter(), cancellation, creations, origins },
      // As many as the checks and their cleanups together.
      width: concurrency > 1 ? 2 * concurrency : 1,
    });
    end.clear();
    const cause = stops.cause();
    const records = collector.records().map((record) => withPresence(spec, record));
    return {
      records,
      cleanup: Math.max(0, sent() - records.reduce((sum, { requests }) => sum + requests, 0)),
      faults: [...faults, ...escaped],
      interrupted: cause === 'interrupted',
      leftOut: countBySection(cause === 'budget' ? chosen.filter((one) => !begun.has(one)) : []),
      remaining,
    };
  } finally {
    process.removeListener('unhandledRejection', escape);
    stops.release();
  }
}

/** Milliseconds that stopped checks have for their cleanup. */
const TIDYING = 500;

/**
 * The same post, with the number of answered requests (`sent`) and the mean time of an answer in
 * milliseconds.
 */
function timed(post: Post): { readonly post: Post; mean(): number; sent(): number } {
  let [all, count] = [0, 0];
  return {
    async post(...request) {
      const begun = performance.now();
      const arrival = await post(...request);
      all += performance.now() - begun;
      count += 1;
      return arrival;
    },
    mean: () => (count === 0 ? 0 : all / count),
    sent: () => count,
  };
}

/** The ids of all checks, of every profile, without a filter. Nothing is sent to the target. */
export async function listChecks(root: string): Promise<string[]> {
  return (await loadChecks(root)).checks.map(({ spec }) => spec.id).sort();
}

/** Whether the check ended because the target stopped answering. */
const isLoss = (record: CheckRecord): boolean =>
  record.verdict === 'error' && (record.reason?.startsWith('target lost') ?? false);

/** A signal that aborts after some milliseconds. Its timer keeps the process alive until it is cleared. */
function limit(milliseconds: number): { readonly signal: AbortSignal; clear(): void } {
  const controller = new AbortController();
  // Many requests can wait for this signal at the same time.
  setMaxListeners(0, controller.signal);
  const reason = new Error(`it took longer than ${milliseconds / 1000} s`);
  const timer = setTimeout(() => controller.abort(reason), milliseconds);
  return { signal: controller.signal, clear: () => clearTimeout(timer) };
}

const stopped = (signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => signal.addEventListener('abort', () => resolve(), { once: true }));

function countBySection(checks: readonly PlacedCheck[]): Record<string, number> {
  const sections = checks.map(({ file }) => sectionOf(file));
  return Object.fromEntries(
    [...new Set(sections)].map((name) => [name, sections.filter((one) => one === name).length]),
  );
}
