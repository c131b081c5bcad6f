import {
  fetches,
  isTaken,
  kindOf,
  type ReadBack,
  type SentEvent,
  type Step,
} from '../../../conformance/consumers/receiver/story.ts';
import { SPOILT } from '../../../conformance/consumers/receiver/trial.ts';
import { segmentsOf } from '../../../conformance/consumers/call.ts';
import type { CertifyWorld } from '../world.ts';
import type { ReadBackWay, Shown } from './read-back.ts';
import type { Sender } from './sender.ts';

export interface StageOptions {
  readonly world: CertifyWorld;
  readonly sender: Sender;
  readonly readBack?: ReadBackWay;
  /** After this many milliseconds without a request, none is expected any more. */
  readonly patience: number;
  /** Says which kinds of events are sent. */
  readonly wants: (kind: string) => boolean;
  /** The store shows only ids and links. */
  readonly keepsIdsOnly?: boolean;
  /** The receiver removes deleted objects from its store, so a look waits for that. */
  readonly removesDeleted?: boolean;
  /** Restarts the receiver; settles when the command has ended. */
  readonly restart?: () => Promise<void>;
}

/** What the steps of a rehearsal work with. */
export interface Stage {
  readonly world: CertifyWorld;
  readonly send: Sender['send'];
  readonly badKeys: Sender['badKeys'];
  /** Sends an event and waits for its answer and its fetch. */
  deliver(step: Step, event: SentEvent): Promise<void>;
  /** The same, but repeats the event until it is accepted, as senders do. */
  insist(step: Step, event: SentEvent, how?: Insistence): Promise<void>;
  /**
   * Waits until the object of every event was fetched, and starts its time again after each fetch. Gives up after the
   * patience without any request, or after three times as long with only other requests.
   */
  fetched(events: readonly SentEvent[], since: number, more?: number): Promise<boolean>;
  /** Waits a moment for requests that should not come. */
  quiet(): Promise<void>;
  /** Reads the store until it shows the wanted text. */
  look(event: SentEvent, texts?: Texts): Promise<void>;
  readonly readBacks: readonly ReadBack[];
  readonly restart?: () => Promise<void>;
  /** The number of deliveries whose wait is over; later ones are not judged yet. */
  readonly settled: number;
}

type Texts = Pick<ReadBack, 'wanted' | 'former' | 'unwanted'>;

interface Insistence {
  /** A fetch since this time counts; absent: since now. */
  readonly since?: number;
  /** The most deliveries, unanswered ones included. Answered ones have the usual limit. */
  readonly attempts?: number;
  /** Milliseconds between two attempts. */
  readonly pause?: number;
  /** Milliseconds to wait for a fetch in addition to the patience. */
  readonly more?: number;
}

/** How many times the patience is waited if other requests come, but not the awaited one. */
const MOST = 3;
const ATTEMPTS = 4;

export const createStage = ({ world, sender, readBack, patience, wants, ...more }: StageOptions): Stage => {
  const readBacks: ReadBack[] = [];
  const { keepsIdsOnly = false, removesDeleted = false, restart } = more;
  let settled = 0;
  const settle = (): void => {
    settled = sender.deliveries.length;
  };
  /** After one timeout, a receiver that never fetches gets less time, until it fetches something. */
  let left = patience;
  const shortenWaits = (): void => {
    left = Math.max(patience / 5, 20);
  };

  const fetched = async (events: readonly SentEvent[], since: number, longer = 0): Promise<boolean> => {
    const waiting = new Map(
      events.filter((event) => kindOf(event)?.fetched).map((event) => [event.resourceId, event]),
    );
    let stirredAt = world.now();
    let progressedAt = stirredAt;
    let next = world.calls.findLastIndex(({ ended }) => ended < since) + 1;
    // Each call is read once, however many events wait: reading all of them each time would block the world.
    const look = (): void => {
      for (const call of world.calls.slice(next)) {
        stirredAt = world.now();
        const event = waiting.get(segmentsOf(call).at(-1) ?? '');
        const isWell = call.at >= since && !SPOILT.includes(call.status) && !call.isAborted;
        if (!event || !isWell || !fetches(call, event)) continue;
        waiting.delete(event.resourceId);
        [progressedAt, left] = [stirredAt, patience];
      }
      next = world.calls.length;
    };
    for (look(); waiting.size > 0; look()) {
      const rest = Math.min(stirredAt + left, progressedAt + left * MOST) + longer - world.now();
      if (rest <= 0) {
        shortenWaits();
        settle();
        return false;
      }
      await world.stirred(rest);
    }
    settle();
    return true;
  };

  const calm = async (milliseconds: number): Promise<void> => {
    const until = world.now() + milliseconds;
    while (world.now() < until) await world.stirred(until - world.now());
  };

  const stage: Stage = {
    ...{ world, fetched, readBacks },
    ...(restart && { restart }),
    get settled() {
      return settled;
    },
    ...{ send: sender.send, badKeys: sender.badKeys },
    deliver: async (step, event) => {
      if (!wants(event.eventType)) return;
      const since = world.now();
      const delivery = await sender.send({ step, event });
      if (delivery.status !== undefined) await fetched([event], since);
      settle();
    },
    insist: async (
      step,
      event,
      { since = world.now(), attempts = ATTEMPTS, pause = patience / 20, more } = {},
    ) => {
      if (!wants(event.eventType)) return;
      let refused = 0;
      for (let attempt = 1; attempt <= attempts && refused < ATTEMPTS; attempt += 1) {
        const delivery = await sender.send({ step, event, attempt });
        if (isTaken(delivery)) break;
        if (delivery.status !== undefined) refused += 1;
        // The receiver may have asked for a later repetition, so a moment is enough.
        await calm(pause);
      }
      await fetched([event], since, more);
    },
    quiet: async () => {
      await calm(patience / 10);
      settle();
    },
    look: async (event, { former, unwanted, ...texts } = {}) => {
      if (!readBack || !wants(event.eventType)) return;
      const until = world.now() + left;
      // A refusal may repeat the id, so its text does not count as stored.
      const wanted = keepsIdsOnly && texts.wanted !== undefined ? event.resourceId : texts.wanted;
      const read = async (): Promise<Shown> => {
        const came = await readBack(event);
        return keepsIdsOnly && !/^(2|exit 0)/.test(came.status) ? { ...came, shown: '' } : came;
      };
      let shown = await read();
      const goes = removesDeleted && event.eventType.endsWith('.deleted') ? former : undefined;
      const isThere = (): boolean =>
        (wanted === undefined || shown.shown.includes(wanted)) &&
        (goes === undefined || !shown.shown.includes(goes));
      while (!isThere() && world.now() < until) {
        await world.stirred(Math.min(100, patience / 10));
        shown = await read();
      }
      if (!isThere()) shortenWaits();
      readBacks.push({
        ...{ event, ...shown },
        ...(wanted !== undefined && { wanted }),
        ...(!keepsIdsOnly && former !== undefined && { former }),
        ...(!keepsIdsOnly && unwanted !== undefined && { unwanted }),
      });
      settle();
    },
  };
  return stage;
};
