import type { Aspect } from '../../openapi/generated/clauses.ts';
import { schemaMismatchIn } from './attribute.ts';
import type { Answer } from './call.ts';
import { Violation } from './errors.ts';
import { blankMembersOf, lacks, memberFault, membersOf } from './fault.ts';
import type { Fault } from './fault.ts';
import { field } from './json.ts';
import { fits } from './match.ts';
import type { Matcher, Mismatch } from './match.ts';
import { listClausesOf } from './preconditions.ts';
import type { Finding } from './record.ts';
import { differences, differencesText } from './same.ts';
import type { Likeness } from './same.ts';

/** Throws a violation for the first matcher that does not hold. */
export function must(answer: Answer, ...matchers: readonly Matcher[]): void {
  for (const matcher of matchers) {
    const mismatch = matcher(answer);
    if (mismatch)
      throw new Violation({ ...mismatch, ...mismatchIn(answer, mismatch), exchanges: [answer.exchange] });
  }
}

/** Throws a violation unless the condition holds; `answer` is the answer that shows it, `fault` the fault. */
export function mustHold(
  answer: Answer,
  promised: string,
  truth: boolean,
  fault: Fault & Pick<Mismatch, 'aspect' | 'statuses'>,
): void {
  if (truth) return;
  throw new Violation({ promised, ...fault, ...mismatchIn(answer, fault), exchanges: [answer.exchange] });
}

/**
 * Throws a violation unless a value of the answer shows the sent value: dates as instants, plain lists as sets, null =
 * absent = empty. Additional members count only with `exact`.
 */
export function mustEcho(
  answer: Answer,
  found: unknown,
  sent: unknown,
  likeness: Likeness & { readonly promised?: string; readonly aspect?: Aspect } = {},
): void {
  const wrong = differences(found, sent, likeness);
  if (wrong.length === 0) return;
  // A record that is not in its list shows nothing.
  if (found === undefined && Array.isArray(field(answer.json, 'data')))
    throw new Violation({
      promised: likeness.promised ?? 'what was sent shows in the list',
      ...lacks(differencesText(wrong)),
      clauses: listClausesOf(answer.operationId),
      exchanges: [answer.exchange],
    });
  const isTrace = likeness.aspect === 'trace';
  const members = wrong
    .map(({ path, found, expected }) => memberFault(path, found, expected ?? null))
    .filter(({ path }) => path !== '');
  const fault: Fault = {
    kind: isTrace
      ? 'left-a-trace'
      : blankMembersOf({ members }).length > 0
        ? 'missing-member'
        : 'wrong-value',
    found: differencesText(wrong),
    members,
  };
  throw new Violation({
    promised: likeness.promised ?? 'what was sent shows in the answer',
    ...fault,
    ...mismatchIn(answer, fault),
    ...(likeness.aspect && { aspect: likeness.aspect }),
    exchanges: [answer.exchange],
  });
}

/**
 * The members in a finding, if none of them fits the contract: such values cannot show the sent ones, so checks of the
 * description judge them.
 */
function mismatchIn(
  answer: Answer,
  fault: Fault & Pick<Mismatch, 'aspect'>,
): Pick<Finding, 'schemaMismatch'> {
  if (!fault.members || fault.aspect === 'shape' || fault.aspect === 'envelope') return {};
  const wrong = fits(answer);
  const { schemaMismatch = [] } = wrong ? schemaMismatchIn(wrong) : {};
  const named = membersOf(fault);
  return named.length > 0 && named.every((name) => schemaMismatch.includes(name))
    ? { schemaMismatch: named }
    : {};
}
