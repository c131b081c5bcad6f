import { refuse } from '../../mock/http/problem.ts';
import { textIn, withQuery } from '../input.ts';
import { beforehand, inGate, together, remembering } from '../mutation.ts';
import { wrongStatus, wrongValue } from '../operators.ts';
import { saboteursOf } from '../saboteur.ts';
import { shows } from '../verbs.ts';
import { thereafter, threads, twinsOf, type Facts } from './adapter.ts';
import { makes, inVain, restands } from './standings.ts';
import { moves } from './usual.ts';

const isWanted = ({ input }: Facts): boolean => textIn(input.query['isMuted']) === 'true';

/** How the first who takes part stands to a thread that is shown. */
const first = (shown: unknown, store: Facts['context']['store']) =>
  store.threads.find(String(shown))?.standings[0];

/** Saboteurs of muting. */
const muting = saboteursOf('messages', moves, {
  'mute-answers-200': wrongStatus(['MSG-77'], 'muteThread', 200),
  'mute-without-a-wish': [
    'Without isMuted a thread is muted.',
    ['MSG-78', 'CNV-34'],
    inGate('readInput', (original) => (route, received, world) => {
      const query = { ...(route.id === 'muteThread' && { isMuted: 'true' }), ...received.query };
      return original(route, { ...received, query }, world);
    }),
  ],
  'refused-mute-is-done': [
    'Without isMuted the request is refused, and the thread is muted.',
    ['MSG-78', 'CNV-34'],
    inGate('readInput', (original) => (route, received, world) => {
      if (route.id === 'muteThread' && received.query['isMuted'] === undefined)
        threads.amend(world, received.path['threadId'], ({ standings }) => ({
          standings: standings.map((one) => ({
            ...one,
            isMuted: one.isMuted || one.personId === received.acting.id,
          })),
        }));
      return original(route, received, world);
    }),
  ],
  'mute-wants-a-body': [
    'What is wanted is taken from a body, and without one nothing is done.',
    ['MSG-79', 'MSG-80', 'MSG-81'],
    inVain('muteThread', () => true),
  ],
  'mute-refuses-no-body': [
    'A thread is muted with a body and refused without one.',
    ['MSG-79'],
    inGate(
      'readInput',
      (original) => (route, received, world) =>
        route.id === 'muteThread' && received.raw.kind === 'none'
          ? refuse('invalid-input', { promised: 'A body.', found: 'none.', next: 'send one.' })
          : original(route, received, world),
    ),
  ],
  'mute-is-not-listed': wrongValue(['MSG-80'], 'listThreads', 'isMuted', 'false', () => false),
  'muted-until-the-next-message': makes(['MSG-80'], 'sendMessage', 'everybody', 'unmuted'),
  'muted-until-it-is-archived': makes(['MSG-80'], 'archiveThread', 'sender', 'unmuted'),
  'mute-turns': [
    'A request with isMuted true unmutes what is muted already.',
    ['MSG-80'],
    beforehand('muteThread', (input, { store }) => {
      const standings = store.threads.find(input.path['threadId'])?.standings ?? [];
      const isMuted = standings.some((one) => one.personId === input.acting.id && one.isMuted);
      return isMuted ? withQuery(input, () => ({ isMuted: false })) : input;
    }),
  ],
  'muted-for-good': [
    'A request with isMuted false is answered and does nothing.',
    ['MSG-81'],
    inVain('muteThread', (facts) => !isWanted(facts)),
  ],
  'muted-twice-unmuted-twice': [
    'A thread that was muted twice has to be unmuted twice.',
    ['MSG-81'],
    remembering<number>((counts) =>
      restands('muteThread', (one, facts) => {
        if (one !== facts.own) return false;
        const key = `${facts.thread.id} ${facts.me}`;
        const count = Math.max(0, (counts.get(key) ?? 0) + (isWanted(facts) ? 1 : -1));
        counts.set(key, count);
        return { isMuted: count > 0 };
      }),
    ),
  ],
  'archived-is-muted': makes(['MSG-81'], 'archiveThread', 'sender', 'muted'),
  'muted-for-everybody': [
    'Muting a thread mutes it for all who take part.',
    ['MSG-82'],
    restands('muteThread', (_, facts) => isWanted(facts) && { isMuted: true }),
  ],
  'unmuted-for-everybody': [
    'Unmuting a thread unmutes it for all who take part.',
    ['MSG-82'],
    restands('muteThread', (_, facts) => !isWanted(facts) && { isMuted: false }),
  ],
  'muted-for-ones-kind': [
    'What one resident mutes is muted for the other residents in the thread.',
    ['MSG-82'],
    restands('muteThread', ({ personId }, facts) => {
      const { kind, kindOf } = facts;
      return kind === 'resident' && kindOf(personId) === 'resident' && { isMuted: isWanted(facts) };
    }),
  ],
  'muted-for-whoever-reads': [
    'The read of a thread shows isMuted as the first who takes part has it.',
    ['MSG-82', 'MSG-80'],
    shows('getThread', (one, _, { store }) => ({
      ...one,
      isMuted: first(one['id'], store)?.isMuted ?? false,
    })),
  ],
  'muted-with-its-twins': [
    'Muting or unmuting a thread does the same to the others among the same people.',
    ['MSG-80', 'MSG-81'],
    restands('muteThread', (one, it) => one === it.own && { isMuted: isWanted(it) }, twinsOf),
  ],
  'read-is-unmuted': makes(['MSG-80'], 'markThreadRead', 'sender', 'unmuted'),
});

/** Saboteurs of marking a thread as read. */
const marking = saboteursOf('messages', moves, {
  'read-answers-200': wrongStatus(['MSG-83'], 'markThreadRead', 200),
  'read-after-a-while': [
    'The first read after a thread was marked as read does not show it yet.',
    ['MSG-84'],
    remembering<true>((fresh) =>
      together(
        thereafter('markThreadRead', ({ thread, me }) => fresh.set(`${thread.id} ${me}`, true)),
        shows('getThread', (thread, { acting }) =>
          fresh.delete(`${String(thread['id'])} ${acting.id}`) ? { ...thread, hasRead: false } : thread,
        ),
      ),
    ),
  ],
  'read-once': [
    'A thread that was marked as read before cannot be marked again.',
    ['MSG-84'],
    inVain('markThreadRead', ({ own }) => own?.read !== null),
  ],
  'nothing-to-read': [
    'A thread in which nobody else has said anything cannot be marked as read.',
    ['MSG-84'],
    inVain('markThreadRead', ({ messages, me }) => messages.every(({ authorId }) => authorId === me)),
  ],
  'read-is-not-listed': wrongValue(['MSG-84'], 'listThreads', 'hasRead', 'false', () => false),
  'read-by-the-first': [
    'The read of a thread shows hasRead as the creator has it.',
    ['MSG-84', 'MSG-85'],
    shows('getThread', (one, _, { store }) => ({ ...one, hasRead: first(one['id'], store)?.read !== null })),
  ],
  'staff-never-read': [
    'Staff mark threads as read in vain.',
    ['MSG-84'],
    inVain('markThreadRead', ({ kind }) => kind === 'staff'),
  ],
  'read-with-its-twins': makes(['MSG-84'], 'markThreadRead', 'twins', 'read'),
  'read-by-everybody': makes(['MSG-85'], 'markThreadRead', 'everybody', 'read'),
  'read-for-the-family': [
    'When a connection marks a thread as read it is marked for residents in it.',
    ['MSG-85'],
    restands('markThreadRead', ({ personId }, { kind, kindOf, now }) => {
      return kind === 'connection' && kindOf(personId) === 'resident' && { read: now };
    }),
  ],
  'read-by-one-at-a-time': makes(['MSG-85'], 'markThreadRead', 'others', 'unread'),
});

export const markSaboteurs = [...muting, ...marking];
