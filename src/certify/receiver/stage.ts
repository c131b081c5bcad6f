import {
  fetches,
  isTaken,
  kindOf,
  type ReadBack,
  type SentEvent,
  type Step,
} from '../../../conformance/consumers/receiver/story.ts';
import { segmentsOf } from '../../../conformance/consumers/call.ts';
import type { CertifyWorld } from '../world.ts';
import type { ReadBackWay } from './read-back.ts';
import type { Sender } from './sender.ts';

export interface StageOptions {
  readonly world: CertifyWorld;
  readonly sender: Sender;
  readonly readBack?: ReadBackWay;
  /** Milliseconds without a sign of life after which nothing more is expected. */
  readonly patience: number;
  /** Kinds that are not wanted are not sent. */
  readonly wants: (kind: string) => boolean;
}

/** What the steps of a rehearsal work with. */
export interface Stage {
  readonly world: CertifyWorld;
  readonly send: Sender['send'];
  readonly badKeys: Sender['badKeys'];
  /** Sends an event and waits for its answer and its fetch. */
  deliver(step: Step, event: SentEvent): Promise<void>;
  /** The same, and again while it is not taken: as senders do. A fetch since then serves; absent: since now. */
  insist(step: Step, event: SentEvent, since?: number): Promise<void>;
  /**
   * Waits until the object of every event was fetched, for as long as one after another is; gives up where nothing stirs
   * for as long as the patience lasts, or where only other things stir for three times as long.
   */
  fetched(events: readonly SentEvent[], since: number): Promise<boolean>;
  /** Waits a moment, for what should not come. */
  quiet(): Promise<void>;
  /** Looks until the store shows a text. */
  look(event: SentEvent, wanted?: string, former?: string): Promise<void>;
  readonly readBacks: readonly ReadBack[];
}

/** So many times the patience is waited while requests come, and none for what is waited for. */
const MOST = 3;
const ATTEMPTS = 4;

export const createStage = ({ world, sender, readBack, patience, wants }: StageOptions): Stage => {
  const readBacks: ReadBack[] = [];
  /** Once in vain is enough: who never fetches is not waited for as long again, until something is fetched. */
  let left = patience;
  const tire = (): void => {
    left = Math.max(patience / 5, 20);
  };

  const fetched = async (events: readonly SentEvent[], since: number): Promise<boolean> => {
    const waiting = new Map(
      events.filter((event) => kindOf(event)?.fetched).map((event) => [event.resourceId, event]),
    );
    let stirredAt = world.now();
    let progressedAt = stirredAt;
    let next = world.calls.findLastIndex(({ ended }) => ended < since) + 1;
    // Every call is looked at once, however many events are waited for: a look at all of them would starve the world.
    const look = (): void => {
      for (const call of world.calls.slice(next)) {
        stirredAt = world.now();
        const event = waiting.get(segmentsOf(call).at(-1) ?? '');
        const isWell = call.at >= since && call.status !== 503 && !call.isAborted;
        if (!event || !isWell || !fetches(call, event)) continue;
        waiting.delete(event.resourceId);
        [progressedAt, left] = [stirredAt, patience];
      }
      next = world.calls.length;
    };
    for (look(); waiting.size > 0; look()) {
      const rest = Math.min(stirredAt + left, progressedAt + left * MOST) - world.now();
      if (rest <= 0) {
        tire();
        return false;
      }
      await world.stirred(rest);
    }
    return true;
  };

  const stage: Stage = {
    ...{ world, fetched, readBacks },
    ...{ send: sender.send, badKeys: sender.badKeys },
    deliver: async (step, event) => {
      if (!wants(event.eventType)) return;
      const since = world.now();
      const delivery = await sender.send({ step, event });
      if (delivery.status !== undefined) await fetched([event], since);
    },
    insist: async (step, event, since = world.now()) => {
      if (!wants(event.eventType)) return;
      for (let attempt = 1; attempt <= ATTEMPTS; attempt += 1) {
        const delivery = await sender.send({ step, event, attempt });
        if (isTaken(delivery)) break;
        // The receiver may have asked to come later; a moment is enough for what it does by itself.
        await world.stirred(patience / 20);
      }
      await fetched([event], since);
    },
    quiet: async () => {
      const until = world.now() + patience / 10;
      while (world.now() < until) await world.stirred(until - world.now());
    },
    look: async (event, wanted, former) => {
      if (!readBack || !wants(event.eventType)) return;
      const until = world.now() + left;
      let shown = await readBack(event);
      const isThere = (): boolean => wanted === undefined || shown.shown.includes(wanted);
      while (!isThere() && world.now() < until) {
        await world.stirred(Math.min(100, patience / 10));
        shown = await readBack(event);
      }
      if (!isThere()) tire();
      readBacks.push({
        ...{ event, ...shown },
        ...(wanted !== undefined && { wanted }),
        ...(former !== undefined && { former }),
      });
    },
  };
  return stage;
};
