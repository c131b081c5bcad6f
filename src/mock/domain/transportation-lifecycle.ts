export type RideStatus = 'pending' | 'approved' | 'denied' | 'cancelled' | 'completed';

/** The facts of a request that decide its possible moves. */
export interface RideState {
  readonly status: RideStatus;
  readonly isRecurring: boolean;
}

interface Move {
  readonly from: readonly RideStatus[];
  /** Absent where the status stays as it is. */
  readonly to?: RideStatus;
  /** What is done, after "to": "approve it". */
  readonly says: string;
  /** Whether a request whose occurrences are read-only may be moved so. */
  readonly recurring: boolean;
}

/** Everything that may become of a request once it is made. States, Transportation request. */
export const rideMoves = {
  // TRA-84
  approve: { from: ['pending'], to: 'approved', says: 'approve', recurring: true },
  // TRA-85
  deny: { from: ['pending'], to: 'denied', says: 'deny', recurring: true },
  // TRA-86
  complete: { from: ['approved'], to: 'completed', says: 'complete', recurring: true },
  assign: { from: ['pending', 'approved'], says: 'assign a driver or a vehicle to', recurring: true },
  // TRA-77, TRA-78
  replace: { from: ['pending'], says: 'replace the details of', recurring: false },
  // TRA-81, TRA-82
  cancel: { from: ['pending'], to: 'cancelled', says: 'cancel', recurring: false },
} as const satisfies Readonly<Record<string, Move>>;

export type RideMove = keyof typeof rideMoves;

const moves: Readonly<Record<RideMove, Move>> = rideMoves;

/** Why a move is impossible: what it needs and what was found; undefined if it is possible. */
interface Impossible {
  readonly needed: string;
  readonly found: string;
}

/** Why a request cannot make this move; undefined if it can. States, Transportation request. */
export function impossibleMove(name: RideMove, { status, isRecurring }: RideState): Impossible | undefined {
  const { from, says, recurring } = moves[name];
  if (isRecurring && !recurring)
    return {
      needed: `To ${says} a request it must be a one-off; occurrences of a recurring one are read-only.`,
      found: 'a recurring request',
    };
  if (from.includes(status)) return undefined;
  return { needed: `To ${says} a request it must be ${from.join(' or ')}.`, found: `one that is ${status}` };
}

/** The status of a request after a move that is possible. */
export function statusAfter(name: RideMove, status: RideStatus): RideStatus {
  return moves[name].to ?? status;
}
