import { describe, expect, test } from 'vitest';
import { dataOf, idOf, itemsOf } from '../../testing/people.ts';
import { workRequestsMock } from '../../testing/work-requests.ts';

describe('the settings', () => {
  test('are those of the facility in the path, the usual ones until staff edit them', async () => {
    const { call, home, resident, staff } = workRequestsMock();
    const path = `/facilities/${home}/work-request-settings`;
    const usual = dataOf(await call('GET', path, { as: resident.id }));
    expect(usual).toMatchObject({ facilityId: home, teams: [{ key: 'maintenance' }, {}, {}] });
    await staff('edit-work-request-settings', { facilityId: home, types: ['Lifts'] });
    const edited = await call('GET', path, { as: resident.id });
    expect(edited.body).toEqual({ data: { ...usual, types: ['Lifts'] } });
    await staff('edit-work-request-settings', { facilityId: home, locations: ['Roof'] });
    expect(dataOf(await call('GET', path, { as: resident.id }))).toMatchObject({
      types: ['Lifts'],
      locations: ['Roof'],
      teams: usual['teams'],
    });
  });
});

describe('create', () => {
  test('makes an open request without urgency that shows what was sent', async () => {
    const { create, read, list, resident, home } = workRequestsMock();
    const sent = { description: 'At night', type: 'Plumbing', location: 'Bathroom', team: 'it' };
    const made = await create(sent);
    expect(made.status).toBe(201);
    expect(made.body).toMatchObject({
      data: {
        ...sent,
        title: 'Dripping tap',
        residentId: resident.id,
        facilityId: home,
        status: 'open',
        urgency: 'none',
        statusHistory: [{ status: 'open', changedBy: { id: resident.id, name: 'Ada Berg' } }],
        crew: [],
        scheduledDate: null,
        completedDate: null,
        attachments: [],
        creator: { id: resident.id, name: 'Ada Berg', phone: '555 0100' },
        canCancel: true,
      },
    });
    expect(await read(idOf(made))).toEqual(dataOf(made));
    expect(itemsOf(await list())).toEqual([dataOf(made)]);
  });

  test.each([
    ['team', 'Housekeeping'],
    ['team', 'unknown'],
    ['team', ''],
    ['type', 'plumbing'],
    ['type', ''],
  ])('refuses %s %o with 400 and makes nothing', async (member, value) => {
    const { create, state } = workRequestsMock();
    const before = state();
    const { status, body } = await create({ [member]: value });
    expect([status, body]).toMatchObject([400, { validation: [{ pointer: `/${member}` }] }]);
    expect(state()).toEqual(before);
  });

  test('refuses to guess a team while there are several, and needs a title', async () => {
    const { create, state } = workRequestsMock();
    const before = state();
    expect((await create({ team: undefined })).status).toBe(400);
    expect((await create({ title: undefined })).status).toBe(400);
    expect(state()).toEqual(before);
  });

  test('refuses a sixth file and makes nothing', async () => {
    const { createWithFiles, state } = workRequestsMock();
    const before = state();
    expect((await createWithFiles(['1', '2', '3', '4', '5', '6'])).status).toBe(400);
    expect(state()).toEqual(before);
    expect((await createWithFiles(['1', '2', '3', '4', '5'])).status).toBe(201);
  });
});
