import { expect, test } from 'vitest';
import { reading } from '../../testing/mock.ts';
import { dataOf, idOf, idsOf, itemsOf } from '../../testing/people.ts';
import { each, messagesMock, THREADS } from '../../testing/messages.ts';

test('create-status: ok answers 200', async () => {
  const { ada, start } = messagesMock({ 'create-status': { createThread: 'ok' } });
  expect((await start(ada, [])).status).toBe(200);
});

test.each(['listThreads', 'searchThreads'] as const)(
  'thread-filter-default: active-only in %s',
  async (one) => {
    const { ada, thread, act, list, search } = messagesMock({
      'thread-filter-default': { [one]: 'active-only' },
    });
    const id = await thread('Sunday');
    await act(ada, id, 'archive');
    const [listed, found] = [idsOf(await list(ada)), idsOf(await search(ada))];
    expect({ listThreads: listed, searchThreads: found }).toEqual({
      listThreads: [id],
      searchThreads: [id],
      [one]: [],
    });
    expect(idsOf(await list(ada, '?filter=archived'))).toEqual([id]);
    expect(idsOf(await search(ada, { isArchived: true }))).toEqual([id]);
  },
);

test.each([
  ['refused', 400, undefined],
  ['ignored', 200, 1],
  ['empty-list', 200, 0],
] as const)('unknown-filter-value: %s', async (taken, status, count) => {
  const { ada, thread, list } = messagesMock(reading('unknown-filter-value', taken));
  await thread('Sunday');
  const answer = await list(ada, '?filter=muted');
  expect(answer.status).toBe(status);
  if (count !== undefined) expect(itemsOf(answer)).toHaveLength(count);
});

test.each([
  ['part', { Garden: 3, garden: 3, Gard: 3 }, { garden: 1, gard: 1 }],
  ['part-same-case', { Garden: 3, garden: 0, Gard: 3 }, { garden: 1, gard: 1 }],
  ['words', { Garden: 3, garden: 3, Gard: 0 }, { garden: 1, gard: 0 }],
] as const)('search-value-match: %s', async (match, finds, inMessages) => {
  const { ada, thread, send, list, search, messages } = messagesMock(reading('search-value-match', match));
  const id = await thread('Garden party');
  await send(ada, await thread('Tea'), 'Garden at ten');
  await send(ada, id, 'The Garden');
  for (const [sought, count] of Object.entries(finds)) {
    const found = [await list(ada, `?searchValue=${sought}`), await search(ada, { searchValue: sought })];
    expect(found.flatMap(itemsOf)).toHaveLength(count);
  }
  for (const [sought, count] of Object.entries(inMessages))
    expect(itemsOf(await messages(ada, id, `?searchValue=${sought}`))).toHaveLength(count);
});

test('system-actor-threads: every-thread, as an outsider sees it, or refused', async () => {
  const every = messagesMock(reading('system-actor-threads', 'every-thread'));
  const id = await every.thread('Sunday');
  await every.act(every.ada, id, 'archive');
  const listed = await every.call('GET', `${THREADS}?filter=active`);
  expect(itemsOf(listed)).toMatchObject([{ id, isArchived: false, unreadCount: 0 }]);
  expect(idsOf(await every.call('POST', `${THREADS}/search`, { body: {} }))).toEqual([id]);
  expect(idsOf(await every.list(every.pat))).toEqual([]);
  const refused = messagesMock(reading('system-actor-threads', 'refused'));
  expect((await refused.call('GET', THREADS)).status).toBe(403);
  expect((await refused.call('POST', `${THREADS}/search`, { body: {} })).status).toBe(403);
  expect((await refused.list(refused.ada)).status).toBe(200);
});

test.each(['listThreads', 'searchThreads', 'createThread', 'updateThread'] as const)(
  'participants-in-lists: short or none in %s, full in the read',
  async (operation) => {
    for (const taken of ['short', 'none'] as const) {
      const { ada, call, start, list, search, read } = messagesMock({
        'participants-in-lists': { [operation]: taken },
      });
      const made = await start(ada, []);
      const full = dataOf(await read(ada, idOf(made)))['participants'];
      expect(full).toMatchObject([{ id: ada, type: 'resident' }]);
      const seen = {
        createThread: dataOf(made)['participants'],
        updateThread: dataOf(await call('PUT', `${THREADS}/${idOf(made)}`, { as: ada, body: {} }))[
          'participants'
        ],
        listThreads: each(await list(ada), 'participants')[0],
        searchThreads: each(await search(ada), 'participants')[0],
      };
      const less = taken === 'none' ? null : [{ id: ada, fullName: 'Ada Berg' }];
      for (const [name, participants] of Object.entries(seen))
        expect(participants).toEqual(name === operation ? less : full);
    }
  },
);

test('participant-type: family-words', async () => {
  const { ada, thread, read } = messagesMock(reading('participant-type', 'family-words'));
  expect(dataOf(await read(ada, await thread()))['participants']).toMatchObject([
    { type: 'resident' },
    { type: 'family' },
    { type: 'employee' },
  ]);
});

test.each([
  ['of-person', ['active', 'inactive', 'active']],
  ['of-participation', ['active', 'active', 'active']],
  ['unset', [null, null, null]],
] as const)('participant-status: %s', async (taken, statuses) => {
  const { ada, bea, sam, start, read } = messagesMock(reading('participant-status', taken));
  const { participants } = dataOf(await read(ada, idOf(await start(ada, [bea, sam]))));
  expect(participants).toMatchObject(statuses.map((status) => ({ status })));
});

test.each([
  ['not-declined', false],
  ['declined', true],
] as const)('photo-release-of-the-new: %s', async (taken, declinedPhotoRelease) => {
  const { ada, thread, read } = messagesMock(reading('photo-release-of-the-new', taken));
  expect(dataOf(await read(ada, await thread()))['participants']).toMatchObject(
    [1, 2, 3].map(() => ({ declinedPhotoRelease })),
  );
});

test('full-name: the names of participants go by it', async () => {
  const { ada, thread, read } = messagesMock(reading('full-name', 'nickname-last'));
  expect(dataOf(await read(ada, await thread()))['participants']).toMatchObject([
    { fullName: 'Addie Berg' },
    { fullName: 'Carl Dahl' },
    { fullName: 'Sam Hale' },
  ]);
});

test.each([
  ['creator-decides', 403, 201],
  ['acting-user-decides', 201, 403],
  ['refused', 403, 403],
] as const)('creator-not-acting: %s', async (taken, forResident, forStaff) => {
  const { ada, sam, pat, call, state, start } = messagesMock(reading('creator-not-acting', taken));
  const before = state();
  const make = async (as: string, creatorId: string) =>
    (await call('POST', THREADS, { as, body: { creatorId, participantIds: [pat] } })).status;
  const statuses = [await make(sam, ada), await make(ada, sam)];
  expect(statuses).toEqual([forResident, forStaff]);
  if (taken === 'refused') expect(state()).toEqual(before);
  expect((await start(sam, [pat])).status).toBe(201);
});

test('unknown-participant: dropped, but not an unknown creator', async () => {
  const { ada, carl, call, start, read } = messagesMock(reading('unknown-participant', 'dropped'));
  const id = idOf(await start(ada, ['nobody', carl]));
  expect(dataOf(await read(ada, id))['participants']).toMatchObject([{ id: ada }, { id: carl }]);
  const body = { creatorId: 'nobody', participantIds: [ada] };
  expect((await call('POST', THREADS, { as: ada, body })).status).toBe(400);
});

test.each([
  ['either', 1, 1, 1],
  ['query', 1, 3, 1],
  ['body', 3, 1, 2],
] as const)('search-paging-place: %s', async (place, byQuery, byBody, byBoth) => {
  const { ada, thread, call } = messagesMock(reading('search-paging-place', place));
  for (const title of ['One', 'Two', 'Three']) await thread(title);
  const ask = async (query: string, body: object) =>
    itemsOf(await call('POST', `${THREADS}/search${query}`, { as: ada, body })).length;
  expect(await ask('?pageSize=1', {})).toBe(byQuery);
  expect(await ask('', { pageSize: 1 })).toBe(byBody);
  expect(await ask('?pageSize=1', { pageSize: 2 })).toBe(byBoth);
});

test.each([
  [{ pageSize: 0 }, 400],
  [{ pageSize: 101 }, 200],
  [{ cursor: 'made up' }, 400],
  [{ pageSize: 'two' }, 400],
])('the paging of a search by its body is judged as that by a query: %o', async (body, status) => {
  const { ada, search } = messagesMock();
  expect((await search(ada, body)).status).toBe(status);
});

test.each([
  ['kept', 'Sunday'],
  ['cleared', null],
] as const)('thread-put-omitted: %s', async (taken, title) => {
  const { ada, thread, call } = messagesMock(reading('thread-put-omitted', taken));
  const id = await thread('Sunday');
  expect(dataOf(await call('PUT', `${THREADS}/${id}`, { as: ada, body: {} }))).toMatchObject({ title });
});

test.each([
  ['oldest-first', ['One', 'Two', 'Three']],
  ['newest-first', ['Three', 'Two', 'One']],
  ['by-name-or-date', ['Two', 'Three', 'One']],
] as const)('default-order: %s', async (order, titles) => {
  const { ada, thread, send, list, search, world } = messagesMock(reading('default-order', order));
  const one = await thread('One');
  await thread('Two');
  await thread('Three');
  const { messages } = world.store;
  const last = idOf(await send(ada, one, 'Latest'));
  const message = messages.find(last);
  if (message) messages.replace({ ...message, createdAt: '2026-06-16T00:00:00.000Z' });
  for (const ask of [list, search]) expect(each(await ask(ada), 'title')).toEqual(titles);
});

test('other-read-only-members: refused, and nothing changes', async () => {
  const { ada, thread, start, call, state } = messagesMock(reading('other-read-only-members', 'refused'));
  const id = await thread('Sunday');
  const before = state();
  for (const name of ['lastMessage', 'unreadCount', 'isArchived', 'isMuted', 'hasRead', 'participants']) {
    expect((await start(ada, [], { [name]: 1 })).status).toBe(400);
    const body = { title: 'Monday', [name]: 1 };
    expect((await call('PUT', `${THREADS}/${id}`, { as: ada, body })).status).toBe(400);
  }
  expect(state()).toEqual(before);
});
