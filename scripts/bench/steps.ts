import type { Sent } from './request.ts';

/** Requests that one connection sends one after the other, such as a registration and its end. */
export type Step = readonly Sent[];

/** A kind of load: its steps are sent in rotation, each on any free connection. */
export interface Case {
  readonly name: string;
  readonly steps: readonly Step[];
}

/** How many reads come before a write: enough to be a load of reads, too few for whole answers to be kept. */
const READS_PER_WRITE = 50;

/** Reads in rotation with a write after every fifty of them, until every write was sent. */
export const mixed = (reads: readonly Sent[], writes: readonly Sent[]): readonly Step[] => {
  if (reads.length === 0) return [];
  const count = Math.max(reads.length, writes.length * READS_PER_WRITE);
  return Array.from({ length: count }, (_, at) => {
    const read = reads.slice(at % reads.length, (at % reads.length) + 1);
    const isLast = (at + 1) % READS_PER_WRITE === 0;
    const which = Math.floor(at / READS_PER_WRITE) % Math.max(1, writes.length);
    return isLast ? [read, writes.slice(which, which + 1)] : [read];
  })
    .flat()
    .filter((step) => step.length > 0);
};

/** A case of reads in rotation, with these writes among them. */
export const reading = (name: string, reads: readonly Sent[], writes: readonly Sent[] = []): Case => ({
  name,
  steps: mixed(reads, writes),
});

/** The steps of a case, without those that ask nothing new by method and address. */
export const distinctSteps = ({ steps }: Case): readonly Step[] => {
  const seen = new Set<string>();
  return steps.filter((step) => {
    const before = seen.size;
    for (const sent of step) seen.add(keyOf(sent));
    return seen.size > before;
  });
};

/** By what a server without state knows its answer. */
export const keyOf = ({ method, path }: Pick<Sent, 'method' | 'path'>): string => `${method} ${path}`;
