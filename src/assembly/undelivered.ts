/** Events of one world that did not reach their receivers. */
export interface Undelivered {
  /** The name of the world. */
  readonly world: string;
  readonly eventIds: readonly string[];
}
