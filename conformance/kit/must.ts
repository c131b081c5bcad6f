import type { Aspect } from '../../openapi/generated/clauses.ts';
import { membersTold, misfitIn } from './blame.ts';
import type { Answer } from './call.ts';
import { Violation } from './errors.ts';
import { fits } from './match.ts';
import type { Matcher } from './match.ts';
import type { Finding } from './record.ts';
import { differencesAt } from './same.ts';
import type { Likeness } from './same.ts';

/** Raises a violation on the first matcher that does not hold. */
export function must(answer: Answer, ...matchers: readonly Matcher[]): void {
  for (const matcher of matchers) {
    const mismatch = matcher(answer);
    if (mismatch) throw new Violation({ ...mismatch, exchanges: [answer.exchange] });
  }
}

/** Raises a violation unless the truth holds; `answer` is the one that shows it, `found` says what it shows. */
export function mustHold(answer: Answer, promised: string, truth: boolean, found?: string): void {
  if (truth) return;
  const told = found ?? `${answer.exchange.status} with ${answer.exchange.responseBody}`;
  throw new Violation({ promised, found: told, ...unfitIn(answer, told), exchanges: [answer.exchange] });
}

/**
 * Raises a violation unless a value of the answer shows what was sent: dates as instants, plain lists as sets,
 * null = absent = empty. Members beyond the sent ones do not count unless `exact` is asked for.
 */
export function mustEcho(
  answer: Answer,
  found: unknown,
  sent: unknown,
  likeness: Likeness & { readonly promised?: string; readonly aspect?: Aspect } = {},
): void {
  const wrong = differencesAt(found, sent, likeness);
  if (wrong.length === 0) return;
  const told = wrong.map(({ says }) => says).join('; ');
  throw new Violation({
    promised: likeness.promised ?? 'what was sent shows in the answer',
    found: told,
    ...unfitIn(answer, told),
    differing: membersOf(wrong),
    ...(likeness.aspect && { aspect: likeness.aspect }),
    exchanges: [answer.exchange],
  });
}

/** The members of the record in which the differences lie; none where the record as a whole differs. */
const membersOf = (wrong: readonly { readonly path: string }[]): readonly string[] => {
  const names = wrong.map(({ path }) => path.split('.').find((part) => !/^\d*$/.test(part)));
  return [...new Set(names.filter((name) => name !== undefined))];
};

/**
 * The members that a finding names, where none of them is as the contract describes it: such a value cannot say what
 * was sent, so it is for the checks of the description.
 */
function unfitIn(answer: Answer, found: string): Pick<Finding, 'misfit'> {
  const wrong = fits(answer);
  const { misfit = [] } = wrong ? misfitIn(wrong) : {};
  const told = membersTold(found);
  return told.length > 0 && told.every((name) => misfit.includes(name)) ? { misfit: told } : {};
}
