import type { TestAnswer } from '../../testing.ts';
import type { Readings } from '../../world/choices.ts';
import type { MessageRecord } from '../../world/messages-records.ts';
import type { PhotoRecord } from '../../world/photos-records.ts';
import { joined } from '../../domain/thread-standing.ts';
import { stage, stateOf, type Stage } from '../activities/testing.ts';
import { membersOf } from '../testing-people.ts';

/** A stroll on the twentieth, from ten to half past. */
export const STROLL = {
  title: 'Stroll',
  startTime: '2026-06-20T10:00:00Z',
  endTime: '2026-06-20T10:30:00Z',
  location: 'Garden',
};

/** Two residents of one community, and short ways to use the flat routes. */
export interface Window extends Omit<Stage, 'create' | 'register'> {
  readonly residents: readonly [string, string];
  /** Makes a stroll of the first resident; undefined leaves a member out. */
  create(changes?: object): Promise<TestAnswer>;
  /** Personal activities of the first resident in June, unless the query says otherwise. */
  activities(query?: object): Promise<TestAnswer>;
  register(residentId: string, activityId: string, more?: object): Promise<TestAnswer>;
  photos(query?: object): Promise<TestAnswer>;
  messages(query?: object): Promise<TestAnswer>;
  addPhoto(userIds: readonly string[], more?: Partial<PhotoRecord>): string;
  /** A thread between people, with a message of the first of them for each text. */
  addThread(
    personIds: readonly string[],
    texts: readonly string[],
    more?: Partial<MessageRecord>,
  ): readonly string[];
  /** Kind and resource of every event so far. */
  told(): readonly (readonly [string, string])[];
  /** Everything that a refused request must leave as it was. */
  state(): unknown;
}

export const idOf = (answer: TestAnswer): string => String(membersOf(answer)['id']);

const queryOf = (query: object): string =>
  new URLSearchParams(
    Object.entries(query).filter((entry): entry is [string, string] => entry[1] !== undefined),
  ).toString();

export const window = (readings: Readings = {}, community: 'utc' | 'copenhagen' = 'utc'): Window => {
  const set = stage(readings);
  const { store, ids } = set.world;
  const facilityId = set[community].id;
  const residents = [set.putResident(facilityId), set.putResident(facilityId)] as const;
  const [residentId] = residents;
  const ask = (path: string, query: object) => set.call('GET', `${path}?${queryOf(query)}`);
  const created = '2026-06-01T00:00:00.000Z';
  const addThread: Window['addThread'] = (personIds, texts, more = {}) => {
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
    residents,
    create: (changes = {}) =>
      set.call('POST', '/personal-activities', { body: { residentId, ...STROLL, ...changes } }),
    activities: (query = {}) =>
      ask('/personal-activities', { residentId, startDate: '2026-06-01', endDate: '2026-06-30', ...query }),
    register: (resident, activityId, more = {}) =>
      set.call('POST', '/registrations', { body: { residentId: resident, activityId, ...more } }),
    photos: (query = {}) => ask('/photos', { residentId, ...query }),
    messages: (query = {}) => ask('/messages', { residentId, ...query }),
    addPhoto: (userIds, more = {}) =>
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
    addThread,
    told: () => set.events().map(({ eventType, resourceId }) => [eventType, resourceId] as const),
    state: () => stateOf(set),
  };
};
