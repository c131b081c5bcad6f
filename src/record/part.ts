import {
  closeSync,
  createReadStream,
  existsSync,
  fstatSync,
  ftruncateSync,
  openSync,
  readSync,
  writeSync,
} from 'node:fs';
import { createInterface } from 'node:readline';
import { isRecord } from '../mock/domain/json-object.ts';
import type { JsonObject } from '../../conformance/kit/json.ts';
import type { LooseQuery } from '../../conformance/kit/address.ts';

/** What a recording is about. It is continued only if all of this is equal. */
export interface Head {
  readonly format: typeof FORMAT;
  readonly url: string;
  readonly tenant: string;
  /** The time of the target at its beginning. */
  readonly now: string;
  /** The days to read. */
  readonly from: string;
  readonly to: string;
  /** Whether the bytes of files are read. */
  readonly withFiles: boolean;
}

export const FORMAT = 'ces-recording/1';

/** The result of one read request. */
export interface Read {
  readonly operationId: string;
  readonly as: string;
  readonly path: Readonly<Record<string, string>>;
  readonly query: LooseQuery;
  readonly status: number;
  readonly items: readonly JsonObject[];
  /** The query of the next page; absent: it was the last one. */
  readonly next?: LooseQuery;
}

/** The bytes of a file in base64, under its link or its download path. */
interface Kept {
  readonly file: string;
  readonly type: string;
  readonly bytes: string;
}

/** A line of the file: a read, perhaps of a list with more pages; a file; or the end of a piece of work. */
export type Line = (Read & { readonly list?: string }) | Kept | { readonly done: string };

const isLine = (value: unknown): value is Line =>
  isRecord(value) &&
  (typeof value['done'] === 'string' ||
    typeof value['file'] === 'string' ||
    (typeof value['operationId'] === 'string' && Array.isArray(value['items'])));

const isHead = (value: unknown): value is Head => isRecord(value) && value['format'] === FORMAT;

/** The unfinished recording on disk, which an interrupted one continues. It holds the answers of the target. */
export interface Part {
  readonly head: Head;
  /** Whether it existed before. */
  readonly isResumed: boolean;
  append(lines: readonly Line[]): void;
  isDone(work: string): boolean;
  /** The pages of a list that were already read. */
  pagesOf(list: string): readonly Read[];
  /** The number of records of an operation so far. */
  count(operationId: string): number;
  lines(): AsyncGenerator<Line>;
  close(): void;
}

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

/** The lines of a file with their positions. */
async function* linesIn(path: string): AsyncGenerator<readonly [text: string, offset: number]> {
  let offset = 0;
  const input = createReadStream(path, 'utf8');
  for await (const text of createInterface({ input, crlfDelay: Infinity })) {
    yield [text, offset];
    offset += Buffer.byteLength(text) + 1;
  }
}

/** Opens the recording at a path, or begins one. Calls `unlike` if the file there is a different recording. */
export const openPart = async (
  path: string,
  fresh: Head,
  unlike: (found: Head | undefined) => Error,
): Promise<Part> => {
  const isResumed = existsSync(path);
  const done = new Set<string>();
  const lists = new Map<string, (readonly [offset: number, length: number])[]>();
  const counts = new Map<string, number>();
  let head = fresh;

  const note = (line: Line, offset: number, length: number): void => {
    if ('done' in line) done.add(line.done);
    if (!('operationId' in line)) return;
    counts.set(line.operationId, (counts.get(line.operationId) ?? 0) + line.items.length);
    if (line.list === undefined) return;
    const places = lists.get(line.list) ?? [];
    places.push([offset, length]);
    lists.set(line.list, places);
  };

  const file = openSync(path, 'a+', 0o600);
  let end = 0;
  if (isResumed) {
    for await (const [text, offset] of linesIn(path)) {
      const value = parsed(text);
      if (offset === 0) {
        if (
          !isHead(value) ||
          value.url !== fresh.url ||
          value.tenant !== fresh.tenant ||
          value.withFiles !== fresh.withFiles
        ) {
          closeSync(file);
          throw unlike(isHead(value) ? value : undefined);
        }
        head = value;
      } else if (isLine(value)) note(value, offset, Buffer.byteLength(text));
      else break;
      end = offset + Buffer.byteLength(text) + 1;
    }
    // If the process ended within a line, this read is repeated.
    ftruncateSync(file, Math.min(end, fstatSync(file).size));
  }
  const write = (value: object): void => {
    const bytes = Buffer.from(`${JSON.stringify(value)}\n`);
    writeSync(file, bytes);
    end += bytes.length;
  };
  if (!isResumed) write(head);

  return {
    head,
    isResumed,
    append: (added) => {
      for (const line of added) {
        const offset = end;
        write(line);
        note(line, offset, end - offset - 1);
      }
    },
    isDone: (work) => done.has(work),
    pagesOf: (list) =>
      (lists.get(list) ?? []).flatMap(([offset, length]) => {
        const bytes = Buffer.alloc(length);
        readSync(file, bytes, 0, length, offset);
        const value = parsed(bytes.toString('utf8'));
        return isLine(value) && 'operationId' in value ? [value] : [];
      }),
    count: (operationId) => counts.get(operationId) ?? 0,
    lines: async function* lines() {
      for await (const [text, offset] of linesIn(path)) {
        const value = offset === 0 ? undefined : parsed(text);
        if (isLine(value)) yield value;
      }
    },
    close: () => closeSync(file),
  };
};
