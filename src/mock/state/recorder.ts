import { unlinkSync } from 'node:fs';
import { attempt } from '../domain/attempt.ts';
import type { TrackedWorld } from '../storage.ts';
import type { Change, Stored } from '../world/collection.ts';
import type { PlacedFile } from '../world/files.ts';
import type { OutboxEntry } from '../world/outbox.ts';
import { isoOf } from '../world/clock.ts';
import { collectionsOf } from '../world/store.ts';
import { contentOf, type World } from '../world/world.ts';
import { FILES, FORMAT, type Batch, type Counts, type Header, type Stamp } from '../content/format.ts';
import { openJournal, type Journal, type JournalEnd } from './journal.ts';
import type { Paths } from './paths.ts';
import { isThere } from './regular-file.ts';
import type { Unwritten } from './troubles.ts';
import { countsOf, nextOf, stampOf } from '../content/values.ts';
import { writeSnapshot, type Write } from './write-snapshot.ts';

/** What is already kept of a world. */
export interface Standing {
  readonly generation: number;
  readonly counts: Counts;
  readonly snapshotBytes: number;
  readonly journal: JournalEnd;
}

interface RecorderOptions {
  readonly paths: Paths;
  readonly write: Write;
  /** Milliseconds since 1970. */
  readonly time: () => number;
  /** The least size of a journal, in bytes, before a snapshot replaces it. */
  readonly leastJournal: number;
  /** Called when there is something to write. */
  readonly onChange: () => void;
  /** Called when a snapshot could not be written. The changes are kept without it. */
  readonly onFault: (error: unknown) => void;
  /** Called when the files were deleted or changed by something else. All of the world is written again. */
  readonly onForeignChange: () => void;
}

/** Writes the changes of one world to disk. */
export interface Recorder {
  /**
   * Writes the changes since the last call; false if there are none. Throws Node's error; the next call tries the same
   * changes again.
   */
  flush(): boolean;
  /** The changes that are not written yet. */
  unwritten(): Unwritten;
  /** The uploads of the world, as they are now. */
  uploads(): readonly PlacedFile[];
  /** Whether the files on disk are still those that were written. */
  stands(): boolean;
  /** Writes the whole world as a snapshot. Throws Node's error. */
  write(): void;
  /** Marks that the time or the readings must be written, although no record changed. */
  mark(): void;
  /** Ends the recorder. It writes nothing afterwards. */
  end(): void;
}

/** Follows a world. Where nothing of it is kept yet, the first change writes its beginning as a snapshot. */
export const createRecorder = (
  { world, known, beginning, of, filledAs, readings, begun }: TrackedWorld,
  standing: Standing | { readonly generation: number },
  { paths, write, time, leastJournal, onChange, onFault, onForeignChange }: RecorderOptions,
): Recorder => {
  let generation = standing.generation;
  let isOver = false;
  let isMarked = false;
  let counts: Counts = { records: 0, files: 0, events: 0 };
  let journal: Journal | undefined;
  /** The size of the journal, in bytes, above which a snapshot replaces it. */
  let limit = leastJournal;
  if ('counts' in standing) {
    counts = standing.counts;
    journal = openJournal(paths.journal(generation), paths.snapshot, standing.journal, write);
    limit = Math.max(leastJournal, standing.snapshotBytes);
  }
  /** The changes since the last line, by collection and id. */
  let changes = new Map<string, { readonly name: string; readonly change: Change<Stored> }>();
  let events = new Map<string, OutboxEntry>();

  const stamp = (): Stamp =>
    stampOf({ now: world.clock.now(), isFrozen: world.clock.isFrozen, readings: readings() }, time());

  const snapshot = (source: World): void => {
    const content = contentOf(source);
    const header: Header = {
      ...{ format: FORMAT, tenant: world.tenant, generation: generation + 1, ...stamp() },
      ...(of !== world.tenant && { of }),
      beginning: { ...beginning, now: isoOf(beginning.now) },
      holds: {
        counts: countsOf(content),
        drawn: content.drawn,
        next: nextOf(content),
        known: { identities: known.identities, pools: known.pools },
        ...(filledAs.tenant !== world.tenant && { filledAs }),
      },
    };
    const { size, sum } = writeSnapshot(paths, header, content, write);
    journal?.close();
    attempt(() => unlinkSync(paths.journal(generation)));
    generation += 1;
    counts = countsOf(content);
    limit = Math.max(leastJournal, size);
    const end: JournalEnd = { sum, lines: 0, bytes: 0, marked: 0 };
    journal = openJournal(paths.journal(generation), paths.snapshot, end, write);
  };

  // Before the answer to the first change is sent, there must be a snapshot that a journal can follow.
  const begin = (): void => {
    if (journal || !begun || changes.size + events.size > 0) return;
    try {
      snapshot(begun);
    } catch (error) {
      onFault(error);
    }
  };

  const record = (name: string, change: Change<Stored>): void => {
    if (isOver) return;
    begin();
    const { before, after } = change;
    const step = (after ? 1 : 0) - (before ? 1 : 0);
    const counted = name === FILES ? 'files' : 'records';
    counts = { ...counts, [counted]: counts[counted] + step };
    changes.set(`${name}/${(after ?? before)?.id}`, { name, change });
    onChange();
  };

  for (const [name, collection] of Object.entries(collectionsOf(world.store)))
    collection.watch((change) => record(name, change));
  world.files.watch((change) => record(FILES, change));
  world.outbox.watch((entry) => {
    if (isOver) return;
    begin();
    events.set(entry.event.eventId, entry);
    onChange();
  });

  const forget = (): void => {
    isMarked = false;
    changes = new Map();
    events = new Map();
  };

  const batch = (): Batch => {
    const all = [...changes.values()];
    return {
      ...stamp(),
      counts: { ...counts, events: world.outbox.entries().length },
      drawn: world.ids.drawn(),
      put: all.flatMap(({ name, change: { position, after } }) =>
        after ? [[name, position, after] as const] : [],
      ),
      gone: all.flatMap(({ name, change: { position, before, after } }) =>
        before && !after ? [[name, position, before.id] as const] : [],
      ),
      events: [...events.values()],
    };
  };

  return {
    flush: () => {
      if (isOver || !(isMarked || changes.size > 0 || events.size > 0)) return false;
      if (!journal?.append(JSON.stringify(batch()))) {
        if (journal) onForeignChange();
        snapshot(world);
        forget();
        return true;
      }
      forget();
      if (journal.size() <= limit) return true;
      try {
        snapshot(world);
      } catch (error) {
        limit = journal.size() + leastJournal;
        onFault(error);
      }
      return true;
    },
    unwritten: () => ({ records: changes.size, events: events.size }),
    uploads: () => world.files.placed().map(({ record }) => record),
    stands: () => journal?.stands() ?? isThere(paths.snapshot),
    write: () => {
      snapshot(world);
      forget();
    },
    mark: () => {
      isMarked = true;
      onChange();
    },
    end: () => {
      isOver = true;
      journal?.close();
    },
  };
};
