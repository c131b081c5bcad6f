import { defectsOf, type DefectOf, type Sample } from '../sample.ts';
import type { Event, ReceiverWays } from './procedure.ts';

export interface ReceiverSample extends Sample<ReceiverWays> {
  /** Keeps deleted objects in its store, and does not claim to remove them. */
  readonly keepsDeleted?: true;
}

export type Defect = DefectOf<ReceiverSample>;

export const defect = defectsOf<ReceiverWays>('receiver');

export const isOf = (kind: string) => (event: Event) => event.eventType === kind;

export const turningAway = (
  status: number,
  when: (event: Event, memory: Parameters<ReceiverWays['turnsAway']>[1]) => boolean,
): Partial<ReceiverWays> => ({
  turnsAway: (event, memory) => (when(event, memory) ? status : undefined),
});
