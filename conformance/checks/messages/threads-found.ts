import { correspondent, KINDS, turnsOf, type Correspondent } from '../../factories/messages-people.ts';
import { listingCompany, sharedCompany, shownThread } from '../../factories/messages-shared.ts';
import { freshWord, givenMessage, givenThread, givenUntitled } from '../../factories/messages.ts';
import { archived } from '../../factories/messages-states.ts';
import { once } from '../../kit/once.ts';
import { people } from '../../kit/to-add.ts';
import type { Tools } from '../../kit/tools.ts';
import type { Correspondence, Talk } from './found.ts';

type Cast = readonly [Correspondent, ...Correspondent[]];

/** A thread with a title of its own, or another, in which its people say some words. */
export async function talk(t: Tools, cast: Cast, title?: string, ...words: readonly string[]): Promise<Talk> {
  const thread = await shownThread(t, cast, title === undefined ? {} : { title });
  for (const [at, word] of words.entries())
    await givenMessage(t, thread.threadId, cast[(at + 1) % cast.length] ?? cast[0], word);
  return { ...thread, cast, words, archivers: [] };
}

/** People who meet in twos and threes: not every two of them share a thread. In each the same word is said. */
export const inTwos = once(async (t: Tools): Promise<Correspondence> => {
  const [one, two, three, four] = await listingCompany(t, 4);
  const word = freshWord(t, 'word');
  const casts = [
    [one, two],
    [three, one],
    [two, three],
    [one, three, two],
    [four, two],
  ] as const;
  const talks: Talk[] = [];
  for (const cast of casts) talks.push(await talk(t, cast, undefined, word));
  return { readers: [one, two, three, four], talks };
});

export const shelves = sharedCompany();

/**
 * Threads of the same four people. Of three of them each has archived two; one of every two has the same title. In others
 * several words are said, there is no title, or nothing is said at all.
 */
export const onShelves = once(async (t: Tools): Promise<Correspondence> => {
  const readers = await shelves(t, 4);
  const turns = turnsOf(readers);
  const shared = freshWord(t, 'shelf');
  const talks: Talk[] = [];
  for (const [at, archiver] of [...readers.slice(0, 3), undefined].entries())
    for (const title of [undefined, shared]) {
      const one = await talk(t, turns[at] ?? readers, title);
      if (archiver) await archived(t, archiver, one.threadId);
      talks.push({ ...one, archivers: archiver ? [archiver] : [] });
    }
  const words = ['one', 'two', 'three', 'four', 'five'].map(() => freshWord(t, 'word'));
  talks.push(await talk(t, readers, undefined, ...words));
  const threadId = await givenUntitled(t, turns[2] ?? readers);
  talks.push({ threadId, cast: readers, words: [], archivers: [] });
  // A search meets a thread in which nothing was said, and need not find it.
  await givenThread(t, readers, { silent: true });
  return { readers, talks };
});

export const sharedTitle = ({ talks }: Correspondence): string => talks[1]?.title ?? '';

/** The threads that no one has archived, and have a title of their own. */
export const openTalks = ({ talks }: Correspondence) =>
  talks.filter(({ title, archivers }, at) => title !== undefined && archivers.length === 0 && at !== 7);

/** What was said in the thread of several words. */
export const said = ({ talks }: Correspondence): readonly string[] => talks.flatMap(({ words }) => words);

/**
 * For each kind, a person outside two threads who is close to their people: of the same community, a
 * connection of a resident in them, or in another thread with the same people. The participants have archived
 * the second thread.
 */
export const strangers = once(async (t: Tools) => {
  const inside = await listingCompany(t, 3);
  const [creator, second] = inside;
  const shown = await givenThread(t, inside, { silent: true });
  const hidden = await givenThread(t, inside, { silent: true });
  const talks: Talk[] = [];
  for (const [one, author, archivers] of [
    [shown, second, []],
    [hidden, creator, inside],
  ] as const)
    talks.push({ ...one, cast: inside, archivers, words: [await givenMessage(t, one.threadId, author)] });
  for (const one of inside) await archived(t, one, hidden.threadId);
  const readers: Correspondent[] = [];
  for (const kind of KINDS) {
    const outsider = await correspondent(t, kind, inside);
    if (outsider) readers.push(outsider);
  }
  if (readers.length === 0) t.unproven('needs another user who can act', people('resident', { count: 3 }));
  for (const outsider of readers) await givenThread(t, [creator, outsider], { silent: true });
  return { readers, talks };
});
