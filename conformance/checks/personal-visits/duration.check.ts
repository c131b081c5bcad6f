import fc from 'fast-check';
import { DAY_PARTS, minutesBetween, type Home } from '../../factories/homes.ts';
import { VISIT_TYPES, type VisitBody } from '../../factories/personal-visits.ts';
import { check } from '../../kit/check.ts';
import { isSuccess } from '../../kit/match.ts';
import { dataOf, text } from '../../kit/read.ts';
import type { Tools } from '../../kit/tools.ts';
import { keptVisit, mustShow, mustTell, pathOf, replaced } from '../../assertions/personal-visits.ts';
import { visited, visitsAt } from '../../assertions/personal-visits.ts';
import { someHours } from '../dated-members.ts';

const LONG = ['minutes'] as const;

/** A visit made with a body shows the minutes that it must, everywhere. */
const mustBeginLong = async (t: Tools, home: Home, body: VisitBody) =>
  mustShow(t, await visited(t, home, body, LONG), LONG);

/** A visit made with a body, and one that is replaced by it: either shows the minutes that it must, everywhere. */
async function mustLast(t: Tools, home: Home, body: VisitBody): Promise<void> {
  await mustBeginLong(t, home, body);
  await replaced(t, await keptVisit(t, home), body, LONG);
}

check({
  id: 'personal-visits.minutes-from-start-to-end',
  says: 'Under exactTime a visit lasts from its start to its end, to the minute.',
  clauses: ['PVS-45'],
  async run(t) {
    const { home, day, on } = await visitsAt(t);
    for (const hours of [
      ['09:00', '10:00'],
      ['00:00', '23:59'],
      ['23:58', '23:59'],
      ['00:00', '00:01'],
      ['08:59', '09:00'],
      ['11:45', '12:15'],
      ['09:50', '11:05'],
      ['12:30', '13:30'],
    ] as const)
      await mustLast(t, home, on(day, hours));
    await t.property(someHours, async (hours) => {
      const { timeType: _, ...body } = on(day, hours);
      await mustBeginLong(t, home, body);
    });
  },
});

check({
  id: 'personal-visits.minutes-that-differ-are-no-error',
  says: 'Under exactTime minutes other than those from start to end are taken, and the visit shows those from start to end.',
  clauses: ['PVS-46', 'PVS-45'],
  async run(t) {
    const { home, day, on } = await visitsAt(t);
    for (const visitType of VISIT_TYPES)
      for (const [from, to] of [
        ['09:00', '10:00'],
        ['09:50', '11:07'],
      ] as const) {
        const gap = minutesBetween(from, to);
        for (const durationInMinutes of [1, gap - 1, gap + 1, 1_440]) {
          const { timeType: _, ...body } = on(day, [from, to], { visitType, durationInMinutes });
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
    const { home, sometime } = await visitsAt(t);
    for (const timeType of DAY_PARTS)
      for (const durationInMinutes of [1, 45, 600])
        await mustLast(t, home, sometime(timeType, { durationInMinutes }));
    const drawn = fc.tuple(fc.constantFrom(...DAY_PARTS), fc.integer({ min: 1, max: 1_440 }));
    await t.property(drawn, async ([timeType, durationInMinutes]) => {
      await mustBeginLong(t, home, sometime(timeType, { durationInMinutes }));
    });
  },
});

check({
  id: 'personal-visits.minutes-as-sent-beside-times',
  says: 'Under any timeType but exactTime a visit lasts as long as was sent, should times be sent as well.',
  clauses: ['PVS-47'],
  async run(t) {
    const { home, day, on, keep } = await visitsAt(t);
    const path = { residentId: home.residentId };
    for (const timeType of DAY_PARTS) {
      const body = on(day, ['10:00', '10:40'], { timeType, durationInMinutes: 95 });
      const made = await t.call('createPersonalVisit', { path, body });
      // Nothing says that such a visit may have times.
      if (!isSuccess(made)) {
        t.note(`a visit of ${timeType} with times is not taken: ${made.status}`);
        continue;
      }
      const kept = { home, visitId: text(dataOf(made), 'id'), body };
      t.afterwards(() => t.call('deletePersonalVisit', { path: pathOf(kept) }));
      mustTell(made, dataOf(made), kept, LONG);
      await mustShow(t, kept, LONG);
      await replaced(t, await keep(), body, LONG);
    }
  },
});

check({
  id: 'personal-visits.minutes-after-a-change',
  says: 'A replacement that moves the times, or leaves them for another timeType and comes back, decides the minutes anew.',
  clauses: ['PVS-45', 'PVS-47'],
  async run(t) {
    const { day, on, sometime, keep } = await visitsAt(t);
    let kept = await keep(on(day, ['10:00', '11:00']));
    for (const body of [
      on(day, ['10:00', '11:30'], { durationInMinutes: 60 }),
      on(day, ['11:15', '11:30'], { durationInMinutes: 60 }),
      sometime('allDay', { durationInMinutes: 60 }),
      sometime('evening', { durationInMinutes: 20 }),
      on(day, ['18:00', '21:00'], { durationInMinutes: 20 }),
    ])
      kept = await replaced(t, kept, body, LONG);
  },
});
