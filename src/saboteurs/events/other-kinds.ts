import { someWorks } from '../../witness/family.ts';
import type { Witness } from '../../witness/stage.ts';
import { told, wholeLife } from '../../witness/told.ts';
import { afterwards, inEvents } from '../lies.ts';
import type { OutboxEvent } from '../../mock/world/outbox.ts';
import type { Saboteur } from '../saboteur.ts';

const making: Witness = async (stage) => {
  const { kin, made } = await someWorks(stage);
  await made(kin.residentId);
  return told(stage);
};

/** Lies in events of kinds that the interface names by their beginning alone. */
export const otherKindsSaboteurs: readonly Saboteur[] = [
  {
    id: 'events.work-request-event-names-the-resident',
    lie: 'A new work request causes work_request.created, with the id of the resident for its resourceId.',
    breaks: ['EVT-95'],
    tables: afterwards('createWorkRequest', (reply, { path }, scene) => {
      scene.announce('work_request.created', path['residentId'] ?? '');
      return reply;
    }),
    witness: making,
  },
  {
    id: 'events.notification-names-nothing',
    lie: 'Every event comes with a notification of a work request that has no resourceId.',
    breaks: ['EVT-95'],
    tables: inEvents((event) => {
      const { resourceId: _, ...rest } = event;
      const other = {
        ...rest,
        eventType: 'notification.work_request_assigned',
        eventId: `n-${event.eventId}`,
      };
      // A lie is free to send what no contract describes.
      return [event, other as unknown as OutboxEvent];
    }),
    witness: wholeLife,
  },
];
