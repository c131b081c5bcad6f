import type { Answer } from '../kit/call.ts';
import type { JsonObject } from '../kit/json.ts';
import { fits, status } from '../kit/match.ts';
import { must, mustEcho, mustHold } from '../kit/must.ts';
import { dataOf, listOf, objects } from '../kit/read.ts';
import type { Tools } from '../kit/tools.ts';
import type { Mark } from '../given/attendance.ts';
import { aroundNow } from '../given/registrations.ts';

/** What a record has to tell: what was sent last. A member that was never sent is not judged. */
export type Entry = Mark;

export interface Records {
  readonly answer: Answer;
  readonly items: readonly JsonObject[];
}

/** A mark that was answered as the contract states it, and the record in it. */
export function mustMark(answer: Answer, entry: Entry): JsonObject {
  must(answer, status(200, 201), fits);
  const record = dataOf(answer);
  mustTell(answer, record, entry);
  return record;
}

/** A record, as an answer shows it, tells whom it is about and what was sent. */
export function mustTell(answer: Answer, record: JsonObject | undefined, entry: Partial<Entry>): void {
  mustEcho(answer, record ?? {}, entry, { promised: 'the record tells what was marked' });
}

/** The attendance of an activity. */
export async function recordsOf(t: Tools, activityId: string): Promise<Records> {
  const answer = await t.call('listAttendance', { path: { activityId } });
  must(answer, status(200), fits);
  return { answer, items: objects(answer.json, 'data.attendanceRecords') };
}

/** The attendance of a resident in days that hold both today and the activities of the checks. */
export async function attendanceOf(t: Tools, residentId: string): Promise<Records> {
  const query = await aroundNow(t);
  const answer = await t.call('listResidentAttendance', { path: { residentId }, query });
  must(answer, status(200), fits);
  return { answer, items: listOf(answer) };
}

/** Each of the entries is in the attendance of the activity, once and as it should be, and nobody else is. */
export async function mustHoldRecords(
  t: Tools,
  activityId: string,
  entries: readonly Entry[],
  after: string,
): Promise<void> {
  const { answer, items } = await recordsOf(t, activityId);
  const count = entries.length;
  mustHold(
    answer,
    `${after}, ${count} records of the activity`,
    items.length === count,
    `${items.length} records`,
  );
  for (const entry of entries) {
    const found = items.filter(({ userId }) => userId === entry.userId);
    mustHold(answer, `${after}, ${entry.userId} is in the attendance once`, found.length === 1);
    mustTell(answer, found[0], entry);
  }
}

/** The list of a resident holds the given records by their activities, each once and as it should be, and no other. */
export async function mustHoldAttendance(
  t: Tools,
  residentId: string,
  entries: Readonly<Record<string, Entry>>,
  after: string,
): Promise<void> {
  const { answer, items } = await attendanceOf(t, residentId);
  const wanted = Object.entries(entries);
  const count = wanted.length;
  mustHold(
    answer,
    `${after}, ${count} records of the resident`,
    items.length === count,
    `${items.length} records`,
  );
  for (const [activityId, entry] of wanted) {
    const found = items.filter((record) => record['activityId'] === activityId);
    mustHold(answer, `${after}, the activity ${activityId} once`, found.length === 1);
    mustTell(answer, found[0], entry);
  }
}

/** The record of a resident shows in both lists, and there is no other in either. */
export async function mustBeSole(t: Tools, activityId: string, entry: Entry, after: string): Promise<void> {
  await mustHoldRecords(t, activityId, [entry], after);
  await mustHoldAttendance(t, entry.userId, { [activityId]: entry }, after);
}

/** A resident has no record for an activity, wherever one looks. */
export async function mustBeUnmarked(
  t: Tools,
  activityId: string,
  residentId: string,
  after: string,
): Promise<void> {
  const ofActivity = await recordsOf(t, activityId);
  const isIn = ofActivity.items.some(({ userId }) => userId === residentId);
  mustHold(ofActivity.answer, `${after}, no record of the resident in the activity`, !isIn);
  const ofResident = await attendanceOf(t, residentId);
  const isOwn = ofResident.items.some((record) => record['activityId'] === activityId);
  mustHold(ofResident.answer, `${after}, no record of the activity in the list of the resident`, !isOwn);
}
