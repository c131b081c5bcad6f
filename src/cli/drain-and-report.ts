import { drain, DRAIN_MS, waitingIn } from '../assembly/drain.ts';
import type { Service } from '../mock/service.ts';

/** Delivers the events that wait for their receivers, and then logs those that were not delivered. */
export const drainAndReport = async (
  service: Pick<Service, 'worlds'>,
  isKept: boolean,
  log: (line: string) => void,
): Promise<void> => {
  if (waitingIn(service).length === 0) return;
  log(
    `ces mock: waiting up to ${DRAIN_MS / 1000} s to deliver the remaining events; another signal stops it at once`,
  );
  const then = isKept
    ? 'they are saved and will be sent after the next start'
    : 'they are lost (--state saves them)';
  for (const { world, eventIds } of await drain(service))
    log(
      `ces mock: world ${world}: ${eventIds.length} events were not delivered, ${then}: ${eventIds.join(' ')}`,
    );
};
