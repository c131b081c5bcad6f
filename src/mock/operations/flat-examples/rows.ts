import { sorted } from '../../http/paging.ts';
import type { Collection, Stored } from '../../world/collection.ts';
import type { World } from '../../world/world.ts';
import { listOrder } from '../order.ts';
import type { Asked, FlatList } from './asked.ts';

/** A record as an item of one resident; a record of several residents is one item for each. */
export interface Row<T> {
  readonly record: T;
  readonly residentId: string;
}

export const rowsOf = <T>(
  records: readonly T[],
  residentIds: (record: T) => readonly string[],
  asked: Asked,
): readonly Row<T>[] =>
  records.flatMap((record) =>
    residentIds(record)
      .filter(asked)
      .map((residentId) => ({ record, residentId })),
  );

/** Rows in list order; `name` is the sort key for the order by name or date. */
export const rowsInOrder = <T extends Stored>(
  operation: FlatList,
  collection: Collection<T>,
  rows: readonly Row<T>[],
  name: (record: T) => string,
  world: World,
): readonly Row<T>[] => {
  const { place, descending } = listOrder(operation, collection, name, world);
  return sorted(rows, { place: ({ record }: Row<T>) => place(record), descending });
};

/** At most this many of the rows, in their given order (FLT-24). */
export const limited = <T extends Stored>(
  rows: readonly Row<T>[],
  most: number,
  collection: Collection<T>,
  world: World,
): readonly Row<T>[] => {
  if (rows.length <= most) return rows;
  const byAge = [...rows].sort(
    (one, other) => collection.positionOf(other.record) - collection.positionOf(one.record),
  );
  const first = world.choose('flat-limit-keeps', { newest: byAge, 'first-listed': rows });
  const kept = new Set(first.slice(0, most));
  return rows.filter((row) => kept.has(row));
};
