import { conversationOf } from '../../mock/operations/messages/reading.ts';
import { isoOf } from '../../mock/world/clock.ts';
import { inParlour } from '../../witness/messages.ts';
import type { Mark, Standing } from '../../mock/domain/thread-standing.ts';
import type { ThreadRecord } from '../../mock/world/messages-records.ts';
import type { World } from '../../mock/world/world.ts';
import { afterwards, withStatus, type Lie } from '../lies.ts';
import type { Saboteur } from '../saboteur.ts';
import {
  ARCHIVE,
  inVain,
  isArchivedBy,
  kindOf,
  LIST,
  messagesIn,
  restand,
  SEND,
  shownAs,
  thereafter,
  twinsOf,
} from './amend.ts';

const markNow = (thread: ThreadRecord, world: World): Mark => ({
  at: isoOf(world.clock.now()),
  count: conversationOf(thread, world).messages.length,
});

/** After a message it is archived still, or again, for those who meet the test and had archived it before. */
const keptArchived = (
  stays: (standing: Standing, world: World, authorId: string, thread: ThreadRecord) => boolean,
): Lie =>
  thereafter(SEND, ({ acting }, scene, thread) => {
    const now = markNow(thread, scene);
    const archived = thread.standings.filter(({ archived: mark, personId }) => {
      const messages = messagesIn(thread, scene).slice(0, -1);
      return mark !== null && !messages.slice(mark.count).some(({ authorId }) => authorId !== personId);
    });
    restand(scene, thread.id, (one) =>
      archived.some(({ personId }) => personId === one.personId) && stays(one, scene, acting.id, thread)
        ? { archived: now }
        : {},
    );
  });

const archives = inParlour(async ({ ada, bea, carl, sam, talk, move, say, list }) => {
  const people = [ada, carl, sam, bea];
  const [first] = [await talk({ people }), await talk({ people })];
  const seen = [];
  await move(carl, first, 'read');
  await move(bea, first, 'mute');
  for (const author of [sam, carl, bea]) {
    for (const who of [ada, bea]) seen.push(await move(who, first, 'archive'));
    seen.push(await list(ada, 'filter=archived'), await list(bea, 'filter=archived'));
    await say(author, first);
    seen.push(await list(ada, 'filter=active'), await list(bea, 'filter=active'));
  }
  seen.push(
    await move(sam, first, 'archive'),
    await move(ada, first, 'archive'),
    await move(ada, first, 'archive'),
  );
  return seen;
});

/** Lies of archiving. */
export const archivingSaboteurs: readonly Saboteur[] = [
  {
    id: 'messages.archive-answers-200',
    lie: 'Archiving a thread is answered with 200 and no body.',
    breaks: ['MSG-63', 'CNV-32'],
    tables: afterwards(ARCHIVE, withStatus(200)),
    witness: archives,
  },
  {
    id: 'messages.archived-without-a-flag',
    lie: 'In the list filtered by archived every thread has isArchived false.',
    breaks: ['MSG-64'],
    tables: shownAs([LIST], (thread) => ({ ...thread, isArchived: false })),
    witness: archives,
  },
  {
    id: 'messages.archiving-is-for-guests',
    lie: 'Whoever has created a thread cannot archive it, and is told that it is done.',
    breaks: ['MSG-65'],
    tables: inVain(ARCHIVE, ({ acting }, _scene, { standings }) => standings[0]?.personId === acting.id),
    witness: archives,
  },
  {
    id: 'messages.archived-once',
    lie: 'A thread that a message has brought back cannot be archived again.',
    breaks: ['MSG-65'],
    tables: inVain(ARCHIVE, ({ acting }, _scene, { standings }) =>
      standings.some(({ personId, archived }) => personId === acting.id && archived !== null),
    ),
    witness: archives,
  },
  {
    id: 'messages.archived-twice-is-not-archived',
    lie: 'Archiving an archived thread brings it back.',
    breaks: ['MSG-65'],
    tables: (tables) => {
      const twice = new Map<string, boolean>();
      const look: Lie = (honest) => ({
        ...honest,
        operations: {
          ...honest.operations,
          archiveThread: (input, scene) => {
            const thread = scene.store.threads.find(input.path.threadId);
            twice.set(
              input.path.threadId,
              thread !== undefined && isArchivedBy(thread, input.acting.id, scene),
            );
            return honest.operations.archiveThread(input, scene);
          },
        },
      });
      const undo = thereafter(ARCHIVE, ({ acting }, scene, { id }) => {
        if (twice.get(id))
          restand(scene, id, ({ personId }) => (personId === acting.id ? { archived: null } : {}));
      });
      return undo(look(tables));
    },
    witness: archives,
  },
  {
    id: 'messages.archived-for-everybody',
    lie: 'Archiving a thread archives it for all who take part.',
    breaks: ['MSG-66'],
    tables: thereafter(ARCHIVE, (_input, scene, thread) => {
      restand(scene, thread.id, () => ({ archived: markNow(thread, scene) }));
    }),
    witness: archives,
  },
  {
    id: 'messages.archived-for-the-house',
    lie: 'What one of the residents archives is archived for all residents in the thread.',
    breaks: ['MSG-66'],
    tables: thereafter(ARCHIVE, ({ acting }, scene, thread) => {
      if (acting.kind === 'resident')
        restand(scene, thread.id, ({ personId }) =>
          kindOf(personId, scene) === 'resident' ? { archived: markNow(thread, scene) } : {},
        );
    }),
    witness: inParlour(async ({ ada, bea, talk, move }) =>
      move(ada, await talk({ people: [ada, bea] }), 'archive'),
    ),
  },
  {
    id: 'messages.one-archive-at-a-time',
    lie: 'A thread that somebody archives is active again for all others.',
    breaks: ['MSG-66'],
    tables: thereafter(ARCHIVE, ({ acting }, scene, { id }) => {
      restand(scene, id, ({ personId }) => (personId === acting.id ? {} : { archived: null }));
    }),
    witness: archives,
  },
  {
    id: 'messages.archiving-unmutes-the-others',
    lie: 'When somebody archives a thread it is muted for nobody else.',
    breaks: ['MSG-66'],
    tables: thereafter(ARCHIVE, ({ acting }, scene, { id }) => {
      restand(scene, id, ({ personId }) => (personId === acting.id ? {} : { isMuted: false }));
    }),
    witness: archives,
  },
  {
    id: 'messages.archived-with-its-twins',
    lie: 'Archiving a thread archives the other ones among the same people.',
    breaks: ['MSG-19', 'MSG-22'],
    tables: thereafter(ARCHIVE, ({ acting }, scene, thread) => {
      for (const twin of twinsOf(thread, scene))
        restand(scene, twin.id, ({ personId }) =>
          personId === acting.id ? { archived: markNow(twin, scene) } : {},
        );
    }),
    witness: archives,
  },
  {
    id: 'messages.archived-for-good',
    lie: 'No message brings an archived thread back.',
    breaks: ['MSG-67'],
    tables: keptArchived(() => true),
    witness: archives,
  },
  {
    id: 'messages.staff-bring-nothing-back',
    lie: 'A message by staff does not bring an archived thread back.',
    breaks: ['MSG-67'],
    tables: keptArchived((_standing, world, authorId) => kindOf(authorId, world) === 'staff'),
    witness: archives,
  },
  {
    id: 'messages.muted-are-not-disturbed',
    lie: 'No message brings an archived thread back that is muted.',
    breaks: ['MSG-67'],
    tables: keptArchived(({ isMuted }) => isMuted),
    witness: archives,
  },
  {
    id: 'messages.brought-back-for-the-first',
    lie: 'A message brings an archived thread back for the first who takes part and not for others.',
    breaks: ['MSG-67'],
    tables: keptArchived(
      ({ personId }, _world, authorId, { standings }) =>
        standings.find((one) => one.personId !== authorId)?.personId !== personId,
    ),
    witness: archives,
  },
  {
    id: 'messages.brought-back-by-the-creator',
    lie: 'Only a message by the creator brings an archived thread back, and for the creator any.',
    breaks: ['MSG-67'],
    tables: keptArchived(
      ({ personId }, _world, authorId, { standings: [first] }) =>
        first?.personId !== authorId && first?.personId !== personId,
    ),
    witness: archives,
  },
  {
    id: 'messages.brought-back-with-its-twins',
    lie: 'A message brings back all archived threads among the same people.',
    breaks: ['MSG-22'],
    tables: thereafter(SEND, ({ acting }, scene, thread) => {
      for (const twin of twinsOf(thread, scene))
        restand(scene, twin.id, ({ personId }) => (personId === acting.id ? {} : { archived: null }));
    }),
    witness: inParlour(async ({ ada, sam, talk, move, say }) => {
      const [first, second] = [await talk(), await talk()];
      await move(ada, first, 'archive');
      return say(sam, second);
    }),
  },
];
