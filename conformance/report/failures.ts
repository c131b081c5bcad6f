import { clauses } from '../../openapi/generated/clauses.ts';
import { operations, type OperationId } from '../../openapi/generated/contract.ts';
import { isAbout, isChange, isOperation, membersOfClause } from '../kit/about.ts';
import { membersOf, type FindingKind } from '../kit/fault.ts';
import { isSuccess } from '../kit/match.ts';
import type { CheckRecord, Exchange, Finding } from '../kit/record.ts';
import { attributedClauses } from './verdicts.ts';

/** What a failed check says of its failure, for the rules that leave one check to another. */

export const isFailed = ({ verdict, finding }: CheckRecord): boolean =>
  (verdict === 'fail' || verdict === 'waived') && finding !== undefined;

export const operationsIn = ({ finding }: CheckRecord): readonly OperationId[] =>
  (finding?.exchanges ?? []).map(({ operationId = '' }) => operationId).filter(isOperation);

/** The operation whose answer shows what was found. */
export const operationOf = ({ finding }: CheckRecord): string => finding?.exchanges.at(-1)?.operationId ?? '';

const sections = new Map<string, string>(Object.values(operations).map(({ id, section }) => [id, section]));

export const sectionOfEvidence = (check: CheckRecord): string => sections.get(operationOf(check)) ?? '';

/** The same operation answered both with the same status. */
export const hasSameAnswer = (one: CheckRecord, other: CheckRecord): boolean => {
  const [last, otherLast] = [one, other].map(({ finding }) => finding?.exchanges.at(-1));
  return (
    last !== undefined && last.operationId === otherLast?.operationId && last.status === otherLast?.status
  );
};

export const isMaking = (id: string): id is OperationId =>
  isOperation(id) && operations[id].method === 'post' && !isChange(id);

/** The assertion that failed is about none of the clauses of its check. */
export const isAboutOthers = ({ schemaMismatch, otherClauses }: Finding): boolean =>
  schemaMismatch !== undefined || otherClauses !== undefined;

/** What a clause about a change can say of what comes of it. */
export const isAboutAnEffect = (clause: string): boolean =>
  isAbout(clause, 'effect', 'echo', 'membership', 'trace');

/** A path may begin further in than the record. */
export const isSamePath = (one: string, other: string): boolean =>
  one === other || one.endsWith(`.${other}`) || other.endsWith(`.${one}`);

/** The paths of the members that are not as required. */
export const pathsIn = ({ finding }: CheckRecord): readonly string[] =>
  (finding?.members ?? []).map(({ path }) => path);

/** The members whose value is not as required. */
export const wrongMembersOf = ({ finding }: CheckRecord): readonly string[] =>
  finding?.kind === 'wrong-value' || finding?.kind === 'missing-member' ? membersOf(finding) : [];

/** A clause that the check blames is about one of these members. */
export const isForOneOf = (check: CheckRecord, members: readonly string[]): boolean =>
  attributedClauses(check).some((clause) =>
    membersOfClause(clause).some((own) => members.some((member) => isSamePath(own, member))),
  );

const PAGING = ['pageSize', 'cursor'];

/** The parameters of the last query, without those of paging. */
export const narrowedBy = ({ finding }: CheckRecord): readonly string[] =>
  [...new URLSearchParams(finding?.exchanges.at(-1)?.path.split('?')[1] ?? '').keys()].filter(
    (name) => !PAGING.includes(name),
  );

/** The address of a request without the parameters of paging. */
export function withoutPaging(address: string): string {
  const [path, query] = address.split('?');
  const parameters = new URLSearchParams(query);
  for (const name of PAGING) parameters.delete(name);
  parameters.sort();
  return `${path}?${parameters.toString()}`;
}

/** Sorts of defects that are one where the same operation shows them of the same member, or of the items of its list. */
const SYMPTOMS: readonly (readonly FindingKind[])[] = [
  ['wrong-value', 'wrong-type', 'missing-member', 'left-a-trace'],
  ['missing-item', 'wrong-count'],
  ['extra-item'],
  ['wrong-order'],
];

export function hasSymptomOf(one: CheckRecord, other: CheckRecord): boolean {
  const [kinds, others] = [one, other].map(({ finding }) =>
    SYMPTOMS.find((some) => finding && some.includes(finding.kind)),
  );
  const [members, otherMembers] = [one, other].map(pathsIn);
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

/** The requests that were refused, in order. */
export const refusedIn = ({ finding }: CheckRecord): readonly Exchange[] =>
  (finding?.exchanges ?? []).filter((one) => one.method !== 'GET' && !isSuccess(one));

/** What holds for all sections is no reason for a defect in one of them. */
export const isAsParticular = (one: CheckRecord, other: CheckRecord): boolean =>
  !isOfConventions(one) || isOfConventions(other);

export const isOfConventions = (check: CheckRecord): boolean =>
  attributedClauses(check).every((clause) => conventions.has(clause));

const conventions = new Set<string>(
  Object.values(clauses).flatMap(({ id, section }) => (section === 'conventions' ? [id] : [])),
);
