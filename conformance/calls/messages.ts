import { field, type JsonObject } from '../kit/json.ts';
import { once, onceEach } from '../kit/once.ts';
import { idsOf, listOf } from '../kit/read.ts';
import type { Tools } from '../kit/tools.ts';
import { company, companyUpTo, type Correspondent } from '../factories/messages-people.ts';
import { shownThread } from '../factories/messages-shared.ts';
import { inTurns } from '../factories/many.ts';
import { freshWord, givenMessage, givenThread } from '../factories/messages.ts';
import type { Alone, ValidCalls } from './call.ts';
import { newOrUntouched } from './people.ts';

type Operations =
  | 'listThreads'
  | 'createThread'
  | 'searchThreads'
  | 'getThread'
  | 'updateThread'
  | 'archiveThread'
  | 'leaveThread'
  | 'muteThread'
  | 'markThreadRead'
  | 'listMessages'
  | 'sendMessage';

/**
 * The threads with one title as a user sees them. Links and counts are left out, because they may change with
 * every answer.
 */
const threadReader = (t: Tools, as: string, searchValue: string) => async () => {
  const shown = async (filter: 'active' | 'archived') =>
    listOf(await t.call('listThreads', { query: { filter, searchValue }, as })).map(
      ({ id, title, isArchived, isMuted, hasRead }) => ({ id, title, isArchived, isMuted, hasRead }),
    );
  return { active: await shown('active'), archived: await shown('archived') };
};

/** A thread in which another participant has sent the latest message. */
const one = newOrUntouched(async (t: Tools) => {
  const [me, other, ...rest] = (await circle(t)).nextSet();
  const { threadId, title } = await givenThread(t, [me, other, ...rest], { silent: true });
  await givenMessage(t, threadId, other);
  return { path: { threadId }, as: me.as, readState: threadReader(t, me.as, title), me, other, title };
});

/** A request that changes a thread only for one user. */
async function theirOwn(t: Tools, isAlone: Alone) {
  const { path, as, readState } = await one(t, isAlone);
  return { path, as, readState };
}

/**
 * One acting person, and as many different sets of others as possible. All requests use them, each thread
 * with another set, because a target may return an existing thread for the same people.
 */
const circle = once(async (t: Tools) => {
  const [me, ...others] = await companyUpTo(t, 10);
  const sets = 2 ** others.length - 1;
  const set = (at: number): Circle => {
    const [other = others[0], ...rest] = others.filter((_, bit) => (((at % sets) + 1) >> bit) % 2 === 1);
    return [me, other, ...rest];
  };
  let at = -1;
  return { me, nextSet: () => set((at += 1)) };
});

type Circle = readonly [Correspondent, Correspondent, ...Correspondent[]];

/** A number of threads with one title, for the list and for the search. */
const titledThreads = onceEach(async (t: Tools, count: number) => {
  const { me, nextSet } = await circle(t);
  const title = freshWord(t);
  await archivedOne(t, nextSet(), title);
  const make = async () => (await shownThread(t, nextSet(), { title })).threadId;
  const ids = await inTurns(count, make);
  await shownThread(t, nextSet());
  return { as: me.as, title, ids };
});

/** Makes an archived thread, which a filter for active threads must not show. */
async function archivedOne(t: Tools, people: readonly [Correspondent, ...Correspondent[]], title: string) {
  const { threadId } = await shownThread(t, people, { title });
  await t.call('archiveThread', { path: { threadId }, as: people[0].as });
}

/** Up to this number, threads are found by title or by a message; a larger number only by title. */
const FEW = 20;

export const messageCalls: ValidCalls<Operations> = {
  listThreads: {
    ready: async (t, isAlone) => {
      const { as, title } = await one(t, isAlone || 'untouched');
      return { as, query: { filter: 'active', searchValue: title } };
    },
    // The title selects the threads, because configured people may have others.
    fill: async (t, count) => {
      const { as, title, ids } = await titledThreads(t, count);
      return { as, path: {}, query: { filter: 'active', searchValue: title }, ids };
    },
  },
  createThread: {
    ready: async (t) => {
      const [me, ...others] = (await circle(t)).nextSet();
      const title = freshWord(t);
      const body = { participantIds: others.map(({ id }) => id), creatorId: me.id, title };
      return { as: me.as, body, readState: threadReader(t, me.as, title) };
    },
    keeps: ['participantIds', 'creatorId', 'title'],
    makes: {
      path: (answer) => ({ threadId: String(field(answer.json, 'data.id')) }),
      read: 'getThread',
    },
  },
  searchThreads: {
    ready: async (t, isAlone) => {
      const { as, other, title, readState } = await one(t, isAlone);
      const body = { searchValue: title, participantId: other.id, isArchived: false };
      return { as, body, readState };
    },
    keeps: ['participantId'],
    fill: async (t, count) => {
      if (count > FEW) {
        const { as, title, ids } = await titledThreads(t, count);
        return { as, path: {}, query: {}, body: { searchValue: title, isArchived: false }, ids };
      }
      const { me, nextSet } = await circle(t);
      const word = freshWord(t);
      await archivedOne(t, nextSet(), word);
      const ids = await inTurns(count, async (at) => {
        // Every second thread has the word in its title, the others in a message.
        if (at % 2 === 0) return (await shownThread(t, nextSet(), { title: word })).threadId;
        const { threadId } = await givenThread(t, nextSet(), { silent: true });
        await givenMessage(t, threadId, me, word);
        return threadId;
      });
      await shownThread(t, nextSet());
      return { as: me.as, path: {}, query: {}, body: { searchValue: word, isArchived: false }, ids };
    },
  },
  getThread: {
    ready: async (t, isAlone) => {
      const { path, as } = await one(t, isAlone || 'untouched');
      return { path, as };
    },
  },
  updateThread: {
    ready: async (t, isAlone) => {
      const { path, as, readState } = await one(t, isAlone);
      return { path, as, readState, body: { title: freshWord(t, 'renamed') } };
    },
  },
  archiveThread: { ready: theirOwn },
  leaveThread: { ready: theirOwn },
  muteThread: {
    ready: async (t, isAlone) => ({ ...(await theirOwn(t, isAlone)), query: { isMuted: true } }),
  },
  markThreadRead: { ready: theirOwn },
  listMessages: {
    ready: async (t, isAlone) => {
      const { path, as } = await one(t, isAlone || 'untouched');
      return { path, as };
    },
    fill: async (t, count) => {
      const [me, other] = await company(t, 2);
      const { threadId } = await givenThread(t, [me, other], { silent: true });
      const { threadId: elsewhere } = await givenThread(t, [me, other]);
      const bodies = await inTurns(count, (at) => givenMessage(t, threadId, at % 2 === 0 ? me : other));
      await givenMessage(t, elsewhere, other);
      const path = { threadId };
      return { as: me.as, path, query: {}, ids: await idsOfMessages(t, path, me, bodies) };
    },
  },
  sendMessage: {
    ready: async (t, isAlone) => {
      const { path, as } = await one(t, isAlone);
      const readState = async () => seenMessages(listOf(await t.call('listMessages', { path, as })));
      return { path, as, readState, body: { body: freshWord(t, 'word') } };
    },
  },
};

const seenMessages = (messages: readonly JsonObject[]) =>
  messages.map(({ id, body, isDeleted }) => ({ id, body, isDeleted }));

/**
 * The ids of messages by their texts, because the answer to a send is open. They are read from one page, else
 * searched one by one.
 */
async function idsOfMessages(
  t: Tools,
  path: { readonly threadId: string },
  { as }: Correspondent,
  bodies: readonly string[],
): Promise<readonly string[]> {
  const page = listOf(await t.call('listMessages', { path, as, query: { pageSize: 100 } }));
  return inTurns(bodies.length, async (at) => {
    const body = bodies[at] ?? '';
    const known = page.find((message) => message['body'] === body);
    if (known) return idsOf([known])[0] ?? '';
    const found = listOf(await t.call('listMessages', { path, as, query: { searchValue: body } }));
    const [id] = idsOf(found.filter((message) => message['body'] === body));
    return id ?? t.unproven('a message that was sent is not in the list, so it has no id to look for');
  });
}
