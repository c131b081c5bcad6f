import fc from 'fast-check';
import { made, mustBePerson, mustReport, readBack } from '../../assertions/requests.ts';
import type { Household } from '../../factories/request-subject.ts';
import { ask } from '../../factories/requests.ts';
import { FORMS } from '../../factories/work-requests.ts';
import { plainText } from '../../kit/core-values.ts';
import type { JsonObject } from '../../kit/json.ts';
import { isSuccess, refused } from '../../kit/match.ts';
import { must } from '../../kit/must.ts';
import { dataOf, text } from '../../kit/read.ts';
import { isBlank } from '../../kit/same.ts';
import type { Tools } from '../../kit/tools.ts';
import { validFile } from '../../kit/valid-file.ts';
import { without } from '../../laws/dated-members.ts';
import {
  findsEach,
  makesOneEach,
  mustTake,
  showsItsCreator,
  showsWhatWasSent,
} from '../../laws/request-making.ts';
import { mustRefuse, workCheck, workChecks } from './work.ts';

/** Bodies of random words, with values of the settings. */
function drawnWork(t: Tools, home: Household): fc.Arbitrary<JsonObject> {
  const { team, type, location } = home.full(t);
  const some = (value: unknown) => fc.constantFrom(value, undefined);
  return fc
    .record(
      { title: plainText, description: plainText, type: some(type), location: some(location) },
      { requiredKeys: ['title'] },
    )
    .map((body) =>
      Object.fromEntries(Object.entries({ ...body, team }).filter(([, value]) => !isBlank(value))),
    );
}

workChecks({
  'create-tells-what-was-sent': {
    says: 'A new request shows the title, description, team, type and location sent, in its answer, its read and the list.',
    clauses: ['WRQ-32', 'WRQ-33'],
    isTyped: true,
    run: showsWhatWasSent(drawnWork),
  },
  'create-is-open-without-urgency': {
    says: 'A new request has status open and urgency none, no matter who made it, in which form and with what content.',
    clauses: ['WRQ-30', 'WRQ-31'],
    async run(t, home) {
      await mustTake(t, home, [{}, home.full(t), { title: 'URGENT: emergency, high priority' }]);
      for (const by of home.people) await made(t, home, home.least(t), { by, files: [validFile('png')] });
    },
  },
  'create-takes-no-status-and-no-urgency': {
    says: 'A status or an urgency sent with a new request is refused or has no effect.',
    clauses: ['WRQ-30', 'WRQ-31'],
    negative: true,
    async run(t, home) {
      for (const more of [{ status: 'completed' }, { status: 'in_progress' }, { urgency: 'high' }])
        for (const [turn, form] of (await home.forms(t)).entries()) {
          const by = home.people[turn % home.people.length] ?? home.resident;
          const body = home.least(t);
          const answer = await ask(t, home, { ...body, ...more }, { by, form });
          if (!isSuccess(answer)) {
            must(answer, refused);
            continue;
          }
          const id = text(dataOf(answer), 'id');
          const { path, firstState: status, initially: also } = home.subject;
          const request = { id, path: path(home.residentId, id), by, body, status, also };
          mustReport(home, answer, dataOf(answer), request);
          await readBack(t, home, request);
        }
    },
  },
  'creator-is-who-acts': {
    says: 'The creator of a new request is the acting user, the resident or any of the connections.',
    clauses: ['WRQ-45'],
    given: { connections: 2 },
    run: showsItsCreator,
  },
  'create-takes-no-creator': {
    says: 'A creator sent with a new request is refused or has no effect.',
    clauses: ['WRQ-45'],
    negative: true,
    async run(t, home) {
      for (const by of home.people) {
        const other = home.people.find((one) => one !== by) ?? by;
        const id = other.id ?? other.actingId;
        const body = home.least(t, { creator: { id, name: 'Some Body' }, creatorId: id });
        const answer = await ask(t, home, body, { by });
        if (!isSuccess(answer)) must(answer, refused);
        else mustBePerson(answer, dataOf(answer)['creator'], by, 'creator');
      }
    },
  },
  'create-with-the-least': {
    says: 'A title and a team are enough, as JSON and as a form, for a resident and for a connection.',
    clauses: ['WRQ-29', 'WRQ-27'],
    run: (t, home) => mustTake(t, home, [{}]),
  },
  'create-with-one-member-left-out': {
    says: 'Each of description, location and type may be left out alone.',
    clauses: ['WRQ-29', 'WRQ-32'],
    isTyped: true,
    async run(t, home) {
      for (const [turn, name] of ['description', 'location', 'type'].entries()) {
        const body = Object.fromEntries(Object.entries(home.full(t)).filter(([one]) => one !== name));
        await readBack(t, home, await made(t, home, body, { by: home.people[turn % home.people.length] }));
      }
    },
  },
  'create-is-listed-and-read': {
    says: 'The user who made a new request finds it in the list and by its id.',
    clauses: ['WRQ-47', 'WRQ-27', 'WRQ-48'],
    given: { connections: 2 },
    run: findsEach,
  },
  'create-makes-one-each': {
    says: 'Each create makes one request, even if two are the same or come at the same time.',
    clauses: ['WRQ-27', 'WRQ-47'],
    given: { connections: 0, shared: false },
    run: makesOneEach('WRQ-47'),
  },
});

for (const form of FORMS)
  workCheck({
    id: `work-requests.create-without-title-as-${form}`,
    says: `A request without a title, sent as ${form}, is refused and makes nothing, whatever else it holds and no matter who sends it.`,
    clauses: ['WRQ-28'],
    negative: true,
    given: { shared: 'refused' },
    async run(t, home) {
      if (!(await home.forms(t)).includes(form)) t.notApplicable(`the target takes no ${form}`);
      const sent = without(home.full(t), 'title');
      await mustRefuse(t, { ...home, forms: () => Promise.resolve([form]) }, [sent]);
      if (form === 'json') return;
      for (const by of home.people)
        must(await ask(t, home, sent, { by, files: [validFile('png')] }), refused);
      await mustRefuse(t, { ...home, forms: () => Promise.resolve([form]) }, [sent]);
    },
  });
