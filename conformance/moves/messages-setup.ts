import type { Correspondent } from '../factories/messages-people.ts';
import { mustFlag, mustHide, mustShow, listed, type View } from '../assertions/messages-threads.ts';
import { isIn, type Standing, type Thread, type Threads } from '../models/messages.ts';
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

export const nameOf = ({ people }: MessagesSetup, who: number): string =>
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
  for (const [who, person] of setup.people.entries()) {
    const active = await listed(setup.t, person, { filter: 'active' });
    const archived = await listed(setup.t, person, { filter: 'archived' });
    for (const [where, thread] of model.threads.entries()) {
      const standing = thread.standings[who];
      const threadId = setup.threadIds[where] ?? '';
      if (!standing) continue;
      const name = `${after}, ${nameOf(setup, who)}`;
      if (standing.hasLeft) {
        const whole = await listed(setup.t, person, {});
        for (const list of [active, archived, whole])
          mustHide(list, threadId, `${name} has left thread ${where + 1}, which is in no list of theirs`);
        continue;
      }
      standing.isArchived ??= archived.items.some(({ id }) => id === threadId);
      const [there, elsewhere] = standing.isArchived ? [archived, active] : [active, archived];
      const lists = standing.isArchived ? ['archived', 'active'] : ['active', 'archived'];
      const view = mustShow(there, threadId, `${name} finds thread ${where + 1} filtered by ${lists[0]}`);
      mustHide(elsewhere, threadId, `${name} does not find thread ${where + 1} filtered by ${lists[1]}`);
      mustStand(view, standing, `${name} sees thread ${where + 1}`);
    }
  }
}

function mustStand(view: View, standing: Standing, name: string): void {
  for (const flag of ['isArchived', 'isMuted', 'hasRead'] as const) {
    const known = standing[flag];
    if (known === undefined) standing[flag] = view.thread[flag] === true;
    else mustFlag(view, flag, known, `${name} with ${flag} ${known}`);
  }
}
