import type { Correspondent } from '../../factories/messages-people.ts';
import { sharedCompany, shownThread } from '../../factories/messages-shared.ts';
import { freshWord } from '../../factories/messages.ts';
import { listed, mustHoldExactly } from '../../assertions/messages-threads.ts';
import type { Premise } from '../../kit/attribute.ts';
import { once } from '../../kit/once.ts';
import type { Tools } from '../../kit/tools.ts';
import { archive } from './moves.ts';

/**
 * Threads of one person: those that this person archived, and the others, which at most another person
 * archived.
 */
export interface ThreadsByArchive {
  readonly me: Correspondent;
  /** A person who takes part in all of them. */
  readonly other: Correspondent;
  readonly archived: readonly string[];
  readonly active: readonly string[];
}

const company = sharedCompany();

/**
 * Threads among three people. Each of them has archived two; the last two are not archived. One of every two has
 * the word as its title. Made once per run, for checks that only read.
 */
export const threadsByArchive = once(async (t: Tools) => {
  const people = await company(t, 3);
  const word = freshWord(t, 'shelf');
  const named: string[] = [];
  const all: { readonly archiver?: Correspondent; readonly threadId: string }[] = [];
  for (const archiver of [...people, undefined])
    for (const title of [freshWord(t), word]) {
      const { threadId } = await shownThread(t, people, { title });
      if (archiver) await archive(t, archiver, threadId);
      if (title === word) named.push(threadId);
      all.push({ ...(archiver && { archiver }), threadId });
    }
  const of = (me: Correspondent, at: number): ThreadsByArchive => ({
    me,
    other: people[(at + 1) % people.length] ?? me,
    archived: all.filter(({ archiver }) => archiver === me).map(({ threadId }) => threadId),
    active: all.filter(({ archiver }) => archiver !== me).map(({ threadId }) => threadId),
  });
  return { word, named, all: people.map(of) };
});

/** What a search among archived threads relies on: the plain list shows what its reader has archived. */
export const archivedApart = (
  t: Tools,
  { me, archived, active }: Pick<ThreadsByArchive, 'me' | 'archived' | 'active'>,
): Premise => ({
  clauses: ['MSG-64', 'MSG-65'],
  test: async () =>
    mustHoldExactly(await listed(t, me, { filter: 'archived' }), archived, active, 'archived'),
});

/** Splits ids into those that `held` contains and those that it does not. */
export const split = (
  ids: readonly string[],
  held: readonly string[],
): readonly [readonly string[], readonly string[]] => [
  ids.filter((id) => held.includes(id)),
  ids.filter((id) => !held.includes(id)),
];
