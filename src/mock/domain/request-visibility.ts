/** The acting user, for the visibility of requests. */
export interface Seer {
  readonly kind: 'resident' | 'connection' | 'staff' | 'systemActor' | 'unknown';
  readonly id: string;
  /** The residents to whom a connection is linked. */
  readonly linkedTo: readonly string[];
}

/** The facts of a request that decide who sees it. */
export interface Visible {
  readonly residentId: string;
  readonly creator: { readonly id: string; readonly userType: 'resident' | 'connection' | 'staff' };
}

/** Whether the user may act for a resident: the resident, or a linked connection. */
export const actsFor = ({ kind, id, linkedTo }: Seer, residentId: string): boolean =>
  kind === 'resident' ? id === residentId : kind === 'connection' && linkedTo.includes(residentId);

/**
 * A resident sees every request of their own, no matter who made it; a connection those of a linked resident that
 * any connection made (FAM-12, FAM-13, FAM-14).
 */
export const sees = (seer: Seer, { residentId, creator }: Visible): boolean =>
  actsFor(seer, residentId) && (seer.kind === 'resident' || creator.userType === 'connection');
