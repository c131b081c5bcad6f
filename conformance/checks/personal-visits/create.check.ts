import { DAY_PARTS, givenHomeAt } from '../../factories/homes.ts';
import { VISIT_TYPES, manualVisitor, type VisitBody } from '../../factories/personal-visits.ts';
import { attributed } from '../../kit/attribute.ts';
import { check } from '../../kit/check.ts';
import { shows } from '../../kit/fault.ts';
import { isRefused, success } from '../../kit/match.ts';
import { must, mustBeAmong, mustEcho, mustHold } from '../../kit/must.ts';
import { precondition } from '../../kit/precondition.ts';
import { dataOf, objects } from '../../kit/read.ts';
import { mustContain } from '../../assertions/own-list.ts';
import { mustBe, mustKeepAll, mustReadBack, mustReport } from '../../assertions/personal-visits.ts';
import { mustBeListed, visited, visitsAt, type Kept } from '../../assertions/personal-visits.ts';
import { daysOf, facilityOfAnotherZone } from '../without-zone.ts';
import { drawnVisits, sharedCompany, sharedPlace, visitorsOf } from './company.ts';

check({
  id: 'personal-visits.create-tells-what-was-sent',
  says: 'A new visit shows the texts, the times and the visitors that were sent.',
  clauses: ['PVS-48', 'PVS-49', 'PVS-50'],
  async run(t) {
    const company = await sharedCompany(t);
    const aspects = ['texts', 'times', 'visitors'] as const;
    let turn = 0;
    await t.property(drawnVisits(company, await t.day(0)), async (body) => {
      const kept = await visited(t, company.home, body, aspects);
      // The read and the list are checked in turn.
      if (turn++ % 2 === 0) await mustReadBack(t, kept, aspects);
      else await mustBeListed(t, company.home, [kept], aspects);
    });
  },
});

check({
  id: 'personal-visits.created-is-read-and-listed',
  says: 'A create answers the new visit, which can be read by its id and is listed, also among visits like it.',
  clauses: ['PVS-33', 'PVS-34', 'PVS-56'],
  async run(t) {
    const { day, on, sometime, make, around } = await visitsAt(t);
    const body = on();
    const all = [];
    for (const one of [body, body, on(day, ['09:00', '09:30']), sometime('allDay')]) {
      const kept = await make(one);
      mustHold(
        kept.answer,
        'an id of its own',
        !all.some(({ visitId }) => visitId === kept.visitId),
        shows('id', kept.visitId),
      );
      all.push(kept);
    }
    for (const kept of all) await mustReadBack(t, kept);
    mustBe(await around(), all, 'after four creates');
  },
});

check({
  id: 'personal-visits.created-under-each-time-type',
  says: 'A visit of allDay, morning, afternoon or evening can be created without times and shows its timeType.',
  clauses: ['PVS-39', 'PVS-43', 'PVS-49'],
  async run(t) {
    const { home, on, sometime } = await sharedPlace(t);
    const untimed = DAY_PARTS.map((timeType, at) =>
      sometime(timeType, { visitType: VISIT_TYPES[at % 2] ?? 'care' }),
    );
    await mustKeepAll(t, home, [...untimed, on()], ['texts', 'times']);
  },
});

check({
  id: 'personal-visits.created-at-an-exact-time-by-default',
  says: 'A visit created without a timeType is exactTime, whatever the visit before it was.',
  clauses: ['PVS-44'],
  async run(t) {
    const { home, connectionIds } = await sharedCompany(t);
    const { day, on, sometime, make, around } = await visitsAt(t, home);
    const { timeType: _, ...body } = on();
    const { description: _words, ...least } = body;
    const untyped = [
      body,
      least,
      { ...body, visitType: 'care' as const, ...visitorsOf(connectionIds.slice(0, 1)) },
      { ...body, durationInMinutes: 600 },
    ];
    const all: Kept[] = [];
    for (const [at, timeType] of DAY_PARTS.entries()) {
      if (at > 0) await make(sometime(timeType), []);
      const { answer, ...kept } = await make(untyped[at] ?? body, []);
      const read = await mustReadBack(t, kept, []);
      for (const shown of [answer, read]) mustEcho(shown, dataOf(shown), { timeType: 'exactTime' });
      all.push(kept);
    }
    const list = await around(day);
    for (const { visitId } of all)
      mustEcho(list.answer, mustContain(list, visitId, 'the visit'), { timeType: 'exactTime' });
  },
});

check({
  id: 'personal-visits.created-at-its-times',
  says: 'A visit shows the start and the times that were sent, to the minute, also at the ends of a day.',
  clauses: ['PVS-49'],
  async run(t) {
    const { home, on } = await sharedPlace(t);
    const bodies = (
      [
        ['2024-02-29', ['00:00', '00:01']],
        ['2023-12-31', ['23:58', '23:59']],
        ['2024-01-01', ['00:00', '23:59']],
        ['2025-03-30', ['11:59', '12:01']],
        ['2025-10-26', ['09:05', '19:50']],
      ] as const
    ).map(([day, hours]) => on(day, hours));
    await mustKeepAll(t, home, bodies, ['times']);
  },
});

check({
  id: 'personal-visits.created-on-another-clock',
  says: 'At a facility never on UTC a create keeps the local times and the instant of the start, and the lists of its day there and in UTC hold it.',
  clauses: ['PVS-49', 'PVS-45', 'PVS-15'],
  async run(t) {
    const { home, day, on, list } = await visitsAt(t, await givenHomeAt(t, facilityOfAnotherZone(t)));
    const bodies = (
      [
        ['13:10', '14:45'],
        ['00:10', '00:50'],
        ['23:10', '23:50'],
      ] as const
    ).map((hours) => on(day, hours));
    const all = await mustKeepAll(t, home, bodies, ['times', 'minutes']);
    const found = await list(daysOf(day, bodies));
    for (const { visitId, body } of all)
      mustContain(found, visitId, `the visit of ${body.startDate}`, 'PVS-15');
  },
});

check({
  id: 'personal-visits.words-kept-whole',
  says: 'Names and descriptions of one letter, of forty and with many digits are kept in full.',
  clauses: ['PVS-48'],
  async run(t) {
    const { home, day, on } = await sharedPlace(t);
    const [short, long] = ['x', 'Tea with Zoë and Jürgen in room 7B today'] as const;
    const digits = 'Ring 4000123412341234 or "7B"';
    const bodies = [
      on(day, undefined, { visitType: 'care', name: short, description: long }),
      on(day, undefined, { visitType: 'social', name: long, description: short }),
      on(day, undefined, { visitType: 'care', name: 'Call', description: digits }),
    ];
    await mustKeepAll(t, home, bodies, ['texts']);
  },
});

check({
  id: 'personal-visits.one-visitor-is-enough',
  says: 'One connection alone, or one manual visitor alone, is enough for a visit, social or care.',
  clauses: ['PVS-41', 'PVS-50'],
  async run(t) {
    const { home, connectionIds } = await sharedCompany(t);
    const { on, sometime } = await visitsAt(t, home);
    const connectionVisitors = [{ connectionId: connectionIds[0] }];
    const alone = [
      { connectionVisitors },
      { connectionVisitors, manualVisitors: [] },
      { manualVisitors: [manualVisitor(t)] },
      { manualVisitors: [manualVisitor(t)], connectionVisitors: [] },
    ];
    const bodies = VISIT_TYPES.flatMap((visitType, at) =>
      alone.map((visitors, index): VisitBody => {
        const { manualVisitors: _, ...body } = (index + at) % 2 === 0 ? on() : sometime('evening');
        return { ...body, visitType, ...visitors };
      }),
    );
    await mustKeepAll(t, home, bodies, ['visitors']);
  },
});

check({
  id: 'personal-visits.visitor-with-one-member',
  says: 'A manual visitor with only a name or only a relationship shows, if the visit is accepted.',
  clauses: ['PVS-50'],
  async run(t) {
    const { home, connectionIds } = await sharedCompany(t);
    const path = { residentId: home.residentId };
    const body = { ...(await visitsAt(t, home)).on(), ...visitorsOf([connectionIds[0]]) };
    let made = 0;
    for (const [name, value] of Object.entries(manualVisitor(t))) {
      const sent = { ...body, manualVisitors: [{ [name]: value }] };
      const answer = await t.callAny('createPersonalVisit', { path, body: sent });
      if (isRefused(answer)) continue;
      await precondition('a visit', () => must(answer, success));
      const visitors = objects(dataOf(answer), 'manualVisitors');
      const isShown = visitors.length === 1 && visitors[0]?.[name] === value;
      mustHold(
        answer,
        `a manual visitor whose ${name} is ${value}`,
        isShown,
        shows('manualVisitors', visitors),
      );
      made += 1;
    }
    if (made === 0)
      t.observed('the target refuses a manual visitor without a name or without a relationship');
  },
});

check({
  id: 'personal-visits.every-visitor-is-kept',
  says: 'A visit shows all connections and manual visitors that were sent, manual visitors with name and relationship.',
  clauses: ['PVS-50'],
  async run(t) {
    const { home, connectionIds } = await sharedCompany(t);
    const [one, two] = connectionIds;
    const body = (await visitsAt(t, home)).on();
    const friends = ['Friend', 'Nurse', 'Friend'].map((relationship) => manualVisitor(t, relationship));
    const bodies = [
      visitorsOf([one, two]),
      visitorsOf([two, one], friends.slice(0, 1)),
      visitorsOf([two], friends),
      visitorsOf([], friends),
    ].map((visitors, at) => ({ ...body, visitType: VISIT_TYPES[at % 2] ?? 'care', ...visitors }));
    await mustKeepAll(t, home, bodies, ['visitors']);
  },
});

check({
  id: 'personal-visits.residents-attend',
  says: 'The resident in the path and each additional resident sent are in attendedResidentIds.',
  clauses: ['PVS-51', 'PVS-52'],
  async run(t) {
    const { home, others, connectionIds } = await sharedCompany(t);
    const { day, on, sometime, make, around } = await visitsAt(t, home);
    const ids = others.map(({ residentId }) => residentId);
    const care = { visitType: 'care', ...visitorsOf(connectionIds) } as const;
    const bodies = [ids.slice(0, 1), ids, ids.slice(1), [], ids].map((additionalAttendeeResidentIds, at) => ({
      ...(at % 2 === 0 ? on() : sometime('morning', care)),
      additionalAttendeeResidentIds,
    }));
    const all: Kept[] = [];
    for (const body of [...bodies, on()]) {
      const { answer, ...kept } = await make(body, ['attendees']);
      const read = await mustReadBack(t, kept, ['attendees']);
      for (const shown of [answer, read])
        attributed(['PVS-51'], () =>
          mustBeAmong(shown, dataOf(shown), 'attendedResidentIds', home.residentId),
        );
      all.push(kept);
    }
    const list = await around(day);
    for (const kept of all) {
      const item = mustContain(list, kept.visitId, 'the visit');
      mustReport(list.answer, item, kept, ['attendees']);
      attributed(['PVS-51'], () => mustBeAmong(list.answer, item, 'attendedResidentIds', home.residentId));
    }
  },
});

check({
  id: 'personal-visits.create-leaves-others',
  says: 'A new visit leaves the others of the resident, and those of other residents, as they are.',
  clauses: ['PVS-34', 'PVS-48', 'PVS-50'],
  async run(t) {
    const { home, others, connectionIds } = await sharedCompany(t);
    const { on, sometime, make } = await visitsAt(t, home);
    const other = await visitsAt(t, others[0]);
    const first = await make(on());
    const theirs = await other.make(other.on());
    const visitors = visitorsOf(connectionIds, [manualVisitor(t), manualVisitor(t)]);
    const second = await make(sometime('allDay', { ...visitors, visitType: 'care' }));
    await mustBeListed(t, home, [first, second]);
    await mustBeListed(t, others[0], [theirs]);
    for (const kept of [first, second, theirs]) await mustReadBack(t, kept);
  },
});

check({
  id: 'personal-visits.many-at-once',
  says: 'Visits that are made at the same time are all made, read and listed.',
  clauses: ['PVS-33', 'PVS-34'],
  async run(t) {
    const { day, on, sometime, make, around } = await visitsAt(t);
    const bodies = VISIT_TYPES.flatMap((visitType) => {
      const exact = () => on(day, ['10:00', '10:30'], { visitType });
      return [exact(), exact(), sometime('allDay', { visitType })];
    });
    const all = await Promise.all(bodies.map((body) => make(body)));
    mustBe(await around(), all, 'after six creates');
    for (const kept of all.slice(1, 4)) await mustReadBack(t, kept);
  },
});
