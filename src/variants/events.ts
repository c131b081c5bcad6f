import type { OutboxEvent } from '../mock/world/outbox.ts';
import { afterwards, inDelivery, inEvents } from '../mutants/mutation.ts';
import { byClock } from './shapes.ts';
import { freedomsOf, type Freedom } from './variant.ts';

export const eventFreedoms: readonly Freedom[] = [
  ...freedomsOf({
    'events-twice': [
      'Delivers every event twice, under the same eventId.',
      inEvents((event) => [event, event]),
    ],
    'events-with-more-members': [
      'Sends further members with every event.',
      inEvents((event) => [{ ...event, ...{ version: 2, data: { id: event.resourceId } } }]),
    ],
    'events-of-other-kinds': [
      'Reports other things, too, in its own way.',
      inEvents((event) => {
        const other = {
          ...{ eventType: 'menu.published', eventId: `n-${event.eventId}` },
          ...{ tenant: 'another', dishes: ['Soup'] },
        };
        // Kinds of which the interface shows nothing may carry what they like.
        return [event, other as unknown as OutboxEvent];
      }),
    ],
    'event-times-with-an-offset': [
      'Sends occurredAt with an offset and without fractions of a second.',
      inEvents((event) => [{ ...event, occurredAt: String(byClock(-300)(event.occurredAt)) }]),
    ],
    'registration-events-by-their-own-id': [
      'Sends another resourceId with every registration event.',
      inEvents((event) => {
        const isRegistration = event.eventType.startsWith('registration');
        return [isRegistration ? { ...event, resourceId: `reg-of-${event.eventId}` } : event];
      }),
    ],
    'planned-events-undelivered': [
      'Serves rides without reporting them, as its configuration says.',
      {
        features: { plannedEvents: false },
        tables: inEvents((event) => (event.eventType.startsWith('transportation_request') ? [] : [event])),
      },
    ],
    'key-in-small-letters': [
      'Writes the name of the header with the key in small letters and signs the delivery besides.',
      inDelivery(({ 'X-API-KEY': key = '', ...headers }) => ({
        ...headers,
        ...{ 'x-api-key': key, 'X-Signature': 'sha256=00' },
      })),
    ],
    'places-taken-are-an-update': [
      'Reports a change of the activity when someone registers for it.',
      afterwards('createRegistration', (reply, { path }, context) => {
        context.announce('activity.updated', path['activityId'] ?? '');
        return reply;
      }),
    ],
  }),
];
