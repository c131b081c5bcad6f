import { asObject, type Collection, type Stored } from '../world/collection.ts';
import { createStore, type Store } from '../world/store.ts';
import type { Touch } from './exchange.ts';

const statusOf = (record: Stored): Pick<Touch, 'was'> =>
  'status' in record && typeof record.status === 'string' ? { was: record.status } : {};

const recording = <T extends Stored>(
  name: string,
  collection: Collection<T>,
  note: (touch: Touch) => void,
): Collection<T> => ({
  ...asObject(collection),
  insert: (record) => {
    const inserted = collection.insert(record);
    note({ collection: name, id: record.id, how: 'created' });
    return inserted;
  },
  replace: (record) => {
    const isOther = collection.find(record.id) !== record;
    const replaced = collection.replace(record);
    if (isOther) note({ collection: name, id: record.id, how: 'changed' });
    return replaced;
  },
  remove: (id) => {
    const former = collection.find(id);
    collection.remove(id);
    if (former) note({ collection: name, id, how: 'deleted', ...statusOf(former) });
  },
});

const memberOf = (store: Readonly<Record<string, Collection<Stored>>>, name: string) => store[name];

/** The same store, with every write passed to `note`. A lazy collection stays unfilled until it is used. */
export const recordingStore = (store: Store, note: (touch: Touch) => void): Store => {
  const members = Object.keys(store).map((name) => {
    let last: { readonly of: Collection<Stored>; readonly as: Collection<Stored> } | undefined;
    const get = (): Collection<Stored> | undefined => {
      const collection = memberOf(store, name);
      if (collection && last?.of !== collection)
        last = { of: collection, as: recording(name, collection, note) };
      return last?.as;
    };
    return [name, { enumerable: true, get }] as const;
  });
  return Object.defineProperties(createStore(), Object.fromEntries(members));
};
