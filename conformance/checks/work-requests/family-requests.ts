import {
  canMove,
  fileRequest,
  formsTaken,
  fullWorkBody,
  givenTenants,
  givenWork,
  move,
  isNew,
  tenantsWithTypes,
  type BodyForm,
  type GivenWork,
  type Tenants,
  type TenantsWanted,
} from '../../factories/work-requests.ts';
import { attributing } from '../../kit/attribute.ts';
import { checkWith } from '../../kit/check.ts';
import { hasLever } from '../../kit/levers.ts';
import { pairwise } from '../../kit/pairwise.ts';
import type { Answer } from '../../kit/call.ts';
import type { Identity } from '../../kit/run.ts';
import type { Tools } from '../../kit/tools.ts';
import type { JsonObject } from '../../kit/json.ts';
import { refused, status } from '../../kit/match.ts';
import { changed } from '../../kit/fault.ts';
import { must, mustHold } from '../../kit/must.ts';
import { observeErrorBody } from '../../assertions/error-body.ts';
import { listWork } from '../../assertions/work-requests.ts';
import { REFUSED } from '../../assertions/work-requests-clauses.ts';

/** A check that starts with a family of one connection, shared with other checks, unless `given` says otherwise. */
export const workCheck = checkWith((t: Tools, given: TenantsWanted = {}) =>
  givenTenants(t, { shared: true, ...given }),
);

/** The same in a community with types. */
export const typedWorkCheck = checkWith((t: Tools, given: TenantsWanted = {}) =>
  tenantsWithTypes(t, { shared: true, ...given }),
);

/** Everybody who sees a request of this creator. */
export const seersOf = ({ people, resident }: Tenants, by: Identity): readonly Identity[] =>
  by.kind === 'connection' ? people : [resident];

/** A full request of each of the family. */
export async function oneEach(t: Tools, home: Tenants): Promise<readonly GivenWork[]> {
  const requests: GivenWork[] = [];
  for (const by of home.people) requests.push(await givenWork(t, home, { by, ...fullWorkBody(t, home) }));
  return requests;
}

/**
 * Requests of each of the family; one is as it was filed, the next begun, the next sorted, and so on, as far as staff
 * can do that.
 */
export async function histories(t: Tools, home: Tenants): Promise<readonly GivenWork[]> {
  const { people } = home;
  const requests: GivenWork[] = [];
  for (let turn = 0; turn < Math.max(people.length, 3); turn += 1) {
    const by = people[turn % people.length] ?? home.resident;
    const one = await givenWork(t, home, { by, ...fullWorkBody(t, home) });
    const { workRequestId } = one.path;
    if (turn % 3 === 1 && canMove(t, 'in_progress')) await move(t, one.path, 'in_progress');
    if (turn % 3 === 2 && hasLever(t.run, 'triage-work-request'))
      await t.lever('triage-work-request', { workRequestId, urgency: 'low' });
    requests.push(one);
  }
  return requests;
}

/** Pairwise combinations of people, accepted forms and values. */
export async function waysOf<T extends string>(
  t: Tools,
  { people }: Tenants,
  values: readonly T[],
): Promise<readonly { readonly by: Identity; readonly form: BodyForm; readonly value: T }[]> {
  const forms = await formsTaken(t);
  const all = values.flatMap((value) => people.flatMap((by) => forms.map((form) => ({ by, form, value }))));
  return pairwise(all, ({ by, form, value }) => [by.actingId, form, value]);
}

/**
 * How many requests there are that one of these bodies may have made: all of them where the resident is new, those
 * that say the same where others file for the resident, too.
 */
export const countOf =
  (t: Tools, { residentId, resident }: Tenants, bodies: readonly JsonObject[]) =>
  async () => {
    const { items } = await listWork(t, residentId, resident);
    const says = (item: JsonObject, name: string): boolean =>
      bodies.some((body) => body[name] !== undefined && body[name] === item[name]);
    return isNew(t, resident)
      ? items.length
      : items.filter((item) => says(item, 'title') || says(item, 'description')).length;
  };

/**
 * Bodies that must not make a request are refused, with 400 where that is stated, and nothing is made by any of these;
 * everybody of the family sends some of them, in each form that the target takes.
 */
export async function mustRefuse(
  t: Tools,
  home: Tenants,
  bodies: readonly JsonObject[],
  name?: 'team' | 'type',
): Promise<void> {
  const { residentId, people } = home;
  const forms = await formsTaken(t);
  const ways = people.flatMap((as) => forms.map((form) => ({ as, form })));
  const count = countOf(t, home, bodies);
  const before = await count();
  const { length } = bodies.length < ways.length ? ways : bodies;
  let last: Answer | undefined;
  for (let turn = 0; turn < length; turn += 1) {
    const [way, body] = [ways[turn % ways.length], bodies[turn % bodies.length]];
    if (!way || !body) continue;
    last = await fileRequest(t, { residentId, body, ...way });
    const judged = last;
    await attributing(REFUSED, () => must(judged, name === undefined ? refused : status(400)));
    if (name !== undefined) observeErrorBody(t, judged, [name]);
  }
  const after = await count();
  const judged = last;
  if (judged)
    await attributing(REFUSED, () =>
      mustHold(judged, 'nothing made', after === before, changed(`${after - before} requests more`)),
    );
}

/** The word in the other case: capital letters where it is lower case. */
export const otherCase = (word: string): string =>
  word === word.toUpperCase() ? word.toLowerCase() : word.toUpperCase();
