import { conversationOf } from '../../mock/operations/messages/reading.ts';
import type { Mark } from '../../mock/domain/thread-standing.ts';
import type { ThreadRecord } from '../../mock/world/messages-records.ts';
import type { World } from '../../mock/world/world.ts';
import { isoOf } from '../../mock/world/clock.ts';
import { inParlour } from '../../witness/messages.ts';
import { afterwards, withStatus } from '../mutation.ts';
import { saboteursOf } from '../saboteur.ts';
import {
  GET,
  inVain,
  kindOf,
  LIST,
  messagesIn,
  READ,
  restand,
  shownAs,
  thereafter,
  twinsOf,
} from './amend.ts';

const markNow = (thread: ThreadRecord, world: World): Mark => ({
  at: isoOf(world.clock.now()),
  count: conversationOf(thread, world).messages.length,
});

const marks = inParlour(async ({ ada, bea, carl, sam, talk, thread, move, say, read, list }) => {
  const people = [ada, carl, sam, bea];
  const [first, second] = [await talk({ people }), await talk({ people })];
  const empty = await thread({ people });
  const seen = [];
  for (const [who, id] of [
    [carl, first],
    [ada, first],
    [sam, second],
    [ada, empty],
  ] as const)
    seen.push(await move(who, id, 'read'), await read(who, id), await list(who, 'filter=active'));
  await say(bea, first);
  seen.push(await move(ada, first, 'read'), await read(ada, first), await list(ada, 'filter=active'));
  await say(ada, first);
  seen.push(await move(ada, first, 'read'), await read(ada, first));
  return seen;
});

/** Saboteurs of marking a thread as read. */
export const markingSaboteurs = saboteursOf('messages', marks, {
  'read-answers-200': [
    'Marking a thread as read is answered with 200 and no body.',
    ['MSG-83'],
    afterwards(READ, withStatus(200)),
  ],
  'read-after-a-while': [
    'The first read after a thread was marked as read does not show it yet.',
    ['MSG-84'],
    (tables) => {
      const fresh = new Set<string>();
      const marked = thereafter(READ, ({ acting }, _scene, { id }) => {
        fresh.add(`${id} ${acting.id}`);
      });
      const stale = shownAs([GET], (thread, { acting }) =>
        fresh.delete(`${String(thread['id'])} ${acting.id}`) ? { ...thread, hasRead: false } : thread,
      );
      return stale(marked(tables));
    },
  ],
  'read-once': [
    'A thread that was marked as read before cannot be marked again.',
    ['MSG-84'],
    inVain(READ, ({ acting }, _scene, { standings }) =>
      standings.some(({ personId, read }) => personId === acting.id && read !== null),
    ),
  ],
  'nothing-to-read': [
    'A thread in which nobody else has said anything cannot be marked as read.',
    ['MSG-84'],
    inVain(
      READ,
      ({ acting }, scene, thread) =>
        !messagesIn(thread, scene).some(({ authorId }) => authorId !== acting.id),
    ),
  ],
  'read-is-not-listed': [
    'The list shows every thread as not read.',
    ['MSG-84'],
    shownAs([LIST], (thread) => ({ ...thread, hasRead: false })),
  ],
  'read-by-the-first': [
    'The read of a thread shows hasRead as the creator has it.',
    ['MSG-84', 'MSG-85'],
    shownAs([GET], (thread, _input, scene) => {
      const stored = scene.store.threads.find(String(thread['id']));
      return { ...thread, hasRead: stored?.standings[0]?.read !== null };
    }),
  ],
  'staff-never-read': [
    'Staff mark threads as read in vain.',
    ['MSG-84'],
    inVain(READ, ({ acting }) => acting.kind === 'staff'),
  ],
  'read-with-its-twins': [
    'Marking a thread as read marks the others among the same people.',
    ['MSG-84'],
    thereafter(READ, ({ acting }, scene, thread) => {
      for (const twin of twinsOf(thread, scene))
        restand(scene, twin.id, ({ personId }) =>
          personId === acting.id ? { read: markNow(twin, scene) } : {},
        );
    }),
  ],
  'read-by-everybody': [
    'Marking a thread as read marks it for all who take part.',
    ['MSG-85'],
    thereafter(READ, (_input, scene, thread) =>
      restand(scene, thread.id, () => ({ read: markNow(thread, scene) })),
    ),
  ],
  'read-for-the-family': [
    'When a connection marks a thread as read it is marked for residents in it.',
    ['MSG-85'],
    thereafter(READ, ({ acting }, scene, thread) => {
      if (acting.kind === 'connection')
        restand(scene, thread.id, ({ personId }) =>
          kindOf(personId, scene) === 'resident' ? { read: markNow(thread, scene) } : {},
        );
    }),
  ],
  'read-by-one-at-a-time': [
    'When somebody marks a thread as read it is read by nobody else.',
    ['MSG-85'],
    thereafter(READ, ({ acting }, scene, { id }) =>
      restand(scene, id, ({ personId }) => (personId === acting.id ? {} : { read: null })),
    ),
  ],
});
