import type { LooseQuery } from './address.ts';
import type { Call, CallAny, Extras, LooseInput } from './call.ts';
import { TargetLost, Unproven } from './errors.ts';
import { createCreations } from './creations.ts';
import type { Creations } from './creations.ts';
import { exchangeOf } from './exchange.ts';
import { createRequestLimit } from './request-limit.ts';
import type { RequestSlot } from './request-limit.ts';
import { parseJson } from './json.ts';
import { isSuccess } from './match.ts';
import { unsetShown } from './unset-members.ts';
import { noteListed } from './listed.ts';
import { noteShown } from './shown.ts';
import { createCancellation } from './cancellation.ts';
import type { Cancellation } from './cancellation.ts';
import { createOrigins } from './origins.ts';
import type { Origins } from './origins.ts';
import { LONGEST_WAIT, SHORTEST_WAIT, createPace, waitAsked } from './pace.ts';
import type { Pace } from './pace.ts';
import { createDeletions } from './deletions.ts';
import { perRun } from './per-run.ts';
import { noteExchange } from './preconditions.ts';
import { proxyNotes } from './proxy-notes.ts';
import { namesIn } from './nameless.ts';
import type { CheckRecord, Exchange, Observation } from './record.ts';
import { record } from './recording.ts';
import { requestOf } from './request.ts';
import type { RunSpec } from './run.ts';
import { createTally } from './tally.ts';
import type { Tally } from './tally.ts';
import { further } from './recent-exchanges.ts';
import { hasExampleShape, readElsewhere } from './alternate-shape.ts';
import { redactorOf } from './secrets.ts';
import { senderOf } from './sender.ts';
import type { SharedRecords } from './shared-records.ts';
import { createServerErrors } from './server-errors.ts';
import type { ServerErrors } from './server-errors.ts';
import type { Post } from './wire.ts';

/** Sends the requests of one check to the target and keeps the exchanges. */
export interface Client {
  readonly call: Call;
  readonly callAny: CallAny;
  /** The latest exchanges, oldest first, after the exchanges that created their records. */
  recentExchanges(): readonly Exchange[];
  /** Forgets the exchanges, before the next example of a property. */
  forget(): void;
  requests(): number;
  /** Requests that got no answer. */
  unanswered(): number;
  violations(): CheckRecord['violations'];
  readonly serverErrors: Pick<ServerErrors, 'all' | 'sinceLast'>;
  /** Readings of open choices that answers of any check show: whether refusals name members, and empty objects. */
  noticed(): readonly Observation[];
  /**
   * Epoch milliseconds on the target's clock, by its last `Date` header; without one, by the clock of this
   * machine.
   */
  now(): number;
  /** Whether an answer had a `Date` header. */
  clockKnown(): boolean;
  /**
   * Starts the cleanup: a record that is already deleted, and not made again, is not deleted a second time.
   */
  tidy(): void;
}

/** How many milliseconds the target's clock is ahead; all checks of a run share it. */
const clockOf = perRun((): { ahead?: number } => ({}));

const TIMEOUT = 30_000;

/** What the requests of all checks share. */
export interface RunContext {
  readonly pace: Pace;
  readonly tally: Tally;
  /** The place of the check among those that send requests. */
  readonly requestSlot: RequestSlot;
  readonly cancellation: Cancellation;
  /** The records that the run created. */
  readonly creations: Creations;
  /** The exchanges that created them. */
  readonly origins: Origins;
  /** Which check wrote and read which records; absent: no other check runs at the same time. */
  readonly sharedRecords?: SharedRecords | undefined;
  /** Runs the cleanup of the check later; absent: the check runs it itself. */
  readonly tidyLater?: (tidy: () => Promise<void>) => void;
}

/** The context of a check that runs alone; nothing stops it. */
export const contextOfItsOwn = (run: RunSpec): RunContext => ({
  pace: createPace(run.rate),
  tally: createTally(),
  requestSlot: createRequestLimit().enter(),
  cancellation: createCancellation(),
  creations: createCreations(),
  origins: createOrigins(),
});

export function createClient(
  run: RunSpec,
  checkId: string,
  post: Post = senderOf(run),
  { pace, tally, requestSlot, cancellation, creations, origins, sharedRecords }: RunContext = contextOfItsOwn(
    run,
  ),
): Client {
  const notes = new Map<string, { operationId: string; message: string }>();
  let recentExchanges: readonly Exchange[] = [];
  let requests = 0;
  let unanswered = 0;
  const clock = clockOf(run);
  const deletions = createDeletions();
  const redact = redactorOf(run);
  let isTidying = false;
  const noticed: Observation[] = [];
  const serverErrors = createServerErrors();

  const callAny: CallAny = async (operationId, input = {}) => {
    const { sending, as } = requestOf(run, checkId, operationId, input);
    const known = isTidying && sending.method === 'delete' ? deletions.of(sending.path) : undefined;
    if (known) return known;
    // The end of the run ends these registrations and then the activity.
    if (isTidying && creations.isHeld(operationId, input)) throw new Unproven('someone is registered');
    const asked = async () => {
      await pace.turn();
      requests += 1;
      const arrival = await tally
        .count(sending.method, () => post(sending, TIMEOUT))
        .catch((error: unknown) => {
          if (error instanceof TargetLost) unanswered += 1;
          throw error;
        });
      if (arrival.isFlaky) tally.noteFlaky();
      const text = arrival.bytes.toString('utf8');
      const json = parseJson(text);
      // Also for an answer that no check waits for any more: its record must be ended.
      creations.called(operationId, input, { status: arrival.status, json });
      sharedRecords?.called(checkId, { method: sending.method, input, status: arrival.status, json });
      return { arrival, text, json };
    };
    for (let waited = 0; ;) {
      // A cleanup does not block checks, so it takes no place of a sending check.
      const { arrival, text, json } = await cancellation.hold(() =>
        isTidying ? asked() : requestSlot.hold(asked),
      );
      const date = Date.parse(arrival.headers['date'] ?? '');
      if (Number.isFinite(date)) clock.ahead = date - Date.now();
      const wait = waitAsked(arrival.status, arrival.headers, Date.now() + (clock.ahead ?? 0));
      if (wait === undefined) {
        const exchange = exchangeOf(sending, arrival, {
          operationId,
          as,
          redact,
          headers: run.headers ?? {},
        });
        recentExchanges = further(recentExchanges, exchange);
        record(exchange);
        if (!isTidying) serverErrors.note(exchange);
        origins.note(exchange, json);
        for (const message of proxyNotes(arrival.headers))
          notes.set(`${operationId} ${message}`, { operationId, message });
        noteListed(operationId, arrival.status, json);
        if (isSuccess(arrival)) noteShown(run, operationId, json);
        noteExchange(exchange, operationId, input, json);
        const answer = { ...arrival, operationId, text, json, exchange };
        deletions.note(sending, answer);
        if (!isTidying) noticed.push(...namesIn(run, answer, input), ...unsetShown(run, answer));
        return input.eitherShape !== true && arrival.status === 200 && hasExampleShape(operationId, json)
          ? readElsewhere(callAny, answer, input)
          : answer;
      }
      // A wait of 0 counts as the shortest wait, so the retries end.
      if ((waited += Math.max(wait, SHORTEST_WAIT)) > LONGEST_WAIT) {
        throw new Unproven(
          `the target keeps answering ${arrival.status} and asks for more than ${LONGEST_WAIT / 1000} s of patience`,
        );
      }
      pace.rest(wait);
    }
  };

  return {
    callAny,
    call: (operationId, ...rest) => callAny(operationId, looseOf(rest[0])),
    recentExchanges: () => recentExchanges,
    forget: () => void (recentExchanges = []),
    requests: () => requests,
    unanswered: () => unanswered,
    violations: () => [...notes.values()],
    serverErrors,
    noticed: () => noticed,
    now: () => Date.now() + (clock.ahead ?? 0),
    clockKnown: () => clock.ahead !== undefined,
    tidy: () => void (isTidying = true),
  };
}

function looseOf(
  input: (Extras & { readonly path?: object; readonly query?: LooseQuery }) | undefined,
): LooseInput {
  const { path, ...rest } = input ?? {};
  return {
    ...rest,
    path: Object.fromEntries(Object.entries(path ?? {}).map(([name, value]) => [name, String(value)])),
  };
}
