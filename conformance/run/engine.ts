import { fileURLToPath } from 'node:url';
import { runCheck, wanted } from '../kit/check.ts';
import { createClient } from '../kit/client.ts';
import type { RunContext } from '../kit/client.ts';
import { TargetLost, messageOf } from '../kit/errors.ts';
import { pause } from '../kit/eventually.ts';
import { createCreations } from '../kit/creations.ts';
import { createCancellation } from '../kit/cancellation.ts';
import { createRequestLimit } from '../kit/request-limit.ts';
import { createOrigins } from '../kit/origins.ts';
import { createSharedRecords } from '../kit/shared-records.ts';
import { createPace } from '../kit/pace.ts';
import type { CheckRecord } from '../kit/record.ts';
import type { RunSpec } from '../kit/run.ts';
import { withPresence } from '../kit/shown.ts';
import { senderOf } from '../kit/sender.ts';
import { createTally, isSilent, silenceOf } from '../kit/tally.ts';
import type { Unanswered } from '../kit/tally.ts';
import type { Post } from '../kit/wire.ts';
import { loadChecks, sectionOf } from './check-files.ts';
import type { PlacedCheck } from './check-files.ts';
import { createCollector } from './collector.ts';
import type { Collector, Fault, Listener } from './collector.ts';
import { limit } from './limit.ts';
import { awaitsEvents, inOrder } from './order.ts';
import { sharesFamily, sideBySide } from './side-by-side.ts';
import { endCreations } from './creations-end.ts';
import type { Remaining } from './creations-end.ts';
import { unreported, withoutPrecondition } from './failed-preconditions.ts';
import { metAgain, settled } from './second-try.ts';
import type { Stops } from './stops.ts';
import { createCleanup } from './cleanup.ts';
import type { Cleanup } from './cleanup.ts';

export interface EngineRun {
  readonly records: readonly CheckRecord[];
  readonly faults: readonly Fault[];
  /** The user stopped the run; the records are those of the checks that had ended. */
  readonly interrupted: boolean;
  /** Checks of each section that did not begin, because the budget was used up. */
  readonly leftOut: Readonly<Record<string, number>>;
  /** Number of requests for the cleanup, without those of the checks. */
  readonly cleanup: number;
  /** Requests without an answer, including cleanups between the checks. */
  readonly unanswered: Unanswered;
  /** Reads that were answered only on repetition. */
  readonly flaky: number;
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
  /** What ends the run early. */
  readonly stops: Stops;
}

/** The folder of the suite: compiled if this file is compiled, else the sources. */
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
const endings = { interrupted: 5_000, lost: 1_000, whole: 120_000 } as const;
/** How many milliseconds beyond the budget the cleanup of these records may take. */
const GRACE = 2_000;

/**
 * Runs the checks against the target. All checks run in one process, because they mostly wait for answers, and because
 * they share data and the pace of the target.
 */
export async function runChecks(options: EngineOptions): Promise<EngineRun> {
  const { spec, root, concurrency, listener, stops } = options;
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
  const sharedRecords = concurrency > 1 ? createSharedRecords() : undefined;
  const requestLimit = createRequestLimit(concurrency, stops.signal);
  const tally = createTally();
  const post = senderOf(spec);
  /** Whether the rest of the budget is needed to end the records that the run made so far. */
  const mustEnd = (): boolean => {
    const left = stops.left();
    // Without a budget nothing has to be counted: a run makes thousands of records.
    if (left === Infinity) return false;
    return left < (creations.belongings().filter(({ end }) => end).length * tally.mean()) / concurrency;
  };
  const inCompany: RunSpec = { ...spec, exclusive: false };
  const cleanup = createCleanup(concurrency);
  const isStopped = (): boolean => stops.cause() !== undefined;
  let losses = 0;
  const contextOf = (signal: AbortSignal): RunContext => ({
    ...{ pace, tally, creations, origins, sharedRecords },
    requestSlot: createRequestLimit().enter(),
    cancellation: createCancellation(signal),
  });
  /** Stops the run if the target stopped answering, not only single requests. */
  const stopIfGone = async ({ id, reason }: CheckRecord): Promise<void> => {
    const context = { ...contextOf(stops.signal), tally: createTally() };
    if (!isSilent(tally.unanswered()) && (await isAnswering(spec, post, context))) return;
    stops.lose();
    const message = `The target stopped answering during ${id} (${reason}). Nothing after that was judged.`;
    escaped.push({ where: 'target', message });
  };

  const tryOne =
    (
      run: RunSpec,
      tidyLater: (check: PlacedCheck) => Cleanup['take'] | undefined,
      take: Collector['take'] = collector.take,
    ) =>
    async (check: PlacedCheck): Promise<void> => {
      if (mustEnd()) stops.use();
      if (isStopped()) return;
      begun.add(check);
      const longest = limit(longestCheck);
      const later = tidyLater(check);
      const record = await runCheck(check.spec, check.body, run, post, {
        ...contextOf(AbortSignal.any([stops.signal, longest.signal])),
        // Checks that share a family run one after another, so they decide how long the run takes.
        requestSlot: requestLimit.enter(sharesFamily(check.spec, run) ? 'others wait' : undefined),
        ...(later && { tidyLater: later }),
      });
      longest.clear();
      if (stops.cause() === 'interrupted') return;
      losses = isLoss(record) ? losses + 1 : 0;
      take(check, record);
      if (losses < lossesUntilStop || isStopped()) return;
      losses = 0;
      await stopIfGone(record);
    };
  const tryAll = async (): Promise<void> => {
    // A concurrency of 1 means one request at a time.
    const [later, open] = concurrency > 1 ? [cleanup.take, OPEN * concurrency] : [undefined, 1];
    const withOthers = tryOne(inCompany, ({ spec: one }) =>
      sharesFamily(one, inCompany) ? undefined : later,
    );
    await sideBySide({ together, inTurn }, open, inCompany, withOthers, isStopped);
    await cleanup.idle();
    await sideBySide({ together: listening }, open, inCompany, withOthers, isStopped);
    await cleanup.idle();
    // The cleanup causes events too, so it waits until no check listens any more.
    cleanup.rest();
    const byItself = tryOne(spec, ({ spec: one }) => (awaitsEvents(one) ? later : undefined));
    await sideBySide({ together: alone }, 1, spec, byItself, isStopped);
    await cleanup.idle();
    const withOthersBefore = [...together, ...inTurn, ...listening];
    if (sharedRecords)
      await tryAgain(
        withOthersBefore,
        inCompany,
        settled,
        ({ id, verdict }) => verdict === 'fail' && sharedRecords.areReadBy(id),
      );
    const errors = new Set(unreported(collector.records()));
    for (const [some, run] of [
      [withOthersBefore, inCompany],
      [alone, spec],
    ] as const)
      await tryAgain(some, run, metAgain, (record) => errors.has(record));
  };
  /** Tries some of the checks again, one by one, and combines both results. */
  const tryAgain = async (
    checks: readonly PlacedCheck[],
    run: RunSpec,
    settle: (first: CheckRecord, second: CheckRecord) => CheckRecord,
    isDoubtful: (record: CheckRecord) => boolean,
  ): Promise<void> => {
    const first = new Map(collector.records().map((record) => [record.id, record]));
    const doubtful = checks.filter(({ spec: { id } }) => {
      const record = first.get(id);
      return record !== undefined && isDoubtful(record);
    });
    const again = tryOne(
      { ...run, turn: 2 },
      () => undefined,
      (check, record) => {
        collector.replace(check, settle(first.get(check.spec.id) ?? record, record));
      },
    );
    await sideBySide({ together: doubtful }, 1, run, again, isStopped);
  };

  process.on('unhandledRejection', escape);
  try {
    // Stopped checks end at once. A check that waits for something unknown to the suite is abandoned.
    await Promise.race([tryAll(), stopped(stops.signal).then(() => (cleanup.hurry(), pause(TIDYING)))]);
    const unanswered = tally.unanswered();
    if (isSilent(unanswered)) escaped.push({ where: 'target', message: silenceOf(unanswered) });
    const end = limit(timeToEnd(stops));
    const remaining = await endCreations({
      run: spec,
      post,
      context: contextOf(end.signal),
      // The limit for checks and their cleanups together.
      width: concurrency > 1 ? 2 * concurrency : 1,
    });
    end.clear();
    const cause = stops.cause();
    const records = collector.records().map((record) => withPresence(spec, withoutPrecondition(record)));
    return {
      records,
      cleanup: Math.max(0, tally.sent() - records.reduce((sum, { requests }) => sum + requests, 0)),
      faults: [...faults, ...escaped],
      interrupted: cause === 'interrupted',
      leftOut: countBySection(cause === 'budget' ? chosen.filter((one) => !begun.has(one)) : []),
      remaining,
      unanswered,
      flaky: tally.flaky(),
    };
  } finally {
    process.removeListener('unhandledRejection', escape);
  }
}

/** Milliseconds that stopped checks have for their cleanup. */
const TIDYING = 500;

/** The ids of all checks, of every profile, without a filter. Nothing is sent to the target. */
export async function listChecks(root: string): Promise<string[]> {
  return (await loadChecks(root)).checks.map(({ spec }) => spec.id).sort();
}

/** Whether the check ended because one of its requests got no answer. */
const isLoss = ({ verdict, unanswered = 0 }: CheckRecord): boolean =>
  verdict === 'unproven' && unanswered > 0;

/** Whether the target answers the cheapest request. */
const isAnswering = (spec: RunSpec, post: Post, context: RunContext): Promise<boolean> =>
  createClient(spec, 'run.ping', post, context)
    .callAny('ping')
    .then(
      () => true,
      (error: unknown) => !(error instanceof TargetLost),
    );

/** Milliseconds for the end of the records that the run made. */
function timeToEnd(stops: Pick<Stops, 'cause' | 'left'>): number {
  const cause = stops.cause() ?? 'whole';
  const left = Math.max(0, stops.left()) + GRACE;
  return cause === 'budget' ? left : Math.min(endings[cause], left);
}

const stopped = (signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    if (signal.aborted) resolve();
    else signal.addEventListener('abort', () => resolve(), { once: true });
  });

function countBySection(checks: readonly PlacedCheck[]): Record<string, number> {
  const sections = checks.map(({ file }) => sectionOf(file));
  return Object.fromEntries(
    [...new Set(sections)].map((name) => [name, sections.filter((one) => one === name).length]),
  );
}
