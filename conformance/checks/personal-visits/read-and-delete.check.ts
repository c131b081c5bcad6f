import fc from 'fast-check';
import * as moves from '../../moves/personal-visits.ts';
import { LONG_AGO, TIME_TYPES, givenHome, neighbourOf } from '../../factories/homes.ts';
import { VISIT_TYPES } from '../../factories/personal-visits.ts';
import { attributed } from '../../kit/attribute.ts';
import { check } from '../../kit/check.ts';
import { addDays } from '../../kit/dates.ts';
import { fits, isRefused, isSuccess, status } from '../../kit/match.ts';
import { must } from '../../kit/must.ts';
import { readingCheck } from '../../kit/reading.ts';
import type { Tools } from '../../kit/tools.ts';
import { mustNotContain } from '../../assertions/own-list.ts';
import {
  dayOf,
  keptVisit,
  mustBe,
  mustReadBack,
  pathOf,
  replaced,
} from '../../assertions/personal-visits.ts';
import { visitsAt, type Kept } from '../../assertions/personal-visits.ts';
import { relativesOf, sharedCompany } from './company.ts';

check({
  id: 'personal-visits.get-by-id',
  says: 'Get visit answers the visit whose id is in the path, also when there are several.',
  clauses: ['PVS-56', 'PVS-34'],
  async run(t) {
    const { home, others } = await sharedCompany(t);
    const { day, on, sometime, keep } = await visitsAt(t, home);
    const all = [
      await keep(),
      await keep(sometime('morning', {}, addDays(day, -2))),
      await keep(on(day, ['07:00', '07:20'], { visitType: 'care' })),
      await keptVisit(t, others[0]),
    ];
    for (const kept of all.reverse()) await mustReadBack(t, kept);
  },
});

/** Deletes visits of one day. They must be gone from every read and list. */
async function mustDelete(
  t: Tools,
  all: readonly [Kept, ...(readonly Kept[])],
  also: readonly Kept['home'][] = [],
): Promise<void> {
  for (const kept of all) {
    const answer = await t.call('deletePersonalVisit', { path: pathOf(kept) });
    attributed(['PVS-61'], () => must(answer, status(204), fits));
  }
  const filters = VISIT_TYPES.map((visitType) => ({ visitType }));
  for (const home of [all[0].home, ...also]) {
    const { around } = await visitsAt(t, home);
    // The lists of all attendees are read without a filter, the list of the resident also for each type.
    const isOwn = home.residentId === all[0].home.residentId;
    for (const [at, more] of [{}, ...(isOwn ? filters : [])].entries()) {
      const list = await around(dayOf(all[0]), more, at % 2 === 0 ? 1 : 20);
      for (const { visitId } of all) mustNotContain(list, visitId, 'the deleted visit', 'PVS-62');
    }
  }
}

check({
  id: 'personal-visits.deleted-is-gone',
  says: 'A delete is answered 204; then the visit is in no list, not even in that of another attendee.',
  clauses: ['PVS-61', 'PVS-62'],
  async run(t) {
    const { home, others } = await sharedCompany(t);
    const { day, on, sometime, keep } = await visitsAt(t, home);
    const additionalAttendeeResidentIds = others.map(({ residentId }) => residentId);
    for (const more of [{}, { additionalAttendeeResidentIds }]) {
      const exact = await keep(on(day, ['10:00', '11:00'], more));
      const care = await keep(sometime('allDay', { ...more, visitType: 'care' }));
      await mustDelete(t, [exact, care], 'additionalAttendeeResidentIds' in more ? others : []);
    }
  },
});

check({
  id: 'personal-visits.deleted-after-a-change',
  says: 'A visit that was moved and then deleted is listed on neither day.',
  clauses: ['PVS-62'],
  async run(t) {
    const { day, on, keep, around } = await visitsAt(t);
    await mustDelete(t, [await replaced(t, await keep(), on(addDays(day, 5)), [])]);
    mustBe(await around(), [], 'on the former day');
  },
});

check({
  id: 'personal-visits.delete-leaves-others',
  says: 'Deleting one visit leaves the others of the resident, and those of other residents, where they are.',
  clauses: ['PVS-15', 'PVS-56', 'PVS-62'],
  async run(t) {
    const { home, sometime, keep, around } = await visitsAt(t);
    const other = await visitsAt(t, await neighbourOf(t, home));
    const gone = await keep();
    const left = [await keep({ ...gone.body }), await keep(sometime('evening', { visitType: 'care' }))];
    const theirs = await other.keep();
    await mustDelete(t, [gone]);
    mustBe(await around(), left, 'after the delete');
    mustBe(await other.around(), [theirs], 'after the delete of another visit');
    for (const kept of [...left, theirs]) await mustReadBack(t, kept);
  },
});

check({
  id: 'personal-visits.any-sequence',
  says: "After any sequence of creates, replacements and deletes each visit shows what was last sent and is in its resident's list.",
  clauses: ['PVS-34', 'PVS-59', 'PVS-62'],
  async run(t) {
    const plan: fc.Arbitrary<moves.VisitPlan> = fc.record({
      place: fc.integer({ min: 0, max: 3 }),
      hour: fc.integer({ min: 1, max: 21 }),
      minutes: fc.integer({ min: 1, max: 90 }),
      timeType: fc.constantFrom('exactTime' as const, ...TIME_TYPES),
      visitType: fc.constantFrom(...VISIT_TYPES),
      visitors: fc.constantFrom('connections', 'strangers', 'both'),
    });
    const which = fc.nat({ max: 5 });
    const commands = [
      fc.tuple(fc.nat({ max: 1 }), plan).map(([who, one]) => moves.makeVisit(who === 0 ? 0 : 1, one)),
      fc.tuple(which, plan).map((args) => moves.replaceVisit(...args)),
      which.map(moves.deleteVisit),
      fc.constant(moves.readVisits),
    ];
    const home = await givenHome(t);
    const homes = [home, await neighbourOf(t, home)] as const;
    const relatives = await relativesOf(t, home, homes.slice(1));
    let sequences = 0;
    // Each sequence uses its own days, outside the lists of every other sequence.
    const setup = async () => {
      const model: moves.VisitBook = new Map();
      const first = await t.day(LONG_AGO - 20 * sequences++);
      return { model, real: { t, homes, relatives, first } };
    };
    await t.model(commands, setup, { maxCommands: 6, atEnd: moves.mustMatchAll });
  },
});

readingCheck({
  id: 'personal-visits.deleted-read',
  says: 'Records what the read of a deleted visit answers.',
  clauses: ['PVS-301'],
  choice: 'deleted-diary-read',
  async ask(t) {
    const path = pathOf(await keptVisit(t, (await sharedCompany(t)).home));
    must(await t.call('deletePersonalVisit', { path }), status(204));
    return t.call('getPersonalVisit', { path });
  },
  outcomes: { 'not-found': isRefused, served: isSuccess },
});
