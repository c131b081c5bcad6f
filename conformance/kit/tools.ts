import type fc from 'fast-check';
import type { ChoiceId, ReadingOf } from '../../openapi/generated/choices.ts';
import type { PoolName } from '../../openapi/generated/config-schema.ts';
import type { OperationId } from '../../openapi/generated/contract.ts';
import type { LeverInput, LeverName, LeverReturns } from '../../openapi/generated/levers.ts';
import { bodyOf } from './body.ts';
import type { Overrides } from './body.ts';
import { createClient, contextOfItsOwn } from './client.ts';
import type { Call, CallAny } from './call.ts';
import type { Client, RunContext } from './client.ts';
import { addDays, dayOfInstant } from './dates.ts';
import { NotApplicable, Unproven } from './errors.ts';
import { createEvents } from './events.ts';
import type { Events } from './events.ts';
import { createFresh } from './fresh.ts';
import type { Fresh } from './fresh.ts';
import type { JsonObject } from './json.ts';
import type { Ledger } from './ledger.ts';
import { whyIgnored } from './lever-input.ts';
import { createLevers } from './levers.ts';
import { facilityFor } from './places.ts';
import { holdsForAll, holdsForModel, trialOf } from './property.ts';
import type { Sequences } from './property.ts';
import type { Tier } from './record.ts';
import type { FacilityFact, Identity, IdentityKind, RunSpec } from './run.ts';
import { currentClient } from './on-behalf-of-check.ts';
import { people, pool as poolLines, toAdd } from './to-add.ts';
import type { Lines } from './to-add.ts';

/** The tools that a check gets. Matchers, `must` and the readers are plain functions: a check imports them. */
export interface Tools {
  readonly run: RunSpec;
  /** Sends one request of the contract; returns the answer, whatever its status. */
  readonly call: Call;
  readonly callAny: CallAny;
  /**
   * Pulls a lever. What the check needs of optional input stands in `input`: it is unproven where the lever may ignore
   * it. `hints` are sent too, and nothing is judged by them.
   */
  readonly lever: <L extends LeverName>(
    name: L,
    input: LeverInput<L>,
    hints?: Partial<LeverInput<L>>,
  ) => Promise<LeverReturns[L]>;
  readonly events: Events;
  readonly fresh: Fresh;

  /** Bodies that the operation must accept, drawn from the undisputed core; overrides are always sent. */
  body<O extends OperationId>(operationId: O, overrides?: Overrides<O>): fc.Arbitrary<JsonObject>;
  /** The predicate must hold for every example; it makes its own new data for each example. */
  property<T>(
    arbitrary: fc.Arbitrary<T>,
    predicate: (example: T) => Promise<void>,
    how?: { readonly runs?: number },
  ): Promise<void>;
  /** Runs commands on the suite's model and on the target; `setup` makes both new for every sequence. */
  model<Model extends object, Real>(
    commands: readonly fc.Arbitrary<fc.AsyncCommand<Model, Real>>[],
    setup: () => Promise<{ model: Model; real: Real }>,
    how?: Sequences<Model, Real> & { readonly runs?: number },
  ): Promise<void>;

  /**
   * Records which reading of an open choice the target takes; `other: …` if no reading fits. Where the target answered with
   * a server error on the way, that is what is recorded.
   */
  observe<C extends ChoiceId>(
    choice: C,
    operation: OperationId,
    reading: ReadingOf<C> | `other: ${string}`,
  ): void;
  /** The check saw something that the interface leaves open: its verdict is at most `observed`. */
  observed(note?: string): void;
  note(text: string): void;
  tier(tier: Tier): void;
  /** Ends the check as unproven; each of `ways` is lines of the configuration that would let it run. */
  unproven(reason: string, ...ways: readonly Lines[]): never;
  notApplicable(reason: string): never;

  /** The first identity of this kind in the configuration that passes the test; unproven if there is none. */
  identity(kind: IdentityKind, test?: (identity: Identity) => boolean): Identity;
  /** Whether the run made a record with this id. */
  isOurs(id: unknown): boolean;
  /** A facility to write into; `zoned`: its zone is known, so that a check can judge days; on UTC all year if possible. */
  facility(kind?: 'zoned' | 'any'): Promise<FacilityFact>;
  /** The first id of a pool of the configuration; unproven if the pool is empty. */
  fixture(pool: PoolName): string;
  /** The calendar day this many days from the target's today, in UTC or another zone. */
  day(offset: number, timeZone?: string): Promise<string>;
  /** Runs after the check, whatever the verdict; the last one added runs first. Its errors are ignored. */
  afterwards(tidy: () => Promise<unknown>): void;
}

export function createTools(
  run: RunSpec,
  checkId: string,
  ledger: Ledger,
  client: Client = createClient(run, checkId),
  { cancellation, pace, requestSlot, creations, sharedRecords }: RunContext = contextOfItsOwn(run),
): Tools {
  const fresh = createFresh();
  const onSuccess = (name: LeverName): void => {
    ledger.tiers.add('lever');
    ledger.levers.add(name);
  };
  const pull = createLevers(run, onSuccess, (error) => void ledger.leverErrors.push(error));
  const trial = (runs?: number) => trialOf(run, runs, Date.now());
  const noteShortfall = (held: number, wanted: number): void => {
    if (held < wanted) ledger.notes.push(`the time was used up after ${held} of ${wanted} examples`);
  };
  const tools: Tools = {
    run,
    call: (operationId, ...rest) => currentClient(client).call(operationId, ...rest),
    callAny: (operationId, input) => currentClient(client).callAny(operationId, input),
    lever: (name, input, hints) =>
      cancellation.hold(() =>
        requestSlot.hold(async () => {
          await pace.turn();
          const why = await whyIgnored(run, name, { ...input });
          if (why !== undefined) throw new Unproven(why);
          const ids = await pull(name, { ...hints, ...input });
          creations.pulled(name, input, ids);
          sharedRecords?.pulled(checkId, input, ids);
          return ids;
        }),
      ),
    events: createEvents(run, cancellation),
    fresh,

    body: (operationId, overrides) => bodyOf(operationId, fresh, overrides ?? noOverrides),
    property: async (arbitrary, predicate, how = {}) =>
      noteShortfall(await holdsForAll(arbitrary, predicate, trial(how.runs), client), how.runs ?? run.runs),
    model: async (commands, setup, how = {}) =>
      noteShortfall(await holdsForModel(commands, setup, trial(how.runs), client, how), how.runs ?? run.runs),

    observe(choice, operation, reading) {
      const error = currentClient(client).serverErrors.sinceLast(operation);
      const shown = error === undefined ? reading : `error ${error}`;
      ledger.observations.push({ choice, operation, reading: shown });
    },
    observed(note) {
      ledger.observed = true;
      if (note !== undefined) ledger.notes.push(note);
    },
    note: (line) => void ledger.notes.push(line),
    tier: (tier) => void ledger.tiers.add(tier),
    unproven(reason, ...ways) {
      throw new Unproven(ways.length > 0 ? toAdd(reason, ...ways) : reason);
    },
    notApplicable(reason) {
      throw new NotApplicable(reason);
    },

    identity(kind, test = () => true) {
      const found = run.identities.find((identity) => identity.kind === kind && test(identity));
      if (!found) throw new Unproven(toAdd(`needs an acting ${kind} that fits`, people(kind)));
      return found;
    },
    isOurs: (id) => typeof id === 'string' && creations.isOurs(id),
    facility: (kind = 'any') => facilityFor(tools, kind),
    fixture(pool) {
      const [first] = run.fixtures[pool] ?? [];
      if (first === undefined) throw new Unproven(toAdd(`needs an id in the pool ${pool}`, poolLines(pool)));
      ledger.tiers.add('fixture');
      return first;
    },
    async day(offset, timeZone) {
      const asking = currentClient(client);
      if (!asking.clockKnown()) await asking.call('ping');
      return addDays(dayOfInstant(asking.now(), timeZone), offset);
    },
    afterwards: (tidy) => void ledger.afterwards.push(tidy),
  };
  return tools;
}

const noOverrides = {};
