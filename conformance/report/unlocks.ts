import { partsOf } from '../kit/to-add.ts';
import type { CheckResult } from './results.ts';

/** What the configuration lacks, and how many unproven checks name it as a way to be proven. */
export interface Unlock {
  /** `levers.create-album`, `fixtures.albums`, `identities.connection`. */
  readonly entry: string;
  readonly checks: number;
}

/** What separates the ways of which one is enough. */
const OR = '# or';

/** The entries of the configuration that one way adds: the members within each of its parts, or the part itself. */
function entriesIn(lines: readonly string[]): readonly string[] {
  const entries: string[] = [];
  let part = '';
  for (const line of lines) {
    const outer = /^(\w+):/.exec(line)?.[1];
    const inner = /^ {2}([\w-]+):/.exec(line)?.[1];
    if (outer !== undefined) part = outer;
    if (inner !== undefined) entries.push(`${part}.${inner}`);
  }
  return entries.length > 0 || part === '' ? entries : [part];
}

/** Every way of a reason. */
function waysIn(lines: readonly string[]): readonly (readonly string[])[] {
  const ways: string[][] = [[]];
  for (const line of lines) {
    if (line === OR) ways.push([]);
    else ways.at(-1)?.push(line);
  }
  return ways;
}

/** What to add to the configuration, the most useful first; a check counts for every way that it names. */
export function unlocksOf(checks: readonly CheckResult[]): readonly Unlock[] {
  const counts = new Map<string, number>();
  for (const { verdict, reason = '' } of checks) {
    if (verdict !== 'unproven') continue;
    for (const entry of new Set(waysIn(partsOf(reason).lines).flatMap(entriesIn)))
      counts.set(entry, (counts.get(entry) ?? 0) + 1);
  }
  return [...counts]
    .map(([entry, number]) => ({ entry, checks: number }))
    .sort((one, other) => other.checks - one.checks || one.entry.localeCompare(other.entry));
}

/** Entries that are named in one line. */
const NAMED = 5;

/** The entries that prove most, in one line; empty where none is known. */
export function unlocksText(checks: readonly CheckResult[]): string {
  const named = unlocksOf(checks)
    .slice(0, NAMED)
    .map(({ entry, checks: number }) => `${entry} (${number})`);
  return named.length > 0 ? `What proves most checks: ${named.join(', ')}` : '';
}
