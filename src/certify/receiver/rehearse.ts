import { evaluateAll, type Outcome } from '../../../conformance/consumers/duty.ts';
import { receiverDuties } from '../../../conformance/consumers/receiver/duties.ts';
import { isIdle, type ReceiverStory } from '../../../conformance/consumers/receiver/story.ts';
import type { Trust } from '../../mock/webhooks/trust.ts';
import type { CertifyWorld } from '../world.ts';
import { createCauses } from './causes.ts';
import type { ReadBackWay } from './read-back.ts';
import { createSender } from './sender.ts';
import { GaveUp } from './silence.ts';
import { createStage } from './stage.ts';
import { steps, type Measures } from './steps.ts';

export interface RehearsalOptions extends Measures {
  readonly url: string;
  /** Addresses for some kinds of events; others go to the address of the receiver. */
  readonly urlOf?: (kind: string) => string;
  readonly key: string;
  /** Sent with every delivery. */
  readonly headers?: Readonly<Record<string, string>>;
  readonly readBack?: ReadBackWay;
  /** The store keeps only ids and links, so the read-back shows no names. */
  readonly keepsIdsOnly?: boolean;
  /** The receiver says that it removes deleted objects from its store. */
  readonly removesDeleted?: boolean;
  readonly restart?: () => Promise<void>;
  /** The certificates of the receiver that are trusted. */
  readonly trust?: Trust;
  /** After this many milliseconds without a request, none is expected any more. */
  readonly patience: number;
  /** Time limit for the answer to a delivery, in milliseconds. */
  readonly answerLimit: number;
  /** Ends the rehearsal early; what happened until then is judged. */
  readonly stop?: AbortSignal;
  /** Called at the begin of each step, with the number of steps. */
  readonly progress?: (says: string, at: number, of: number) => void;
}

export interface Rehearsed {
  readonly story: ReceiverStory;
  readonly outcomes: readonly Outcome[];
  /** Why nothing could be judged: no delivery was ever answered. */
  readonly unreachable?: string;
  /** Why the rest of the rehearsal was not played. */
  readonly cut?: string;
}

const STOPPED = 'it was interrupted';

const aborted = (stop: AbortSignal | undefined): Promise<never> =>
  new Promise((_done, failed) => {
    const fail = (): void => failed(new Error('the rehearsal was stopped'));
    if (stop?.aborted) fail();
    else stop?.addEventListener('abort', fail, { once: true });
  });

const giveUp = (error: unknown): never => {
  throw new GaveUp(
    `the receiver could not be restarted: ${error instanceof Error ? error.message : String(error)}`,
  );
};

/** Plays the whole rehearsal to a receiver that reads from this world, and judges it. */
export const runRehearsal = async (world: CertifyWorld, options: RehearsalOptions): Promise<Rehearsed> => {
  const { url, urlOf = () => url, key, readBack, wants, stop, progress } = options;
  const { patience, answerLimit: limit, trust = {}, headers = {}, ...declared } = options;
  const sender = createSender({ urlOf, key, now: world.now, limit, trust, headers, ...(stop && { stop }) });
  const stage = createStage({
    ...{ world, sender, patience, wants },
    ...(readBack && { readBack }),
    ...(declared.restart && { restart: () => declared.restart?.().catch(giveUp) ?? Promise.resolve() }),
    ...{ keepsIdsOnly: declared.keepsIdsOnly ?? false, removesDeleted: declared.removesDeleted ?? false },
  });
  const { deliveries } = sender;
  const storyOf = (count: number): ReceiverStory => ({
    ...{ urlOf, patience, tenant: world.tenant, token: world.token },
    systemActors: [world.identities['systemActor'] ?? ''],
    deliveries: deliveries.slice(0, count),
    calls: world.calls,
    ...(readBack && { readBacks: stage.readBacks }),
    keepsIdsOnly: declared.keepsIdsOnly ?? false,
    removesDeleted: declared.removesDeleted ?? false,
    restarts: declared.restart !== undefined,
  });
  /** Plays the steps; returns why it stopped before the last one. */
  const play = async (): Promise<string | undefined> => {
    const causes = await createCauses(world, wants);
    for (const [at, { says, run, decides }] of steps.entries()) {
      progress?.(says, at + 1, steps.length);
      await run(stage, causes, options);
      if (decides && isIdle(storyOf(deliveries.length))) return 'no delivery was taken and nothing fetched';
    }
    return undefined;
  };
  const playing = play();
  const cut = await Promise.race([playing, aborted(stop)]).catch((error: unknown) => {
    if (error instanceof GaveUp) return error.message || `deliveries got no answer within ${limit / 1000} s`;
    if (stop?.aborted) return STOPPED;
    throw error;
  });
  // After a stop, running requests end on their own and no longer count.
  playing.catch(() => undefined);
  const isStopped = cut === STOPPED;
  const story = storyOf(isStopped ? stage.settled : deliveries.length);
  const isUnanswered = story.deliveries.every(({ status }) => status === undefined);
  const silence = isStopped ? undefined : (story.deliveries[0]?.failure ?? 'nothing was sent');
  const duties = receiverDuties.filter(
    (duty) => (options.planned || duty.planned !== true) && (duty.about === undefined || wants(duty.about)),
  );
  return {
    story,
    outcomes: evaluateAll(duties, story),
    ...(isUnanswered && silence !== undefined && { unreachable: silence }),
    ...(cut !== undefined && { cut }),
  };
};
