import { remembering } from '../mutation.ts';
import { wrongStatus } from '../operators.ts';
import { mutantsOf, breaking } from '../mutant.ts';
import { listsToo, thereafter } from './adapter.ts';
import { makes, inVain, restands } from './standings.ts';
import { moves } from './usual.ts';

export const leavingMutants = mutantsOf('messages', moves, {
  'leave-answers-200': wrongStatus(['MSG-71'], 'leaveThread', 200),
  'left-is-archived': breaking('MSG-72')
    .says('A thread that one has left is listed among the archived.')
    .by(listsToo, 'listThreads', ({ asked, sought, own }) => {
      return asked['filter'] === 'archived' && sought === undefined && own?.hasLeft === true;
    }),
  'left-is-found': breaking('MSG-72')
    .says('A searchValue of the list finds the threads that one has left.')
    .by(listsToo, 'listThreads', ({ asked, title, finds, own }) => {
      return asked['filter'] === undefined && finds(title) && own?.hasLeft === true;
    }),
  'archived-cannot-be-left': breaking('MSG-72')
    .says('An archived thread stays among the archived when it is left.')
    .by(inVain, 'leaveThread', ({ isArchived }) => isArchived()),
  'creators-cannot-leave': breaking('MSG-72')
    .says('The creator of a thread is answered as if they had left it, and has not.')
    .by(inVain, 'leaveThread', ({ creator, me }) => creator === me),
  'left-with-its-twins': makes(['MSG-19'], 'leaveThread', 'twins', 'left'),
  'back-with-the-next-message': makes(['MSG-73'], 'sendMessage', 'everybody', 'present'),
  'back-with-a-second-message': breaking('MSG-73')
    .says('A second message after someone left brings a thread back to residents who left it.')
    .by(remembering<number>, (since) => [
      thereafter('leaveThread', ({ thread, messages }) => since.set(thread.id, messages.length)),
      restands('sendMessage', ({ personId }, { thread, messages, kindOf }) => {
        const isSecond = messages.length >= (since.get(thread.id) ?? Infinity) + 2;
        return isSecond && kindOf(personId) === 'resident' && { hasLeft: false };
      }),
    ]),
  'back-where-it-was-archived': breaking('MSG-73')
    .says('Anyone who left a thread that they had archived gets it back with the next message.')
    .by(restands, 'sendMessage', ({ archived }) => archived !== null && { hasLeft: false }),
  'staff-bring-everybody-back': breaking('MSG-73')
    .says('A message by staff brings a thread back to the archived of those who left it.')
    .by(listsToo, 'listThreads', ({ asked, sought, own, messages, kindOf }) => {
      const isByStaff = kindOf(messages.at(-1)?.authorId) === 'staff';
      return asked['filter'] === 'archived' && sought === undefined && own?.hasLeft === true && isByStaff;
    }),
  'creator-takes-it-along': breaking('MSG-74')
    .says('When the creator leaves a thread it is gone for everybody.')
    .by(restands, 'leaveThread', (_, { creator, me }) => creator === me && { hasLeft: true }),
  'no-thread-of-one': breaking('MSG-74')
    .says('When all but two have left a thread and one of these goes, it is gone for the other.')
    .by(restands, 'leaveThread', (_, { standings }) => {
      return standings.filter(({ hasLeft }) => !hasLeft).length === 1 && { hasLeft: true };
    }),
  'the-wrong-one-leaves': breaking('MSG-74')
    .says('When staff leave a thread, the last who takes part goes as well.')
    .by(restands, 'leaveThread', (one, { kind, standings, own }) => {
      const last = standings.findLast((it) => it === own || !it.hasLeft);
      return kind === 'staff' && one === last && { hasLeft: true };
    }),
  'left-and-archived-is-gone': breaking('MSG-74')
    .says('When someone leaves a thread it is gone for those who have archived it.')
    .by(restands, 'leaveThread', (one, { own }) => one !== own && one.archived !== null && { hasLeft: true }),
});
