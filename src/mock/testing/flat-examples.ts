import type { TestAnswer, Readings } from './mock.ts';
import type { MessageRecord } from '../world/messages-records.ts';
import type { PhotoRecord } from '../world/photos-records.ts';
import { joined } from '../domain/messages-standing.ts';
import { activitiesMock } from './activities.ts';
import { membersOf } from './people.ts';

/** A stroll on the twentieth, from ten to half past. */
export const STROLL = {
  title: 'Stroll',
  startTime: '2026-06-20T10:00:00Z',
  endTime: '2026-06-20T10:30:00Z',
  location: 'Garden',
};

export const idOf = (answer: TestAnswer): string => String(membersOf(answer)['id']);

/** Parameters of a query; undefined leaves one out. */
type Query = Readonly<Record<string, string | undefined>>;

const given = (query: Query): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(query).filter((entry): entry is [string, string] => entry[1] !== undefined),
  );

/** Two residents of one community, and short ways to use the flat routes. */
export const flatMock = (readings: Readings = {}) => {
  const set = activitiesMock(readings);
  const { store, ids } = set.world;
  const facilityId = set.utc.id;
  const residents = [set.putResident(facilityId), set.putResident(facilityId)] as const;
  const [residentId] = residents;
  const created = '2026-06-01T00:00:00.000Z';
  /** A thread between people, with a message of the first of them for each text. */
  const addThread = (
    personIds: readonly string[],
    texts: readonly string[],
    more: Partial<MessageRecord> = {},
  ): readonly string[] => {
    const title = `Thread ${store.threads.all().length + 1}`;
    const thread = store.threads.insert({
      id: ids.next('thr'),
      ...{ title, standings: personIds.map(joined), createdAt: created },
    });
    return texts.map(
      (body) =>
        store.messages.insert({
          id: ids.next('msg'),
          ...{ threadId: thread.id, authorId: personIds[0] ?? '', body, attachmentId: null },
          ...{ createdAt: created, scheduledAt: null, isDeleted: false },
          ...more,
        }).id,
    );
  };
  return {
    ...set,
    ...{ residents, addThread },
    /** Makes a stroll of the first resident; undefined leaves a member out. */
    create: (changes: object = {}) =>
      set.ask('createPersonalActivityFlat', {}, { body: { residentId, ...STROLL, ...changes } }),
    /** Personal activities of the first resident in June, unless the query says otherwise. */
    activities: (query: Query = {}) => {
      const june = { residentId, startDate: '2026-06-01', endDate: '2026-06-30' };
      return set.ask('listPersonalActivitiesFlat', given({ ...june, ...query }));
    },
    register: (resident: string, activityId: string, more: object = {}) =>
      set.ask('createRegistrationFlat', {}, { body: { residentId: resident, activityId, ...more } }),
    photos: (query: Query = {}) => set.ask('listPhotosFlat', given({ residentId, ...query })),
    messages: (query: Query = {}) => set.ask('listMessagesFlat', given({ residentId, ...query })),
    addPhoto: (userIds: readonly string[], more: Partial<PhotoRecord> = {}): string =>
      store.photos.insert({
        id: ids.next('pho'),
        ...{
          fileId: ids.next('fil'),
          type: 'gallery',
          caption: null,
          creator: { id: 'somebody', name: 'Some Body' },
        },
        ...{
          facilityIds: [facilityId],
          userIds,
          tagIds: [],
          albumIds: [],
          activityId: null,
          created,
          isDeleted: false,
        },
        ...more,
      }).id,
  };
};

export type FlatMock = ReturnType<typeof flatMock>;
