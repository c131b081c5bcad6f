import type { Answer } from '../kit/call.ts';
import { field } from '../kit/json.ts';
import { isSuccess } from '../kit/match.ts';
import { once } from '../kit/once.ts';
import { idsOf, listOf } from '../kit/read.ts';
import type { Tools } from '../kit/tools.ts';
import { company, companyUpTo, met, type Correspondent } from './messages-people.ts';
import { givenThread, openThread, type GivenThread } from './messages.ts';

/** The largest number of people that checks share. */
const MOST = 4;

/**
 * Whether the target returns an existing thread when the same people open another one. Tested once per run.
 */
const repeatsThreads = once(async (t: Tools): Promise<boolean> => {
  const [me, other] = await company(t, 2);
  const [one, two] = [await openThread(t, me, [other]), await openThread(t, me, [other])];
  return isSuccess(one) && isSuccess(two) && field(one.json, 'data.id') === field(two.json, 'data.id');
});

/**
 * Returns a function that gives people whom several checks share; each check makes its own threads among
 * them. Checks that read whole lists have separate groups, so that the lists stay short. If the same people
 * get the same thread again, each check gets its own people.
 */
export function sharedCompany(): typeof company {
  const shared = once((t: Tools) => companyUpTo(t, MOST));
  return async (t, count) => {
    if (await repeatsThreads(t)) return company(t, count);
    return company(t, count, met(t, await shared(t)));
  };
}

/** People for files that read single threads more than lists. */
export const commonCompany = sharedCompany();

/** People for files that list threads in pages of a hundred and do not search. */
export const listingCompany = sharedCompany();

/**
 * People for files that archive, mute and read. They have few threads, because a search has its own page
 * size.
 */
export const filingCompany = sharedCompany();

/**
 * Whether everybody finds a thread without messages: in the list, by a search, and when it is archived.
 * Tested once per run.
 */
const showsSilent = once(async (t: Tools): Promise<boolean> => {
  const people = await commonCompany(t, 3);
  const { threadId, title: searchValue } = await givenThread(t, people, { silent: true });
  const asked: Answer[] = [];
  for (const { as } of people) {
    asked.push(await t.call('listThreads', { query: { filter: 'active', searchValue }, as }));
    asked.push(await t.call('searchThreads', { body: { searchValue, isArchived: false }, as }));
  }
  const [{ as }] = people;
  await t.call('archiveThread', { path: { threadId }, as });
  asked.push(await t.call('listThreads', { query: { filter: 'archived', searchValue }, as }));
  return asked.every((answer) => isSuccess(answer) && idsOf(listOf(answer)).includes(threadId));
});

/** A new thread that all its people find. It gets a message only if the target hides threads without one. */
export const shownThread = async (
  t: Tools,
  people: readonly [Correspondent, ...Correspondent[]],
  more: { readonly title?: string } = {},
): Promise<GivenThread> => givenThread(t, people, { ...more, silent: await showsSilent(t) });
