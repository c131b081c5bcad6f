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

/** Something that an assertion takes for granted, and the clauses that other checks judge it by. */
export interface Premise {
  readonly clauses: readonly ClauseId[];
  /** Raises a violation where it does not hold. */
  readonly test: () => void | Promise<void>;
}

/**
 * Runs assertions that take something for granted. It is tested only where they fail, so a target that keeps its promises
 * answers no request for it. Where it does not hold either, the violation stands for the clauses about it.
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
 * The clauses of a check that a finding breaks: those of its own that the failed assertion names. An assertion that
 * many checks share names all that it may stand for. Where it names none of them, they are those that are not about
 * another aspect of the answer than the one it looked at.
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
 * The members that do not fit the contract, if the assertion is about the whole body: then no clause is known to be
 * about them.
 */
export function schemaMismatchIn({
  aspect,
  members,
}: Pick<Finding, 'aspect' | 'members'>): Pick<Finding, 'schemaMismatch'> {
  const schemaMismatch = aspect === 'shape' && members ? membersOnTheWay({ members }) : [];
  return schemaMismatch.length > 0 ? { schemaMismatch } : {};
}

/** The clauses of a check that describe a member which an answer shows otherwise, whatever the assertion stands for. */
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

/** The finding without its schema mismatch, where the check is about how the answer is described and judges that itself. */
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

/** The clauses about the members of an envelope that a finding names, where the check cites none of them. */
export function envelopeClausesIn(
  cited: readonly ClauseId[],
  { aspect, members = [] }: Pick<Finding, 'aspect' | 'members'>,
): readonly ClauseId[] {
  if (aspect !== 'envelope') return [];
  const paths = members.map(({ path }) => path);
  const about = ABOUT_THE_ENVELOPE.filter((id) => membersOfClause(id).some((one) => paths.includes(one)));
  return cited.some((id) => about.includes(id)) ? [] : about;
}

/** A clause says what a list holds, by a filter only if it was asked for, or what becomes of a record as a whole. */
function isAboutItems(clause: ClauseId, sent: readonly string[]): boolean {
  const members = membersOfClause(clause);
  if (isOnlyAbout(clause, 'filter') && members.length > 0)
    return members.some((member) => sent.includes(member));
  return isAbout(clause, ...OF_LISTS) || (isAbout(clause, 'effect') && members.length === 0);
}

/** The clauses about what a list holds, where the check cites none of them. */
function listClausesOnTheWay(cited: readonly ClauseId[], last: Exchange | undefined): readonly ClauseId[] {
  const operation = last?.operationId ?? '';
  if (!last || !isOperation(operation)) return [];
  const sent = sentIn(last);
  return cited.some((id) => isAboutItems(id, sent))
    ? []
    : listClausesOf(operation).filter((id) => isAboutItems(id, sent));
}

/**
 * The clauses that an assertion stands for, of which the check cites none: those that it names, or, where it looked at
 * the envelope for the sake of what is in it, those about the envelope, or, where it looked for an item for the sake of
 * what the item shows, those about what the list holds.
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
 * The clauses about the status or the envelope of the answer, where the assertion is about it: those that name it for the
 * operation, those that say that it takes what was sent, and those that say what it refuses. A check that cites one of
 * them judges that itself.
 */
export function wrongStatusIn(
  cited: readonly ClauseId[],
  { aspect, exchanges }: Pick<Finding, 'aspect' | 'exchanges'>,
): Pick<Finding, 'wrongStatus'> {
  const last = exchanges.at(-1);
  const operation = last?.operationId;
  if (last === undefined || operation === undefined || !isOperation(operation)) return {};
  // Whether this user is served is what such a check is about.
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
