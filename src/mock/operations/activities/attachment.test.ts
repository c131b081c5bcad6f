import { describe, expect, test } from 'vitest';
import { reading, WITH_PLANNED, type Readings } from '../../testing/mock.ts';
import type { ActivityRecord } from '../../world/records.ts';
import { membersOf } from '../../testing/people.ts';
import { eventsOf, leastBody, replace, activitiesMock, stateOf } from '../../testing/activities.ts';

const attachmentsMock = (readings: Readings = {}) => {
  const set = activitiesMock(readings, WITH_PLANNED);
  const attach = async (activityId: string, publicToFamily = true, more = {}): Promise<string> => {
    const content = Buffer.from('a word').toString('base64');
    const file = { activityId, name: 'sø.txt', type: 'text/plain', content, publicToFamily, ...more };
    return String(membersOf(await set.pull('attach-to-activity', file))['attachmentId']);
  };
  const get = (activityId: string, attachmentId: string, as?: string) =>
    set.call('GET', `/activities/${activityId}/attachments/${attachmentId}`, {
      ...(as !== undefined && { as }),
    });
  const staff = set.world.store.staff.all()[0]?.id ?? '';
  const attend = (activityId: string, userId: string, status: 'attended' | 'declined'): void =>
    void set.world.store.attendance.insert({
      id: set.world.ids.next('atd'),
      ...{ activityId, occurrenceDate: null, userId, userType: 'resident', status },
      ...{ markedAt: '2026-06-01T00:00:00.000Z', declineReason: null, duration: null },
    });
  return { ...set, staff, attach, get, attend };
};

/** An activity with a file for everyone and one that is hidden from the family, and the answers to a user for each. */
const pair = async (set: ReturnType<typeof attachmentsMock>, activity: Partial<ActivityRecord> = {}) => {
  const { id } = set.put(activity);
  const [open, closed] = [await set.attach(id, true), await set.attach(id, false)];
  const statuses = async (as?: string) => [
    (await set.get(id, open, as)).status,
    (await set.get(id, closed, as)).status,
  ];
  return { id, open, closed, statuses };
};

describe('the answer', () => {
  test('is the bytes of the file, under its own type and name', async () => {
    const set = attachmentsMock();
    const { id, open } = await pair(set);
    const answer = await set.get(id, open);
    expect(new TextDecoder().decode(answer.bytes)).toBe('a word');
    expect(answer.headers.get('content-type')).toBe('text/plain');
    expect(answer.headers.get('content-disposition')).toBe("attachment; filename*=UTF-8''s%C3%B8.txt");
  });

  test('has no known type when none is sent', async () => {
    const set = attachmentsMock();
    const { id } = set.put();
    const made = await set.pull('attach-to-activity', { activityId: id, name: 'x', content: 'AQI=' });
    const answer = await set.get(id, String(membersOf(made)['attachmentId']));
    expect(answer.headers.get('content-type')).toBe('application/octet-stream');
    expect([...answer.bytes]).toEqual([1, 2]);
    expect(set.world.store.activities.find(id)?.attachments).toMatchObject([
      { type: null, publicToFamily: false },
    ]);
  });

  test('activity-attachment-disposition: inline', async () => {
    const set = attachmentsMock(reading('activity-attachment-disposition', 'inline'));
    const { id, open } = await pair(set);
    const { headers } = await set.get(id, open);
    expect(headers.get('content-disposition')).toBe("inline; filename*=UTF-8''s%C3%B8.txt");
  });

  test('activity-attachment-disposition: not-available', async () => {
    const set = attachmentsMock(reading('activity-attachment-disposition', 'not-available'));
    expect(await (await pair(set)).statuses(set.staff)).toEqual([404, 404]);
  });
});

describe('staff and the system actor', () => {
  test('staff of the facility who may read the activity get everything', async () => {
    const set = attachmentsMock();
    expect(await (await pair(set)).statuses(set.staff)).toEqual([200, 200]);
  });

  test('staff elsewhere or without the permission get 403', async () => {
    const set = attachmentsMock();
    const { copenhagen, world } = set;
    const afar = await pair(set, { facilityId: copenhagen.id, calendarId: copenhagen.calendarId });
    expect(await afar.statuses(set.staff)).toEqual([403, 403]);
    const staff = world.store.staff.find(set.staff);
    if (staff) world.store.staff.replace({ ...staff, permissions: [] });
    expect(await (await pair(set)).statuses(set.staff)).toEqual([403, 403]);
  });

  test.each([
    ['served', 200],
    ['refused', 403],
  ] as const)('activity-attachment-system-actor: %s', async (taken, status) => {
    const set = attachmentsMock(reading('activity-attachment-system-actor', taken));
    expect(await (await pair(set)).statuses()).toEqual([status, status]);
  });
});

describe('a resident', () => {
  test('registered and attending people get every attachment, others of the facility get 404', async () => {
    const set = attachmentsMock();
    const { id, statuses } = await pair(set);
    const [registered, attended] = [set.putResident(), set.putResident()];
    const [declined, other] = [set.putResident(), set.putResident()];
    set.register(id, registered);
    set.attend(id, attended, 'attended');
    set.attend(id, declined, 'declined');
    set.register(set.put().id, other);
    for (const as of [registered, attended]) expect(await statuses(as)).toEqual([200, 200]);
    for (const as of [declined, other]) expect(await statuses(as)).toEqual([404, 404]);
  });

  test.each([
    ['not-registered', 404],
    ['registered', 200],
  ] as const)('waitlisted-attachment-download: %s', async (taken, status) => {
    const set = attachmentsMock(reading('waitlisted-attachment-download', taken));
    const { id, statuses } = await pair(set);
    const [waiting, moved] = [set.putResident(), set.putResident()];
    set.register(id, waiting, { status: 'waitlisted' });
    set.register(id, moved, { status: 'waitlisted', onDates: { '2026-06-20': 'registered' } });
    expect(await statuses(waiting)).toEqual([status, status]);
    expect(await statuses(moved)).toEqual([200, 200]);
  });
});

describe('a connection', () => {
  const relative = (set: ReturnType<typeof attachmentsMock>, facilityId: string) =>
    set.addConnection({ residentIds: [set.addResident({ facilityId }).id] }).id;

  test.each(['activity', 'meal'])(
    'gets what is public on a calendar of category %s of a linked resident',
    async (category) => {
      const set = attachmentsMock();
      const calendar = set.world.store.calendars.find(set.utc.calendarId);
      if (calendar) set.world.store.calendars.replace({ ...calendar, category });
      const { id, statuses } = await pair(set);
      expect(await statuses(relative(set, set.utc.id))).toEqual([200, 404]);
      expect(await statuses(relative(set, set.copenhagen.id))).toEqual([404, 404]);
      expect(await statuses(set.addConnection({ facilityIds: [set.utc.id] }).id)).toEqual([404, 404]);
      const registered = relative(set, set.copenhagen.id);
      set.register(id, registered, { userType: 'connection' });
      expect(await statuses(registered)).toEqual([200, 404]);
    },
  );

  test('that attended without being registered gets 404', async () => {
    const set = attachmentsMock();
    const { id, statuses } = await pair(set);
    const afar = relative(set, set.copenhagen.id);
    set.attend(id, afar, 'attended');
    expect(await statuses(afar)).toEqual([404, 404]);
  });

  test.each([
    ['by-category', 404],
    ['every-kind', 200],
  ] as const)('attachment-calendar-kinds: %s', async (taken, status) => {
    const set = attachmentsMock(reading('attachment-calendar-kinds', taken));
    const calendar = set.world.store.calendars.find(set.utc.calendarId);
    if (calendar) set.world.store.calendars.replace({ ...calendar, category: 'outings' });
    expect(await (await pair(set)).statuses(relative(set, set.utc.id))).toEqual([status, 404]);
  });
});

describe('what is not there', () => {
  test('is 404: no activity, no attachment, one of another activity, one that was taken out', async () => {
    const set = attachmentsMock();
    const [one, other] = [await pair(set), await pair(set)];
    for (const as of [undefined, set.staff]) {
      expect((await set.get('nothing', one.open, as)).status).toBe(404);
      expect((await set.get(one.id, 'nothing', as)).status).toBe(404);
      expect((await set.get(one.id, other.open, as)).status).toBe(404);
    }
    const kept = [{ attachmentId: one.closed }];
    expect((await replace(set, one.id, { ...leastBody, attachments: kept })).status).toBe(200);
    expect(await one.statuses()).toEqual([404, 200]);
  });

  test.each([
    ['not-found', 404],
    ['served', 200],
  ] as const)('deleted-activity-read: %s', async (taken, status) => {
    const set = attachmentsMock(reading('deleted-activity-read', taken));
    const { statuses } = await pair(set, { isDeleted: false });
    const [activity] = set.world.store.activities.all();
    if (activity) set.world.store.activities.replace({ ...activity, isDeleted: true });
    for (const as of [undefined, set.staff]) expect(await statuses(as)).toEqual([status, status]);
  });
});

describe('attach-to-activity', () => {
  test('adds a file to those that are there, and sends the event of an update', async () => {
    const set = attachmentsMock();
    const { id, open, closed } = await pair(set);
    expect(set.world.store.activities.find(id)?.attachments).toMatchObject([
      { id: open, publicToFamily: true, size: 6 },
      { id: closed, publicToFamily: false },
    ]);
    expect(eventsOf(set)).toEqual([
      ['activity.updated', id],
      ['activity.updated', id],
    ]);
  });

  test('is refused for what is not there, or where there is no room, and changes nothing', async () => {
    const set = attachmentsMock();
    const { id } = set.put();
    const gone = set.put({ isDeleted: true });
    const before = stateOf(set);
    const file = { name: 'x', content: 'AQI=' };
    for (const activityId of ['nothing', gone.id])
      expect((await set.pull('attach-to-activity', { activityId, ...file })).status).toBe(404);
    Object.assign(set.world.files, { put: () => false });
    expect((await set.pull('attach-to-activity', { activityId: id, ...file })).status).toBe(413);
    expect(stateOf(set)).toEqual(before);
  });
});
