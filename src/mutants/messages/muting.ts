import { refuse } from '../../mock/http/problem.ts';
import { textIn, withQuery } from '../input.ts';
import { beforehand, remembering, inReading } from '../mutation.ts';
import { wrongStatus, wrongValue } from '../operators.ts';
import { mutantsOf, breaking } from '../mutant.ts';
import { showsWith } from '../verbs.ts';
import { thereafter, threads, othersAmongTheSame, type Facts } from './adapter.ts';
import { makes, inVain, restands } from './standings.ts';
import { moves } from './usual.ts';

const isWanted = ({ input }: Facts): boolean => textIn(input.query['isMuted']) === 'true';

/** How the first who takes part stands to a thread that is shown. */
const first = (shown: unknown, store: Facts['context']['store']) =>
  store.threads.find(String(shown))?.standings[0];

const muting = mutantsOf('messages', moves, {
  'mute-answers-200': wrongStatus(['MSG-77'], 'muteThread', 200),
  'mute-without-a-wish': breaking('MSG-78', 'CNV-34')
    .says('Without isMuted a thread is muted.')
    .by(inReading, (original) => (route, received, world) => {
      const query = { ...(route.id === 'muteThread' && { isMuted: 'true' }), ...received.query };
      return original(route, { ...received, query }, world);
    }),
  'refused-mute-is-done': breaking('MSG-78', 'CNV-34')
    .says('Without isMuted the request is refused, and the thread is muted.')
    .by(inReading, (original) => (route, received, world) => {
      if (route.id === 'muteThread' && received.query['isMuted'] === undefined)
        threads.amend(world, received.path['threadId'], ({ standings }) => ({
          standings: standings.map((one) => ({
            ...one,
            isMuted: one.isMuted || one.personId === received.acting.id,
          })),
        }));
      return original(route, received, world);
    }),
  'mute-wants-a-body': breaking('MSG-79', 'MSG-80', 'MSG-81')
    .says('The request has no effect without a body.')
    .by(inVain, 'muteThread', () => true),
  'mute-refuses-no-body': breaking('MSG-79')
    .says('A thread is muted with a body and refused without one.')
    .by(inReading, (original) => {
      return (route, received, world) =>
        route.id === 'muteThread' && received.raw.kind === 'none'
          ? refuse('invalid-input', { promised: 'A body.', found: 'none.', next: 'send one.' })
          : original(route, received, world);
    }),
  'mute-is-not-listed': wrongValue(['MSG-80'], 'listThreads', 'isMuted').is(false),
  'muted-until-the-next-message': makes(['MSG-80'], 'sendMessage', 'everybody', 'unmuted'),
  'muted-until-it-is-archived': makes(['MSG-80'], 'archiveThread', 'sender', 'unmuted'),
  'mute-turns': breaking('MSG-80')
    .says('isMuted true unmutes a thread that is muted already.')
    .by(beforehand, 'muteThread', (input, { store }) => {
      const standings = store.threads.find(input.path['threadId'])?.standings ?? [];
      const isMuted = standings.some((one) => one.personId === input.acting.id && one.isMuted);
      return isMuted ? withQuery(input, () => ({ isMuted: false })) : input;
    }),
  'muted-for-good': breaking('MSG-81')
    .says('A request with isMuted false is answered and does nothing.')
    .by(inVain, 'muteThread', (facts) => !isWanted(facts)),
  'muted-twice-unmuted-twice': breaking('MSG-81')
    .says('A thread that was muted twice has to be unmuted twice.')
    .by(remembering<number>, (counts) =>
      restands('muteThread', (one, facts) => {
        if (one !== facts.own) return false;
        const key = `${facts.thread.id} ${facts.me}`;
        const count = Math.max(0, (counts.get(key) ?? 0) + (isWanted(facts) ? 1 : -1));
        counts.set(key, count);
        return { isMuted: count > 0 };
      }),
    ),
  'archived-is-muted': makes(['MSG-81'], 'archiveThread', 'sender', 'muted'),
  'muted-for-everybody': breaking('MSG-82')
    .says('Muting a thread mutes it for all who take part.')
    .by(restands, 'muteThread', (_, facts) => isWanted(facts) && { isMuted: true }),
  'unmuted-for-everybody': breaking('MSG-82')
    .says('Unmuting a thread unmutes it for all who take part.')
    .by(restands, 'muteThread', (_, facts) => !isWanted(facts) && { isMuted: false }),
  'muted-for-ones-kind': breaking('MSG-82')
    .says('What one resident mutes is muted for the other residents in the thread.')
    .by(restands, 'muteThread', ({ personId }, facts) => {
      const { kind, kindOf } = facts;
      return kind === 'resident' && kindOf(personId) === 'resident' && { isMuted: isWanted(facts) };
    }),
  'muted-for-whoever-reads': breaking('MSG-82', 'MSG-80')
    .says('The read of a thread shows isMuted as the first who takes part has it.')
    .by(showsWith, 'getThread', ({ id }, _, { store }) => ({ isMuted: first(id, store)?.isMuted ?? false })),
  'muted-with-its-twins': breaking('MSG-80', 'MSG-81')
    .says('Muting or unmuting a thread does the same to the others among the same people.')
    .by(restands, 'muteThread', (one, it) => one === it.own && { isMuted: isWanted(it) }, othersAmongTheSame),
  'read-is-unmuted': makes(['MSG-80'], 'markThreadRead', 'sender', 'unmuted'),
});

const marking = mutantsOf('messages', moves, {
  'read-answers-200': wrongStatus(['MSG-83'], 'markThreadRead', 200),
  'read-after-a-while': breaking('MSG-84')
    .says('The first read after a thread was marked as read does not show it yet.')
    .by(remembering<true>, (fresh) => [
      thereafter('markThreadRead', ({ thread, me }) => fresh.set(`${thread.id} ${me}`, true)),
      showsWith('getThread', ({ id }, { acting }) =>
        fresh.delete(`${String(id)} ${acting.id}`) ? { hasRead: false } : {},
      ),
    ]),
  'read-once': breaking('MSG-84')
    .says('A thread that was marked as read before cannot be marked again.')
    .by(inVain, 'markThreadRead', ({ own }) => own?.read !== null),
  'nothing-to-read': breaking('MSG-84')
    .says('A thread without messages of others cannot be marked as read.')
    .by(inVain, 'markThreadRead', ({ messages, me }) => messages.every(({ authorId }) => authorId === me)),
  'read-is-not-listed': wrongValue(['MSG-84'], 'listThreads', 'hasRead').is(false),
  'read-by-the-first': breaking('MSG-84', 'MSG-85')
    .says('The read of a thread shows hasRead as the creator has it.')
    .by(showsWith, 'getThread', ({ id }, _, { store }) => ({ hasRead: first(id, store)?.read !== null })),
  'staff-never-read': breaking('MSG-84')
    .says('Staff mark threads as read in vain.')
    .by(inVain, 'markThreadRead', ({ kind }) => kind === 'staff'),
  'read-with-its-twins': makes(['MSG-84'], 'markThreadRead', 'twins', 'read'),
  'read-by-everybody': makes(['MSG-85'], 'markThreadRead', 'everybody', 'read'),
  'read-for-the-family': breaking('MSG-85')
    .says('When a connection marks a thread as read it is marked for residents in it.')
    .by(restands, 'markThreadRead', ({ personId }, { kind, kindOf, now }) => {
      return kind === 'connection' && kindOf(personId) === 'resident' && { read: now };
    }),
  'read-by-one-at-a-time': makes(['MSG-85'], 'markThreadRead', 'others', 'unread'),
});

export const markMutants = [...muting, ...marking];
