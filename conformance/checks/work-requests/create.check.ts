import fc from 'fast-check';
import { inTurns } from '../../given/many.ts';
import {
  fileRequest,
  formsTaken,
  fullWorkBody,
  givenTenants,
  needsNewTenants,
  tenantsWithTypes,
  workBody,
  type BodyForm,
  type Tenants,
  type WorkPath,
} from '../../given/work-requests.ts';
import { validFile } from '../../kit/valid-file.ts';
import { check } from '../../kit/check.ts';
import { plainText } from '../../kit/core-values.ts';
import type { JsonObject } from '../../kit/json.ts';
import { fits, isSuccess, refused, success } from '../../kit/match.ts';
import { must, mustHold } from '../../kit/must.ts';
import { dataOf, text } from '../../kit/read.ts';
import type { Identity } from '../../kit/run.ts';
import { isBlank } from '../../kit/same.ts';
import type { Tools } from '../../kit/tools.ts';
import type { FilePart } from '../../kit/wire.ts';
import {
  listWork,
  mustBePerson,
  mustListExactly,
  mustListWork,
  mustTell,
  readWork,
  type SeenWork,
} from '../../models/work-requests.ts';
import { everybody } from './family-requests.ts';

interface Filed {
  readonly path: WorkPath;
  /** The answer of the create, the read and the list. */
  readonly shown: readonly SeenWork[];
}

interface How {
  readonly by?: Identity;
  readonly form?: BodyForm;
  readonly files?: readonly FilePart[];
}

/** Files a request, which must be served, and gives every answer that shows it to its creator. */
async function filed(t: Tools, home: Tenants, body: JsonObject, how: How = {}): Promise<Filed> {
  const { residentId } = home;
  const { by: as = home.resident, ...more } = how;
  const answer = await fileRequest(t, { residentId, as, body, ...more });
  must(answer, success, fits);
  const path = { residentId, workRequestId: text(dataOf(answer), 'id') };
  const list = await listWork(t, residentId, as);
  const shown = [
    { answer, request: dataOf(answer) },
    await readWork(t, path, as),
    mustListWork(list, path, 'the new request'),
  ];
  return { path, shown };
}

check({
  id: 'work-requests.create-tells-what-was-sent',
  says: 'The title, description, team, type and location sent are those of the request, in its answer, its read and the list.',
  clauses: ['WRQ-32', 'WRQ-33'],
  async run(t) {
    const home = await tenantsWithTypes(t);
    const { teams, types, locations } = home.settings;
    const forms = await formsTaken(t);
    const one = <T>(values: readonly T[]) => fc.nat().map((at) => values[at % Math.max(values.length, 1)]);
    const bodies = fc.record(
      {
        title: plainText,
        description: plainText,
        type: one(types),
        location: one(locations),
      },
      { requiredKeys: ['title'] },
    );
    for (const by of everybody(home))
      for (const form of forms) {
        const body = fullWorkBody(t, home);
        for (const seen of (await filed(t, home, body, { by, form })).shown) mustTell(seen, body);
      }
    const drawn = fc.tuple(bodies, one(teams), one(everybody(home)), one(forms));
    await t.property(drawn, async ([body, team, by, form]) => {
      const sent = { ...body, ...(team && { team: team.key }) };
      const rest = Object.fromEntries(Object.entries(sent).filter(([, value]) => !isBlank(value)));
      const { shown } = await filed(t, home, rest, { ...(by && { by }), ...(form && { form }) });
      for (const seen of shown) mustTell(seen, rest);
    });
  },
});

check({
  id: 'work-requests.create-is-open-without-urgency',
  says: 'A new request is open with the urgency none, whoever made it, in whatever form and whatever it says.',
  clauses: ['WRQ-30', 'WRQ-31'],
  async run(t) {
    const home = await givenTenants(t);
    for (const by of everybody(home))
      for (const form of await formsTaken(t))
        for (const body of [
          workBody(t, home),
          fullWorkBody(t, home),
          { ...fullWorkBody(t, home), title: 'URGENT: emergency, high priority' },
        ])
          for (const seen of (await filed(t, home, body, { by, form })).shown)
            mustTell(seen, { status: 'open', urgency: 'none' });
    const files = [validFile('png')];
    for (const by of everybody(home))
      for (const seen of (await filed(t, home, workBody(t, home), { by, files })).shown)
        mustTell(seen, { status: 'open', urgency: 'none' });
  },
});

check({
  id: 'work-requests.create-takes-no-status-and-no-urgency',
  says: 'A status or an urgency sent with a new request is refused or without effect.',
  clauses: ['WRQ-30', 'WRQ-31'],
  negative: true,
  async run(t) {
    const home = await givenTenants(t);
    const { residentId } = home;
    for (const form of await formsTaken(t))
      for (const more of [{ status: 'completed' }, { status: 'in_progress' }, { urgency: 'high' }])
        for (const as of everybody(home)) {
          const body = { ...workBody(t, home), ...more };
          const answer = await fileRequest(t, { residentId, as, body, form });
          if (!isSuccess(answer)) {
            must(answer, refused);
            continue;
          }
          const path = { residentId, workRequestId: text(dataOf(answer), 'id') };
          const told = { status: 'open', urgency: 'none' } as const;
          mustTell({ answer, request: dataOf(answer) }, told);
          mustTell(await readWork(t, path, as), told);
        }
  },
});

check({
  id: 'work-requests.creator-is-who-acts',
  says: 'The creator of a new request is the acting user, be it the resident or any of the connections.',
  clauses: ['WRQ-45'],
  async run(t) {
    const home = await givenTenants(t, { connections: 2 });
    for (const by of [...everybody(home), ...everybody(home)])
      for (const form of await formsTaken(t))
        for (const { answer, request } of (await filed(t, home, fullWorkBody(t, home), { by, form })).shown)
          mustBePerson(answer, request['creator'], by, 'the creator');
    // Whoever reads it, the creator is the same.
    const [first] = home.connections;
    if (!first) return;
    const { path } = await filed(t, home, workBody(t, home), { by: first });
    for (const as of everybody(home)) {
      const { answer, request } = await readWork(t, path, as);
      mustBePerson(answer, request['creator'], first, 'the creator');
    }
  },
});

check({
  id: 'work-requests.create-takes-no-creator',
  says: 'A creator sent with a new request is refused or without effect.',
  clauses: ['WRQ-45'],
  negative: true,
  async run(t) {
    const home = await givenTenants(t);
    const { residentId } = home;
    for (const as of everybody(home)) {
      const other = everybody(home).find((one) => one !== as) ?? as;
      const id = other.id ?? other.actingId;
      const body = { ...workBody(t, home), creator: { id, name: 'Some Body' }, creatorId: id };
      const answer = await fileRequest(t, { residentId, as, body });
      if (!isSuccess(answer)) must(answer, refused);
      else mustBePerson(answer, dataOf(answer)['creator'], as, 'the creator');
    }
  },
});

check({
  id: 'work-requests.create-with-the-least',
  says: 'A title and a team are enough, as JSON and as a form, for a resident and for a connection.',
  clauses: ['WRQ-29'],
  async run(t) {
    const home = await givenTenants(t);
    for (const by of everybody(home))
      for (const form of await formsTaken(t)) {
        const body = workBody(t, home);
        for (const seen of (await filed(t, home, body, { by, form })).shown) mustTell(seen, body);
      }
  },
});

check({
  id: 'work-requests.create-with-one-member-left-out',
  says: 'Each of description, location and type may be left out alone.',
  clauses: ['WRQ-29', 'WRQ-32'],
  async run(t) {
    const home = await tenantsWithTypes(t);
    for (const by of everybody(home))
      for (const name of ['description', 'location', 'type'] as const) {
        const { [name]: _, ...body } = fullWorkBody(t, home);
        for (const seen of (await filed(t, home, body, { by })).shown) mustTell(seen, body);
      }
  },
});

check({
  id: 'work-requests.create-is-listed-and-read',
  says: 'A new request is in the list and answered by its id to the one who made it.',
  clauses: ['WRQ-47', 'WRQ-27', 'WRQ-48'],
  async run(t) {
    const home = await givenTenants(t, { connections: 2 });
    const made: WorkPath[] = [];
    for (const by of [...everybody(home), ...everybody(home)]) {
      const body = workBody(t, home);
      const { path, shown } = await filed(t, home, body, { by });
      for (const seen of shown) mustTell(seen, body);
      made.push(path);
    }
    // The first ones are still what they were.
    mustListExactly(await listWork(t, home.residentId, home.resident), made, made, 'those made');
    for (const path of made) await readWork(t, path, home.resident);
  },
});

check({
  id: 'work-requests.create-makes-one-each',
  says: 'Each create makes one request of its own, even where two say the same or come at the same time.',
  clauses: ['WRQ-27', 'WRQ-47'],
  async run(t) {
    const home = await givenTenants(t);
    needsNewTenants(t, home);
    const { residentId, resident: as } = home;
    const body = workBody(t, home);
    const file = async () => {
      const answer = await fileRequest(t, { residentId, as, body });
      must(answer, success, fits);
      return text(dataOf(answer), 'id');
    };
    const ids = [await file(), await file(), ...(await inTurns(3, file))];
    const { answer, items } = await listWork(t, residentId, as);
    mustHold(answer, 'five requests with ids of their own', new Set(ids).size === 5, ids.join(', '));
    mustHold(answer, 'a list of these five', items.length === 5, `${items.length} items`);
    const found = ids.every((id) => items.some((item) => item['id'] === id));
    mustHold(answer, 'each of the five in the list', found);
  },
});
