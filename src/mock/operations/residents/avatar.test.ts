import { expect, test } from 'vitest';
import { reading } from '../../testing/mock.ts';
import { dataOf, peopleMock, stateOf } from '../../testing/people.ts';

const photo = async (mock: ReturnType<typeof peopleMock>, id: string) =>
  dataOf(await mock.call('GET', `/residents/${id}`))['profilePhotoUrl'];

test('the delete of a picture answers 204 and clears the link', async () => {
  const mock = peopleMock();
  const { id } = mock.addResident();
  const { avatarUrl } = dataOf(await mock.upload(`/residents/${id}/avatar`, 'face'));
  expect((await mock.call('DELETE', `/residents/${id}/avatar`)).status).toBe(204);
  expect(await photo(mock, id)).toBeNull();
  expect(mock.follow(avatarUrl)).toBeUndefined();
});

test('the link of a former picture is refused, or serves it (former-avatar-link)', async () => {
  for (const taken of ['gone', 'served'] as const) {
    const mock = peopleMock(reading('former-avatar-link', taken));
    const path = `/residents/${mock.addResident().id}/avatar`;
    const former = dataOf(await mock.upload(path, 'face'))['avatarUrl'];
    await mock.upload(path, 'profile');
    await mock.call('DELETE', path);
    expect(mock.follow(former) === undefined).toBe(taken === 'gone');
  }
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
