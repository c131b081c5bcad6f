import { operationOf, type OperationFacts as Operation } from '../../conformance/consumers/client/story.ts';
import type { ClauseId } from '../../openapi/generated/clauses.ts';
import { envelopeClausesOf, statusClausesOf } from '../../conformance/kit/preconditions.ts';
import type { CheckRecord } from '../../conformance/kit/record.ts';
import { redactor } from '../../conformance/kit/redact.ts';
import type { Profile, RunSpec } from '../../conformance/kit/run.ts';
import { remembered } from '../../conformance/kit/remembered.ts';
import { recordRedacted } from '../../conformance/kit/secrets.ts';
import { assemble } from '../../conformance/report/assemble.ts';
import type { Results } from '../../conformance/report/results.ts';
import type { Fault, Judged } from './findings.ts';
import { keptOf, type Kept } from './kept.ts';
import { requestSays } from './requests.ts';
import { isFirm } from './responses.ts';
import type { Seen } from './seen.ts';

/** A delivery and its faults. */
export interface Delivered {
  readonly eventType: string;
  readonly eventId: string;
  readonly faults: readonly string[];
}

/** The findings of the proxy so far, by rule and operation. */
export interface Tally {
  add(judged: Judged, seen: Seen): void;
  /** A delivery of a webhook arrived. */
  delivered(event: Delivered): void;
  /** An exchange was forwarded but not judged, for this reason. */
  pass(why: string): void;
  /** Faults so far. */
  faults(): { readonly request: number; readonly response: number; readonly event: number };
  /** Exchanges so far, and those whose response was not judged, by reason. */
  exchanges(): { readonly all: number; readonly unjudged: Readonly<Record<string, number>> };
  records(): readonly CheckRecord[];
}

interface Entry {
  readonly id: string;
  readonly says: string;
  readonly profile: Profile;
  judged: number;
  faults: number;
  first?: Fault;
  /** The faults of the first wrong delivery. */
  finding?: Fault['finding'];
  clauses: Set<string>;
}

const SAYS: Readonly<Record<string, string>> = {
  'as-stated': 'Status, envelope and body of each answer are as stated.',
  'shows-what-was-asked':
    'Each answer shows the record that was asked for, only items that were asked for, and what was sent.',
  'check-in-once': 'A resident has one check-in on a calendar day.',
  pages: 'The pages of a list hold every item once.',
  'page-size': 'A page holds no more items than were asked for.',
  window: 'A range of more than 45 days is not served.',
};

const profileOf = (operation: Operation | undefined): Profile =>
  operation?.part === 'flat' || operation?.part === 'planned' ? operation.part : 'core';

/** The sentence that answers without a fault keep. */
const keptBy = (rule: string, operation: Operation | undefined): readonly ClauseId[] =>
  rule === 'as-stated' && operation
    ? [...statusClausesOf(operation.id), ...envelopeClausesOf(operation.id)].filter(isFirm)
    : [];

const entryNamed = (id: string, says: string, profile: Profile, kept: readonly ClauseId[] = []): Entry => ({
  id,
  says,
  profile,
  judged: 0,
  faults: 0,
  clauses: new Set<string>(kept),
});

export const createTally = (): Tally => {
  const entries = new Map<string, Entry>();
  const observations = new Map<string, Judged['observations'][number]>();
  const count = { request: 0, response: 0, event: 0 };
  const unjudged = new Map<string, number>();
  const serverErrors: Kept[] = [];
  let all = 0;

  const entryOf = (side: Fault['side'], rule: string, operation: Operation | undefined): Entry => {
    const id = `proxy.${side}.${rule}.${operation?.id ?? 'unknown-route'}`;
    return remembered(entries, id, () =>
      entryNamed(id, SAYS[rule] ?? requestSays[rule] ?? rule, profileOf(operation), keptBy(rule, operation)),
    );
  };

  return {
    add: ({ rules, faults, observations: readings, unjudged: why }, seen) => {
      const operation = operationOf(seen);
      all += 1;
      if (why !== undefined) unjudged.set(why, (unjudged.get(why) ?? 0) + 1);
      if (seen.status >= 500 && serverErrors.length < MOST_SHOWN) serverErrors.push(keptOf(seen));
      for (const { side, rule } of rules) entryOf(side, rule, operation).judged += 1;
      for (const fault of faults) {
        const entry = entryOf(fault.side, fault.rule, operation);
        count[fault.side] += 1;
        entry.faults += 1;
        entry.first ??= fault;
        for (const clause of fault.clauses) entry.clauses.add(clause);
      }
      for (const one of readings) observations.set(`${one.choice} ${one.operation} ${one.reading}`, one);
    },
    delivered: ({ eventType, eventId, faults }) => {
      const says = 'Each delivery has the key and a payload as stated.';
      const entry = remembered(entries, `proxy.event.${eventType || 'unknown'}`, () =>
        entryNamed(`proxy.event.${eventType || 'unknown'}`, says, 'core'),
      );
      entry.judged += 1;
      if (faults.length === 0) return;
      count.event += 1;
      entry.faults += 1;
      entry.finding ??= {
        kind: 'wrong-event',
        promised: says,
        found: `${faults.join('; ')} (event ${eventId || 'without an id'})`,
      };
    },
    pass: (why) => {
      all += 1;
      unjudged.set(why, (unjudged.get(why) ?? 0) + 1);
    },
    faults: () => ({ ...count }),
    exchanges: () => ({ all, unjudged: Object.fromEntries(unjudged) }),
    records: () => [
      ...[...entries.values()].map(recordOf),
      ...(observations.size > 0 || serverErrors.length > 0
        ? [observedRecord([...observations.values()], serverErrors)]
        : []),
    ],
  };
};

/** The server errors that a report shows. */
const MOST_SHOWN = 20;

const bare = {
  negative: false,
  observations: [],
  notes: [],
  tiers: [],
  milliseconds: 0,
  violations: [],
} as const;

const recordOf = (entry: Entry): CheckRecord => {
  const { id, says, profile, judged, faults, first, finding = first?.finding, clauses } = entry;
  const record: CheckRecord = {
    ...bare,
    ...{ id, says, profile, clauses: [...clauses], requests: judged },
    verdict: finding ? 'fail' : 'pass',
    ...(finding && {
      reason: `${faults} of ${judged}; the first is shown`,
      finding: {
        ...finding,
        ...(first && first.clauses.length > 0 && { clauses: first.clauses }),
        exchanges: first?.exchanges.map(({ exchange }) => exchange) ?? [],
      },
    }),
  };
  return recordRedacted(record, redactor((first?.exchanges ?? []).flatMap(({ secrets }) => secrets)));
};

const observedRecord = (
  observations: CheckRecord['observations'],
  serverErrors: readonly Kept[],
): CheckRecord => {
  const record: CheckRecord = {
    ...bare,
    id: 'proxy.observed',
    says: 'Records the readings of open questions that the traffic showed.',
    ...{ clauses: [], profile: 'core', requests: 0, verdict: 'observed', observations },
    ...(serverErrors.length > 0 && { serverErrors: serverErrors.map(({ exchange }) => exchange) }),
  };
  return recordRedacted(record, redactor(serverErrors.flatMap(({ secrets }) => secrets)));
};

/** The report of the traffic, in the form of a run of the suite. */
export const resultsOf = (
  tally: Tally,
  about: {
    readonly spec: Omit<RunSpec, 'webhooks'>;
    readonly notes: readonly string[];
    readonly milliseconds: number;
    readonly again: string;
    readonly lost?: string;
  },
): Results =>
  assemble({
    ...{ spec: about.spec, notes: about.notes, milliseconds: about.milliseconds, again: about.again },
    ...{ certify: false, interrupted: false, waivers: { waived: new Map(), problems: [] } },
    records: tally.records(),
    faults: about.lost === undefined ? [] : [{ where: 'target', message: about.lost }],
  });
