import type { ClauseId } from '../../openapi/generated/clauses.ts';
import type { Correspondent } from '../factories/messages-people.ts';
import {
  everyFilter,
  listed,
  mustFlag,
  mustHide,
  mustShow,
  readBy,
  searched,
} from '../assertions/messages-threads.ts';
import { FLAGS, type Threads } from '../models/messages.ts';
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
  /** A person looks after each move, not only where a step says so. */
  readonly isWatched?: boolean;
  /** A look may count as reading, so what is not known yet is looked at twice. */
  readonly looksTwice?: boolean;
  /** How a person looks at a thread, in turn; a thread that is archived is never read by its id. */
  readonly ways?: readonly Way[];
}

export type Way = 'list' | 'search' | 'read';

/** The clauses if the step names none: of a flag that was requested. */
const usual: Readonly<Record<(typeof FLAGS)[number], (wanted: boolean) => ClauseId>> = {
  isArchived: () => 'MSG-64',
  isMuted: (isMuted: boolean) => (isMuted ? 'MSG-80' : 'MSG-81'),
  hasRead: (hasRead: boolean) => (hasRead ? 'MSG-84' : 'MSG-85'),
};

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

/** A violation breaks the first of the clauses that the sequence judges; if it judges none, all: others judge them. */
export function judging<T>(
  { judged }: Pick<MessagesSetup, 'judged'>,
  clauses: readonly (ClauseId | undefined)[],
  act: () => T,
): T {
  const named = clauses.filter((one) => one !== undefined);
  const clause = named.find((one) => judged.includes(one));
  return attributed(clause === undefined ? named : [clause], act);
}

/** Everybody must see the threads as in the model. */
export async function mustMatch(model: Threads, setup: MessagesSetup, isWhole: boolean): Promise<void> {
  for (const who of setup.people.keys()) await mustMatchFor(model, setup, who, isWhole);
}

/**
 * One person must see the threads as in the model: where they must be seen, or, as a whole, in every list. A thread that
 * the person left is looked for in one list in turn, or in all.
 */
export async function mustMatchFor(
  { threads, steps, last }: Threads,
  setup: MessagesSetup,
  who: number,
  isWhole = false,
): Promise<void> {
  const { t, people, threadIds, looksTwice, ways = ['list'] } = setup;
  const person = people[who];
  if (!person) return;
  const faults = last && (last.who === who ? last.faults.own : last.faults.others);
  const way = isWhole ? 'list' : (ways[steps % ways.length] ?? 'list');
  const asked = new Map<string, Walk>();
  const once = async (key: string, ask: () => Promise<Walk>): Promise<Walk> => {
    const walk = asked.get(key) ?? (await ask());
    asked.set(key, walk);
    return walk;
  };
  const list = (query: Parameters<typeof listed>[2]) =>
    once(JSON.stringify(query), () => listed(t, person, query));
  const search = (isArchived: boolean) => once(`${isArchived}`, () => searched(t, person, { isArchived }));
  for (const [where, { title, standings }] of threads.entries()) {
    const standing = standings[who];
    const threadId = threadIds[where] ?? '';
    if (!standing || standing.isOutside) continue;
    const isTouched = last?.where === where;
    const name = `${last?.after ?? 'at first'}, ${nameOf(setup, who)}`;
    if (standing.hasLeft) {
      const titled = everyFilter.map((one) => ({ ...one, searchValue: title }));
      const turn = (steps + who) % 6;
      const chosen = isWhole ? [...everyFilter, titled[turn % 3]] : [[...everyFilter, ...titled][turn]];
      const promised = `${name} has left thread ${where + 1}, which is in no list of theirs`;
      for (const query of chosen) {
        const walk = await list(query ?? {});
        judging(setup, [faults?.hasLeft, 'MSG-72'], () => mustHide(walk, threadId, promised));
      }
      continue;
    }
    // The other threads were not touched, and their lists show them.
    if (way === 'read' && last && !isTouched) continue;
    standing.isArchived ??= byId((await list({ filter: 'archived' })).items, threadId) !== undefined;
    const { isArchived } = standing;
    const [on, off] = isArchived ? (['archived', 'active'] as const) : (['active', 'archived'] as const);
    const broken = [isTouched ? undefined : 'MSG-22', faults?.isArchived, faults?.hasLeft] as const;
    const inTheir = way === 'search' ? await search(isArchived) : undefined;
    const isRead = way === 'read' && !isArchived;
    const walk = inTheir ?? (isRead ? undefined : await list({ filter: on }));
    const view = walk
      ? judging(
          setup,
          [...broken, ...(inTheir ? ['MSG-45' as const] : ['MSG-74' as const, 'MSG-19' as const])],
          () => mustShow(walk, threadId, `${name} finds thread ${where + 1} filtered by ${on}`),
        )
      : await readBy(t, person, threadId);
    const again =
      looksTwice && standing.hasRead === undefined && !isRead
        ? byId((await listed(t, person, { filter: on })).items, threadId)
        : undefined;
    for (const flag of FLAGS) {
      const wanted = standing[flag];
      if (flag === 'isArchived' && way !== 'list') continue;
      if (wanted === undefined) standing[flag] = (again ?? view.thread)[flag] === true;
      else
        judging(
          setup,
          [flag === 'isArchived' ? 'MSG-64' : undefined, faults?.[flag], usual[flag](wanted)],
          () => mustFlag(view, flag, wanted, `${name} sees thread ${where + 1} with ${flag} ${wanted}`),
        );
    }
    if (isRead && standing.hasRead === false) standing.hasRead = undefined;
    const other = isWhole ? await list({ filter: off }) : inTheir && (await search(!isArchived));
    if (other)
      judging(setup, broken, () =>
        mustHide(other, threadId, `${name} does not find thread ${where + 1} filtered by ${off}`),
      );
  }
}
