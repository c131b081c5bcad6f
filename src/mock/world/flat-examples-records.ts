/**
 * A personal activity that a flat route created. Where flat routes share the store, there is also a personal
 * activity with the same id, which has only the day and the minutes of its times.
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
