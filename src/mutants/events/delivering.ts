import type { ClauseId } from '../../../openapi/generated/clauses.ts';
import type { OutboxEvent } from '../../mock/world/outbox.ts';
import { someWorks } from '../../witness/family.ts';
import { photosSetup } from '../../witness/photos.ts';
import { promotion, eventsOf, wholeLife } from '../../witness/events.ts';
import type { Witness } from '../../witness/client.ts';
import { without } from '../input.ts';
import { afterwards, inDelivery, inEvents, instead, remembering, type Mutation } from '../mutation.ts';
import { mutantsOf, type MutantRow, breaking, rowOf } from '../mutant.ts';
import { rideLife } from './rides.ts';

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

/** Activities, registrations, photos, rides and their comments come and go, and a work request comes. */
const everything: Witness = async (client) => {
  await wholeLife(client);
  await rideLife(client);
  const { photo, update, remove } = await photosSetup(client);
  const id = await photo();
  await update(id, { caption: 'Tea' });
  await remove(id);
  await promotion(client);
  const { family, made } = await someWorks(client);
  await made(family.residentId);
  return eventsOf(client);
};

export const deliveringMutants = mutantsOf('events', everything, {
  'in-an-array': body(['EVT-01'], 'activity.deleted', 'as arrays of one', (event) => [event]),
  'in-an-envelope': body(['EVT-02'], 'registration', 'under a member data', (data) => ({ data })),
  'kind-with-an-underscore': has(['EVT-02'], 'activity', 'eventType', 'an underscore', ({ eventType }) =>
    eventType.replace('.', '_'),
  ),
  'cancelled-instead-of-deleted': has(
    ...([['EVT-02', 'EVT-34'], 'registration.deleted', 'eventType', 'registration.cancelled'] as const),
    () => 'registration.cancelled',
  ),
  'no-aggregate': lacks(['EVT-03', 'EVT-04'], 'activity.deleted', 'aggregateType'),
  'aggregate-as-an-object': has(['EVT-03'], 'activity.created', 'aggregateType', 'an object', (event) => {
    return event;
  }),
  'aggregate-in-capitals': has(['EVT-04'], 'activity', 'aggregateType', 'Activity', () => 'Activity'),
  'aggregate-of-the-calendar': has(['EVT-04'], 'activity.updated', 'aggregateType', 'calendar', () => {
    return 'calendar';
  }),
  'time-in-milliseconds': has(['EVT-06'], 'activity', 'occurredAt', 'milliseconds', ({ occurredAt }) =>
    Date.parse(occurredAt),
  ),
  'day-instead-of-time': has(['EVT-06'], 'activity', 'occurredAt', 'a day', ({ occurredAt }) =>
    occurredAt.slice(0, 10),
  ),
  'no-time': lacks(['EVT-06'], 'activity.deleted', 'occurredAt'),
  'tenant-by-name': has(['EVT-07'], 'activity', 'tenant', 'its name', () => 'Demo Living, Inc.'),
  'no-tenant': lacks(['EVT-07'], 'activity.created', 'tenant'),
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
  'resource-with-its-kind': has(
    ['EVT-11'],
    'activity.updated',
    'resourceId',
    'kind and id',
    ({ resourceId }) => `activity/${resourceId}`,
  ),
  'photos-are-pictures': has(['EVT-40'], 'photo', 'aggregateType', 'picture', () => 'picture'),
  'deleted-photos-are-facilities': has(['EVT-40'], 'photo.deleted', 'aggregateType', 'facility', () => {
    return 'facility';
  }),
  'photo-with-its-kind': has(['EVT-41'], 'photo.updated', 'resourceId', 'photo: and id', ({ resourceId }) => {
    return `photo:${resourceId}`;
  }),
  'rides-are-transportation': has(['EVT-68'], RIDE, 'aggregateType', 'transportation', () => {
    return 'transportation';
  }),
  'ride-comments-are-comments': has(['EVT-68'], `${RIDE}comment_created`, 'aggregateType', 'comment', () => {
    return 'comment';
  }),
  'deleted-rides-are-updated': has(['EVT-85'], `${RIDE}deleted`, 'eventType', 'that of a change', () => {
    return `${RIDE}updated`;
  }),
  'event-ids-as-numbers': breaking('EVT-08')
    .says('Counts its events and sends the number as eventId.')
    .by(remembering<number>, (count) =>
      inEvents((event) => {
        const eventId = (count.get('events') ?? 0) + 1;
        count.set('events', eventId);
        return [sentAs({ ...event, eventId })];
      }),
    ),
  'one-event-id-for-a-promotion': breaking('EVT-09')
    .says('Sends the two events of a promotion under one eventId.')
    // The eventId of the cancellation that is going on; both events belong to its one step.
    .by(remembering<string>, (cancelled) => [
      instead('cancelRegistration', (original) => (input, context) => {
        const reply = original(input, context);
        cancelled.clear();
        return reply;
      }),
      inEvents((event) => {
        if (event.eventType === 'registration.deleted') cancelled.set('now', event.eventId);
        const sharedId = event.eventType === 'registration.created' ? cancelled.get('now') : undefined;
        return [{ ...event, eventId: sharedId ?? event.eventId }];
      }),
    ]),
  'resource-of-the-event-before': breaking('EVT-11', 'EVT-26')
    .says('Sends activity.deleted with the eventId of the last activity.created as its resourceId.')
    .by(remembering<string>, (former) =>
      inEvents((event) => {
        if (event.eventType === 'activity.created') former.set('created', event.eventId);
        const isLast = event.eventType === 'activity.deleted';
        return [isLast ? { ...event, resourceId: former.get('created') ?? '' } : event];
      }),
    ),
  'no-key': breaking('EVT-13')
    .says('Delivers without a key.')
    .by(inDelivery, ({ 'X-API-KEY': _, ...headers }) => headers),
  'key-as-a-bearer': breaking('EVT-13')
    .says('Delivers the key as a bearer token.')
    .by(inDelivery, ({ 'X-API-KEY': key = '', ...headers }) => ({
      ...headers,
      Authorization: `Bearer ${key}`,
    })),
  'key-cut-off': breaking('EVT-14')
    .says('Delivers the key without its last letter.')
    .by(inDelivery, (headers) => ({ ...headers, 'X-API-KEY': String(headers['X-API-KEY']).slice(0, -1) })),
  'key-in-capitals': breaking('EVT-14')
    .says('Delivers the key in capital letters.')
    .by(inDelivery, (headers) => ({ ...headers, 'X-API-KEY': String(headers['X-API-KEY']).toUpperCase() })),
  'work-request-event-names-the-resident': breaking('EVT-95')
    .says('A new work request causes work_request.created, with the id of the resident for its resourceId.')
    .by(afterwards, 'createWorkRequest', (reply, { path }, context) => {
      context.announce('work_request.created', path['residentId'] ?? '');
      return reply;
    }),
  'notification-names-nothing': breaking('EVT-95')
    .says('Every event comes with a notification of a work request that has no resourceId.')
    .by(notifiesToo, 'work_request_assigned', '', ({ resourceId: _, ...rest }) => rest),
  'ride-notification-names-the-event': breaking('EVT-95')
    .says('Every event about a ride comes with a notification whose resourceId is the id of that event.')
    .by(notifiesToo, 'transportation_request_changed', RIDE, (event) => ({
      ...event,
      resourceId: event.eventId,
    })),
});
