import { refuse } from '../../mock/http/problem.ts';
import { textIn } from '../input.ts';
import { inReading } from '../mutation.ts';
import { wrongStatus } from '../operators.ts';
import { mutantsOf, breaking } from '../mutant.ts';
import type { Facts } from './adapter.ts';
import { makes, inVain, restands } from './standings.ts';

const isWanted = ({ input }: Facts): boolean => textIn(input.query['isMuted']) === 'true';

const muting = mutantsOf('messages', {
  'mute-answers-200': wrongStatus(['MSG-77'], 'muteThread', 200),
  'mute-without-a-wish': breaking('MSG-78', 'CNV-34')
    .says('Without isMuted a thread is muted.')
    .by(inReading, (original) => (route, received, world) => {
      const query = { ...(route.id === 'muteThread' && { isMuted: 'true' }), ...received.query };
      return original(route, { ...received, query }, world);
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
  'muted-until-it-is-archived': makes(['MSG-80'], 'archiveThread', 'sender', 'unmuted'),
  'unmuted-for-everybody': breaking('MSG-82')
    .says('Unmuting a thread unmutes it for all who take part.')
    .by(restands, 'muteThread', (_, facts) => !isWanted(facts) && { isMuted: false }),
});

const marking = mutantsOf('messages', {
  'read-answers-200': wrongStatus(['MSG-83'], 'markThreadRead', 200),
  'read-once': breaking('MSG-84')
    .says('A thread that was marked as read before cannot be marked again.')
    .by(inVain, 'markThreadRead', ({ own }) => own?.read !== null),
  'read-with-its-twins': makes(['MSG-84'], 'markThreadRead', 'twins', 'read'),
  'read-by-one-at-a-time': makes(['MSG-85'], 'markThreadRead', 'others', 'unread'),
});

export const markMutants = [...muting, ...marking];
