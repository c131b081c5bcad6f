import { describe, expect, test } from 'vitest';
import { dataOf, idOf, idsOf, itemsOf, membersOf } from '../../testing/people.ts';
import { base64, listIn, workRequestsMock } from '../../testing/work-requests.ts';

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

  test('teams that staff edit in one facility are those of all, its types are its own', async () => {
    const { call, home, away, addResident, staff } = workRequestsMock();
    const other = addResident({ facilityId: away });
    const teams = [{ key: 'all', name: 'Everything' }];
    await staff('edit-work-request-settings', { facilityId: home, teams, types: ['Lifts'] });
    const there = dataOf(await call('GET', `/facilities/${away}/work-request-settings`, { as: other.id }));
    expect(there).toMatchObject({ facilityId: away, teams });
    expect(there['types']).not.toEqual(['Lifts']);
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

  test('puts it into the room of the resident, whatever the creator', async () => {
    const { create, daughter } = workRequestsMock();
    expect(dataOf(await create({}, daughter))).toMatchObject({
      location: '12A',
      creator: { id: daughter, name: 'Dora Dahl', phone: '5550199' },
    });
  });

  test('takes a location that is in no list, and none for a resident without a room', async () => {
    const { create } = workRequestsMock({}, { roomNumber: null });
    expect(dataOf(await create({ location: 'On the roof' }))['location']).toBe('On the roof');
    expect(dataOf(await create())['location']).toBeNull();
  });

  test.each([
    ['team', 'Housekeeping'],
    ['team', 'nobody'],
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

  test('needs no team where the tenant has one, and shows it', async () => {
    const { create, home, staff } = workRequestsMock();
    const teams = [{ key: 'all', name: 'Everything' }];
    await staff('edit-work-request-settings', { facilityId: home, teams });
    expect(dataOf(await create({ team: undefined }))['team']).toBe('all');
    expect((await create({ team: 'maintenance' })).status).toBe(400);
  });

  test('takes each team and each type of the settings', async () => {
    const { create, call, home, resident } = workRequestsMock();
    const settings = dataOf(
      await call('GET', `/facilities/${home}/work-request-settings`, { as: resident.id }),
    );
    const teams = listIn(settings, 'teams');
    const types = [settings['types']].flat();
    for (const { key } of teams) expect((await create({ team: key })).status).toBe(201);
    for (const type of types) expect((await create({ type })).status).toBe(201);
    expect([teams.length, types.length]).toEqual([3, 7]);
  });

  test('keeps files, which everybody who sees the request reads', async () => {
    const { createWithFiles, on, daughter, son } = workRequestsMock();
    const made = await createWithFiles(['first', 'second'], daughter);
    const attachments = listIn(dataOf(made), 'attachments');
    expect(attachments).toMatchObject([
      { name: 'page 1.txt', type: 'text/plain', size: 5 },
      { name: 'page 2.txt', size: 6 },
    ]);
    const path = `/${idOf(made)}/attachments/${String(attachments[1]?.['id'])}`;
    for (const as of [undefined, daughter, son]) {
      const { status, bytes, headers } = await on('GET', path, as);
      expect([status, new TextDecoder().decode(bytes)]).toEqual([200, 'second']);
      expect(headers.get('content-disposition')).toContain('page%202.txt');
    }
    expect((await on('GET', `/${idOf(made)}/attachments/rqa_nothing`)).status).toBe(404);
  });

  test('refuses a sixth file and makes nothing', async () => {
    const { createWithFiles, state } = workRequestsMock();
    const before = state();
    expect((await createWithFiles(['1', '2', '3', '4', '5', '6'])).status).toBe(400);
    expect(state()).toEqual(before);
    expect((await createWithFiles(['1', '2', '3', '4', '5'])).status).toBe(201);
  });
});

describe('the list', () => {
  test('comes newest first, page by page', async () => {
    const { made, list } = workRequestsMock();
    const ids = [await made(), await made(), await made()];
    const page = await list({ pageSize: '2' });
    expect([idsOf(page), page.body]).toMatchObject([[ids[2], ids[1]], { hasMore: true }]);
    const cursor = String(membersOf(page)['nextCursor']);
    expect((await list({ pageSize: '2', cursor })).body).toMatchObject({
      data: [{ id: ids[0] }],
      nextCursor: null,
      hasMore: false,
    });
  });

  test('holds a request in each state; the filter keeps one or several of them', async () => {
    const { made, list, cancel, staff } = workRequestsMock();
    const [open, begun, done, gone] = [await made(), await made(), await made(), await made()];
    await staff('start-work-request', { workRequestId: begun });
    await staff('complete-work-request', { workRequestId: done });
    await cancel(gone);
    expect(idsOf(await list())).toEqual([gone, done, begun, open]);
    expect(idsOf(await list({ status: 'in_progress' }))).toEqual([begun]);
    expect(idsOf(await list({ status: 'open,cancelled' }))).toEqual([gone, open]);
    expect((await list({ status: 'open,denied' })).status).toBe(400);
    expect((await list({ status: '' })).status).toBe(400);
  });

  test('is filtered by type, which those without one are not, and by both', async () => {
    const { made, list, cancel } = workRequestsMock();
    const [plumbing] = [await made({ type: 'Plumbing' }), await made({ type: 'Other' }), await made()];
    const second = await made({ type: 'Plumbing' });
    await cancel(second);
    expect(idsOf(await list({ type: 'Plumbing' }))).toEqual([second, plumbing]);
    expect(idsOf(await list({ type: 'Plumbing', status: 'open' }))).toEqual([plumbing]);
    expect(idsOf(await list({ type: 'Nothing of the kind' }))).toEqual([]);
  });

  test('shows a connection what connections made, and no user a maintenance schedule', async () => {
    const { made, list, on, staff, resident, daughter, son } = workRequestsMock();
    const [own, hers] = [await made(), await made({}, daughter)];
    const { workRequestId: theirs } = await staff('create-work-request', { residentId: resident.id });
    const { workRequestId: schedule } = await staff('create-maintenance-schedule', {
      residentId: resident.id,
    });
    expect(idsOf(await list())).toEqual([theirs, hers, own]);
    expect(idsOf(await list({}, son))).toEqual([hers]);
    for (const below of ['', '/comments'])
      expect((await on('GET', `/${String(schedule)}${below}`)).status).toBe(404);
    expect((await on('GET', `/${String(theirs)}`)).status).toBe(200);
  });
});

describe('cancel', () => {
  test.each([false, true])('by the creator keeps the request; in progress: %s', async (isBegun) => {
    const { made, cancel, read, list, staff, resident } = workRequestsMock();
    const id = await made({ type: 'Other' });
    if (isBegun) await staff('start-work-request', { workRequestId: id });
    const before = await read(id);
    const answer = await cancel(id);
    expect(answer.status).toBe(200);
    const history = listIn(before, 'statusHistory');
    expect(dataOf(answer)).toEqual({
      ...before,
      status: 'cancelled',
      canCancel: false,
      statusHistory: [
        ...history,
        {
          status: 'cancelled',
          date: '2026-06-15T12:00:00.000Z',
          changedBy: { id: resident.id, name: 'Ada Berg' },
        },
      ],
    });
    expect(history).toHaveLength(isBegun ? 2 : 1);
    expect(await read(id)).toEqual(dataOf(answer));
    expect(itemsOf(await list())).toEqual([dataOf(answer)]);
  });

  test('is for the creator alone: 403 for who sees it, 404 for who does not', async () => {
    const { made, cancel, state, daughter, son, addResident, addConnection } = workRequestsMock();
    const [own, hers] = [await made(), await made({}, daughter)];
    const before = state();
    const neighbor = addResident().id;
    const unlinked = addConnection().id;
    const after = state();
    expect(after).not.toEqual(before);
    expect((await cancel(hers)).status).toBe(403);
    expect((await cancel(hers, son)).status).toBe(403);
    for (const as of [daughter, son]) expect((await cancel(own, as)).status).toBe(404);
    for (const as of [neighbor, unlinked]) expect((await cancel(hers, as)).status).toBe(404);
    expect(state()).toEqual(after);
  });

  test.each(['completed', 'cancelled'])('of a %s request is refused with 409', async (status) => {
    const { made, cancel, state, staff } = workRequestsMock();
    const id = await made();
    await (status === 'completed' ? staff('complete-work-request', { workRequestId: id }) : cancel(id));
    const before = state();
    expect((await cancel(id)).status).toBe(409);
    expect(state()).toEqual(before);
  });

  test('is the only way to change a request', async () => {
    const { made, on, state } = workRequestsMock();
    const id = await made();
    const before = state();
    for (const method of ['PUT', 'PATCH', 'DELETE'])
      expect((await on(method, `/${id}`, undefined, { body: { title: 'Another' } })).status).toBe(405);
    expect(state()).toEqual(before);
  });
});

describe('comments', () => {
  test('are shown oldest first, with those of staff that are for the family', async () => {
    const { made, on, staff, daughter } = workRequestsMock();
    const workRequestId = await made({}, daughter);
    const said = (text: string, as: string) =>
      on('POST', `/${workRequestId}/comments`, as, { body: { text } });
    expect((await said('Any news?', daughter)).status).toBe(201);
    const files = [{ name: 'bill.txt', type: 'text/plain', content: base64('42') }];
    const { attachmentIds } = await staff('comment-on-work-request', {
      ...{ workRequestId, text: 'Too dear?', visibleToFamily: false, files },
    });
    await staff('comment-on-work-request', { workRequestId, text: 'Tomorrow.', visibleToFamily: true });
    const { body } = await on('GET', `/${workRequestId}/comments`);
    expect(body).toMatchObject({
      data: [
        { text: 'Any news?', author: { id: daughter, userType: 'connection' } },
        { text: 'Tomorrow.', author: { userType: 'staff' } },
      ],
    });
    const [hidden] = [attachmentIds].flat();
    expect((await on('GET', `/${workRequestId}/attachments/${String(hidden)}`)).status).toBe(404);
  });

  test('are refused where the request is not seen, and make nothing', async () => {
    const { made, on, state, daughter } = workRequestsMock();
    const id = await made();
    const before = state();
    const body = { text: 'Hello' };
    expect((await on('POST', `/${id}/comments`, daughter, { body })).status).toBe(404);
    expect((await on('POST', '/wrq_nothing/comments', undefined, { body })).status).toBe(404);
    expect(state()).toEqual(before);
  });
});
