import { LONG_AGO, givenHome, lately, type Home } from '../../given/homes.ts';
import { stranger, visitOn, type VisitBody } from '../../given/personal-visits.ts';
import type { Answer } from '../../kit/call.ts';
import { check } from '../../kit/check.ts';
import { field, show, type JsonObject } from '../../kit/json.ts';
import { isSuccess, refused } from '../../kit/match.ts';
import { byId, dataOf, listOf, text } from '../../kit/read.ts';
import { isBlank } from '../../kit/same.ts';
import type { Tools } from '../../kit/tools.ts';
import { readDateTime, sameMoment } from '../../kit/date-time.ts';
import { keptVisit, pathOf, type Kept } from '../../models/personal-visits.ts';
import { dayAt } from '../../models/place-day.ts';
import { givenCompany } from './company.ts';

/** What of a visit the interface leaves open, its window aside. */

const isRefused = (answer: Answer): boolean => refused(answer) === undefined;

/** Creates a visit that may be refused; what is made is taken away when the check is over. */
async function create(t: Tools, { residentId }: Home, body: JsonObject, as?: string): Promise<Answer> {
  const answer = await t.call('createPersonalVisit', { path: { residentId }, body, ...(as && { as }) });
  const visitId = isSuccess(answer) ? field(answer.json, 'data.id') : undefined;
  if (typeof visitId === 'string')
    t.afterwards(() => t.call('deletePersonalVisit', { path: { residentId, visitId } }));
  return answer;
}

/** A create and a replacement with the same unusual thing in the body, each on a visit of its own. */
async function bothWith(t: Tools, home: Home, more: Partial<VisitBody>): Promise<readonly Answer[]> {
  const body = { ...visitOn(t, home, await t.day(LONG_AGO)), ...more };
  const kept = await keptVisit(t, home);
  return [await create(t, home, body), await t.call('replacePersonalVisit', { path: pathOf(kept), body })];
}

/** The visit as each answer shows it: the create, the read, the list, and a replacement by the same body. */
async function shownBy(
  t: Tools,
  home: Home,
  body: VisitBody,
  as?: string,
): Promise<readonly (readonly [Answer, JsonObject])[]> {
  const created = await create(t, home, body, as);
  const visitId = text(dataOf(created), 'id');
  const path = { residentId: home.residentId, visitId };
  const read = await t.call('getPersonalVisit', { path });
  const query = await lately(t);
  const listed = await t.call('listPersonalVisits', { path: { residentId: home.residentId }, query });
  const replaced = await t.call('replacePersonalVisit', { path, body, ...(as && { as }) });
  return [
    [created, dataOf(created)],
    [read, dataOf(read)],
    [listed, byId(listOf(listed), visitId) ?? {}],
    [replaced, dataOf(replaced)],
  ];
}

check({
  id: 'personal-visits.form-of-the-start',
  says: 'In which form answers show the start of a visit.',
  clauses: ['PVS-05'],
  async run(t) {
    const home = await givenHome(t);
    const body = visitOn(t, home, await t.day(LONG_AGO));
    for (const [{ operationId }, { startDate }] of await shownBy(t, home, body)) {
      const shown = typeof startDate === 'string' ? startDate : '';
      if (shown === dayAt(body.startDate, home.timeZone)) t.observe('visit-date-form', operationId, 'date');
      else if (sameMoment(shown, body.startDate) === true)
        t.observe('visit-date-form', operationId, 'date-time');
      else {
        const form = readDateTime(shown) ? 'another date-time' : show(startDate);
        t.observe('visit-date-form', operationId, `other: ${form}`);
      }
    }
  },
});

check({
  id: 'personal-visits.creator-of-two',
  says: 'Whom the creator of a visit names, told by the visits of two acting users.',
  clauses: ['PVS-55'],
  async run(t) {
    const home = await givenHome(t);
    const body = visitOn(t, home, await t.day(LONG_AGO));
    const shown: (readonly (readonly [Answer, JsonObject])[])[] = [];
    for (const actingId of new Set(t.run.identities.map((identity) => identity.actingId))) {
      if (shown.length === 2) break;
      // Who may record visits is not said; whoever is served will do.
      if (isSuccess(await create(t, home, body, actingId)))
        shown.push(await shownBy(t, home, body, actingId));
    }
    const [one, two] = shown;
    if (!one || !two) return t.unproven('needs two acting users whose visits are taken');
    for (const [place, [{ operationId }, visit]] of one.entries()) {
      const [first, second] = [field(visit, 'creator.id'), field(two[place]?.[1], 'creator.id')];
      if (isBlank(first) || isBlank(second)) t.note(`${operationId} shows no creator`);
      else t.observe('visit-creator', operationId, first === second ? 'service-account' : 'acting-user');
    }
  },
});

check({
  id: 'personal-visits.in-the-lists-of-attendees',
  says: 'Whether residents who are visited as well find the visit among their own.',
  clauses: ['PVS-21'],
  async run(t) {
    const { home, others } = await givenCompany(t);
    const [{ residentId }, uninvolved] = others;
    const additionalAttendeeResidentIds = [residentId];
    const body = { ...visitOn(t, home, await t.day(LONG_AGO)), additionalAttendeeResidentIds };
    const { visitId } = await keptVisit(t, home, body);
    const query = await lately(t);
    const listed = await t.call('listPersonalVisits', { path: { residentId }, query });
    const isListed = isSuccess(listed) && byId(listOf(listed), visitId) !== undefined;
    const choice = 'visit-in-attendee-lists';
    t.observe(choice, 'createPersonalVisit', isListed ? 'listed' : 'path-resident-only');
    t.observe(choice, 'listPersonalVisits', isListed ? 'listed' : 'path-resident-only');
    const isReadBy = async (who: string): Promise<boolean> => {
      const read = await t.call('getPersonalVisit', { path: { residentId: who, visitId } });
      return isSuccess(read) && field(read.json, 'data.id') === visitId;
    };
    // Where a visit is served under anybody, it tells nothing to be served under an attendee.
    if (await isReadBy(uninvolved.residentId)) t.note('a visit is read under residents who do not attend it');
    else
      t.observe(choice, 'getPersonalVisit', (await isReadBy(residentId)) ? 'listed' : 'path-resident-only');
  },
});

check({
  id: 'personal-visits.left-out-of-a-replacement',
  says: 'Whether an optional member that a replacement leaves out is cleared or kept.',
  clauses: ['PVS-60'],
  async run(t) {
    const kept: Kept = await keptVisit(t);
    const { description, ...rest } = kept.body;
    const path = pathOf(kept);
    const answer = await t.call('replacePersonalVisit', {
      path,
      body: { ...rest, name: t.fresh.text('Anew') },
    });
    if (!isSuccess(answer))
      return t.observe('visit-put-omitted', 'replacePersonalVisit', `other: ${answer.status}`);
    const shown = field((await t.call('getPersonalVisit', { path })).json, 'data.description');
    const reading = isBlank(shown) ? 'cleared' : shown === description ? 'kept' : undefined;
    t.observe('visit-put-omitted', 'replacePersonalVisit', reading ?? `other: ${show(shown)}`);
  },
});

check({
  id: 'personal-visits.unknown-people',
  says: 'What residents and connections get that do not exist.',
  clauses: ['PVS-53'],
  negative: true,
  async run(t) {
    const home = await givenHome(t);
    const nobody = t.fresh.word('nobody');
    for (const answer of await bothWith(t, home, { additionalAttendeeResidentIds: [nobody] })) {
      const attended = field(answer.json, 'data.attendedResidentIds');
      observePeople(t, answer, Array.isArray(attended) && attended.includes(nobody));
    }
    const visitors = { connectionVisitors: [{ connectionId: nobody }], manualVisitors: [stranger(t)] };
    for (const answer of await bothWith(t, home, visitors))
      observePeople(t, answer, field(answer.json, 'data.connectionVisitors.0.connectionId') === nobody);
  },
});

function observePeople(t: Tools, answer: Answer, isShown: boolean): void {
  const { operationId, status } = answer;
  if (isRefused(answer)) t.observe('unknown-visit-people', operationId, 'refused');
  else if (!isSuccess(answer)) t.observe('unknown-visit-people', operationId, `other: ${status}`);
  else t.observe('unknown-visit-people', operationId, isShown ? 'stored' : 'dropped');
}

check({
  id: 'personal-visits.end-before-start',
  says: 'What an endTime earlier than startTime gets.',
  clauses: ['PVS-54'],
  negative: true,
  async run(t) {
    const home = await givenHome(t);
    const body = { ...visitOn(t, home, await t.day(LONG_AGO), ['22:15', '23:00']), endTime: '00:30' };
    for (const answer of await bothWith(t, home, body)) {
      const shown = ['startTime', 'endTime'].map((name) => field(answer.json, `data.${name}`));
      const staysAsSent = isSuccess(answer) && shown[0] === '22:15' && shown[1] === '00:30';
      const reading = isRefused(answer) ? 'refused' : staysAsSent ? 'next-day' : undefined;
      t.observe('end-time-before-start-time', answer.operationId, reading ?? `other: ${answer.status}`);
    }
  },
});
