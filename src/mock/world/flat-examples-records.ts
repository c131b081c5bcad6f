/**
 * A personal activity as a flat route made it. Where there is one store, the personal activity of the same id stands
 * beside it: of its times it keeps no more than the day and the minutes.
 */
export interface FlatPersonalActivityRecord {
  readonly id: string;
  readonly residentId: string;
  readonly title: string | null;
  readonly startTime: string;
  readonly endTime: string | null;
  readonly location: string | null;
  readonly created: string;
}
