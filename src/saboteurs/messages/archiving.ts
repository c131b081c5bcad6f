import { conversationOf } from '../../mock/operations/messages/reading.ts';
import { isoOf } from '../../mock/world/clock.ts';
import { inParlour } from '../../witness/messages.ts';
import type { Mark, Standing } from '../../mock/domain/thread-standing.ts';
import type { ThreadRecord } from '../../mock/world/messages-records.ts';
import type { World } from '../../mock/world/world.ts';
import { afterwards, withStatus, type Mutation } from '../mutation.ts';
import { saboteursOf } from '../saboteur.ts';
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
): Mutation =>
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

/** Saboteurs of archiving. */
export const archivingSaboteurs = saboteursOf('messages', archives, {
  'archive-answers-200': [
    'Archiving a thread is answered with 200 and no body.',
    ['MSG-63', 'CNV-32'],
    afterwards(ARCHIVE, withStatus(200)),
  ],
  'archived-without-a-flag': [
    'In the list filtered by archived every thread has isArchived false.',
    ['MSG-64'],
    shownAs([LIST], (thread) => ({ ...thread, isArchived: false })),
  ],
  'archiving-is-for-guests': [
    'Whoever has created a thread cannot archive it, and is told that it is done.',
    ['MSG-65'],
    inVain(ARCHIVE, ({ acting }, _scene, { standings }) => standings[0]?.personId === acting.id),
  ],
  'archived-once': [
    'A thread that a message has brought back cannot be archived again.',
    ['MSG-65'],
    inVain(ARCHIVE, ({ acting }, _scene, { standings }) =>
      standings.some(({ personId, archived }) => personId === acting.id && archived !== null),
    ),
  ],
  'archived-twice-is-not-archived': [
    'Archiving an archived thread brings it back.',
    ['MSG-65'],
    (tables) => {
      const twice = new Map<string, boolean>();
      const look: Mutation = (original) => ({
        ...original,
        operations: {
          ...original.operations,
          archiveThread: (input, scene) => {
            const thread = scene.store.threads.find(input.path.threadId);
            twice.set(
              input.path.threadId,
              thread !== undefined && isArchivedBy(thread, input.acting.id, scene),
            );
            return original.operations.archiveThread(input, scene);
          },
        },
      });
      const undo = thereafter(ARCHIVE, ({ acting }, scene, { id }) => {
        if (twice.get(id))
          restand(scene, id, ({ personId }) => (personId === acting.id ? { archived: null } : {}));
      });
      return undo(look(tables));
    },
  ],
  'archived-for-everybody': [
    'Archiving a thread archives it for all who take part.',
    ['MSG-66'],
    thereafter(ARCHIVE, (_input, scene, thread) => {
      restand(scene, thread.id, () => ({ archived: markNow(thread, scene) }));
    }),
  ],
  'archived-for-the-house': [
    'What one of the residents archives is archived for all residents in the thread.',
    ['MSG-66'],
    thereafter(ARCHIVE, ({ acting }, scene, thread) => {
      if (acting.kind === 'resident')
        restand(scene, thread.id, ({ personId }) =>
          kindOf(personId, scene) === 'resident' ? { archived: markNow(thread, scene) } : {},
        );
    }),
    inParlour(async ({ ada, bea, talk, move }) => move(ada, await talk({ people: [ada, bea] }), 'archive')),
  ],
  'one-archive-at-a-time': [
    'A thread that somebody archives is active again for all others.',
    ['MSG-66'],
    thereafter(ARCHIVE, ({ acting }, scene, { id }) => {
      restand(scene, id, ({ personId }) => (personId === acting.id ? {} : { archived: null }));
    }),
  ],
  'archiving-unmutes-the-others': [
    'When somebody archives a thread it is muted for nobody else.',
    ['MSG-66'],
    thereafter(ARCHIVE, ({ acting }, scene, { id }) => {
      restand(scene, id, ({ personId }) => (personId === acting.id ? {} : { isMuted: false }));
    }),
  ],
  'archived-with-its-twins': [
    'Archiving a thread archives the other ones among the same people.',
    ['MSG-19', 'MSG-22'],
    thereafter(ARCHIVE, ({ acting }, scene, thread) => {
      for (const twin of twinsOf(thread, scene))
        restand(scene, twin.id, ({ personId }) =>
          personId === acting.id ? { archived: markNow(twin, scene) } : {},
        );
    }),
  ],
  'archived-for-good': ['No message brings an archived thread back.', ['MSG-67'], keptArchived(() => true)],
  'staff-bring-nothing-back': [
    'A message by staff does not bring an archived thread back.',
    ['MSG-67'],
    keptArchived((_standing, world, authorId) => kindOf(authorId, world) === 'staff'),
  ],
  'muted-are-not-disturbed': [
    'No message brings an archived thread back that is muted.',
    ['MSG-67'],
    keptArchived(({ isMuted }) => isMuted),
  ],
  'brought-back-for-the-first': [
    'A message brings an archived thread back for the first who takes part and not for others.',
    ['MSG-67'],
    keptArchived(
      ({ personId }, _world, authorId, { standings }) =>
        standings.find((one) => one.personId !== authorId)?.personId !== personId,
    ),
  ],
  'brought-back-by-the-creator': [
    'Only a message by the creator brings an archived thread back, and for the creator any.',
    ['MSG-67'],
    keptArchived(
      ({ personId }, _world, authorId, { standings: [first] }) =>
        first?.personId !== authorId && first?.personId !== personId,
    ),
  ],
  'brought-back-with-its-twins': [
    'A message brings back all archived threads among the same people.',
    ['MSG-22'],
    thereafter(SEND, ({ acting }, scene, thread) => {
      for (const twin of twinsOf(thread, scene))
        restand(scene, twin.id, ({ personId }) => (personId === acting.id ? {} : { archived: null }));
    }),
    inParlour(async ({ ada, sam, talk, move, say }) => {
      const [first, second] = [await talk(), await talk()];
      await move(ada, first, 'archive');
      return say(sam, second);
    }),
  ],
});
