import { clauses, type ClauseId } from '../../openapi/generated/clauses.ts';
import {
  clausesAbout,
  clausesOf,
  isAbout,
  isOnlyAbout,
  isOperation,
  membersOfClause,
  OF_LISTS,
} from './about.ts';
import { Violation } from './errors.ts';
import { membersOnTheWay } from './fault.ts';
import {
  acceptanceClausesOf,
  envelopeClausesOf,
  listClausesOf,
  sentIn,
  statusClausesOf,
} from './preconditions.ts';
import { DENIALS } from './match.ts';
import type { Exchange, Finding } from './record.ts';

/**
 * Runs assertions. A violation in them breaks these clauses and no other clause of the check, unless the assertion
 * itself names its clauses.
 */
export async function attributing<T>(broken: readonly ClauseId[], assert: () => T | Promise<T>): Promise<T> {
  try {
    return await assert();
  } catch (error) {
    throw naming(broken, error);
  }
}

/** Like `attributing`, for synchronous assertions. */
export function attributed<T>(broken: readonly ClauseId[], assert: () => T): T {
  try {
    return assert();
  } catch (error) {
    throw naming(broken, error);
  }
}

/** Something that an assertion relies on, with the clauses by which other checks judge it. */
export interface Premise {
  readonly clauses: readonly ClauseId[];
  /** Throws a violation if it does not hold. */
  readonly test: () => void | Promise<void>;
}

/**
 * Runs assertions that rely on a premise. The premise is tested only if they fail, so a correct target gets no extra
 * request. If the premise fails too, the violation breaks its clauses.
 */
export async function relyingOn<T>(
  { clauses: about, test }: Premise,
  assert: () => T | Promise<T>,
): Promise<T> {
  try {
    return await assert();
  } catch (error) {
    if (!(error instanceof Violation) || about.length === 0 || (await holds(test))) throw error;
    throw new Violation({ ...error.finding, otherClauses: about });
  }
}

async function holds(test: Premise['test']): Promise<boolean> {
  try {
    await test();
    return true;
  } catch (error) {
    if (error instanceof Violation) return false;
    throw error;
  }
}

const naming = (broken: readonly ClauseId[], error: unknown): unknown =>
  broken.length > 0 && error instanceof Violation && !error.finding.clauses
    ? new Violation({ ...error.finding, clauses: broken, ...schemaMismatchIn(error.finding) })
    : error;

/**
 * The clauses of a check that a finding breaks: those that the failed assertion names. An assertion shared by many
 * checks names all that may apply. If it names none of the check's clauses, they are those about the aspect of the
 * answer that it examined, or else all.
 */
export function attributedTo(
  cited: readonly ClauseId[],
  { aspect, clauses: named }: Pick<Finding, 'aspect' | 'clauses'>,
): readonly ClauseId[] {
  const own = cited.filter((id) => named?.includes(id));
  if (own.length > 0) return own;
  const about = cited.filter((id) => aspect === undefined || isAbout(id, aspect));
  return about.length === 0 ? cited : about;
}

const ABOUT_THE_ENVELOPE = Object.values(clauses)
  .map(({ id }) => id)
  .filter((id) => isOnlyAbout(id, 'envelope'));

/**
 * The members that do not fit the contract, if the assertion is about the whole body. Then it is unknown which clause
 * is about them.
 */
export function schemaMismatchIn({
  aspect,
  members,
}: Pick<Finding, 'aspect' | 'members'>): Pick<Finding, 'schemaMismatch'> {
  const schemaMismatch = aspect === 'shape' && members ? membersOnTheWay({ members }) : [];
  return schemaMismatch.length > 0 ? { schemaMismatch } : {};
}

/** The clauses of a check that describe a wrong member of the answer, independent of the clauses of the assertion. */
export const describingIn = (
  cited: readonly ClauseId[],
  { aspect, members = [] }: Pick<Finding, 'aspect' | 'members'>,
): readonly ClauseId[] =>
  aspect === 'shape'
    ? cited.filter(
        (id) =>
          isOnlyAbout(id, 'shape') &&
          clauses[id].about.member.some((member) => members.some(({ path }) => path === member)),
      )
    : [];

/** The finding, without its schema mismatch if the check itself judges the description of the answer. */
export function withoutOwnSchemaMismatch(
  { schemaMismatch, ...finding }: Finding,
  cited: readonly ClauseId[],
): Finding {
  const operation = finding.exchanges.at(-1)?.operationId ?? '';
  const isDescribing = (id: ClauseId): boolean =>
    isOnlyAbout(id, 'shape') ||
    (isAbout(id, 'shape') && membersOfClause(id).some((member) => schemaMismatch?.includes(member)));
  const isOfAnswer = (id: ClauseId): boolean =>
    isDescribing(id) &&
    (clauses[id].section === 'conventions' || !isOperation(operation) || clausesOf(operation).includes(id));
  const isItsOwn = finding.aspect !== 'shape' && attributedTo(cited, finding).every(isOfAnswer);
  return schemaMismatch && !isItsOwn ? { ...finding, schemaMismatch } : finding;
}

/** The clauses about the wrong members of an envelope, if the check cites none of them. */
export function envelopeClausesIn(
  cited: readonly ClauseId[],
  { aspect, members = [] }: Pick<Finding, 'aspect' | 'members'>,
): readonly ClauseId[] {
  if (aspect !== 'envelope') return [];
  const paths = members.map(({ path }) => path);
  const about = ABOUT_THE_ENVELOPE.filter((id) => membersOfClause(id).some((one) => paths.includes(one)));
  return cited.some((id) => about.includes(id)) ? [] : about;
}

/**
 * Whether a clause is about the items of a list, by a filter only if it was sent, or about the effect on a whole
 * record.
 */
function isAboutItems(clause: ClauseId, sent: readonly string[]): boolean {
  const members = membersOfClause(clause);
  if (isOnlyAbout(clause, 'filter') && members.length > 0)
    return members.some((member) => sent.includes(member));
  return isAbout(clause, ...OF_LISTS) || (isAbout(clause, 'effect') && members.length === 0);
}

/** The clauses about the items of a list, if the check cites none of them. */
function listClausesOnTheWay(cited: readonly ClauseId[], last: Exchange | undefined): readonly ClauseId[] {
  const operation = last?.operationId ?? '';
  if (!last || !isOperation(operation)) return [];
  const sent = sentIn(last);
  return cited.some((id) => isAboutItems(id, sent))
    ? []
    : listClausesOf(operation).filter((id) => isAboutItems(id, sent));
}

/**
 * The clauses that an assertion is about, if the check cites none of them: those that it names; those about the
 * envelope, if it only needed the content of the envelope; or those about the items of the list, if it only needed an
 * item.
 */
export function otherClausesIn(
  cited: readonly ClauseId[],
  {
    aspect,
    clauses: named,
    items = [],
    exchanges = [],
  }: Partial<Pick<Finding, 'aspect' | 'clauses' | 'items' | 'exchanges'>>,
): Pick<Finding, 'otherClauses'> {
  const onTheWay = items.length > 0 ? listClausesOnTheWay(cited, exchanges.at(-1)) : [];
  const stands = named ?? (aspect === 'envelope' ? ABOUT_THE_ENVELOPE : onTheWay);
  return stands.length > 0 && !cited.some((id) => stands.includes(id)) ? { otherClauses: stands } : {};
}

/**
 * The clauses about the status or the envelope of the answer, if the assertion is about it: those that state it for the
 * operation, that say that the sent values are accepted, or that say what is refused. If the check cites one of them,
 * it judges that itself.
 */
export function wrongStatusIn(
  cited: readonly ClauseId[],
  { aspect, exchanges }: Pick<Finding, 'aspect' | 'exchanges'>,
): Pick<Finding, 'wrongStatus'> {
  const last = exchanges.at(-1);
  const operation = last?.operationId;
  if (last === undefined || operation === undefined || !isOperation(operation)) return {};
  // Such a check is about whether this user is served.
  if (DENIALS.includes(last.status) && cited.some((id) => isAbout(id, 'access'))) return {};
  const judges =
    aspect === 'status'
      ? [statusClausesOf(operation), acceptanceClausesOf(operation, sentIn(last))]
      : aspect === 'envelope'
        ? [envelopeClausesOf(operation)]
        : aspect === 'refusal'
          ? [clausesAbout(operation, 'refusal')]
          : [];
  const wrongStatus = judges.filter((some) => !cited.some((id) => some.includes(id))).flat();
  return wrongStatus.length > 0 ? { wrongStatus } : {};
}
