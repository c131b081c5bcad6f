import type { Name } from './figures.ts';

/** What the figures of one run have to reach. */
export interface Target {
  readonly says: string;
  readonly found: number;
  readonly reached: boolean;
}

interface Found {
  ratio(name: string, to: Name): number;
  /** Milliseconds from the start of the process to the first answer. */
  firstAnswer(server: Name): number;
}

const atLeast = (says: string, found: number, bound: number): Target => ({
  says: `${says}: at least ${bound} x`,
  found,
  reached: found >= bound,
});

export const targetsFor = ({ ratio, firstAnswer }: Found): readonly Target[] => {
  const slower = firstAnswer('ours') / firstAnswer('bare');
  return [
    atLeast('list of 50, to bare node:http', ratio('list of 50', 'bare'), 1),
    atLeast('one resident, to bare node:http', ratio('one resident', 'bare'), 0.7),
    atLeast('list of 50, to Prism', ratio('list of 50', 'prism'), 10),
    atLeast('one resident, to Prism', ratio('one resident', 'prism'), 10),
    { says: 'first answer, to bare node:http: at most 4 x', found: slower, reached: slower <= 4 },
  ];
};
