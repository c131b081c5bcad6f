import { givenAttendee, givenRecord, mark, type Mark, type Marking } from '../factories/attendance.ts';
import { aroundNow } from '../factories/registrations.ts';
import type { Answer } from '../kit/call.ts';
import type { JsonObject } from '../kit/json.ts';
import { fits, status } from '../kit/match.ts';
import { must, mustEcho, mustHold } from '../kit/must.ts';
import { dataOf, objects } from '../kit/read.ts';
import type { Tools } from '../kit/tools.ts';
import { ownList, type OwnList } from './own-list.ts';

/** What a record has to tell: what was sent last. A member that was never sent is not judged. */
export type Entry = Mark;

/** A marked resident of an activity, and what the record has to tell. */
interface Kept {
  readonly activityId: string;
  readonly userId: string;
  readonly entry: Entry;
}

/** What the record of a resident has to tell. */
export const entryOf = (userId: string, marking: Marking): Entry => ({
  userId,
  userType: 'resident',
  ...marking,
});

/** A marked resident that a check needs beforehand; both new unless it names them. */
export async function keptRecord(
  t: Tools,
  marking: Marking,
  who?: Parameters<typeof givenRecord>[2],
): Promise<Kept> {
  const { activityId, residentId: userId } = await givenRecord(t, marking, who);
  return { activityId, userId, entry: entryOf(userId, marking) };
}

/** Marks a resident who may be marked, which must be served and told as it was sent. */
export async function mustAttend(
  t: Tools,
  marking: Marking,
  who?: Parameters<typeof givenAttendee>[1],
): Promise<Kept> {
  const { activityId, residentId: userId } = await givenAttendee(t, who);
  const entry = entryOf(userId, marking);
  mustMark(await mark(t, activityId, entry), entry);
  return { activityId, userId, entry };
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
export async function recordsOf(t: Tools, activityId: string): Promise<OwnList> {
  const answer = await t.call('listAttendance', { path: { activityId } });
  must(answer, status(200), fits);
  return { answer, items: objects(answer.json, 'data.attendanceRecords') };
}

/** The attendance of a resident in days that hold both today and the activities of the checks. */
export async function attendanceOf(t: Tools, residentId: string): Promise<OwnList> {
  const query = await aroundNow(t);
  return ownList(await t.call('listResidentAttendance', { path: { residentId }, query }));
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
  const promised = `${after}, ${count} records of the activity`;
  mustHold(answer, promised, items.length === count, `${items.length} records`);
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
  const promised = `${after}, ${count} records of the resident`;
  mustHold(answer, promised, items.length === count, `${items.length} records`);
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
