import {
  brought,
  cancelled,
  listed,
  lookAt,
  mustHave,
  mustShowAll,
  readBack,
  someRequest,
  type Answered,
} from '../assertions/requests.ts';
import { foundByCreators, foundRequests } from '../factories/found-requests.ts';
import type { Household, Request, Subject } from '../factories/request-subject.ts';
import { canMove, otherHousehold } from '../factories/request-subjects.ts';
import type { Answer } from '../kit/call.ts';
import { shows } from '../kit/fault.ts';
import type { JsonObject } from '../kit/json.ts';
import { hasLever } from '../kit/levers.ts';
import { status } from '../kit/match.ts';
import { must, mustEcho, mustHold } from '../kit/must.ts';
import { refusedWithoutTrace } from '../kit/no-trace.ts';
import { byId, dataOf } from '../kit/read.ts';
import type { Identity } from '../kit/run.ts';
import type { Tools } from '../kit/tools.ts';
import type { RequestLaw } from './request-making.ts';

/** What holds where a request is cancelled, changed or settled, of either kind. */

/** A request of each of the family, with every member or with the least in turns. */
export async function oneEach(t: Tools, home: Household): Promise<readonly Answered[]> {
  const all = [];
  for (const [turn, by] of home.people.entries())
    all.push(await someRequest(t, home, { ...(turn % 2 === 0 ? home.full(t) : {}), by }));
  return all;
}

/** The last one first, so that none is cancelled for being the latest or the oldest. */
export const cancelsOwn: RequestLaw = async (t, home) => {
  for (const one of (await oneEach(t, home)).toReversed())
    await readBack(t, home, await cancelled(t, home, one));
};

/** Cancelled requests are found by everybody who saw them before, with the filter and without. */
async function mustStayCancelled(t: Tools, home: Household, requests: readonly Request[]): Promise<void> {
  await mustShowAll(t, home, requests, home.people);
  const list = await listed(t, home, home.resident, { status: 'cancelled' });
  for (const request of requests) mustHave(home, list, request);
}

export const keepsCancelled: RequestLaw = async (t, home) => {
  const requests = [];
  for (const one of await oneEach(t, home)) requests.push(await cancelled(t, home, one));
  // Another request does not bring it back.
  await someRequest(t, home);
  await mustStayCancelled(t, home, requests);
};

/** What is done to one request, or to two, leaves those of the family and of others exactly as they were. */
export const leavesOthers =
  (act: (t: Tools, home: Household, one: Request) => Promise<Request>): RequestLaw =>
  async (t, home) => {
    const there = await otherHousehold(t, home.subject);
    const theirs = await someRequest(t, there);
    const all = [...(await oneEach(t, home)), ...(await oneEach(t, home))];
    const chosen = all.slice(1, 3);
    const others = all.filter((one) => !chosen.includes(one));
    const look = async () => {
      const looks = [{ answer: await readBack(t, there, theirs), request: theirs }];
      for (const one of others) looks.push({ answer: await readBack(t, home, one), request: one });
      return looks;
    };
    const before = await look();
    const now = [];
    for (const one of chosen) now.push(await act(t, home, one));
    for (const [place, { answer }] of (await look()).entries()) {
      const earlier = before[place]?.answer ?? answer;
      mustEcho(answer, dataOf(answer), dataOf(earlier), {
        exact: true,
        promised: 'another request as it was',
      });
    }
    await mustShowAll(t, home, [...now, ...others]);
  };

type Change = 'cancel' | 'replace';

/** Who may try it, and on what. */
type Tried = Pick<Request, 'path' | 'by' | 'body'>;

/** The change is refused with 409; twice, since the second try may be the one that is let through. */
async function mustConflict(
  t: Tools,
  { operations }: Subject,
  { path, by: as }: Pick<Tried, 'path' | 'by'>,
  change: Change,
  ...bodies: readonly JsonObject[]
): Promise<Answer> {
  const [first, second = first] = bodies;
  const send = async (body?: JsonObject) => {
    const answer = await t.callAny(operations[change] ?? operations.cancel, {
      ...{ path, as },
      ...(change === 'replace' && { body }),
    });
    must(answer, status(409));
    return answer;
  };
  await send(first);
  return send(second);
}

interface Settled {
  /** Requests of the pool in its place, and what is sent of them. */
  readonly bodyOf?: (
    t: Tools,
    found: { readonly facilityId: string; readonly resident: Identity },
  ) => Promise<JsonObject>;
  /** Another state on the way, for every second one. */
  readonly via?: string;
}

/** A request in this state refuses the change to its creator with 409, and nothing changes. */
export const refusesIn =
  (state: string, change: Change, { bodyOf, via }: Settled = {}): RequestLaw =>
  async (t, home) => {
    const { subject } = home;
    const pool = subject.pools[state];
    if (pool !== undefined && !canMove(t, subject, state)) {
      for (const found of (await foundByCreators(t, subject, pool)).slice(0, 2)) {
        const { path, creator: by } = found;
        const body = bodyOf ? [await bodyOf(t, found)] : [];
        const readState = async () => dataOf(await t.callAny(subject.operations.read, { path, as: by }));
        await refusedWithoutTrace(readState, () => mustConflict(t, subject, { path, by }, change, ...body));
      }
      return;
    }
    const requests: Request[] = [];
    for (const one of await oneEach(t, home))
      requests.push(await broughtBy(t, home, one, state, requests.length, via));
    const tries = requests.map((one) => () => mustConflict(t, subject, one, change, one.body, home.full(t)));
    await refusedWithoutTrace(lookAt(t, home, requests), ...tries);
    for (const one of requests) await readBack(t, home, one);
  };

/** Brings a request into a state: every second one by way of another. */
async function broughtBy(
  t: Tools,
  home: Household,
  one: Request,
  state: string,
  turn: number,
  via?: string,
): Promise<Request> {
  const isLonger = via !== undefined && turn % 2 === 1 && canMove(t, home.subject, via);
  return brought(t, home, isLonger ? await brought(t, home, one, via) : one, state);
}

/** Requests that staff bring into a state are in it to everybody who sees them, and others are not. */
export const becomes =
  (state: string, via?: string): RequestLaw =>
  async (t, home) => {
    const { subject } = home;
    const pool = subject.pools[state];
    if (pool !== undefined && !canMove(t, subject, state)) return mustBeFound(t, subject, pool, state);
    const someOf = async () => [
      ...(await oneEach(t, home)),
      ...(hasLever(t.run, subject.staffLever) ? [await subject.byStaff(t, home)] : []),
    ];
    const [before, some, after] = [await someOf(), await someOf(), await oneEach(t, home)];
    const settled = [];
    for (const [turn, one] of some.entries()) settled.push(await broughtBy(t, home, one, state, turn, via));
    await mustShowAll(t, home, [...before, ...settled, ...after, await someRequest(t, home)], home.people);
  };

/** The requests of the pool are in the state that the configuration says, by their ids and in the list. */
async function mustBeFound(
  t: Tools,
  subject: Subject,
  pool: NonNullable<Subject['pools'][string]>,
  state: string,
): Promise<void> {
  for (const { id, path, residentId, resident: as, request } of await foundRequests(t, subject, pool)) {
    const read = await t.callAny(subject.operations.read, { path, as });
    const { status: shown } = dataOf(read);
    mustHold(read, `the status ${state}`, shown === state, shows('status', shown));
    const { answer, items } = await listed(
      t,
      { subject, residentId, resident: as },
      as,
      subject.around(request),
    );
    const item = byId(items, id)?.['status'];
    mustHold(answer, `the request ${id} as ${state}`, item === state, shows('status', item));
  }
}

/** What was changed and then settled shows the details of the change. */
export const settlesWhatWas =
  (
    act: (t: Tools, home: Household, one: Request) => Promise<Request>,
    ...states: readonly string[]
  ): RequestLaw =>
  async (t, home) => {
    for (const state of states) {
      const one = await act(t, home, await someRequest(t, home));
      const now = await brought(t, home, one, state);
      await mustShowAll(t, home, [now]);
    }
  };
