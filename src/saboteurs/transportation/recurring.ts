import { riding } from '../../witness/transportation.ts';
import { membersIn } from '../input.ts';
import type { Saboteur } from '../saboteur.ts';
import { afterwards } from '../mutation.ts';
import { amend, CREATE, showing } from './amend.ts';
import { idIn } from '../input.ts';

/** Saboteurs about requests that take place once. */
export const recurringSaboteurs: readonly Saboteur[] = [
  {
    id: 'transportation.made-to-recur',
    description: 'A new request recurs by the pattern that its body holds.',
    breaks: ['TRA-51'],
    tables: afterwards(CREATE, (reply, input, scene) => {
      const { recurrence, recurring } = membersIn(input.sent);
      if (recurrence === undefined && recurring === undefined) return reply;
      amend(scene, idIn(reply), () => ({
        recurrence: { frequency: 'daily', interval: 1, until: '2090-12-31', exceptionDates: [] },
      }));
      return showing(reply, input, scene);
    }),
    witness: riding(async ({ ask, list }) => [
      await ask({ recurrence: { frequency: 'daily', count: 3 } }),
      await list(),
    ]),
  },
];
