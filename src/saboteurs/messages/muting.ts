import { refuse } from '../../mock/http/problem.ts';
import { inParlour } from '../../witness/messages.ts';
import { textIn } from '../input.ts';
import { afterwards, inGate, instead, withStatus } from '../mutation.ts';
import { saboteursOf } from '../saboteur.ts';
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

/** Saboteurs of muting. */
export const mutingSaboteurs = saboteursOf('messages', mutes, {
  'mute-answers-200': [
    'Muting a thread is answered with 200 and no body.',
    ['MSG-77'],
    afterwards(MUTE, withStatus(200)),
  ],
  'mute-without-a-wish': [
    'Without isMuted a thread is muted.',
    ['MSG-78', 'CNV-34'],
    inGate(
      'readInput',
      (original) => (route, received, world) =>
        route.id === MUTE
          ? original(route, { ...received, query: { isMuted: 'true', ...received.query } }, world)
          : original(route, received, world),
    ),
  ],
  'refused-mute-is-done': [
    'Without isMuted the request is refused, and the thread is muted.',
    ['MSG-78', 'CNV-34'],
    inGate('readInput', (original) => (route, received, world) => {
      if (route.id === MUTE && received.query['isMuted'] === undefined)
        restand(world, received.path['threadId'], ({ personId }) =>
          personId === received.acting.id ? { isMuted: true } : {},
        );
      return original(route, received, world);
    }),
  ],
  'mute-wants-a-body': [
    'What is wanted is taken from a body, and without one nothing is done.',
    ['MSG-79', 'MSG-80', 'MSG-81'],
    inVain(MUTE, () => true),
  ],
  'mute-refuses-no-body': [
    'A thread is muted with a body and refused without one.',
    ['MSG-79'],
    inGate('readInput', (original) => (route, received, world) => {
      if (route.id !== MUTE || received.raw.kind !== 'none') return original(route, received, world);
      const promised = 'A body says what is wanted.';
      return refuse('invalid-input', { promised, found: 'none.', next: 'send one.' });
    }),
  ],
  'mute-is-not-listed': [
    'The list shows every thread as not muted.',
    ['MSG-80'],
    shownAs([LIST], (thread) => ({ ...thread, isMuted: false })),
  ],
  'muted-until-the-next-message': [
    'The next message unmutes a thread.',
    ['MSG-80'],
    thereafter(SEND, (_input, scene, { id }) => restand(scene, id, () => ({ isMuted: false }))),
  ],
  'muted-until-it-is-archived': [
    'Archiving a thread unmutes it.',
    ['MSG-80'],
    thereafter(ARCHIVE, ({ acting }, scene, { id }) =>
      restand(scene, id, ({ personId }) => (personId === acting.id ? { isMuted: false } : {})),
    ),
  ],
  'mute-turns': [
    'A request with isMuted true unmutes what is muted already.',
    ['MSG-80'],
    instead(MUTE, (original) => (input, scene) => {
      const thread = scene.store.threads.find(sentThread(input));
      const isMuted = thread?.standings.some((one) => one.personId === input.acting.id && one.isMuted);
      const wish = wanted(input.query) && !isMuted;
      return original({ ...input, query: { isMuted: wish } }, scene);
    }),
  ],
  'muted-for-good': [
    'A request with isMuted false is answered and does nothing.',
    ['MSG-81'],
    inVain(MUTE, ({ query }) => !wanted(query)),
  ],
  'muted-twice-unmuted-twice': [
    'A thread that was muted twice has to be unmuted twice.',
    ['MSG-81'],
    (tables) => {
      const counts = new Map<string, number>();
      return thereafter(MUTE, ({ acting, query }, scene, { id }) => {
        const key = `${id} ${acting.id}`;
        const count = Math.max(0, (counts.get(key) ?? 0) + (wanted(query) ? 1 : -1));
        counts.set(key, count);
        restand(scene, id, ({ personId }) => (personId === acting.id ? { isMuted: count > 0 } : {}));
      })(tables);
    },
  ],
  'archived-is-muted': [
    'Archiving a thread mutes it.',
    ['MSG-81'],
    thereafter(ARCHIVE, ({ acting }, scene, { id }) =>
      restand(scene, id, ({ personId }) => (personId === acting.id ? { isMuted: true } : {})),
    ),
    inParlour(async ({ ada, talk, move }) => {
      const id = await talk();
      await move(ada, id, 'unmute');
      return move(ada, id, 'archive');
    }),
  ],
  'muted-for-everybody': [
    'Muting a thread mutes it for all who take part.',
    ['MSG-82'],
    thereafter(MUTE, ({ query }, scene, { id }) => {
      if (wanted(query)) restand(scene, id, () => ({ isMuted: true }));
    }),
  ],
  'unmuted-for-everybody': [
    'Unmuting a thread unmutes it for all who take part.',
    ['MSG-82'],
    thereafter(MUTE, ({ query }, scene, { id }) => {
      if (!wanted(query)) restand(scene, id, () => ({ isMuted: false }));
    }),
  ],
  'muted-for-ones-kind': [
    'What one resident mutes is muted for the other residents in the thread.',
    ['MSG-82'],
    thereafter(MUTE, ({ acting, query }, scene, { id }) => {
      if (acting.kind === 'resident')
        restand(scene, id, ({ personId }) =>
          kindOf(personId, scene) === 'resident' ? { isMuted: wanted(query) } : {},
        );
    }),
  ],
  'muted-for-whoever-reads': [
    'The read of a thread shows isMuted as the first who takes part has it.',
    ['MSG-82', 'MSG-80'],
    shownAs([GET], (thread, _input, scene) => {
      const stored = scene.store.threads.find(String(thread['id']));
      return { ...thread, isMuted: stored?.standings[0]?.isMuted ?? false };
    }),
  ],
  'muted-with-its-twins': [
    'Muting or unmuting a thread does the same to the others among the same people.',
    ['MSG-80', 'MSG-81'],
    thereafter(MUTE, ({ acting, query }, scene, thread) => {
      for (const twin of twinsOf(thread, scene))
        restand(scene, twin.id, ({ personId }) => (personId === acting.id ? { isMuted: wanted(query) } : {}));
    }),
  ],
  'read-is-unmuted': [
    'Marking a thread as read unmutes it.',
    ['MSG-80'],
    thereafter(READ, ({ acting }, scene, { id }) =>
      restand(scene, id, ({ personId }) => (personId === acting.id ? { isMuted: false } : {})),
    ),
  ],
});
