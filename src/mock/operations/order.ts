import type { OperationId } from '../../../openapi/generated/contract.ts';
import { sorted, type Order, type Place } from '../http/paging.ts';
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
