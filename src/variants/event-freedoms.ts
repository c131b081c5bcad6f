import type { OutboxEvent } from '../mock/world/outbox.ts';
import { register } from '../witness/activities.ts';
import { someResident } from '../witness/people.ts';
import { someActivity } from '../witness/programme.ts';
import type { Stage, Witness } from '../witness/stage.ts';
import { promotion, rename, told, wholeLife } from '../witness/told.ts';
import { afterwards, inDelivery, inEvents } from '../saboteurs/mutation.ts';
import { variantsOf } from './variant.ts';

const all: Witness = async (stage: Stage) => {
  await wholeLife(stage);
  await rename(stage, await someActivity(stage));
  return promotion(stage);
};

/** Freedoms around events that no open question names. */
export const eventFreedoms = variantsOf('freedom', all, {
  'events-twice': [
    'Delivers every event twice, under the same eventId.',
    inEvents((event) => [event, event]),
  ],
  'events-with-more-members': [
    'Sends further members with every event.',
    inEvents((event) => [{ ...event, ...{ version: 2, data: { id: event.resourceId } } }]),
  ],
  'events-of-other-kinds': [
    'Tells of other things too, in its own way.',
    inEvents((event) => {
      const other = {
        eventType: 'menu.published',
        eventId: `n-${event.eventId}`,
        tenant: 'another',
        dishes: ['Soup'],
      };
      // Kinds of which the interface shows nothing may carry what they like.
      return [event, other as unknown as OutboxEvent];
    }),
  ],
  'event-times-with-an-offset': [
    'Sends occurredAt with an offset and without fractions of a second.',
    inEvents((event) => {
      const wall = new Date(Date.parse(event.occurredAt) - 5 * 3_600_000).toISOString();
      return [{ ...event, occurredAt: `${wall.slice(0, 19)}-05:00` }];
    }),
  ],
  'registration-events-by-their-own-id': [
    'Sends another resourceId with every registration event.',
    inEvents((event) =>
      event.eventType.startsWith('registration')
        ? [{ ...event, resourceId: `reg-of-${event.eventId}` }]
        : [event],
    ),
    promotion,
  ],
  'key-in-small-letters': [
    'Writes the name of the header with the key in small letters and signs the delivery besides.',
    inDelivery(({ 'X-API-KEY': key = '', ...headers }) => ({
      ...headers,
      'x-api-key': key,
      'X-Signature': 'sha256=00',
    })),
    async (stage) => {
      await someActivity(stage);
      return (await stage.events()).map(({ headers }) => headers);
    },
  ],
  'places-taken-are-an-update': [
    'Tells of a change of the activity when somebody registers for it.',
    afterwards('createRegistration', (reply, { path }, scene) => {
      scene.announce('activity.updated', path['activityId'] ?? '');
      return reply;
    }),
    async (stage) => {
      await register(stage, await someActivity(stage), await someResident(stage));
      return told(stage);
    },
  ],
});
