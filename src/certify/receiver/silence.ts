import { isGood, type Delivery } from '../../../conformance/consumers/receiver/story.ts';

/** Why no more is sent; without a message: deliveries got no answer. */
export class GaveUp extends Error {}

/** After so many deliveries without an answer in time nothing more is sent; in a rush many wait at the same time. */
const MOST = { inARow: 3, inAll: 10, inARush: 30 };

/**
 * Counts deliveries that got no answer in time, and throws where there are too many; as long as none was ever answered, a
 * refused connection counts too. A bad key may be refused by silence, and a receiver that is restarted may be silent.
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
