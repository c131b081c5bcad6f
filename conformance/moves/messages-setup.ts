import type { ClauseId } from '../../openapi/generated/clauses.ts';
import type { Correspondent } from '../factories/messages-people.ts';
import { mustFlag, mustHide, mustShow, listed, type Filter } from '../assertions/messages-threads.ts';
import { isIn, type Thread, type Threads } from '../models/messages.ts';
import { blamed } from '../kit/blame.ts';
import type { Walk } from '../kit/paging.ts';
import { byId } from '../kit/read.ts';
import type { Tools } from '../kit/tools.ts';

/** A few threads of the target among the same people. */
export interface MessagesSetup {
  readonly t: Tools;
  readonly people: readonly Correspondent[];
  /** In the order of the model. */
  readonly threadIds: readonly string[];
  /** The clauses that the sequence is about. */
  readonly judged: readonly ClauseId[];
}

/** What was done, as a look after it tells it: by whom, and which clauses a wrong look breaks. */
export interface Done {
  readonly after: string;
  readonly who?: number;
  readonly faults?: Faults;
}

/** Clauses by what is wrong, for who did something and for the others. */
export interface Faults {
  readonly own: Partial<Record<Wrong, ClauseId>>;
  readonly others: Partial<Record<Wrong, ClauseId>>;
}

type Wrong = 'isArchived' | 'isMuted' | 'hasRead' | 'hasLeft';

/** What is broken where the step does not say it: a thread that is gone, one that was left, a flag that was asked for. */
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

/** The request of a person about a thread. */
export const requestAt = ({ people, threadIds }: MessagesSetup, { who, where }: Place) => ({
  path: { threadId: threadIds[where] ?? '' },
  as: people[who]?.as ?? '',
});

/** The thread of a move, where the person still takes part in it. */
export const threadOf = ({ threads }: Readonly<Threads>, { who, where }: Place): Thread | undefined =>
  isIn(threads[where], who) ? threads[where] : undefined;

/** The lists of everybody show the threads as the model has them: those where they must be, or all of them. */
export async function mustAgree(
  model: Threads,
  setup: MessagesSetup,
  done: Done,
  isWhole: boolean,
): Promise<void> {
  for (const who of setup.people.keys()) await mustAgreeFor(model, setup, who, done, isWhole);
}

/** The lists of a person show the threads as the model has them: those where they must be, or all of them. */
export async function mustAgreeFor(
  { threads }: Threads,
  { t, people, threadIds, judged }: MessagesSetup,
  who: number,
  { after, who: doer, faults }: Done,
  isWhole = false,
): Promise<void> {
  const person = people[who];
  if (!person) return;
  const known = doer === who ? faults?.own : faults?.others;
  // What the sequence is not about is named as well: it is for others to judge.
  const judge = <T>(clauses: readonly (ClauseId | undefined)[], act: () => T): T => {
    const named = clauses.filter((one) => one !== undefined);
    const clause = named.find((one) => judged.includes(one));
    return blamed(clause === undefined ? named : [clause], act);
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
        judge([known?.hasLeft, usual.hasLeft], () => mustHide(list, threadId, promised));
      continue;
    }
    standing.isArchived ??= (await lists('archived')).some(
      ({ items }) => byId(items, threadId) !== undefined,
    );
    const [on, off] = standing.isArchived
      ? (['archived', 'active'] as const)
      : (['active', 'archived'] as const);
    for (const there of await lists(on)) {
      const view = judge([known?.isArchived, usual.gone, 'MSG-19'], () =>
        mustShow(there, threadId, `${name} finds thread ${where + 1} filtered by ${on}`),
      );
      for (const flag of ['isArchived', 'isMuted', 'hasRead'] as const) {
        const wanted = standing[flag];
        const fault = flag === 'isArchived' ? undefined : usual[flag](wanted === true);
        if (wanted === undefined) standing[flag] = view.thread[flag] === true;
        else
          judge([known?.[flag], fault], () =>
            mustFlag(view, flag, wanted, `${name} sees thread ${where + 1} with ${flag} ${wanted}`),
          );
      }
    }
    for (const elsewhere of isWhole ? await lists(off) : [])
      judge([known?.isArchived], () =>
        mustHide(elsewhere, threadId, `${name} does not find thread ${where + 1} filtered by ${off}`),
      );
  }
}
