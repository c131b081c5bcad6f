/** The states of a work request; completed and cancelled are final. */
export type WorkRequestState = 'open' | 'in_progress' | 'completed' | 'cancelled';

/** The moves between states. */
export type WorkRequestAct = 'start' | 'complete' | 'cancel';

interface Move {
  readonly from: readonly WorkRequestState[];
  readonly to: WorkRequestState;
}

const moves: Readonly<Record<WorkRequestAct, Move>> = {
  // WRQ-51
  start: { from: ['open'], to: 'in_progress' },
  // WRQ-52
  complete: { from: ['open', 'in_progress'], to: 'completed' },
  // WRQ-59, WRQ-60, WRQ-61, WRQ-62
  cancel: { from: ['open', 'in_progress'], to: 'cancelled' },
};

/** Whether a state is final: no move and no other change is possible. */
export const isFinal = (state: WorkRequestState): boolean =>
  Object.values(moves).every(({ from }) => !from.includes(state));

/** From which states an act is possible, as a sentence says it. */
export const statesBefore = (act: WorkRequestAct): string => moves[act].from.join(' or ');

/** The state that an act leads to; undefined where it is impossible. States, Work request. */
export const stateAfter = (act: WorkRequestAct, state: WorkRequestState): WorkRequestState | undefined =>
  moves[act].from.includes(state) ? moves[act].to : undefined;
