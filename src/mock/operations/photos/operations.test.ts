import { expect, test } from 'vitest';
import { photosMock } from '../../testing/photos.ts';

test('uploads that lack or mistake something are refused, and nothing changes', async () => {
  const { upload, call, state, home, ofActivity, put } = photosMock();
  const gone = put({ isDeleted: true });
  const before = state();
  for (const to of ['/photos', ofActivity]) {
    expect((await upload({}, { to, file: null })).status).toBe(400);
    expect((await upload({ file: 'no file' }, { to, file: null })).status).toBe(400);
    expect((await upload({ facilities: '' }, { to })).status).toBe(400);
    expect((await upload({ facilities: ' , ' }, { to })).status).toBe(400);
    expect((await upload({ facilities: `${home},fac_nowhere` }, { to })).status).toBe(400);
    expect((await upload({ users: 'res_nobody' }, { to })).status).toBe(400);
    expect((await call('POST', to, { body: { facilities: home } })).status).toBe(415);
  }
  const form = new FormData();
  form.append('file', new File(['x'], 'x.png'));
  form.append('facilities', new File([home], 'facilities'));
  expect((await call('POST', '/photos', { form })).status).toBe(400);
  expect((await upload({ albumId: 'alb_none' })).status).toBe(400);
  expect((await upload({ type: 'selfie' })).status).toBe(400);
  for (const id of ['act_none', gone.id])
    expect((await upload({}, { to: `/activities/${id}/photos` })).status).toBe(404);
  expect(state()).toEqual(before);
});
