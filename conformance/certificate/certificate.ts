import { consumerScores, type ConsumerScores } from '../catalogue/consumer-scores.ts';
import type { Scores } from '../catalogue/data-file.ts';
import type { Tier, Verdict } from '../kit/record.ts';
import type { Profile } from '../kit/run.ts';
import type { ClauseState, Choices, Results } from '../report/results.ts';

/** What a run proved about one implementation, and how to try it again. */
export interface Certificate {
  readonly version: 1;
  /** The kind of subject; absent: an implementation of the service. */
  readonly subject?: 'receiver' | 'client';
  /** The second verdict on a receiver or a client, demand by demand. */
  readonly robustness?: Readonly<Record<string, Verdict>>;
  /** What a consumer claims. */
  readonly scope?: readonly string[];
  /** What of a consumer was not exercised. */
  readonly unexercised?: { readonly duties: readonly string[]; readonly operations: readonly string[] };
  /** Absent in certificates of older versions, as is `repeat`. */
  readonly signed?: false;
  readonly repeat?: readonly string[];
  /** Version of the contract, which is the suite's own. */
  readonly contract: string;
  /** SHA-256, in hex, of the suite and of the contract that judged. */
  readonly digests: { readonly suite: string; readonly contract: string };
  readonly target: { readonly url: string; readonly tenant: string };
  /** ISO 8601, UTC: when the run began. */
  readonly issuedAt: string;
  readonly profiles: readonly Profile[];
  readonly seed: number;
  readonly runs: number;
  /** How preconditions were met that the API cannot create. */
  readonly tiers: readonly Tier[];
  readonly choices: Choices;
  /** The state of every clause of the profiles. */
  readonly clauses: Readonly<Record<string, ClauseState>>;
  /** The checks that passed; `ces verify` tries a sample of them again. */
  readonly passed: readonly string[];
  /** What this version of the suite catches and passes; absent if the package does not know, and for consumers. */
  readonly scores?: Scores;
  /** The same for the certification of such a consumer. */
  readonly consumerScores?: ConsumerScores;
  /** Known faults that this run could have caught. */
  readonly detection?: { readonly known: number; readonly reached: number };
}

const ofConsumer = ({
  scope = [],
  checks,
  robustness,
  coverage,
}: Results): Pick<Certificate, 'scope' | 'unexercised' | 'robustness'> => {
  const demands = robustness?.checks ?? [];
  return {
    scope,
    unexercised: {
      duties: [...checks, ...demands]
        .filter(({ verdict }) => verdict === 'unproven' || verdict === 'not-applicable')
        .map(({ id }) => id),
      operations: coverage?.unmet ?? [],
    },
    robustness: Object.fromEntries(demands.map(({ id, verdict }) => [id, verdict])),
  };
};

/** The certificate of a run; undefined if the run was not asked for one, or did not end with 0. */
export function certificateOf(
  results: Results,
  digests: Certificate['digests'],
  scores: Scores | undefined,
): Certificate | undefined {
  if (!results.certify || results.exitCode !== 0 || results.only !== undefined || results.shard !== undefined)
    return undefined;
  const { subject, again } = results;
  const ownScores = subject && consumerScores[subject];
  const { contract, target, startedAt, profiles, seed, runs, choices, checks, clauses, detection } = results;
  return {
    version: 1,
    ...(subject && { subject, ...ofConsumer(results) }),
    signed: false,
    repeat: subject ? [again] : [again, 'ces verify certificate.json'],
    ...{ contract, digests, target, issuedAt: startedAt, profiles, seed, runs },
    tiers: [...new Set(checks.flatMap(({ tiers }) => tiers))].sort(),
    choices,
    clauses: Object.fromEntries(clauses.map(({ id, state }) => [id, state])),
    passed: checks.filter(({ verdict }) => verdict === 'pass').map(({ id }) => id),
    ...(subject ? ownScores && { consumerScores: ownScores } : scores && { scores }),
    ...(detection && { detection: { known: detection.known, reached: detection.reached } }),
  };
}
