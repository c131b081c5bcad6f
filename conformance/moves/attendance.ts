import type fc from 'fast-check';
import { mark, type Marking } from '../factories/attendance.ts';
import { givenRegistration } from '../factories/registrations.ts';
import { attributed } from '../kit/attribute.ts';
import { fits, refused, status } from '../kit/match.ts';
import { move } from '../kit/move.ts';
import { must } from '../kit/must.ts';
import { readOf } from '../kit/read.ts';
import type { Tools } from '../kit/tools.ts';
import {
  entryOf,
  mustHoldAttendance,
  mustHoldRecords,
  mustMark,
  mustReport,
} from '../assertions/attendance.ts';
import type { Entry } from '../assertions/attendance.ts';

/** A resident at one of the activities, both by index. */
interface Seat {
  readonly who: number;
  readonly where: number;
}

/** The model of the marks, by seat. */
export type AttendanceBook = Map<string, Entry>;

/** Records of a sequence, by index. Each is made when it is first needed. */
export interface Kept {
  readonly at: (place: number) => Promise<string>;
  /** The records that were made. */
  readonly made: ReadonlyMap<number, string>;
}

/** Makes one record per index and returns it again on later calls. */
export function keeping(make: (place: number) => Promise<string>): Kept {
  const made = new Map<number, string>();
  return {
    made,
    async at(place) {
      const id = made.get(place) ?? (await make(place));
      made.set(place, id);
      return id;
    },
  };
}

/** Activities of the target and the residents who attend them. */
export interface AttendanceSetup {
  readonly t: Tools;
  readonly activities: Kept;
  readonly residents: Kept;
  /** The seats with a registration, which each gets before its first mark. */
  readonly seated: Set<string>;
}

type AttendanceMove = fc.AsyncCommand<AttendanceBook, AttendanceSetup>;

const keyOf = ({ who, where }: Seat): string => `${who} at ${where}`;

const pathAt = async ({ activities, residents }: AttendanceSetup, { who, where }: Seat) => ({
  activityId: await activities.at(where),
  userId: await residents.at(who),
});

/** All activities and residents must show exactly the records of the model. */
export async function mustMatch(
  model: AttendanceBook,
  setup: AttendanceSetup,
  after = 'at the end',
): Promise<void> {
  const { t, activities, residents } = setup;
  const at = (who: number, where: number) => model.get(keyOf({ who, where }));
  for (const where of activities.made.keys()) await mustMatchAt(where, model, setup, after);
  for (const [who, residentId] of residents.made) {
    const own = [...activities.made].flatMap(([where, activityId]) => {
      const entry = at(who, where);
      return entry ? [[activityId, entry] as const] : [];
    });
    const only = [...activities.made.values()];
    await mustHoldAttendance(t, residentId, Object.fromEntries(own), after, only);
  }
}

/** One activity must show exactly the records of the model. */
async function mustMatchAt(
  where: number,
  model: AttendanceBook,
  { t, activities, residents }: AttendanceSetup,
  after: string,
): Promise<void> {
  const there = [...residents.made.keys()].flatMap((who) => model.get(keyOf({ who, where })) ?? []);
  await mustHoldRecords(t, await activities.at(where), there, after);
}

/**
 * Marks a resident without a record. A mark as declined without a reason must be refused. What a second mark
 * does is open.
 */
export const markAttendance = (seat: Seat, marking: Marking): AttendanceMove =>
  move({
    name: `mark(${keyOf(seat)}, ${JSON.stringify(marking)})`,
    when: (model) => !model.has(keyOf(seat)),
    async run(model, setup, after) {
      const { activityId, userId } = await pathAt(setup, seat);
      if (!setup.seated.has(keyOf(seat)))
        await givenRegistration(setup.t, { activityId, residentId: userId });
      setup.seated.add(keyOf(seat));
      const entry = entryOf(userId, marking);
      const answer = await mark(setup.t, activityId, entry);
      if (entry.status === 'declined' && entry.declineReason === undefined)
        attributed(['ATT-23'], () => must(answer, refused));
      else {
        mustMark(answer, entry);
        model.set(keyOf(seat), entry);
      }
      await mustMatchAt(seat.where, model, setup, after);
    },
  });

/** Updates the duration of a record, and the reason if the resident declined. */
export const updateAttendance = (seat: Seat, declineReason: string, duration: number): AttendanceMove =>
  move({
    name: `update(${keyOf(seat)}, ${declineReason} if declined, ${duration} minutes)`,
    when: (model) => model.has(keyOf(seat)),
    async run(model, setup, after) {
      const before = model.get(keyOf(seat));
      if (!before) return;
      const body = { duration, ...(before.status === 'declined' && { declineReason }) };
      const answer = await setup.t.call('updateAttendance', { path: await pathAt(setup, seat), body });
      const entry = { ...before, ...body };
      mustReport(
        answer,
        attributed(['ATT-16', 'ATT-56'], () => readOf(answer)),
        entry,
      );
      model.set(keyOf(seat), entry);
      await mustMatchAt(seat.where, model, setup, after);
    },
  });

/** Deletes a record. The user can then be marked again. */
export const deleteAttendance = (seat: Seat): AttendanceMove =>
  move({
    name: `delete(${keyOf(seat)})`,
    when: (model) => model.has(keyOf(seat)),
    async run(model, setup, after) {
      const answer = await setup.t.call('deleteAttendance', { path: await pathAt(setup, seat) });
      attributed(['ATT-48'], () => must(answer, status(204), fits));
      model.delete(keyOf(seat));
      await mustMatchAt(seat.where, model, setup, after);
    },
  });
