import type { ClauseId } from '../../openapi/generated/clauses.ts';
import { atOnce } from '../factories/in-turn.ts';
import { namesOf } from '../factories/family-access.ts';
import {
  fileRequest,
  type BodyForm,
  type GivenWork,
  type Tenants,
  type WorkBody,
  type WorkPath,
} from '../factories/work-requests.ts';
import { attributing, attributed } from '../kit/attribute.ts';
import type { LooseQuery } from '../kit/address.ts';
import type { Answer } from '../kit/call.ts';
import { field, show, type JsonObject } from '../kit/json.ts';
import { status, success } from '../kit/match.ts';
import { holdsOthers, lacks, outOfOrder, shows } from '../kit/fault.ts';
import { must, mustEcho, mustHold } from '../kit/must.ts';
import { allPages } from '../kit/paging.ts';
import { byId, dataOf, idsOf, objects, text } from '../kit/read.ts';
import type { Identity } from '../kit/run.ts';
import { differences, isBlank, same } from '../kit/same.ts';
import type { Tools } from '../kit/tools.ts';
import type { FilePart } from '../kit/wire.ts';
import { attributedMembers, mustFit } from './by-member.ts';
import { TAKEN, WORK_MEMBERS, servedClauses, memberClauses } from './work-requests-clauses.ts';
import type { WorkStatus } from '../models/work-requests.ts';

/** A request as one answer shows it. */
export interface SeenWork {
  readonly answer: Answer;
  readonly request: JsonObject;
}

/** What a request must show; members that are not given are not checked. */
export type ExpectedValues = Partial<WorkBody> & { readonly status?: WorkStatus; readonly urgency?: string };

/**
 * The request in an answer must show these values. `room` means that no location was sent, so it is that of
 * the resident.
 */
export function mustReport(
  { answer, request }: SeenWork,
  expected: ExpectedValues,
  when = '',
  room = false,
): void {
  const wrong = Object.entries(expected).filter(
    ([name, value]) => differences(request, { [name]: value }).length > 0,
  );
  const broken = wrong.flatMap(([name]): readonly ClauseId[] =>
    room && name === 'location'
      ? ['WRQ-34']
      : memberClauses(answer, name, { wanted: expected.status, found: request[name] }),
  );
  attributed(broken, () =>
    mustEcho(answer, request, expected, { promised: `${when}the request shows ${show(expected)}` }),
  );
}

/** Reads one request. The answer must be 200, fit the contract and have the id that was asked for. */
export async function readWork(t: Tools, path: WorkPath, as: Identity): Promise<SeenWork> {
  return seenIn(await t.call('getWorkRequest', { path, as }), path.workRequestId);
}

/** A successful answer about one request, which must have this id. */
export function seenIn(answer: Answer, workRequestId: string): SeenWork {
  return attributed(servedClauses(answer), () => {
    must(answer, status(200));
    mustFit(answer, WORK_MEMBERS);
    const request = dataOf(answer);
    const { id } = request;
    mustHold(answer, `the request ${workRequestId}`, id === workRequestId, shows('id', id));
    return { answer, request };
  });
}

/** A new request, and the answers that show it to its creator: the create, the read and the list. */
interface FiledWork {
  readonly path: WorkPath;
  readonly by: Identity;
  readonly shown: readonly SeenWork[];
}

/** How to file a request. `unlisted`: the list is not read; `unread`: the request is not read. */
interface Filing {
  readonly by?: Identity | undefined;
  readonly form?: BodyForm | undefined;
  readonly files?: readonly FilePart[];
  readonly unlisted?: boolean;
  readonly unread?: boolean;
}

/**
 * Files a request, which must be accepted. Each answer that shows it must show the values of `expected`, by
 * default what was sent.
 */
export async function filed(
  t: Tools,
  { residentId, resident }: Tenants,
  body: JsonObject,
  { by = resident, form, files = [], unlisted = false, unread = false }: Filing = {},
  expected: ExpectedValues = body,
): Promise<FiledWork> {
  const answer = await fileRequest(t, { residentId, as: by, body, files, ...(form && { form }) });
  const request = mustBeMade(answer);
  const path = { residentId, workRequestId: text(request, 'id') };
  const shown = [{ answer, request }];
  if (!unread) shown.push(await readWork(t, path, by));
  if (!unlisted) shown.push(mustContainWork(await listWork(t, residentId, by), path, 'the new request'));
  const isRoom = body['location'] === undefined;
  for (const seen of shown) mustReport(seen, expected, '', isRoom);
  return { path, by, shown };
}

/** A create must be accepted and return the new request. */
export function mustBeMade(answer: Answer, taken = TAKEN): JsonObject {
  attributed(taken, () => must(answer, success));
  return attributed(['WRQ-27'], () => {
    mustFit(answer, WORK_MEMBERS);
    return dataOf(answer);
  });
}

interface WorkList {
  /** The answer with the last page. */
  readonly answer: Answer;
  readonly items: readonly JsonObject[];
}

/** The whole list of a resident on all pages. Each page must fit the contract. */
export async function listWork(
  t: Tools,
  residentId: string,
  as: Identity,
  query: LooseQuery = {},
): Promise<WorkList> {
  const asked = { path: { residentId }, as, query: { pageSize: 100, ...query } };
  const { items, pages } = await attributing(['WRQ-17'], () =>
    allPages(t, 'listWorkRequests', asked).catch((error: unknown) => {
      throw attributedMembers(error, WORK_MEMBERS);
    }),
  );
  const answer = pages.at(-1);
  if (!answer) throw new Error('a walk has one page at least');
  return { answer, items };
}

export function mustContainWork(
  { answer, items }: WorkList,
  { workRequestId }: WorkPath,
  what: string,
): SeenWork {
  const request = byId(items, workRequestId);
  const fault = { ...lacks(`it is not among ${items.length} items`), items: [workRequestId] };
  attributed(['WRQ-47', 'WRQ-65', 'WRQ-19'], () =>
    mustHold(answer, `${what} is in the list`, request !== undefined, fault),
  );
  return { answer, request: request ?? {} };
}

/**
 * Of the requests that a check made, the list must hold exactly the wanted ones, each once. Other requests
 * are ignored.
 */
export function mustContainExactly(
  { answer, items }: WorkList,
  own: readonly WorkPath[],
  wanted: readonly WorkPath[],
  what: string,
  broken: readonly ClauseId[] = ['WRQ-19'],
): void {
  const idsIn = (paths: readonly WorkPath[]) => paths.map(({ workRequestId }) => workRequestId).sort();
  const [mine, due] = [idsIn(own), idsIn(wanted)];
  const listed = idsOf(items)
    .filter((id) => mine.includes(id))
    .sort();
  const [found, want] = [listed.join(', '), due.join(', ')];
  const fault = holdsOthers(listed, due, found || 'none of those made');
  attributed(broken, () => mustHold(answer, `${what} are ${want || 'none'}`, found === want, fault));
}

/**
 * Of two requests of the check, the later one must come first. Requests of the same instant may have any
 * order.
 */
export function mustBeNewestFirst(
  { answer, items }: WorkList,
  made: readonly WorkPath[],
  what: string,
): void {
  const places = items.flatMap((item) => {
    const place = made.findIndex(({ workRequestId }) => workRequestId === item['id']);
    return place < 0 ? [] : [{ place, item }];
  });
  for (const [one, next] of places.slice(1).map((next, before) => [places[before], next] as const)) {
    if (!one || one.place > next.place || atOnce(one.item, next.item)) continue;
    const found = `number ${one.place + 1} of those made stands before number ${next.place + 1}: ${show(idsOf(items), 600)}`;
    attributed(['WRQ-18'], () =>
      mustHold(answer, `${what}, the request made later stands first`, false, outOfOrder(found)),
    );
  }
}

/** The entries of the history of a request. */
export const historyOf = ({ request }: SeenWork): readonly JsonObject[] => objects(request, 'statusHistory');

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

/** The person whom a member shows must be the one who acted, by one of their ids. */
export function mustBePerson(answer: Answer, found: unknown, who: Identity, member: string): void {
  const id = field(found, 'id');
  const names = namesOf(who);
  mustHold(
    answer,
    `${member} is ${names[0]}`,
    names.some((name) => name === id),
    isBlank(found) ? shows(member, found) : shows(`${member}.id`, id),
  );
}

/** Cancels a request as its creator, which must be accepted; returns the answer. */
export async function cancelled(t: Tools, { path, by }: Pick<GivenWork, 'path' | 'by'>): Promise<SeenWork> {
  const seen = seenIn(await t.call('cancelWorkRequest', { path, as: by }), path.workRequestId);
  mustReport(seen, { status: 'cancelled' }, 'after the cancel, ');
  return seen;
}

/** The names of the crew, in alphabetical order. */
export const crewOf = ({ request }: SeenWork): readonly string[] =>
  objects(request, 'crew')
    .map(({ name }) => String(name))
    .sort();
