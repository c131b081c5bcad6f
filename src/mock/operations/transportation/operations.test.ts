import { describe, expect, test } from 'vitest';
import { idOf } from '../../testing/people.ts';
import { transportationMock } from '../../testing/transportation.ts';

describe('a recurring request', () => {
  const weekly = { recurring: { frequency: 'weekly', count: 4, exceptionDates: ['2026-07-02'] } };

  test('its creator may not change it, and no user may comment on it', async () => {
    const { call, path, staffMakes, replace, cancel, state, residentId } = transportationMock();
    const own = await staffMakes({ ...weekly, creatorId: residentId });
    const theirs = await staffMakes(weekly);
    const before = state();
    expect([(await replace(own)).status, (await cancel(own)).status]).toEqual([409, 409]);
    expect([(await replace(theirs)).status, (await cancel(theirs)).status]).toEqual([403, 403]);
    for (const id of [own, theirs]) {
      const comment = { as: residentId, body: { text: 'When?' } };
      expect((await call('POST', `${path}/${id}/comments`, comment)).status).toBe(409);
    }
    expect(state()).toEqual(before);
  });
});

test('a request that staff deleted is gone, with what was written about it', async () => {
  const { ask, call, path, listed, read, replace, cancel, staffDo, reportedEvents, world, residentId } =
    transportationMock();
  const id = idOf(await ask());
  const form = new FormData();
  form.append('text', 'The letter');
  form.append('files', new File(['Dear'], 'letter.txt', { type: 'text/plain' }));
  await call('POST', `${path}/${id}/comments`, { as: residentId, form });
  const fileId = world.store.requestComments.all()[0]?.attachments[0]?.fileId ?? '';
  expect(world.files.get(fileId)).toBeDefined();
  expect(await staffDo('delete-transportation-request', id)).toBe(200);
  expect((await listed()).body).toEqual({ data: [] });
  const answers = [
    await read(id),
    await replace(id),
    await cancel(id),
    await call('GET', `${path}/${id}/comments`, { as: residentId }),
  ];
  expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404]);
  expect(world.store.requestComments.all()).toEqual([]);
  expect(world.files.get(fileId)).toBeUndefined();
  expect(reportedEvents().at(-1)).toEqual(['transportation_request.deleted', id]);
});
