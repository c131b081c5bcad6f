import { clausesOf, isAbout, isOperation } from '../kit/about.ts';
import type { FindingKind } from '../kit/fault.ts';
import { isSuccess } from '../kit/match.ts';
import type { CheckRecord } from '../kit/record.ts';
import { attributedClauses } from './verdicts.ts';

/**
 * A failed check that met the same symptom after fewer changes: what the other one does in addition is not the reason,
 * unless one of its clauses is about a change that both make.
 */
export function afterLessOf<T extends CheckRecord>(check: T, failed: readonly T[]): T | undefined {
  const done = situationOf(check);
  return failed.find((one) => {
    const less = situationOf(one);
    const isLess = [...less].every(([name, times]) => times <= (done.get(name) ?? 0));
    return isLess && !isAboutOneOf(check, less) && sum(less) < sum(done) && hasSymptomOf(check, one);
  });
}

/** A clause of the check is about the effect of one of these changes. */
const isAboutOneOf = (check: CheckRecord, changes: ReadonlyMap<string, number>): boolean =>
  attributedClauses(check).some(
    (clause) =>
      isAboutAnEffect(clause) &&
      [...changes.keys()].some((id) => isOperation(id) && clausesOf(id).some((one) => one === clause)),
  );

/**
 * How often what came before the answer that shows the defect: each sort of change, each staff action, and the parameters
 * of the last query.
 */
function situationOf({ finding }: CheckRecord): ReadonlyMap<string, number> {
  const { exchanges = [], levers = [] } = finding ?? {};
  const made = exchanges.filter((one) => one.method !== 'GET' && isSuccess(one));
  const query = [...new URLSearchParams(exchanges.at(-1)?.path.split('?')[1] ?? '').keys()];
  const times = new Map<string, number>();
  for (const name of [
    ...made.map(({ operationId = '' }) => operationId),
    ...levers,
    ...query.filter((name) => !PAGING.includes(name)).map((name) => `?${name}`),
  ])
    times.set(name, (times.get(name) ?? 0) + 1);
  return times;
}

const sum = (times: ReadonlyMap<string, number>): number =>
  [...times.values()].reduce((all, one) => all + one, 0);

const PAGING = ['pageSize', 'cursor'];

/** Sorts of defects that are one where the same operation shows them of the same member, or of the items of its list. */
const SYMPTOMS: readonly (readonly FindingKind[])[] = [
  ['wrong-value', 'wrong-type', 'missing-member', 'left-a-trace'],
  ['missing-item', 'wrong-count'],
  ['extra-item'],
  ['wrong-order'],
];

function hasSymptomOf(one: CheckRecord, other: CheckRecord): boolean {
  const [kinds, others] = [one, other].map(({ finding }) =>
    SYMPTOMS.find((some) => finding && some.includes(finding.kind)),
  );
  const [members, otherMembers] = [one, other].map(({ finding }) =>
    (finding?.members ?? []).map(({ path }) => path),
  );
  return (
    kinds !== undefined &&
    kinds === others &&
    operationOf(one) === operationOf(other) &&
    operationOf(one) !== '' &&
    (members?.length === 0
      ? otherMembers?.length === 0
      : members?.some((path) => otherMembers?.includes(path)) === true)
  );
}

/** What a clause about a change can say of what comes of it. */
export const isAboutAnEffect = (clause: string): boolean =>
  isAbout(clause, 'effect', 'echo', 'membership', 'trace');

/** The operation whose answer shows what was found. */
export const operationOf = ({ finding }: CheckRecord): string => finding?.exchanges.at(-1)?.operationId ?? '';
