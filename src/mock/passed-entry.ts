/** Something that came about because time passed. */
export interface Passed {
  /** A webhook was tried again; a message or an announcement became due; an activity is past. */
  readonly kind: 'delivery' | 'message' | 'announcement' | 'activity';
  readonly at: string;
  readonly tenant: string;
  readonly id: string;
  readonly says: string;
}
