import {
  fetches,
  isTaken,
  kindOf,
  type ReadBack,
  type SentEvent,
  type Step,
} from '../../../conformance/consumers/receiver/story.ts';
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
  /** Waits until it is so, or until nothing has stirred for as long as the patience lasts. */
  settled(isSo: () => boolean): Promise<boolean>;
  /** Waits until the object of every event was fetched. */
  fetched(events: readonly SentEvent[], since: number): Promise<boolean>;
  /** Waits a moment, for what should not come. */
  quiet(): Promise<void>;
  /** Looks until the store shows a text. */
  look(event: SentEvent, wanted?: string, former?: string): Promise<void>;
  readonly readBacks: readonly ReadBack[];
}

/** So many times the patience is the most that one wait may take, however much stirs. */
const MOST = 12;
const ATTEMPTS = 4;

export const createStage = ({ world, sender, readBack, patience, wants }: StageOptions): Stage => {
  const readBacks: ReadBack[] = [];
  /** Once in vain is enough: who never fetches is not waited for as long again. */
  let left = patience;
  const tire = (): void => {
    left = Math.max(patience / 5, 20);
  };

  const settled = async (isSo: () => boolean): Promise<boolean> => {
    const begun = world.now();
    let stirredAt = begun;
    let seen = world.calls.length;
    while (!isSo()) {
      const now = world.now();
      if (world.calls.length !== seen) {
        seen = world.calls.length;
        stirredAt = now;
      }
      const rest = Math.min(stirredAt + left, begun + left * MOST) - now;
      if (rest <= 0) {
        tire();
        return false;
      }
      await world.stirred(rest);
    }
    return true;
  };

  const isFetched = (event: SentEvent, since: number): boolean =>
    kindOf(event)?.fetched !== true ||
    world.calls.some(
      (call) => call.at >= since && call.status !== 503 && !call.isAborted && fetches(call, event),
    );

  const fetched = (events: readonly SentEvent[], since: number): Promise<boolean> =>
    settled(() => events.every((event) => isFetched(event, since)));

  const stage: Stage = {
    ...{ world, settled, fetched, readBacks },
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
