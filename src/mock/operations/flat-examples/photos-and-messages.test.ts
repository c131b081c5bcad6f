import { expect, test } from 'vitest';
import { idsOf, itemsOf } from '../../testing/people.ts';
import { flatMock } from '../../testing/flat-examples.ts';

const caption = { text: 'Tea', creatorId: 'somebody', created: '2026-06-02T00:00:00.000Z' };

test('the flat list of photos holds those in which the resident is tagged', async () => {
  const { photos, addPhoto, residents } = flatMock();
  const [first, second] = residents;
  const both = addPhoto([second, first], { caption });
  const own = addPhoto([first]);
  addPhoto([second]);
  addPhoto([]);
  addPhoto([first], { isDeleted: true });
  const answer = await photos();
  expect(answer.status).toBe(200);
  expect(itemsOf(answer)).toEqual([
    {
      id: both,
      residentId: first,
      url: expect.stringMatching(/^http:.*\/__files\/fil_/),
      caption: 'Tea',
      createdAt: '2026-06-01T00:00:00.000Z',
    },
    expect.objectContaining({ id: own, residentId: first, caption: null }),
  ]);
  expect(itemsOf(await photos({ residentId: second }))).toMatchObject([
    { id: both, residentId: second },
    { residentId: second },
  ]);
});

test('one path takes the flat list and the upload', async () => {
  const { call, photos, residents, home } = flatMock();
  const form = new FormData();
  form.append('facilities', home);
  form.append('users', residents[0]);
  form.append('file', new File(['picture'], 'garden.png', { type: 'image/png' }));
  const { body } = await call('POST', '/photos', { form });
  expect(body).toMatchObject({ data: { thumbUrl: expect.any(String) } });
  const [item] = itemsOf(await photos());
  expect(Object.keys(item ?? {}).sort()).toEqual(['caption', 'createdAt', 'id', 'residentId', 'url']);
});

test('the flat list of messages holds those of the threads in which the resident takes part', async () => {
  const { messages, addThread, residents, world } = flatMock();
  const [first, second] = residents;
  const [hello = ''] = addThread([first, second], ['Hello']);
  const [yes, no] = addThread([second, first], ['Yes', 'No']);
  addThread([second], ['Alone']);
  addThread([first], ['Gone'], { isDeleted: true });
  expect(itemsOf(await messages())).toEqual([
    {
      id: hello,
      residentId: first,
      subject: 'Thread 1',
      body: 'Hello',
      createdAt: '2026-06-01T00:00:00.000Z',
    },
    expect.objectContaining({ id: yes, subject: 'Thread 2', residentId: first }),
    expect.objectContaining({ id: no, body: 'No' }),
  ]);
  const [thread] = world.store.threads.all();
  if (thread)
    world.store.threads.replace({
      ...thread,
      standings: thread.standings.map((one) => ({ ...one, hasLeft: one.personId === first })),
    });
  expect(idsOf(await messages())).toEqual([yes, no]);
});

test.each(['photos', 'messages'] as const)('a limit leaves the newest %s', async (list) => {
  const mock = flatMock();
  const [first] = mock.residents;
  const ids =
    list === 'photos'
      ? Array.from({ length: 60 }, () => mock.addPhoto([first]))
      : mock.addThread([first], Array.from({ length: 60 }, String));
  expect(idsOf(await mock[list]())).toEqual(ids.slice(10));
  expect(idsOf(await mock[list]({ limit: '1' }))).toEqual(ids.slice(59));
  expect(idsOf(await mock[list]({ limit: '7' }))).toEqual(ids.slice(53));
  expect(idsOf(await mock[list]({ limit: '500' }))).toEqual(ids);
});

test.each(['photos', 'messages'] as const)('what cannot be asked of %s is refused', async (list) => {
  const mock = flatMock();
  for (const query of [
    { residentId: undefined },
    { limit: '0' },
    { limit: '-1' },
    { limit: 'ten' },
    { limit: '1.5' },
  ])
    expect([query, (await mock[list](query)).status]).toEqual([query, 400]);
  expect((await mock[list]({ residentId: 'nobody' })).body).toEqual({ data: [] });
});
