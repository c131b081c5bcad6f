import { many } from '../kit/words.ts';
import type { CheckResult } from './results.ts';
import { bySection } from './sections.ts';

/** Failures with one cause: the one whose story is shortest, and the others that say the same. */
export interface Group {
  readonly shown: CheckResult;
  readonly others: readonly CheckResult[];
}

/**
 * Puts failures together that one cause explains: the same assertion failed about the same operation in the same way.
 * What differs from record to record (ids, numbers, words in quotes) does not count. The shortest story comes first.
 */
export function groupsOf(failures: readonly CheckResult[]): readonly Group[] {
  const groups = new Map<string, CheckResult[]>();
  for (const one of failures) {
    const key = keyOf(one);
    groups.set(key, [...(groups.get(key) ?? []), one]);
  }
  return [...groups.values()].flatMap((members) => {
    const [shown, ...others] = members.toSorted(byStory);
    return shown ? [{ shown, others }] : [];
  });
}

const lengthOf = ({ finding }: CheckResult): number => finding?.exchanges.length ?? Number.MAX_SAFE_INTEGER;

/** What a report says of the others of a group; nothing where there are none. */
export function othersOf({ others }: Group, most = 8): string | undefined {
  if (others.length === 0) return undefined;
  const ids = others.slice(0, most).map(({ id }) => id);
  const rest = others.length - ids.length;
  return `${many(others.length, 'more check')} found the same: ${ids.join(', ')}${rest > 0 ? ` and ${rest} more` : ''}`;
}

const byStory = (one: CheckResult, other: CheckResult): number =>
  lengthOf(one) - lengthOf(other) || bySection(one, other);

function keyOf({ id, finding }: CheckResult): string {
  if (!finding) return id;
  const operation = finding.exchanges.at(-1)?.operationId ?? '';
  return [operation, general(finding.promised), general(finding.found)].join(' | ');
}

/** A text without what is particular to one record. */
const general = (text: string): string =>
  text
    .replace(/"[^"]*"/g, '"…"')
    .replace(/\b[\w-]*\d[\w-]*\b/g, '#')
    .slice(0, 200);
