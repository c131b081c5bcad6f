import fc from 'fast-check';
import { DeleteVisit } from '../../commands/delete-visit.ts';
import { MakeVisit } from '../../commands/make-visit.ts';
import type { Parlour } from '../../commands/parlour.ts';
import { ReadVisits } from '../../commands/read-visits.ts';
import { ReplaceVisit } from '../../commands/replace-visit.ts';
import type { VisitPlan } from '../../commands/visit-plan.ts';
import { LONG_AGO, TIME_TYPES, givenHome, neighbourOf } from '../../given/homes.ts';
import { VISIT_TYPES, visitOn, visitSometimeOn } from '../../given/personal-visits.ts';
import { check } from '../../kit/check.ts';
import { addDays } from '../../kit/dates.ts';
import { fits, isSuccess, refused, status } from '../../kit/match.ts';
import { must } from '../../kit/must.ts';
import type { Tools } from '../../kit/tools.ts';
import { mustNotList } from '../../models/own-list.ts';
import {
  dayOf,
  keptVisit,
  mustBe,
  mustRead,
  pathOf,
  replaced,
  visitsAround,
  visitsListed,
  type Kept,
} from '../../models/personal-visits.ts';
import type { VisitBook } from '../../models/visit-book.ts';
import { givenCompany, relativesOf } from './company.ts';

check({
  id: 'personal-visits.get-by-id',
  says: 'Get visit answers the visit with the id in the path, whichever of several it is.',
  clauses: ['PVS-56', 'PVS-34'],
  async run(t) {
    const home = await givenHome(t);
    const other = await neighbourOf(t, home);
    const day = await t.day(LONG_AGO);
    const all = [
      await keptVisit(t, home),
      await keptVisit(t, home, visitSometimeOn(t, home, addDays(day, -2), 'morning')),
      await keptVisit(t, home, visitOn(t, home, day, ['07:00', '07:20'], { visitType: 'care' })),
      await keptVisit(t, other, visitOn(t, other, day)),
    ];
    for (const kept of [...all, ...all.reverse()]) await mustRead(t, kept);
  },
});

/** The visit is deleted, and gone from wherever it might be seen. */
async function mustDelete(t: Tools, kept: Kept, also: readonly Kept['home'][] = []): Promise<void> {
  const path = pathOf(kept);
  const day = dayOf(kept);
  must(await t.call('deletePersonalVisit', { path }), status(204), fits);
  for (const home of [kept.home, ...also]) {
    for (const more of [{}, ...VISIT_TYPES.map((visitType) => ({ visitType }))])
      for (const reach of [1, 20]) {
        const range = [addDays(day, -reach), addDays(day, reach)] as const;
        mustNotList(await visitsListed(t, home, range, more), kept.visitId, 'the deleted visit');
      }
  }
}

check({
  id: 'personal-visits.deleted-is-gone',
  says: 'A deleted visit is answered 204; then it is in no list, not in that of anybody who attended.',
  clauses: ['PVS-61', 'PVS-62'],
  async run(t) {
    const { home, others } = await givenCompany(t);
    const day = await t.day(LONG_AGO);
    const ids = others.map(({ residentId }) => residentId);
    for (const more of [{}, { additionalAttendeeResidentIds: ids }]) {
      await mustDelete(t, await keptVisit(t, home, visitOn(t, home, day, ['10:00', '11:00'], more)), others);
      const care = { ...more, visitType: 'care' } as const;
      await mustDelete(t, await keptVisit(t, home, visitSometimeOn(t, home, day, 'allDay', care)), others);
    }
  },
});

check({
  id: 'personal-visits.deleted-after-a-change',
  says: 'A visit that was moved and then deleted is on neither day.',
  clauses: ['PVS-62'],
  async run(t) {
    const home = await givenHome(t);
    const kept = await keptVisit(t, home);
    const moved = await replaced(t, kept, visitOn(t, home, addDays(dayOf(kept), 5)), []);
    await mustDelete(t, moved);
    mustBe(await visitsAround(t, home, dayOf(kept)), [], 'on the former day');
  },
});

check({
  id: 'personal-visits.delete-leaves-others',
  says: 'Deleting one visit leaves the others of the resident, and those of other residents, where they are.',
  clauses: ['PVS-15', 'PVS-56', 'PVS-62'],
  async run(t) {
    const home = await givenHome(t);
    const other = await neighbourOf(t, home);
    const gone = await keptVisit(t, home);
    const day = dayOf(gone);
    const left = [
      await keptVisit(t, home, { ...gone.body }),
      await keptVisit(t, home, visitSometimeOn(t, home, day, 'evening', { visitType: 'care' })),
    ];
    const theirs = await keptVisit(t, other, visitOn(t, other, day));
    await mustDelete(t, gone);
    mustBe(await visitsAround(t, home, day), left, 'after the delete');
    mustBe(await visitsAround(t, other, day), [theirs], 'after the delete of another visit');
    for (const kept of [...left, theirs]) await mustRead(t, kept);
  },
});

check({
  id: 'personal-visits.any-sequence',
  says: 'However the visits of two residents come, change and go, each is as it was last told, and listed where it belongs.',
  clauses: ['PVS-34', 'PVS-59', 'PVS-62'],
  async run(t) {
    const plan: fc.Arbitrary<VisitPlan> = fc.record({
      place: fc.integer({ min: 0, max: 3 }),
      hour: fc.integer({ min: 1, max: 21 }),
      minutes: fc.integer({ min: 1, max: 90 }),
      timeType: fc.constantFrom('exactTime' as const, ...TIME_TYPES),
      visitType: fc.constantFrom(...VISIT_TYPES),
      visitors: fc.constantFrom('connections', 'strangers', 'both'),
    });
    const which = fc.nat({ max: 5 });
    const moves = [
      fc.tuple(fc.nat({ max: 1 }), plan).map(([who, one]) => new MakeVisit(who, one)),
      fc.tuple(which, plan).map(([at, one]) => new ReplaceVisit(at, one)),
      which.map((at) => new DeleteVisit(at)),
      fc.constant(new ReadVisits()),
    ];
    const setup = async (): Promise<{ model: VisitBook; real: Parlour }> => {
      const home = await givenHome(t);
      const neighbour = await neighbourOf(t, home);
      const homes = [home, neighbour];
      const model: VisitBook = { visits: new Map(), gone: [] };
      const relatives = await relativesOf(t, home, [neighbour]);
      return { model, real: { t, homes, relatives, first: await t.day(LONG_AGO) } };
    };
    await t.model(moves, setup, { maxCommands: 10 });
  },
});

check({
  id: 'personal-visits.deleted-read',
  says: 'What the read of a deleted visit answers.',
  clauses: ['PVS-301'],
  async run(t) {
    const path = pathOf(await keptVisit(t, await givenHome(t)));
    must(await t.call('deletePersonalVisit', { path }), status(204));
    const read = await t.call('getPersonalVisit', { path });
    const reading = refused(read) === undefined ? 'not-found' : isSuccess(read) ? 'served' : undefined;
    t.observe('deleted-diary-read', 'getPersonalVisit', reading ?? `other: ${read.status}`);
  },
});
