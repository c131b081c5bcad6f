import type { ClauseId } from '../../openapi/generated/clauses.ts';
import { walk } from '../calls/pages.ts';
import type { Correspondent } from '../factories/messages-people.ts';
import type { LooseQuery } from '../kit/address.ts';
import { attributed, attributing } from '../kit/attribute.ts';
import type { Answer } from '../kit/call.ts';
import type { JsonObject } from '../kit/json.ts';
import { fits, status } from '../kit/match.ts';
import { holdsExtra, lacks, shows } from '../kit/fault.ts';
import { must, mustHold } from '../kit/must.ts';
import { allPages, type Walk } from '../kit/paging.ts';
import { byId, dataOf, idsOf, listOf } from '../kit/read.ts';
import type { Tools } from '../kit/tools.ts';
import { many } from '../kit/words.ts';

/** Threads and messages as one person sees them. Every answer must fit the contract. */

export type Filter = 'active' | 'archived';

/** The list of threads without a filter and with each filter. */
export const everyFilter = [{}, { filter: 'active' }, { filter: 'archived' }] as const;

/** Lists the threads of a person, on all pages. */
export const listed = (
  t: Tools,
  { as }: Correspondent,
  query: LooseQuery & { readonly filter?: Filter; readonly searchValue?: string },
): Promise<Walk> => allPages(t, 'listThreads', { as, query: { pageSize: 100, ...query } });

export interface Wanted {
  readonly searchValue?: string;
  readonly participantId?: string;
  readonly isArchived?: boolean;
}

/** Searches the threads of a person, on all pages. A refused search breaks the clauses of `ifRefused`. */
export async function searched(
  t: Tools,
  { as }: Correspondent,
  body: Wanted,
  ifRefused?: readonly ClauseId[],
): Promise<Walk> {
  const pages = await attributing(ifRefused ?? [], () =>
    walk(t, 'searchThreads', { path: {}, query: {}, body: { ...body }, as, ids: [] }),
  );
  for (const page of pages) must(page, status(200), fits);
  return { pages, items: pages.flatMap(listOf) };
}

export interface View {
  readonly answer: Answer;
  readonly thread: JsonObject;
}

/** Reads one thread as a person. A refused read breaks these clauses. */
export async function readBy(
  t: Tools,
  { as }: Correspondent,
  threadId: string,
  broken: readonly ClauseId[] = ['MSG-55'],
): Promise<View> {
  const answer = await t.call('getThread', { path: { threadId }, as });
  attributed(broken, () => must(answer, status(200), fits));
  return { answer, thread: dataOf(answer) };
}

/** Lists the messages of a thread as a person, on all pages and in their order. */
export const messagesFor = (
  t: Tools,
  { as }: Correspondent,
  threadId: string,
  query: LooseQuery & { readonly searchValue?: string } = {},
): Promise<Walk> =>
  allPages(t, 'listMessages', { path: { threadId }, as, query: { pageSize: 100, ...query } });

/** The list must hold the thread; returns the thread as it is shown. */
export function mustShow({ items, pages }: Walk, threadId: string, promised: string): View {
  const thread = byId(items, threadId);
  const page = pageWith({ pages }, threadId);
  mustHold(page, promised, thread !== undefined, {
    ...lacks(`it is not among ${many(items.length, 'item')} on ${many(pages.length, 'page')}`),
    items: [threadId],
  });
  return { answer: page, thread: thread ?? {} };
}

/** The list of a person must hold the thread; returns the thread as it is shown. */
export const mustContain = async (
  t: Tools,
  who: Correspondent,
  threadId: string,
  promised: string,
  filter: Filter = 'active',
): Promise<View> => mustShow(await listed(t, who, { filter }), threadId, promised);

/** The list must not hold the thread. */
export function mustHide({ items, pages }: Walk, threadId: string, promised: string): void {
  mustHold(
    pageWith({ pages }, threadId),
    promised,
    byId(items, threadId) === undefined,
    holdsExtra(`it is among ${items.length} items`),
  );
}

/** The clauses that are broken by a list that lacks something, and by one that holds too much. */
export interface Faults {
  readonly lacks: ClauseId;
  readonly holds: ClauseId;
}

/** The list must hold each of `ids` and none of `others`. */
export function mustHoldExactly(
  list: Walk,
  ids: readonly string[],
  others: readonly string[],
  what: string,
  faults?: Faults,
): void {
  const assert = (clause: ClauseId | undefined, act: () => void): void =>
    clause === undefined ? act() : attributed([clause], act);
  assert(faults?.lacks, () => {
    for (const id of ids) mustShow(list, id, `${what}: ${id} is there`);
  });
  assert(faults?.holds, () => {
    for (const id of others) mustHide(list, id, `${what}: ${id} is not there`);
  });
}

/** The page of a list that shows an id, else the last page. Throws an Error if there is no page. */
export function pageWith({ pages }: Pick<Walk, 'pages'>, id?: unknown): Answer {
  const page = pages.find((one) => idsOf(listOf(one)).some((shown) => shown === id)) ?? pages.at(-1);
  if (page === undefined) throw new Error('a list without a page proves nothing');
  return page;
}

/** A flag must be true, or must not be true: a missing value counts as false. */
export function mustFlag(
  { answer, thread }: View,
  flag: 'isArchived' | 'isMuted' | 'hasRead',
  on: boolean,
  promised: string,
): void {
  const value = thread[flag];
  mustHold(answer, promised, (value === true) === on, shows(flag, value));
}

/** The thread must show this title. */
export const mustHaveTitle = ({ answer, thread }: View, title: string): void =>
  mustHold(
    answer,
    `the title ${JSON.stringify(title)}`,
    thread['title'] === title,
    shows('title', thread['title']),
  );

/** The participants that a thread shows. */
export function participantsIn({ thread }: Pick<View, 'thread'>): readonly JsonObject[] {
  const shown: unknown = thread['participants'];
  return Array.isArray(shown)
    ? shown.filter((one): one is JsonObject => typeof one === 'object' && one !== null)
    : [];
}
