import type { ClauseId } from '../../../openapi/generated/clauses.ts';
import type { OutboxEvent } from '../../mock/world/outbox.ts';
import { without } from '../input.ts';
import { inDelivery, inEvents, type Mutation } from '../mutation.ts';
import { mutantsOf, type MutantRow, breaking, rowOf } from '../mutant.ts';

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

export const deliveringMutants = mutantsOf('events', {
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
});
