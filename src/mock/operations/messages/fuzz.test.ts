import * as fc from 'fast-check';
import { test } from 'vitest';
import { actingIdOf } from '../../identity/acting.ts';
import { anyCallOf, anyId, bodyOf, fuzz } from '../../testing/fuzz.ts';
import { joined } from '../../domain/messages-standing.ts';
import { messagesMock, THREADS, type MessagesMock } from '../../testing/messages.ts';

const moment = fc.constantFrom(
  ...['2026-06-20T10:00:00Z', '2026-06-15T12:00:00Z', '2026-06-21T00:00:00', '2026-06-20T23:30:00-09:00'],
  ...['0000-01-01T00:00:00+14:00', '9999-12-31T23:59:59-14:00', '2026-02-30', ''],
);
const anyone = fc.oneof(
  { weight: 5, arbitrary: fc.oneof(anyId('residents'), anyId('connections'), anyId('staff')) },
  { weight: 1, arbitrary: fc.oneof(anyId('systemActors'), fc.string()) },
);

const anyThread = bodyOf(
  { creatorId: anyone, participantIds: fc.array(anyone, { maxLength: 4 }), title: fc.string() },
  ['creatorId', 'participantIds'],
  { isArchived: fc.jsonValue(), participants: fc.jsonValue(), createdAt: moment },
);
const anySearch = bodyOf(
  {
    searchValue: fc.constantFrom('', 'a', 'Sunday', 'ß'),
    participantId: anyone,
    isArchived: fc.boolean(),
    cursor: fc.string(),
    pageSize: fc.integer(),
  },
  [],
  { pageSize: fc.jsonValue(), page: fc.jsonValue() },
);
const anyMessage = bodyOf(
  { body: fc.string(), attachmentId: fc.constant('@messageAttachments:0'), scheduledAt: moment },
  ['body'],
  { attachmentId: fc.string(), author: fc.jsonValue(), status: fc.jsonValue() },
);

const one = fc.constantFrom(0, 0, 0, 1, 2, 5).map((at) => `${THREADS}/@threads:${at}`);
const below = (rest: string) => one.map((path) => `${path}/${rest}`);
const query = fc.dictionary(
  fc.constantFrom('filter', 'searchValue', 'cursor', 'pageSize', 'page', 'isMuted'),
  fc.constantFrom('archived', 'active', 'true', 'false', '1', '0', '101', 'a', ''),
  { maxKeys: 3 },
);

const anyOperation = anyCallOf(
  [2, 'POST', THREADS, { body: anyThread }],
  [2, 'GET', THREADS, { query }],
  [2, 'POST', `${THREADS}/search`, { body: anySearch, query }],
  [1, 'GET', one],
  [1, 'PUT', one, { body: bodyOf({ title: fc.string() }, [], {}) }],
  [2, 'DELETE', one],
  [1, 'PUT', below('leave')],
  [1, 'PUT', below('mute'), { query }],
  [1, 'PUT', below('read')],
  [2, 'GET', below('messages'), { query }],
  [3, 'POST', below('messages'), { body: anyMessage }],
);

/** A mock with a thread of all participants and a file for messages; the callers take turns. */
const inUse = (set: MessagesMock): MessagesMock => {
  const { store } = set.world;
  const { ada, carl, sam, bea } = set;
  const createdAt = '2026-06-01T00:00:00.000Z';
  store.threads.insert({ id: 'thr_1', title: 'Sunday', standings: [ada, carl, sam].map(joined), createdAt });
  store.threads.insert({ id: 'thr_2', title: null, standings: [ada, bea].map(joined), createdAt });
  store.messageAttachments.insert({ id: 'att_1', fileId: 'fil_1', name: 'a', type: 'text/plain', size: 1 });
  const turns = [ada, carl, ada, sam, bea];
  let turn = 0;
  return {
    ...set,
    call: (method, path, options) => {
      const who = turns[turn++ % turns.length];
      const as = turn % 6 === 0 ? options?.as : actingIdOf(who ?? ada, set.world);
      return set.call(method, path, { ...options, ...(as !== undefined && { as }) });
    },
  };
};

test('under any readings no call fails, and one that is refused changes nothing', () =>
  fuzz(anyOperation, (readings) => inUse(messagesMock(readings)), { numRuns: 200, maxLength: 15 }));
