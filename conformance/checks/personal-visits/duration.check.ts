import fc from 'fast-check';
import { DAY_PARTS, LONG_AGO, givenHome, minutesBetween, type Home } from '../../given/homes.ts';
import { VISIT_TYPES, visitOn, visitSometimeOn, type VisitBody } from '../../given/personal-visits.ts';
import { check } from '../../kit/check.ts';
import { isSuccess } from '../../kit/match.ts';
import { dataOf, text } from '../../kit/read.ts';
import type { Tools } from '../../kit/tools.ts';
import { keptVisit, mustShow, mustTell, pathOf, replaced, visited } from '../../models/personal-visits.ts';
import { someHours } from '../diary.ts';

const LONG = ['minutes'] as const;

/** A visit made with a body, and one that is replaced by it: either shows the minutes that it must, everywhere. */
async function mustLast(t: Tools, home: Home, body: VisitBody): Promise<void> {
  await mustShow(t, await visited(t, home, body, LONG), LONG);
  await replaced(t, await keptVisit(t, home), body, LONG);
}

const HOURS = [
  ['09:00', '10:00'],
  ['00:00', '23:59'],
  ['23:58', '23:59'],
  ['00:00', '00:01'],
  ['08:59', '09:00'],
  ['11:45', '12:15'],
  ['09:50', '11:05'],
  ['12:30', '13:30'],
] as const;
const PLAIN_HOURS = [
  ['09:00', '10:00'],
  ['09:50', '11:07'],
] as const;

check({
  id: 'personal-visits.minutes-from-start-to-end',
  says: 'Under exactTime a visit lasts from its start to its end, to the minute.',
  clauses: ['PVS-45'],
  async run(t) {
    const home = await givenHome(t);
    const day = await t.day(LONG_AGO);
    for (const hours of HOURS) await mustLast(t, home, visitOn(t, home, day, hours));
    await t.property(someHours, async (hours) => {
      const { timeType: _, ...body } = visitOn(t, home, day, hours);
      await mustShow(t, await visited(t, home, body, LONG), LONG);
    });
  },
});

check({
  id: 'personal-visits.minutes-that-differ-are-no-error',
  says: 'Under exactTime minutes other than those from start to end are taken, and the visit shows those from start to end.',
  clauses: ['PVS-46', 'PVS-45'],
  async run(t) {
    const home = await givenHome(t);
    const day = await t.day(LONG_AGO);
    for (const visitType of VISIT_TYPES)
      for (const [from, to] of PLAIN_HOURS) {
        const hours = [from, to] as const;
        const gap = minutesBetween(from, to);
        for (const durationInMinutes of [1, gap - 1, gap + 1, 1_440]) {
          const { timeType: _, ...body } = visitOn(t, home, day, hours, { visitType, durationInMinutes });
          await visited(t, home, body, LONG);
          await mustLast(t, home, { ...body, timeType: 'exactTime' });
        }
      }
  },
});

check({
  id: 'personal-visits.minutes-as-sent',
  says: 'Under any timeType but exactTime a visit lasts as long as was sent.',
  clauses: ['PVS-47'],
  async run(t) {
    const home = await givenHome(t);
    const day = await t.day(LONG_AGO);
    for (const timeType of DAY_PARTS)
      for (const durationInMinutes of [1, 45, 600])
        await mustLast(t, home, visitSometimeOn(t, home, day, timeType, { durationInMinutes }));
    const drawn = fc.tuple(fc.constantFrom(...DAY_PARTS), fc.integer({ min: 1, max: 1_440 }));
    await t.property(drawn, async ([timeType, durationInMinutes]) => {
      const body = visitSometimeOn(t, home, day, timeType, { durationInMinutes });
      await mustShow(t, await visited(t, home, body, LONG), LONG);
    });
  },
});

check({
  id: 'personal-visits.minutes-as-sent-beside-times',
  says: 'Under any timeType but exactTime a visit lasts as long as was sent, should times be sent as well.',
  clauses: ['PVS-47'],
  async run(t) {
    const home = await givenHome(t);
    const { residentId } = home;
    for (const timeType of DAY_PARTS) {
      const body = visitOn(t, home, await t.day(LONG_AGO), ['10:00', '10:40'], {
        timeType,
        durationInMinutes: 95,
      });
      const made = await t.call('createPersonalVisit', { path: { residentId }, body });
      // Nothing says that such a visit may have times.
      if (!isSuccess(made)) {
        t.note(`a visit of ${timeType} with times is not taken: ${made.status}`);
        continue;
      }
      const kept = { home, visitId: text(dataOf(made), 'id'), body };
      t.afterwards(() => t.call('deletePersonalVisit', { path: pathOf(kept) }));
      mustTell(made, dataOf(made), kept, LONG);
      await mustShow(t, kept, LONG);
      await replaced(t, await keptVisit(t, home), body, LONG);
    }
  },
});

check({
  id: 'personal-visits.minutes-after-a-change',
  says: 'A replacement that moves the times, or leaves them for another timeType and comes back, decides the minutes anew.',
  clauses: ['PVS-45', 'PVS-47'],
  async run(t) {
    const home = await givenHome(t);
    const day = await t.day(LONG_AGO);
    let kept = await keptVisit(t, home, visitOn(t, home, day, ['10:00', '11:00']));
    const duration = { durationInMinutes: 60 };
    for (const body of [
      visitOn(t, home, day, ['10:00', '11:30'], duration),
      visitOn(t, home, day, ['11:15', '11:30'], duration),
      visitSometimeOn(t, home, day, 'allDay', duration),
      visitSometimeOn(t, home, day, 'evening', { durationInMinutes: 20 }),
      visitOn(t, home, day, ['18:00', '21:00'], { durationInMinutes: 20 }),
    ])
      kept = await replaced(t, kept, body, LONG);
  },
});
