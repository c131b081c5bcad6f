import { Temporal } from 'temporal-polyfill';
import { isRecord, type Members } from '../domain/json-object.ts';
import type { StoredIdentities } from '../world/known-identities.ts';
import type { Beginning, FilledAs } from '../world/tenancy.ts';
import type { Readings } from '../world/choices.ts';
import type { Stored } from '../world/collection.ts';
import type { PlacedFile } from '../world/files.ts';
import type { OutboxEntry } from '../world/outbox.ts';
import { readingsIn } from '../world/readings.ts';

/** Changes with every change of what the lines below hold. */
export const FORMAT = 'ces-world/1';

/** The name of the files among the collections. */
export const FILES = 'files';

export interface Counts {
  readonly records: number;
  readonly files: number;
  readonly events: number;
}

/** The state of a world at the time of writing. */
export interface Stamp {
  /** By the clock of the machine, in milliseconds since 1970. */
  readonly at: number;
  /** By the clock of the world. */
  readonly now: string;
  /** Absent: the clock runs. */
  readonly frozen?: true;
  /** The readings that were its own; absent: none. */
  readonly readings?: Readings;
}

/** The first line of a snapshot. */
export interface Header extends Stamp {
  readonly format: typeof FORMAT;
  readonly tenant: string;
  /** The world whose second tenant this is; absent for a main tenant. */
  readonly of?: string;
  /** Grows with every snapshot; later changes are in the journal with the same number. */
  readonly generation: number;
  readonly beginning: Omit<Beginning, 'now'> & { readonly now: string };
  /** Absent: the world is as its scenario fills it, and no further line follows. */
  readonly holds?: {
    readonly counts: Counts;
    readonly drawn: number;
    /** The position that the next new record gets, by collection. */
    readonly next: Readonly<Record<string, number>>;
    readonly known: StoredIdentities;
    /** Absent: as itself. */
    readonly filledAs?: FilledAs;
  };
}

/** A record of a collection at its position: the other lines of a snapshot, except those of events. */
export type Row = readonly [collection: string, position: number, record: Stored];

/** A removed record, and its position. */
export type Gone = readonly [collection: string, position: number, id: string];

/** A line of a journal: everything that changed since the line before, and how much there is then. */
export interface Batch extends Stamp {
  readonly counts: Counts;
  readonly drawn: number;
  readonly put: readonly Row[];
  readonly gone: readonly Gone[];
  /** New events, and those with progress in their delivery. */
  readonly events: readonly OutboxEntry[];
}

/** What is wrong with a line, as part of a sentence. */
export class LineFault extends Error {}

const isCount = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) >= 0;

const need = <T>(holds: (value: unknown) => value is T, value: unknown, what: string): T => {
  if (holds(value)) return value;
  throw new LineFault(`no ${what}`);
};

const isText = (value: unknown): value is string => typeof value === 'string';

export const isInstant = (value: unknown): value is string => {
  try {
    return isText(value) && Temporal.Instant.from(value).epochMilliseconds > -Infinity;
  } catch {
    return false;
  }
};

const isListOf =
  <T>(holds: (value: unknown) => value is T) =>
  (value: unknown): value is readonly T[] =>
    Array.isArray(value) && value.every(holds);

const isMapOf =
  <T>(holds: (value: unknown) => value is T) =>
  (value: unknown): value is Readonly<Record<string, T>> =>
    isRecord(value) && Object.values(value).every(holds);

const isCounts = (value: unknown): value is Counts =>
  isRecord(value) && [value['records'], value['files'], value['events']].every(isCount);

const isStored = (value: unknown): value is Stored => isRecord(value) && isText(value['id']);

/** A folder and a file name in it, without path separators or `..`. */
const PLACE = /^[a-z0-9-]+\/[a-z0-9-]+$/;

export const isPlacedFile = (value: Stored): value is PlacedFile => {
  const { name, type, place, size }: Partial<Record<keyof PlacedFile, unknown>> = value;
  const isPlaced = isText(place) && PLACE.test(place) && isCount(size);
  return isText(name) && isText(type) && (isPlaced || (place === undefined && size === undefined));
};

const isPlacedIn = (value: unknown): value is readonly [string, number, unknown] =>
  Array.isArray(value) && value.length === 3 && isText(value[0]) && isCount(value[1]);

const isRow = (value: unknown): value is Row => isPlacedIn(value) && isStored(value[2]);
const isGone = (value: unknown): value is Gone => isPlacedIn(value) && isText(value[2]);

const isEvent = (value: unknown): value is OutboxEntry =>
  isRecord(value) &&
  isMapOf((one: unknown): one is unknown => one !== undefined)(value['event']) &&
  ['eventType', 'aggregateType', 'occurredAt', 'tenant', 'eventId', 'resourceId'].every(
    (name) => isRecord(value['event']) && isText(value['event'][name]),
  ) &&
  isRecord(value['delivery']) &&
  isText(value['delivery']['state']);

const isBeginning = (value: unknown): value is Header['beginning'] =>
  isRecord(value) && isText(value['scenario']) && isCount(value['seed']) && isInstant(value['now']);

const isIdentity = (value: unknown): value is { readonly actingId: string } =>
  isRecord(value) && isText(value['actingId']);

const isFilledAs = (value: unknown): value is FilledAs =>
  isRecord(value) && isText(value['of']) && isText(value['tenant']);

const isKnown = (value: unknown): value is StoredIdentities =>
  isRecord(value) &&
  isMapOf(isListOf(isIdentity))(value['identities']) &&
  isMapOf(isListOf(isText))(value['pools']);

const objectIn = (text: string): Members => {
  const value: unknown = parsed(text);
  return need(isRecord, value, 'JSON object');
};

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    throw new LineFault('no JSON');
  }
};

/** Readings of the open questions. Throws LineFault where one is not known. */
export const knownReadingsIn = (value: unknown): Readings => {
  const readings = readingsIn(need(isRecord, value, 'object (`readings`)'));
  if ('faults' in readings)
    throw new LineFault(`readings that this mock does not have: ${readings.faults.join('; ')}`);
  return readings;
};

const stampIn = ({ at, now, frozen, readings }: Members): Stamp => ({
  at: need(isCount, at, 'time at which it was written (`at`)'),
  now: need(isInstant, now, 'time of the world (`now`)'),
  ...(frozen === true && { frozen }),
  ...(readings !== undefined && { readings: knownReadingsIn(readings) }),
});

/** The first line of a snapshot. Throws LineFault for other lines. */
export const headerIn = (text: string, ofTenant: string): Header => headerOf(parsed(text), ofTenant);

/** The same as a value. */
export const headerOf = (value: unknown, ofTenant: string): Header => {
  const line = need(isRecord, value, 'JSON object');
  const { format, tenant, of, generation, beginning, holds } = line;
  if (format !== FORMAT) throw new LineFault(`the format ${JSON.stringify(format)} in place of ${FORMAT}`);
  if (tenant !== ofTenant) throw new LineFault(`the world of ${JSON.stringify(tenant)}`);
  const head: Header = {
    ...stampIn(line),
    format: FORMAT,
    tenant: ofTenant,
    ...(isText(of) && { of }),
    generation: need(isCount, generation, 'number of the snapshot (`generation`)'),
    beginning: need(isBeginning, beginning, 'beginning of a world (`beginning`)'),
  };
  if (holds === undefined) return head;
  const { counts, drawn, next, known, filledAs } = need(isRecord, holds, 'object (`holds`)');
  return {
    ...head,
    holds: {
      counts: need(isCounts, counts, 'numbers of records, files and events (`counts`)'),
      drawn: need(isCount, drawn, 'number of ids (`drawn`)'),
      next: need(isMapOf(isCount), next, 'positions by collection (`next`)'),
      known: need(isKnown, known, 'known identities (`known`)'),
      ...(isFilledAs(filledAs) && { filledAs }),
    },
  };
};

/** Any further line of a snapshot. Throws LineFault where it is neither of the two. */
export const memberIn = (text: string): Row | OutboxEntry => memberOf(parsed(text));

/** The same as a value. */
export const memberOf = (value: unknown): Row | OutboxEntry => {
  if (isRow(value) || isEvent(value)) return value;
  throw new LineFault('not a record of a collection or an event');
};

/** A line of a journal. Throws LineFault for other lines. */
export const batchIn = (text: string): Batch => {
  const line = objectIn(text);
  const { counts, drawn, put, gone, events } = line;
  return {
    ...stampIn(line),
    counts: need(isCounts, counts, 'numbers of records, files and events (`counts`)'),
    drawn: need(isCount, drawn, 'number of ids (`drawn`)'),
    put: need(isListOf(isRow), put, 'records by collection (`put`)'),
    gone: need(isListOf(isGone), gone, 'ids by collection (`gone`)'),
    events: need(isListOf(isEvent), events, 'events (`events`)'),
  };
};
