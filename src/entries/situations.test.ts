import { describe, expect, test } from 'vitest';
import { createCaller } from '../client/caller.ts';
import { situationFacts, type SituationName, type SituationIds } from '../fixtures/situations/facts.ts';
import { createMock } from './create-mock.ts';
import type { World } from './world.ts';

const WINDOW = 'startDate=2026-06-01T00:00:00Z&endDate=2026-07-10T00:00:00Z';
const RIDES = 'startDate=2026-06-15&endDate=2026-07-24';

const stand = async (scenario: 'demo' | 'empty' = 'empty') => {
  const mock = createMock({ scenario, planned: true, strict: true, now: '2026-06-15T12:00:00Z' });
  const world = mock.world();
  const { systemActor } = await world.identities();
  const caller = createCaller({
    ...{ baseUrl: 'http://mock.test', tenant: 'demo', token: 'demo-token', actingAs: systemActor },
    fetch: (request) => mock.fetch(request),
  });
  return { mock, world, caller };
};

type Read = readonly [path: string, shows: unknown, as?: string];
type Reads = { readonly [S in SituationName]: (ids: SituationIds<S>) => readonly Read[] };

const data = (value: unknown) => ({ data: value });
/** A local time, whatever the offset of the facility is. */
const at = (local: string): unknown => expect.stringContaining(local);
const ids = (...wanted: readonly string[]) =>
  data(wanted.map((id) => expect.objectContaining({ id }) as object));
const registrationOf = (id: string, shown: object | undefined): Read => [
  `/residents/${id}/registrations?${WINDOW}`,
  data(shown === undefined ? [] : [shown]),
];

/** What a client reads of each situation. */
const reads: Reads = {
  'new-resident': ({ residentId }) => [
    ...['connections', 'assessments', 'photos'].map((list): Read => [
      `/residents/${residentId}/${list}`,
      data([]),
    ]),
    ...['check-ins', 'personal-visits', 'personal-activities', 'registrations', 'attendance'].map(
      (list): Read => [`/residents/${residentId}/${list}?${WINDOW}`, data([])],
    ),
  ],
  'resident-with-family': ({ residentId, connectionId, inactiveConnectionId, deletedConnectionId }) => [
    [`/connections/${connectionId}`, data({ status: 'active', residents: [{ id: residentId }] })],
    [`/connections/${inactiveConnectionId}`, data({ status: 'inactive', residents: [{ id: residentId }] })],
    [`/connections/${deletedConnectionId}`, data({ status: 'deleted', residents: [{ id: residentId }] })],
  ],
  'merged-connection': ({ connectionId, residentIds }) => [
    [`/connections/${connectionId}`, data({ residents: residentIds.map((id) => ({ id })) })],
    ...residentIds.map((id): Read => [`/residents/${id}/connections`, ids(connectionId)]),
  ],
  'connection-without-access': ({ connectionId, announcementId, residentId }) => [
    [`/connections/${connectionId}/announcements/${announcementId}`, 404, connectionId],
    [`/residents/${residentId}/work-requests`, 403, connectionId],
  ],
  'staff-without-permissions': ({ staffId, activityId }) => [
    [`/activities/${activityId}`, 403, staffId],
    [`/activities/${activityId}`, data({ id: activityId })],
  ],
  'open-activity': ({ activityId, residentId, connectionId }) => [
    [
      `/activities/${activityId}`,
      data({
        startDate: at('2026-06-16T10:00:00'),
        allowConnections: true,
        capacity: { residents: { available: 12, isOpen: true }, connections: { available: 4, isOpen: true } },
      }),
    ],
    registrationOf(residentId, undefined),
    [`/connections/${connectionId}/registrations?${WINDOW}`, data([])],
  ],
  'full-activity': ({ activityId, registeredIds, waitlistedIds }) => [
    [
      `/activities/${activityId}`,
      data({ capacity: { residents: { isFull: true, registered: 2, waitlisted: 3 } } }),
    ],
    ...registeredIds.map((id) => registrationOf(id, { activityId, status: 'registered' })),
    ...waitlistedIds.map((id, index) =>
      registrationOf(id, { activityId, status: 'waitlisted', position: index + 1 }),
    ),
  ],
  'promoted-from-waitlist': ({ activityId, cancelledId, promotedId, waitlistedIds }) => [
    [`/activities/${activityId}`, data({ capacity: { residents: { registered: 2, waitlisted: 2 } } })],
    registrationOf(cancelledId, undefined),
    registrationOf(promotedId, { activityId, status: 'registered' }),
    ...waitlistedIds.map((id, index) => registrationOf(id, { status: 'waitlisted', position: index + 1 })),
  ],
  'cancelled-activity': ({ activityId }) => [
    [
      `/activities/${activityId}`,
      data({ isCancelled: true, capacity: { residents: { registered: 2, isOpen: false } } }),
    ],
  ],
  'past-activity': ({ activityId, attendedId, declinedId, unmarkedId }) => [
    [
      `/activities/${activityId}`,
      data({ startDate: at('2026-06-14T10:00:00'), endDate: at('2026-06-14T11:00:00') }),
    ],
    [
      `/activities/${activityId}/attendance`,
      data({
        attendanceRecords: [
          { userId: attendedId, status: 'attended' },
          { userId: declinedId, status: 'declined' },
        ],
      }),
    ],
    [`/residents/${unmarkedId}/attendance?${WINDOW}`, data([])],
  ],
  'series-with-exception': ({ activityId, residentId, firstDate, exceptionDate }) => [
    [
      `/activities/${activityId}?occurrenceDate=${firstDate}`,
      data({ startDate: at(`${firstDate}T10:00:00`) }),
    ],
    [`/activities/${activityId}?occurrenceDate=${exceptionDate}`, 404],
    registrationOf(residentId, { activityStartDate: at(`${firstDate}T10:00:00`) }),
  ],
  'activity-with-files': ({ activityId, attachmentIds }) => [
    [
      `/activities/${activityId}`,
      data({ attachments: attachmentIds.map((id, index) => ({ id, publicToFamily: index === 0 })) }),
    ],
  ],
  'checked-in-today': ({ residentId, checkInId, staffId }) => [
    [
      `/residents/${residentId}/check-ins?startDate=2026-06-15T00:00:00Z&endDate=2026-06-15T23:59:59Z`,
      data([{ id: checkInId, startDate: '2026-06-15', checkInStaff: { id: staffId } }]),
    ],
  ],
  'visit-tomorrow': ({ residentId, visitId, connectionId }) => [
    [
      `/residents/${residentId}/personal-visits/${visitId}`,
      data({ startDate: at('2026-06-16T15:00:00'), connectionVisitors: [{ connectionId }] }),
    ],
  ],
  'personal-activity-with-photo': ({ residentId, personalActivityId, photoIds }) => [
    [
      `/residents/${residentId}/personal-activities?${WINDOW}`,
      data([{ id: personalActivityId, photos: photoIds.map((id) => ({ id, publicToFamily: true })) }]),
    ],
  ],
  'assessments-of-both-kinds': ({ residentId, completedId, openId }) => [
    [`/residents/${residentId}/assessments/${completedId}`, data({ isCompleted: true })],
    [`/residents/${residentId}/assessments/${openId}`, data({ isCompleted: false })],
  ],
  'tagged-photo': ({ residentId, photoId, tagId, albumId }) => [
    [`/photos/${photoId}`, data({ users: [residentId], tags: [tagId], albumIds: [albumId] })],
    [`/residents/${residentId}/photos?tags=${tagId}`, ids(photoId)],
  ],
  'unread-thread': ({ threadId, readerId, authorId }) => [
    [`/messages/threads/${threadId}`, data({ hasRead: false, unreadCount: 60 }), readerId],
    [`/messages/threads/${threadId}`, data({ unreadCount: 0 }), authorId],
  ],
  'archived-thread': ({ threadId, archivedById, participantId }) => [
    [`/messages/threads?filter=archived`, ids(threadId), archivedById],
    [`/messages/threads?filter=active`, data([]), archivedById],
    [`/messages/threads?filter=active`, ids(threadId), participantId],
  ],
  'message-with-file': ({ threadId, messageId, residentId, authorId }) => [
    [
      `/messages/threads/${threadId}/messages`,
      data([
        { id: messageId, author: { id: authorId }, attachment: { name: 'roses.png', type: 'image/png' } },
      ]),
      residentId,
    ],
  ],
  'announcement-with-file': ({ announcementId, attachmentIds, connectionId }) => [
    [
      `/connections/${connectionId}/announcements/${announcementId}`,
      data({ attachments: attachmentIds.map((id) => ({ id })) }),
      connectionId,
    ],
  ],
  'archived-announcement': ({ announcementId, connectionId }) => [
    [
      `/connections/${connectionId}/announcements/${announcementId}`,
      data({ isArchived: true }),
      connectionId,
    ],
  ],
  'second-pages': ({ facilityId, residentId, connectionId, activityId, threadId }) =>
    [
      [`/facilities/${facilityId}/residents`],
      [`/facilities/${facilityId}/photos`],
      [`/residents/${residentId}/photos`],
      [`/activities/${activityId}/photos`],
      [`/messages/threads`, connectionId],
      [`/messages/threads/${threadId}/messages`, connectionId],
      [`/residents/${residentId}/work-requests`, residentId],
    ].map(([path = '', as]): Read => [path, { hasMore: true }, as]),
  'empty-community': ({ facilityId, calendarId, staffId }) => [
    [`/facilities/${facilityId}/calendars`, ids(calendarId)],
    [`/facilities/${facilityId}/residents`, data([]), staffId],
    [`/facilities/${facilityId}/activities?${WINDOW}`, data([]), staffId],
  ],
  'community-across-the-date-line': ({ activityId }) => [
    [`/activities/${activityId}`, data({ startDate: '2026-06-17T00:30:00+12:00' })],
  ],
  'rides-in-every-status': ({ residentId, ...statuses }) => [
    ...Object.entries(statuses).map(([name, id]): Read => [
      `/residents/${residentId}/transportation-requests/${id}`,
      data({ status: name.replace('Id', '') }),
      residentId,
    ]),
  ],
  'recurring-ride': ({ residentId, requestId, firstDate }) => [
    [
      `/residents/${residentId}/transportation-requests?${RIDES}`,
      data(
        [firstDate, '2026-07-09', '2026-07-16', '2026-07-23'].map((occurrenceDate) => ({
          id: requestId,
          occurrenceDate,
        })),
      ),
      residentId,
    ],
  ],
  'work-requests-in-every-status': ({ residentId, openId, inProgressId, completedId, cancelledId }) =>
    Object.entries({
      open: openId,
      in_progress: inProgressId,
      completed: completedId,
      cancelled: cancelledId,
    }).map(([status, id]): Read => [
      `/residents/${residentId}/work-requests/${id}`,
      data({ status }),
      residentId,
    ]),
  'request-with-comments': ({ residentId, workRequestId, commentId, attachmentIds }) => [
    [
      `/residents/${residentId}/work-requests/${workRequestId}/comments`,
      data([{ id: commentId, attachments: attachmentIds.map((id) => ({ id })) }]),
      residentId,
    ],
  ],
  'modules-off': ({ residentId, connectionId }) => [
    [`/residents/${residentId}/work-requests`, 403, connectionId],
    [`/residents/${residentId}/transportation-requests?${RIDES}`, 403, residentId],
  ],
};

type AnySituation = (input?: object) => Promise<Readonly<Record<string, string | readonly string[]>>>;
const situationIn = (world: World, name: string): AnySituation =>
  (world.situations as unknown as Readonly<Record<string, AnySituation>>)[name] ??
  (() => Promise.resolve({}));

const names = Object.keys(situationFacts);

describe.each(['demo', 'empty'] as const)('in the world %s', (scenario) => {
  test.each(names)(
    '%s is what it says, as a client reads it, and gives the ids that it lists',
    async (name) => {
      const { world, caller } = await stand(scenario);
      const given = await situationIn(world, name)();
      const facts = situationFacts[name];
      expect(Object.keys(given).toSorted()).toEqual([...(facts?.gives ?? [])].toSorted());
      const listed =
        (reads as Readonly<Record<string, (made: object) => readonly Read[]>>)[name]?.(given) ?? [];
      expect(listed.length).toBeGreaterThan(0);
      for (const [path, shows, as] of listed) {
        const { status, body } = await caller.call('GET', path, as === undefined ? {} : { as });
        expect([path, status]).toEqual([path, typeof shows === 'number' ? shows : 200]);
        if (typeof shows === 'object') expect(body).toMatchObject(shows ?? {});
      }
    },
  );
});

describe('what a situation is given', () => {
  test('it is about the resident that it is given', async () => {
    const { world } = await stand('demo');
    const { resident: residentId = '' } = await world.identities();
    for (const name of names.filter((one) => situationFacts[one]?.takes.includes('residentId'))) {
      const before = await world.records.count();
      const given = await situationIn(world, name)({ residentId });
      const isNewAllowed = name === 'connection-without-access';
      const countOf = (all: typeof before) =>
        all.find(({ collection }) => collection === 'residents')?.count ?? 0;
      expect([name, countOf(await world.records.count()) - countOf(before)]).toEqual([
        name,
        isNewAllowed ? 1 : 0,
      ]);
      expect(
        Object.values(given)
          .flat()
          .every((id) => id !== ''),
      ).toBe(true);
    }
  });

  test('it is made in the facility that it is given, as many as are asked for', async () => {
    const { world } = await stand('demo');
    const [, facility] = (await world.records.list('facilities')).data;
    const facilityId = facility?.id ?? '';
    const { activityId, waitlistedIds } = await world.situations['full-activity']({ facilityId, count: 7 });
    expect(waitlistedIds).toHaveLength(7);
    const { data: found } = await world.records.list('activities', { q: activityId });
    expect(found).toMatchObject([{ facilityId }]);
  });

  test.each([
    ['full-activity', { facilityId: 'fac_none' }, 404, 'facilityId'],
    ['unread-thread', { residentId: 'res_none' }, 404, 'residentId'],
    ['full-activity', { cuont: 2 }, 400, 'did you mean count'],
    ['full-activity', { count: 0 }, 400, '/count'],
    ['full-activity', { count: 501 }, 400, '/count'],
    ['empty-community', { count: 1 }, 400, 'takes no members'],
    ['full-activty', {}, 404, 'did you mean full-activity?'],
    ['constructor', {}, 404, 'GET /__admin/situations'],
    ['full-activity', [], 400, 'a JSON object'],
  ])('%s with %j is refused with %i', async (name, body, status, says) => {
    const { mock, world } = await stand();
    const before = await world.digest();
    const answer = await mock.fetch(`/__admin/situations/${name}`, {
      method: 'POST',
      body: JSON.stringify(body),
    });
    expect([answer.status, await answer.text()]).toEqual([status, expect.stringContaining(says)]);
    expect(await world.digest()).toEqual(before);
  });

  test('without a body it is as by default, in the world that the query names', async () => {
    const { mock } = await stand();
    const answer = await mock.fetch('/__admin/situations/new-resident?world=demo-second', { method: 'POST' });
    const { residentId } = (await answer.json()) as { readonly residentId: string };
    expect((await mock.world('demo-second').records.list('residents')).data).toMatchObject([
      { id: residentId },
    ]);
    expect((await mock.world().records.list('residents')).found).toBe(0);
    expect((await mock.fetch('/__admin/situations/new-resident?world=none', { method: 'POST' })).status).toBe(
      404,
    );
  });
});

test('what belongs to the planned part is neither listed nor made on a mock that does not serve it', async () => {
  const mock = createMock({ scenario: 'empty' });
  const { data: listed } = (await (await mock.fetch('/__admin/situations')).json()) as {
    readonly data: readonly { readonly name: string; readonly says: string }[];
  };
  const served = names.filter((name) => situationFacts[name]?.part === undefined);
  expect(listed.map(({ name }) => name)).toEqual(served);
  expect(listed.every(({ says }) => says.endsWith('.'))).toBe(true);
  await expect(mock.world().situations['modules-off']()).rejects.toMatchObject({
    status: 404,
    problem: 'situation-unknown',
  });
});

test('a step that is refused refuses the situation, with what the step says', async () => {
  const { world } = await stand();
  const { residentId } = await world.situations['modules-off']();
  await expect(world.situations['rides-in-every-status']({ residentId })).rejects.toMatchObject({
    status: 403,
    found: expect.stringContaining('without the Transportation module') as string,
  });
});

test('its events are delivered to the receivers, and its calls are not in the journal', async () => {
  const { world } = await stand();
  const { id } = await world.receivers.add({ url: 'http://127.0.0.1:9/hook', retries: [] });
  await world.receivers.pause(id);
  await world.situations['promoted-from-waitlist']();
  const events = await world.events.list();
  expect(events.map(({ event }) => event.eventType).slice(-2)).toEqual([
    'registration.deleted',
    'registration.created',
  ]);
  expect(await world.receivers.list()).toMatchObject([{ waiting: events.length }]);
  expect(await world.requests.list()).toEqual([]);
});
