import { lately, type Home } from '../../factories/homes.ts';
import { manualVisitor, type VisitBody } from '../../factories/personal-visits.ts';
import type { Answer } from '../../kit/call.ts';
import { check } from '../../kit/check.ts';
import { readDateTime, sameMoment } from '../../kit/date-time.ts';
import { field, show, type JsonObject } from '../../kit/json.ts';
import { isRefused, isSuccess } from '../../kit/match.ts';
import { byId, dataOf, listOf, text } from '../../kit/read.ts';
import { reading, readingCheck } from '../../kit/reading.ts';
import { isBlank } from '../../kit/same.ts';
import type { Tools } from '../../kit/tools.ts';
import { pathOf, visitsAt } from '../../assertions/personal-visits.ts';
import { dayAt } from '../../models/local-day.ts';
import { sharedCompany, sharedPlace } from './company.ts';
import { people } from '../../kit/to-add.ts';

/** Open questions about a visit, apart from its window. */

/** Sends a create, which may be refused. The visit is deleted together with the resident. */
const create = (t: Tools, { residentId }: Home, body: JsonObject, as?: string): Promise<Answer> =>
  t.call('createPersonalVisit', { path: { residentId }, body, ...(as && { as }) });

/** A create and a replacement with the same unusual body, each for its own visit. */
async function bothWith(t: Tools, { home, keep }: Place, body: VisitBody): Promise<readonly Answer[]> {
  const path = pathOf(await keep());
  return [await create(t, home, body), await t.call('replacePersonalVisit', { path, body })];
}

type Place = Awaited<ReturnType<typeof visitsAt>>;

/** The visit in each answer: the create, the read, the list, and a replacement with the same body. */
async function shownBy(t: Tools, home: Home, body: VisitBody, as?: string) {
  const created = await create(t, home, body, as);
  const { residentId } = home;
  const path = { residentId, visitId: text(dataOf(created), 'id') };
  const read = await t.call('getPersonalVisit', { path });
  const listed = await t.call('listPersonalVisits', { path, query: await lately(t) });
  const replaced = await t.call('replacePersonalVisit', { path, body, ...(as && { as }) });
  return [
    [created, dataOf(created)],
    [read, dataOf(read)],
    [listed, byId(listOf(listed), path.visitId) ?? {}],
    [replaced, dataOf(replaced)],
  ] as const;
}

check({
  id: 'personal-visits.form-of-the-start',
  says: 'Records in which form answers show the start of a visit.',
  clauses: ['PVS-05'],
  async run(t) {
    const { home, on } = await sharedPlace(t);
    const body = on();
    for (const [answer, { startDate }] of await shownBy(t, home, body)) {
      const shown = typeof startDate === 'string' ? startDate : '';
      const outcomes = {
        date: shown === dayAt(body.startDate, home.timeZone),
        'date-time': sameMoment(shown, body.startDate) === true,
      };
      const other = readDateTime(shown) ? 'another date-time' : show(startDate);
      reading(t, 'visit-date-form', answer, outcomes, other);
    }
  },
});

check({
  id: 'personal-visits.creator-of-two',
  says: 'Records whom the creator of a visit names, as the visits of two acting users show.',
  clauses: ['PVS-55'],
  async run(t) {
    const { home, on } = await sharedPlace(t);
    const body = on();
    const shown: Awaited<ReturnType<typeof shownBy>>[] = [];
    for (const actingId of new Set(t.run.identities.map((identity) => identity.actingId))) {
      if (shown.length === 2) break;
      // It is open who may record visits, so every identity that the target serves is used.
      if (isSuccess(await create(t, home, body, actingId)))
        shown.push(await shownBy(t, home, body, actingId));
    }
    const [one, two] = shown;
    if (!one || !two)
      return t.unproven('needs two acting users whose visits are taken', people('staff', { count: 2 }));
    for (const [place, [answer, visit]] of one.entries()) {
      const [first, second] = [field(visit, 'creator.id'), field(two[place]?.[1], 'creator.id')];
      if (isBlank(first) || isBlank(second)) t.note(`${answer.operationId} shows no creator`);
      else reading(t, 'visit-creator', answer, { 'service-account': first === second, 'acting-user': true });
    }
  },
});

check({
  id: 'personal-visits.in-the-lists-of-attendees',
  says: 'Records whether the lists of additional residents hold the visit.',
  clauses: ['PVS-21'],
  async run(t) {
    const { home, others } = await sharedCompany(t);
    const [{ residentId }, uninvolved] = others;
    const { day, on, keep } = await visitsAt(t, home);
    const { visitId } = await keep(on(day, undefined, { additionalAttendeeResidentIds: [residentId] }));
    const query = await lately(t);
    const listed = await t.call('listPersonalVisits', { path: { residentId }, query });
    const readBy = async (who: string): Promise<[Answer, boolean]> => {
      const read = await t.call('getPersonalVisit', { path: { residentId: who, visitId } });
      return [read, isSuccess(read) && field(read.json, 'data.id') === visitId];
    };
    const observe = (answer: { readonly operationId: Answer['operationId'] }, isSeen: boolean) =>
      t.observe('visit-in-attendee-lists', answer.operationId, isSeen ? 'listed' : 'path-resident-only');
    const isListed = isSuccess(listed) && byId(listOf(listed), visitId) !== undefined;
    observe({ operationId: 'createPersonalVisit' }, isListed);
    observe(listed, isListed);
    // If any resident can read the visit, a read by an attendee proves nothing.
    const [, isReadByAll] = await readBy(uninvolved.residentId);
    if (isReadByAll) t.note('a visit is read under residents who do not attend it');
    else observe(...(await readBy(residentId)));
  },
});

check({
  id: 'personal-visits.left-out-of-a-replacement',
  says: 'Records whether an optional member that a replacement leaves out is cleared or kept.',
  clauses: ['PVS-60'],
  async run(t) {
    const kept = await (await sharedPlace(t)).keep();
    const path = pathOf(kept);
    const { description, ...rest } = kept.body;
    const body = { ...rest, name: t.fresh.text('Anew') };
    const answer = await t.call('replacePersonalVisit', { path, body });
    if (!isSuccess(answer)) return reading(t, 'visit-put-omitted', answer, {});
    const shown = field((await t.call('getPersonalVisit', { path })).json, 'data.description');
    const outcomes = { cleared: isBlank(shown), kept: shown === description };
    reading(t, 'visit-put-omitted', answer, outcomes, show(shown));
  },
});

check({
  id: 'personal-visits.unknown-people',
  says: 'Records what happens to unknown residents and connections.',
  clauses: ['PVS-53'],
  negative: true,
  async run(t) {
    const at = await sharedPlace(t);
    const unknownId = t.fresh.word('nobody');
    const observe = (answer: Answer, isShown: boolean) =>
      reading(t, 'unknown-visit-people', answer, {
        refused: isRefused,
        stored: isSuccess(answer) && isShown,
        dropped: isSuccess,
      });
    for (const answer of await bothWith(t, at, { ...at.on(), additionalAttendeeResidentIds: [unknownId] })) {
      const attended = field(answer.json, 'data.attendedResidentIds');
      observe(answer, Array.isArray(attended) && attended.includes(unknownId));
    }
    const visitors = {
      connectionVisitors: [{ connectionId: unknownId }],
      manualVisitors: [manualVisitor(t)],
    };
    for (const answer of await bothWith(t, at, { ...at.on(), ...visitors }))
      observe(answer, field(answer.json, 'data.connectionVisitors.0.connectionId') === unknownId);
  },
});

readingCheck({
  id: 'personal-visits.end-before-start',
  says: 'Records what an endTime earlier than startTime gets.',
  clauses: ['PVS-54'],
  negative: true,
  choice: 'end-time-before-start-time',
  async ask(t) {
    const at = await sharedPlace(t);
    return bothWith(t, at, at.on(at.day, ['22:15', '23:00'], { endTime: '00:30' }));
  },
  outcomes: {
    refused: isRefused,
    'next-day': (answer) =>
      isSuccess(answer) &&
      field(answer.json, 'data.startTime') === '22:15' &&
      field(answer.json, 'data.endTime') === '00:30',
  },
});
