import { isRefusal } from '../../mock/http/problem.ts';
import { inParlour } from '../../witness/messages.ts';
import { membersIn, textIn } from '../input.ts';
import { afterwards, inData, instead, withStatus, type Lie } from '../lies.ts';
import type { Saboteur } from '../saboteur.ts';
import { amend, GET, LIST, sentThread, shownAs, thereafter, twinsOf, UPDATE, viewFor } from './amend.ts';

/** The participants as the read of a thread shows them. */
const showingPeople = (
  change: (
    people: readonly unknown[],
    actingId: string,
    thread: { readonly title: unknown },
  ) => readonly unknown[],
): Lie =>
  shownAs([GET], (thread, { acting }) => {
    const { participants, title } = thread;
    return Array.isArray(participants)
      ? { ...thread, participants: change(participants, acting.id, { title }) }
      : thread;
  });

const titleIn = (body: unknown): string => textIn(membersIn(body)['title']);

/** After a change the title is another one than was sent; the answer shows it. */
const renaming = (write: (title: string) => string): Lie =>
  instead(UPDATE, (honest) => (input, scene) => {
    const reply = honest(input, scene);
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

/** Lies of the read of one thread and of its change. */
export const oneThreadSaboteurs: readonly Saboteur[] = [
  {
    id: 'messages.read-unwrapped',
    lie: 'The read of a thread answers the thread itself, without an envelope.',
    breaks: ['MSG-55', 'CNV-08'],
    tables: afterwards(GET, (reply) => ({ ...reply, body: membersIn(reply.body)['data'] })),
    witness: renames,
  },
  {
    id: 'messages.read-of-the-latest',
    lie: 'The read of a thread answers the latest one among the same people.',
    breaks: ['MSG-56'],
    tables: instead(GET, (honest) => (input, scene) => {
      const reply = honest(input, scene);
      const thread = scene.store.threads.find(sentThread(input));
      const latest = thread && twinsOf(thread, scene).at(-1);
      return isRefusal(reply) || !latest
        ? reply
        : { ...reply, body: { data: viewFor(latest, input, scene) } };
    }),
    witness: renames,
  },
  {
    id: 'messages.read-shows-three',
    lie: 'The read of a thread shows three participants at most.',
    breaks: ['MSG-57', 'MSG-35'],
    tables: showingPeople((people) => people.slice(0, 3)),
    witness: inParlour(({ ada, bea, carl, sam, thread }) => thread({ people: [ada, bea, carl, sam] })),
  },
  {
    id: 'messages.read-shows-the-others',
    lie: 'The read of a thread does not show whoever reads it, unless they have created it.',
    breaks: ['MSG-57', 'MSG-35'],
    tables: showingPeople((people, actingId) =>
      people.filter((one, at) => at === 0 || membersIn(one)['id'] !== actingId),
    ),
    witness: renames,
  },
  {
    id: 'messages.read-shows-ids',
    lie: 'The read of a thread shows of its participants the ids, and names for whoever reads alone.',
    breaks: ['MSG-57'],
    tables: showingPeople((people, actingId) =>
      people.map((one) => (membersIn(one)['id'] === actingId ? one : { id: membersIn(one)['id'] })),
    ),
    witness: renames,
  },
  {
    id: 'messages.change-answers-201',
    lie: 'A change of a thread is answered with 201.',
    breaks: ['MSG-59', 'CNV-29'],
    tables: afterwards(UPDATE, withStatus(201)),
    witness: renames,
  },
  {
    id: 'messages.change-of-one-word',
    lie: 'A new title is kept up to its first space.',
    breaks: ['MSG-60'],
    tables: renaming((title) => title.split(' ')[0] ?? ''),
    witness: renames,
  },
  {
    id: 'messages.change-of-thirty-letters',
    lie: 'A new title is cut after thirty letters.',
    breaks: ['MSG-60'],
    tables: renaming((title) => title.slice(0, 30)),
    witness: renames,
  },
  {
    id: 'messages.change-for-the-answer-alone',
    lie: 'A change by staff is answered with the new title and keeps the former one.',
    breaks: ['MSG-60'],
    tables: thereafter(UPDATE, ({ acting }, scene, { id, title }) => {
      if (acting.kind === 'staff') amend(scene, id, () => ({ title }));
    }),
    witness: renames,
  },
  {
    id: 'messages.change-once',
    lie: 'The second change of a thread is answered with the new title and does nothing.',
    breaks: ['MSG-60'],
    tables: (tables) => {
      const changed = new Set<string>();
      return thereafter(UPDATE, (_input, scene, { id, title }) => {
        if (changed.has(id)) amend(scene, id, () => ({ title }));
        changed.add(id);
      })(tables);
    },
    witness: renames,
  },
  {
    id: 'messages.change-of-all-twins',
    lie: 'A new title is given to all threads among the same people.',
    breaks: ['MSG-60'],
    tables: thereafter(UPDATE, ({ body }, scene, thread) => {
      for (const { id } of twinsOf(thread, scene)) amend(scene, id, () => ({ title: titleIn(body) }));
    }),
    witness: renames,
  },
  {
    id: 'messages.change-is-not-listed',
    lie: 'The list goes on to show the title that a thread was created with.',
    breaks: ['MSG-60'],
    tables: (tables) => {
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
    witness: renames,
  },
  {
    id: 'messages.change-for-oneself',
    lie: 'A new title shows to whoever gave it, and to nobody else who reads the thread.',
    breaks: ['MSG-60'],
    tables: (tables) => {
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
    witness: renames,
  },
  {
    id: 'messages.change-answers-another-id',
    lie: 'The answer to a change shows an id with the number of the revision.',
    breaks: ['MSG-61'],
    tables: afterwards(
      UPDATE,
      inData((thread) => ({ ...thread, id: `${String(thread['id'])}.2` })),
    ),
    witness: renames,
  },
];
