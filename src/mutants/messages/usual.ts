import { withThreads, type Move } from '../../witness/messages.ts';

/** What each participant can do with a thread: mark it as read, mute, archive, rename and leave it. */
export const moves = withThreads(async (setup) => {
  const { ada, bea, carl, sam, talk, thread, move, say, rename, read, list, call } = setup;
  const people = [ada, carl, sam, bea];
  const [first, second, third] = [await talk({ people }), await talk({ people }), await talk({ people })];
  const [pair, empty] = [await talk({ people: [ada, sam] }), await thread({ people })];
  const seen: unknown[] = [];
  const look = async (who: string) =>
    seen.push(await list(who, 'filter=active'), await list(who, 'filter=archived'));
  const steps = async (threadId: string, ...all: readonly (readonly [who: string, step: Move])[]) => {
    for (const [who, step] of all)
      seen.push(await move(who, threadId, step), await read(who, threadId), await look(who));
  };
  await steps(second, [ada, 'archive'], [bea, 'read']);
  await steps(first, [carl, 'read'], [ada, 'read']);
  await steps(empty, [ada, 'read']);
  seen.push(await say(bea, first), await read(ada, first));
  await steps(first, [ada, 'read'], [ada, 'mute'], [sam, 'mute'], [sam, 'read']);
  await steps(second, [sam, 'read'], [ada, 'mute'], [ada, 'mute'], [ada, 'unmute'], [carl, 'mute']);
  seen.push(await call(carl, 'PUT', `/${first}/mute`), await look(carl));
  for (const author of [sam, carl, bea]) {
    await steps(first, [ada, 'archive'], [bea, 'archive'], [bea, 'unmute'], [ada, 'mute']);
    seen.push(await say(author, first), await look(ada), await look(bea));
  }
  await steps(first, [sam, 'archive'], [ada, 'archive'], [ada, 'archive']);
  seen.push(await say(sam, second), await look(ada));
  seen.push(await rename(ada, first, 'The orchard  and the pond behind the house, in Spring '));
  seen.push(await rename(sam, second, 'Wood'), await rename(carl, first, 'Meadow'), await look(carl));
  await steps(third, [carl, 'archive'], [ada, 'leave'], [carl, 'leave']);
  await steps(second, [bea, 'leave']);
  await steps(first, [sam, 'leave']);
  await steps(pair, [ada, 'leave']);
  for (const who of [ada, carl, bea, sam]) seen.push(await list(who, 'searchValue=Garden'));
  for (const id of [third, second, third, second, pair]) seen.push(await say(sam, id));
  return seen;
});

/** Threads on both sides of the archive, listed and searched in every way. */
export const searches = withThreads(async (setup) => {
  const { ada, bea, carl, sam, pat, talk, thread, say, move, rename, list, search } = setup;
  const [garden, kitchen] = [await talk(), await thread({ title: 'Kitchen' })];
  const large = await thread({ people: [ada, bea, carl, sam] });
  const family = await thread({ people: [carl, sam] });
  for (const people of [
    [ada, bea],
    [ada, sam],
  ])
    await thread({ people });
  await thread({ people: [bea, ada], title: null });
  await rename(ada, await thread({ title: 'Pond' }), 'Orchard');
  await say(carl, kitchen, 'sun and rain');
  await move(bea, large, 'mute');
  for (const id of [garden, large]) await move(ada, id, 'archive');
  for (const id of [kitchen, family]) await move(sam, id, 'archive');
  const found: unknown[] = [await list(pat), await list(ada, 'filter=active&searchValue=Garden&pageSize=1')];
  for (const who of [ada, sam, bea, carl])
    for (const filter of ['filter=archived&', 'filter=active&', ''])
      for (const word of ['Garden', 'Pond', 'rain', 'wind'])
        found.push(await list(who, `${filter}searchValue=${word}`));
  for (const who of [ada, carl, bea])
    for (const participantId of [undefined, ada, carl]) {
      for (const searchValue of ['Garden', 'rain', 'wind', 'nothing'])
        found.push(await search(who, { searchValue, participantId }));
      for (const isArchived of [undefined, true, false])
        found.push(await search(who, { isArchived, participantId }));
    }
  return found;
});

/** Threads of every company, refused ones too. */
export const starts = withThreads(async ({ ada, bea, carl, sam, pat, kim, start, call }) => {
  const named = [
    [pat],
    [kim],
    [sam, pat],
    [pat, sam],
    [bea, sam, kim],
    [sam, bea],
    [carl, pat],
    [ada, bea, sam],
  ];
  const families = [ada, carl].flatMap((creator) => named.map((people) => [creator, ...people]));
  const staff = [[kim], [pat, kim, ada, bea, carl], [pat, kim], [carl, ada]].map((people) => [
    sam,
    ...people,
  ]);
  const seen: unknown[] = [];
  for (const people of [...families, ...staff, [carl, ada]]) seen.push(await start({ people }));
  for (const people of [
    [ada, pat],
    [carl, ada],
  ])
    seen.push(await start({ people, title: null }));
  seen.push(
    await start({ people: [sam, pat, ada], title: '  A long title, with many a word about the garden' }),
  );
  seen.push(await start({ people: [ada, bea], title: 'Kitchen' }), await start());
  seen.push(await call(ada, 'POST', '', { creatorId: ada, title: 'alone' }));
  seen.push(await call(ada, 'POST', '', { participantIds: [carl], title: 'nobody' }));
  return seen;
});

/** Messages of every kind: long, alike, with a file, for another day, of archived threads. */
export const talks = withThreads(
  async ({ ada, bea, carl, sam, talk, say, move, messages, call }, { lever, day }) => {
    const people = [ada, carl, sam, bea];
    const [first] = [await talk({ people }), await talk({ people, title: 'wind' })];
    const long = `  dear ADA, ${'the walk starts at ten. '.repeat(8)}`;
    const words = [
      [ada, long],
      [ada, 'caf\u00e9 \u2014 Rain AND Sun'],
      [sam, 'rain'],
      [carl, 'rain'],
    ] as const;
    const seen: unknown[] = [];
    for (const [who, text] of words) seen.push(await say(who, first, text));
    await move(bea, first, 'archive');
    seen.push(await say(carl, first, 'Ada Field'), await call(ada, 'POST', `/${first}/messages`, {}));
    const attachment = { name: 'menu.txt', type: 'text/plain', content: 'c291cA==' };
    const [threadId, authorId] = [first, sam];
    await lever('send-message', { threadId, authorId, body: 'menu', attachment });
    await lever('send-message', { threadId, authorId, body: 'later', scheduledAt: `${day(2)}T10:00:00Z` });
    const queries = ['', 'pageSize=2', 'pageSize=1', 'searchValue=rain&pageSize=1'];
    const sought = ['rain', 'RAIN', 'sun', 'Garden', 'ada'].map((word) => `searchValue=${word}`);
    for (const who of people)
      for (const query of [...queries, ...sought]) seen.push(await messages(who, first, query));
    await move(carl, first, 'archive');
    return seen;
  },
);
