import {
  cancel,
  cancelInVain,
  come,
  hallChecks,
  look,
  wait,
  openHall,
  sharedBy,
  type Hall,
  type Shared,
} from './hall.ts';
import { check } from '../../kit/check.ts';
import { noonOf } from '../../kit/dates.ts';
import { eventually } from '../../kit/eventually.ts';
import { success } from '../../kit/match.ts';
import { must } from '../../kit/must.ts';
import type { Tools } from '../../kit/tools.ts';
import { activityBody } from '../../factories/activities.ts';
import { givenQueue, guestAt, SOON, soonActivity } from '../../factories/registrations.ts';
import { precondition } from '../../kit/precondition.ts';
import { cancelled, mustStay, standingOf } from '../../assertions/registrations.ts';
import fc from 'fast-check';
import { move } from '../../kit/move.ts';

hallChecks({
  'are-counted': {
    says: 'Each registered resident is counted by the activity, and those on the waitlist are not.',
    clauses: ['REG-16', 'ACT-59'],
    halls: [{ places: 3 }],
    steps: [0, 1, 2, 3, 4].map((who) => come(who)),
  },
  'are-counted-by-their-own-activity': {
    says: 'A registration is counted by its activity and by no other.',
    clauses: ['REG-16', 'REG-13'],
    halls: [{}, {}],
    steps: [come(0, 0), come(0, 1), come(1, 1)],
  },
  'cancelled-is-gone': {
    says: 'A cancel is answered 204; the registration is no longer in the list of the resident, and one resident fewer is counted.',
    clauses: ['REG-25', 'REG-24', 'REG-26'],
    halls: [{ come: 4 }],
    steps: [cancel(1), look, cancel(0), cancel(3), cancel(2)],
  },
  'freed-place-can-be-taken': {
    says: 'When no one waits, the place that a cancel frees goes to the next user who registers, also to who had it before.',
    clauses: ['REG-26', 'REG-32'],
    halls: [{ places: 1 }],
    steps: [come(0), cancel(0), come(1), cancel(1), come(0), look, cancel(0), come(0)],
  },
  'cancel-of-one-user': {
    says: 'A cancel does not change the registrations of other users for the activity, earlier or later ones.',
    clauses: ['REG-31'],
    halls: [{ come: 3 }],
    steps: [cancel(1)],
  },
  'cancel-for-one-activity': {
    says: 'A cancel does not change the registrations of the same resident for other activities.',
    clauses: ['REG-31', 'REG-25'],
    halls: [{ come: 1 }, { come: 1 }, { come: 1 }],
    steps: [cancel(0, 1)],
  },
  'cancel-in-vain-changes-nothing': {
    says: 'A cancel for a resident who is not registered removes no registration of another, whatever it answers.',
    clauses: ['REG-31'],
    negative: true,
    halls: [{ waiting: 1 }],
    steps: [cancelInVain(9), cancelInVain()],
  },
  'first-in-the-queue-moves-up': {
    says: 'When a registered resident cancels, the one who has waited longest becomes registered.',
    clauses: ['REG-27', 'REG-41'],
    halls: [{ waiting: 3 }],
    steps: [cancel(0), cancel(1), cancel(2)],
  },
  'one-moves-up': {
    says: 'When a registered resident cancels, one waitlisted resident moves up and the others stay waitlisted.',
    clauses: ['REG-28'],
    halls: [{ places: 2, waiting: 3 }],
    steps: [cancel(0)],
  },
  'queue-forgets-who-left-it': {
    says: 'A resident who left the queue and came back waits behind those who stayed.',
    clauses: ['REG-27', 'REG-32'],
    halls: [{ waiting: 2 }],
    steps: [cancel(1), wait(1), cancel(0)],
  },
  'waiting-can-be-given-up': {
    says: 'Cancelling a waitlisted entry removes it from the list of the resident and promotes no one, whatever its place in the queue.',
    clauses: ['REG-29', 'REG-24', 'REG-30', 'REG-31'],
    halls: [{ waiting: 4 }],
    // One in the middle, then the first, then the last of those who are left.
    steps: [cancel(2), cancel(1), look, cancel(4), look, cancel(3)],
  },
  'queues-are-apart': {
    says: 'A cancel for one activity promotes no one who waits for another.',
    clauses: ['REG-27', 'REG-28'],
    halls: [{ waiting: 1 }, { waiting: 1 }],
    steps: [cancel(0, 1)],
  },
  'listed-with-the-status-of-the-moment': {
    says: 'The list shows a registration with its current status, registered or waitlisted, whenever it is asked.',
    clauses: ['REG-41'],
    halls: [{ places: 1 }],
    steps: [come(0), come(1), look, cancel(0), look],
  },
});

/** Whether these residents all wait for an activity. */
async function allWait(t: Tools, activityId: string, residents: readonly string[]): Promise<boolean> {
  for (const residentId of residents) {
    const { rows } = await standingOf(t, activityId, residentId);
    if (rows.length !== 1 || rows[0]?.['status'] !== 'waitlisted') return false;
  }
  return true;
}

check({
  id: 'registrations.no-one-moves-up-where-places-were-added',
  says: 'Cancelling a waitlisted entry promotes no one, even if places were added and there is room.',
  clauses: ['REG-30'],
  async run(t) {
    // No one cancels in the other queue. It shows whether the target fills new places by itself.
    const [queue, other] = [
      await givenQueue(t, { waiting: 3 }, guestAt),
      await givenQueue(t, { waiting: 1 }, guestAt),
    ];
    const { activityId, registered: inside, waiting } = queue;
    for (const one of [other, queue]) {
      const more = { startDate: noonOf(await t.day(SOON)), maxRegistered: one.registered.length + 3 };
      const path = { activityId: one.activityId };
      const body = await activityBody(t, more);
      await precondition('more places', async () =>
        must(await t.call('replaceActivity', { path, body }), success),
      );
    }
    const otherWaits = () => allWait(t, other.activityId, other.waiting);
    const fills = 'the target fills new places by itself';
    if (!(await allWait(t, activityId, waiting))) t.unproven(fills);
    const [first = '', leaving = '', last = ''] = waiting;
    await cancelled(t, activityId, leaving);
    const isKept = await allWait(t, activityId, [first, last]);
    if (!isKept && !(await eventually(otherWaits, (waits) => !waits, t.run.patience))) t.unproven(fills);
    await mustStay(t, activityId, inside, [first, last]);
  },
});

type Move = fc.AsyncCommand<Hall, Hall>;

/** What a second registration of a resident does is open. */
const comes = (who: number): Move =>
  move({
    name: `register(resident ${who + 1})`,
    when: (hall) => !hall.knows(who),
    run: (hall) => hall.comes(who),
  });

const cancels = (who: number): Move =>
  move({
    name: `cancel(resident ${who + 1})`,
    when: (hall) => hall.knows(who),
    run(hall) {
      hall.atStake.add(hall.waits(who) ? 'REG-30' : 'REG-28');
      return hall.cancels(who);
    },
  });

const cancelsNothing = (who: number): Move =>
  move({
    name: `cancelNothing(resident ${who + 1})`,
    when: (hall) => !hall.knows(who),
    run: async (hall) => hall.cancelsInVain(await hall.residentAt(who)),
  });

/** Cancels are drawn as often as all other moves together, because only they move a resident up the waitlist. */
const moves = [comes, cancels, cancels, cancelsNothing];

/** An activity with two more registered residents than places. One further resident is not registered yet. */
async function begin(t: Tools, places: number, shared: Shared): Promise<{ model: Hall; real: Hall }> {
  const { activityId } = await soonActivity(t, { maxRegistered: places });
  const hall = openHall(t, activityId, places, shared);
  // The lists are checked at the end of the sequence.
  for (let who = 0; who < places + 2; who += 1) await hall.comes(who);
  return { model: hall, real: hall };
}

for (const [places, name] of [
  [1, 'one-place'],
  [2, 'two-places'],
] as const) {
  check({
    id: `registrations.any-sequence-${name}`,
    says: `In any sequence of registrations and cancels with room for ${places}, a cancel changes no other entry but the one that moves up.`,
    clauses: ['REG-27', 'REG-28', 'REG-30'],
    async run(t) {
      const shared = sharedBy(t);
      const who = fc.nat({ max: places + 2 });
      const commands = moves.map((one) => who.map(one));
      await t.model(commands, () => begin(t, places, shared), {
        runs: Math.min(t.run.runs, 4),
        maxCommands: 12,
        atEnd: (hall) => hall.sees('at the end'),
      });
      const [rule, ...others] = shared.worlds.possible;
      const found = rule ?? 'other: none of the readings explains who waits';
      if (others.length === 0) t.observe('waitlist-rule', 'createRegistration', found);
      if (shared.worlds.possible.includes('never'))
        t.unproven('no one had to wait, so nothing shows who moves up');
    },
  });
}
