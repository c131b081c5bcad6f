import type { Collection, Stored } from './collection.ts';
import type { ChangedMember, ChangedRecord, Differences, WorldDifferences } from './changes.ts';
import { collectionsOf } from './store.ts';
import type { World } from './world.ts';

const isSame = (one: unknown, other: unknown): boolean =>
  one === other || JSON.stringify(one) === JSON.stringify(other);

const membersOf = (record: Stored): ReadonlyMap<string, unknown> => new Map(Object.entries(record));

const changedMembers = (before: Stored, after: Stored): readonly ChangedMember[] => {
  const [former, latter] = [membersOf(before), membersOf(after)];
  const names = new Set([...former.keys(), ...latter.keys()]);
  return [...names]
    .filter((name) => !isSame(former.get(name), latter.get(name)))
    .map((member) => ({
      member,
      ...(former.has(member) && { before: former.get(member) }),
      ...(latter.has(member) && { after: latter.get(member) }),
    }));
};

const differences = (before: Collection<Stored>, after: Collection<Stored>): Differences => {
  if (after.isUntouchedFork(before)) return { created: [], changed: [], deleted: [] };
  const now = after.all();
  const ids = new Set(now.map(({ id }) => id));
  const created: Stored[] = [];
  const changed: ChangedRecord[] = [];
  for (const record of now) {
    const former = before.find(record.id);
    if (!former) created.push(record);
    else if (former !== record) changed.push({ id: record.id, members: changedMembers(former, record) });
  }
  return {
    created,
    changed: changed.filter(({ members }) => members.length > 0),
    deleted: before.filter(({ id }) => !ids.has(id)),
  };
};

/**
 * The differences between an earlier and a later state of a world; `known` has the event ids of the earlier
 * one.
 */
export const differencesOf = (before: World, after: World, known: ReadonlySet<string>): WorldDifferences => {
  const former = collectionsOf(before.store);
  const found = Object.entries(collectionsOf(after.store)).flatMap(([name, collection]) => {
    const was = former[name];
    const differs = was && differences(was, collection);
    const isAny =
      differs && [differs.created, differs.changed, differs.deleted].some(({ length }) => length > 0);
    return isAny ? [[name, differs] as const] : [];
  });
  const events = after.outbox.entries().map(({ event }) => event);
  return {
    collections: Object.fromEntries(found),
    events: events.filter(({ eventId }) => !known.has(eventId)),
  };
};
