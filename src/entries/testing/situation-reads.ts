import { expect } from 'vitest';
import type { SituationIds, SituationName } from '../../fixtures/situations/facts.ts';

const WINDOW = 'startDate=2026-06-01T00:00:00Z&endDate=2026-07-10T00:00:00Z';
const RIDES = 'startDate=2026-06-15&endDate=2026-07-24';

export type Read = readonly [path: string, shows: unknown, as?: string];
type Reads = { readonly [S in SituationName]: (ids: SituationIds<S>) => readonly Read[] };

const data = (value: unknown) => ({ data: value });
/** A local time, with any offset of the facility. */
const at = (local: string): unknown => expect.stringContaining(local);
const ids = (...wanted: readonly string[]) =>
  data(wanted.map((id) => expect.objectContaining({ id }) as object));
const registrationOf = (id: string, shown: object | undefined): Read => [
  `/residents/${id}/registrations?${WINDOW}`,
  data(shown === undefined ? [] : [shown]),
];

/** What a client reads of each situation. */
export const reads: Reads = {
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
    ].map(([path = '', as]): Read =>
      as === undefined ? [path, { hasMore: true }] : [path, { hasMore: true }, as],
    ),
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
