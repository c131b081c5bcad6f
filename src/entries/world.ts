import type { LeverInput, LeverName, LeverReturns } from '../../openapi/generated/lever-types.ts';
import type { Readings } from '../mock/world/choices.ts';
import type { Examples } from './example-types.ts';
import type { Situations } from './situation-types.ts';
import type {
  Advanced,
  ChoiceAccount,
  ClockReport,
  CollectionAccount,
  Coverage,
  CoverageOptions,
  EventEntry,
  ExplainedEntry,
  FaultAccount,
  FaultRule,
  ForkOptions,
  Health,
  HttpArchive,
  Identities,
  JournalEntry,
  NewReceiver,
  Page,
  PageFilters,
  PersonToAct,
  Receiver,
  RequestFilters,
  ResetTo,
  SnapshotReport,
  StoredRecord,
  UnmatchedEntry,
  Verification,
  Verified,
  WorldAccount,
  WorldDiff,
  WorldState,
} from './world-types.ts';

/** Staff actions by name: each takes one JSON object and returns the ids that it created. */
export type Levers = {
  readonly [L in LeverName]: Record<never, never> extends LeverInput<L>
    ? (input?: LeverInput<L>) => Promise<LeverReturns[L]>
    : (input: LeverInput<L>) => Promise<LeverReturns[L]>;
};

/**
 * One world of a mock: records, clock, faults, request journal, events and receivers of a tenant and its second tenant.
 * Records, journal, faults, events and acting users are those of the tenant that `tenant` names; the rest is shared.
 * @throws CesError from every function, if the mock refuses the call (`world-unknown`, `invalid-input`, …) or does not answer.
 */
export interface World {
  /** Slug of the tenant, which is also the name of the world: the first part of every path below `/api/v1/`. */
  readonly tenant: string;
  /** The service token, for `Authorization: Bearer`. */
  readonly token: string;
  /** The staff actions of this world. */
  readonly levers: Levers;
  /**
   * Small states that are hard to come by, such as a full activity with a waitlist.
   * @example
   * const { activityId, waitlistedIds } = await world.situations['full-activity']();
   */
  readonly situations: Situations;
  /** Simulated errors and latency. */
  readonly faults: {
    /**
     * Adds a rule that makes requests of the API fail or slows them down.
     * @param rule Which requests it affects, and what happens to them. The id of an existing rule replaces it.
     * @returns The rule with its id, such as `fault-1`, and its counts.
     * @throws CesError `invalid-input` if the rule has not exactly one effect, or names no operation of the contract.
     * @example
     * await world.faults.add({ operations: ['list*'], times: 1, status: 503 });
     */
    add(rule: FaultRule): Promise<FaultAccount>;
    /** @returns Every rule, with the number of requests that it matched and affected. */
    list(): Promise<readonly FaultAccount[]>;
    /**
     * Removes one rule, or all.
     * @param id Id of the rule. Default: all rules.
     * @returns How many were removed.
     * @throws CesError `not-found` if no rule has this id.
     */
    clear(id?: string): Promise<number>;
  };
  /** The journal: every request of the API with its answer. */
  readonly requests: {
    /**
     * @param filters Which requests. Default: the latest 100.
     * @returns The latest requests that match, oldest first.
     */
    list(filters?: RequestFilters): Promise<readonly JournalEntry[]>;
    /**
     * Counts requests, for an assertion. A count that is wrong is reported, not thrown.
     * @param expected Which requests, and how many: `count`, or `atLeast` and `atMost`. Default: at least one.
     * @example
     * const { matched, promised, found } = await world.requests.verify({ operation: 'createRegistration', count: 1 });
     */
    verify(expected: Verification): Promise<Verified>;
    /** @returns Requests that match no operation of the contract, each with the nearest one. */
    unmatched(): Promise<readonly UnmatchedEntry[]>;
    /**
     * @param n Number of the request in the journal.
     * @returns The request, with the clauses and rules behind a refusal.
     * @throws CesError `not-found` if the journal no longer has it.
     */
    read(n: number): Promise<ExplainedEntry>;
    /** @returns The journal as an HTTP archive, for `ces coverage --har`. */
    har(): Promise<HttpArchive>;
    /**
     * Empties the journal. Coverage stays.
     * @returns How many requests were removed.
     */
    clear(): Promise<number>;
  };
  /** What tests met of the interface in this world, since the mock started. A reset does not clear it. */
  readonly coverage: {
    /**
     * @param options Which parts count. Default: what is available.
     * @returns What was met, and what never was, most important first.
     * @example
     * expect((await world.coverage.read()).says).not.toContain('a 409 on a check-in');
     */
    read(options?: CoverageOptions): Promise<Coverage>;
    /**
     * Counts from zero again.
     * @returns How many requests had been counted.
     */
    clear(): Promise<number>;
  };
  /** The webhook events that the world raised. */
  readonly events: {
    /** @returns The events in order, each with the state of its delivery to every receiver. */
    list(): Promise<readonly EventEntry[]>;
    /**
     * Sends one event again.
     * @param eventId Id of the event.
     * @param receiverId Id of the receiver. Default: every receiver that takes events of this type.
     * @returns How many events were sent.
     * @throws CesError `not-found` if the event is no longer stored, or no receiver has this id.
     */
    redeliver(eventId: string, receiverId?: string): Promise<number>;
  };
  /** The addresses that every event is posted to. */
  readonly receivers: {
    /**
     * Adds a receiver. It gets the events from now on.
     * @param receiver Its `url`, and what differs from the defaults.
     * @returns The receiver with its id. Secrets are left out.
     * @throws CesError `invalid-input` if a member is wrong.
     */
    add(receiver: NewReceiver): Promise<Receiver>;
    /** @returns Every receiver, with the counts of its deliveries. */
    list(): Promise<readonly Receiver[]>;
    /**
     * Removes one receiver, or all.
     * @param id Id of the receiver. Default: all receivers.
     * @returns How many were removed.
     * @throws CesError `not-found` if no receiver has this id.
     */
    remove(id?: string): Promise<number>;
    /**
     * Pauses deliveries: events wait until `resume`.
     * @param id Id of the receiver.
     * @throws CesError `not-found` if no receiver has this id.
     */
    pause(id: string): Promise<Receiver>;
    /**
     * Resumes deliveries, and sends the waiting events.
     * @param id Id of the receiver.
     * @throws CesError `not-found` if no receiver has this id.
     */
    resume(id: string): Promise<Receiver>;
    /**
     * Sends the stored events to one receiver again.
     * @param id Id of the receiver.
     * @param since ISO 8601 instant in UTC: only events that occurred then or later. Default: all events.
     * @returns How many events were sent.
     * @throws CesError `not-found` if no receiver has this id.
     */
    replay(id: string, since?: string): Promise<number>;
  };
  /** The open questions of the interface, and how the mock answers them. */
  readonly choices: {
    /** @returns Every question with its readings, and the reading that this world uses. */
    list(): Promise<readonly ChoiceAccount[]>;
    /**
     * Changes readings from now on, also after `reset`. Stored records stay as they are.
     * @param readings The readings to change, by choice id; the others stay.
     * @returns Every question, as `list` does.
     * @throws CesError `invalid-input` if a choice or a reading does not exist.
     * @example
     * await world.choices.take({ 'create-status': 'ok' }); // 200 instead of 201
     */
    take(readings: Readings): Promise<readonly ChoiceAccount[]>;
  };
  /** The clock of the world. Deliveries, due dates and the `Date` header follow it. */
  readonly clock: {
    /** @returns The time, and whether the clock is frozen. */
    now(): Promise<ClockReport>;
    /**
     * Moves the clock to a time, earlier or later.
     * @param now ISO 8601 instant from 1900 to 8999, such as `2026-06-15T12:00:00Z`.
     * @throws CesError `invalid-input` for any other value.
     */
    set(now: string): Promise<ClockReport>;
    /**
     * Freezes the clock, or lets it run again.
     * @param isFrozen `false` lets it run. Default: `true`.
     */
    freeze(isFrozen?: boolean): Promise<ClockReport>;
    /**
     * Moves the clock forward, and returns when everything due has run.
     * @param by ISO 8601 duration such as `PT3H` or `P2D`, or `15m`, `3h`, `2d`; at most ten years.
     * @returns The new time, with the list of what became due.
     * @throws CesError `invalid-input` if the duration is not positive, or too long.
     */
    advance(by: string): Promise<Advanced>;
  };
  /** The stored data, as the mock keeps it. */
  readonly records: {
    /** @returns How many records each collection has. */
    count(): Promise<readonly CollectionAccount[]>;
    /**
     * Lists the records of one collection.
     * @param collection Its name, as `count` lists it.
     * @param filters A text to search for, and the page. Default: the first 50 records.
     * @throws CesError `not-found` if there is no such collection.
     */
    list(collection: string, filters?: PageFilters): Promise<Page<StoredRecord>>;
  };
  /** @returns The first acting user of each kind: values for `X-Acting-User-Id`. */
  identities(): Promise<Identities>;
  /**
   * @param filters A text to search for, and the page. Default: the first 50 people.
   * @returns Everyone who can act in the world; those of `identities` come first.
   */
  people(filters?: PageFilters): Promise<Page<PersonToAct>>;
  /**
   * Fills the world again, and clears its journal and its faults. Receivers and readings stay.
   * @param to How it starts. Default: as it started last.
   */
  reset(to?: ResetTo): Promise<void>;
  /**
   * Remembers the world as it is now.
   * @param name Letters, digits, `_`, dots and dashes, at most 64. Default: `last`.
   * @throws CesError `invalid-input` for any other name.
   */
  snapshot(name?: string): Promise<SnapshotReport>;
  /**
   * Brings the world back to a snapshot, including its clock.
   * @param name Name of the snapshot. Default: `last`.
   * @throws CesError `snapshot-unknown` if there is no such snapshot.
   */
  restore(name?: string): Promise<SnapshotReport>;
  /**
   * Lists what changed: records that were created, changed or deleted, and events.
   * @param since Name of a snapshot. Default: the start of the world.
   * @throws CesError `snapshot-unknown` if there is no such snapshot.
   */
  diff(since?: string): Promise<WorldDiff>;
  /** @returns Everything that the world holds, as JSON: for a file, or for `import`. */
  export(): Promise<WorldState>;
  /**
   * Replaces this world by an exported one. Creates it if it does not exist.
   * @param state What `export` returned, also on another machine.
   * @throws CesError `invalid-input` if it is no export, or one of a version that cannot be read.
   */
  import(state: WorldState): Promise<WorldAccount>;
  /** @returns A hash of each collection, of the events and of the files. Equal hashes mean equal content. */
  digest(): Promise<Readonly<Record<string, string>>>;
  /** @returns Whether the mock works, with seed, tenants and clock of the world. */
  health(): Promise<Health>;
  /**
   * Calls a GET of the API without a trace: no journal entry, and no fault applies.
   * @param path Path and query, from `/api/v1/` on.
   * @param actingId Value of `X-Acting-User-Id`. Default: none.
   * @returns The JSON body of the answer, with the reasons for it.
   * @throws CesError if the API refuses the call.
   */
  preview(path: string, actingId?: string): Promise<unknown>;
  /** @returns A valid call of each operation, with ids and dates of this world. */
  examples(): Promise<Examples>;
  /** @returns A ready `ces.config.yaml` that points `ces conform` at this world. */
  config(): Promise<string>;
  /**
   * Copies the world. From then on the copy is independent.
   * @param name Slug of the new tenant: `a-z`, `0-9` and `-`, at most 63 characters.
   * @param how What differs from the original. Default: nothing.
   * @returns The functions of the copy.
   * @throws CesError `world-exists` if the name is taken.
   * @example
   * const world = await mock.world().fork('my-test');
   */
  fork(name: string, how?: ForkOptions): Promise<World>;
  /**
   * Deletes the world and everything in it.
   * @throws CesError `conflict` for the main world: reset it instead.
   */
  delete(): Promise<void>;
}
