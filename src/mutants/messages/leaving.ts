import { wrongStatus } from '../operators.ts';
import { mutantsOf, breaking } from '../mutant.ts';
import { makes, inVain, restands } from './standings.ts';

export const leavingMutants = mutantsOf('messages', {
  'leave-answers-200': wrongStatus(['MSG-71'], 'leaveThread', 200),
  'creators-cannot-leave': breaking('MSG-72')
    .says('The creator of a thread is answered as if they had left it, and has not.')
    .by(inVain, 'leaveThread', ({ creator, me }) => creator === me),
  'left-with-its-twins': makes(['MSG-19'], 'leaveThread', 'twins', 'left'),
  'back-with-the-next-message': makes(['MSG-73'], 'sendMessage', 'everybody', 'present'),
  'no-thread-of-one': breaking('MSG-74')
    .says('When all but two have left a thread and one of these goes, it is gone for the other.')
    .by(restands, 'leaveThread', (_, { standings }) => {
      return standings.filter(({ hasLeft }) => !hasLeft).length === 1 && { hasLeft: true };
    }),
  'left-and-archived-is-gone': breaking('MSG-74')
    .says('When someone leaves a thread it is gone for those who have archived it.')
    .by(restands, 'leaveThread', (one, { own }) => one !== own && one.archived !== null && { hasLeft: true }),
});
