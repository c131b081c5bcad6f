import { checkInBody } from '../../factories/check-ins.ts';
import { givenResident } from '../../factories/residents.ts';
import { staffAt } from '../../factories/staff.ts';
import { LISTED, listedAround } from '../../assertions/check-ins.ts';
import { mustContain } from '../../assertions/own-list.ts';
import { attributed } from '../../kit/attribute.ts';
import type { Answer } from '../../kit/call.ts';
import { check } from '../../kit/check.ts';
import { isUtcAllYear } from '../../kit/dates.ts';
import { shows } from '../../kit/fault.ts';
import type { JsonObject } from '../../kit/json.ts';
import { success } from '../../kit/match.ts';
import { must, mustHold } from '../../kit/must.ts';
import { dataOf, text } from '../../kit/read.ts';
import type { FacilityFact } from '../../kit/run.ts';
import type { Tools } from '../../kit/tools.ts';
import { isExactlyOn } from '../../models/check-ins.ts';
import { facilityAwayFromUtc } from '../window-readings.ts';

/** Facilities on as many different clocks as there are, up to three: away from UTC first, one of them at least. */
function facilitiesOnOtherClocks(t: Tools): readonly FacilityFact[] {
  const first = facilityAwayFromUtc(t);
  const zones = new Map([first, ...t.run.facilities].map((one) => [one.timeZone, one]));
  const away = (one: FacilityFact): number => Number(isUtcAllYear(one.timeZone));
  return [...zones.values()].sort((one, other) => away(one) - away(other)).slice(0, 3);
}

/** The check-in must be on the day, as a date or as its midnight in UTC or in the zone of the facility. */
function mustBeOn(answer: Answer, { startDate }: JsonObject, day: string, timeZone: string): void {
  const promised = `${day}, as a date or as its midnight in UTC or ${timeZone}`;
  mustHold(answer, promised, isExactlyOn(startDate, day, timeZone), shows('startDate', startDate));
}

check({
  id: 'check-ins.day-sent-is-the-day-in-every-zone',
  says: 'A check-in shows the date that was sent, in every time zone: as that date, or as its midnight in UTC or at the facility.',
  clauses: ['CHK-29', 'CHK-44'],
  async run(t) {
    for (const { id, timeZone } of facilitiesOnOtherClocks(t)) {
      const { residentId } = await givenResident(t, {}, id);
      const checkInStaffId = await staffAt(t, id);
      const [day, next] = [await t.day(-40), await t.day(-38)];
      const bodyOn = (startDate: string) => checkInBody(t, { startDate, checkInStaffId });
      const made = await t.call('createCheckIn', { path: { residentId }, body: await bodyOn(day) });
      must(made, success);
      const path = { residentId, checkInId: text(dataOf(made), 'id') };
      attributed(['CHK-29'], () => mustBeOn(made, dataOf(made), day, timeZone));
      const read = await t.call('getCheckIn', { path });
      attributed(['CHK-29'], () => mustBeOn(read, dataOf(read), day, timeZone));
      const moved = await t.call('replaceCheckIn', { path, body: await bodyOn(next) });
      must(moved, success);
      attributed(['CHK-44'], () => mustBeOn(moved, dataOf(moved), next, timeZone));
      const list = await listedAround(t, residentId, next, 2);
      const item = mustContain(list, path.checkInId, 'the check-in', ...LISTED);
      attributed(['CHK-44'], () => mustBeOn(list.answer, item, next, timeZone));
    }
  },
});
