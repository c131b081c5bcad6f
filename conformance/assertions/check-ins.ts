import {
  checkInBody,
  checkInResident,
  givenCheckIn,
  LONG_AGO,
  residentFreeOn,
  type CheckInBody,
} from '../factories/check-ins.ts';
import { staffId } from '../factories/staff.ts';
import type { ClauseId } from '../../openapi/generated/clauses.ts';
import { attributed } from '../kit/attribute.ts';
import type { Answer } from '../kit/call.ts';
import { addDays } from '../kit/dates.ts';
import { beginOf, endOf, inUtc, type DayHours } from '../kit/day-hours.ts';
import { field, type JsonObject } from '../kit/json.ts';
import { fits, success } from '../kit/match.ts';
import { counts, shows } from '../kit/fault.ts';
import { must, mustEcho, mustHold } from '../kit/must.ts';
import { dataOf, readOf, text } from '../kit/read.ts';
import { isBlank } from '../kit/same.ts';
import type { Tools } from '../kit/tools.ts';
import { isOn } from '../models/check-ins.ts';
import { mustContain, ownList, type OwnList } from './own-list.ts';

/** What a check-in must show: the day and the other values that were sent. */
export interface Entry {
  readonly day: string;
  readonly checkInStaffId: string;
  readonly durationInMinutes: number;
  readonly description: string;
}

/** The model of the check-ins of one resident, by their ids. */
export type Diary = Map<string, Entry>;

/** A check-in of the target, and the values that were sent. */
interface Kept {
  readonly path: { readonly residentId: string; readonly checkInId: string };
  readonly entry: Entry;
}

/** New values for a check-in on a day. They show whether a member is lost or swapped. */
export async function entryOn(t: Tools, day: string, more: Partial<Entry> = {}): Promise<Entry> {
  const description = t.fresh.text('Had a chat');
  return { day, checkInStaffId: await staffId(t), durationInMinutes: 23, description, ...more };
}

/** The body with these values. */
export const bodyOf = (t: Tools, { day, ...rest }: Entry): Promise<CheckInBody> =>
  checkInBody(t, { startDate: day, ...rest });

/** A new check-in with every member as a precondition, of a new resident unless one is given. */
export async function someCheckIn(
  t: Tools,
  onDay?: string,
  who?: string,
  more?: Partial<Entry>,
): Promise<Kept> {
  const residentId = who ?? (await checkInResident(t));
  const entry = await entryOn(t, onDay ?? (await t.day(LONG_AGO)), more);
  const { day: startDate, ...rest } = entry;
  const { checkInId } = await givenCheckIn(t, { startDate, ...rest }, residentId);
  return { path: { residentId, checkInId }, entry };
}

/**
 * The same a month ago, of a resident without a check-in on that day or on the other given days. The list of
 * this resident is not judged as a whole.
 */
export const freeCheckIn = async (t: Tools, ...others: readonly string[]): Promise<Kept> => {
  const day = await t.day(LONG_AGO);
  return someCheckIn(t, day, await residentFreeOn(t, day, ...others));
};

/** The clauses of an answer that does not show what was sent, in addition to those of the members. */
const READ = ['CHK-40'] as const;
export const LISTED = ['CHK-09'] as const;
const CHANGED = ['CHK-41'] as const;

/**
 * The check-in in an answer must show what was sent; values that are not given are not judged. `shownBy` are
 * the clauses of the answer.
 */
export function mustReport(
  answer: Answer,
  checkIn: JsonObject,
  expected: Partial<Entry>,
  shownBy: readonly ClauseId[] = [],
): void {
  const { day, checkInStaffId: staff, durationInMinutes, description } = expected;
  const { startDate } = checkIn;
  attributed(['CHK-29', 'CHK-44', 'CHK-43', ...shownBy], () => {
    const isOnDay = day === undefined || isOn(startDate, day);
    mustHold(answer, `the day ${day}`, isOnDay, shows('startDate', startDate));
  });
  attributed(['CHK-30', 'CHK-42', ...shownBy], () => {
    const found = field(checkIn, 'checkInStaff');
    const id = field(found, 'id');
    const isByStaff = staff === undefined || id === staff;
    const fault = isBlank(found) ? shows('checkInStaff', found) : shows('checkInStaff.id', id);
    mustHold(answer, `${staff} as the id of checkInStaff`, isByStaff, fault);
  });
  attributed(['CHK-26', 'CHK-27', 'CHK-28', 'CHK-42', ...shownBy], () =>
    mustEcho(answer, checkIn, { durationInMinutes }),
  );
  attributed(['CHK-31', 'CHK-42', ...shownBy], () => mustEcho(answer, checkIn, { description }));
}

/** Get check-in must return the check-in with the id in the path and show what was sent. */
export async function mustReadBack(t: Tools, path: Kept['path'], expected: Partial<Entry>): Promise<Answer> {
  const read = await t.call('getCheckIn', { path });
  attributed(READ, () => mustBeTheSame(read, dataOf(read), path.checkInId));
  mustReport(read, dataOf(read), expected, READ);
  attributed(READ, () => readOf(read));
  return read;
}

const mustBeTheSame = (answer: Answer, { id }: JsonObject, checkInId: string): void =>
  mustHold(answer, `the id ${checkInId}`, id === checkInId, shows('id', id));

/**
 * The reasons why a day is free for a check-in. A check that finds the day taken breaks the clauses that it
 * cites.
 */
const FREE = ['CHK-34', 'CHK-35', 'CHK-44', 'CHK-50'] as const;

/** Makes a check-in, which must be accepted and show the values; returns its id. */
export async function checkedIn(
  t: Tools,
  residentId: string,
  expected: Partial<Entry>,
  body?: CheckInBody,
): Promise<string> {
  const sent = body ?? (await bodyOf(t, await entryOn(t, expected.day ?? (await t.day(LONG_AGO)), expected)));
  const answer = await t.call('createCheckIn', { path: { residentId }, body: sent });
  attributed([...FREE, 'CHK-23', 'CHK-25', 'CHK-26', 'CHK-27', 'CHK-28'], () => must(answer, success));
  const checkInId = attributed(['CHK-23'], () => {
    must(answer, fits);
    return text(dataOf(answer), 'id');
  });
  mustReport(answer, dataOf(answer), expected);
  return checkInId;
}

/**
 * Replaces a check-in. The answer and, unless `isRead` is false, the read must have its id and show what was
 * sent.
 */
export async function mustChange(t: Tools, { path }: Kept, entry: Entry, isRead = true): Promise<void> {
  const answer = await t.call('replaceCheckIn', { path, body: await bodyOf(t, entry) });
  attributed([...CHANGED, 'CHK-43', 'CHK-44'], () => must(answer, success));
  attributed(CHANGED, () => readOf(answer));
  attributed(['CHK-45', ...CHANGED], () => mustBeTheSame(answer, readOf(answer), path.checkInId));
  mustReport(answer, readOf(answer), entry);
  if (isRead) await mustReadBack(t, path, entry);
}

/** Lists the check-ins of a resident from the start of one day to the end of another, at most 45 days. */
export async function listed(
  t: Tools,
  residentId: string,
  [first, last]: readonly [string, string],
  hours: DayHours = inUtc,
): Promise<OwnList> {
  const query = { startDate: beginOf(hours, first), endDate: endOf(hours, last) };
  const answer = await t.call('listCheckIns', { path: { residentId }, query });
  return attributed(['CHK-07', ...LISTED], () => ownList(answer));
}

/**
 * The list of a resident around a day, with `reach` days on each side. With at least one, the day is inside
 * in every zone.
 */
export const listedAround = (t: Tools, residentId: string, day: string, reach = 1): Promise<OwnList> =>
  listed(t, residentId, [addDays(day, -reach), addDays(day, reach)]);

/** The clauses that a list breaks if it holds too many or too few. */
const TOO_MANY = ['CHK-10', 'CHK-11', 'CHK-33', 'CHK-45', 'CHK-49'] as const;
const TOO_FEW = ['CHK-09', 'CHK-33', 'CHK-34', 'CHK-44', 'CHK-45'] as const;

/** The list must hold exactly these check-ins, each once and with its values. */
export function mustBe(list: OwnList, entries: Iterable<readonly [string, Entry]>, after: string): void {
  const all = [...entries];
  const found = list.items.length;
  attributed(found > all.length ? TOO_MANY : TOO_FEW, () =>
    mustHold(
      list.answer,
      `${after}, the list holds ${all.length} check-ins`,
      found === all.length,
      counts(`it holds ${found}`),
    ),
  );
  for (const [id, entry] of all) {
    const item = attributed(TOO_FEW, () => mustContain(list, id, `${after}, the check-in of ${entry.day}`));
    mustReport(list.answer, item, entry, LISTED);
  }
}

/** A check-in in the form that `mustBe` takes. */
export const itemOf = ({ path, entry }: Kept): readonly [string, Entry] => [path.checkInId, entry];
