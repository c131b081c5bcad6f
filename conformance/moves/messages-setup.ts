import type { ClauseId } from '../../openapi/generated/clauses.ts';
import type { Correspondent } from '../factories/messages-people.ts';
import { mustFlag, mustHide, mustShow, listed, type Filter } from '../assertions/messages-threads.ts';
import { isIn, type Thread, type Threads } from '../models/messages.ts';
import { attributed } from '../kit/attribute.ts';
import type { Walk } from '../kit/paging.ts';
import { byId } from '../kit/read.ts';
import type { Tools } from '../kit/tools.ts';

/** Threads of the target among the same people. */
export interface MessagesSetup {
  readonly t: Tools;
  readonly people: readonly Correspondent[];
  /** In the order of the model. */
  readonly threadIds: readonly string[];
  /** The clauses that the sequence judges. */
  readonly judged: readonly ClauseId[];
}

/** The last step, for the reads after it: a text, who did it, and the clauses that a wrong read breaks. */
export interface Done {
  readonly after: string;
  readonly who?: number;
  readonly faults?: Faults;
}

/** The clauses by what is wrong, for the person who acted and for the others. */
export interface Faults {
  readonly own: Partial<Record<Wrong, ClauseId>>;
  readonly others: Partial<Record<Wrong, ClauseId>>;
}

type Wrong = 'isArchived' | 'isMuted' | 'hasRead' | 'hasLeft';

/**
 * The clauses if the step names none: a missing thread, a thread that was left, a flag that was requested.
 */
const usual = {
  gone: 'MSG-74',
  hasLeft: 'MSG-72',
  isMuted: (isMuted: boolean) => (isMuted ? 'MSG-80' : 'MSG-81'),
  hasRead: (hasRead: boolean) => (hasRead ? 'MSG-84' : 'MSG-85'),
} as const;

export interface Place {
  readonly who: number;
  readonly where: number;
}

export const nameOf = ({ people }: Pick<MessagesSetup, 'people'>, who: number): string =>
  `the ${people[who]?.kind ?? 'person'} (${who + 1})`;

/** The path and the acting id of a request about a thread. */
export const requestAt = ({ people, threadIds }: MessagesSetup, { who, where }: Place) => ({
  path: { threadId: threadIds[where] ?? '' },
  as: people[who]?.as ?? '',
});

/** The thread of a move; undefined if the person no longer takes part in it. */
export const threadOf = ({ threads }: Readonly<Threads>, { who, where }: Place): Thread | undefined =>
  isIn(threads[where], who) ? threads[where] : undefined;

/**
 * The lists of all people must show the threads as in the model: only the lists that must hold them, or all
 * lists.
 */
export async function mustMatch(
  model: Threads,
  setup: MessagesSetup,
  done: Done,
  isWhole: boolean,
): Promise<void> {
  for (const who of setup.people.keys()) await mustMatchFor(model, setup, who, done, isWhole);
}

/**
 * The lists of one person must show the threads as in the model: only the lists that must hold them, or all
 * lists.
 */
export async function mustMatchFor(
  { threads }: Threads,
  { t, people, threadIds, judged }: MessagesSetup,
  who: number,
  { after, who: doer, faults }: Done,
  isWhole = false,
): Promise<void> {
  const person = people[who];
  if (!person) return;
  const known = doer === who ? faults?.own : faults?.others;
  // If the sequence judges none of the clauses, all are named: other checks judge them.
  const attribute = <T>(clauses: readonly (ClauseId | undefined)[], act: () => T): T => {
    const named = clauses.filter((one) => one !== undefined);
    const clause = named.find((one) => judged.includes(one));
    return attributed(clause === undefined ? named : [clause], act);
  };
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
        attribute([known?.hasLeft, usual.hasLeft], () => mustHide(list, threadId, promised));
      continue;
    }
    standing.isArchived ??= (await lists('archived')).some(
      ({ items }) => byId(items, threadId) !== undefined,
    );
    const [on, off] = standing.isArchived
      ? (['archived', 'active'] as const)
      : (['active', 'archived'] as const);
    for (const there of await lists(on)) {
      const view = attribute([known?.isArchived, usual.gone, 'MSG-19'], () =>
        mustShow(there, threadId, `${name} finds thread ${where + 1} filtered by ${on}`),
      );
      for (const flag of ['isArchived', 'isMuted', 'hasRead'] as const) {
        const wanted = standing[flag];
        const fault = flag === 'isArchived' ? undefined : usual[flag](wanted === true);
        if (wanted === undefined) standing[flag] = view.thread[flag] === true;
        else
          attribute([known?.[flag], fault], () =>
            mustFlag(view, flag, wanted, `${name} sees thread ${where + 1} with ${flag} ${wanted}`),
          );
      }
    }
    for (const elsewhere of isWhole ? await lists(off) : [])
      attribute([known?.isArchived], () =>
        mustHide(elsewhere, threadId, `${name} does not find thread ${where + 1} filtered by ${off}`),
      );
  }
}
