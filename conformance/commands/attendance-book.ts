import type { Tools } from '../kit/tools.ts';
import { mustHoldAttendance, mustHoldRecords } from '../models/attendance.ts';
import type { Entry } from '../models/attendance.ts';

/** Somebody at one of the activities, by place. */
export interface Seat {
  readonly who: number;
  readonly where: number;
}

/** What is marked, by seat: the suite's own idea of it. */
export interface AttendanceBook {
  readonly entries: Map<string, Entry>;
}

/** Two activities of the target and the residents who are registered for both. */
export interface AttendanceDesk {
  readonly t: Tools;
  readonly activities: readonly string[];
  readonly residents: readonly string[];
}

export const keyOf = ({ who, where }: Seat): string => `${who} at ${where}`;

export const pathAt = ({ activities, residents }: AttendanceDesk, { who, where }: Seat) => ({
  activityId: activities[where] ?? '',
  userId: residents[who] ?? '',
});

/** Both activities and every resident show the records of the book and no other. */
export async function mustAgree(
  { entries }: AttendanceBook,
  { t, activities, residents }: AttendanceDesk,
  after: string,
): Promise<void> {
  const at = (who: number, where: number) => entries.get(keyOf({ who, where }));
  for (const [where, activityId] of activities.entries()) {
    const there = residents.flatMap((_, who) => at(who, where) ?? []);
    await mustHoldRecords(t, activityId, there, after);
  }
  for (const [who, residentId] of residents.entries()) {
    const own = activities.flatMap((activityId, where) => {
      const entry = at(who, where);
      return entry ? [[activityId, entry] as const] : [];
    });
    await mustHoldAttendance(t, residentId, Object.fromEntries(own), after);
  }
}
