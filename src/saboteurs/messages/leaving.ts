import { holdsText } from '../../mock/domain/text-match.ts';
import type { ThreadRecord } from '../../mock/world/messages-records.ts';
import { inParlour } from '../../witness/messages.ts';
import { textIn } from '../input.ts';
import { afterwards, withStatus } from '../mutation.ts';
import { saboteursOf } from '../saboteur.ts';
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

/** Saboteurs of leaving. */
export const leavingSaboteurs = saboteursOf('messages', partings, {
  'leave-answers-200': [
    'Leaving a thread is answered with 200 and no body.',
    ['MSG-71'],
    afterwards(LEAVE, withStatus(200)),
  ],
  'left-is-archived': [
    'A thread that one has left is listed among the archived.',
    ['MSG-72'],
    listingAlso(
      [LIST],
      (thread, { acting, query }) =>
        query['filter'] === 'archived' && query['searchValue'] === undefined && hasLeft(thread, acting.id),
    ),
  ],
  'left-is-found': [
    'A searchValue of the list finds the threads that one has left.',
    ['MSG-72'],
    listingAlso(
      [LIST],
      (thread, { acting, query }) =>
        query['searchValue'] !== undefined &&
        query['filter'] === undefined &&
        holdsText(thread.title, textIn(query['searchValue']), 'part') &&
        hasLeft(thread, acting.id),
    ),
  ],
  'archived-cannot-be-left': [
    'An archived thread stays among the archived when it is left.',
    ['MSG-72'],
    inVain(LEAVE, ({ acting }, scene, thread) => isArchivedBy(thread, acting.id, scene)),
  ],
  'creators-cannot-leave': [
    'Whoever has created a thread is told that they have left it, and has not.',
    ['MSG-72'],
    inVain(LEAVE, ({ acting }, _scene, { standings }) => standings[0]?.personId === acting.id),
  ],
  'left-with-its-twins': [
    'Leaving a thread leaves the other ones among the same people.',
    ['MSG-19'],
    thereafter(LEAVE, ({ acting }, scene, thread) => {
      for (const twin of twinsOf(thread, scene))
        restand(scene, twin.id, ({ personId }) => (personId === acting.id ? { hasLeft: true } : {}));
    }),
  ],
  'back-with-the-next-message': [
    'The next message brings a thread back to those who left it.',
    ['MSG-73'],
    thereafter(SEND, (_input, scene, { id }) => restand(scene, id, () => ({ hasLeft: false }))),
  ],
  'back-with-a-second-message': [
    'A second message after somebody left brings a thread back to residents who left it.',
    ['MSG-73'],
    (tables) => {
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
  ],
  'back-where-it-was-archived': [
    'Whoever left a thread that they had archived gets it back with the next message.',
    ['MSG-73'],
    thereafter(SEND, (_input, scene, thread) =>
      restand(scene, thread.id, ({ personId }) => (hadArchived(thread, personId) ? { hasLeft: false } : {})),
    ),
  ],
  'staff-bring-everybody-back': [
    'A message by staff brings a thread back to the archived of those who left it.',
    ['MSG-73'],
    listingAlso(
      [LIST],
      (thread, { acting, query }, scene) =>
        query['filter'] === 'archived' &&
        query['searchValue'] === undefined &&
        hasLeft(thread, acting.id) &&
        kindOf(messagesIn(thread, scene).at(-1)?.authorId ?? '', scene) === 'staff',
    ),
    inParlour(async ({ ada, sam, talk, move, say }) => {
      const id = await talk();
      return [await move(ada, id, 'leave'), await say(sam, id)];
    }),
  ],
  'creator-takes-it-along': [
    'When the creator leaves a thread it is gone for everybody.',
    ['MSG-74'],
    thereafter(LEAVE, ({ acting }, scene, { id, standings }) => {
      if (standings[0]?.personId === acting.id) restand(scene, id, () => ({ hasLeft: true }));
    }),
  ],
  'no-thread-of-one': [
    'When all but two have left a thread and one of these goes, it is gone for the other.',
    ['MSG-74'],
    thereafter(LEAVE, (_input, scene, { id }) => {
      const left = scene.store.threads.find(id)?.standings.filter((one) => !one.hasLeft) ?? [];
      if (left.length === 1) restand(scene, id, () => ({ hasLeft: true }));
    }),
    pair,
  ],
  'the-wrong-one-leaves': [
    'When staff leave a thread, the last who takes part goes as well.',
    ['MSG-74'],
    thereafter(LEAVE, ({ acting }, scene, thread) => {
      const last = thread.standings.findLast(({ personId }) => takesPart(thread, personId));
      if (acting.kind === 'staff')
        restand(scene, thread.id, ({ personId }) => (personId === last?.personId ? { hasLeft: true } : {}));
    }),
  ],
  'left-and-archived-is-gone': [
    'When somebody leaves a thread it is gone for those who have archived it.',
    ['MSG-74'],
    thereafter(LEAVE, ({ acting }, scene, thread) =>
      amend(scene, thread.id, ({ standings }) => ({
        standings: standings.map((one) =>
          one.personId !== acting.id && one.archived !== null ? { ...one, hasLeft: true } : one,
        ),
      })),
    ),
  ],
});
