import { conversationOf } from '../../mock/operations/messages/reading.ts';
import type { Mark } from '../../mock/domain/thread-standing.ts';
import type { ThreadRecord } from '../../mock/world/messages-records.ts';
import type { World } from '../../mock/world/world.ts';
import { isoOf } from '../../mock/world/clock.ts';
import { inParlour } from '../../witness/messages.ts';
import { afterwards, withStatus } from '../lies.ts';
import type { Saboteur } from '../saboteur.ts';
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

/** Lies of marking a thread as read. */
export const markingSaboteurs: readonly Saboteur[] = [
  {
    id: 'messages.read-answers-200',
    lie: 'Marking a thread as read is answered with 200 and no body.',
    breaks: ['MSG-83'],
    tables: afterwards(READ, withStatus(200)),
    witness: marks,
  },
  {
    id: 'messages.read-after-a-while',
    lie: 'The first read after a thread was marked as read does not show it yet.',
    breaks: ['MSG-84'],
    tables: (tables) => {
      const fresh = new Set<string>();
      const marked = thereafter(READ, ({ acting }, _scene, { id }) => {
        fresh.add(`${id} ${acting.id}`);
      });
      const stale = shownAs([GET], (thread, { acting }) =>
        fresh.delete(`${String(thread['id'])} ${acting.id}`) ? { ...thread, hasRead: false } : thread,
      );
      return stale(marked(tables));
    },
    witness: marks,
  },
  {
    id: 'messages.read-once',
    lie: 'A thread that was marked as read before cannot be marked again.',
    breaks: ['MSG-84'],
    tables: inVain(READ, ({ acting }, _scene, { standings }) =>
      standings.some(({ personId, read }) => personId === acting.id && read !== null),
    ),
    witness: marks,
  },
  {
    id: 'messages.nothing-to-read',
    lie: 'A thread in which nobody else has said anything cannot be marked as read.',
    breaks: ['MSG-84'],
    tables: inVain(
      READ,
      ({ acting }, scene, thread) =>
        !messagesIn(thread, scene).some(({ authorId }) => authorId !== acting.id),
    ),
    witness: marks,
  },
  {
    id: 'messages.read-is-not-listed',
    lie: 'The list shows every thread as not read.',
    breaks: ['MSG-84'],
    tables: shownAs([LIST], (thread) => ({ ...thread, hasRead: false })),
    witness: marks,
  },
  {
    id: 'messages.read-by-the-first',
    lie: 'The read of a thread shows hasRead as the creator has it.',
    breaks: ['MSG-84', 'MSG-85'],
    tables: shownAs([GET], (thread, _input, scene) => {
      const stored = scene.store.threads.find(String(thread['id']));
      return { ...thread, hasRead: stored?.standings[0]?.read !== null };
    }),
    witness: marks,
  },
  {
    id: 'messages.staff-never-read',
    lie: 'Staff mark threads as read in vain.',
    breaks: ['MSG-84'],
    tables: inVain(READ, ({ acting }) => acting.kind === 'staff'),
    witness: marks,
  },
  {
    id: 'messages.read-with-its-twins',
    lie: 'Marking a thread as read marks the others among the same people.',
    breaks: ['MSG-84'],
    tables: thereafter(READ, ({ acting }, scene, thread) => {
      for (const twin of twinsOf(thread, scene))
        restand(scene, twin.id, ({ personId }) =>
          personId === acting.id ? { read: markNow(twin, scene) } : {},
        );
    }),
    witness: marks,
  },
  {
    id: 'messages.read-by-everybody',
    lie: 'Marking a thread as read marks it for all who take part.',
    breaks: ['MSG-85'],
    tables: thereafter(READ, (_input, scene, thread) =>
      restand(scene, thread.id, () => ({ read: markNow(thread, scene) })),
    ),
    witness: marks,
  },
  {
    id: 'messages.read-for-the-family',
    lie: 'When a connection marks a thread as read it is marked for residents in it.',
    breaks: ['MSG-85'],
    tables: thereafter(READ, ({ acting }, scene, thread) => {
      if (acting.kind === 'connection')
        restand(scene, thread.id, ({ personId }) =>
          kindOf(personId, scene) === 'resident' ? { read: markNow(thread, scene) } : {},
        );
    }),
    witness: marks,
  },
  {
    id: 'messages.read-by-one-at-a-time',
    lie: 'When somebody marks a thread as read it is read by nobody else.',
    breaks: ['MSG-85'],
    tables: thereafter(READ, ({ acting }, scene, { id }) =>
      restand(scene, id, ({ personId }) => (personId === acting.id ? {} : { read: null })),
    ),
    witness: marks,
  },
];
