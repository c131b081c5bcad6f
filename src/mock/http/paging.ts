import type { World } from '../world/world.ts';
import { textFromBase64Url, textToBase64Url } from './base64.ts';
import { sameFilters, type Filters } from './paging-filters.ts';
import { isRecord } from '../domain/json-object.ts';
import { isRefusal, refuse, type Refusal } from './problem.ts';

const PAGE_DEFAULT = 50;
const PAGE_MAXIMUM = 100;

/** A place in an order: the sort key of a record and, for ties, its position in the order of creation. */
export type Place = readonly [key: string, position: number];

/** The page of a list that is asked for; without `after` it is the first one. */
export interface PageRequest {
  readonly size: number;
  readonly after: Place | undefined;
  readonly scope: string;
  /** The filters of the list. The cursor of the next page contains them, too. */
  readonly filters: Filters;
}

/** The page request of an operation without pages. */
export const WHOLE: PageRequest = { size: PAGE_DEFAULT, after: undefined, scope: '', filters: {} };

export interface Page<T> {
  readonly data: T[];
  readonly nextCursor: string | null;
  readonly hasMore: boolean;
}

const encode = ({ scope, filters }: PageRequest, place: Place): string =>
  textToBase64Url(JSON.stringify([scope, ...place, filters]));

/** The content of a cursor: the place where its page ended, and the filters of that page. */
type Read = Pick<PageRequest, 'filters'> & { readonly after: Place };

/** Reads a cursor; undefined where it is invalid or belongs to another tenant or operation. */
const decode = (scope: string, cursor: string): Read | undefined => {
  try {
    const parts: unknown = JSON.parse(textFromBase64Url(cursor));
    if (!Array.isArray(parts) || parts.length !== 4) return undefined;
    const [name, key, position, filters] = parts as readonly unknown[];
    return name === scope && typeof key === 'string' && typeof position === 'number' && isRecord(filters)
      ? { after: [key, position], filters }
      : undefined;
  } catch {
    return undefined;
  }
};

const invalid = (pointer: string, code: string, promised: string, found: string, next: string): Refusal =>
  refuse(
    'invalid-input',
    { promised, found, next },
    { validation: [{ location: 'query', pointer, code, message: promised }] },
  );

/** What a cursor gets that the list never gave: a refusal, or the first page, which is an open choice (CNV-62). */
export const foreignCursor = (first: PageRequest, world: World): PageRequest | Refusal =>
  world.choose('foreign-cursor', {
    refused: invalid(
      '/cursor',
      'cursor',
      'A cursor must be a nextCursor of the same list.',
      'a cursor that this list did not return.',
      'start without a cursor, then send each nextCursor unchanged.',
    ),
    'first-page': first,
  });

const readSize = (asked: number, world: World): number | Refusal => {
  const bounds = `pageSize must be a whole number from 1 to ${PAGE_MAXIMUM}.`;
  if (asked > PAGE_MAXIMUM)
    return world.choose('page-size-over-maximum', { clamped: false, refused: true })
      ? invalid(
          '/pageSize',
          'maximum',
          bounds,
          `${asked}.`,
          `ask for at most ${PAGE_MAXIMUM} and follow nextCursor.`,
        )
      : PAGE_MAXIMUM;
  if (asked >= 1) return asked;
  return (
    world.choose('page-size-below-one', { refused: undefined, clamped: 1, 'default-size': PAGE_DEFAULT }) ??
    invalid(
      '/pageSize',
      'minimum',
      bounds,
      `${asked}.`,
      `ask for at least 1, or leave it out for ${PAGE_DEFAULT}.`,
    )
  );
};

/** The filters of a page. Where those of request and cursor differ, an open choice decides. */
const heldFilters = (asked: Filters, begun: Filters, world: World): Filters | Refusal =>
  sameFilters(asked, begun)
    ? asked
    : world.choose('cursor-with-other-filters', {
        'request-wins': asked,
        'cursor-wins': begun,
        refused: invalid(
          '/cursor',
          'cursor',
          'A cursor must be sent with the filters of the page that returned it.',
          'other filters.',
          'repeat the filters, or start without a cursor.',
        ),
      });

/**
 * Page size and cursor of a request (the interface: Limits), or a refusal. `asked` are the filters of the
 * request.
 */
export const readPage = (
  query: { readonly pageSize?: unknown; readonly cursor?: unknown },
  asked: Filters,
  operationId: string,
  world: World,
): PageRequest | Refusal => {
  const scope = `${world.tenant}/${operationId}`;
  const size = readSize(typeof query.pageSize === 'number' ? query.pageSize : PAGE_DEFAULT, world);
  if (typeof size !== 'number') return size;
  const first = { size, after: undefined, scope, filters: asked };
  if (typeof query.cursor !== 'string') return first;
  const read = decode(scope, query.cursor);
  if (!read) return foreignCursor(first, world);
  const filters = heldFilters(asked, read.filters, world);
  return isRefusal(filters) ? filters : { size, after: read.after, scope, filters };
};

/** An order of records by their places; `descending` reverses it. */
export interface Order<T> {
  readonly place: (record: T) => Place;
  readonly descending: boolean;
  /** True for the order of creation: collections give their records in it, so nothing is sorted. */
  readonly byCreation?: boolean;
}

const compare = (a: Place, b: Place): number => (a[0] === b[0] ? a[1] - b[1] : a[0] < b[0] ? -1 : 1);

/** Sorts records that a collection gave, that is, records in the order of creation. */
export const sorted = <T>(
  records: readonly T[],
  { place, descending, byCreation }: Order<T>,
): readonly T[] => {
  if (byCreation) return descending ? records.toReversed() : records;
  const sign = descending ? -1 : 1;
  return records
    .map((record) => ({ record, at: place(record) }))
    .sort((a, b) => sign * compare(a.at, b.at))
    .map(({ record }) => record);
};

/** The page of sorted `records` that is asked for, each record as `view` shows it. */
export const pageOf = <T, V>(
  records: readonly T[],
  order: Order<T>,
  request: PageRequest,
  view: (record: T) => V,
  world: World,
): Page<V> => {
  const { after } = request;
  const sign = order.descending ? -1 : 1;
  const rest =
    after === undefined
      ? records
      : records.filter((record) => sign * compare(order.place(record), after) > 0);
  return pageFrom(rest, order, request, view, world);
};

/** The page that begins with the first of `rest`. It reads only the records of the page and one more. */
export const pageFrom = <T, V>(
  rest: Iterable<T>,
  order: Order<T>,
  request: PageRequest,
  view: (record: T) => V,
  world: World,
): Page<V> => {
  const shown: T[] = [];
  let hasMore = false;
  for (const record of rest) {
    hasMore = shown.length === request.size;
    if (hasMore) break;
    shown.push(record);
  }
  const last = shown.at(-1);
  const place: Place = last ? order.place(last) : (request.after ?? ['', 0]);
  const pollable = world.choose('last-cursor', { 'null-cursor': false, 'pollable-cursor': true });
  return {
    data: shown.map(view),
    nextCursor: hasMore || pollable ? encode(request, place) : null,
    hasMore,
  };
};
