import { givenHomeAt } from '../../factories/homes.ts';
import { check } from '../../kit/check.ts';
import { addDays, isUtcAllYear } from '../../kit/dates.ts';
import { zonedFacility } from '../../kit/day-hours.ts';
import { data, expect, lists, member } from '../../kit/expect.ts';
import { success } from '../../kit/match.ts';
import { dataOf, text } from '../../kit/read.ts';
import type { FacilityFact } from '../../kit/run.ts';
import type { Tools } from '../../kit/tools.ts';
import { facilityAwayFromUtc } from '../../laws/window-readings.ts';
import { isExactlyOn } from '../../models/check-ins.ts';
import { checkIns, takesPlainDates } from '../../resources/check-ins.ts';

/** Facilities on as many different clocks as there are, up to three: away from UTC first, one of them at least. */
function facilitiesOnOtherClocks(t: Tools): readonly FacilityFact[] {
  const first = facilityAwayFromUtc(t);
  const zones = new Map([first, ...t.run.facilities].map((one) => [one.timeZone, one]));
  const away = (one: FacilityFact): number => Number(isUtcAllYear(one.timeZone));
  return [...zones.values()].sort((one, other) => away(one) - away(other)).slice(0, 3);
}

check({
  id: 'check-ins.day-sent-is-the-day-in-every-zone',
  says: 'A check-in shows the date that was sent, in every time zone: as that date, or as its midnight in UTC or at the facility.',
  clauses: ['CHK-29', 'CHK-44'],
  async run(t) {
    // The day of a date-time is open (check-in-day-zone) but for a midnight of the facility whose days are judged.
    const judged = zonedFacility(t.run)?.timeZone;
    const takesAny = await takesPlainDates(t);
    const all = facilitiesOnOtherClocks(t).filter(({ timeZone }) => takesAny || timeZone === judged);
    if (all.length === 0) t.unproven('needs a target that accepts plain dates, away from UTC');
    for (const { id, timeZone } of all) {
      const isOn = (day: string) =>
        member('startDate', {
          says: `${day}, as a date or as its midnight in UTC or ${timeZone},`,
          holds: (shown) => isExactlyOn(shown, day, timeZone),
        });
      const draft = await checkIns.draft(t, { home: await givenHomeAt(t, { id }), day: await t.day(-40) });
      const made = await checkIns.send(t, draft);
      expect([], made, success);
      const kept = { ...draft, id: text(dataOf(made), 'id'), made: dataOf(made) };
      const now = await checkIns.revised(t, kept, { day: addDays(draft.day, 2) });
      const path = checkIns.path(now);
      expect('CHK-29', made, data(isOn(draft.day)));
      expect('CHK-29', await t.call('getCheckIn', { path }), data(isOn(draft.day)));
      const moved = await checkIns.replace(t, now);
      expect([], moved, success);
      expect('CHK-44', moved, data(isOn(now.day)));
      const list = await checkIns.listedAround(t, now, 2);
      expect('CHK-09', list, lists(now.id, 'the check-in'));
      expect('CHK-44', list, lists(now.id, 'the check-in', isOn(now.day)));
    }
  },
});
