import { basename } from 'node:path';
import type { StoredContent } from '../storage.ts';
import { isWaiting, keptOf, type OutboxEntry } from '../world/outbox.ts';
import type { WorldContent } from '../world/world.ts';
import { batchIn, memberIn, type Batch, type Counts, type Header, type Stamp } from '../content/format.ts';
import { countsAs, createTables } from '../content/tables.ts';
import { asDamage, atLine, refuseDamage, type OnDamage, type StateFault } from './damage.ts';
import type { JournalEnd } from './journal.ts';
import type { Paths } from './paths.ts';
import { readHead, readJournal, readRows, type Head, type JournalRead } from './read-lines.ts';

/** The content of the snapshot and the journal of a world. */
export interface Reading {
  readonly header: Header;
  /** Time and settings of the world at the last write. */
  readonly stamp: Stamp;
  /** Absent: the world is as its beginning fills it. */
  readonly content?: WorldContent;
  readonly counts?: Counts;
  readonly snapshotBytes: number;
  /** Where the journal goes on; absent: it cannot, the next change writes a snapshot. */
  readonly journal?: JournalEnd;
  /** What a user should know, though nothing is refused. */
  readonly notes: readonly string[];
}

const notesOf = (paths: Paths, { header, isChecked }: Head, { unfinished }: Partial<JournalRead>) => [
  ...(isChecked ? [] : ['written without checksums by an older version, so damage may go unseen']),
  ...(unfinished === undefined
    ? []
    : [
        `${basename(paths.journal(header.generation))}, line ${unfinished}: skipped, the process stopped while writing this line`,
      ]),
];

/** A world while it is read. */
const createAssembly = (holds: NonNullable<Header['holds']>) => {
  const tables = createTables(holds.next);
  const events = new Map<string, OutboxEntry>();
  let waiting = 0;
  const happen = (entry: OutboxEntry): void => {
    const { eventId } = entry.event;
    const before = events.get(eventId);
    waiting += Number(isWaiting(entry)) - Number(before !== undefined && isWaiting(before));
    events.set(eventId, entry);
  };
  return {
    take: (value: string): void => {
      const member = memberIn(value);
      if ('event' in member) happen(member);
      else tables.put(member);
    },
    change: ({ gone, put, events: happened }: Batch): void => {
      gone.forEach(tables.remove);
      put.forEach(tables.put);
      happened.forEach(happen);
    },
    counts: (): Counts => ({ ...tables.sizes(), events: keptOf(events.size, waiting) }),
    content: (drawn: number): WorldContent => ({
      ...tables.content(),
      drawn,
      events: [...events.values()],
    }),
  };
};

/** Reads everything that is kept of a world. Throws StateFault, and Node's errors. */
export const readWorld = (
  paths: Paths,
  tenant: string,
  onDamage: OnDamage = refuseDamage,
  hasJournal = true,
): Reading => {
  const faults: StateFault[] = [];
  const damaged: OnDamage = (fault) => {
    faults.push(fault);
    onDamage(fault);
  };
  const head = readHead(paths, tenant, damaged);
  const { header, sum, marked } = head;
  const { holds } = header;
  if (!holds) return { header, stamp: header, snapshotBytes: head.end, notes: notesOf(paths, head, {}) };

  const assembly = createAssembly(holds);
  const snapshotBytes = readRows(paths, head, assembly.take, damaged);
  // Where a line is left out, the counts of all later ones differ as well.
  const compare = (counts: Counts): void =>
    faults.length === 0 ? countsAs(assembly.counts(), counts) : undefined;
  asDamage(damaged, () => atLine(paths.snapshot, head.lines, () => compare(holds.counts)));
  let latest: Stamp & Pick<Batch, 'drawn'> = { ...header, ...holds };
  const take = (value: string): void => {
    const batch = batchIn(value);
    assembly.change(batch);
    compare(batch.counts);
    latest = batch;
  };
  const read = hasJournal ? readJournal(paths, head, take, damaged) : undefined;
  return {
    ...{ header, content: assembly.content(latest.drawn), counts: assembly.counts() },
    ...{ stamp: latest, snapshotBytes, notes: notesOf(paths, head, read ?? {}) },
    ...(read &&
      faults.length === 0 &&
      head.isChecked && { journal: { sum, marked, lines: read.lines, bytes: read.bytes } }),
  };
};

/** The data of a world that was read; undefined where the world is as its beginning fills it. */
export const holdsOf = ({
  header,
  content,
}: Pick<Reading, 'header' | 'content'>): StoredContent | undefined => {
  const { holds, tenant, of = tenant } = header;
  return holds && content && { content, known: holds.known, filledAs: holds.filledAs ?? { of, tenant } };
};

/** Reads only the header of the snapshot and the last line of the journal; of other lines only the checksums. */
export const glanceAtWorld = (
  paths: Paths,
  tenant: string,
  onDamage: OnDamage,
): Pick<Reading, 'header' | 'stamp' | 'counts' | 'notes'> => {
  const head = readHead(paths, tenant, onDamage);
  const { header } = head;
  if (!header.holds) return { header, stamp: header, notes: notesOf(paths, head, {}) };
  const read = readJournal(paths, head, () => undefined, onDamage);
  let latest: { readonly stamp: Stamp; readonly counts: Counts } = {
    stamp: header,
    counts: header.holds.counts,
  };
  const { last, lines } = read;
  if (last !== undefined)
    asDamage(onDamage, () => {
      const batch = atLine(paths.journal(header.generation), lines, () => batchIn(last));
      latest = { stamp: batch, counts: batch.counts };
    });
  return { header, ...latest, notes: notesOf(paths, head, read) };
};
