import type { OperationId } from '../../../openapi/generated/contract.ts';
import {
  pageFrom,
  pageOf,
  sorted,
  type Order,
  type Page,
  type PageRequest,
  type Place,
} from '../http/paging.ts';
import type { Collection, Stored } from '../world/collection.ts';
import type { World } from '../world/world.ts';

/**
 * The order of a list for which the interface states none. `name` is what the list would be
 * sorted by where it goes by name or date.
 */
export const listOrder = <T extends Stored>(
  operation: OperationId,
  collection: Collection<T>,
  name: (record: T) => string,
  world: World,
): Order<T> => {
  const atCreation = (record: T): Place => ['', collection.positionOf(record)];
  const byName = (record: T): Place => [name(record), collection.positionOf(record)];
  return world.choose(
    'default-order',
    {
      'oldest-first': { place: atCreation, descending: false, byCreation: true },
      'newest-first': { place: atCreation, descending: true, byCreation: true },
      'by-name-or-date': { place: byName, descending: false },
    },
    operation,
  );
};

/** A whole list in that order (CNV-11). */
export const inListOrder = <T extends Stored>(
  operation: OperationId,
  collection: Collection<T>,
  records: readonly T[],
  name: (record: T) => string,
  world: World,
): readonly T[] => sorted(records, listOrder(operation, collection, name, world));

/** The records under one secondary key of a collection. */
interface Under<T extends Stored, I extends string> {
  readonly collection: Collection<T, I>;
  readonly index: I;
  readonly key: string;
}

const kept = function* <T>(records: Iterable<T>, keep: (record: T) => boolean): Iterable<T> {
  for (const record of records) if (keep(record)) yield record;
};

/** The position behind which a page begins; a key in a cursor, which no list by creation gives, stands behind all. */
const positionIn = (after: Place | undefined): number | undefined =>
  after === undefined || after[0] === '' ? after?.[1] : Infinity;

/**
 * The page asked for of those records under a key that pass. A list in the order of creation reads what it shows and
 * what does not pass; any other order has to read them all.
 */
export const pageUnder = <T extends Stored, I extends string, V>(
  { collection, index, key }: Under<T, I>,
  keep: (record: T) => boolean,
  order: Order<T>,
  request: PageRequest,
  view: (record: T) => V,
  world: World,
): Page<V> => {
  if (!order.byCreation)
    return pageOf(sorted(collection.where(index, key).filter(keep), order), order, request, view, world);
  const walked = collection.walk(index, key, {
    after: positionIn(request.after),
    descending: order.descending,
  });
  return pageFrom(kept(walked, keep), order, request, view, world);
};
