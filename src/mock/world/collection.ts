/** What every stored record has. Records are immutable values: a change is a new value under the same id. */
export interface Stored {
  readonly id: string;
}

/**
 * Records of one resource in the order of their creation. A position in that order survives
 * inserts and removals, which is what makes a cursor dependable.
 */
export interface Collection<T extends Stored> {
  find(id: string | undefined): T | undefined;
  insert(record: T): T;
  /** Puts a new value where the record with this id stands; its place in the order stays. */
  replace(record: T): T;
  remove(id: string): void;
  filter(keep: (record: T) => boolean): readonly T[];
  all(): readonly T[];
  /** Place of a record in the order of creation; never given twice. */
  positionOf(record: T): number;
}

export const createCollection = <T extends Stored>(): Collection<T> => {
  const records = new Map<string, T>();
  const positions = new Map<string, number>();
  let next = 1;
  return {
    find: (id) => (id === undefined ? undefined : records.get(id)),
    insert: (record) => {
      if (records.has(record.id)) throw new Error(`a record with id ${record.id} is stored already`);
      records.set(record.id, record);
      positions.set(record.id, next++);
      return record;
    },
    replace: (record) => {
      if (!records.has(record.id)) throw new Error(`no record with id ${record.id} to replace`);
      records.set(record.id, record);
      return record;
    },
    remove: (id) => {
      records.delete(id);
      positions.delete(id);
    },
    filter: (keep) => {
      const kept: T[] = [];
      for (const record of records.values()) if (keep(record)) kept.push(record);
      return kept;
    },
    all: () => [...records.values()],
    positionOf: (record) => positions.get(record.id) ?? 0,
  };
};
