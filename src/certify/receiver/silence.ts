import { isGood, type Delivery } from '../../../conformance/consumers/receiver/story.ts';

/** Why nothing more is sent. Without a message: deliveries got no answer. */
export class GaveUp extends Error {}

/** How many deliveries may miss the time limit before sending stops. In a rush many wait at the same time. */
const MOST = { inARow: 3, inAll: 10, inARush: 30 };

/**
 * Counts deliveries without an answer in time, and throws if there are too many. Before the first answer a refused
 * connection counts too. Later, silence after a bad key or during a restart does not count.
 */
export const createSilence = () => {
  const silent = { inARow: 0, inAll: 0, inARush: 0 };
  let isAnswering = false;
  return ({ status, step, key }: Pick<Delivery, 'status' | 'step' | 'key'>, isLate: boolean): void => {
    if (status !== undefined) {
      isAnswering = true;
      silent.inARow = 0;
      return;
    }
    if (isAnswering && (!isLate || !isGood({ key }) || step === 'restart')) return;
    const isRush = step === 'burst' || step === 'backlog';
    for (const one of isRush ? (['inARush'] as const) : (['inARow', 'inAll'] as const)) {
      silent[one] += 1;
      if (silent[one] >= MOST[one]) throw new GaveUp();
    }
  };
};
