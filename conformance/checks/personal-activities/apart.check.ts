import { someFacilities } from '../../factories/facilities.ts';
import { check } from '../../kit/check.ts';
import { sameMoment } from '../../kit/date-time.ts';
import { addDays } from '../../kit/dates.ts';
import { expect, listsCount, listsNot } from '../../kit/expect.ts';
import { holdsExtra } from '../../kit/fault.ts';
import type { JsonObject } from '../../kit/json.ts';
import { answerText } from '../../kit/match.ts';
import { mustHold } from '../../kit/must.ts';
import { checkIns } from '../../resources/check-ins.ts';
import { personalActivities } from '../../resources/personal-activities.ts';
import { activitiesAround } from '../activity-lists.ts';

check({
  id: 'personal-activities.apart-from-check-ins',
  says: 'A check-in is in no list of personal activities and a personal activity in no list of check-ins, though both are of one day.',
  clauses: ['PAC-11', 'PAC-17'],
  async run(t) {
    const { home, day: first } = await personalActivities.draft(t);
    const range = [addDays(first, -3), addDays(first, 4)] as const;
    const mustCount = async (count: number, when: string) => {
      const list = await personalActivities.listed(t, home, range);
      expect('PAC-17', list, listsCount(count, when));
      return list;
    };
    const make = async (day: string) => [
      await personalActivities.given(t, { home, day }),
      await personalActivities.given(t, { home, day, more: { timeType: 'morning' } }),
    ];
    // On each of the days a different one of them is made first.
    const checkIn = await checkIns.given(t, { home, day: first });
    await mustCount(0, 'with a check-in and no personal activity');
    const activities = [...(await make(first)), ...(await make(addDays(first, 1)))];
    const looks = [checkIn, await checkIns.given(t, { home, day: addDays(first, 1) })];
    const list = await mustCount(activities.length, 'with two check-ins and four personal activities');
    for (const { id } of looks) expect('PAC-17', list, listsNot(id, 'a check-in'));
    const others = await checkIns.listed(t, home, range);
    expect('PAC-11', others, listsCount(looks.length, 'with two check-ins and four personal activities'));
    for (const { id } of activities) expect('PAC-11', others, listsNot(id, 'a personal activity'));
  },
});

check({
  id: 'personal-activities.on-no-calendar',
  says: 'A personal activity is in no list of the activities of a facility.',
  clauses: ['PAC-10'],
  async run(t) {
    // An unusual time, by which a copy under another id would be found.
    const one = await personalActivities.given(t, { more: { hours: ['12:37', '13:19'] } });
    const { home, day, body } = one;
    const other = await personalActivities.given(t, { home, day, more: { timeType: 'allDay' } });
    const isIt = ({ id, name, startDate }: JsonObject): boolean =>
      [one.id, other.id].some((made) => made === id) ||
      (name === body['name'] &&
        typeof startDate === 'string' &&
        sameMoment(startDate, String(body['startDate'])) === true);
    for (const facilityId of new Set([home.facilityId, ...(await someFacilities(t))])) {
      const { items, pages } = await activitiesAround(t, facilityId, day);
      const promised = 'no personal activity among the activities of a facility';
      for (const page of pages) mustHold(page, promised, !items.some(isIt), holdsExtra(answerText(page)));
    }
  },
});
