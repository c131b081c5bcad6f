import type { Correspondent } from '../factories/messages-people.ts';
import {
  mustFlag,
  mustHide,
  mustShow,
  listed,
  type Filter,
  type View,
} from '../assertions/messages-threads.ts';
import { isIn, type Standing, type Thread, type Threads } from '../models/messages.ts';
import type { Walk } from '../kit/paging.ts';
import { byId } from '../kit/read.ts';
import type { Tools } from '../kit/tools.ts';

/** A few threads of the target among the same people. */
export interface MessagesSetup {
  readonly t: Tools;
  readonly people: readonly Correspondent[];
  /** In the order of the model. */
  readonly threadIds: readonly string[];
}

export interface Place {
  readonly who: number;
  readonly where: number;
}

export const nameOf = ({ people }: Pick<MessagesSetup, 'people'>, who: number): string =>
  `the ${people[who]?.kind ?? 'person'} (${who + 1})`;

/** The request of a person about a thread. */
export const requestAt = ({ people, threadIds }: MessagesSetup, { who, where }: Place) => ({
  path: { threadId: threadIds[where] ?? '' },
  as: people[who]?.as ?? '',
});

/** The thread of a move, where the person still takes part in it. */
export const threadOf = ({ threads }: Readonly<Threads>, { who, where }: Place): Thread | undefined =>
  isIn(threads[where], who) ? threads[where] : undefined;

/** Every list of everybody shows the threads as the model has them. */
export async function mustAgree(model: Threads, setup: MessagesSetup, after: string): Promise<void> {
  for (const who of setup.people.keys()) await mustAgreeFor(model, setup, who, after, true);
}

/** The lists of a person show the threads as the model has them: those where they must be, or all of them. */
export async function mustAgreeFor(
  { threads }: Threads,
  { t, people, threadIds }: MessagesSetup,
  who: number,
  after: string,
  isWhole = false,
): Promise<void> {
  const person = people[who];
  if (!person) return;
  const asked = new Map<Filter | 'none', Walk>();
  const lists = async (...filters: readonly (Filter | 'none')[]): Promise<readonly Walk[]> => {
    for (const filter of filters)
      if (!asked.has(filter)) asked.set(filter, await listed(t, person, filter === 'none' ? {} : { filter }));
    return filters.flatMap((filter) => asked.get(filter) ?? []);
  };
  for (const [where, { standings }] of threads.entries()) {
    const standing = standings[who];
    const threadId = threadIds[where] ?? '';
    if (!standing) continue;
    const name = `${after}, ${nameOf({ people }, who)}`;
    if (standing.hasLeft) {
      const promised = `${name} has left thread ${where + 1}, which is in no list of theirs`;
      for (const list of isWhole ? await lists('active', 'archived', 'none') : await lists('none'))
        mustHide(list, threadId, promised);
      continue;
    }
    standing.isArchived ??= (await lists('archived')).some(
      ({ items }) => byId(items, threadId) !== undefined,
    );
    const [on, off] = standing.isArchived
      ? (['archived', 'active'] as const)
      : (['active', 'archived'] as const);
    for (const there of await lists(on)) {
      const view = mustShow(there, threadId, `${name} finds thread ${where + 1} filtered by ${on}`);
      mustStand(view, standing, `${name} sees thread ${where + 1}`);
    }
    for (const elsewhere of isWhole ? await lists(off) : [])
      mustHide(elsewhere, threadId, `${name} does not find thread ${where + 1} filtered by ${off}`);
  }
}

function mustStand(view: View, standing: Standing, name: string): void {
  for (const flag of ['isArchived', 'isMuted', 'hasRead'] as const) {
    const known = standing[flag];
    if (known === undefined) standing[flag] = view.thread[flag] === true;
    else mustFlag(view, flag, known, `${name} with ${flag} ${known}`);
  }
}
