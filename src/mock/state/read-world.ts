import { existsSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import type { Holds } from '../keeper.ts';
import { isWaiting, keptOf, type OutboxEntry } from '../world/outbox.ts';
import type { WorldContent } from '../world/world.ts';
import {
  batchIn,
  headerIn,
  LineFault,
  memberIn,
  type Batch,
  type Counts,
  type Header,
  type Stamp,
} from '../content/format.ts';
import { linesOf } from './lines.ts';
import type { Paths } from './paths.ts';
import { countsAs, createTables } from '../content/tables.ts';

/** The files of a world cannot be read. The message names file and line. */
class StateFault extends Error {}

/** The content of the snapshot and the journal of a world. */
export interface Reading {
  readonly header: Header;
  /** Time and settings of the world at the last write. */
  readonly stamp: Stamp;
  /** Absent: the world is as its beginning fills it. */
  readonly content?: WorldContent;
  readonly counts?: Counts;
  readonly snapshotBytes: number;
  /** The size of the whole lines of the journal, in bytes. Half a line may follow. */
  readonly journalBytes: number;
}

/** Runs `read` for a line. Throws a LineFault as a StateFault with file and line. */
const at = <T>(path: string, number: number, read: () => T): T => {
  try {
    return read();
  } catch (error) {
    if (error instanceof LineFault)
      throw new StateFault(`${basename(path)}, line ${number}: ${error.message}`);
    throw error;
  }
};

const readHeader = ({ snapshot }: Paths, tenant: string) => {
  const [first] = linesOf(snapshot);
  if (!first?.isWhole) throw new StateFault(`${basename(snapshot)}, line 1: no whole line`);
  return { first, header: at(snapshot, 1, () => headerIn(first.text, tenant)) };
};

/** Reads everything that is kept of a world. Throws StateFault for invalid content, and Node's errors. */
export const readWorld = (paths: Paths, tenant: string): Reading => {
  const { snapshot } = paths;
  const { header, first } = readHeader(paths, tenant);
  const { holds } = header;
  if (!holds) return { header, stamp: header, snapshotBytes: first.end, journalBytes: 0 };

  const tables = createTables(holds.next);
  const events = new Map<string, OutboxEntry>();
  let waiting = 0;
  const happen = (entry: OutboxEntry): void => {
    const { eventId } = entry.event;
    const before = events.get(eventId);
    waiting += Number(isWaiting(entry)) - Number(before !== undefined && isWaiting(before));
    events.set(eventId, entry);
  };
  const counted = (): Counts => ({ ...tables.sizes(), events: keptOf(events.size, waiting) });
  let last = first;
  for (const line of linesOf(snapshot)) {
    if (line.number === 1) continue;
    last = line;
    at(snapshot, line.number, () => {
      if (!line.isWhole) throw new LineFault('no end of the line');
      const member = memberIn(line.text);
      if ('event' in member) happen(member);
      else tables.put(member);
    });
  }
  at(snapshot, last.number, () => countsAs(counted(), holds.counts));

  let latest: Stamp & Pick<Batch, 'drawn' | 'counts'> = { ...header, ...holds };
  let journalBytes = 0;
  const journal = paths.journal(header.generation);
  for (const line of existsSync(journal) ? linesOf(journal) : []) {
    // The process ended while it wrote this line, so no client depends on it.
    if (!line.isWhole) break;
    at(journal, line.number, () => {
      const batch = batchIn(line.text);
      batch.gone.forEach(tables.remove);
      batch.put.forEach(tables.put);
      batch.events.forEach(happen);
      countsAs(counted(), batch.counts);
      latest = batch;
    });
    journalBytes = line.end;
  }
  const content = { ...tables.content(), drawn: latest.drawn, events: [...events.values()] };
  const { counts } = latest;
  return { header, content, counts, stamp: latest, snapshotBytes: last.end, journalBytes };
};

/** The data of a world that was read; undefined where the world is as its beginning fills it. */
export const holdsOf = ({ header, content }: Pick<Reading, 'header' | 'content'>): Holds | undefined => {
  const { holds, tenant, of = tenant } = header;
  return holds && content && { content, known: holds.known, filledAs: holds.filledAs ?? { of, tenant } };
};

/** Reads only the first line of the snapshot and the last whole line of the journal. */
export const glanceAtWorld = (paths: Paths, tenant: string): Pick<Reading, 'header' | 'stamp' | 'counts'> => {
  const { header } = readHeader(paths, tenant);
  const journal = paths.journal(header.generation);
  const bytes = existsSync(journal) ? readFileSync(journal) : Buffer.alloc(0);
  const end = bytes.lastIndexOf('\n');
  if (end < 1) return { header, stamp: header, ...(header.holds && { counts: header.holds.counts }) };
  const text = bytes.toString('utf8', bytes.lastIndexOf('\n', end - 1) + 1, end);
  const batch = at(journal, bytes.toString('latin1', 0, end).split('\n').length, () => batchIn(text));
  return { header, stamp: batch, counts: batch.counts };
};
