import { activityBody, makeActivity } from '../../factories/activities.ts';
import { soleCalendar } from '../../factories/calendars.ts';
import { namedStaff } from '../../factories/named-staff.ts';
import { givenQueue, givenRegistration, guestAt, soonActivity } from '../../factories/registrations.ts';
import { attachedActivity, cancelledActivity, pastActivity } from '../../factories/activities-by-staff.ts';
import { field, items } from '../../kit/json.ts';
import { hasLever } from '../../kit/levers.ts';
import { isSuccess } from '../../kit/match.ts';
import { listedBy, presence, shownBy, type ShownResource } from '../../kit/presence.ts';
import { byId, dataOf, listOf, text, objects } from '../../kit/read.ts';
import type { Identity } from '../../kit/run.ts';
import { isBlank } from '../../kit/same.ts';
import type { Tools } from '../../kit/tools.ts';
import { membersOf, typesOf } from '../../laws/shown.ts';
import { registeredTwice } from './people.ts';
import { listAround, activitiesShown, activityShown } from './shown.ts';
import { startDayAt } from '../../factories/activities-series.ts';
import { activityIn } from '../activity-lists.ts';
import { aTimeOfDay, shownIn } from '../../laws/dated-members.ts';
import type { Shown } from '../../laws/member-types.ts';
import { occurrenceOn, someOccurrences } from './occurrences.ts';

const ACTIVITY = { resource: 'Activity', record: 'Activity', clause: 'ACT-105' } as const;

/** The members that every activity has, or that are sent. */
const ofItsOwn = membersOf('Activity').filter((name) => !name.includes('.') && name !== 'isCancelled');

const read = async (t: Tools, activityId: string): Promise<ShownResource> =>
  shownBy(await t.call('getActivity', { path: { activityId } }));

presence(
  {
    id: 'activities.shows-its-members',
    says: 'An activity shows every listed member that has a value.',
    ...ACTIVITY,
    members: [...ofItsOwn, 'calendarName'],
  },
  async (t) => {
    const where = await soleCalendar(t);
    const { calendarId, facilityId } = where;
    const details = async (isOpen: boolean) => ({
      ...(await activityBody(t, { maxRegisteredConnections: 3 }, facilityId)),
      timeType: 'exactTime' as const,
      location: t.fresh.text('Room'),
      description: t.fresh.text('Bring a cup'),
      allowConnections: isOpen,
    });
    const calendars = listOf(await t.call('listCalendars', { path: { facilityId } }));
    const calendarName = byId(calendars, calendarId)?.['name'] ?? undefined;
    const valuesOf = (body: Awaited<ReturnType<typeof details>>) => ({
      ...body,
      ...{ calendarId, calendarName, facilityId, isPastActivity: false, isRecurring: false },
    });
    const first = await details(true);
    const created = await makeActivity(t, calendarId, first);
    const activityId = text(dataOf(created), 'id');
    const day = first.startDate.slice(0, 10);
    const shown = async () => [
      await read(t, activityId),
      listedBy(await listAround(t, facilityId, day), activityId),
    ];
    const before = [shownBy(created), ...(await shown())];
    const later = await details(false);
    const replaced = shownBy(await t.call('replaceActivity', { path: { activityId }, body: later }));
    const unnamed = calendarName === undefined ? ['calendarName'] : [];
    return [
      { shown: before, values: valuesOf(first), except: ['modified', ...unnamed] },
      { shown: [replaced, ...(await shown())], values: valuesOf(later), except: unnamed },
    ];
  },
);

presence(
  {
    id: 'activities.shows-its-places',
    says: 'Get activity shows the capacity for residents and for connections, with all their members.',
    ...ACTIVITY,
    members: (['residents', 'connections'] as const).flatMap((who) =>
      (['max', 'registered', 'available', 'isFull', 'isOpen'] as const).map(
        (name) => `capacity.${who}.${name}` as const,
      ),
    ),
  },
  async (t) => {
    const places = { maxRegistered: 4, maxRegisteredConnections: 3, allowConnections: true };
    const { activityId } = await soonActivity(t, places);
    const values = { 'capacity.residents.max': 4, 'capacity.connections.max': 3 };
    const empty = { shown: [await read(t, activityId)], values };
    await givenRegistration(t, { activityId, residentId: await guestAt(t, 0) });
    return [empty, { shown: [await read(t, activityId)], values }];
  },
);

presence(
  {
    id: 'activities.shows-who-waits',
    says: 'Get activity shows how many residents are on the waitlist, and that the activity is full.',
    ...ACTIVITY,
    exclusive: true,
    members: ['capacity.residents.registered', 'capacity.residents.isFull', 'capacity.residents.waitlisted'],
  },
  async (t) => {
    const queue = await givenQueue(t, { waiting: 2 }, guestAt);
    const values = {
      'capacity.residents.registered': queue.registered.length,
      'capacity.residents.waitlisted': queue.waiting.length,
    };
    return [{ shown: [await read(t, queue.activityId)], values }];
  },
);

presence(
  {
    id: 'activities.shows-its-creator',
    says: 'An activity shows the id and the known name of the staff member who created it.',
    ...ACTIVITY,
    needs: ['lever:create-staff'],
    members: ['creator.id', 'creator.name'],
  },
  async (t) => {
    const { calendarId, facilityId } = await soleCalendar(t);
    const as: Identity = await namedStaff(t, facilityId);
    const body = await activityBody(t, {}, facilityId);
    const created = await makeActivity(t, calendarId, body, as);
    if (!isSuccess(created)) t.unproven('a new staff member may not make an activity on this target');
    const activityId = text(dataOf(created), 'id');
    const shown = [shownBy(created), await read(t, activityId)];
    // The creator may be an account of the service, and then the target shows its name nowhere else.
    const creatorId = field(dataOf(created), 'creator.id');
    const isOther = typeof creatorId === 'string' && creatorId !== as.actingId;
    return [{ shown, except: isOther ? ['creator.name'] : [] }];
  },
);

/** Whether some of the files that exist have a type and others none: the service may not know the type of a file. */
const isTypeUnknown = (shown: readonly ShownResource[]): boolean => {
  const types = shown.flatMap(({ resource }) =>
    items(resource['attachments']).map((file) => field(file, 'type')),
  );
  return types.some(isBlank) && !types.every(isBlank);
};

presence(
  {
    id: 'activities.shows-its-attachments',
    says: 'An activity shows its attachments, each with all that is known of the file.',
    ...ACTIVITY,
    members: (['id', 'name', 'type', 'size', 'publicToFamily'] as const).map(
      (name) => `attachments.*.${name}` as const,
    ),
  },
  async (t) => {
    if (!hasLever(t.run, 'create-activity')) {
      const shown = [];
      for (const id of [
        t.fixture('activitiesWithAttachments'),
        ...(t.run.fixtures.activitiesWithAttachments ?? []),
      ])
        shown.push(await read(t, id));
      return [{ shown, except: isTypeUnknown(shown) ? ['attachments.*.type'] : [] }];
    }
    const { activityId, facilityId, attachmentIds } = await attachedActivity(t);
    const before = await read(t, activityId);
    const attachments = attachmentIds.map((attachmentId) => ({ attachmentId, publicToFamily: false }));
    const body = { ...(await activityBody(t, {}, facilityId)), attachments };
    const replaced = shownBy(await t.call('replaceActivity', { path: { activityId }, body }));
    const values = { 'attachments.*.publicToFamily': false };
    return [{ shown: [before] }, { shown: [replaced, await read(t, activityId)], values }];
  },
);

for (const [id, says, member, make] of [
  [
    'activities.shows-that-it-is-past',
    'An activity that took place shows that it is past.',
    'isPastActivity',
    pastActivity,
  ],
  [
    'activities.shows-that-it-is-cancelled',
    'An activity that staff cancelled shows that it is cancelled.',
    'isCancelled',
    cancelledActivity,
  ],
] as const)
  presence({ id, says, ...ACTIVITY, members: [member] }, async (t) => [
    { shown: [await read(t, await make(t))], values: { [member]: true } },
  ]);

presence(
  {
    id: 'activities.shows-the-own-registration',
    says: 'An activity shows the registration status of the user that the query names.',
    ...ACTIVITY,
    members: ['actingUserRegistrationStatus'],
  },
  async (t) => {
    const { both, residentId } = await registeredTwice(t);
    const [{ activityId, facilityId, day }] = both;
    const query = { actingUserId: residentId };
    const one = await t.call('getActivity', { path: { activityId }, query });
    const list = await listAround(t, facilityId, day, residentId);
    return [{ shown: [shownBy(one), listedBy(list, activityId)] }];
  },
);

presence(
  {
    id: 'activities.types-show-their-members',
    says: 'An activity type shows its name and its category.',
    resource: 'Activity type',
    record: 'ActivityType',
    clause: 'ACT-106',
    needs: ['lever:create-activity-type'],
    members: ['id', 'name', 'category'],
  },
  async (t) => {
    const values = { name: t.fresh.text('Pottery'), category: 'Creative' };
    const { activityTypeId } = await t.lever('create-activity-type', values);
    return [{ shown: [listedBy(await t.call('listActivityTypes'), activityTypeId)], values }];
  },
);

typesOf('activities', 'Activity', activitiesShown, {
  'id-is-a-string': 'ACT-01',
  'texts-are-strings': 'ACT-02',
  'dates-are-date-times': 'ACT-03',
  'times-are-times-of-day': ['ACT-04', aTimeOfDay],
  'time-type-is-of-the-set': 'ACT-05',
  'capacity-of-residents-has-its-types': 'ACT-06',
  'capacity-of-connections-has-its-types': 'ACT-07',
  'flags-are-booleans': 'ACT-08',
  'places-are-strings': 'ACT-09',
  'creator-has-its-types': 'ACT-11',
});

/** An activity with files: one made by staff, else a configured one. */
async function withFiles(t: Tools): Promise<readonly Shown[]> {
  const shown = hasLever(t.run, 'create-activity')
    ? await activityShown(t, { ...(await attachedActivity(t)), day: await t.day(60) })
    : shownIn(await t.call('getActivity', { path: { activityId: t.fixture('activitiesWithAttachments') } }));
  if (!shown.some(({ resource }) => objects(resource, 'attachments').length > 0))
    t.unproven('no answer shows an attachment');
  return shown;
}

typesOf('activities', 'Activity', withFiles, { 'attachments-have-their-types': 'ACT-10' });

typesOf(
  'activities',
  'Activity',
  async (t) => {
    const { both, residentId } = await registeredTwice(t);
    return activityShown(t, both[0], residentId);
  },
  { 'user-status-is-a-string': 'ACT-12' },
);

/** One occurrence of a series, from the list and from Get activity. */
async function occurrenceShown(t: Tools): Promise<readonly Shown[]> {
  const { series, walk, items } = await someOccurrences(t);
  const [occurrence] = items;
  const [answer] = walk.pages;
  if (!occurrence || !answer) return t.unproven('no list shows an occurrence to look at');
  const read = await occurrenceOn(t, startDayAt(t, series.facilityId)(occurrence));
  return [{ answer, resource: occurrence }, activityIn(read)];
}

typesOf('activities', 'Activity', occurrenceShown, {
  'recurrence-has-its-types': 'ACT-13',
  'recurrence-begins-and-ends-at-date-times': 'ACT-14',
});
