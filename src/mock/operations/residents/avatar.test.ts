import { expect, test } from 'vitest';
import { reading } from '../../testing/mock.ts';
import { dataOf, peopleMock, stateOf } from '../../testing/people.ts';

const photo = async (mock: ReturnType<typeof peopleMock>, id: string) =>
  dataOf(await mock.call('GET', `/residents/${id}`))['profilePhotoUrl'];

test('an uploaded picture can be fetched by the links of the answer and of the resident', async () => {
  const mock = peopleMock();
  const { id } = mock.addResident();
  const answer = await mock.upload(`/residents/${id}/avatar`, 'face');
  expect(answer.status).toBe(200);
  const { avatarUrl, thumbUrl } = dataOf(answer);
  expect(mock.follow(avatarUrl)).toBe('face');
  expect(mock.follow(thumbUrl)).toBe('face');
  expect(await photo(mock, id)).toBe(avatarUrl);
});

test('another upload takes the place of the first, whose bytes are let go', async () => {
  const mock = peopleMock();
  const { id } = mock.addResident();
  const first = dataOf(await mock.upload(`/residents/${id}/avatar`, 'one'))['avatarUrl'];
  await mock.upload(`/residents/${id}/avatar`, 'two');
  expect(mock.follow(first)).toBeUndefined();
  expect(mock.follow(await photo(mock, id))).toBe('two');
});

test('the delete of a picture answers 204 and clears the link', async () => {
  const mock = peopleMock();
  const { id } = mock.addResident();
  const { avatarUrl } = dataOf(await mock.upload(`/residents/${id}/avatar`, 'face'));
  expect((await mock.call('DELETE', `/residents/${id}/avatar`)).status).toBe(204);
  expect(await photo(mock, id)).toBeNull();
  expect(mock.follow(avatarUrl)).toBeUndefined();
});

test('avatar-links set-and-kept keeps the link after the delete, and it leads somewhere', async () => {
  const mock = peopleMock({ 'avatar-links': { uploadResidentAvatar: 'set-and-kept' } });
  const { id } = mock.addResident();
  const { avatarUrl } = dataOf(await mock.upload(`/residents/${id}/avatar`, 'face'));
  expect((await mock.call('DELETE', `/residents/${id}/avatar`)).status).toBe(204);
  expect(await photo(mock, id)).toBe(avatarUrl);
  expect(mock.follow(avatarUrl)).toBe('face');
  await mock.upload(`/residents/${id}/avatar`, 'next');
  expect(mock.follow(await photo(mock, id))).toBe('next');
  expect(mock.follow(avatarUrl)).toBeUndefined();
});

test('avatar-links not-shown leaves the link of the resident alone', async () => {
  const mock = peopleMock(reading('avatar-links', 'not-shown'));
  const plain = mock.addResident();
  const { avatarUrl } = dataOf(await mock.upload(`/residents/${plain.id}/avatar`, 'face'));
  expect(mock.follow(avatarUrl)).toBe('face');
  expect(await photo(mock, plain.id)).toBeNull();
  const seeded = mock.addResident({ avatarFileId: 'fil_seed' });
  await mock.upload(`/residents/${seeded.id}/avatar`, 'face');
  expect((await mock.call('DELETE', `/residents/${seeded.id}/avatar`)).status).toBe(204);
  expect(await photo(mock, seeded.id)).toBe('http://mock.test/__files/fil_seed');
});

test.each(['set-and-cleared', 'set-and-kept', 'not-shown'] as const)(
  'delete-missing-avatar not-found under avatar-links %s refuses the second delete only',
  async (links) => {
    const mock = peopleMock({
      'delete-missing-avatar': { deleteResidentAvatar: 'not-found' },
      'avatar-links': links,
    });
    const { id } = mock.addResident();
    await mock.upload(`/residents/${id}/avatar`, 'face');
    expect((await mock.call('DELETE', `/residents/${id}/avatar`)).status).toBe(204);
    expect((await mock.call('DELETE', `/residents/${id}/avatar`)).status).toBe(404);
  },
);

test('the delete of a picture that is not there answers 204', async () => {
  const mock = peopleMock();
  expect((await mock.call('DELETE', `/residents/${mock.addResident().id}/avatar`)).status).toBe(204);
});

test.each([
  ['bad-request', 400],
  ['unprocessable', 422],
  ['another-refusal', 409],
] as const)(
  'missing-required-status %s: a form without the file is refused with %i',
  async (taken, status) => {
    const mock = peopleMock(reading('missing-required-status', taken));
    const { id } = mock.addResident();
    const before = stateOf(mock.world);
    expect((await mock.upload(`/residents/${id}/avatar`)).status).toBe(status);
    const text = new FormData();
    text.append('file', 'no file');
    expect((await mock.call('POST', `/residents/${id}/avatar`, { form: text })).status).toBe(status);
    const unchosen = new FormData();
    unchosen.append('file', new File([], ''));
    expect((await mock.call('POST', `/residents/${id}/avatar`, { form: unchosen })).status).toBe(status);
    expect(stateOf(mock.world)).toEqual(before);
  },
);

test('a picture for which there is no room is refused and changes nothing', async () => {
  const mock = peopleMock();
  const { id } = mock.addResident();
  const { files } = mock.world;
  files.put({ id: 'filler', name: 'filler', type: '', bytes: new Uint8Array(512 * 1024 * 1024 - 2) });
  const before = stateOf(mock.world);
  expect((await mock.upload(`/residents/${id}/avatar`, 'face')).status).toBe(413);
  expect(stateOf(mock.world)).toEqual(before);
});

test('an avatar of an unknown id is refused', async () => {
  const mock = peopleMock();
  expect((await mock.upload('/residents/nobody/avatar', 'face')).status).toBe(404);
  expect((await mock.call('DELETE', '/residents/nobody/avatar')).status).toBe(404);
});
