import { commonCompany as company } from '../../factories/messages-shared.ts';
import { givenMessage, givenThread } from '../../factories/messages.ts';
import { check } from '../../kit/check.ts';
import { fits, status } from '../../kit/match.ts';
import { must } from '../../kit/must.ts';

/** Moves that are answered 204 without a body for every person, and again when they change nothing. */
const moves = [
  { operation: 'archiveThread', clause: 'MSG-63', what: 'Archiving a thread', times: [{}, {}] },
  // A person who has left the thread does not take part in it, so the move is tried once.
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
    says: `${what} is answered 204 without a body, for every participant.`,
    clauses: [clause],
    async run(t) {
      const [one, two, three, other] = await company(t, 4);
      const path = { threadId: (await givenThread(t, [one, two, three, other], { silent: true })).threadId };
      await givenMessage(t, path.threadId, other);
      for (const { as } of [one, two, three])
        for (const more of times) must(await t.callAny(operation, { path, as, ...more }), status(204), fits);
    },
  });
}
