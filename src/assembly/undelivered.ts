/** Events of one world that did not reach their receivers. */
export interface Undelivered {
  /** Name of the world. */
  readonly world: string;
  /** Ids of the events. */
  readonly eventIds: readonly string[];
}
