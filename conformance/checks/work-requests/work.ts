import { observeErrorBody } from '../../assertions/error-body.ts';
import type { OwnList } from '../../assertions/own-list.ts';
import { REFUSED } from '../../assertions/request-clauses.ts';
import { listed } from '../../assertions/requests.ts';
import { isNew } from '../../factories/family-access.ts';
import { possiblyFound } from '../../factories/found-requests.ts';
import { atOnce } from '../../factories/in-turn.ts';
import type { Household, Request } from '../../factories/request-subject.ts';
import { ask } from '../../factories/requests.ts';
import { works } from '../../factories/work-requests-subject.ts';
import { givenTenants, tenantsWithTypes, type TenantsWanted } from '../../factories/work-requests.ts';
import { attributing, attributed } from '../../kit/attribute.ts';
import type { Answer } from '../../kit/call.ts';
import { checkWith } from '../../kit/check.ts';
import { changed, outOfOrder } from '../../kit/fault.ts';
import { type JsonObject, show } from '../../kit/json.ts';
import { refused, status } from '../../kit/match.ts';
import { must, mustHold } from '../../kit/must.ts';
import { dataOf, objects, idsOf } from '../../kit/read.ts';
import { same } from '../../kit/same.ts';
import { pool } from '../../kit/to-add.ts';
import type { Tools } from '../../kit/tools.ts';

/** A check that starts with a family of one connection, shared with other checks, unless `given` says otherwise. */
export const workCheck = checkWith((t: Tools, given: TenantsWanted = {}) =>
  givenTenants(t, { shared: true, ...given }),
);

/** The same in a community with types. */
export const typedWorkCheck = checkWith((t: Tools, given: TenantsWanted = {}) =>
  tenantsWithTypes(t, { shared: true, ...given }),
);

type Row = Omit<Parameters<typeof workCheck>[0], 'id'> & { readonly isTyped?: boolean };

/** Checks of sentences that most of them share with the other kind of requests. */
export const workChecks = (rows: Readonly<Record<string, Row>>): void => {
  for (const [name, { isTyped, ...row }] of Object.entries(rows))
    (isTyped ? typedWorkCheck : workCheck)({ id: `work-requests.${name}`, ...row });
};

/**
 * How many requests there are that one of these bodies may have made: all of them where the resident is new, those
 * that say the same where others file for the resident, too.
 */
const countOf = (t: Tools, home: Household, bodies: readonly JsonObject[]) => async () => {
  const { items } = await listed(t, home);
  const says = (item: JsonObject, name: string): boolean =>
    bodies.some((body) => body[name] !== undefined && body[name] === item[name]);
  return isNew(t, home.resident)
    ? items.length
    : items.filter((item) => says(item, 'title') || says(item, 'description')).length;
};

/**
 * Bodies that must not make a request are refused, with 400 where that is stated, and nothing is made by any of these;
 * everybody of the family sends some of them, in each form that the target takes.
 */
export async function mustRefuse(
  t: Tools,
  home: Household,
  bodies: readonly JsonObject[],
  name?: 'team' | 'type',
): Promise<void> {
  const forms = await home.forms(t);
  const ways = home.people.flatMap((by) => forms.map((form) => ({ by, form })));
  const count = countOf(t, home, bodies);
  const before = await count();
  let last: Answer | undefined;
  for (const turn of (bodies.length < ways.length ? ways : bodies).keys()) {
    const [way, body = {}] = [ways[turn % ways.length], bodies[turn % bodies.length]];
    const answer = await ask(t, home, body, way);
    await attributing(REFUSED, () => must(answer, name === undefined ? refused : status(400)));
    if (name !== undefined) observeErrorBody(t, answer, [name]);
    last = answer;
  }
  const after = await count();
  const judged = last;
  if (judged)
    await attributing(REFUSED, () =>
      mustHold(judged, 'nothing made', after === before, changed(`${after - before} requests more`)),
    );
}

/** Staff sort a request. */
export async function triaged(t: Tools, one: Request, also: JsonObject): Promise<Request> {
  await t.lever('triage-work-request', { workRequestId: one.id, ...also });
  return { ...one, also: { ...one.also, ...also } };
}

/** The word in the other case: capital letters where it is lower case. */
export const otherCase = (word: string): string =>
  word === word.toUpperCase() ? word.toLowerCase() : word.toUpperCase();

/** What a read shows. */
export interface SeenWork {
  readonly answer: Answer;
  readonly request: JsonObject;
}

/** The first request of the pools that shows what is looked for. */
export async function foundWork(
  t: Tools,
  what: string,
  test: (request: JsonObject) => boolean,
): Promise<SeenWork> {
  const names = ['workRequestsInProgress', 'completedWorkRequests', 'crewedWorkRequests'] as const;
  for (const name of names)
    for (const { path, resident } of await possiblyFound(t, works, name)) {
      const answer = await t.callAny('getWorkRequest', { path, as: resident });
      const request = dataOf(answer);
      if (test(request)) return { answer, request };
    }
  return t.unproven(
    `needs a work request of the pools that shows ${what}`,
    ...names.map((name) => pool(name)),
  );
}

/** The entries of the history of a request. */
export const historyOf = (request: JsonObject): readonly JsonObject[] => objects(request, 'statusHistory');

/** The entries of a later history that are new, and the earlier ones that are lost. */
export function moved(
  before: readonly JsonObject[],
  after: readonly JsonObject[],
): { readonly added: readonly JsonObject[]; readonly lost: readonly JsonObject[] } {
  const rest = [...after];
  const lost = before.filter((entry) => {
    const at = rest.findIndex((other) => same(other, entry));
    if (at >= 0) rest.splice(at, 1);
    return at < 0;
  });
  return { added: rest, lost };
}

/** Of two requests of a check, the later one comes first. Requests of the same instant may have any order. */
export function mustBeNewestFirst(
  { answer, items }: OwnList,
  made: readonly { readonly id: string }[],
  what: string,
): void {
  const places = items.flatMap((item) => {
    const place = made.findIndex(({ id }) => id === item['id']);
    return place < 0 ? [] : [{ place, item }];
  });
  for (const [at, next] of places.slice(1).entries()) {
    const one = places[at];
    if (!one || one.place > next.place || atOnce(one.item, next.item)) continue;
    const found = `number ${one.place + 1} of those made stands before number ${next.place + 1}: ${show(idsOf(items), 600)}`;
    attributed(['WRQ-18'], () =>
      mustHold(answer, `${what}, the request made later stands first`, false, outOfOrder(found)),
    );
  }
}
