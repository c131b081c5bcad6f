import { KINDS, type Finding, type Kind } from './finding.ts';

/** Counts of one row of the table. */
export interface Row {
  readonly section: string;
  requests: number;
  /** Answers by status. */
  readonly statuses: Record<string, number>;
  readonly faults: Record<Kind, number>;
}

interface Tally {
  count(section: string, name: string, statuses: readonly number[]): void;
  addFault(section: string, kind: Kind): void;
  rows(): readonly Row[];
  /** Names that were asked for often and never succeeded, or never were refused. */
  oneSided(): readonly string[];
}

/** An operation called this often must have succeeded and been refused. */
const OFTEN = 100;

const noFaults = (): Record<Kind, number> =>
  Object.fromEntries(KINDS.map((kind) => [kind, 0])) as Record<Kind, number>;

/** `isJudged`: names that need answers of both kinds. */
export const createTally = (isJudged: (name: string) => boolean): Tally => {
  const rows = new Map<string, Row>();
  const names = new Map<string, { requests: number; good: number; bad: number }>();
  const rowOf = (section: string): Row => {
    const row = rows.get(section) ?? { section, requests: 0, statuses: {}, faults: noFaults() };
    rows.set(section, row);
    return row;
  };
  return {
    count: (section, name, statuses) => {
      const row = rowOf(section);
      row.requests += 1;
      const own = names.get(name) ?? { requests: 0, good: 0, bad: 0 };
      names.set(name, own);
      own.requests += 1;
      for (const status of statuses) {
        row.statuses[status] = (row.statuses[status] ?? 0) + 1;
        if (status < 400) own.good += 1;
        else own.bad += 1;
      }
    },
    addFault: (section, kind) => void (rowOf(section).faults[kind] += 1),
    rows: () => [...rows.values()].sort((a, b) => (a.section < b.section ? -1 : 1)),
    oneSided: () =>
      [...names].flatMap(([name, { requests, good, bad }]) => {
        if (requests < OFTEN || !isJudged(name) || (good > 0 && bad > 0)) return [];
        return [`${name}: ${requests} requests, ${good} answered 2xx or 3xx, ${bad} refused`];
      }),
  };
};

/** Findings with the same signature are reported once. */
export const signatureOf = ({ kind, name, says }: Pick<Finding, 'kind' | 'name' | 'says'>): string =>
  `${kind} ${name} ${says.slice(0, 60).replaceAll(/\d+/g, '#')}`;
