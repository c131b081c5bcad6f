import type { Event, ReceiverWays } from './procedure.ts';

/** A receiver that does one thing otherwise than the correct one. */
export interface ReceiverSample {
  readonly id: string;
  readonly says: string;
  readonly ways: Partial<ReceiverWays>;
  /** The duty that it breaks; none where it only does otherwise, as it may. */
  readonly duty?: string;
  /** Holds deleted objects in its store, and does not say that it takes them out. */
  readonly keepsDeleted?: true;
}

/** One whose breach a finding has to name. */
export interface Defect extends ReceiverSample {
  /** The duty that it breaks. */
  readonly duty: string;
}

export const defect = (duty: string, id: string, says: string, ways: Partial<ReceiverWays>): Defect => ({
  duty: `receiver.${duty}`,
  ...{ id, says, ways },
});

export const isOf = (kind: string) => (event: Event) => event.eventType === kind;

export const turningAway = (
  status: number,
  when: (event: Event, memory: Parameters<ReceiverWays['turnsAway']>[1]) => boolean,
): Partial<ReceiverWays> => ({
  turnsAway: (event, memory) => (when(event, memory) ? status : undefined),
});
