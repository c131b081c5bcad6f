import type { TestAnswer } from '../../testing.ts';
import type { Readings } from '../../world/choices.ts';
import type { Permission } from '../../world/records.ts';
import { dataOf, itemsOf, people, stateOf, type Members, type People } from '../testing-people.ts';

export const THREADS = '/messages/threads';

/** A resident, her daughter, a neighbour and two of the staff, and short ways to ask for their threads. */
export interface Parlour extends People {
  readonly ada: string;
  readonly carl: string;
  readonly bea: string;
  /** Has the permission to write with residents and families. */
  readonly sam: string;
  /** Lacks it. */
  readonly pat: string;
  addStaff(permissions: readonly Permission[]): string;
  /** Starts a thread in the name of its creator. */
  start(creatorId: string, participantIds: readonly string[], more?: object): Promise<TestAnswer>;
  /** The id of a thread that Ada starts with Carl and Sam. */
  thread(title?: string): Promise<string>;
  send(as: string, threadId: string, body: string, more?: object): Promise<TestAnswer>;
  /** Archives, leaves, mutes or marks a thread as read. */
  act(
    as: string,
    threadId: string,
    move: 'archive' | 'leave' | 'read' | 'mute' | 'unmute',
  ): Promise<TestAnswer>;
  read(as: string, threadId: string): Promise<TestAnswer>;
  list(as: string, query?: string): Promise<TestAnswer>;
  search(as: string, body?: object): Promise<TestAnswer>;
  messages(as: string, threadId: string, query?: string): Promise<TestAnswer>;
  /** Everything that a refused request must leave as it was. */
  state(): unknown;
}

export const idOf = (answer: TestAnswer): string => String(dataOf(answer)['id']);

/** One member of each item of a list. */
export const each = (answer: TestAnswer, member: string): readonly unknown[] =>
  itemsOf(answer).map((item: Members) => item[member]);

const moves = {
  archive: ['DELETE', ''],
  leave: ['PUT', '/leave'],
  read: ['PUT', '/read'],
  mute: ['PUT', '/mute?isMuted=true'],
  unmute: ['PUT', '/mute?isMuted=false'],
} as const;

export const parlour = (readings: Readings = {}): Parlour => {
  const app = people(readings);
  const { store, ids } = app.world;
  const addStaff = (permissions: readonly Permission[]): string =>
    store.staff.insert({
      id: ids.next('stf'),
      firstName: 'Pat',
      lastName: 'Ito',
      facilityIds: [app.home],
      permissions,
    }).id;
  const ada = app.addResident({ nickname: 'Addie' }).id;
  const carl = app.addConnection({ facilityIds: [app.home], residentIds: [ada] }).id;
  const bea = app.addResident({ firstName: 'Bea', status: 'inactive' }).id;
  const sam = store.staff.all()[0]?.id ?? '';
  const pat = addStaff(['VIEW_ACTIVITIES']);
  const start: Parlour['start'] = (creatorId, participantIds, more = {}) =>
    app.call('POST', THREADS, { as: creatorId, body: { creatorId, participantIds, ...more } });
  return {
    ...app,
    ...{ ada, carl, bea, sam, pat, addStaff, start },
    thread: async (title) => idOf(await start(ada, [carl, sam], title === undefined ? {} : { title })),
    send: (as, threadId, body, more = {}) =>
      app.call('POST', `${THREADS}/${threadId}/messages`, { as, body: { body, ...more } }),
    act: (as, threadId, move) => {
      const [method, rest] = moves[move];
      return app.call(method, `${THREADS}/${threadId}${rest}`, { as });
    },
    read: (as, threadId) => app.call('GET', `${THREADS}/${threadId}`, { as }),
    list: (as, query = '') => app.call('GET', `${THREADS}${query}`, { as }),
    search: (as, body) => app.call('POST', `${THREADS}/search`, { as, ...(body !== undefined && { body }) }),
    messages: (as, threadId, query = '') =>
      app.call('GET', `${THREADS}/${threadId}/messages${query}`, { as }),
    state: () => [stateOf(app.world), app.events()],
  };
};
