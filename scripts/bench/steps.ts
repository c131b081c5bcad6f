import type { Sent } from './request.ts';

/** Requests that one connection sends one after the other, such as a registration and its end. */
export type Step = readonly Sent[];

/** A kind of load: its steps are sent in turn, again and again, each by whichever connection is free. */
export interface Case {
  readonly name: string;
  readonly steps: readonly Step[];
}

/** How many reads come before a write: enough to be a load of reads, too few for whole answers to be kept. */
const READS_PER_WRITE = 50;

/** Reads in turn with a write after every fifty of them, until every write was sent. */
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

/** Every request of a case that is unlike the others by method and address, the first of each. */
export const distinct = ({ steps }: Case): readonly Sent[] => {
  const found = new Map<string, Sent>();
  for (const sent of steps.flat()) {
    const key = keyOf(sent);
    if (!found.has(key)) found.set(key, sent);
  }
  return [...found.values()];
};

/** By what a server without state knows its answer. */
export const keyOf = ({ method, path }: Pick<Sent, 'method' | 'path'>): string => `${method} ${path}`;
