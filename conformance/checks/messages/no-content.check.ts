import { company, turnsOf } from '../../factories/messages-people.ts';
import { givenMessage, givenThread } from '../../factories/messages.ts';
import { check } from '../../kit/check.ts';
import { fits, status } from '../../kit/match.ts';
import { must } from '../../kit/must.ts';

/** What is answered 204 without a body, to whoever asks and also where it changes nothing any more. */
const moves = [
  { operation: 'archiveThread', clause: 'MSG-63', what: 'Archiving a thread', times: [{}, {}] },
  // Whoever has left a thread is somebody who takes no part in it.
  { operation: 'leaveThread', clause: 'MSG-71', what: 'Leaving a thread', times: [{}] },
  {
    operation: 'muteThread',
    clause: 'MSG-77',
    what: 'Muting and unmuting a thread',
    times: [true, true, false, false].map((isMuted) => ({ query: { isMuted } })),
  },
  { operation: 'markThreadRead', clause: 'MSG-83', what: 'Marking a thread as read', times: [{}, {}] },
] as const;

for (const { operation, clause, what, times } of moves) {
  check({
    id: `messages.no-content.${operation}`,
    says: `${what} is answered 204 without a body, to everybody who takes part.`,
    clauses: [clause],
    async run(t) {
      for (const [creator, other, last] of turnsOf(await company(t, 3))) {
        const { threadId } = await givenThread(t, [creator, other, last]);
        for (const who of [creator, other]) {
          await givenMessage(t, threadId, last);
          for (const more of times)
            must(await t.callAny(operation, { path: { threadId }, as: who.as, ...more }), status(204), fits);
        }
      }
    },
  });
}
