import { evaluateAll, type Outcome } from '../../../conformance/consumers/duty.ts';
import { receiverDuties } from '../../../conformance/consumers/receiver/duties.ts';
import type { ReceiverStory } from '../../../conformance/consumers/receiver/story.ts';
import type { Trust } from '../../mock/webhooks/trust.ts';
import type { CertifyWorld } from '../world.ts';
import { createCauses } from './causes.ts';
import type { ReadBackWay } from './read-back.ts';
import { createSender } from './sender.ts';
import { createStage } from './stage.ts';
import { steps, type Measures } from './steps.ts';

export interface RehearsalOptions extends Measures {
  readonly url: string;
  readonly key: string;
  readonly readBack?: ReadBackWay;
  /** Which certificates the receiver may show. */
  readonly trust?: Trust;
  /** Milliseconds without a sign of life after which nothing more is expected. */
  readonly patience: number;
  /** Milliseconds after which the answer to a delivery is no longer waited for. */
  readonly answerLimit: number;
}

export interface Rehearsed {
  readonly story: ReceiverStory;
  readonly outcomes: readonly Outcome[];
  /** Why nothing could be evaluated: no delivery was ever answered. */
  readonly unreachable?: string;
}

/** Plays the whole rehearsal to a receiver that reads from this world, and evaluates what was seen. */
export const runRehearsal = async (world: CertifyWorld, options: RehearsalOptions): Promise<Rehearsed> => {
  const { url, key, readBack, patience, wants, answerLimit: limit, trust = {} } = options;
  const sender = createSender({ url, key, now: world.now, limit, trust });
  const stage = createStage({ world, sender, patience, wants, ...(readBack && { readBack }) });
  const causes = await createCauses(world, wants);
  let unreachable: string | undefined;
  for (const step of steps) {
    await step(stage, causes, options);
    const { deliveries } = sender;
    if (deliveries.every(({ status }) => status === undefined)) {
      unreachable = deliveries[0]?.failure ?? 'nothing was sent';
      break;
    }
  }
  const story: ReceiverStory = {
    ...{ url, patience, tenant: world.tenant, token: world.token },
    systemActors: [world.identities['systemActor'] ?? ''],
    deliveries: sender.deliveries,
    calls: world.calls,
    ...(readBack && { readBacks: stage.readBacks }),
  };
  const duties = receiverDuties.filter(
    (duty) => (options.planned || duty.planned !== true) && (duty.about === undefined || wants(duty.about)),
  );
  return {
    story,
    outcomes: evaluateAll(duties, story),
    ...(unreachable !== undefined && { unreachable }),
  };
};
