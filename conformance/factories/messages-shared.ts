import type { Answer } from '../kit/call.ts';
import { field } from '../kit/json.ts';
import { isSuccess } from '../kit/match.ts';
import { once } from '../kit/once.ts';
import { idsOf, listOf } from '../kit/read.ts';
import type { Tools } from '../kit/tools.ts';
import { company, companyUpTo, met, turnsOf, type Correspondent } from './messages-people.ts';
import { givenThread, openThread, type GivenThread } from './messages.ts';

/** As many people as any check shares. */
const MOST = 4;

/** Tried once per run: does the target give a former thread for another one among the same people? */
const repeatsThreads = once(async (t: Tools): Promise<boolean> => {
  const [me, other] = await company(t, 2);
  const [one, two] = [await openThread(t, me, [other]), await openThread(t, me, [other])];
  return isSuccess(one) && isSuccess(two) && field(one.json, 'data.id') === field(two.json, 'data.id');
});

/**
 * People whom several checks share, each check with threads of its own among them. For checks that walk whole lists
 * there are several such companies, so that the lists stay short. Where the same people get the same thread again,
 * each check has people of its own.
 */
export function sharedCompany(): typeof company {
  const shared = once((t: Tools) => companyUpTo(t, MOST));
  return async (t, count) => {
    if (await repeatsThreads(t)) return company(t, count);
    return company(t, count, met(t, await shared(t)));
  };
}

/** Those of all files that look at one thread more than at lists. */
export const commonCompany = sharedCompany();

/** Those of all files that list threads by pages of a hundred, and search none. */
export const listingCompany = sharedCompany();

/** Those of the files that archive, mute and read: few threads, for a search shows a page of its own size. */
export const filingCompany = sharedCompany();

/**
 * Tried once per run: is a thread in which nobody has said anything found by everybody, in the list and by a search,
 * and when it is archived?
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

/** A new thread that everybody in it finds; somebody has said something in it only where it takes that. */
export const shownThread = async (
  t: Tools,
  people: readonly [Correspondent, ...Correspondent[]],
  more: { readonly title?: string } = {},
): Promise<GivenThread> => givenThread(t, people, { ...more, silent: await showsSilent(t) });

/** One by each of the people among all of them, in their order. */
export async function threadsByEach(
  t: Tools,
  people: readonly [Correspondent, ...Correspondent[]],
): Promise<readonly GivenThread[]> {
  const threads: GivenThread[] = [];
  for (const turn of turnsOf(people)) threads.push(await shownThread(t, turn));
  return threads;
}
