import { describe, expect, test } from 'vitest';
import { idOf, idsOf } from '../../testing/people.ts';
import { transportationMock, RIDE, WINDOW } from '../../testing/transportation.ts';

const NOW = '2026-06-15T12:00:00.000Z';

test('a request is made, read, listed, replaced and cancelled', async () => {
  const { ask, read, listed, replace, cancel, reportedEvents, residentId, facilityId } = transportationMock();
  const made = await ask({ notes: 'Bring the papers', transportationType: 'Wheelchair van' });
  expect(made.status).toBe(201);
  const data = {
    ...RIDE,
    id: idOf(made),
    referenceNumber: 'TR-00001',
    ...{ residentId, facilityId, status: 'pending', timezone: 'UTC' },
    ...{ pickupTime: null, returnTime: null, pickupLocation: null, destinationAddress: null },
    ...{ transportationType: 'Wheelchair van', mobilityNeeds: null, notes: 'Bring the papers' },
    ...{ mileage: null, driver: null, vehicle: null, isRecurring: false, occurrenceDate: null },
    creator: { id: residentId, name: 'Ada Berg', phone: '+1 555 0100' },
    ...{ canEdit: true, canCancel: true, created: NOW, modified: null },
  };
  expect(made.body).toEqual({ data });
  expect((await read(data.id)).body).toEqual({ data });
  expect((await listed()).body).toEqual({ data: [data] });

  const more = { tripType: 'roundtrip', returnTime: '14:00', pickupTime: '11:00', pickupLocation: 'Lobby' };
  const replaced = await replace(data.id, { ...more, status: 'approved', id: 'trq_mine' });
  const then = { ...data, ...more, notes: null, transportationType: null, modified: NOW };
  expect([replaced.status, replaced.body]).toEqual([200, { data: then }]);
  expect((await read(data.id)).body).toEqual({ data: then });

  const cancelled = await cancel(data.id);
  const kept = { ...then, status: 'cancelled', canEdit: false, canCancel: false };
  expect([cancelled.status, cancelled.body]).toEqual([200, { data: kept }]);
  expect((await listed()).body).toEqual({ data: [kept] });
  expect(reportedEvents()).toEqual([
    ['transportation_request.created', data.id],
    ['transportation_request.updated', data.id],
    ['transportation_request.updated', data.id],
  ]);
});

describe('the list', () => {
  test('it holds the states that are asked for', async () => {
    const { ask, cancel, listed, staffDo } = transportationMock();
    const ids = [idOf(await ask()), idOf(await ask()), idOf(await ask())];
    const [pending = '', approved = '', cancelled = ''] = ids;
    await staffDo('approve-transportation-request', approved);
    await cancel(cancelled);
    const asked = async (status: string) => idsOf(await listed(`${WINDOW}&status=${status}`));
    expect(await asked('pending')).toEqual([pending]);
    expect(await asked('cancelled,pending')).toEqual([pending, cancelled]);
    expect(await asked('approved,denied')).toEqual([approved]);
    expect(await asked('completed')).toEqual([]);
    expect((await listed(`${WINDOW}&status=pending,open`)).status).toBe(400);
  });
});

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
