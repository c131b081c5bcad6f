import type { Service } from '../mock/service.ts';
import type { Undelivered } from './undelivered.ts';

/** How long a mock that is to end goes on delivering, in milliseconds. */
export const DRAIN_MS = 2_000;

type Worlds = Pick<Service, 'worlds'>;

/** What waits for its receivers, by world. */
export const waitingIn = ({ worlds }: Worlds): readonly Undelivered[] =>
  worlds.list().flatMap(({ name, delivery }) => {
    const ids = delivery?.waiting().map(({ eventId }) => eventId) ?? [];
    return ids.length === 0 ? [] : [{ world: name, eventIds: [...new Set(ids)] }];
  });

/** Lets the events go that wait for their receivers; gives those that were not delivered. Settles at once where none wait. */
export const drain = async (service: Worlds, milliseconds = DRAIN_MS): Promise<readonly Undelivered[]> => {
  if (waitingIn(service).length === 0) return [];
  await Promise.all(service.worlds.list().flatMap(({ delivery }) => delivery?.drained(milliseconds) ?? []));
  return waitingIn(service);
};
