import { ownName } from '../../answers/record-name.ts';
import type { Stored } from '../world/collection.ts';
import { collectionsOf, type Store } from '../world/store.ts';

/** What a record is called, and where it is kept. */
interface RecordName {
  readonly id: string;
  readonly collection: string;
  readonly name: string;
}

type Named = Stored & Readonly<Record<string, unknown>>;

/** Members with the id of another record after which a record can be called. */
const OF = ['personId', 'residentId', 'userId', 'activityId', 'threadId', 'requestId', 'calendarId'];

/** Names of the records with these ids, in order. A record without its own name is named after related ones. */
export const namesOf = (ids: readonly string[], store: Store): readonly RecordName[] => {
  const collections = Object.entries(collectionsOf(store));
  const find = (id: unknown) =>
    collections.flatMap(([collection, records]) => {
      const record: Named | undefined = typeof id === 'string' ? asNamed(records.find(id)) : undefined;
      return record ? [{ collection, record }] : [];
    })[0];
  const nameOf = (record: Named): string =>
    ownName(record) ||
    [
      ...new Set(
        OF.flatMap((member) => {
          const other = find(record[member])?.record;
          return (other && ownName(other)) || [];
        }),
      ),
    ].join(', ');
  return [...new Set(ids)].flatMap((id) => {
    const found = find(id);
    return found ? [{ id, collection: found.collection, name: nameOf(found.record) || id }] : [];
  });
};

const asNamed = (record: Stored | undefined): Named | undefined => record && { ...record };
