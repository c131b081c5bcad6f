import fc from 'fast-check';
import { DAY_PARTS, minutesBetween, type Home } from '../../factories/homes.ts';
import { VISIT_TYPES, type VisitBody } from '../../factories/personal-visits.ts';
import { check } from '../../kit/check.ts';
import { isSuccess } from '../../kit/match.ts';
import { dataOf, text } from '../../kit/read.ts';
import type { Tools } from '../../kit/tools.ts';
import { keptVisit, mustBeListed, mustKeepAll, mustReadBack } from '../../assertions/personal-visits.ts';
import { mustReport, replaced, visited, type Kept } from '../../assertions/personal-visits.ts';
import { someHours } from '../../laws/dated-members.ts';
import { sharedPlace } from './company.ts';

const LONG = ['minutes'] as const;

/**
 * Makes visits from every second body and replaces one visit with each of the others. All must show the right
 * minutes.
 */
async function mustLast(t: Tools, home: Home, bodies: readonly VisitBody[]): Promise<void> {
  const [made, later] = [0, 1].map((turn) => bodies.filter((_, at) => at % 2 === turn));
  await mustKeepAll(t, home, made ?? [], LONG);
  await mustLastAgain(t, await keptVisit(t, home), later ?? []);
}

/** Replaces one visit with each of the bodies. It must show the right minutes each time. */
async function mustLastAgain(t: Tools, kept: Kept, bodies: readonly VisitBody[]): Promise<void> {
  let now = kept;
  // Every second replacement is read, and the list is checked at the end.
  for (const [at, body] of bodies.entries()) now = await replaced(t, now, body, LONG, at % 2 === 0);
  await mustBeListed(t, now.home, [now], LONG);
}

check({
  id: 'personal-visits.minutes-from-start-to-end',
  says: 'Under exactTime durationInMinutes is the gap from startTime to endTime, to the minute.',
  clauses: ['PVS-45'],
  async run(t) {
    const { home, day, on } = await sharedPlace(t);
    const bodies = (
      [
        ['09:00', '10:00'],
        ['00:00', '23:59'],
        ['23:58', '23:59'],
        ['08:59', '09:00'],
        ['11:45', '12:15'],
        ['09:50', '11:05'],
      ] as const
    ).map((hours) => on(day, hours));
    await mustLast(t, home, bodies);
    await t.property(someHours, async (hours) => {
      const { timeType: _, ...body } = on(day, hours);
      await mustReadBack(t, await visited(t, home, body, LONG), LONG);
    });
  },
});

check({
  id: 'personal-visits.minutes-that-differ-are-no-error',
  says: 'Under exactTime a durationInMinutes that differs from the gap is accepted, and the visit shows the gap.',
  clauses: ['PVS-46', 'PVS-45'],
  async run(t) {
    const { home, day, on } = await sharedPlace(t);
    const bodies: VisitBody[] = [];
    for (const [at, [from, to]] of (
      [
        ['09:00', '10:00'],
        ['09:50', '11:07'],
      ] as const
    ).entries()) {
      const gap = minutesBetween(from, to);
      for (const [index, durationInMinutes] of [1, gap - 1, gap + 1, 1_440].entries()) {
        const visitType = VISIT_TYPES[(at + index) % 2] ?? 'care';
        bodies.push(on(day, [from, to], { visitType, durationInMinutes }));
      }
    }
    await mustLast(t, home, bodies);
    const untyped = bodies.map(({ timeType: _, ...body }): VisitBody => body);
    await mustKeepAll(t, home, untyped.slice(2, 5), LONG);
  },
});

check({
  id: 'personal-visits.minutes-as-sent',
  says: 'Under any timeType but exactTime durationInMinutes is the one that was sent.',
  clauses: ['PVS-47'],
  async run(t) {
    const { home, sometime } = await sharedPlace(t);
    const bodies = DAY_PARTS.flatMap((timeType, at) =>
      (at % 2 === 0 ? [1, 600] : [600, 1]).map((durationInMinutes) =>
        sometime(timeType, { durationInMinutes }),
      ),
    );
    await mustLast(t, home, bodies);
    const drawn = fc.tuple(fc.constantFrom(...DAY_PARTS), fc.integer({ min: 1, max: 1_440 }));
    await t.property(drawn, async ([timeType, durationInMinutes]) => {
      await mustReadBack(t, await visited(t, home, sometime(timeType, { durationInMinutes }), LONG), LONG);
    });
  },
});

check({
  id: 'personal-visits.minutes-as-sent-beside-times',
  says: 'Under any timeType but exactTime durationInMinutes is the one that was sent, even with times.',
  clauses: ['PVS-47'],
  async run(t) {
    const { home, day, on, keep } = await sharedPlace(t);
    const path = { residentId: home.residentId };
    const all: Kept[] = [];
    for (const timeType of DAY_PARTS) {
      const body = on(day, ['10:00', '10:40'], { timeType, durationInMinutes: 95 });
      const made = await t.call('createPersonalVisit', { path, body });
      // It is open whether such a visit may have times.
      if (!isSuccess(made)) {
        t.note(`a visit of ${timeType} with times is not taken: ${made.status}`);
        continue;
      }
      const kept = { home, visitId: text(dataOf(made), 'id'), body };
      mustReport(made, dataOf(made), kept, LONG);
      if (all.length % 2 === 0) await mustReadBack(t, kept, LONG);
      all.push(kept);
    }
    if (all.length === 0) return;
    await mustBeListed(t, home, all, LONG);
    const bodies = all.map(({ body }) => body);
    await mustLastAgain(t, await keep(), bodies);
  },
});

check({
  id: 'personal-visits.minutes-after-a-change',
  says: 'When a replacement moves the times, or changes the timeType and back, durationInMinutes is the new gap.',
  clauses: ['PVS-45', 'PVS-47'],
  async run(t) {
    const { day, on, sometime, keep } = await sharedPlace(t);
    await mustLastAgain(t, await keep(on(day, ['10:00', '11:00'])), [
      on(day, ['10:00', '11:30'], { durationInMinutes: 60 }),
      on(day, ['11:15', '11:30'], { durationInMinutes: 60 }),
      sometime('allDay', { durationInMinutes: 60 }),
      sometime('evening', { durationInMinutes: 20 }),
      on(day, ['18:00', '21:00'], { durationInMinutes: 20 }),
    ]);
  },
});
