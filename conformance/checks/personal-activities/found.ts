import { LONG_AGO, lately } from '../../factories/homes.ts';
import type { Answer } from '../../kit/call.ts';
import { addDays, daysBetween, lastSecondOf, midnightOf } from '../../kit/dates.ts';
import { expect, lists } from '../../kit/expect.ts';
import { field, items, type JsonObject } from '../../kit/json.ts';
import { fits, isSuccess, status } from '../../kit/match.ts';
import { once } from '../../kit/once.ts';
import { listOf, text } from '../../kit/read.ts';
import { lever, people } from '../../kit/to-add.ts';
import type { Tools } from '../../kit/tools.ts';
import type { Shown } from '../../laws/member-types.ts';

/** Personal activities of configured residents, where no lever makes any as staff do. They are only read. */

/** Residents who are asked. */
const ASKED = 12;
/** Days of one part of the range. */
const PART = 12;
/** An item so close to an end of a range may be of the day before or after it elsewhere. */
const NEAR = 1;

const residents = (t: Tools): readonly string[] =>
  t.run.identities
    .flatMap(({ kind, id }) => (kind === 'resident' && id !== undefined ? [id] : []))
    .slice(0, ASKED);

const none = (t: Tools, needed: string): never =>
  t.unproven(needed, people('resident'), lever('create-personal-activity'));

/** Those of the last weeks of all configured residents; unproven where there is none. */
export const foundPersonalActivities = once(async (t: Tools): Promise<readonly Shown[]> => {
  const query = await lately(t);
  const found: Shown[] = [];
  for (const residentId of residents(t)) {
    const answer = await t.call('listPersonalActivities', { path: { residentId }, query });
    if (isSuccess(answer)) found.push(...listOf(answer).map((resource) => ({ answer, resource })));
  }
  t.tier('discovery');
  return found.length > 0
    ? found
    : none(t, 'needs a resident under identities with a personal activity of the last weeks');
});

interface Part {
  readonly from: string;
  readonly until: string;
  readonly answer: Answer;
}

const dayOf = (item: JsonObject): string => text(item, 'startDate').slice(0, 10);
const hasPhotos = (item: JsonObject): boolean => items(field(item, 'photos')).length > 0;

/**
 * What the list of a part of the last weeks shows of a resident, the list of all these weeks shows too, and the other
 * way round.
 */
export async function mustContainAlike(t: Tools): Promise<void> {
  const [first, last] = [await t.day(LONG_AGO - 7), await t.day(-1)];
  const parts = Array.from({ length: Math.ceil(daysBetween(first, last) / PART) }, (_, at) =>
    addDays(first, at * PART),
  ).map((from) => [from, addDays(from, PART + NEAR)] as const);
  const kinds = new Set<boolean>();
  for (const residentId of residents(t)) {
    const ranges: Part[] = [];
    for (const [from, until] of [[first, last] as const, ...parts]) {
      const query = { startDate: midnightOf(from), endDate: lastSecondOf(until) };
      const answer = await t.call('listPersonalActivities', { path: { residentId }, query });
      expect([], answer, status(200), fits);
      ranges.push({ from, until, answer });
    }
    for (const [at, part] of ranges.entries())
      for (const item of listOf(part.answer)) {
        const day = dayOf(item);
        if (at > 0) kinds.add(hasPhotos(item));
        for (const { from, until, answer } of ranges)
          if (addDays(from, NEAR) <= day && day <= addDays(until, -NEAR))
            expect([], answer, lists(text(item, 'id'), `the personal activity of ${day}`));
      }
  }
  if (kinds.size < 2)
    none(
      t,
      'needs residents under identities with personal activities of the last weeks, one with a photo and one without',
    );
}
