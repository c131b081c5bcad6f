import { expect, test } from 'vitest';
import { reading } from '../../testing/mock.ts';
import { standardPicture } from '../standard-picture.ts';
import { dataOf, peopleMock, stateOf } from '../../testing/people.ts';

const NO_LINKS = { avatarUrl: null, thumbUrl: null };

test('an uploaded picture shows on the connection until it is deleted', async () => {
  const mock = peopleMock();
  const { id } = mock.addConnection();
  const links = dataOf(await mock.upload(`/connections/${id}/avatar`, 'face'));
  expect(mock.follow(links['avatarUrl'])).toBe('face');
  expect(mock.follow(links['thumbUrl'])).toBe('face');
  expect(dataOf(await mock.call('GET', `/connections/${id}`))).toMatchObject(links);
  expect((await mock.call('DELETE', `/connections/${id}/avatar`)).status).toBe(204);
  expect(dataOf(await mock.call('GET', `/connections/${id}`))).toMatchObject(NO_LINKS);
});

test('avatar-links set-and-kept keeps the links after the delete', async () => {
  const mock = peopleMock({ 'avatar-links': { uploadConnectionAvatar: 'set-and-kept' } });
  const { id } = mock.addConnection();
  const links = dataOf(await mock.upload(`/connections/${id}/avatar`, 'face'));
  expect((await mock.call('DELETE', `/connections/${id}/avatar`)).status).toBe(204);
  expect(dataOf(await mock.call('GET', `/connections/${id}`))).toMatchObject(links);
});

test('avatar-links not-shown never shows the picture on the connection', async () => {
  const mock = peopleMock({ 'avatar-links': { uploadConnectionAvatar: 'not-shown' } });
  const { id } = mock.addConnection();
  expect(dataOf(await mock.upload(`/connections/${id}/avatar`, 'face'))['avatarUrl']).not.toBeNull();
  expect(dataOf(await mock.call('GET', `/connections/${id}`))).toMatchObject(NO_LINKS);
});

test('an upload without a file answers the links as they are', async () => {
  const mock = peopleMock();
  const { id } = mock.addConnection();
  const path = `/connections/${id}/avatar`;
  expect(await mock.upload(path)).toMatchObject({ status: 200, body: { data: NO_LINKS } });
  const links = dataOf(await mock.upload(path, 'face'));
  const before = stateOf(mock.world);
  expect(dataOf(await mock.upload(path))).toEqual(links);
  expect(dataOf(await mock.call('POST', path))).toEqual(links);
  const unchosen = new FormData();
  unchosen.append('file', new File([], ''));
  expect(dataOf(await mock.call('POST', path, { form: unchosen }))).toEqual(links);
  expect(stateOf(mock.world)).toEqual(before);
});

test('avatar-without-file clears takes the picture away', async () => {
  const mock = peopleMock(reading('avatar-without-file', 'clears'));
  const { id } = mock.addConnection();
  await mock.upload(`/connections/${id}/avatar`, 'face');
  expect(await mock.upload(`/connections/${id}/avatar`)).toMatchObject({
    status: 200,
    body: { data: NO_LINKS },
  });
  expect(dataOf(await mock.call('GET', `/connections/${id}`))).toMatchObject(NO_LINKS);
});

test('avatar-without-file default-picture gives the standard picture', async () => {
  const mock = peopleMock(reading('avatar-without-file', 'default-picture'));
  const { id } = mock.addConnection();
  const links = dataOf(await mock.upload(`/connections/${id}/avatar`));
  expect(mock.follow(links['avatarUrl'])).toBe(new TextDecoder().decode(standardPicture));
  expect(dataOf(await mock.call('GET', `/connections/${id}`))).toMatchObject(links);
});

test('a text in place of the file is refused', async () => {
  const mock = peopleMock();
  const form = new FormData();
  form.append('file', 'no file');
  const { id } = mock.addConnection();
  expect((await mock.call('POST', `/connections/${id}/avatar`, { form })).status).toBe(400);
});

test('delete-missing-avatar: 204 by default, refused otherwise', async () => {
  const lenient = peopleMock();
  expect((await lenient.call('DELETE', `/connections/${lenient.addConnection().id}/avatar`)).status).toBe(
    204,
  );
  const mock = peopleMock({ 'delete-missing-avatar': { deleteConnectionAvatar: 'not-found' } });
  expect((await mock.call('DELETE', `/connections/${mock.addConnection().id}/avatar`)).status).toBe(404);
});

test('an avatar of an unknown id is refused', async () => {
  const mock = peopleMock();
  expect((await mock.upload('/connections/nobody/avatar', 'face')).status).toBe(404);
  expect((await mock.call('DELETE', '/connections/nobody/avatar')).status).toBe(404);
});
