import type { Facts } from './facts.ts';
import type { Reach } from './reach.ts';

/** One section, or all of them, in figures. */
export interface Row {
  readonly section: string;
  readonly operations: {
    readonly all: number;
    /** Answered with success by the mock. */
    readonly served: number;
    /** Called by a check that cites one of the clauses that speak of it. */
    readonly checked: number;
  };
  readonly clauses: {
    readonly all: number;
    /** Of all of them: with a check, unobservable, and neither. */
    readonly tried: number;
    readonly unobservable: number;
    readonly without: number;
    readonly firm: Tally;
    readonly planned: Tally;
  };
}

/** Stated clauses, served today or planned: kept by the mock, tried by a check, broken by a mutant. */
export interface Tally {
  readonly all: number;
  readonly kept: number;
  readonly tried: number;
  readonly broken: number;
}

export const rowsOf = (facts: Facts, reach: readonly Reach[]): readonly Row[] => {
  const sections = facts.sections.map((section) =>
    rowOf(section, facts, reach, (one) => one.section === section),
  );
  return [...sections, rowOf('all', facts, reach, () => true)];
};

function rowOf(
  section: string,
  { operations, checks, traffic }: Facts,
  reach: readonly Reach[],
  isOfIt: (one: { readonly section: string }) => boolean,
): Row {
  const own = operations.filter(isOfIt);
  const isChecked = ({ id, clauses }: (typeof own)[number]): boolean =>
    checks.some(
      (check) =>
        traffic.get(id)?.callers.has(check.id) === true && check.clauses.some((one) => clauses.includes(one)),
    );
  const all = reach.filter(isOfIt);
  const firm = all.filter(({ determinacy }) => determinacy === 'firm');
  const inState = (among: readonly Reach[], state: Reach['state']): number =>
    among.filter((one) => one.state === state).length;
  return {
    section,
    operations: {
      all: own.length,
      served: own.filter(({ id }) => traffic.get(id)?.isServed === true).length,
      checked: own.filter(isChecked).length,
    },
    clauses: {
      all: all.length,
      tried: inState(all, 'tried'),
      unobservable: inState(all, 'unobservable'),
      without: inState(all, 'without'),
      firm: tallyOf(firm.filter(({ availability }) => availability === undefined)),
      planned: tallyOf(firm.filter(({ availability }) => availability === 'planned')),
    },
  };
}

const tallyOf = (stated: readonly Reach[]): Tally => ({
  all: stated.length,
  kept: stated.filter(({ isKept }) => isKept).length,
  tried: stated.filter(({ state }) => state === 'tried').length,
  broken: stated.filter(({ isBroken }) => isBroken).length,
});
