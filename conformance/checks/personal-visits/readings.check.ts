import type { Answer } from '../../kit/call.ts';
import { check } from '../../kit/check.ts';
import { readDateTime, sameMoment } from '../../kit/date-time.ts';
import { field, items, show, type JsonObject } from '../../kit/json.ts';
import { isRefused, isSuccess } from '../../kit/match.ts';
import { byId, dataOf, listOf, text } from '../../kit/read.ts';
import { reading, readingCheck } from '../../kit/reading.ts';
import { isBlank } from '../../kit/same.ts';
import { people } from '../../kit/to-add.ts';
import type { Tools } from '../../kit/tools.ts';
import { timesShown } from '../../laws/exact-times.ts';
import { dayAt } from '../../models/local-day.ts';
import { manualVisitor, sharedCompany, visits, type VisitValues } from '../../resources/personal-visits.ts';

/** Open questions about a visit, apart from its window. */

/** A visit of the shared resident that is not sent yet. */
const draftThere = async (t: Tools, more: Partial<VisitValues> = {}) =>
  visits.draft(t, { home: (await sharedCompany(t)).home, more });

type Draft = Awaited<ReturnType<typeof draftThere>>;

/** A create and a replacement with the same unusual body, each for its own visit. */
async function bothWith(t: Tools, draft: Draft, body: JsonObject = draft.body): Promise<readonly Answer[]> {
  const kept = await visits.given(t, { home: draft.home });
  return [await visits.send(t, { ...draft, body }), await visits.replace(t, { ...kept, body })];
}

/** The visit in each answer: the create, the read, the list, and a replacement with the same body. */
async function shownBy(t: Tools, draft: Draft, as?: string) {
  const created = await visits.send(t, draft, as);
  const one = { ...draft, id: text(dataOf(created), 'id') };
  const read = await t.call('getPersonalVisit', { path: visits.path(one) });
  const listed = await visits.listedAround(t, draft);
  const replaced = await visits.replace(t, one, as);
  return [
    [created, dataOf(created)],
    [read, dataOf(read)],
    [listed, byId(listOf(listed), one.id) ?? {}],
    [replaced, dataOf(replaced)],
  ] as const;
}

check({
  id: 'personal-visits.form-of-the-start',
  says: 'Records in which form answers show the start of a visit.',
  clauses: ['PVS-05'],
  async run(t) {
    const draft = await draftThere(t);
    const sent = text(draft.body, 'startDate');
    for (const [answer, { startDate }] of await shownBy(t, draft)) {
      const shown = typeof startDate === 'string' ? startDate : '';
      const outcomes = {
        date: shown === dayAt(sent, draft.home.timeZone),
        'date-time': sameMoment(shown, sent) === true,
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
    const draft = await draftThere(t);
    const shown: Awaited<ReturnType<typeof shownBy>>[] = [];
    for (const actingId of new Set(t.run.identities.map((identity) => identity.actingId))) {
      if (shown.length === 2) break;
      // It is open who may record visits, so every identity that the target serves is used.
      if (isSuccess(await visits.send(t, draft, actingId))) shown.push(await shownBy(t, draft, actingId));
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
    const { others } = await sharedCompany(t);
    const [{ residentId }, uninvolved] = others;
    const kept = await visits.given(t, {
      home: (await sharedCompany(t)).home,
      more: { attendeeIds: [residentId] },
    });
    const listed = await visits.listedAround(t, { home: others[0], day: kept.day });
    const readBy = async (who: string): Promise<[Answer, boolean]> => {
      const read = await t.call('getPersonalVisit', { path: { residentId: who, visitId: kept.id } });
      return [read, isSuccess(read) && field(read.json, 'data.id') === kept.id];
    };
    const observe = (answer: { readonly operationId: Answer['operationId'] }, isSeen: boolean) =>
      t.observe('visit-in-attendee-lists', answer.operationId, isSeen ? 'listed' : 'path-resident-only');
    const isListed = isSuccess(listed) && byId(listOf(listed), kept.id) !== undefined;
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
    const kept = await visits.given(t, { home: (await sharedCompany(t)).home });
    const path = visits.path(kept);
    const { description } = kept.values;
    const more = { name: t.fresh.text('Later') };
    const answer = await visits.replace(t, await visits.revised(t, kept, { more, without: ['description'] }));
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
    const unknownId = t.fresh.word('unknown');
    const observe = (answer: Answer, isShown: boolean) =>
      reading(t, 'unknown-visit-people', answer, {
        refused: isRefused,
        stored: isSuccess(answer) && isShown,
        dropped: isSuccess,
      });
    for (const answer of await bothWith(t, await draftThere(t, { attendeeIds: [unknownId] }))) {
      const attended = field(answer.json, 'data.attendedResidentIds');
      observe(answer, Array.isArray(attended) && attended.includes(unknownId));
    }
    for (const answer of await bothWith(t, await draftThere(t, { connectionIds: [unknownId] })))
      observe(answer, field(answer.json, 'data.connectionVisitors.0.connectionId') === unknownId);
  },
});

readingCheck({
  id: 'personal-visits.visitor-without-id',
  says: 'Records what happens to a connection visitor without a connectionId.',
  clauses: ['PVS-205'],
  negative: true,
  choice: 'visitor-without-id',
  async ask(t) {
    const draft = await draftThere(t);
    return bothWith(t, draft, {
      ...draft.body,
      connectionVisitors: [{}],
      manualVisitors: [manualVisitor(t)],
    });
  },
  outcomes: {
    'left-out': (answer) =>
      isSuccess(answer) && items(field(answer.json, 'data.connectionVisitors')).length === 0,
    refused: isRefused,
  },
});

check({
  id: 'personal-visits.end-before-start',
  says: 'Records what an endTime earlier than startTime gets.',
  clauses: ['PVS-54'],
  negative: true,
  async run(t) {
    const draft = await draftThere(t, { hours: ['22:15', '23:00'] });
    // One that ends as it starts does not end earlier.
    const atOnce = await bothWith(t, draft, { ...draft.body, endTime: '22:15' });
    const answers = await bothWith(t, draft, { ...draft.body, endTime: '00:30' });
    for (const [turn, answer] of answers.entries()) {
      const [start, end] = ['startTime', 'endTime'].map((name) => field(answer.json, `data.${name}`));
      const other = atOnce[turn];
      const isTaken = other !== undefined && isSuccess(other);
      const outcomes = {
        refused: isTaken && isRefused(answer),
        'next-day': isTaken && isSuccess(answer) && start === '22:15' && end === '00:30',
      };
      const seen = `${answer.status}, and ${other?.status} to an end at the start`;
      reading(t, 'end-time-before-start-time', answer, outcomes, seen);
    }
  },
});

check({
  id: 'personal-visits.times-without-exact-time',
  says: 'Records what becomes of startTime and endTime under another timeType than exactTime.',
  clauses: ['PVS-206'],
  negative: true,
  async run(t) {
    const draft = await draftThere(t, { hours: ['09:20', '10:00'] });
    for (const answer of await bothWith(t, draft, { ...draft.body, timeType: 'morning' })) {
      const item = isSuccess(answer) ? dataOf(answer) : undefined;
      const outcomes = timesShown(item, ['09:20', '10:00']);
      reading(t, 'times-without-exact-time', answer, outcomes, `${answer.status}, ${show(item)}`);
    }
  },
});
