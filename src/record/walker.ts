import type { OperationId } from '../../openapi/generated/contract.ts';
import { operations } from '../../openapi/generated/contract.ts';
import type { LooseQuery } from '../../conformance/kit/address.ts';
import { field, isText, type JsonObject } from '../../conformance/kit/json.ts';
import type { Identity, RunSpec } from '../../conformance/kit/run.ts';
import { fileKey, idIn } from './known.ts';
import type { Line, Part, Read } from './part.ts';
import type { Reader } from './reader.ts';

export type Path = Readonly<Record<string, string>>;
/** Acting ids to try in order, until the target accepts one. */
type Users = readonly string[];

export interface WalkOptions {
  readonly run: RunSpec;
  readonly reader: Reader;
  readonly part: Part;
  /** The most records to read of each list. */
  readonly most: number;
  /** Whether to read the bytes of files. */
  readonly withFiles: boolean;
  readonly progress: (what: string) => void;
}

/** One piece of work: its reads are kept when all of them are complete. */
export interface Work {
  /** All items of a list, or the one record. */
  read(operationId: OperationId, as: Users, path?: Path, query?: LooseQuery): Promise<readonly JsonObject[]>;
  /** The bytes of a download. */
  file(operationId: OperationId, as: Users, path: Path): Promise<void>;
  /** The bytes at the links of these items. */
  links(all: readonly unknown[], member: string): Promise<void>;
}

/** Reads lists and keeps the answers in the part, so that a later walk can continue. */
export interface Walker {
  /** The users who may read data of a facility, or of the tenant. */
  usersOf(facilityId?: string): Users;
  /** A long list, whose pages are kept one by one. */
  list(operationId: OperationId, as: Users, path?: Path, query?: LooseQuery): AsyncGenerator<JsonObject>;
  /** Reads a whole list whose items are not needed for other reads. */
  all(...list: Parameters<Walker['list']>): Promise<void>;
  /** Runs `act` for each item, several at a time; the reads are kept in the order of the items. */
  each<T>(
    what: string,
    all: readonly T[],
    nameOf: (one: T) => string,
    act: (one: T, work: Work) => Promise<void>,
  ): Promise<void>;
}

/** How many residents, activities or connections are read at a time. */
const AT_ONCE = 8;
/** Progress is shown after this many of them. */
const SHOWN = 50 * AT_ONCE;
const REFUSED: readonly number[] = [401, 403];

const begun = (operationId: OperationId, query: LooseQuery): LooseQuery =>
  operations[operationId].envelope === 'page' ? { ...query, pageSize: 100 } : query;

export const createWalker = ({ run, reader, part, most, withFiles, progress }: WalkOptions): Walker => {
  const { identities } = run;
  /** The user who was accepted last, by operation: the next read tries this user first. */
  const lastUser = new Map<string, string>();

  /** How many more records of a list to read. */
  const room = (operationId: string, read = 0): number => Math.max(0, most - part.count(operationId) - read);

  const pagesAs = async function* (
    operationId: OperationId,
    as: string,
    path: Path,
    first: LooseQuery,
  ): AsyncGenerator<Read> {
    for (let query: LooseQuery | undefined = first; query;) {
      const { next, status, items } = await reader.page({ operationId, as, path, query });
      yield { operationId, as, path, query, status, items, ...(next && { next }) };
      query = next;
    }
  };

  /** The pages of a list for the first user whom the target accepts, or for the last user if it accepts none. */
  const pages = async function* (
    operationId: OperationId,
    as: Users,
    path: Path,
    query: LooseQuery,
  ): AsyncGenerator<Read> {
    const last = lastUser.get(operationId);
    const users = last !== undefined && as.includes(last) ? [...new Set([last, ...as])] : as;
    for (const [at, user] of users.entries()) {
      let isLet = false;
      for await (const page of pagesAs(operationId, user, path, query)) {
        if (REFUSED.includes(page.status) && at < users.length - 1) break;
        isLet = true;
        if (page.status === 200) lastUser.set(operationId, user);
        yield page;
      }
      if (isLet) return;
    }
  };

  /** The part of a page that is still wanted; without a next page if that is enough. */
  const wanted = ({ next, ...page }: Read, read = 0): Read => {
    const items = page.items.slice(0, room(page.operationId, read));
    const isLast = room(page.operationId, read + items.length) === 0;
    return { ...page, items, ...(next && !isLast && { next }) };
  };

  const bytes = (file: string, { type, bytes: all }: { type: string; bytes: Buffer }): Line => ({
    ...{ file, type, bytes: all.toString('base64') },
  });

  const workInto = (lines: Line[]): Work => ({
    read: async (operationId, as, path = {}, query = {}) => {
      const found: JsonObject[] = [];
      for await (const page of pages(operationId, as, path, begun(operationId, query))) {
        const kept = wanted(page, found.length);
        lines.push(kept);
        found.push(...kept.items);
        if (!kept.next) break;
      }
      return found;
    },
    file: async (operationId, as, path) => {
      for (const user of withFiles ? as : []) {
        const found = await reader.download({ operationId, as: user, path, query: {} });
        if (!found) continue;
        lines.push(bytes(fileKey(operationId, path), found));
        return;
      }
    },
    links: async (all, member) => {
      for (const one of withFiles ? all : []) {
        const url = field(one, member);
        if (!isText(url) || part.isDone(url)) continue;
        const found = await reader.linked(url);
        lines.push(...(found ? [bytes(url, found)] : []), { done: url });
      }
    },
  });

  const work = async (name: string, act: (work: Work) => Promise<void>): Promise<readonly Line[]> => {
    if (part.isDone(name)) return [];
    const lines: Line[] = [];
    await act(workInto(lines));
    return [...lines, { done: name }];
  };

  const list: Walker['list'] = async function* (operationId, as, path = {}, query = {}) {
    const name = JSON.stringify([operationId, as, path, query]);
    const before = part.pagesOf(name);
    for (const { items } of before) yield* items;
    const last = before.at(-1);
    if ((last && !last.next) || (last && room(operationId) === 0)) return;
    const rest = last?.next
      ? pagesAs(operationId, last.as, path, last.next)
      : pages(operationId, as, path, begun(operationId, query));
    for await (const page of rest) {
      const kept = wanted(page);
      part.append([{ ...kept, list: name }]);
      yield* kept.items;
      if (!kept.next) return;
    }
  };

  const ofFacility =
    (facilityId: string | undefined, kind: Identity['kind']) =>
    (one: Identity): boolean =>
      one.kind === kind &&
      (facilityId === undefined || kind === 'systemActor' || one.facilityId === facilityId);

  return {
    usersOf: (facilityId) =>
      (['systemActor', 'staff', 'connection', 'resident'] as const).flatMap((kind) =>
        identities
          .filter(ofFacility(facilityId, kind))
          .slice(0, 2)
          .map(({ actingId }) => actingId),
      ),
    list,
    all: async (...asked) => {
      for await (const _ of list(...asked));
    },
    each: async (what, all, nameOf, act) => {
      for (let at = 0; at < all.length; at += AT_ONCE) {
        if (at % SHOWN === 0) progress(`${what} ${at + 1} of ${all.length}`);
        const batch = all
          .slice(at, at + AT_ONCE)
          .map((one) => work(`${what} ${nameOf(one)}`, (its) => act(one, its)));
        for (const lines of await Promise.all(batch)) part.append(lines);
      }
    },
  };
};

/** The id of an item. */
export const itemId = (item: unknown): string => idIn(field(item, 'id'));
