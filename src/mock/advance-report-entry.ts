/** One effect of moving the clock. */
export interface AdvanceEffect {
  /** A webhook delivery was attempted; a message or an announcement became due; an activity became past. */
  readonly kind: 'delivery' | 'message' | 'announcement' | 'activity';
  readonly at: string;
  readonly tenant: string;
  readonly id: string;
  readonly says: string;
}
