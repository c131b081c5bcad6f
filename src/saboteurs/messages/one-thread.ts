import { isRefusal } from '../../mock/http/problem.ts';
import { inParlour } from '../../witness/messages.ts';
import { membersIn, textIn } from '../input.ts';
import { afterwards, inData, instead, withStatus, type Mutation } from '../mutation.ts';
import { saboteursOf } from '../saboteur.ts';
import { amend, GET, LIST, sentThread, shownAs, thereafter, twinsOf, UPDATE, viewFor } from './amend.ts';

/** The participants as the read of a thread shows them. */
const showingPeople = (
  change: (
    people: readonly unknown[],
    actingId: string,
    thread: { readonly title: unknown },
  ) => readonly unknown[],
): Mutation =>
  shownAs([GET], (thread, { acting }) => {
    const { participants, title } = thread;
    return Array.isArray(participants)
      ? { ...thread, participants: change(participants, acting.id, { title }) }
      : thread;
  });

const titleIn = (body: unknown): string => textIn(membersIn(body)['title']);

/** After a change the title is another one than was sent; the answer shows it. */
const renaming = (write: (title: string) => string): Mutation =>
  instead(UPDATE, (original) => (input, scene) => {
    const reply = original(input, scene);
    if (isRefusal(reply)) return reply;
    amend(scene, sentThread(input), ({ title }) => ({ title: write(titleIn(input.body)) || title }));
    const thread = scene.store.threads.find(sentThread(input));
    return thread ? { ...reply, body: { data: viewFor(thread, input, scene) } } : reply;
  });

const renames = inParlour(async ({ ada, carl, sam, talk, rename, list }) => {
  const [first, second] = [await talk(), await talk()];
  return [
    await rename(ada, first, 'The orchard  and the pond behind the house, in Spring '),
    await list(carl, 'searchValue=pond'),
    await rename(sam, second, 'Wood'),
    await rename(carl, first, 'Meadow'),
  ];
});

/** Saboteurs of the read of one thread and of its change. */
export const oneThreadSaboteurs = saboteursOf('messages', renames, {
  'read-unwrapped': [
    'The read of a thread answers the thread itself, without an envelope.',
    ['MSG-55', 'CNV-08'],
    afterwards(GET, (reply) => ({ ...reply, body: membersIn(reply.body)['data'] })),
  ],
  'read-of-the-latest': [
    'The read of a thread answers the latest one among the same people.',
    ['MSG-56'],
    instead(GET, (original) => (input, scene) => {
      const reply = original(input, scene);
      const thread = scene.store.threads.find(sentThread(input));
      const latest = thread && twinsOf(thread, scene).at(-1);
      return isRefusal(reply) || !latest
        ? reply
        : { ...reply, body: { data: viewFor(latest, input, scene) } };
    }),
  ],
  'read-shows-three': [
    'The read of a thread shows three participants at most.',
    ['MSG-57', 'MSG-35'],
    showingPeople((people) => people.slice(0, 3)),
    inParlour(({ ada, bea, carl, sam, thread }) => thread({ people: [ada, bea, carl, sam] })),
  ],
  'read-shows-the-others': [
    'The read of a thread does not show whoever reads it, unless they have created it.',
    ['MSG-57', 'MSG-35'],
    showingPeople((people, actingId) =>
      people.filter((one, at) => at === 0 || membersIn(one)['id'] !== actingId),
    ),
  ],
  'read-shows-ids': [
    'The read of a thread shows of its participants the ids, and names for whoever reads alone.',
    ['MSG-57'],
    showingPeople((people, actingId) =>
      people.map((one) => (membersIn(one)['id'] === actingId ? one : { id: membersIn(one)['id'] })),
    ),
  ],
  'change-answers-201': [
    'A change of a thread is answered with 201.',
    ['MSG-59', 'CNV-29'],
    afterwards(UPDATE, withStatus(201)),
  ],
  'change-of-one-word': [
    'A new title is kept up to its first space.',
    ['MSG-60'],
    renaming((title) => title.split(' ')[0] ?? ''),
  ],
  'change-of-thirty-letters': [
    'A new title is cut after thirty letters.',
    ['MSG-60'],
    renaming((title) => title.slice(0, 30)),
  ],
  'change-for-the-answer-alone': [
    'A change by staff is answered with the new title and keeps the former one.',
    ['MSG-60'],
    thereafter(UPDATE, ({ acting }, scene, { id, title }) => {
      if (acting.kind === 'staff') amend(scene, id, () => ({ title }));
    }),
  ],
  'change-once': [
    'The second change of a thread is answered with the new title and does nothing.',
    ['MSG-60'],
    (tables) => {
      const changed = new Set<string>();
      return thereafter(UPDATE, (_input, scene, { id, title }) => {
        if (changed.has(id)) amend(scene, id, () => ({ title }));
        changed.add(id);
      })(tables);
    },
  ],
  'change-of-all-twins': [
    'A new title is given to all threads among the same people.',
    ['MSG-60'],
    thereafter(UPDATE, ({ body }, scene, thread) => {
      for (const { id } of twinsOf(thread, scene)) amend(scene, id, () => ({ title: titleIn(body) }));
    }),
  ],
  'change-is-not-listed': [
    'The list goes on to show the title that a thread was created with.',
    ['MSG-60'],
    (tables) => {
      const first = new Map<string, string | null>();
      const watched = thereafter(UPDATE, (_input, _scene, { id, title }) => {
        if (!first.has(id)) first.set(id, title);
      });
      const stale = shownAs([LIST], (thread) => {
        const title = first.get(String(thread['id']));
        return title === undefined ? thread : { ...thread, title };
      });
      return stale(watched(tables));
    },
  ],
  'change-for-oneself': [
    'A new title shows to whoever gave it, and to nobody else who reads the thread.',
    ['MSG-60'],
    (tables) => {
      const given = new Map<string, { readonly by: string; readonly former: string | null }>();
      const watched = thereafter(UPDATE, ({ acting }, _scene, { id, title }) => {
        given.set(id, { by: acting.id, former: title });
      });
      const own = shownAs([GET], (thread, { acting }) => {
        const change = given.get(String(thread['id']));
        return change && change.by !== acting.id ? { ...thread, title: change.former } : thread;
      });
      return own(watched(tables));
    },
  ],
  'change-answers-another-id': [
    'The answer to a change shows an id with the number of the revision.',
    ['MSG-61'],
    afterwards(
      UPDATE,
      inData((thread) => ({ ...thread, id: `${String(thread['id'])}.2` })),
    ),
  ],
});
