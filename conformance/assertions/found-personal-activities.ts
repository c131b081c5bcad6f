import { addDays, daysBetween, lastSecondOf, midnightOf } from '../kit/dates.ts';
import { field } from '../kit/json.ts';
import type { JsonObject } from '../kit/json.ts';
import { items as itemsOf } from '../kit/json.ts';
import { lever, people } from '../kit/to-add.ts';
import type { Tools } from '../kit/tools.ts';
import { LONG_AGO } from '../factories/homes.ts';
import { residentsOfConfig } from '../factories/personal-activities-found.ts';
import { text } from '../kit/read.ts';
import { mustContain, ownList } from './own-list.ts';

/** Days of one part of the range. */
const PART = 12;
/** An item so close to an end of a range may be of the day before or after it elsewhere. */
const NEAR = 1;

const dayOf = (item: JsonObject): string => text(item, 'startDate').slice(0, 10);
const hasPhotos = (item: JsonObject): boolean => itemsOf(field(item, 'photos')).length > 0;

/**
 * What the list of a part of the last weeks shows of a resident, the list of all these weeks shows too, and the other
 * way round.
 */
export async function mustContainAlike(t: Tools): Promise<void> {
  const [first, last] = [await t.day(LONG_AGO - 7), await t.day(-1)];
  const starts = Array.from({ length: Math.ceil(daysBetween(first, last) / PART) }, (_, at) =>
    addDays(first, at * PART),
  );
  let [pictured, bare] = [0, 0];
  for (const residentId of residentsOfConfig(t)) {
    const listed = async (from: string, until: string) => {
      const query = { startDate: midnightOf(from), endDate: lastSecondOf(until) };
      return {
        from,
        until,
        list: ownList(await t.call('listPersonalActivities', { path: { residentId }, query })),
      };
    };
    const whole = await listed(first, last);
    const ranges = [whole];
    for (const start of starts) ranges.push(await listed(start, addDays(start, PART + NEAR)));
    for (const one of ranges)
      for (const item of one.list.items) {
        const day = dayOf(item);
        if (one !== whole && hasPhotos(item)) pictured += 1;
        if (one !== whole && !hasPhotos(item)) bare += 1;
        for (const { from, until, list } of ranges)
          if (addDays(from, NEAR) <= day && day <= addDays(until, -NEAR))
            mustContain(list, text(item, 'id'), `the personal activity of ${day}`);
      }
  }
  if (pictured === 0 || bare === 0)
    t.unproven(
      'needs residents under identities with personal activities of the last weeks, one with a photo and one without',
      people('resident'),
      lever('create-personal-activity'),
    );
}
