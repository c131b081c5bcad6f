import { items } from '../../conformance/kit/json.ts';
import type { JsonObject } from '../../conformance/kit/json.ts';
import type { Identity, RunSpec } from '../../conformance/kit/run.ts';
import { textIn } from './known.ts';
import { itemId, type Path, type Walker, type Work } from './walker.ts';

/** The first and the last day of each range to read. */
export type Ranges = readonly (readonly [from: string, to: string])[];

const self = (id: string): string => id;
const idsOf = (some: readonly Identity[]): readonly string[] => some.map(({ actingId }) => actingId);

/** The lists of a resident between two dates. */
const DIARY = [
  'listResidentRegistrations',
  'listCheckIns',
  'listPersonalVisits',
  'listResidentAttendance',
] as const;

const REQUESTS = {
  ride: ['listTransportationRequestComments', 'getTransportationRequestAttachment'],
  work: ['listWorkRequestComments', 'getWorkRequestAttachment'],
} as const;

/** The lists that together hold all residents: most leave out deleted ones. */
const OF_ALL_RESIDENTS = [{}, { status: 'deleted' }] as const;

/** Reads everything that the identities of the run may see, so that each record comes after those it refers to. */
export const walk = async (
  { usersOf, list, all, each }: Walker,
  { identities, fixtures }: RunSpec,
  ranges: Ranges,
): Promise<void> => {
  const windows = ranges.map(([from, to]) => ({
    startDate: `${from}T00:00:00Z`,
    endDate: `${to}T23:59:59Z`,
  }));
  const actors = idsOf(identities.filter(({ kind }) => kind === 'systemActor'));
  const family = identities.filter(({ kind }) => kind === 'resident' || kind === 'connection');
  const everyone = usersOf();
  /** The person's own acting ids, too. */
  const andSelf = (users: readonly string[], personId: string): readonly string[] => [
    ...users,
    ...idsOf(identities.filter(({ id }) => id === personId)),
  ];

  const facilities = new Set<string>();
  for (const user of actors.length > 0 ? actors : idsOf(identities))
    for await (const one of list('listFacilities', [user])) facilities.add(itemId(one));
  const places = [...facilities].filter((id) => id !== '');

  // Only residents and connections may read these. They contain the zone of a community.
  await each('settings', places, self, async (facilityId, its) => {
    const users = idsOf(family.filter((one) => one.facilityId === facilityId));
    if (users.length === 0) return;
    await its.read('getTransportationSettings', users, { facilityId });
    await its.read('getWorkRequestSettings', users, { facilityId });
  });

  const residents = new Map<string, string>();
  const connections = new Set<string>();
  for (const facilityId of places) {
    const users = usersOf(facilityId);
    for (const query of OF_ALL_RESIDENTS)
      for await (const one of list('listResidents', users, { facilityId }, query))
        residents.set(itemId(one), facilityId);
    for await (const one of list('listConnections', users, {}, { facilityId })) connections.add(itemId(one));
  }
  for (const { kind, id = '' } of identities)
    if (kind === 'connection' && !connections.has(id))
      for await (const one of list('getConnection', andSelf(everyone, id), { connectionId: id }))
        connections.add(itemId(one));

  const activities = new Map<string, string>();
  await all('listActivityTypes', everyone);
  for (const facilityId of places) {
    const users = usersOf(facilityId);
    await all('listCalendars', users, { facilityId });
    await all('listAlbums', users, { facilityId });
    for (const window of windows)
      for await (const one of list('listActivities', users, { facilityId }, window))
        activities.set(itemId(one), facilityId);
  }
  const further = (
    ['pastActivities', 'cancelledActivities', 'seriesActivities', 'activitiesWithAttachments'] as const
  )
    .flatMap((pool) => fixtures[pool] ?? [])
    .filter((id) => !activities.has(id));
  for (const activityId of new Set(further))
    for await (const one of list('getActivity', everyone, { activityId }))
      activities.set(itemId(one), textIn(one, 'facilityId') ?? '');
  await each(
    'activity',
    [...activities],
    ([id]) => id,
    async ([activityId, facilityId], its) => {
      const users = usersOf(facilityId === '' ? undefined : facilityId);
      await its.read('listAttendance', users, { activityId });
      await its.links(await its.read('listActivityPhotos', users, { activityId }), 'url');
      const [activity] = await its.read('getActivity', users, { activityId });
      await its.links(items(activity?.['attachments']), 'url');
    },
  );

  await each(
    'resident',
    [...residents],
    ([id]) => id,
    async ([residentId, facilityId], its) => {
      const users = andSelf(usersOf(facilityId), residentId);
      const path = { residentId };
      for (const one of await its.read('listAssessments', users, path)) {
        const assessmentId = textIn(one, 'assessmentId') ?? itemId(one);
        await its.read('getAssessment', users, { residentId, assessmentId });
        await its.read('getAssessmentQuestions', users, { residentId, assessmentId });
      }
      for (const window of windows) {
        for (const one of await its.read('listPersonalActivities', users, path, window))
          await its.links(items(one['photos']), 'url');
        for (const operationId of DIARY) await its.read(operationId, users, path, window);
      }
      await its.links(await its.read('listResidentPhotos', users, path), 'url');
    },
  );
  await each('connection', [...connections], self, async (connectionId, its) => {
    for (const window of windows)
      await its.read(
        'listConnectionRegistrations',
        andSelf(everyone, connectionId),
        { connectionId },
        window,
      );
  });
  for (const facilityId of places) await all('listFacilityPhotos', usersOf(facilityId), { facilityId });
  await each('pictures', places, self, async (facilityId, its) => {
    const users = usersOf(facilityId);
    for (const query of OF_ALL_RESIDENTS)
      for await (const one of list('listResidents', users, { facilityId }, query))
        await its.links([one], 'profilePhotoUrl');
    for await (const one of list('listConnections', users, {}, { facilityId }))
      await its.links([one], 'avatarUrl');
    for await (const one of list('listFacilityPhotos', users, { facilityId })) await its.links([one], 'url');
  });

  // Reads what each identity sees of its own.
  const people = identities.filter(({ kind }) => kind !== 'systemActor');
  await each(
    'threads',
    people,
    ({ actingId }) => actingId,
    async ({ actingId }, its) => {
      const threads = new Set<string>();
      for (const query of [{}, { filter: 'archived' }])
        for (const one of await its.read('listThreads', [actingId], {}, query)) threads.add(itemId(one));
      for (const threadId of threads) {
        await its.read('getThread', [actingId], { threadId });
        await its.links(await its.read('listMessages', [actingId], { threadId }), 'attachment.url');
      }
    },
  );
  await each('announcement', fixtures.announcements ?? [], self, async (announcementId, its) => {
    const [one] = actors.length > 0 ? await its.read('getAnnouncement', actors, { announcementId }) : [];
    for (const attachment of items(one?.['attachments']))
      await its.file('getAnnouncementAttachment', actors, {
        announcementId,
        attachmentId: itemId(attachment),
      });
    for (const { kind, id, actingId } of identities)
      if (kind === 'connection' && id !== undefined)
        await its.read('getConnectionAnnouncement', [actingId], { connectionId: id, announcementId });
  });
  const pairs = family.flatMap(({ kind, actingId, id = actingId, linkedTo = [] }) =>
    (kind === 'resident' ? [id] : linkedTo).map((residentId) => ({ actingId, residentId })),
  );
  const nameOf = ({ actingId, residentId }: (typeof pairs)[number]): string => `${actingId} ${residentId}`;
  await each('requests', pairs, nameOf, async ({ actingId, residentId }, its) => {
    const users = [actingId];
    const rides = new Set<string>();
    for (const [startDate, endDate] of ranges)
      for (const one of await its.read(
        'listTransportationRequests',
        users,
        { residentId },
        { startDate, endDate },
      ))
        rides.add(itemId(one));
    for (const requestId of rides) {
      await its.read('getTransportationRequest', users, { residentId, requestId });
      await comments('ride', users, { residentId, requestId }, its);
    }
    for (const one of await its.read('listWorkRequests', users, { residentId })) {
      const path = { residentId, workRequestId: itemId(one) };
      const [whole] = await its.read('getWorkRequest', users, path);
      await attached('work', users, path, whole, its);
      await comments('work', users, path, its);
    }
  });
};

const attached = async (
  kind: keyof typeof REQUESTS,
  users: readonly string[],
  path: Path,
  holder: JsonObject | undefined,
  its: Work,
): Promise<void> => {
  for (const one of items(holder?.['attachments']))
    await its.file(REQUESTS[kind][1], users, { ...path, attachmentId: itemId(one) });
};

const comments = async (
  kind: keyof typeof REQUESTS,
  users: readonly string[],
  path: Path,
  its: Work,
): Promise<void> => {
  for (const comment of await its.read(REQUESTS[kind][0], users, path))
    await attached(kind, users, path, comment, its);
};
