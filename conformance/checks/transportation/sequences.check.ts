import fc from 'fast-check';
import { canMove } from '../../factories/request-subjects.ts';
import { givenRiders, type Riders } from '../../factories/transportation.ts';
import { check } from '../../kit/check.ts';
import type { JsonObject } from '../../kit/json.ts';
import type { Tools } from '../../kit/tools.ts';
import { STATES } from '../../models/family-access.ts';
import {
  ACTORS,
  changes,
  familyMoves,
  lists,
  mustKeepSequences,
  staffDo,
  which,
  who,
  type Deed,
} from '../../moves/requests.ts';

/** A request on one of the suitable days, with every detail or with the least. */
const drawnBodies = (t: Tools, riders: Riders) =>
  fc
    .record({ day: fc.nat({ max: 6 }), hour: fc.integer({ min: 11, max: 14 }), isFull: fc.boolean() })
    .map(({ day, hour, isFull }) => (): JsonObject => {
      const date = riders.days[day % riders.days.length] ?? riders.day;
      const more = { date, appointmentTime: `${hour}:00` };
      return isFull ? riders.full(t, { ...more, returnTime: `${hour + 2}:30` }) : riders.least(t, more);
    });

/** From where staff bring a request into each state, each time by one lever. */
const FROM = { approved: 'pending', denied: 'pending', completed: 'approved' } as const;

const LAST = {
  approved: 'approve-transportation-request',
  denied: 'deny-transportation-request',
  completed: 'complete-transportation-request',
} as const;

const settling = (state: keyof typeof FROM): Deed => ({
  name: state,
  from: [FROM[state]],
  async act({ t }, { request }) {
    await t.lever(LAST[state], { requestId: request.id });
    return { request: { ...request, status: state } };
  },
});

check({
  id: 'transportation.any-sequence',
  says: 'After any sequence of actions by family, staff and an unrelated user each finds what they may see, as last changed.',
  clauses: ['TRA-74', 'TRA-79', 'TRA-77'],
  async run(t) {
    const home = await givenRiders(t, { connections: 2 });
    const body = drawnBodies(t, home);
    const { file, cancel, comment, read } = familyMoves(body);
    const family = fc.constantFrom(...ACTORS.slice(0, 3));
    const replace = (by: typeof family) =>
      fc.tuple(by, which, body).map(([one, at, bodyOf]) => changes(one, at, 'replace', bodyOf));
    const all = ['approved', 'denied', 'completed'] as const;
    const deeds = all.filter((state) => canMove(t, home.subject, state));
    const states = fc.subarray<string>([...STATES.transportation], { minLength: 1 });
    const list = fc
      .tuple(family, states)
      .map(([one, some]) => lists(one, { status: some.join(',') }, ({ status }) => some.includes(status)));
    const settle = () =>
      fc.tuple(fc.constantFrom(...deeds), which).map(([state, at]) => staffDo(settling(state), at));
    await mustKeepSequences(t, home, { filtered: () => ['TRA-35', 'FAM-14'] }, [
      ...[file, replace(family), replace(who), cancel, comment, read, list],
      ...(deeds.length > 0 ? [settle()] : []),
    ]);
  },
});
