import { expect, test } from 'vitest';
import { isoOf } from '../../world/clock.ts';
import { dataOf, idOf, idsOf, itemsOf } from '../../testing/people.ts';
import { messagesMock, THREADS } from '../../testing/messages.ts';

test('a thread is made, listed, read and renamed', async () => {
  const { ada, carl, sam, world, start, read, list, call, events } = messagesMock();
  const made = await start(ada, [carl, sam], { title: 'Sunday' });
  const person = { thumbUrl: null, declinedPhotoRelease: false, status: 'active' };
  const data = {
    id: expect.any(String),
    title: 'Sunday',
    participants: [
      { ...person, id: ada, fullName: 'Ada Berg', type: 'resident' },
      { ...person, id: carl, fullName: 'Carl Dahl', type: 'connection' },
      { ...person, id: sam, fullName: 'Sam Hale', type: 'staff' },
    ],
    lastMessageAt: null,
    lastMessage: null,
    unreadCount: 0,
    isArchived: false,
    isMuted: false,
    hasRead: false,
    createdAt: isoOf(world.clock.now()),
  };
  expect([made.status, made.body]).toEqual([201, { data }]);
  const id = idOf(made);
  expect((await read(carl, id)).body).toEqual(made.body);
  expect((await list(sam)).body).toEqual({ data: [dataOf(made)], nextCursor: null, hasMore: false });
  const renamed = await call('PUT', `${THREADS}/${id}`, { as: carl, body: { title: 'Monday', id: 'mine' } });
  expect([renamed.status, renamed.body]).toEqual([200, { data: { ...data, title: 'Monday' } }]);
  expect(dataOf(await read(ada, id))).toMatchObject({ id, title: 'Monday' });
  expect(events()).toEqual([]);
});

test('the creator takes part once, named or not, and the acting user does not', async () => {
  const { ada, carl, bea, call, read, list } = messagesMock();
  const participantsOf = async (participantIds: readonly string[]) => {
    const body = { creatorId: ada, participantIds };
    const id = idOf(await call('POST', THREADS, { as: carl, body }));
    const { participants } = dataOf(await read(ada, id));
    return (participants as readonly { readonly id: string }[]).map((one) => one.id);
  };
  expect(await participantsOf([bea])).toEqual([ada, bea]);
  expect(await participantsOf([bea, ada, bea])).toEqual([ada, bea]);
  expect(await participantsOf([])).toEqual([ada]);
  expect(idsOf(await list(carl))).toEqual([]);
});

test.each([
  ['participantIds', { participantIds: undefined }],
  ['creatorId', { creatorId: undefined }],
  ['people who exist', { participantIds: ['nobody'] }],
  ['a creator who exists', { creatorId: 'nobody' }],
  ['ids that are texts', { participantIds: [7] }],
])('a create without %s is refused, and nothing changes', async (_, changes) => {
  const { ada, carl, call, state } = messagesMock();
  const before = state();
  const body = { creatorId: ada, participantIds: [carl], ...changes };
  expect((await call('POST', THREADS, { as: ada, body })).status).toBe(400);
  expect(state()).toEqual(before);
});

test('the system actor is unknown as creator or participant', async () => {
  const { ada, world, call, state } = messagesMock();
  const system = world.store.systemActors.all()[0]?.id;
  const before = state();
  for (const body of [
    { creatorId: system, participantIds: [ada] },
    { creatorId: ada, participantIds: [system] },
  ])
    expect((await call('POST', THREADS, { body })).status).toBe(400);
  expect(state()).toEqual(before);
});

test('residents and connections bring in only staff with the permission', async () => {
  const { ada, carl, sam, pat, start, state } = messagesMock();
  const before = state();
  for (const creator of [ada, carl])
    for (const staff of [[pat], [sam, pat], [pat, sam]])
      expect((await start(creator, staff)).status).toBe(403);
  expect(state()).toEqual(before);
  expect((await start(ada, [sam, carl])).status).toBe(201);
  expect((await start(carl, [sam, ada])).status).toBe(201);
  expect((await start(sam, [pat, ada])).status).toBe(201);
  expect((await start(pat, [sam])).status).toBe(201);
});

test('people find the threads in which they take part and no others', async () => {
  const { ada, bea, pat, carl, thread, start, list, search, call } = messagesMock();
  const first = await thread('Sunday');
  const second = idOf(await start(ada, [bea], { title: 'Sunday too' }));
  for (const ask of [list, search]) {
    expect(idsOf(await ask(ada))).toEqual([first, second]);
    expect(idsOf(await ask(carl))).toEqual([first]);
    expect(idsOf(await ask(bea))).toEqual([second]);
    expect(idsOf(await ask(pat))).toEqual([]);
  }
  expect(itemsOf(await call('GET', THREADS))).toEqual([]);
});

test('the list looks at titles, the search at messages as well', async () => {
  const { ada, carl, thread, send, list, search } = messagesMock();
  const titled = await thread('Birthday');
  const silent = await thread('Weather');
  const untitled = await thread();
  await send(carl, untitled, 'Who comes to the birthday?');
  await send(carl, titled, 'Cake');
  expect(idsOf(await list(ada, '?searchValue=Birthday'))).toEqual([titled]);
  expect(idsOf(await list(ada, '?searchValue=Cake'))).toEqual([]);
  expect(idsOf(await search(ada, { searchValue: 'Birthday' }))).toEqual([titled, untitled]);
  expect(idsOf(await search(ada, { searchValue: 'Cake' }))).toEqual([titled]);
  expect(idsOf(await search(ada, { searchValue: 'Nothing' }))).toEqual([]);
  expect(idsOf(await search(ada))).toEqual([titled, silent, untitled]);
});

test('the search keeps the threads of one person, archived or not', async () => {
  const { ada, carl, bea, sam, thread, start, act, search } = messagesMock();
  const first = await thread('Sunday');
  const second = idOf(await start(ada, [bea]));
  await act(ada, second, 'archive');
  expect(idsOf(await search(ada, { participantId: carl }))).toEqual([first]);
  expect(idsOf(await search(ada, { participantId: bea }))).toEqual([second]);
  expect(idsOf(await search(ada, { participantId: 'nobody' }))).toEqual([]);
  expect(idsOf(await search(ada, { isArchived: true }))).toEqual([second]);
  expect(idsOf(await search(ada, { isArchived: false }))).toEqual([first]);
  expect(idsOf(await search(ada, { isArchived: false, participantId: bea }))).toEqual([]);
  await act(sam, first, 'leave');
  expect(idsOf(await search(ada, { participantId: sam }))).toEqual([]);
});

test('threads are walked page by page', async () => {
  const { ada, thread, list, search } = messagesMock();
  const made = [await thread('1'), await thread('2'), await thread('3')];
  const walk = async (ask: (cursor: string) => ReturnType<typeof list>) => {
    const first = await ask('');
    const { nextCursor } = first.body as { readonly nextCursor: string };
    const second = await ask(nextCursor);
    expect(second.body).toMatchObject({ hasMore: false, nextCursor: null });
    return [...idsOf(first), ...idsOf(second)];
  };
  expect(await walk((cursor) => list(ada, `?pageSize=2${cursor && `&cursor=${cursor}`}`))).toEqual(made);
  expect(await walk((cursor) => search(ada, { pageSize: 2, ...(cursor && { cursor }) }))).toEqual(made);
});

test('unknown ids are refused', async () => {
  const { ada, read, call, act, messages, send, state } = messagesMock();
  const before = state();
  const answers = [
    await read(ada, 'thr_nobody'),
    await call('PUT', `${THREADS}/thr_nobody`, { as: ada, body: { title: 'x' } }),
    ...(await Promise.all(
      (['archive', 'leave', 'mute', 'read'] as const).map((move) => act(ada, 'thr_nobody', move)),
    )),
    await messages(ada, 'thr_nobody'),
    await send(ada, 'thr_nobody', 'Hello'),
  ];
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 404));
  expect(state()).toEqual(before);
});

test('a user who takes no part, or has left, has no access', async () => {
  const { bea, carl, world, thread, read, call, act, messages, send, state } = messagesMock();
  const id = await thread('Sunday');
  await act(carl, id, 'leave');
  const before = state();
  for (const as of [bea, carl, world.store.systemActors.all()[0]?.id ?? '']) {
    const answers = [
      await read(as, id),
      await call('PUT', `${THREADS}/${id}`, { as, body: { title: 'x' } }),
      ...(await Promise.all(
        (['archive', 'leave', 'mute', 'read'] as const).map((move) => act(as, id, move)),
      )),
      await messages(as, id),
      await send(as, id, 'Hello'),
    ];
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 404));
  }
  expect(state()).toEqual(before);
});
