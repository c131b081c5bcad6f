import type { CheckSpec } from '../kit/check.ts';
import { wanted } from '../kit/check.ts';
import type { Need } from '../kit/needs.ts';
import type { Profile } from '../kit/run.ts';
import type { Shard } from '../kit/shard.ts';
import { many } from '../kit/words.ts';
import { nothingChosen } from '../run/selection.ts';
import type { Costs } from './data-file.ts';

/** One check as `ces conform --list` prints it. */
export interface ListedCheck {
  readonly id: string;
  readonly says: string;
  readonly clauses: readonly string[];
  readonly profile: Profile;
  /** What the configuration must hold, by its keys; empty = what every run has. */
  readonly needs: readonly string[];
  /** The check sends what the contract refuses. */
  readonly negative: boolean;
  /** Requests that it makes with the settings of a default run, if a data file has them. */
  readonly requests?: number;
}

/** A need by the key of ces.config.yaml that meets it. */
function keyOf(need: Need): string {
  if (need === 'webhooks' || need === 'levers' || need === 'otherTenant') return need;
  if (need === 'zonedFacility') return 'facilities (one with a time zone)';
  return need.startsWith('lever:') ? `levers.${need.slice('lever:'.length)}` : `identities.${need}`;
}

/** What a check asks for before it sends anything. */
const needsOf = ({ needs = [], exclusive }: CheckSpec): string[] => [
  ...new Set(needs.map(keyOf)),
  ...(exclusive ? ['exclusive'] : []),
];

export function listed(spec: CheckSpec, costs: Costs | undefined): ListedCheck {
  const { id, says, clauses, profile = 'core', negative = false } = spec;
  const requests = costs?.[id];
  return {
    ...{ id, says, clauses, profile, needs: needsOf(spec), negative },
    ...(requests !== undefined && { requests }),
  };
}

/** The checks that a run with these profiles and this filter tries. Throws UsageError where there is none. */
export function chosen(
  declared: readonly CheckSpec[],
  by: { readonly profiles: readonly Profile[]; readonly only?: string; readonly shard?: Shard },
  costs?: Costs,
): readonly ListedCheck[] {
  const only = by.only === undefined ? {} : { only: by.only };
  const taken = declared.filter((spec) => wanted(spec, by));
  if (by.only !== undefined && !declared.some((spec) => wanted(spec, { profiles: by.profiles, ...only }))) {
    const all = declared.map(({ id }) => id);
    throw nothingChosen(by.only, by.profiles, all);
  }
  return taken.map((spec) => listed(spec, costs));
}

/** The list for a person: two lines for a check, and what the whole takes. */
export function listingText(checks: readonly ListedCheck[], profiles: readonly Profile[]): string {
  const lines = checks.flatMap(({ id, says, clauses, needs, requests }) => [
    [
      id,
      clauses.join(' '),
      needs.length > 0 ? `needs ${needs.join(', ')}` : '',
      requests === undefined ? '' : many(requests, 'request'),
    ]
      .filter((part) => part !== '')
      .join('  ·  '),
    `    ${says}`,
  ]);
  return `${[...lines, '', totalLine(checks, profiles), ...needLines(checks)].join('\n')}\n`;
}

function totalLine(checks: readonly ListedCheck[], profiles: readonly Profile[]): string {
  const costs = checks.flatMap(({ requests }) => requests ?? []);
  const cost =
    costs.length === 0
      ? ''
      : `, ${many(
          costs.reduce((sum, one) => sum + one, 0),
          'request',
        )}${costs.length < checks.length ? ` for ${costs.length} of them` : ''}`;
  const free = checks.filter(({ needs }) => needs.length === 0).length;
  return `${many(checks.length, 'check')} of ${profiles.join(', ')}${cost}. ${free} need only url, tenant and token.`;
}

/** How many checks ask for each key, the most frequent first, under a line that says so. */
function needLines(checks: readonly ListedCheck[]): string[] {
  const counts = new Map<string, number>();
  for (const need of checks.flatMap(({ needs }) => needs)) counts.set(need, (counts.get(need) ?? 0) + 1);
  const lines = [...counts]
    .sort(([left, one], [right, other]) => other - one || left.localeCompare(right))
    .map(([need, count]) => `${String(count).padStart(6)}  ${need}`);
  return lines.length > 0 ? ['Checks that need more, by key of ces.config.yaml:', ...lines] : lines;
}
