import { someRides, someWorks } from '../../witness/family.ts';
import type { Witness } from '../../witness/stage.ts';
import { told, wholeLife } from '../../witness/told.ts';
import { afterwards, inEvents, type Mutation } from '../mutation.ts';
import type { OutboxEvent } from '../../mock/world/outbox.ts';
import { saboteursOf } from '../saboteur.ts';

const making: Witness = async (stage) => {
  const { kin, made } = await someWorks(stage);
  await made(kin.residentId);
  return told(stage);
};

const riding: Witness = async (stage) => {
  const { kin, made } = await someRides(stage);
  await made(kin.residentId);
  return told(stage);
};

/** Beside an event, a notification of a kind outside the list, made of the same one. */
const alsoNotifying = (
  eventType: string,
  change: (event: OutboxEvent) => object,
  isMeant: (event: OutboxEvent) => boolean = () => true,
): Mutation =>
  inEvents((event) => {
    if (!isMeant(event)) return [event];
    const other = { ...change(event), eventType, eventId: `n-${event.eventId}` };
    // A description is free to send what no contract describes.
    return [event, other as unknown as OutboxEvent];
  });

/** Saboteurs in events of kinds that the interface names by their beginning alone. */
export const otherKindsSaboteurs = saboteursOf('events', making, {
  'work-request-event-names-the-resident': [
    'A new work request causes work_request.created, with the id of the resident for its resourceId.',
    ['EVT-95'],
    afterwards('createWorkRequest', (reply, { path }, scene) => {
      scene.announce('work_request.created', path['residentId'] ?? '');
      return reply;
    }),
  ],
  'notification-names-nothing': [
    'Every event comes with a notification of a work request that has no resourceId.',
    ['EVT-95'],
    alsoNotifying('notification.work_request_assigned', ({ resourceId: _, ...rest }) => rest),
    wholeLife,
  ],
  'ride-notification-names-the-event': [
    'Every event about a ride comes with a notification whose resourceId is the id of that event.',
    ['EVT-95'],
    alsoNotifying(
      'notification.transportation_request_changed',
      (event) => ({ ...event, resourceId: event.eventId }),
      ({ eventType }) => eventType.startsWith('transportation_request.'),
    ),
    riding,
  ],
});
