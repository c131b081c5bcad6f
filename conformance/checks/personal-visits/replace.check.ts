import { LONG_AGO, TIME_TYPES, givenHome } from '../../given/homes.ts';
import { stranger, visitOn, visitSometimeOn, type VisitBody } from '../../given/personal-visits.ts';
import { check } from '../../kit/check.ts';
import { addDays } from '../../kit/dates.ts';
import { show } from '../../kit/json.ts';
import { mustHold } from '../../kit/must.ts';
import { dataOf } from '../../kit/read.ts';
import type { Tools } from '../../kit/tools.ts';
import { mustNotList } from '../../models/own-list.ts';
import {
  dayOf,
  keptVisit,
  mustBe,
  mustRead,
  replaced,
  visitsAround,
  visitsListed,
  type Kept,
} from '../../models/personal-visits.ts';
import { drawnVisits, givenCompany, toldInFull, visitorsOf } from './company.ts';

check({
  id: 'personal-visits.replace-tells-what-was-sent',
  says: 'The words, the times and the visitors of a replacement are those of the visit afterwards.',
  clauses: ['PVS-48', 'PVS-49', 'PVS-50'],
  async run(t) {
    const company = await givenCompany(t);
    let kept = await keptVisit(t, company.home);
    const aspects = ['texts', 'times', 'visitors'] as const;
    await t.property(drawnVisits(company, await t.day(0)), async (body) => {
      kept = await replaced(t, kept, toldInFull(body, t.fresh.text('Anew')), aspects);
    });
  },
});

check({
  id: 'personal-visits.replace-of-one-thing',
  says: 'A replacement that differs in one thing changes that and nothing else.',
  clauses: ['PVS-48', 'PVS-49', 'PVS-50'],
  async run(t) {
    const { home, connectionIds } = await givenCompany(t);
    const [one, two] = connectionIds;
    const day = await t.day(LONG_AGO);
    const friend = stranger(t);
    const first = visitOn(t, home, day, ['10:00', '11:00'], visitorsOf([one], [friend]));
    let kept = await keptVisit(t, home, first);
    for (const more of [
      { name: t.fresh.text('Coffee') },
      { visitType: 'care' as const },
      { description: t.fresh.text('Brought flowers') },
      visitOn(t, home, day, ['10:00', '11:20'], { ...kept.body, endTime: '11:20', durationInMinutes: 80 }),
      visitorsOf([two], [friend]),
      visitorsOf([one, two], [friend]),
      visitorsOf([one, two], [stranger(t, 'Nurse')]),
      visitorsOf([two], [friend, stranger(t, 'Nurse')]),
    ] satisfies Partial<VisitBody>[])
      kept = await replaced(t, kept, { ...kept.body, ...more });
  },
});

check({
  id: 'personal-visits.replace-takes-visitors-away',
  says: 'Visitors that a replacement sends an empty list of are gone, be they connections or strangers.',
  clauses: ['PVS-50', 'PVS-41'],
  async run(t) {
    const { home, connectionIds } = await givenCompany(t);
    const friend = stranger(t);
    const body = visitOn(t, home, await t.day(LONG_AGO));
    let kept = await keptVisit(t, home, { ...body, ...visitorsOf(connectionIds, [friend]) });
    for (const visitors of [
      visitorsOf([], [friend]),
      visitorsOf(connectionIds, []),
      visitorsOf([], [friend, stranger(t)]),
    ])
      kept = await replaced(t, kept, { ...body, ...visitors }, ['visitors']);
  },
});

check({
  id: 'personal-visits.replace-under-each-time-type',
  says: 'A visit goes over from any timeType to any other; without times where it is no exact one.',
  clauses: ['PVS-39', 'PVS-49', 'PVS-43'],
  async run(t) {
    const { home, connectionIds } = await givenCompany(t);
    const day = await t.day(LONG_AGO);
    let kept = await keptVisit(t, home);
    const visitors = visitorsOf(connectionIds, [stranger(t)]);
    for (const timeType of [...TIME_TYPES, ...[...TIME_TYPES].reverse()]) {
      const body =
        timeType === 'exactTime'
          ? visitOn(t, home, day, ['16:00', '16:25'], visitors)
          : visitSometimeOn(t, home, day, timeType, visitors);
      kept = await replaced(t, kept, body, ['times']);
    }
  },
});

check({
  id: 'personal-visits.replace-adds-residents',
  says: 'The residents whom a replacement names beside are among those who are visited afterwards.',
  clauses: ['PVS-52'],
  async run(t) {
    const { home, others } = await givenCompany(t);
    const [one, two] = others.map(({ residentId }) => residentId);
    if (one === undefined || two === undefined) return t.unproven('needs two more residents');
    const body = visitOn(t, home, await t.day(LONG_AGO));
    let kept = await keptVisit(t, home, body);
    for (const additionalAttendeeResidentIds of [[one], [one, two], [two]])
      kept = await replaced(t, kept, { ...body, additionalAttendeeResidentIds }, ['attendees']);
  },
});

check({
  id: 'personal-visits.replace-keeps-the-id',
  says: 'A replaced visit keeps its id, also on another day and under another timeType.',
  clauses: ['PVS-58'],
  async run(t) {
    const home = await givenHome(t);
    let kept = await keptVisit(t, home);
    const day = dayOf(kept);
    for (const body of [
      visitOn(t, home, day),
      visitOn(t, home, addDays(day, 4), ['08:00', '08:30'], { visitType: 'care' }),
      visitSometimeOn(t, home, addDays(day, -5), 'allDay'),
    ]) {
      const { answer, ...now } = await replaced(t, kept, body, []);
      const { id } = dataOf(answer);
      mustHold(answer, `the id ${kept.visitId}`, id === kept.visitId, `id: ${show(id)}`);
      kept = now;
      await mustBeAlone(t, kept);
    }
  },
});

/** The visit is the only one of its resident, twenty days around. */
async function mustBeAlone(t: Tools, kept: Kept): Promise<void> {
  const day = dayOf(kept);
  mustBe(await visitsListed(t, kept.home, [addDays(day, -20), addDays(day, 20)]), [kept], 'after the change');
}

check({
  id: 'personal-visits.replace-moves-to-another-day',
  says: 'A visit that is moved is listed on its new day and no longer on the former one, filtered or not.',
  clauses: ['PVS-59', 'PVS-15', 'PVS-16'],
  async run(t) {
    const home = await givenHome(t);
    let kept = await keptVisit(t, home);
    for (const days of [3, -3, 12, -40, -800, 400]) {
      const [former, day] = [dayOf(kept), addDays(dayOf(kept), days)];
      const body = days > 0 ? visitOn(t, home, day) : visitSometimeOn(t, home, day, 'evening');
      kept = await replaced(t, kept, body);
      for (const more of [{}, { visitType: 'social' }]) {
        mustNotList(await visitsAround(t, home, former, more), kept.visitId, 'the visit that was moved away');
        mustBe(await visitsAround(t, home, day, more), [kept], 'after the move');
      }
    }
  },
});

check({
  id: 'personal-visits.replace-changes-the-type',
  says: 'A visit whose visitType is replaced is listed under the new type and no longer under the former one.',
  clauses: ['PVS-19', 'PVS-48'],
  async run(t) {
    const home = await givenHome(t);
    let kept = await keptVisit(t, home);
    const day = dayOf(kept);
    for (const [visitType, former] of [
      ['care', 'social'],
      ['social', 'care'],
    ] as const) {
      kept = await replaced(t, kept, { ...kept.body, visitType });
      mustBe(await visitsAround(t, home, day, { visitType: former }), [], `asked for ${former}`);
      mustBe(await visitsAround(t, home, day, { visitType }), [kept], `asked for ${visitType}`);
    }
  },
});

check({
  id: 'personal-visits.replace-leaves-others',
  says: 'A replacement leaves the other visits of the resident, and those of others, as they are.',
  clauses: ['PVS-48', 'PVS-50', 'PVS-56'],
  async run(t) {
    const { home, others, connectionIds } = await givenCompany(t);
    const [other] = others;
    const day = await t.day(LONG_AGO);
    const [before, kept, after] = [
      await keptVisit(t, home),
      await keptVisit(t, home, visitOn(t, home, day, ['08:00', '08:30'])),
      await keptVisit(t, home, visitSometimeOn(t, home, day, 'allDay')),
    ];
    const theirs = await keptVisit(t, other);
    const visitors = visitorsOf(connectionIds, [stranger(t)]);
    const now = await replaced(
      t,
      kept,
      visitOn(t, home, day, ['09:00', '09:10'], { visitType: 'care', ...visitors }),
    );
    mustBe(await visitsAround(t, home, day), [before, now, after], 'after the change of one');
    for (const one of [before, now, after, theirs]) await mustRead(t, one);
  },
});
