import { closeSync, openSync, renameSync, rmSync, writeSync } from 'node:fs';
import { fromBase64, toBase64Url } from '../mock/http/base64.ts';
import { contractVersion } from '../../openapi/generated/contract.ts';
import type { Row } from './shape.ts';

/** The members of a world file in addition to its records. */
export interface Frame {
  readonly name: string;
  readonly now: string;
  /** The seed for the ids of new records. */
  readonly seed: number;
  readonly identities: object;
  readonly pools: object;
}

/** Writes a world file piece by piece, with only one record in memory at a time. */
export interface WorldWriter {
  put(row: Row): void;
  /** Adds the bytes of a file in base64; files come after all records. */
  bytes(id: string, base64: string): void;
  /** Ends the file. */
  finish(frame: Frame): void;
  abandon(): void;
  readonly counts: ReadonlyMap<string, number>;
}

/** Collections that are ordered by creation, with the member that holds its time. */
const MADE: Readonly<Record<string, string>> = {
  messages: 'createdAt',
  photos: 'created',
  registrations: 'registeredAt',
};

/** Collections whose reference numbers show the position of a record. */
const NUMBERED: ReadonlySet<string> = new Set(['workRequests', 'transportationRequests']);

/** Numbers for records of the same instant. Messages come newest first, so the first of them gets the highest one. */
const SAME_INSTANT = 1_000;

const CHUNK = 64 * 1024;

export const createWorldWriter = (path: string, mode: number): WorldWriter => {
  const scratch = `${path}.new`;
  rmSync(scratch, { force: true });
  const file = openSync(scratch, 'w', mode);
  let waiting = '';
  const write = (text: string): void => {
    waiting += text;
    if (waiting.length < CHUNK) return;
    writeSync(file, waiting);
    waiting = '';
  };
  const counts = new Map<string, number>();
  const next = new Map<string, number>();
  const taken = new Map<string, Set<number>>();

  const free = (collection: string, wanted: number, step: number): number => {
    const own = taken.get(collection) ?? new Set();
    taken.set(collection, own);
    let position = wanted;
    while (own.has(position)) position += step;
    own.add(position);
    return position;
  };
  const placeOf = ([collection, record, reference]: Row): number => {
    const made = MADE[collection];
    if (made !== undefined) {
      const at = Math.max(0, Date.parse(String(record[made])) || 0) * SAME_INSTANT;
      return collection === 'messages'
        ? free(collection, at + SAME_INSTANT - 1, -1)
        : free(collection, at, 1);
    }
    const number = NUMBERED.has(collection) ? Number(/(\d{1,12})$/.exec(String(reference))?.[1] ?? '') : 0;
    return number > 0 ? free(collection, number, 1) : (next.get(collection) ?? 1);
  };
  let areRecordsPut = false;
  let isFirst = true;
  const value = (one: readonly unknown[]): void => {
    write(`${isFirst ? '' : ',\n'}${JSON.stringify(one)}`);
    isFirst = false;
  };

  write('{"tenants":[{"values":[\n');
  return {
    counts,
    put: (row) => {
      const [collection, record] = row;
      const position = placeOf(row);
      next.set(collection, Math.max(next.get(collection) ?? 1, position + 1));
      counts.set(collection, (counts.get(collection) ?? 0) + 1);
      value([collection, position, record]);
    },
    bytes: (id, base64) => {
      write(areRecordsPut ? ',\n' : '],\n"bytes":{\n');
      areRecordsPut = true;
      write(`${JSON.stringify(id)}:"${toBase64Url(fromBase64(base64))}"`);
    },
    finish: ({ name, now, seed, identities, pools }) => {
      if (!areRecordsPut) write('],\n"bytes":{');
      const all = [...counts].filter(([collection]) => collection !== 'files');
      const header = {
        ...{ format: 'ces-world/1', tenant: name, generation: 0, at: 0, now },
        beginning: { scenario: 'empty', seed, now },
        holds: {
          counts: {
            records: all.reduce((sum, [, one]) => sum + one, 0),
            files: counts.get('files') ?? 0,
            events: 0,
          },
          ...{ drawn: 0, next: Object.fromEntries(next), filledAs: { of: name, tenant: name } },
          known: { identities, pools },
        },
      };
      write(`},\n"header":${JSON.stringify(header)}}],\n`);
      write(
        `"format":"ces-world-file/1","name":${JSON.stringify(name)},"now":${JSON.stringify(now)},"frozen":false,`,
      );
      write(`"recorded":{"by":"ces record","contract":${JSON.stringify(contractVersion)}}}\n`);
      writeSync(file, waiting);
      closeSync(file);
      renameSync(scratch, path);
    },
    abandon: () => {
      closeSync(file);
      rmSync(scratch, { force: true });
    },
  };
};
