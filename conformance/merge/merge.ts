import type { Profile } from '../kit/run.ts';
import type { Unanswered } from '../kit/tally.ts';
import { conclude } from '../report/assemble.ts';
import type { CheckResult, Results } from '../report/results.ts';
import type { ClauseTable } from '../report/verdicts.ts';
import { UsageError } from '../run/usage.ts';

/** Results, with their name in messages. */
export interface Part {
  readonly name: string;
  readonly results: Results;
}

const profiles: readonly Profile[] = ['core', 'flat', 'planned'];

/**
 * Merges several runs into the report of a single run with the same checks. Throws UsageError if a check has two
 * verdicts, or a shard is missing.
 */
export function merged(parts: readonly Part[], table?: ClauseTable): Results {
  const [first] = parts;
  if (!first) throw new UsageError('Nothing to merge. Give the report folders.');
  mustBeWhole(parts);
  const all = parts.map(({ results }) => results);
  const { seed, runs, target, again, budget } = first.results;
  const only = onlyOf(all);
  const flaky = sum(all.map((one) => one.flaky ?? 0));
  return conclude(
    {
      ...{ target, seed, runs, again },
      profiles: profiles.filter((profile) => all.some((one) => one.profiles.includes(profile))),
      ...(budget !== undefined && all.every((one) => one.budget === budget) && { budget }),
      ...(only !== undefined && { only }),
      exclusive: all.every(({ exclusive }) => exclusive),
      certify: all.some(({ certify }) => certify),
      startedAt: all.map(({ startedAt }) => startedAt).sort()[0] ?? first.results.startedAt,
      seconds: Math.round(sum(all.map(({ seconds }) => seconds)) * 100) / 100,
      interrupted: all.some(({ interrupted }) => interrupted),
      checks: checksOf(parts, again),
      waiverProblems: unique(all.flatMap(({ waiverProblems }) => waiverProblems)),
      faults: unique(all.flatMap(({ faults }) => faults)),
      ...unansweredOf(all),
      ...(flaky > 0 && { flaky }),
      notes: [...new Set([...all.flatMap(({ notes }) => notes), ...differences(all)])],
    },
    table,
  );
}

const sum = (counts: readonly number[]): number => counts.reduce((total, count) => total + count, 0);

function unansweredOf(all: readonly Results[]): { readonly unanswered?: Unanswered } {
  const parts = all.flatMap(({ unanswered }) => unanswered ?? []);
  if (parts.length === 0) return {};
  return {
    unanswered: {
      requests: sum(parts.map(({ requests }) => requests)),
      ofRequests: sum(parts.map(({ ofRequests }) => ofRequests)),
      writes: sum(parts.map(({ writes }) => writes)),
      ofWrites: sum(parts.map(({ ofWrites }) => ofWrites)),
    },
  };
}

/** Every check once. If it ran in several parts with the same verdict, the first record counts. */
function checksOf(parts: readonly Part[], again: string): CheckResult[] {
  const kept = new Map<string, { readonly check: CheckResult; readonly name: string }>();
  for (const { name, results } of parts) {
    for (const one of results.checks) {
      const before = kept.get(one.id);
      if (before && before.check.verdict !== one.verdict) {
        throw new UsageError(
          `${one.id} has two verdicts: ${before.check.verdict} in ${before.name}, ${one.verdict} in ${name}. Merge reports of the same target and configuration, and leave one of the two out.`,
        );
      }
      const repeat = one.again ?? results.again;
      const check = repeat === again ? one : { ...one, again: repeat };
      if (!before) kept.set(one.id, { check, name });
    }
  }
  return [...kept.values()].map(({ check }) => check);
}

/** Throws UsageError if a shard is missing, because the merged report would look complete. */
function mustBeWhole(parts: readonly Part[]): void {
  const wholes = new Map<
    string,
    { readonly of: number; readonly seen: Set<number>; readonly name: string }
  >();
  for (const { name, results } of parts) {
    const [index = 1, of = 1] = (results.shard ?? '1/1').split('/').map(Number);
    const key = JSON.stringify([of, results.only, results.profiles]);
    const whole = wholes.get(key) ?? { of, seen: new Set(), name };
    whole.seen.add(index);
    wholes.set(key, whole);
  }
  for (const { of, seen, name } of wholes.values()) {
    const missing = Array.from({ length: of }, (_, at) => at + 1).filter((index) => !seen.has(index));
    if (missing.length > 0) {
      const named = missing.map((index) => `${index}/${of}`).join(', ');
      throw new UsageError(
        `${name} is one of ${of} shards, and shard ${named} is missing. Name the folders of all of them.`,
      );
    }
  }
}

/** The combined filter of all parts; undefined if one of them has none, or if they cannot be combined. */
function onlyOf(all: readonly Results[]): string | undefined {
  const filters = [...new Set(all.map(({ only }) => only))].sort();
  const [first] = filters;
  if (filters.length === 1) return first;
  return filters.every((filter) => filter !== undefined && !/[{},]/.test(filter))
    ? `{${filters.join(',')}}`
    : undefined;
}

/** Notes about parts that ran with different settings. */
function differences(all: readonly Results[]): string[] {
  const noteOf = (what: string, values: readonly (string | number)[]): string[] => {
    const different = [...new Set(values)];
    return different.length < 2 ? [] : [`Merged from runs with different ${what}: ${different.join(', ')}.`];
  };
  return [
    ...noteOf(
      'targets',
      all.map(({ target }) => target.url),
    ),
    ...noteOf(
      'tenants',
      all.map(({ target }) => target.tenant),
    ),
    ...noteOf(
      'seeds',
      all.map(({ seed }) => seed),
    ),
    ...noteOf(
      'runs of each property',
      all.map(({ runs }) => runs),
    ),
  ];
}

const unique = <T>(values: readonly T[]): T[] => [
  ...new Map(values.map((value) => [JSON.stringify(value), value])).values(),
];
