import type { ClauseId } from '../../openapi/generated/clauses.ts';
import { walk } from '../calls/pages.ts';
import type { Correspondent } from '../factories/messages-people.ts';
import type { LooseQuery } from '../kit/address.ts';
import { blamed, blaming } from '../kit/blame.ts';
import type { Answer } from '../kit/call.ts';
import { show, type JsonObject } from '../kit/json.ts';
import { fits, status } from '../kit/match.ts';
import { must, mustHold } from '../kit/must.ts';
import { allPages, type Walk } from '../kit/paging.ts';
import { byId, dataOf, idsOf, listOf } from '../kit/read.ts';
import type { Tools } from '../kit/tools.ts';

/** How somebody sees threads and messages, every answer judged by the contract. */

export type Filter = 'active' | 'archived';

/** The threads that somebody lists, on all pages. */
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

/** The threads that somebody finds, on all pages; a search that is refused breaks the clauses that are named. */
export async function searched(
  t: Tools,
  { as }: Correspondent,
  body: Wanted,
  ifRefused?: readonly ClauseId[],
): Promise<Walk> {
  const pages = await blaming(ifRefused ?? [], () =>
    walk(t, 'searchThreads', { path: {}, query: {}, body: { ...body }, as, ids: [] }),
  );
  for (const page of pages) must(page, status(200), fits);
  return { pages, items: pages.flatMap(listOf) };
}

export interface View {
  readonly answer: Answer;
  readonly thread: JsonObject;
}

/** One thread as somebody reads it; a read that is not served breaks these clauses. */
export async function readBy(
  t: Tools,
  { as }: Correspondent,
  threadId: string,
  broken: readonly ClauseId[] = ['MSG-55'],
): Promise<View> {
  const answer = await t.call('getThread', { path: { threadId }, as });
  blamed(broken, () => must(answer, status(200), fits));
  return { answer, thread: dataOf(answer) };
}

/** The messages of a thread that somebody lists, on all pages, in their order. */
export const messagesFor = (
  t: Tools,
  { as }: Correspondent,
  threadId: string,
  query: LooseQuery & { readonly searchValue?: string } = {},
): Promise<Walk> =>
  allPages(t, 'listMessages', { path: { threadId }, as, query: { pageSize: 100, ...query } });

/** The thread is there; gives back how it is shown. */
export function mustShow({ items, pages }: Walk, threadId: string, promised: string): View {
  const thread = byId(items, threadId);
  const page = pageWith({ pages }, threadId);
  mustHold(
    page,
    promised,
    thread !== undefined,
    `it is not among ${items.length} items on ${pages.length} pages`,
  );
  return { answer: page, thread: thread ?? {} };
}

/** Somebody lists the thread; gives back how it is shown. */
export const mustList = async (
  t: Tools,
  who: Correspondent,
  threadId: string,
  promised: string,
  filter: Filter = 'active',
): Promise<View> => mustShow(await listed(t, who, { filter }), threadId, promised);

/** The thread is not there. */
export function mustHide({ items, pages }: Walk, threadId: string, promised: string): void {
  mustHold(
    pageWith({ pages }, threadId),
    promised,
    byId(items, threadId) === undefined,
    `it is among ${items.length} items`,
  );
}

/** What a list breaks that lacks something, and what one breaks that holds too much. */
export interface Faults {
  readonly lacks: ClauseId;
  readonly holds: ClauseId;
}

/** Each of `ids` is there, and none of `others`. */
export function mustHoldJust(
  list: Walk,
  ids: readonly string[],
  others: readonly string[],
  what: string,
  faults?: Faults,
): void {
  const judge = (clause: ClauseId | undefined, act: () => void): void =>
    clause === undefined ? act() : blamed([clause], act);
  judge(faults?.lacks, () => {
    for (const id of ids) mustShow(list, id, `${what}: ${id} is there`);
  });
  judge(faults?.holds, () => {
    for (const id of others) mustHide(list, id, `${what}: ${id} is not there`);
  });
}

/** The page of a list that shows an id, else the last one. */
export function pageWith({ pages }: Pick<Walk, 'pages'>, id?: unknown): Answer {
  const page = pages.find((one) => idsOf(listOf(one)).some((shown) => shown === id)) ?? pages.at(-1);
  if (page === undefined) throw new Error('a list without a page proves nothing');
  return page;
}

/** A flag is shown as true, or as anything but true: no value counts as false. */
export function mustFlag(
  { answer, thread }: View,
  flag: 'isArchived' | 'isMuted' | 'hasRead',
  on: boolean,
  promised: string,
): void {
  const value = thread[flag];
  mustHold(answer, promised, (value === true) === on, `${flag} is ${show(value)}`);
}

/** Everybody whom a thread shows to take part. */
export function participantsIn({ thread }: Pick<View, 'thread'>): readonly JsonObject[] {
  const shown: unknown = thread['participants'];
  return Array.isArray(shown)
    ? shown.filter((one): one is JsonObject => typeof one === 'object' && one !== null)
    : [];
}
