import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { interop } from '../folder.ts';

/** A receiver or a client in `interop/`. */
export interface InteropConsumer {
  readonly id: string;
  readonly side: 'receiver' | 'client';
  /** The commands that its start needs. */
  readonly needs: readonly string[];
}

/** One entry of `defects.json`. */
export interface ConsumerDefect {
  readonly id: string;
  /** The line of the interface that the defect breaks, or that it is about. */
  readonly line: number;
  /** Whether the line states the duty that the defect breaks. */
  readonly stated: boolean;
  readonly says: string;
}

/** One entry of `variations.json`: what a correct consumer may do. */
export interface Variation {
  readonly id: string;
  readonly says: string;
}

export const consumers: readonly InteropConsumer[] = [
  { id: 'receiver-go', side: 'receiver', needs: ['go'] },
  { id: 'receiver-java', side: 'receiver', needs: ['java', 'javac'] },
  { id: 'receiver-perl', side: 'receiver', needs: ['perl'] },
  { id: 'client-go', side: 'client', needs: ['go'] },
  { id: 'client-java', side: 'client', needs: ['java', 'javac'] },
  { id: 'client-perl', side: 'client', needs: ['perl'] },
];

export const folderOf = ({ id }: InteropConsumer): string => join(interop, id);

const read = async (consumer: InteropConsumer, name: string): Promise<unknown> =>
  JSON.parse(await readFile(join(folderOf(consumer), name), 'utf8'));

// The files are in this repository; a member that is missing shows in the table.
export const defectsOf = async (consumer: InteropConsumer): Promise<readonly ConsumerDefect[]> =>
  (await read(consumer, 'defects.json')) as readonly ConsumerDefect[];

export const variationsOf = async (consumer: InteropConsumer): Promise<readonly Variation[]> =>
  (await read(consumer, 'variations.json')) as readonly Variation[];
