import type { OutboxEvent } from '../../mock/world/outbox.ts';
import { promotion, wholeLife } from '../../witness/told.ts';
import { without } from '../input.ts';
import { inDelivery, inEvents, instead, type Mutation } from '../mutation.ts';
import { saboteursOf, type Saboteur } from '../saboteur.ts';

/** A saboteur is free to send what no event is; that is its point. */
const sentAs = (body: object): readonly OutboxEvent[] => [body as OutboxEvent];

/** Another body for the events of one kind, or of several that begin alike. */
const changed = (kind: string, change: (event: OutboxEvent) => object): Mutation =>
  inEvents((event) => (event.eventType.startsWith(kind) ? sentAs(change(event)) : [event]));

const leftOut = (kind: string, member: keyof OutboxEvent): Mutation =>
  changed(kind, (event) => without({ ...event }, member));

/** One that lies about the payload of the events whose kind begins so. */
const payload = (
  id: string,
  description: string,
  breaks: Saboteur['breaks'],
  [kind, tables]: readonly [string, Mutation],
): Saboteur => ({
  id: `events.${id}`,
  description,
  breaks,
  tables,
  witness: kind.startsWith('activity') ? wholeLife : promotion,
});

const on = (kind: string, change: (event: OutboxEvent) => object): readonly [string, Mutation] => [
  kind,
  changed(kind, change),
];
const no = (kind: string, member: keyof OutboxEvent): readonly [string, Mutation] => [
  kind,
  leftOut(kind, member),
];

export const deliveringSaboteurs: readonly Saboteur[] = [
  ...saboteursOf('events', wholeLife, {
    'event-ids-as-numbers': [
      'Counts its events and sends the number as eventId.',
      ['EVT-08'],
      (tables) => {
        let count = 0;
        return inEvents((event) => sentAs({ ...event, eventId: (count += 1) }))(tables);
      },
    ],
    'one-event-id-for-a-promotion': [
      'Sends the two events of a promotion under one eventId.',
      ['EVT-09'],
      (tables) => {
        // The eventId of the cancellation that is going on; both events are told in its one step.
        let cancelled: string | undefined;
        const cancelling = instead('cancelRegistration', (original) => (input, scene) => {
          const reply = original(input, scene);
          cancelled = undefined;
          return reply;
        });
        const told = inEvents((event) => {
          if (event.eventType === 'registration.deleted') cancelled = event.eventId;
          const isTwin = event.eventType === 'registration.created' && cancelled !== undefined;
          return [{ ...event, ...(isTwin && { eventId: cancelled ?? event.eventId }) }];
        });
        return told(cancelling(tables));
      },
      promotion,
    ],
    'resource-of-the-event-before': [
      'Sends activity.deleted with the resourceId of the event before.',
      ['EVT-11', 'EVT-26'],
      (tables) => {
        let former = '';
        return inEvents((event) => {
          const resourceId = event.eventType === 'activity.deleted' ? former : event.resourceId;
          if (event.eventType === 'activity.created') former = event.eventId;
          return [{ ...event, resourceId }];
        })(tables);
      },
    ],
    'no-key': [
      'Delivers without a key.',
      ['EVT-13'],
      inDelivery((headers) =>
        Object.fromEntries(Object.entries(headers).filter(([name]) => name !== 'X-API-KEY')),
      ),
    ],
    'key-as-a-bearer': [
      'Delivers the key as a bearer token.',
      ['EVT-13'],
      inDelivery(({ 'X-API-KEY': key = '', ...headers }) => ({
        ...headers,
        Authorization: `Bearer ${key}`,
      })),
    ],
    'key-cut-off': [
      'Delivers the key without its last letter.',
      ['EVT-14'],
      inDelivery((headers) => ({ ...headers, 'X-API-KEY': String(headers['X-API-KEY']).slice(0, -1) })),
    ],
    'key-in-capitals': [
      'Delivers the key in capital letters.',
      ['EVT-14'],
      inDelivery((headers) => ({
        ...headers,
        'X-API-KEY': String(headers['X-API-KEY']).toUpperCase(),
      })),
    ],
  }),
  payload(
    'in-an-array',
    'Delivers activity.deleted as an array of one event.',
    ['EVT-01'],
    on('activity.deleted', (event) => [event]),
  ),
  payload(
    'in-an-envelope',
    'Delivers registration events under a member data.',
    ['EVT-02'],
    on('registration', (event) => ({ data: event })),
  ),
  payload(
    'kind-with-an-underscore',
    'Writes the kinds of activity events with an underscore.',
    ['EVT-02'],
    on('activity', (event) => ({ ...event, eventType: event.eventType.replace('.', '_') })),
  ),
  payload(
    'cancelled-instead-of-deleted',
    'Calls the kind of a cancelled registration registration.cancelled.',
    ['EVT-02', 'EVT-34'],
    on('registration.deleted', (event) => ({ ...event, eventType: 'registration.cancelled' })),
  ),
  payload(
    'no-aggregate',
    'Leaves aggregateType out of activity.deleted.',
    ['EVT-03'],
    no('activity.deleted', 'aggregateType'),
  ),
  payload(
    'aggregate-as-an-object',
    'Sends aggregateType as an object in activity.created.',
    ['EVT-03'],
    on('activity.created', (event) => ({ ...event, aggregateType: { name: event.aggregateType } })),
  ),
  payload(
    'aggregate-in-capitals',
    'Writes Activity as the aggregateType of activity events.',
    ['EVT-04'],
    on('activity', (event) => ({ ...event, aggregateType: 'Activity' })),
  ),
  payload(
    'aggregate-of-the-calendar',
    'Sends calendar as the aggregateType of activity.updated.',
    ['EVT-04'],
    on('activity.updated', (event) => ({ ...event, aggregateType: 'calendar' })),
  ),
  payload(
    'time-in-milliseconds',
    'Sends occurredAt as milliseconds since 1970.',
    ['EVT-06'],
    on('activity', (event) => ({ ...event, occurredAt: Date.parse(event.occurredAt) })),
  ),
  payload(
    'day-instead-of-time',
    'Sends occurredAt as a day in activity events.',
    ['EVT-06'],
    on('activity', (event) => ({ ...event, occurredAt: event.occurredAt.slice(0, 10) })),
  ),
  payload(
    'no-time',
    'Leaves occurredAt out of activity.deleted.',
    ['EVT-06'],
    no('activity.deleted', 'occurredAt'),
  ),
  payload(
    'tenant-by-name',
    'Sends the name of the tenant where its slug belongs.',
    ['EVT-07'],
    on('activity', (event) => ({ ...event, tenant: 'Demo Living, Inc.' })),
  ),
  payload(
    'no-tenant',
    'Leaves the tenant out of activity.created.',
    ['EVT-07'],
    no('activity.created', 'tenant'),
  ),
  payload(
    'no-event-id',
    'Leaves eventId out of activity.updated.',
    ['EVT-08'],
    no('activity.updated', 'eventId'),
  ),
  payload(
    'event-id-of-the-resource',
    'Sends the resourceId as eventId, so that all events of one activity share it.',
    ['EVT-09'],
    on('activity', (event) => ({ ...event, eventId: event.resourceId })),
  ),
  payload(
    'no-resource-id',
    'Leaves resourceId out of activity.deleted.',
    ['EVT-10'],
    no('activity.deleted', 'resourceId'),
  ),
  payload(
    'resource-id-in-a-list',
    'Sends the resourceId of activity.created in a list.',
    ['EVT-10', 'EVT-11'],
    on('activity.created', (event) => ({ ...event, resourceId: [event.resourceId] })),
  ),
  payload(
    'resource-with-its-kind',
    'Writes the kind of the resource before the resourceId of activity.updated.',
    ['EVT-11'],
    on('activity.updated', (event) => ({ ...event, resourceId: `activity/${event.resourceId}` })),
  ),
];
