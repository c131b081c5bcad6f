import { choices } from '../../openapi/generated/choices.ts';
import type { Observation } from '../kit/record.ts';
import type { Choices, Results } from './results.ts';

/** What choices.yaml says about a choice, as far as the lock needs it. */
interface ChoiceFacts {
  readonly readings: Readonly<Record<string, string>>;
  readonly perOperation?: boolean;
}

/** choices.lock.json: the reading that the target was seen to take at every open point. A mock can be started with it. */
interface Lock {
  readonly version: 1;
  readonly contract: string;
  readonly target: string;
  readonly choices: Choices;
}

export const lockOf = ({ contract, target, choices: seen }: Results): Lock => ({
  version: 1,
  contract,
  target: target.url,
  choices: seen,
});

/**
 * Observations folded into one entry per choice: a reading where every operation takes the same one, else a map from
 * operation to reading. `mixed` stands where one operation showed several, `other` where the target does what no
 * reading names, `error 500` where it failed.
 */
export function choicesOf(
  observations: readonly Observation[],
  known: Readonly<Record<string, ChoiceFacts>> = choices,
): Choices {
  const folded: Record<string, Record<string, string>> = {};
  for (const { choice, operation, reading } of observations) {
    const isNamed = Object.hasOwn(known[choice]?.readings ?? {}, reading) || isError(reading);
    const named = isNamed ? reading : 'other';
    const map = (folded[choice] ??= {});
    const before = map[operation];
    map[operation] = before === undefined || before === named ? named : 'mixed';
  }
  const entries = Object.entries(folded).map(
    ([choice, map]) => [choice, entryOf(map, known[choice])] as const,
  );
  return Object.fromEntries(entries.sort(byName));
}

/** The target answered with a server error of this status. */
const isError = (reading: string): boolean => /^error \d{3}$/.test(reading);

function entryOf(
  map: Readonly<Record<string, string>>,
  facts: ChoiceFacts | undefined,
): string | Record<string, string> {
  const [first = 'other', ...others] = new Set(Object.values(map));
  if (others.length === 0 && !facts?.perOperation) return first;
  return Object.fromEntries(Object.entries(map).sort(byName));
}

const byName = ([left]: readonly [string, unknown], [right]: readonly [string, unknown]): number =>
  left.localeCompare(right);
