import type { Facts } from './facts.ts';
import type { Reach } from './reach.ts';

/** One section, or all of them, in figures. */
export interface Row {
  readonly section: string;
  readonly operations: {
    readonly interface: number;
    readonly contract: number;
    /** Answered with success by the mock. */
    readonly served: number;
    /** Called by a check that cites one of the clauses that speak of it. */
    readonly checked: number;
  };
  readonly clauses: {
    readonly all: number;
    readonly firm: number;
    /** Of all of them: with a check, unobservable, and neither. */
    readonly tried: number;
    readonly unobservable: number;
    readonly without: number;
    /** Of the firm ones: kept by the mock, tried by a check, broken by a saboteur. */
    readonly firmKept: number;
    readonly firmTried: number;
    readonly firmBroken: number;
  };
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
  const stated = own.flatMap(({ id, clauses }) => (id === undefined ? [] : [{ id, clauses }]));
  const isChecked = ({ id, clauses }: (typeof stated)[number]): boolean =>
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
      interface: own.length,
      contract: stated.length,
      served: stated.filter(({ id }) => traffic.get(id)?.isServed === true).length,
      checked: stated.filter(isChecked).length,
    },
    clauses: {
      all: all.length,
      firm: firm.length,
      tried: inState(all, 'tried'),
      unobservable: inState(all, 'unobservable'),
      without: inState(all, 'without'),
      firmKept: firm.filter(({ isKept }) => isKept).length,
      firmTried: inState(firm, 'tried'),
      firmBroken: firm.filter(({ isBroken }) => isBroken).length,
    },
  };
}
