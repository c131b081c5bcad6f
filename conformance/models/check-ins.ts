import type { Answer } from '../kit/call.ts';
import { addDays, lastSecondOf, midnightOf } from '../kit/dates.ts';
import { field, show } from '../kit/json.ts';
import type { JsonObject } from '../kit/json.ts';
import { fits, status, success } from '../kit/match.ts';
import { must, mustEcho, mustHold } from '../kit/must.ts';
import { byId, dataOf, listOf, text } from '../kit/read.ts';
import type { Tools } from '../kit/tools.ts';
import { checkInBody } from '../given/check-ins.ts';
import type { CheckInBody } from '../given/check-ins.ts';
import { staffId } from '../given/staff.ts';
import { isOn } from './check-in-day.ts';

/** What a check-in has to tell: the day and the other things that were sent. */
export interface Entry {
  readonly day: string;
  readonly checkInStaffId: string;
  readonly durationInMinutes: number;
  readonly description: string;
}

/** A new thing to tell of a day, with values that show when they are lost or mixed up. */
export async function entryOn(t: Tools, day: string, more: Partial<Entry> = {}): Promise<Entry> {
  const description = t.fresh.text('Had a chat');
  return { day, checkInStaffId: await staffId(t), durationInMinutes: 23, description, ...more };
}

/** The body that tells it. */
export const bodyOf = (t: Tools, { day, ...rest }: Entry): Promise<CheckInBody> =>
  checkInBody(t, { startDate: day, ...rest });

/** The check-ins of one resident by their ids: the suite's own idea of them. */
export interface Diary {
  readonly entries: Map<string, Entry>;
}

/** The check-in that has a day; there is never more than one. */
export const idOn = ({ entries }: Diary, day: string): string | undefined =>
  [...entries].find(([, entry]) => entry.day === day)?.[0];

/** A check-in, as an answer shows it, tells what was sent; what is not named is not judged. */
export function mustTell(answer: Answer, checkIn: JsonObject, told: Partial<Entry>): void {
  const { day, checkInStaffId, durationInMinutes, description } = told;
  const { startDate } = checkIn;
  if (day !== undefined)
    mustHold(answer, `the day ${day}`, isOn(startDate, day), `startDate is ${show(startDate)}`);
  if (checkInStaffId !== undefined) {
    const id = field(checkIn, 'checkInStaff.id');
    mustHold(
      answer,
      `${checkInStaffId} as the id of checkInStaff`,
      id === checkInStaffId,
      `it is ${show(id)}`,
    );
  }
  mustEcho(answer, checkIn, { durationInMinutes, description });
}

/** Makes a check-in, which must be served and told as it was sent; gives its id. */
export async function checkedIn(t: Tools, residentId: string, entry: Entry): Promise<string> {
  const answer = await t.call('createCheckIn', { path: { residentId }, body: await bodyOf(t, entry) });
  must(answer, success, fits);
  const checkIn = dataOf(answer);
  const checkInId = text(checkIn, 'id');
  t.afterwards(() => t.call('deleteCheckIn', { path: { residentId, checkInId } }));
  mustTell(answer, checkIn, entry);
  return checkInId;
}

interface Listed {
  readonly answer: Answer;
  readonly items: readonly JsonObject[];
}

/** The list of a resident from the beginning of one day to the end of another, at most 45 days. */
export async function listed(
  t: Tools,
  residentId: string,
  [first, last]: readonly [string, string],
): Promise<Listed> {
  const query = { startDate: midnightOf(first), endDate: lastSecondOf(last) };
  const answer = await t.call('listCheckIns', { path: { residentId }, query });
  must(answer, status(200), fits);
  return { answer, items: listOf(answer) };
}

/** The list of a resident on a day and the two beside it, so that no zone moves that day out of it. */
export const listedAround = (t: Tools, residentId: string, day: string): Promise<Listed> =>
  listed(t, residentId, [addDays(day, -1), addDays(day, 1)]);

export function mustList({ answer, items }: Listed, checkInId: string, what: string): JsonObject {
  const item = byId(items, checkInId);
  mustHold(answer, `${what} is in the list`, item !== undefined, `it is not among ${items.length} items`);
  return item ?? {};
}

export function mustNotList({ answer, items }: Listed, checkInId: string, what: string): void {
  const isListed = byId(items, checkInId) !== undefined;
  mustHold(answer, `${what} is not in the list`, !isListed, `it is among ${items.length} items`);
}

/** The list holds the check-ins of the diary, each once and as it should be, and no other. */
export function mustBe({ answer, items }: Listed, { entries }: Diary, after: string): void {
  const found = items.length;
  mustHold(
    answer,
    `${after}, the list holds ${entries.size} check-ins`,
    found === entries.size,
    `it holds ${found}`,
  );
  for (const [id, entry] of entries) {
    const item = mustList({ answer, items }, id, `${after}, the check-in of ${entry.day}`);
    mustTell(answer, item, entry);
  }
}
