import { refuse } from '../../mock/http/problem.ts';
import { inParlour } from '../../witness/messages.ts';
import { textIn } from '../input.ts';
import { afterwards, inGate, instead, withStatus } from '../lies.ts';
import type { Saboteur } from '../saboteur.ts';
import {
  ARCHIVE,
  GET,
  inVain,
  kindOf,
  LIST,
  MUTE,
  READ,
  restand,
  sentThread,
  SEND,
  shownAs,
  thereafter,
  twinsOf,
} from './amend.ts';

const wanted = (query: Readonly<Record<string, unknown>>): boolean => textIn(query['isMuted']) === 'true';

const mutes = inParlour(async (parlour) => {
  const { ada, bea, carl, sam, talk, move, say, list, call } = parlour;
  const people = [ada, carl, sam, bea];
  const [first, second] = [await talk({ people }), await talk({ people })];
  const seen = [];
  for (const [who, id, wish] of [
    [ada, first, 'mute'],
    [sam, first, 'mute'],
    [ada, second, 'mute'],
    [ada, second, 'mute'],
    [ada, second, 'unmute'],
    [carl, second, 'mute'],
    [bea, first, 'unmute'],
  ] as const)
    seen.push(await move(who, id, wish), await list(who, 'filter=active'));
  seen.push(await call(carl, 'PUT', `/${first}/mute`), await list(carl, 'filter=active'));
  await say(bea, first);
  seen.push(await list(ada, 'filter=active'));
  await move(ada, first, 'archive');
  await move(sam, first, 'read');
  return seen;
});

/** Lies of muting. */
export const mutingSaboteurs: readonly Saboteur[] = [
  {
    id: 'messages.mute-answers-200',
    lie: 'Muting a thread is answered with 200 and no body.',
    breaks: ['MSG-77'],
    tables: afterwards(MUTE, withStatus(200)),
    witness: mutes,
  },
  {
    id: 'messages.mute-without-a-wish',
    lie: 'Without isMuted a thread is muted.',
    breaks: ['MSG-78', 'CNV-34'],
    tables: inGate(
      'readInput',
      (honest) => (route, received, world) =>
        route.id === MUTE
          ? honest(route, { ...received, query: { isMuted: 'true', ...received.query } }, world)
          : honest(route, received, world),
    ),
    witness: mutes,
  },
  {
    id: 'messages.refused-mute-is-done',
    lie: 'Without isMuted the request is refused, and the thread is muted.',
    breaks: ['MSG-78', 'CNV-34'],
    tables: inGate('readInput', (honest) => (route, received, world) => {
      if (route.id === MUTE && received.query['isMuted'] === undefined)
        restand(world, received.path['threadId'], ({ personId }) =>
          personId === received.acting.id ? { isMuted: true } : {},
        );
      return honest(route, received, world);
    }),
    witness: mutes,
  },
  {
    id: 'messages.mute-wants-a-body',
    lie: 'What is wanted is taken from a body, and without one nothing is done.',
    breaks: ['MSG-79', 'MSG-80', 'MSG-81'],
    tables: inVain(MUTE, () => true),
    witness: mutes,
  },
  {
    id: 'messages.mute-refuses-no-body',
    lie: 'A thread is muted with a body and refused without one.',
    breaks: ['MSG-79'],
    tables: inGate('readInput', (honest) => (route, received, world) => {
      if (route.id !== MUTE || received.raw.kind !== 'none') return honest(route, received, world);
      const promised = 'A body says what is wanted.';
      return refuse('invalid-input', { promised, found: 'none.', next: 'send one.' });
    }),
    witness: mutes,
  },
  {
    id: 'messages.mute-is-not-listed',
    lie: 'The list shows every thread as not muted.',
    breaks: ['MSG-80'],
    tables: shownAs([LIST], (thread) => ({ ...thread, isMuted: false })),
    witness: mutes,
  },
  {
    id: 'messages.muted-until-the-next-message',
    lie: 'The next message unmutes a thread.',
    breaks: ['MSG-80'],
    tables: thereafter(SEND, (_input, scene, { id }) => restand(scene, id, () => ({ isMuted: false }))),
    witness: mutes,
  },
  {
    id: 'messages.muted-until-it-is-archived',
    lie: 'Archiving a thread unmutes it.',
    breaks: ['MSG-80'],
    tables: thereafter(ARCHIVE, ({ acting }, scene, { id }) =>
      restand(scene, id, ({ personId }) => (personId === acting.id ? { isMuted: false } : {})),
    ),
    witness: mutes,
  },
  {
    id: 'messages.mute-turns',
    lie: 'A request with isMuted true unmutes what is muted already.',
    breaks: ['MSG-80'],
    tables: instead(MUTE, (honest) => (input, scene) => {
      const thread = scene.store.threads.find(sentThread(input));
      const isMuted = thread?.standings.some((one) => one.personId === input.acting.id && one.isMuted);
      const wish = wanted(input.query) && !isMuted;
      return honest({ ...input, query: { isMuted: wish } }, scene);
    }),
    witness: mutes,
  },
  {
    id: 'messages.muted-for-good',
    lie: 'A request with isMuted false is answered and does nothing.',
    breaks: ['MSG-81'],
    tables: inVain(MUTE, ({ query }) => !wanted(query)),
    witness: mutes,
  },
  {
    id: 'messages.muted-twice-unmuted-twice',
    lie: 'A thread that was muted twice has to be unmuted twice.',
    breaks: ['MSG-81'],
    tables: (tables) => {
      const counts = new Map<string, number>();
      return thereafter(MUTE, ({ acting, query }, scene, { id }) => {
        const key = `${id} ${acting.id}`;
        const count = Math.max(0, (counts.get(key) ?? 0) + (wanted(query) ? 1 : -1));
        counts.set(key, count);
        restand(scene, id, ({ personId }) => (personId === acting.id ? { isMuted: count > 0 } : {}));
      })(tables);
    },
    witness: mutes,
  },
  {
    id: 'messages.archived-is-muted',
    lie: 'Archiving a thread mutes it.',
    breaks: ['MSG-81'],
    tables: thereafter(ARCHIVE, ({ acting }, scene, { id }) =>
      restand(scene, id, ({ personId }) => (personId === acting.id ? { isMuted: true } : {})),
    ),
    witness: inParlour(async ({ ada, talk, move }) => {
      const id = await talk();
      await move(ada, id, 'unmute');
      return move(ada, id, 'archive');
    }),
  },
  {
    id: 'messages.muted-for-everybody',
    lie: 'Muting a thread mutes it for all who take part.',
    breaks: ['MSG-82'],
    tables: thereafter(MUTE, ({ query }, scene, { id }) => {
      if (wanted(query)) restand(scene, id, () => ({ isMuted: true }));
    }),
    witness: mutes,
  },
  {
    id: 'messages.unmuted-for-everybody',
    lie: 'Unmuting a thread unmutes it for all who take part.',
    breaks: ['MSG-82'],
    tables: thereafter(MUTE, ({ query }, scene, { id }) => {
      if (!wanted(query)) restand(scene, id, () => ({ isMuted: false }));
    }),
    witness: mutes,
  },
  {
    id: 'messages.muted-for-ones-kind',
    lie: 'What one resident mutes is muted for the other residents in the thread.',
    breaks: ['MSG-82'],
    tables: thereafter(MUTE, ({ acting, query }, scene, { id }) => {
      if (acting.kind === 'resident')
        restand(scene, id, ({ personId }) =>
          kindOf(personId, scene) === 'resident' ? { isMuted: wanted(query) } : {},
        );
    }),
    witness: mutes,
  },
  {
    id: 'messages.muted-for-whoever-reads',
    lie: 'The read of a thread shows isMuted as the first who takes part has it.',
    breaks: ['MSG-82', 'MSG-80'],
    tables: shownAs([GET], (thread, _input, scene) => {
      const stored = scene.store.threads.find(String(thread['id']));
      return { ...thread, isMuted: stored?.standings[0]?.isMuted ?? false };
    }),
    witness: mutes,
  },
  {
    id: 'messages.muted-with-its-twins',
    lie: 'Muting or unmuting a thread does the same to the others among the same people.',
    breaks: ['MSG-80', 'MSG-81'],
    tables: thereafter(MUTE, ({ acting, query }, scene, thread) => {
      for (const twin of twinsOf(thread, scene))
        restand(scene, twin.id, ({ personId }) => (personId === acting.id ? { isMuted: wanted(query) } : {}));
    }),
    witness: mutes,
  },
  {
    id: 'messages.read-is-unmuted',
    lie: 'Marking a thread as read unmutes it.',
    breaks: ['MSG-80'],
    tables: thereafter(READ, ({ acting }, scene, { id }) =>
      restand(scene, id, ({ personId }) => (personId === acting.id ? { isMuted: false } : {})),
    ),
    witness: mutes,
  },
];
