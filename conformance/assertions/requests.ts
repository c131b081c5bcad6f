import type { ClauseId } from '../../openapi/generated/clauses.ts';
import { namesOf } from '../factories/family-access.ts';
import type { Household, Request } from '../factories/request-subject.ts';
import { ask, newRequest, type Sending } from '../factories/requests.ts';
import type { LooseQuery } from '../kit/address.ts';
import { attributed, attributing } from '../kit/attribute.ts';
import type { Answer } from '../kit/call.ts';
import { holdsOthers, listedTimes, shows } from '../kit/fault.ts';
import { field, show, type JsonObject } from '../kit/json.ts';
import { status, success } from '../kit/match.ts';
import { must, mustEcho, mustHold } from '../kit/must.ts';
import { byId, dataOf, idsOf, listOf, text } from '../kit/read.ts';
import type { Identity } from '../kit/run.ts';
import { differences, isBlank } from '../kit/same.ts';
import type { Tools } from '../kit/tools.ts';
import { mustFit } from './by-member.ts';
import { mustContain, type OwnList } from './own-list.ts';
import { requestClauses } from './request-clauses.ts';

/** A request and its latest answer. */
export type Answered = Request & { readonly answer: Answer };

const clausesOf = ({ subject }: Pick<Household, 'subject'>) => requestClauses[subject.section];

type Home = Pick<Household, 'subject' | 'residentId' | 'resident'>;

/** The request in an answer must show what was sent, and its status. */
export function mustReport(
  home: Pick<Household, 'subject'>,
  answer: Answer,
  shown: JsonObject,
  request: Pick<Request, 'body' | 'status' | 'isReplaced' | 'also'>,
  when = '',
): void {
  const { status: state, body, also } = request;
  const [clauses, found] = [clausesOf(home), shown['status']];
  attributed(clauses.status(answer, request, found), () =>
    mustHold(answer, `${when}the status ${state}`, found === state, shows('status', found)),
  );
  const details = { ...home.subject.details(body), ...also };
  const wrong = Object.entries(details).filter(
    ([name, value]) => differences(shown, { [name]: value }).length > 0,
  );
  const broken = wrong.flatMap(([name]) => clauses.detail(answer, request, name));
  const promised = `${when}the details that were sent`;
  attributed(broken, () => mustEcho(answer, shown, details, { promised }));
}

/** An answer about one request must be about this request and show its known state. */
export function mustBe(home: Home, answer: Answer, request: Request, when = ''): JsonObject {
  const clauses = clausesOf(home);
  const shown = attributed(clauses.served(answer, request), () => {
    must(answer, status(200));
    mustFit(answer, clauses.members);
    return dataOf(answer);
  });
  const { id } = shown;
  attributed(clauses.same(answer), () =>
    mustHold(answer, `the id ${request.id}`, id === request.id, shows('id', id)),
  );
  mustReport(home, answer, shown, request, when);
  return shown;
}

interface Making extends Sending {
  /** The clauses that a refusal breaks, if not the usual ones. */
  readonly refusal?: readonly ClauseId[];
  readonly also?: JsonObject;
}

/** Makes a request. It must be accepted, be in its first state and show what was sent. */
export async function made(
  t: Tools,
  home: Household,
  body: JsonObject,
  { refusal, also = {}, ...how }: Making = {},
): Promise<Answered> {
  const [{ subject }, clauses] = [home, clausesOf(home)];
  const answer = await ask(t, home, body, how);
  await attributing(refusal ?? clauses.taken, () => must(answer, success));
  const { shown, id } = await attributing(clauses.made, () => {
    mustFit(answer, clauses.members);
    return { shown: dataOf(answer), id: text(dataOf(answer), 'id') };
  });
  const request: Request = {
    ...{ id, path: subject.path(home.residentId, id), by: how.by ?? home.resident, body },
    ...{ status: subject.firstState, also: { ...subject.initially, ...also } },
  };
  mustReport(home, answer, shown, request);
  return { ...request, answer };
}

/** Makes a request as a precondition. */
export const someRequest = async (
  t: Tools,
  home: Household,
  more: Parameters<typeof newRequest>[2] = {},
): Promise<Answered> => newRequest(t, home, more);

/** Reads a request, as its creator unless another identity is given; it must be in its known state. */
export async function readBack(
  t: Tools,
  home: Home,
  request: Request,
  as: Identity = request.by,
  when = '',
): Promise<Answer> {
  const answer = await t.callAny(home.subject.operations.read, { path: request.path, as });
  mustBe(home, answer, request, when);
  return answer;
}

/** Lists the requests of a resident, as one identity. */
export async function listed(
  t: Tools,
  home: Home,
  as: Identity = home.resident,
  more: LooseQuery = {},
): Promise<OwnList> {
  const clauses = clausesOf(home);
  const answer = await home.subject.listed(t, home.residentId, as, more);
  return attributing(clauses.listed, () => {
    must(answer, status(200));
    mustFit(answer, clauses.members);
    return { answer, items: listOf(answer) };
  });
}

/** A list must hold a request in its known state, and once where it does not come in pages, which may shift meanwhile. */
export function mustHave(home: Home, list: OwnList, request: Request, when = ''): JsonObject {
  const { found, held } = clausesOf(home);
  const { answer, items } = list;
  const item = mustContain(
    list,
    request.id,
    `${when}the ${request.status} request`,
    ...found(request),
    ...held,
  );
  const count = items.filter(({ id }) => id === request.id).length;
  const isOnce = count === 1 || field(answer.json, 'hasMore') !== undefined;
  mustHold(answer, `${when}the request once`, isOnce, listedTimes(count, 1, `${count} times`));
  mustReport(home, answer, item, request, when);
  return item;
}

/** The part of the list around a request must hold it. */
export async function mustBeListed(
  t: Tools,
  home: Home,
  request: Request,
  as: Identity = request.by,
): Promise<OwnList> {
  const list = await listed(t, home, as, home.subject.around(request.body));
  mustHave(home, list, request);
  return list;
}

/** The read and the list must show the request in its known state. */
export async function mustShow(
  t: Tools,
  home: Home,
  request: Request,
  as: Identity = request.by,
): Promise<readonly Answer[]> {
  return [await readBack(t, home, request, as), (await mustBeListed(t, home, request, as)).answer];
}

/** The same for several requests of a resident, with one list for each reader. */
export async function mustShowAll(
  t: Tools,
  home: Household,
  requests: readonly Request[],
  readers: readonly Identity[] = [home.resident],
): Promise<void> {
  for (const request of requests) await readBack(t, home, request);
  for (const as of readers) {
    const list = await listed(t, home, as);
    for (const request of requests.filter(({ by }) => seersOf(home, by).includes(as)))
      mustHave(home, list, request);
  }
}

/** Everybody of the family who sees a request of this creator. */
export const seersOf = ({ people, resident }: Household, by: Identity): readonly Identity[] =>
  by.kind === 'connection' ? people : [resident];

/** Of the requests that a check made, the list holds exactly the wanted ones, each once. */
export function mustContainExactly(
  { answer, items }: OwnList,
  own: readonly { readonly id: string }[],
  wanted: readonly { readonly id: string }[],
  what: string,
  broken: readonly ClauseId[],
): void {
  const [mine, due] = [idsOf(own), idsOf(wanted).toSorted()];
  const found = idsOf(items)
    .filter((id) => mine.includes(id))
    .toSorted();
  const fault = holdsOthers(found, due, found.join(', ') || 'none of those made');
  attributed(broken, () =>
    mustHold(answer, `${what} are ${due.join(', ') || 'none'}`, found.join() === due.join(), fault),
  );
}

/** Replaces the details of a transportation request, which must be accepted. */
export async function replaced(t: Tools, home: Home, ride: Request, body: JsonObject): Promise<Answered> {
  const now = { ...ride, body, isReplaced: true };
  const { path, by: as } = ride;
  const answer = await t.callAny('replaceTransportationRequest', { path, body, as });
  mustBe(home, answer, now);
  return { ...now, answer };
}

/** Cancels a request, which must be accepted. */
export async function cancelled(t: Tools, home: Home, request: Request): Promise<Answered> {
  const now = { ...request, status: 'cancelled' };
  const answer = await t.callAny(home.subject.operations.cancel, { path: request.path, as: request.by });
  mustBe(home, answer, now, 'after the cancel, ');
  return { ...now, answer };
}

/** Brings a request into a state: the creator cancels it, staff make every other move. */
export async function brought(t: Tools, home: Home, request: Request, state: string): Promise<Request> {
  if (state === 'cancelled') return cancelled(t, home, request);
  await home.subject.move(t, request.id, state);
  return { ...request, status: state };
}

/** What a refused request could have changed: all requests of the resident, or only some. */
export const lookAt = (t: Tools, home: Home, only?: readonly Request[]) => async (): Promise<unknown> => {
  const { items } = await listed(t, home);
  return only ? only.map(({ id }) => byId(items, id)) : items;
};

/** The person whom a member shows must be the one who acted, by one of their ids. */
export function mustBePerson(answer: Answer, found: unknown, who: Identity, member: string): void {
  const [names, id] = [namesOf(who), field(found, 'id')];
  const isTheirs = names.some((name) => name === id);
  const fault = isBlank(found) ? shows(member, found) : shows(`${member}.id`, id);
  mustHold(answer, `${who.kind} ${names[0] ?? ''} as ${member}, found ${show(id)}`, isTheirs, fault);
}

/** The request in an answer about it, or in a list. */
export const shownIn = (answer: Answer, id: string): JsonObject =>
  Array.isArray(field(answer.json, 'data')) ? (byId(listOf(answer), id) ?? {}) : dataOf(answer);
