import { ownReady, send } from '../../calls/send.ts';
import type { Answer } from '../../kit/call.ts';
import { check } from '../../kit/check.ts';
import { addDays } from '../../kit/dates.ts';
import { field } from '../../kit/json.ts';
import { isRefused, isSuccess } from '../../kit/match.ts';
import { reading } from '../../kit/reading.ts';
import type { Tools } from '../../kit/tools.ts';
import { residentFor } from '../../calls/people.ts';

/** Days that no calendar has, each with the last day of its month. */
const IMPOSSIBLE = [
  ['2027-02-29', '2027-02-28'],
  ['2100-02-29', '2100-02-28'],
  ['2028-02-30', '2028-02-29'],
  ['2027-04-31', '2027-04-30'],
  ['2027-11-31', '2027-11-30'],
] as const;

const noon = (day: string): string => `${day}T12:00:00Z`;

/** The create of a visit, which no other list shows and whose delete leaves nothing. */
const madeWith = async (t: Tools, startDate: string): Promise<Answer> => {
  const ready = await ownReady(t, 'createPersonalVisit', true);
  return send(t, 'createPersonalVisit', ready, { body: { ...ready.body, startDate } });
};

const isOn = (day: string, shown: unknown): boolean => {
  const at = new Date(String(shown));
  const utc = Number.isNaN(at.getTime()) ? '' : at.toISOString();
  return [String(shown), utc].some((one) => one.startsWith(day));
};

check({
  id: 'conventions.impossible-days',
  says: 'Records the answer to a date or date-time on a day that does not exist.',
  clauses: ['CNV-61'],
  negative: true,
  async run(t) {
    for (const [day, last] of IMPOSSIBLE) {
      const answer = await madeWith(t, noon(day));
      const isMoved = isOn(addDays(last, 1), field(answer.json, 'data.startDate'));
      reading(t, 'impossible-days', answer, {
        refused: isRefused,
        'rolled-over': isSuccess(answer) && isMoved,
      });
    }
    const { residentId } = await residentFor(t);
    const query = { startDate: noon('2027-02-29'), endDate: noon('2027-03-05') };
    const listed = await t.call('listCheckIns', { path: { residentId }, query });
    reading(t, 'impossible-days', listed, { refused: isRefused, 'rolled-over': isSuccess(listed) });
    // Of the full centuries each fourth has the day.
    const leap = { startDate: noon('2000-02-29'), endDate: noon('2000-03-05') };
    const { status } = await t.call('listCheckIns', { path: { residentId }, query: leap });
    if (status !== 200) t.observe('impossible-days', 'listCheckIns', `other: ${status} to a day that exists`);
  },
});
