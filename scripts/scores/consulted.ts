import type { DeclaredCheck } from '../../conformance/kit/check.ts';
import type { Readings } from '../../src/mock/world/choices.ts';

/**
 * Which open choices a server asks while one check after another talks to it. A server that takes another reading of
 * a choice does nothing otherwise until it asks for it, so only checks in which it asks can judge that reading.
 */
export interface Consulted {
  /** Readings that notice when they are asked for. */
  readonly readings: Readings;
  /** Says whose turn it is. */
  begin(checkId: string): void;
  /** The checks that one of these choices can reach. */
  reachedBy(choices: readonly string[], checks: readonly DeclaredCheck[]): readonly string[];
}

/**
 * Views are made once and kept, so a choice may have been asked in the check before: what one check of a group asks
 * counts for the whole group. A group is a section, or an operation for what is asked of every operation.
 */
const groupOf = (checkId: string): string => {
  const [first = '', second = ''] = checkId.split('.');
  return first === 'breadth' ? `${first}.${second}` : first;
};

export const createConsulted = (): Consulted => {
  const byGroup = new Map<string, Set<string>>();
  let asking = new Set<string>();
  return {
    readings: new Proxy<Readings>(
      {},
      {
        get: (_, choice) => {
          asking.add(String(choice));
          return undefined;
        },
      },
    ),
    begin: (checkId) => {
      asking = byGroup.get(groupOf(checkId)) ?? new Set();
      byGroup.set(groupOf(checkId), asking);
    },
    reachedBy: (choices, checks) =>
      checks
        .map(({ spec }) => spec.id)
        .filter((id) => choices.some((choice) => byGroup.get(groupOf(id))?.has(choice))),
  };
};
