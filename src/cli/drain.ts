import type { Service } from '../mock/service.ts';

/** How long a mock that is to end goes on delivering, in milliseconds. */
const DRAIN_MS = 2_000;

/**
 * Lets the events go that wait for their receivers, and then names those that were not delivered. Settles at once where
 * none wait.
 */
export const drain = async (
  { worlds }: Pick<Service, 'worlds'>,
  isKept: boolean,
  log: (line: string) => void,
  milliseconds = DRAIN_MS,
): Promise<void> => {
  const waiting = () =>
    worlds.list().flatMap(({ name, delivery }) => {
      const ids = delivery?.waiting().map(({ eventId }) => eventId) ?? [];
      return ids.length === 0 ? [] : [{ name, ids: [...new Set(ids)] }];
    });
  if (waiting().length === 0) return;
  log(
    `ces mock: events wait for their receivers, and have ${milliseconds / 1000} s; another signal ends it at once`,
  );
  await Promise.all(worlds.list().flatMap(({ delivery }) => delivery?.drained(milliseconds) ?? []));
  const then = isKept ? 'they are kept and go out at the next start' : 'they are lost (--state keeps them)';
  for (const { name, ids } of waiting())
    log(`ces mock: world ${name}: ${ids.length} events were not delivered, ${then}: ${ids.join(' ')}`);
};
