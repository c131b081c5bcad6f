import {
  brought,
  listed,
  mustContainExactly,
  mustHave,
  seersOf,
  someRequest,
} from '../assertions/requests.ts';
import type { ClauseId } from '../../openapi/generated/clauses.ts';
import type { Household, Request } from '../factories/request-subject.ts';
import { canMove } from '../factories/request-subjects.ts';
import type { LooseQuery } from '../kit/address.ts';
import { attributed } from '../kit/attribute.ts';
import { holdsExtra } from '../kit/fault.ts';
import { show, type JsonObject } from '../kit/json.ts';
import { isRefused, isSuccess } from '../kit/match.ts';
import { mustHold } from '../kit/must.ts';
import { once } from '../kit/once.ts';
import { precondition } from '../kit/precondition.ts';
import { idsOf, listOf } from '../kit/read.ts';
import { reading } from '../kit/reading.ts';
import type { Tools } from '../kit/tools.ts';
import type { RequestLaw } from './request-making.ts';
import { STATES, type Section } from '../models/family-access.ts';

/** What the list of requests holds by its filters, of either kind. */

/** Requests of one resident, oldest first, in each state that the target can be brought to show. */
export interface InEveryState<H extends Household = Household> {
  readonly home: H;
  readonly states: readonly string[];
  readonly requests: readonly Request[];
}

/**
 * In each state requests of each of these kinds, made by everybody in turn, in an order in which neither state nor kind
 * nor creator stays the same for long. Checks must not change them: the whole run shares them.
 */
export const inEveryState = <H extends Household>(
  homeOf: (t: Tools) => Promise<H>,
  kindsOf: (home: H) => readonly JsonObject[],
): ((t: Tools) => Promise<InEveryState<H>>) =>
  once(async (t: Tools) => {
    const home = await homeOf(t);
    const { subject, people } = home;
    const all: readonly string[] = STATES[subject.section];
    const states = all.filter(
      (one) => one === subject.firstState || one === 'cancelled' || canMove(t, subject, one),
    );
    const requests: Request[] = [];
    for (const [round, kind] of kindsOf(home).entries())
      for (const [place, state] of (round % 2 === 0 ? states : states.toReversed()).entries()) {
        const by = people[(round + place) % people.length] ?? home.resident;
        const one = await someRequest(t, home, { ...kind, by });
        requests.push(await precondition(`a ${state} request`, () => brought(t, home, one, state)));
      }
    return { home, states, requests };
  });

/** A filter, and which requests pass it. */
export interface Filtering {
  readonly query: LooseQuery;
  readonly passes: (one: Request) => boolean;
}

/**
 * Asked with each of some filters the list holds those that pass it and no others: for the resident, for a connection
 * at every third one, and with each of these further parameters in turn.
 */
export async function mustFilter(
  t: Tools,
  { home, requests }: InEveryState,
  filters: readonly Filtering[],
  broken: (query: LooseQuery) => readonly ClauseId[],
  further: readonly LooseQuery[] = [{}],
): Promise<void> {
  const { connections, resident } = home;
  let turn = 0;
  for (const [at, { query, passes }] of filters.entries()) {
    const other = at % 3 === 0 ? connections[Math.floor(at / 3) % connections.length] : undefined;
    for (const as of other ? [resident, other] : [resident]) {
      const asked = { ...query, ...further[turn++ % further.length] };
      const list = await listed(t, home, as, asked);
      const wanted = requests.filter((one) => passes(one) && seersOf(home, one.by).includes(as));
      const what = `for ${as.kind}, with ${show(asked)}, those listed`;
      mustContainExactly(list, requests, wanted, what, broken(query));
      const states = typeof query['status'] === 'string' ? query['status'].split(',') : undefined;
      const strange = list.items.flatMap(({ status }) =>
        states?.includes(String(status)) === false ? [status] : [],
      );
      const promised = `no status but ${query['status'] ?? 'any'}`;
      attributed(broken(query), () =>
        mustHold(list.answer, promised, strange.length === 0, holdsExtra(strange.join(', '))),
      );
    }
  }
}

/** Without a status the list holds the requests in every state, each with its own, to everybody who sees them. */
export async function mustContainEveryState(
  t: Tools,
  { home, states, requests }: InEveryState,
): Promise<void> {
  for (const as of home.people) {
    const list = await listed(t, home, as);
    for (const one of requests) if (seersOf(home, one.by).includes(as)) mustHave(home, list, one);
  }
  if (states.length < STATES[home.subject.section].length)
    t.note(`tried in the states ${states.join(', ')} alone`);
}

/** By one status. */
export const byOneStatus = (section: Section): readonly Filtering[] =>
  STATES[section].map((state) => ({ query: { status: state }, passes: ({ status }) => status === state }));

/** Every choice of two or more out of the states, every other one in the opposite order. */
export function bySeveral(section: Section): readonly Filtering[] {
  const all: readonly string[] = STATES[section];
  const subsets = all.reduce<readonly (readonly string[])[]>(
    (found, one) => [...found, ...found.map((subset) => [...subset, one])],
    [[]],
  );
  return subsets
    .filter(({ length }) => length > 1)
    .map((subset, at) => ({
      query: { status: (at % 2 === 0 ? subset : subset.toReversed()).join(',') },
      passes: ({ status }) => subset.includes(status),
    }));
}

/** Records how a list is answered whose status filter holds an unknown status. */
export const tellsUnknownStatus: RequestLaw = async (t, home) => {
  const { id } = await someRequest(t, home);
  const answer = await home.subject.listed(t, home.residentId, home.resident, {
    status: t.fresh.word('outside'),
  });
  const ids = isSuccess(answer) ? idsOf(listOf(answer)) : [];
  const outcomes = {
    refused: isRefused,
    ignored: ids.includes(id),
    'empty-list': isSuccess(answer) && ids.length === 0,
  };
  reading(t, 'unknown-filter-value', answer, outcomes, `${answer.status} with ${ids.length} requests`);
};
