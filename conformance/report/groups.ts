import type { Exchange } from '../kit/record.ts';
import { many } from '../kit/words.ts';
import { causeText } from './cause-kinds.ts';
import type { CheckResult } from './results.ts';

/** Failures with one cause: the one with the simplest story, and the others. */
export interface Group {
  /** Stays the same from run to run. */
  readonly id: string;
  /** What is wrong, in one sentence; absent where no finding says it, as for an error of the suite. */
  readonly says?: string;
  readonly shown: CheckResult;
  readonly others: readonly CheckResult[];
}

/** Groups failures by their cause. The group that explains most comes first, and in it the simplest story. */
export function groupsOf(checks: readonly CheckResult[]): readonly Group[] {
  const members = new Map<string, CheckResult[]>();
  for (const check of checks) {
    if (check.verdict !== 'fail' && check.verdict !== 'error') continue;
    const id = groupOf(check);
    members.set(id, [...(members.get(id) ?? []), check]);
  }
  return [...members]
    .flatMap(([id, all]): Group[] => {
      const [shown, ...others] = all.toSorted(bySimplicity);
      if (!shown) return [];
      return [{ id, ...(shown.cause && { says: causeText(shown.cause) }), shown, others }];
    })
    .sort((one, other) => other.others.length - one.others.length);
}

/** The groups of each operation, server errors first, then the cause that explains most; without a cause each stands alone. */
export function byOperation(groups: readonly Group[]): readonly (readonly Group[])[] {
  const operations = new Map<string, Group[]>();
  for (const group of groups.toSorted(
    (one, other) => Number(isServerError(other)) - Number(isServerError(one)),
  )) {
    const name = group.shown.cause?.operation ?? group.id;
    operations.set(name, [...(operations.get(name) ?? []), group]);
  }
  return [...operations.values()];
}

const isServerError = ({ shown }: Group): boolean => shown.cause?.kind === 'server-error';

/** Errors of the suite have no cause in the target: those with one reason are one group. */
const groupOf = ({ id, cause, verdict, reason }: CheckResult): string =>
  cause?.group ?? (verdict === 'error' && reason !== undefined ? `error: ${reason}` : id);

/** A counterexample of a property is never simpler than a story that was written by hand. */
const bySimplicity = (one: CheckResult, other: CheckResult): number =>
  Number(isDrawn(one)) - Number(isDrawn(other)) ||
  stepsOf(one) - stepsOf(other) ||
  lengthOf(one) - lengthOf(other);

const isDrawn = ({ finding }: CheckResult): boolean => finding?.replay !== undefined;

const exchangesOf = ({ finding }: CheckResult): readonly Exchange[] => finding?.exchanges ?? [];

/** A finding without exchanges tells no story. */
const stepsOf = (check: CheckResult): number => exchangesOf(check).length || Number.MAX_SAFE_INTEGER;

/** Characters that a reader of the story has to look at. */
const lengthOf = (check: CheckResult): number =>
  exchangesOf(check).reduce(
    (sum, { path, requestBody = '', responseBody }) =>
      sum + path.length + requestBody.length + responseBody.length,
    0,
  );

/** Causes that a terminal and a summary show with their story, and those of which they have one line each. */
const STORIES = 10;
const LINES = 20;

/** The causes as a page of limited length shows them. */
export function shortenedTo(groups: readonly Group[]): {
  readonly stories: readonly Group[];
  readonly lines: readonly Group[];
  readonly left: number;
} {
  return {
    stories: groups.slice(0, STORIES),
    lines: groups.slice(STORIES, STORIES + LINES),
    left: Math.max(0, groups.length - STORIES - LINES),
  };
}

/** A cause in one line, without the id of its check. */
export const lineOf = ({ shown, others, says = shown.reason ?? shown.says }: Group): string =>
  `${says} (${many(others.length + 1, 'check')})`;

/** The number of the other checks of a group and their ids, as far as a line holds them; nothing where there are none. */
export function othersText({ others }: Group, most = 20): string | undefined {
  if (others.length === 0) return undefined;
  const ids = others.slice(0, most).map(({ id }) => id);
  const rest = others.length - ids.length;
  return `and ${many(others.length, 'more check')}: ${ids.join(', ')}${rest > 0 ? ` and ${rest} more` : ''}`;
}
