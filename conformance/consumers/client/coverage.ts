import type { Coverage } from '../../report/results.ts';
import { allOperations, operationOf, type ClientStory } from './story.ts';

/** How often each of some names occurs. */
export const counted = (names: readonly string[]): Readonly<Record<string, number>> => {
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return Object.fromEntries([...counts].toSorted(([one], [other]) => (one < other ? -1 : 1)));
};

/** The coverage of a client in all its rounds. */
export const coverageOf = ({ calls, rounds, planned }: ClientStory): Coverage => {
  const operations = counted(calls.map((call) => operationOf(call)?.id ?? 'no route of the interface'));
  return {
    operations,
    statuses: counted(calls.map(({ status }) => String(status))),
    events: counted(rounds.flatMap(({ events }) => events)),
    unmet: allOperations
      .filter(({ part }) => part === 'available' || (planned && part === 'planned'))
      .map(({ id }) => id)
      .filter((id) => !(id in operations)),
  };
};
