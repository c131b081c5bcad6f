import { createHash } from 'node:crypto';
import { rmSync } from 'node:fs';
import { Temporal } from 'temporal-polyfill';
import type { RunSpec } from '../../conformance/kit/run.ts';
import { standardPicture } from '../mock/operations/standard-picture.ts';
import { createAnonymiser } from './anonymise.ts';
import { activityConverters } from './convert-activities.ts';
import { peopleConverters } from './convert-people.ts';
import { requestConverters } from './convert-requests.ts';
import { createGathered } from './gather.ts';
import type { Convert, Known } from './known.ts';
import { FORMAT, openPart, type Head, type Part, type Read } from './part.ts';
import { createReader, type Reader } from './reader.ts';
import { isoText, type Row } from './shape.ts';
import { walk } from './walk.ts';
import { createWalker } from './walker.ts';
import { createWorldWriter, type WorldWriter } from './world-writer.ts';

export interface RecordOptions {
  readonly run: RunSpec;
  /** The file to write. */
  readonly out: string;
  /** Replaces personal data; absent: everything stays unchanged. */
  readonly anonymise?: string;
  /** Sends the requests; absent: to the target. */
  readonly reader?: Reader;
  /** The most records of each list. */
  readonly most?: number;
  /** The days to ask for; absent: six weeks before today and six weeks from today on. */
  readonly from?: string;
  readonly to?: string;
  readonly progress?: (what: string) => void;
  /** Called with every read. */
  readonly seen?: (read: Read) => void;
  /** Called if the folder holds an unfinished recording of something else. */
  readonly unlike: (path: string, found: Head | undefined) => Error;
}

/** What was recorded, and what could not be recorded. */
export interface Recorded {
  /** Whether the file was written. If nothing could be read, an existing file stays. */
  readonly isWritten: boolean;
  readonly tenant: string;
  readonly counts: ReadonlyMap<string, number>;
  readonly requests: number;
  readonly isResumed: boolean;
  /** Reads without an answer 200: how often, by operation and status. */
  readonly failed: ReadonlyMap<string, number>;
  /** Facts that no answer shows, and the values used instead. */
  readonly defaults: readonly string[];
  /** Operations whose lists were cut. */
  readonly cut: readonly string[];
}

const converters: Readonly<Record<string, Convert>> = {
  ...peopleConverters,
  ...activityConverters,
  ...requestConverters,
};

/** One day less than a window may have, and each last day again: zones differ about when a day begins. */
const WINDOW = { days: 43 } as const;
const STEP = { days: 42 } as const;

/** The windows that cover a range of days. */
export const rangesOf = (from: string, to: string): readonly (readonly [string, string])[] => {
  const ranges: (readonly [string, string])[] = [];
  const end = Temporal.PlainDate.from(to);
  for (
    let day = Temporal.PlainDate.from(from);
    Temporal.PlainDate.compare(day, end) <= 0;
    day = day.add(STEP)
  ) {
    const last = day.add(WINDOW);
    ranges.push([day.toString(), (Temporal.PlainDate.compare(last, end) < 0 ? last : end).toString()]);
    if (Temporal.PlainDate.compare(last, end) >= 0) break;
  }
  return ranges;
};

const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex');

/** Facts that the interface never shows. */
const UNSHOWN = [
  'the recipients of an announcement: the connections of the configuration that can read it',
  'permissions of staff: those of the configuration, else all',
  'comments for staff only: none',
  'the switches of the modules of a community: those of the configuration, else on unless its settings were refused',
  'whether other participants than the identities of the configuration read, muted or archived a thread: no',
  'registrations of people who were not recorded: none, so places may be free that were taken',
];

interface Filed {
  readonly id: string;
  readonly name: string;
  readonly type: string;
}

const known = (run: RunSpec, now: string) => {
  const files = new Map<string, Filed>();
  const its: Known = {
    now,
    zones: new Map(run.facilities.map(({ id, timeZone }) => [id, timeZone])),
    ...{ facilityNames: new Map(), homes: new Map(), connections: new Set(), series: new Map() },
    ...{ zoneless: new Set() },
    persons: new Map(run.identities.map(({ actingId, id }) => [actingId, id ?? actingId])),
    actors: new Set(
      run.identities.filter(({ kind }) => kind === 'systemActor').map(({ actingId }) => actingId),
    ),
    file: (key, name, type) => {
      if (typeof key !== 'string' || key === '') return null;
      const id = files.get(key)?.id ?? `fil_${hashOf(key).slice(0, 16)}`;
      if (!files.has(key)) files.set(key, { id, name, type });
      return id;
    },
  };
  return { known: its, files };
};

const PLACEHOLDER = Buffer.from('not recorded\n');

const bytesFor = ({ type }: Filed): Buffer =>
  type.startsWith('image/') ? Buffer.from(standardPicture) : PLACEHOLDER;

/** The identities of the run for the file: only those that are people of the world. */
const identitiesIn = (run: RunSpec, idOf: (id: string) => string, isThere: (id: string) => boolean): object =>
  Object.fromEntries(
    (['resident', 'connection', 'staff', 'systemActor'] as const).map((kind) => [
      kind,
      run.identities
        .filter((one) => one.kind === kind && (kind === 'systemActor' || isThere(one.id ?? one.actingId)))
        .map(({ actingId, id, facilityId, userId, permissions, linkedTo }) => ({
          actingId: idOf(id ?? actingId),
          ...(id !== undefined && { id: idOf(id) }),
          ...(facilityId !== undefined && { facilityId: idOf(facilityId) }),
          ...(userId !== undefined && { userId: idOf(userId) }),
          ...(linkedTo && { linkedTo: linkedTo.map(idOf) }),
          ...(permissions && {
            permissions: Object.entries(permissions).flatMap(([name, has]) => (has === true ? [name] : [])),
          }),
        })),
    ]),
  );

type Written = Omit<Recorded, 'requests' | 'isResumed' | 'cut'>;

/** Makes the world file from the reads. */
const write = async (part: Part, options: RecordOptions): Promise<Written> => {
  const writer = createWorldWriter(options.out, options.anonymise === undefined ? 0o600 : 0o644);
  try {
    return await writeInto(writer, part, options);
  } catch (error) {
    writer.abandon();
    throw error;
  }
};

const writeInto = async (
  writer: WorldWriter,
  part: Part,
  { run, anonymise, seen }: RecordOptions,
): Promise<Written> => {
  const { known: its, files } = known(run, part.head.now);
  const gathered = createGathered(run, its);
  const anonymiser = anonymise === undefined ? undefined : createAnonymiser(anonymise);
  const same = (text: string): string => text;
  const { id: idOf = same, label: labelOf = same } = anonymiser ?? {};
  const people = new Set<string>();
  const put = (rows: readonly Row[]): void => {
    for (const row of rows) {
      if (['residents', 'connections', 'staff'].includes(row[0])) people.add(row[1].id);
      writer.put(anonymiser ? anonymiser.row(row) : row);
    }
  };
  const failed = new Map<string, number>();
  const sizes = new Map<string, number>();
  for await (const line of part.lines()) {
    if ('file' in line) sizes.set(line.file, Buffer.byteLength(line.bytes, 'base64'));
    if (!('operationId' in line)) continue;
    seen?.(line);
    if (line.status !== 200) {
      const key = `${line.operationId} ${line.status}`;
      failed.set(key, (failed.get(key) ?? 0) + 1);
      gathered.refused(line);
      continue;
    }
    const convert = converters[line.operationId];
    for (const item of line.items) put(convert?.(item, line, its).flatMap(gathered.add) ?? []);
  }
  put(gathered.finish());
  let place = 0;
  for (const [key, file] of files) {
    const { id, name, type } = file;
    const size = (anonymiser ? undefined : sizes.get(key)) ?? bytesFor(file).length;
    writer.put([
      'files',
      { id: idOf(id), name: anonymiser?.fileName(name) ?? name, type, place: `uploaded/${++place}`, size },
    ]);
  }
  const given = new Set<string>();
  if (!anonymiser)
    for await (const line of part.lines()) {
      const filed = 'file' in line ? files.get(line.file) : undefined;
      if (!filed || !('file' in line) || given.has(filed.id)) continue;
      given.add(filed.id);
      writer.bytes(filed.id, line.bytes);
    }
  for (const file of files.values())
    if (!given.has(file.id)) writer.bytes(idOf(file.id), bytesFor(file).toString('base64'));
  const tenant = anonymiser ? 'recorded' : run.tenant;
  const isWritten = writer.counts.has('facilities');
  if (!isWritten) writer.abandon();
  else
    writer.finish({
      ...{ name: tenant, now: part.head.now },
      seed: anonymiser?.number ?? Number.parseInt(hashOf(`${run.url} ${run.tenant}`).slice(0, 7), 16),
      identities: identitiesIn(run, idOf, (id) => people.has(id)),
      pools: Object.fromEntries(
        Object.entries(run.fixtures).map(([pool, ids]) => [
          pool,
          ids.map(pool === 'personalActivityNames' ? labelOf : idOf),
        ]),
      ),
    });
  const zoneless = [...its.zoneless];
  return {
    ...{ isWritten, tenant, failed, counts: writer.counts },
    defaults: [
      ...(zoneless.length > 0 ? [`the time zone of ${zoneless.map(idOf).join(', ')}: UTC`] : []),
      ...UNSHOWN,
    ],
  };
};

const firstPage = async (reader: Reader, { run }: RecordOptions): Promise<number> => {
  const [first] = run.identities;
  const { at } = await reader.page({
    operationId: 'listFacilities',
    as: first?.actingId ?? '',
    path: {},
    query: {},
  });
  return at;
};

/** Reads everything that the identities of a run may see, and writes a world file. */
export const record = async (options: RecordOptions): Promise<Recorded> => {
  const { run, out, anonymise, most = Infinity, progress = () => undefined } = options;
  const { reader = createReader(run) } = options;
  const now = await firstPage(reader, options);
  const today = isoText(now).slice(0, 10);
  const dayAfter = (days: number): string => Temporal.PlainDate.from(today).add({ days }).toString();
  const { from = dayAfter(-42), to = dayAfter(42) } = options;
  const path = `${out}.part`;
  const withFiles = anonymise === undefined;
  const { url, tenant } = run;
  const last = to < from ? from : to;
  const head: Head = { format: FORMAT, url, tenant, now: isoText(now), from, to: last, withFiles };
  const part = await openPart(path, head, (found) => options.unlike(path, found));
  try {
    const ranges = rangesOf(part.head.from, part.head.to);
    await walk(createWalker({ run, reader, part, most, withFiles, progress }), run, ranges);
    progress('the file');
    const written = await write(part, options);
    const lists: readonly Read['operationId'][] = Object.keys(converters);
    part.close();
    rmSync(path);
    return {
      ...written,
      requests: reader.requests(),
      isResumed: part.isResumed,
      cut: lists.filter((operationId) => part.count(operationId) >= most),
    };
  } catch (error) {
    part.close();
    throw error;
  }
};
