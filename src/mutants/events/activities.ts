import type { ClauseId } from '../../../openapi/generated/clauses.ts';
import type { OutboxEvent } from '../../mock/world/outbox.ts';
import { without, membersIn } from '../input.ts';
import { inDelivery, inEvents, type Mutation, remembering } from '../mutation.ts';
import { mutantsOf, type MutantRow, breaking, rowOf } from '../mutant.ts';
import { entriesFor, entryFor } from '../after-cancel.ts';
import {
  silent,
  reportsInvalid,
  reportsRefused,
  alsoReports,
  readsLate,
  readsStaleAfter,
  silentForStaff,
  announcesAs,
  hushesSaves,
  onStaffSaves,
} from './adapter.ts';
import type { AnyInput } from '../../mock/http/input.ts';
import type { RequestCommentRecord } from '../../mock/world/request-records.ts';
import type { TransportationRequestRecord } from '../../mock/world/transportation-records.ts';
import type { World } from '../../mock/world/world.ts';

/** A mutant is free to send what no event is; that is its point. */
const sentAs = (body: object): OutboxEvent => body as OutboxEvent;

type Breaks = readonly ClauseId[];
type Member = keyof OutboxEvent;

/** A row: another body for the events whose kind begins so. */
const body = rowOf((kind: string, as: string, change: (event: OutboxEvent) => object) => [
  `Delivers the events ${kind}* ${as}.`,
  inEvents((event) => [event.eventType.startsWith(kind) ? sentAs(change(event)) : event]),
]);
const lacks = (breaks: Breaks, kind: string, name: Member): MutantRow =>
  body(breaks, kind, `without ${name}`, (event) => without({ ...event }, name));
/** Another value of one member. */
const has = (
  breaks: Breaks,
  kind: string,
  name: Member,
  as: string,
  change: (event: OutboxEvent) => unknown,
) => body(breaks, kind, `with ${as} for ${name}`, (event) => ({ ...event, [name]: change(event) }));

/** Before an event a notification of a kind outside the list, made of the same one. */
const notifiesToo = (eventType: string, kind: string, change: (event: OutboxEvent) => object): Mutation =>
  inEvents((event) => [
    ...(event.eventType.startsWith(kind)
      ? [sentAs({ ...change(event), eventType: `notification.${eventType}`, eventId: `n-${event.eventId}` })]
      : []),
    event,
  ]);

const RIDE = 'transportation_request.';

const CREATE = 'createActivity';
const REPLACE = 'replaceActivity';
const DELETE = 'deleteActivity';
const REGISTER = 'createRegistration';
const CANCEL = 'cancelRegistration';

type Ride = TransportationRequestRecord;

const UPDATED = 'transportation_request.updated';
const DELETED = 'transportation_request.deleted';
const COMMENTED = 'transportation_request.comment_created';
const READ = 'getTransportationRequest';
const ORDER_RIDE = 'createTransportationRequest';
const CHANGE_RIDE = 'replaceTransportationRequest';
const CANCEL_RIDE = 'cancelTransportationRequest';
const COMMENT = 'createTransportationRequestComment';

const rides = ({ store }: World) => store.transportationRequests;
const isRelative = ({ acting }: AnyInput): boolean => acting.kind === 'connection';

/** A row: what staff make of a request is not announced. */
const silentSaves = rowOf((where: string, test: (now: Ride, former: Ride) => boolean) => [
  `Sends no event of a request that staff save: ${where}.`,
  hushesSaves(rides, UPDATED, test),
]);
const becomes =
  (status: Ride['status']) =>
  (now: Ride, former: Ride): boolean =>
    former.status !== status && now.status === status;

/** A row: comments by staff are not announced. */
const silentWords = rowOf((where: string, test: (comment: RequestCommentRecord) => boolean) => [
  `Sends no event of comments by staff: ${where}.`,
  remembering<true>((silenced) => [
    onStaffSaves(
      ({ store }) => store.requestComments,
      'insert',
      (comment) => test(comment) && silenced.set(comment.requestId, true),
    ),
    inEvents((event) => (event.eventType === COMMENTED && silenced.delete(event.resourceId) ? [] : [event])),
  ]),
]);

export const activityEventMutants = mutantsOf('events', {
  'in-an-array': body(['EVT-01'], 'activity.deleted', 'as arrays of one', (event) => [event]),
  'in-an-envelope': body(['EVT-02'], 'registration', 'under a member data', (data) => ({ data })),
  'aggregate-as-an-object': has(['EVT-03'], 'activity.created', 'aggregateType', 'an object', (event) => {
    return event;
  }),
  'aggregate-in-capitals': has(['EVT-04'], 'activity', 'aggregateType', 'Activity', () => 'Activity'),
  'no-time': lacks(['EVT-06'], 'activity.deleted', 'occurredAt'),
  'tenant-by-name': has(['EVT-07'], 'activity', 'tenant', 'its name', () => 'Demo Living, Inc.'),
  'no-event-id': lacks(['EVT-08'], 'activity.updated', 'eventId'),
  'event-id-of-the-resource': has(['EVT-09'], 'activity', 'eventId', 'the resourceId', ({ resourceId }) => {
    return resourceId;
  }),
  'no-resource-id': lacks(['EVT-10'], 'activity.deleted', 'resourceId'),
  'resource-id-in-a-list': has(
    ['EVT-10', 'EVT-11'],
    'activity.created',
    'resourceId',
    'a list',
    ({ resourceId }) => [resourceId],
  ),
  'photos-are-pictures': has(['EVT-40'], 'photo', 'aggregateType', 'picture', () => 'picture'),
  'photo-with-its-kind': has(['EVT-41'], 'photo.updated', 'resourceId', 'photo: and id', ({ resourceId }) => {
    return `photo:${resourceId}`;
  }),
  'ride-comments-are-comments': has(['EVT-68'], `${RIDE}comment_created`, 'aggregateType', 'comment', () => {
    return 'comment';
  }),
  'no-key': breaking('EVT-13')
    .says('Delivers without a key.')
    .by(inDelivery, ({ 'X-API-KEY': _, ...headers }) => headers),
  'key-cut-off': breaking('EVT-14')
    .says('Delivers the key without its last letter.')
    .by(inDelivery, (headers) => ({ ...headers, 'X-API-KEY': String(headers['X-API-KEY']).slice(0, -1) })),
  'notification-names-nothing': breaking('EVT-95')
    .says('Every event comes with a notification of a work request that has no resourceId.')
    .by(notifiesToo, 'work_request_assigned', '', ({ resourceId: _, ...rest }) => rest),
  'ride-notification-names-the-event': breaking('EVT-95')
    .says('Every event about a ride comes with a notification whose resourceId is the id of that event.')
    .by(notifiesToo, 'transportation_request_changed', RIDE, (event) => ({
      ...event,
      resourceId: event.eventId,
    })),
  'created-in-silence': silent(['EVT-17'], CREATE),
  'created-but-not-there-yet': breaking('EVT-19')
    .says('Answers 404 to the first read of a new activity.')
    .by(readsLate, 'getActivity', 'activityId', () => true),
  'refused-create-is-told': reportsInvalid(['EVT-20'], CREATE),
  'updated-in-silence': silent(['EVT-21'], REPLACE),
  'updated-but-shown-as-before': breaking('EVT-23')
    .says('Shows an activity as it was before the replacement on the first read after it.')
    .by(readsStaleAfter, REPLACE, ({ store }) => store.activities, 'getActivity', 'activityId'),
  'refused-replacement-is-told': reportsInvalid(['EVT-24'], REPLACE),
  'deleted-in-silence': silent(['EVT-26'], DELETE),
  'refused-deletion-is-told': reportsRefused(['EVT-28'], DELETE),
  'staff-create-in-silence': silentForStaff(['EVT-18'], 'activity.created'),
  'staff-update-in-silence': silentForStaff(['EVT-22'], 'activity.updated'),
  'staff-delete-in-silence': silentForStaff(['EVT-27'], 'activity.deleted'),
  'staff-register-in-silence': silentForStaff(['EVT-30'], 'registration.created'),
  'staff-cancel-in-silence': silentForStaff(['EVT-36'], 'registration.deleted'),
  'first-registration-alone': silent(['EVT-29'], REGISTER, 'after the first', (input, context) => {
    return entriesFor(input, context).length > 0;
  }),
  'connections-in-silence': silent(['EVT-29'], REGISTER, 'of connections', ({ body }) => {
    return membersIn(body)['userType'] === 'connection';
  }),
  'promoted-in-silence': silent(['EVT-31'], CANCEL, undefined, undefined, 'registration.created'),
  'refused-twin-is-told': reportsRefused(['EVT-32'], REGISTER),
  'cancelled-in-silence': silent(['EVT-34', 'EVT-35'], CANCEL),
  'replaced-in-silence': silent(['EVT-34'], CANCEL, 'someone moves up', (input, context) => {
    const isQueued = entriesFor(input, context).some(({ status }) => status === 'waitlisted');
    return isQueued && entryFor(input, context)?.status === 'registered';
  }),
  'waiting-given-up-in-silence': silent(['EVT-35'], CANCEL, 'from the queue', (input, context) => {
    return entryFor(input, context)?.status === 'waitlisted';
  }),
  'promotion-after-waiting-given-up': breaking('EVT-37')
    .says('Sends an event of a promotion when someone leaves the queue.')
    .by(alsoReports, CANCEL, (input, context, done) => {
      const entry = entryFor(input, context);
      return done && entry?.status === 'waitlisted' ? ['registration.created', entry.id] : undefined;
    }),
  'promotion-of-nobody': breaking('EVT-38')
    .says('Sends the event of a promotion whenever a registered resident cancels, even without a waitlist.')
    .by(alsoReports, CANCEL, (input, context, done) => {
      const entry = entryFor(input, context);
      const isQueued = entriesFor(input, context).some(({ status }) => status === 'waitlisted');
      return done && entry && !isQueued ? ['registration.created', entry.id] : undefined;
    }),
  'rides-in-silence': silent(['EVT-70'], ORDER_RIDE),
  'changed-rides-in-silence': silent(['EVT-74'], CHANGE_RIDE),
  'cancelled-rides-in-silence': silent(['EVT-75'], CANCEL_RIDE),
  'cancelled-rides-are-deleted-too': breaking('EVT-86')
    .says('Sends an event of a deletion for a cancellation by a connection, too.')
    .by(alsoReports, CANCEL_RIDE, (input, _, done) =>
      done && isRelative(input) ? [DELETED, input.path['requestId'] ?? ''] : undefined,
    ),
  'comments-by-their-own-id': breaking('EVT-91', 'EVT-69', 'EVT-88')
    .says('Sends the id of the comment as the resourceId of transportation_request.comment_created.')
    .by(announcesAs, COMMENT, (_, id, { store }) => {
      return store.requestComments.filter(({ requestId }) => requestId === id).at(-1)?.id ?? id;
    }),
  'rides-by-staff-in-silence': silentForStaff(['EVT-71'], 'transportation_request.created'),
  'approvals-in-silence': silentSaves(['EVT-76'], 'approved', becomes('approved')),
  'denials-in-silence': silentSaves(['EVT-77'], 'denied', becomes('denied')),
  'completions-in-silence': silentSaves(['EVT-78'], 'completed', becomes('completed')),
  'drivers-in-silence': silentSaves(['EVT-79'], 'another driver', (now, { driver }) => {
    return now.driver?.id !== driver?.id;
  }),
  'vehicles-in-silence': silentSaves(['EVT-80'], 'another vehicle', (now, { vehicle }) => {
    return now.vehicle?.id !== vehicle?.id;
  }),
  'deleted-rides-in-silence': silentForStaff(['EVT-85'], DELETED),
  'staff-comments-in-silence': silentWords(['EVT-89'], 'for the family', (one) => one.visibleToFamily),
  'staff-only-comments-in-silence': silentWords(['EVT-90'], 'for staff', (one) => !one.visibleToFamily),
  'refused-ride-is-told': reportsInvalid(['EVT-73'], ORDER_RIDE),
  'refused-change-of-a-ride-is-told': reportsInvalid(['EVT-82'], CHANGE_RIDE),
  'late-cancel-of-a-ride-is-told': reportsRefused(['EVT-83'], CANCEL_RIDE),
  'comment-on-a-series-is-told': reportsRefused(['EVT-93'], COMMENT),
  'ride-not-there-yet': breaking('EVT-72', 'TRA-52', 'TRA-68')
    .says('Answers 404 to the first read of a new request.')
    .by(readsLate, READ, 'requestId', () => true),
  'cancelled-ride-as-before': breaking('EVT-81', 'TRA-80')
    .says('Shows a request as it was before on the first read after its cancellation.')
    .by(readsStaleAfter, CANCEL_RIDE, rides, READ, 'requestId'),
  'commented-ride-not-there': breaking('EVT-92', 'TRA-68')
    .says('Answers 404 to the first read of a request after a comment.')
    .by(readsLate, READ, 'requestId', (id, { store }) =>
      store.requestComments.all().some((one) => one.requestId === id),
    ),
});
