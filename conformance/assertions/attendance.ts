import type { ClauseId } from '../../openapi/generated/clauses.ts';
import type { Mark, Marking } from '../factories/attendance.ts';
import { aroundNow } from '../factories/registrations.ts';
import { attributed } from '../kit/attribute.ts';
import type { Answer } from '../kit/call.ts';
import type { JsonObject } from '../kit/json.ts';
import { fits, status, success, answerText } from '../kit/match.ts';
import { counts, holdsExtra } from '../kit/fault.ts';
import { must, mustEcho, mustHold } from '../kit/must.ts';
import { dataOf, objects } from '../kit/read.ts';
import type { Tools } from '../kit/tools.ts';
import { byMember } from './by-member.ts';
import { ownList, type OwnList } from './own-list.ts';

/** What a record must show: the values sent last. Members that were never sent are not judged. */
export type Entry = Mark;

const MEMBERS = {
  userId: ['ATT-26', 'ATT-42'],
  userType: ['ATT-27', 'ATT-42'],
  status: ['ATT-27', 'ATT-42'],
  declineReason: ['ATT-28', 'ATT-40', 'ATT-39'],
  duration: ['ATT-30', 'ATT-41', 'ATT-39'],
  activityId: ['ATT-10', 'ATT-43'],
  activityName: ['ATT-11'],
  activityType: ['ATT-11'],
  activityLocation: ['ATT-11'],
} as const;

/**
 * The clauses that the list of an activity breaks if it shows a record with other values, lacks one, or holds
 * one too many.
 */
const OF_ACTIVITY = {
  shown: ['ATT-16', 'ATT-43'],
  less: ['ATT-16', 'ATT-49'],
  more: ['ATT-17', 'ATT-48'],
  strangers: ['ATT-18', 'ATT-48'],
} as const;

/** The same for the list of a resident. */
const OF_RESIDENT = {
  shown: ['ATT-56', 'ATT-43'],
  less: ['ATT-53', 'ATT-49'],
  more: ['ATT-54', 'ATT-55', 'ATT-48'],
} as const;

/** The clauses that a refused mark breaks if it should have been accepted. */
const TAKEN = ['ATT-29', 'ATT-26', 'ATT-50', 'ATT-22'] as const;

/** What the record of a resident must show. */
export const entryOf = (userId: string, marking: Marking): Entry => ({
  userId,
  userType: 'resident',
  ...marking,
});

/** The answer to a mark must fit the contract and show the entry. Returns the record. */
export function mustMark(answer: Answer, entry: Entry): JsonObject {
  const leftOut = entry.duration === undefined ? 'ATT-25' : 'ATT-24';
  attributed([leftOut, ...TAKEN], () => must(answer, success));
  const record = attributed(['ATT-19'], () => {
    must(answer, status(200, 201));
    return dataOf(answer);
  });
  mustReport(answer, record, entry);
  byMember(MEMBERS, () => must(answer, fits));
  return record;
}

/** The record in an answer must show whom it is about and what was sent. */
export function mustReport(answer: Answer, record: JsonObject | undefined, entry: Partial<Entry>): void {
  byMember(MEMBERS, () =>
    mustEcho(answer, record ?? {}, entry, { promised: 'the record shows what was marked' }),
  );
}

/** The record must show the same values of its activity as the activity itself. */
export function mustDescribe(answer: Answer, record: JsonObject | undefined, activity: JsonObject): void {
  byMember(MEMBERS, () => mustEcho(answer, record ?? {}, activity));
}

/** Reads the attendance of an activity. */
export async function recordsOf(t: Tools, activityId: string): Promise<OwnList> {
  const answer = await t.call('listAttendance', { path: { activityId } });
  return attributed(['ATT-12'], () => {
    must(answer, status(200));
    const items = objects(dataOf(answer), 'attendanceRecords');
    must(answer, fits);
    return { answer, items };
  });
}

/** Reads the attendance of a resident in a range that holds today and the activities of the checks. */
export async function attendanceOf(t: Tools, residentId: string): Promise<OwnList> {
  const query = await aroundNow(t);
  const answer = await t.call('listResidentAttendance', { path: { residentId }, query });
  return attributed(['ATT-51'], () => ownList(answer));
}

/**
 * The attendance of the activity must hold each entry once, with its values, and no record of another user. With
 * `only`, only the records of these users are checked, because others may share the activity.
 */
export async function mustHoldRecords(
  t: Tools,
  activityId: string,
  entries: readonly Entry[],
  after: string,
  only?: readonly string[],
): Promise<void> {
  const { answer, items: all } = await recordsOf(t, activityId);
  const items = all.filter((record) => only?.includes(String(record['userId'])) ?? true);
  const count = entries.length;
  const promised = `${after}, ${count} records of the activity`;
  const isStrange = items.some(({ userId }) => !entries.some((entry) => entry.userId === userId));
  const more = isStrange ? OF_ACTIVITY.strangers : OF_ACTIVITY.more;
  attributed(items.length > count ? more : OF_ACTIVITY.less, () =>
    mustHold(answer, promised, items.length === count, counts(`${items.length} records`)),
  );
  for (const entry of entries) {
    const found = items.filter(({ userId }) => userId === entry.userId);
    mustShowOnce(
      answer,
      found,
      entry,
      `${after}, ${entry.userId} is in the attendance once`,
      OF_ACTIVITY.shown,
    );
  }
}

/**
 * The list of a resident must hold each entry once, by its activity, and no other record. With `only`,
 * only these activities are judged, because other checks may share the resident.
 */
export async function mustHoldAttendance(
  t: Tools,
  residentId: string,
  entries: Readonly<Record<string, Entry>>,
  after: string,
  only?: readonly string[],
): Promise<void> {
  const { answer, items: all } = await attendanceOf(t, residentId);
  const items = all.filter((record) => only?.includes(String(record['activityId'])) ?? true);
  const wanted = Object.entries(entries);
  const count = wanted.length;
  mustBelongToNoOtherUser(answer, all, residentId);
  const promised = `${after}, ${count} records of the resident`;
  attributed(items.length > count ? OF_RESIDENT.more : OF_RESIDENT.less, () =>
    mustHold(answer, promised, items.length === count, counts(`${items.length} records`)),
  );
  for (const [activityId, entry] of wanted) {
    const found = items.filter((record) => record['activityId'] === activityId);
    mustShowOnce(answer, found, entry, `${after}, the activity ${activityId} once`, OF_RESIDENT.shown);
  }
}

/** The user of the records is judged before the records themselves. */
function mustBelongToNoOtherUser(answer: Answer, items: readonly JsonObject[], residentId: string): void {
  const others = items.flatMap(({ userId }) =>
    typeof userId === 'string' && userId !== residentId ? [userId] : [],
  );
  const found = `a record of ${others.join(', ')}`;
  attributed(['ATT-55'], () =>
    mustHold(
      answer,
      `no record but those of ${residentId}`,
      others.length === 0,
      holdsExtra(found, 'userId'),
    ),
  );
}

/** A list must hold the record of an entry once, with its values. */
function mustShowOnce(
  answer: Answer,
  found: readonly JsonObject[],
  entry: Entry,
  promised: string,
  broken: readonly ClauseId[],
): void {
  attributed([...broken, 'ATT-10'], () =>
    mustHold(answer, promised, found.length === 1, counts(answerText(answer))),
  );
  attributed(broken, () =>
    mustEcho(answer, found[0] ?? {}, entry, { promised: 'the record shows what was marked' }),
  );
}
