/** Something that became due when the clock moved. */
export interface AdvanceEffect {
  /** A webhook delivery was attempted; a message or an announcement became due; an activity became past. */
  readonly kind: 'delivery' | 'message' | 'announcement' | 'activity';
  /** ISO 8601 instant in UTC. */
  readonly at: string;
  /** Slug of the tenant. */
  readonly tenant: string;
  /** Id of the event or the record. */
  readonly id: string;
  /** What happened, in a sentence. */
  readonly says: string;
}
