import { holdsText } from '../../mock/domain/text-match.ts';
import type { ThreadRecord } from '../../mock/world/messages-records.ts';
import { inParlour } from '../../witness/messages.ts';
import { textIn } from '../input.ts';
import { afterwards, withStatus } from '../lies.ts';
import type { Saboteur } from '../saboteur.ts';
import {
  amend,
  inVain,
  isArchivedBy,
  kindOf,
  LEAVE,
  LIST,
  listingAlso,
  messagesIn,
  restand,
  SEND,
  takesPart,
  thereafter,
  twinsOf,
} from './amend.ts';

const hasLeft = ({ standings }: ThreadRecord, id: string): boolean =>
  standings.some((one) => one.personId === id && one.hasLeft);

const hadArchived = ({ standings }: ThreadRecord, id: string): boolean =>
  standings.some((one) => one.personId === id && one.archived !== null);

const partings = inParlour(async ({ ada, bea, carl, sam, talk, move, say, list }) => {
  const people = [ada, carl, sam, bea];
  const [first, second, third] = [await talk({ people }), await talk({ people }), await talk({ people })];
  await move(carl, first, 'archive');
  const seen = [];
  for (const [who, id] of [
    [ada, first],
    [carl, first],
    [bea, second],
    [sam, third],
  ] as const) {
    seen.push(await move(who, id, 'leave'));
    for (const query of ['', 'filter=archived', 'searchValue=Garden', 'filter=active&searchValue=Garden'])
      seen.push(await list(who, query));
  }
  for (const [who, id] of [
    [sam, first],
    [bea, first],
    [ada, second],
    [carl, third],
  ] as const)
    seen.push(await say(who, id), await say(who, id));
  return seen;
});

/** A thread of two, left by one. */
const pair = inParlour(async ({ ada, sam, talk, move, list }) => [
  await move(ada, await talk({ people: [ada, sam] }), 'leave'),
  await list(sam),
]);

/** Lies of leaving. */
export const leavingSaboteurs: readonly Saboteur[] = [
  {
    id: 'messages.leave-answers-200',
    lie: 'Leaving a thread is answered with 200 and no body.',
    breaks: ['MSG-71'],
    tables: afterwards(LEAVE, withStatus(200)),
    witness: partings,
  },
  {
    id: 'messages.left-is-archived',
    lie: 'A thread that one has left is listed among the archived.',
    breaks: ['MSG-72'],
    tables: listingAlso(
      [LIST],
      (thread, { acting, query }) =>
        query['filter'] === 'archived' && query['searchValue'] === undefined && hasLeft(thread, acting.id),
    ),
    witness: partings,
  },
  {
    id: 'messages.left-is-found',
    lie: 'A searchValue of the list finds the threads that one has left.',
    breaks: ['MSG-72'],
    tables: listingAlso(
      [LIST],
      (thread, { acting, query }) =>
        query['searchValue'] !== undefined &&
        query['filter'] === undefined &&
        holdsText(thread.title, textIn(query['searchValue']), 'part') &&
        hasLeft(thread, acting.id),
    ),
    witness: partings,
  },
  {
    id: 'messages.archived-cannot-be-left',
    lie: 'An archived thread stays among the archived when it is left.',
    breaks: ['MSG-72'],
    tables: inVain(LEAVE, ({ acting }, scene, thread) => isArchivedBy(thread, acting.id, scene)),
    witness: partings,
  },
  {
    id: 'messages.creators-cannot-leave',
    lie: 'Whoever has created a thread is told that they have left it, and has not.',
    breaks: ['MSG-72'],
    tables: inVain(LEAVE, ({ acting }, _scene, { standings }) => standings[0]?.personId === acting.id),
    witness: partings,
  },
  {
    id: 'messages.left-with-its-twins',
    lie: 'Leaving a thread leaves the other ones among the same people.',
    breaks: ['MSG-19'],
    tables: thereafter(LEAVE, ({ acting }, scene, thread) => {
      for (const twin of twinsOf(thread, scene))
        restand(scene, twin.id, ({ personId }) => (personId === acting.id ? { hasLeft: true } : {}));
    }),
    witness: partings,
  },
  {
    id: 'messages.back-with-the-next-message',
    lie: 'The next message brings a thread back to those who left it.',
    breaks: ['MSG-73'],
    tables: thereafter(SEND, (_input, scene, { id }) => restand(scene, id, () => ({ hasLeft: false }))),
    witness: partings,
  },
  {
    id: 'messages.back-with-a-second-message',
    lie: 'A second message after somebody left brings a thread back to residents who left it.',
    breaks: ['MSG-73'],
    tables: (tables) => {
      const since = new Map<string, number>();
      const leaves = thereafter(LEAVE, (_input, scene, thread) => {
        since.set(thread.id, messagesIn(thread, scene).length);
      });
      const sends = thereafter(SEND, (_input, scene, thread) => {
        const isSecond = messagesIn(thread, scene).length >= (since.get(thread.id) ?? Infinity) + 2;
        if (isSecond)
          restand(scene, thread.id, ({ personId, hasLeft: left }) =>
            left && kindOf(personId, scene) === 'resident' ? { hasLeft: false } : {},
          );
      });
      return sends(leaves(tables));
    },
    witness: partings,
  },
  {
    id: 'messages.back-where-it-was-archived',
    lie: 'Whoever left a thread that they had archived gets it back with the next message.',
    breaks: ['MSG-73'],
    tables: thereafter(SEND, (_input, scene, thread) =>
      restand(scene, thread.id, ({ personId }) => (hadArchived(thread, personId) ? { hasLeft: false } : {})),
    ),
    witness: partings,
  },
  {
    id: 'messages.staff-bring-everybody-back',
    lie: 'A message by staff brings a thread back to the archived of those who left it.',
    breaks: ['MSG-73'],
    tables: listingAlso(
      [LIST],
      (thread, { acting, query }, scene) =>
        query['filter'] === 'archived' &&
        query['searchValue'] === undefined &&
        hasLeft(thread, acting.id) &&
        kindOf(messagesIn(thread, scene).at(-1)?.authorId ?? '', scene) === 'staff',
    ),
    witness: inParlour(async ({ ada, sam, talk, move, say }) => {
      const id = await talk();
      return [await move(ada, id, 'leave'), await say(sam, id)];
    }),
  },
  {
    id: 'messages.creator-takes-it-along',
    lie: 'When the creator leaves a thread it is gone for everybody.',
    breaks: ['MSG-74'],
    tables: thereafter(LEAVE, ({ acting }, scene, { id, standings }) => {
      if (standings[0]?.personId === acting.id) restand(scene, id, () => ({ hasLeft: true }));
    }),
    witness: partings,
  },
  {
    id: 'messages.no-thread-of-one',
    lie: 'When all but two have left a thread and one of these goes, it is gone for the other.',
    breaks: ['MSG-74'],
    tables: thereafter(LEAVE, (_input, scene, { id }) => {
      const left = scene.store.threads.find(id)?.standings.filter((one) => !one.hasLeft) ?? [];
      if (left.length === 1) restand(scene, id, () => ({ hasLeft: true }));
    }),
    witness: pair,
  },
  {
    id: 'messages.the-wrong-one-leaves',
    lie: 'When staff leave a thread, the last who takes part goes as well.',
    breaks: ['MSG-74'],
    tables: thereafter(LEAVE, ({ acting }, scene, thread) => {
      const last = thread.standings.findLast(({ personId }) => takesPart(thread, personId));
      if (acting.kind === 'staff')
        restand(scene, thread.id, ({ personId }) => (personId === last?.personId ? { hasLeft: true } : {}));
    }),
    witness: partings,
  },
  {
    id: 'messages.left-and-archived-is-gone',
    lie: 'When somebody leaves a thread it is gone for those who have archived it.',
    breaks: ['MSG-74'],
    tables: thereafter(LEAVE, ({ acting }, scene, thread) =>
      amend(scene, thread.id, ({ standings }) => ({
        standings: standings.map((one) =>
          one.personId !== acting.id && one.archived !== null ? { ...one, hasLeft: true } : one,
        ),
      })),
    ),
    witness: partings,
  },
];
