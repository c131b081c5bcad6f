import type { TestAnswer, Readings } from './mock.ts';
import { idOf, itemsOf, peopleMock, type Members } from './people.ts';

export const THREADS = '/messages/threads';

/** One member of each item of a list. */
export const each = (answer: TestAnswer, member: string): readonly unknown[] =>
  itemsOf(answer).map((item: Members) => item[member]);

const MOVES = {
  archive: ['archiveThread', undefined],
  leave: ['leaveThread', undefined],
  read: ['markThreadRead', undefined],
  mute: ['muteThread', 'isMuted=true'],
  unmute: ['muteThread', 'isMuted=false'],
} as const;

/** A resident, her daughter, a neighbour and one of the staff, and short ways to ask for their threads. */
export const messagesMock = (readings: Readings = {}) => {
  const app = peopleMock(readings);
  const { ask } = app;
  const ada = app.addResident({ nickname: 'Addie' }).id;
  const carl = app.addConnection({ facilityIds: [app.home], residentIds: [ada] }).id;
  const bea = app.addResident({ firstName: 'Bea', status: 'inactive' }).id;
  const sam = app.staffId;
  /** Starts a thread in the name of its creator. */
  const start = (creatorId: string, participantIds: readonly string[], more: object = {}) =>
    ask('createThread', {}, { as: creatorId, body: { creatorId, participantIds, ...more } });
  return {
    ...app,
    ...{ ada, carl, bea, sam, start },
    /** The id of a thread that Ada starts with Carl and Sam. */
    thread: async (title?: string) =>
      idOf(await start(ada, [carl, sam], title === undefined ? {} : { title })),
    send: (as: string, threadId: string, body: string, more: object = {}) =>
      ask('sendMessage', { threadId }, { as, body: { body, ...more } }),
    /** Archives, leaves, mutes or marks a thread as read. */
    act: (as: string, threadId: string, move: keyof typeof MOVES) => {
      const [operation, search] = MOVES[move];
      return ask(operation, { threadId }, { as, search });
    },
    read: (as: string, threadId: string) => ask('getThread', { threadId }, { as }),
    list: (as: string, search = '') => ask('listThreads', {}, { as, search }),
    search: (as: string, body?: object) => ask('searchThreads', {}, { as, body }),
    messages: (as: string, threadId: string, search = '') =>
      ask('listMessages', { threadId }, { as, search }),
  };
};
