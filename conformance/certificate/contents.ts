import { choices as knownChoices } from '../../openapi/generated/choices.ts';
import { clauses as register } from '../../openapi/generated/clauses.ts';
import type { KnownFault, Scores } from '../catalogue/data-file.ts';
import type { CheckSpec } from '../kit/check.ts';
import { wanted } from '../kit/check.ts';
import { profileOfClause } from '../kit/profile.ts';
import { many } from '../kit/words.ts';
import type { ClauseState } from '../report/results.ts';
import type { ClauseFacts, ClauseTable } from '../report/verdicts.ts';
import { UsageError } from '../run/usage.ts';
import type { Certificate } from './certificate.ts';

/** What this suite knows, to judge the claims of a certificate. */
export interface Known {
  readonly checks: readonly CheckSpec[];
  readonly scores: Scores | undefined;
  readonly faults: readonly KnownFault[] | undefined;
  readonly clauses?: ClauseTable;
}

/**
 * Claims of a certificate that do not follow from its contents, each with its place; empty if all do. The state of a
 * clause follows from the checks that cite it and from those that passed. A run with an unproven clause gets no
 * certificate.
 */
export function faultsIn(certificate: Certificate, known: Known): readonly string[] {
  const ofProfiles = known.checks.filter((spec) => wanted(spec, { profiles: certificate.profiles }));
  return [
    ...profileFaults(certificate),
    ...passedFaults(certificate, ofProfiles),
    ...clauseFaults(certificate, ofProfiles, known.clauses ?? register),
    ...choiceFaults(certificate),
    ...scoreFaults(certificate, known),
  ];
}

/** How many faults are shown; the others are counted. */
const SHOWN = 5;

/** Refuses a certificate whose claims do not follow from its contents. `name` is its name in messages. */
export function mustFollow(certificate: Certificate, known: Known, name: string): void {
  const faults = faultsIn(certificate, known);
  if (faults.length === 0) return;
  const more = faults.length > SHOWN ? [`and ${many(faults.length - SHOWN, 'more claim')} like these`] : [];
  throw new UsageError(
    [
      `${name} claims more than its contents show. Ask for the original file written by ces conform --certify.`,
      ...[...faults.slice(0, SHOWN), ...more].map((fault) => `- ${fault}`),
    ].join('\n'),
  );
}

const profileFaults = ({ profiles, issuedAt }: Certificate): readonly string[] => [
  ...(profiles.length === 0 ? ['profiles: names none, so nothing was asked'] : []),
  ...(Number.isNaN(Date.parse(issuedAt)) ? [`issuedAt: ${issuedAt} is not an instant`] : []),
];

function passedFaults({ passed }: Certificate, checks: readonly CheckSpec[]): readonly string[] {
  const ids = new Set(checks.map(({ id }) => id));
  const unknown = passed.filter((id) => !ids.has(id)).map((id) => `${id} is not a check of its profiles`);
  const twice = passed.filter((id, at) => passed.indexOf(id) !== at).map((id) => `${id} is there twice`);
  return [...unknown, ...twice].map((fault) => `passed: ${fault}`);
}

function clauseFaults(
  { clauses: claimed, passed, profiles }: Certificate,
  checks: readonly CheckSpec[],
  table: ClauseTable,
): readonly string[] {
  const all = new Set(passed);
  const citing = citingOf(checks);
  const asked = Object.values(table).filter(
    (clause) => profiles.some((profile) => profile === profileOfClause(clause)) || citing.has(clause.id),
  );
  const known = new Set(asked.map(({ id }) => id));
  return [
    ...Object.keys(claimed).flatMap((id) =>
      known.has(id) ? [] : [`clauses.${id}: is not a clause of its profiles`],
    ),
    ...asked.flatMap((clause) => {
      const claim = Object.hasOwn(claimed, clause.id) ? claimed[clause.id] : undefined;
      const cited = citing.get(clause.id) ?? [];
      const can = statesOf(
        clause,
        cited,
        cited.some((id) => all.has(id)),
      );
      return claim !== undefined && can.be.includes(claim)
        ? []
        : [
            `clauses.${clause.id}: ${claim === undefined ? 'is missing' : `is claimed ${claim}`}, but ${can.why}`,
          ];
    }),
  ];
}

const citingOf = (checks: readonly CheckSpec[]): ReadonlyMap<string, readonly string[]> => {
  const citing = new Map<string, string[]>();
  for (const { id, clauses } of checks)
    for (const clause of clauses) citing.set(clause, [...(citing.get(clause) ?? []), id]);
  return citing;
};

/** The state of a clause in a run with a certificate, and why. */
function statesOf(
  { determinacy, unobservable }: ClauseFacts,
  cited: readonly string[],
  hasPassed: boolean,
): { readonly be: readonly ClauseState[]; readonly why: string } {
  if (determinacy === 'open')
    return hasPassed
      ? { be: ['observed'], why: 'it is open and a check of it passed: observed' }
      : {
          be: ['observed', 'unproven', 'not-applicable', 'unobservable'],
          why: 'an open clause is only observed',
        };
  if (hasPassed) return { be: ['held'], why: 'a check of it passed: held' };
  if (cited.length > 0)
    return {
      be: ['not-applicable'],
      why: `none of the checks that judge it passed (${cited.slice(0, 2).join(', ')})`,
    };
  return unobservable === undefined
    ? { be: [], why: 'no check of this suite judges it' }
    : { be: ['unobservable'], why: 'no client can see it: unobservable' };
}

function choiceFaults({ choices }: Certificate): readonly string[] {
  return Object.entries(choices).flatMap(([choice, reading]) => {
    if (!isChoice(choice)) return [`choices.${choice}: is not an open choice`];
    const known = [...Object.keys(knownChoices[choice].readings), 'mixed', 'other'];
    const seen = typeof reading === 'string' ? [reading] : Object.values(reading);
    return seen.flatMap((one) =>
      known.includes(one) ? [] : [`choices.${choice}: ${one} is not one of ${known.join(', ')}`],
    );
  });
}

const isChoice = (name: string): name is keyof typeof knownChoices => Object.hasOwn(knownChoices, name);

function scoreFaults({ scores, detection, clauses, passed }: Certificate, known: Known): readonly string[] {
  const own = JSON.stringify(known.scores);
  const wrong =
    scores && JSON.stringify(scores) !== own ? [`scores: are not those of this suite, ${own}`] : [];
  if (!detection) return wrong;
  const all = new Set(passed);
  const about = (known.faults ?? []).filter(({ breaks }) => breaks.some((id) => Object.hasOwn(clauses, id)));
  const reached = about.filter(({ caughtBy }) => caughtBy.some((id) => all.has(id))).length;
  return detection.known === about.length && detection.reached === reached
    ? wrong
    : [
        ...wrong,
        `detection: ${detection.reached} of ${detection.known}, and the checks that passed reach ${reached} of ${about.length} known faults`,
      ];
}

/** Checks of clauses that are claimed to be not applicable: one for each section. */
export function absentIn({ clauses, passed }: Certificate, checks: readonly CheckSpec[]): readonly string[] {
  const all = new Set(passed);
  const sections = new Map<string, string>();
  for (const { id, clauses: cited } of checks) {
    const [section = id] = id.split('.');
    const isAbsent = cited.some((clause) => clauses[clause] === 'not-applicable') && !all.has(id);
    if (isAbsent && !sections.has(section)) sections.set(section, id);
  }
  return [...sections.values()];
}
