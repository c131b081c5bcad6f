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
 * The order of a list for which the interface states none. `name` is the sort key for the order by name or date.
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

/** The position after which a page begins. A cursor with a sort key is not of this list: its page is empty. */
const positionIn = (after: Place | undefined): number | undefined =>
  after === undefined || after[0] === '' ? after?.[1] : Infinity;

/**
 * One page of the records under a key that pass the filter. In the order of creation only the records of the page and
 * those filtered out are read; any other order reads all records.
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
