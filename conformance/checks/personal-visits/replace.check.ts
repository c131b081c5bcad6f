import { TIME_TYPES } from '../../factories/homes.ts';
import { manualVisitor, type VisitBody } from '../../factories/personal-visits.ts';
import { check } from '../../kit/check.ts';
import { addDays } from '../../kit/dates.ts';
import { shows } from '../../kit/fault.ts';
import { mustHold } from '../../kit/must.ts';
import { dataOf } from '../../kit/read.ts';
import { mustNotContain } from '../../assertions/own-list.ts';
import { dayOf, keptVisit, mustBe, mustBeListed, mustReadBack } from '../../assertions/personal-visits.ts';
import { replaced, visitsAt } from '../../assertions/personal-visits.ts';
import { drawnVisits, sharedCompany, withEveryMember, visitorsOf } from './company.ts';

check({
  id: 'personal-visits.replace-tells-what-was-sent',
  says: 'A replaced visit shows the texts, the times and the visitors that were sent.',
  clauses: ['PVS-48', 'PVS-49', 'PVS-50'],
  async run(t) {
    const company = await sharedCompany(t);
    const aspects = ['texts', 'times', 'visitors'] as const;
    let kept = await keptVisit(t, company.home);
    await t.property(drawnVisits(company, await t.day(0)), async (body) => {
      const full = withEveryMember(body, t.fresh.text('Anew'));
      kept = await replaced(t, kept, full, aspects);
    });
    await mustBeListed(t, company.home, [kept], aspects);
  },
});

check({
  id: 'personal-visits.replace-of-one-thing',
  says: 'A replacement that differs in one thing changes only that.',
  clauses: ['PVS-48', 'PVS-49', 'PVS-50'],
  async run(t) {
    const { home, connectionIds } = await sharedCompany(t);
    const [one, two] = connectionIds;
    const { day, on, keep } = await visitsAt(t, home);
    const friend = manualVisitor(t);
    let kept = await keep(on(day, ['10:00', '11:00'], visitorsOf([one], [friend])));
    for (const [at, more] of (
      [
        { name: t.fresh.text('Coffee') },
        { visitType: 'care' as const },
        { description: t.fresh.text('Brought flowers') },
        on(day, ['10:00', '11:20'], { ...kept.body, endTime: '11:20', durationInMinutes: 80 }),
        visitorsOf([two], [friend]),
        visitorsOf([one, two], [friend]),
        visitorsOf([one, two], [manualVisitor(t, 'Nurse')]),
        visitorsOf([two], [friend, manualVisitor(t, 'Nurse')]),
      ] satisfies Partial<VisitBody>[]
    ).entries())
      kept = await replaced(t, kept, { ...kept.body, ...more }, undefined, at % 2 === 0);
    await mustBeListed(t, home, [kept]);
  },
});

check({
  id: 'personal-visits.replace-takes-visitors-away',
  says: 'An empty list in a replacement removes the visitors, connections and manual visitors alike.',
  clauses: ['PVS-50', 'PVS-41'],
  async run(t) {
    const { home, connectionIds } = await sharedCompany(t);
    const { on, keep } = await visitsAt(t, home);
    const friend = manualVisitor(t);
    const body = on();
    let kept = await keep({ ...body, ...visitorsOf(connectionIds, [friend]) });
    for (const visitors of [
      visitorsOf([], [friend]),
      visitorsOf(connectionIds, []),
      visitorsOf([], [friend, manualVisitor(t)]),
    ])
      kept = await replaced(t, kept, { ...body, ...visitors }, ['visitors']);
    await mustBeListed(t, home, [kept], ['visitors']);
  },
});

check({
  id: 'personal-visits.replace-under-each-time-type',
  says: 'A replacement can change any timeType to any other, without times unless the new one is exactTime.',
  clauses: ['PVS-39', 'PVS-49', 'PVS-43'],
  async run(t) {
    const { home, connectionIds } = await sharedCompany(t);
    const { day, on, sometime, keep } = await visitsAt(t, home);
    let kept = await keep();
    const visitors = visitorsOf(connectionIds, [manualVisitor(t)]);
    for (const [at, timeType] of [...TIME_TYPES, ...[...TIME_TYPES].reverse().slice(1, 4)].entries()) {
      const isExact = timeType === 'exactTime';
      const body = isExact ? on(day, ['16:00', '16:25'], visitors) : sometime(timeType, visitors);
      kept = await replaced(t, kept, body, ['times'], at % 3 === 0);
    }
    await mustBeListed(t, home, [kept], ['times']);
  },
});

check({
  id: 'personal-visits.replace-adds-residents',
  says: 'The additional residents sent in a replacement are in attendedResidentIds afterwards.',
  clauses: ['PVS-52'],
  async run(t) {
    const { home, others } = await sharedCompany(t);
    const ids = others.map(({ residentId }) => residentId);
    let kept = await keptVisit(t, home);
    const { body } = kept;
    for (const additionalAttendeeResidentIds of [ids.slice(0, 1), ids, ids.slice(1)])
      kept = await replaced(t, kept, { ...body, additionalAttendeeResidentIds }, ['attendees']);
    await mustBeListed(t, home, [kept], ['attendees']);
  },
});

check({
  id: 'personal-visits.replace-keeps-the-id',
  says: 'A replaced visit keeps its id, also on another day and under another timeType.',
  clauses: ['PVS-58'],
  async run(t) {
    const { day, on, sometime, keep, around } = await visitsAt(t);
    let kept = await keep();
    for (const body of [
      on(),
      on(addDays(day, 4), ['08:00', '08:30'], { visitType: 'care' }),
      sometime('allDay', {}, addDays(day, -5)),
    ]) {
      const { answer, ...now } = await replaced(t, kept, body, []);
      const { id } = dataOf(answer);
      mustHold(answer, `the id ${kept.visitId}`, id === kept.visitId, shows('id', id));
      kept = now;
      mustBe(await around(dayOf(kept), {}, 20), [kept], 'after the change');
    }
  },
});

check({
  id: 'personal-visits.replace-moves-to-another-day',
  says: 'A moved visit is listed on its new day and not on the old one, filtered or not.',
  clauses: ['PVS-59', 'PVS-15', 'PVS-16'],
  async run(t) {
    const { on, sometime, keep, around } = await visitsAt(t);
    let kept = await keep();
    for (const [at, days] of [3, -400, 300].entries()) {
      const [former, day] = [dayOf(kept), addDays(dayOf(kept), days)];
      kept = await replaced(t, kept, days > 0 ? on(day) : sometime('evening', {}, day), undefined, at === 1);
      const more = at % 2 === 0 ? {} : { visitType: 'social' };
      mustNotContain(
        await around(former, more),
        kept.visitId,
        'the visit that was moved away',
        'PVS-59',
        'PVS-16',
      );
      mustBe(await around(day, more), [kept], 'after the move', ['PVS-59']);
    }
  },
});

check({
  id: 'personal-visits.replace-changes-the-type',
  says: 'A visit whose visitType is replaced is listed under the new type and not under the old one.',
  clauses: ['PVS-19', 'PVS-48'],
  async run(t) {
    const { day, keep, around } = await visitsAt(t);
    let kept = await keep();
    for (const [visitType, former] of [
      ['care', 'social'],
      ['social', 'care'],
    ] as const) {
      kept = await replaced(t, kept, { ...kept.body, visitType });
      mustBe(await around(day, { visitType: former }), [], `asked for ${former}`, ['PVS-19']);
      mustBe(await around(day, { visitType }), [kept], `asked for ${visitType}`, ['PVS-19']);
    }
  },
});

check({
  id: 'personal-visits.replace-leaves-others',
  says: 'A replacement leaves the other visits of the resident, and those of others, as they are.',
  clauses: ['PVS-48', 'PVS-50', 'PVS-56'],
  async run(t) {
    const { home, others, connectionIds } = await sharedCompany(t);
    const { day, on, sometime, keep } = await visitsAt(t, home);
    const before = await keep();
    const kept = await keep(on(day, ['08:00', '08:30']));
    const after = await keep(sometime('allDay'));
    const theirs = await keptVisit(t, others[0]);
    const more = { visitType: 'care', ...visitorsOf(connectionIds, [manualVisitor(t)]) } as const;
    const now = await replaced(t, kept, on(day, ['09:00', '09:10'], more));
    await mustBeListed(t, home, [before, now, after]);
    for (const one of [before, now, after, theirs]) await mustReadBack(t, one);
  },
});
