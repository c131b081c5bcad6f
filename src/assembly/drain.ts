import type { Service } from '../mock/service.ts';
import type { Undelivered } from './undelivered.ts';

/** How long a mock keeps delivering events after it was asked to stop, in milliseconds. */
export const DRAIN_MS = 2_000;

type Worlds = Pick<Service, 'worlds'>;

/** The events that were not delivered yet, by world. */
export const waitingIn = ({ worlds }: Worlds): readonly Undelivered[] =>
  worlds.list().flatMap(({ name, delivery }) => {
    const ids = delivery?.waiting().map(({ eventId }) => eventId) ?? [];
    return ids.length === 0 ? [] : [{ world: name, eventIds: [...new Set(ids)] }];
  });

/**
 * Waits until all events are delivered, for a limited time, and returns those that were not. Settles at once if none
 * wait.
 */
export const drain = async (service: Worlds, milliseconds = DRAIN_MS): Promise<readonly Undelivered[]> => {
  if (waitingIn(service).length === 0) return [];
  await Promise.all(service.worlds.list().flatMap(({ delivery }) => delivery?.drained(milliseconds) ?? []));
  return waitingIn(service);
};
