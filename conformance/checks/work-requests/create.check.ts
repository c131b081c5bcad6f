import fc from 'fast-check';
import { inTurns } from '../../factories/many.ts';
import {
  FORMS,
  fileRequest,
  formsTaken,
  fullWorkBody,
  needsNewTenants,
  workBody,
  type BodyForm,
  type Tenants,
  type WorkPath,
} from '../../factories/work-requests.ts';
import { attributing } from '../../kit/attribute.ts';
import { plainText } from '../../kit/core-values.ts';
import { isSuccess, refused, answerText } from '../../kit/match.ts';
import { counts, lacks, shows } from '../../kit/fault.ts';
import { must, mustHold } from '../../kit/must.ts';
import { refusedWithoutTrace } from '../../kit/no-trace.ts';
import { dataOf, text } from '../../kit/read.ts';
import type { Identity } from '../../kit/run.ts';
import { isBlank } from '../../kit/same.ts';
import type { Tools } from '../../kit/tools.ts';
import { validFile } from '../../kit/valid-file.ts';
import {
  filed,
  listWork,
  mustBeMade,
  mustBePerson,
  mustContainExactly,
  mustReport,
  readWork,
} from '../../assertions/work-requests.ts';
import { countOf, typedWorkCheck, waysOf, workCheck } from './family-requests.ts';

const OPEN = { status: 'open', urgency: 'none' } as const;

/** Does something as everybody of the family, in each form that the target takes. */
async function inEveryForm(
  t: Tools,
  { people }: Tenants,
  act: (how: {
    readonly by: Identity;
    readonly form: BodyForm;
    readonly unlisted: boolean;
    readonly unread: boolean;
  }) => Promise<unknown>,
): Promise<void> {
  const forms = await formsTaken(t);
  // With the first form the list shows it, with the others the read.
  for (const [place, by] of people.entries())
    for (const turn of forms.keys()) {
      const form = forms[(place + turn) % forms.length] ?? 'json';
      await act({ by, form, unlisted: turn > 0, unread: turn === 0 && forms.length > 1 });
    }
}

typedWorkCheck({
  id: 'work-requests.create-tells-what-was-sent',
  says: 'A new request shows the title, description, team, type and location sent, in its answer, its read and the list.',
  clauses: ['WRQ-32', 'WRQ-33'],
  async run(t, home) {
    const { teams, types, locations } = home.settings;
    const one = <T>(values: readonly T[]) => fc.nat().map((at) => values[at % Math.max(values.length, 1)]);
    const bodies = fc.record(
      { title: plainText, description: plainText, type: one(types), location: one(locations) },
      { requiredKeys: ['title'] },
    );
    await inEveryForm(t, home, (how) => filed(t, home, fullWorkBody(t, home), how));
    let turn = 0;
    const drawn = fc.tuple(bodies, one(teams), one(home.people), one(await formsTaken(t)));
    await t.property(drawn, async ([body, team, by, form]) => {
      const sent = Object.entries({ ...body, ...(team && { team: team.key }) });
      const unread = (turn += 1) % 2 === 0;
      const how = { by, form, unread, unlisted: !unread };
      await filed(t, home, Object.fromEntries(sent.filter(([, value]) => !isBlank(value))), how);
    });
  },
});

workCheck({
  id: 'work-requests.create-is-open-without-urgency',
  says: 'A new request has status open and urgency none, no matter who made it, in which form and with what content.',
  clauses: ['WRQ-30', 'WRQ-31'],
  async run(t, home) {
    const bodies = {
      bare: workBody(t, home),
      full: fullWorkBody(t, home),
      urgent: { ...fullWorkBody(t, home), title: 'URGENT: emergency, high priority' },
    };
    for (const { value, ...how } of await waysOf(t, home, ['bare', 'full', 'urgent']))
      await filed(
        t,
        home,
        bodies[value],
        { ...how, unlisted: value === 'full', unread: value === 'bare' },
        OPEN,
      );
    for (const by of home.people)
      await filed(t, home, workBody(t, home), { by, files: [validFile('png')], unlisted: true }, OPEN);
  },
});

workCheck({
  id: 'work-requests.create-takes-no-status-and-no-urgency',
  says: 'A status or an urgency sent with a new request is refused or has no effect.',
  clauses: ['WRQ-30', 'WRQ-31'],
  negative: true,
  async run(t, home) {
    const { residentId } = home;
    const bodies = {
      completed: { status: 'completed' },
      begun: { status: 'in_progress' },
      urgent: { urgency: 'high' },
    };
    for (const { by: as, form, value } of await waysOf(t, home, ['completed', 'begun', 'urgent'])) {
      const body = { ...workBody(t, home), ...bodies[value] };
      const answer = await fileRequest(t, { residentId, as, body, form });
      if (!isSuccess(answer)) must(answer, refused);
      else {
        const request = dataOf(answer);
        mustReport({ answer, request }, OPEN);
        mustReport(await readWork(t, { residentId, workRequestId: text(request, 'id') }, as), OPEN);
      }
    }
  },
});

workCheck({
  id: 'work-requests.creator-is-who-acts',
  says: 'The creator of a new request is the acting user, the resident or any of the connections.',
  clauses: ['WRQ-45'],
  given: { connections: 2 },
  async run(t, home) {
    await inEveryForm(t, home, async (how) => {
      for (const { answer, request } of (await filed(t, home, fullWorkBody(t, home), how, {})).shown)
        mustBePerson(answer, request['creator'], how.by, 'creator');
    });
    // The creator is the same for every reader.
    const [by] = home.connections;
    if (!by) return;
    const { path } = await filed(t, home, workBody(t, home), { by }, {});
    for (const as of home.people) {
      const { answer, request } = await readWork(t, path, as);
      mustBePerson(answer, request['creator'], by, 'creator');
    }
  },
});

workCheck({
  id: 'work-requests.create-takes-no-creator',
  says: 'A creator sent with a new request is refused or has no effect.',
  clauses: ['WRQ-45'],
  negative: true,
  async run(t, { residentId, people, settings }) {
    for (const as of people) {
      const other = people.find((one) => one !== as) ?? as;
      const id = other.id ?? other.actingId;
      const body = { ...workBody(t, { settings }), creator: { id, name: 'Some Body' }, creatorId: id };
      const answer = await fileRequest(t, { residentId, as, body });
      if (!isSuccess(answer)) must(answer, refused);
      else mustBePerson(answer, dataOf(answer)['creator'], as, 'creator');
    }
  },
});

workCheck({
  id: 'work-requests.create-with-the-least',
  says: 'A title and a team are enough, as JSON and as a form, for a resident and for a connection.',
  clauses: ['WRQ-29'],
  run: (t, home) => inEveryForm(t, home, (how) => filed(t, home, workBody(t, home), how)),
});

typedWorkCheck({
  id: 'work-requests.create-with-one-member-left-out',
  says: 'Each of description, location and type may be left out alone.',
  clauses: ['WRQ-29', 'WRQ-32'],
  async run(t, home) {
    for (const [turn, name] of (['description', 'location', 'type'] as const).entries()) {
      const { [name]: _, ...body } = fullWorkBody(t, home);
      await filed(t, home, body, { by: home.people[turn % home.people.length] });
    }
  },
});

workCheck({
  id: 'work-requests.create-is-listed-and-read',
  says: 'The user who made a new request finds it in the list and by its id.',
  clauses: ['WRQ-47', 'WRQ-27', 'WRQ-48'],
  given: { connections: 2 },
  async run(t, home) {
    const made: WorkPath[] = [];
    for (const by of [...home.people, ...home.people]) {
      const unlisted = made.length < home.people.length;
      made.push((await filed(t, home, workBody(t, home), { by, unlisted, unread: !unlisted })).path);
    }
    // The first ones are still what they were.
    mustContainExactly(await listWork(t, home.residentId, home.resident), made, made, 'those made', [
      'WRQ-47',
    ]);
    for (const path of made.slice(0, home.people.length)) await readWork(t, path, home.resident);
  },
});

workCheck({
  id: 'work-requests.create-makes-one-each',
  says: 'Each create makes one request, even if two are the same or come at the same time.',
  clauses: ['WRQ-27', 'WRQ-47'],
  given: { connections: 0, shared: false },
  async run(t, home) {
    needsNewTenants(t, home);
    const { residentId, resident: as } = home;
    const body = workBody(t, home);
    const file = async () => {
      const answer = await fileRequest(t, { residentId, as, body });
      return text(mustBeMade(answer), 'id');
    };
    const ids = [await file(), await file(), ...(await inTurns(3, file))];
    const { answer, items } = await listWork(t, residentId, as);
    await attributing(['WRQ-27'], () =>
      mustHold(answer, 'five requests with ids of their own', new Set(ids).size === 5, shows('id', ids)),
    );
    await attributing(['WRQ-47'], () => {
      mustHold(answer, 'a list of these five', items.length === 5, counts(`${items.length} items`));
      const found = ids.every((id) => items.some((item) => item['id'] === id));
      mustHold(answer, 'each of the five in the list', found, lacks(answerText(answer)));
    });
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
      if (!(await formsTaken(t)).includes(form)) t.notApplicable(`the target takes no ${form}`);
      const { residentId } = home;
      const { title: _, ...body } = fullWorkBody(t, home);
      const count = countOf(t, home, [body]);
      const sets = form === 'json' ? [[]] : [[], [validFile('png')]];
      const tries = home.people.flatMap((as) =>
        sets.map((files) => () => fileRequest(t, { residentId, as, body, files, form })),
      );
      await refusedWithoutTrace(count, ...tries);
    },
  });
