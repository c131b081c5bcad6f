import { isRefusal } from '../../mock/http/problem.ts';
import type { RegistrationRecord } from '../../mock/world/records.ts';
import type { Store } from '../../mock/world/store.ts';
import { afterCancel, entryFor } from '../after-cancel.ts';
import { membersIn } from '../input.ts';
import { instead, type Mutation, noting } from '../mutation.ts';
import { mutantsOf, breaking } from '../mutant.ts';
import { CREATE, onlyAnswersCancel, waits } from './adapter.ts';

type Entries = readonly RegistrationRecord[];

/** What is done after a cancel by one who has a place, or by one who waits, given all others as they were. */
const afterCancelBy = (
  status: RegistrationRecord['status'],
  act: (queue: Entries, others: Entries, store: Store, former: RegistrationRecord) => void,
): Mutation =>
  afterCancel(({ former, earlier, later }, _input, { store }) => {
    const others = [...earlier, ...later];
    if (former.status === status) act(others.filter(waits), others, store, former);
  });

const put = (
  { registrations }: Store,
  entry: RegistrationRecord | undefined,
  status: RegistrationRecord['status'],
): void => {
  if (entry) registrations.replace({ ...entry, status });
};

export const waitingMutants = mutantsOf('registrations', {
  'second-in-the-queue-moves-up': breaking('REG-27')
    .says('With three waitlisted users, a free place goes to the second one.')
    .by(afterCancelBy, 'registered', ([first, second, third], _, store) => {
      if (!third) return;
      put(store, first, 'waitlisted');
      put(store, second, 'registered');
    }),
  'two-move-up': breaking('REG-28')
    .says('Lets two of the queue move up for one place that came free.')
    .by(afterCancelBy, 'registered', ([, second], _, store) => put(store, second, 'registered')),
  'the-other-registered-one-gives-way': breaking('REG-31', 'REG-28')
    .says('Puts another registered resident at the end of the queue when someone moves up.')
    .by(afterCancelBy, 'registered', (queue, others, store) => {
      if (queue.length > 0) put(store, others.filter((entry) => !waits(entry)).at(-1), 'waitlisted');
    }),
  'waiting-cannot-be-given-up': breaking('REG-29')
    .says('Answers the cancel of someone who waits and keeps the entry.')
    .by(onlyAnswersCancel, waits),
  'moves-up-for-one-who-waited': breaking('REG-30')
    .says('Lets the first of the queue move up when another of the queue cancels.')
    .by(afterCancelBy, 'waitlisted', ([first], _, store) => put(store, first, 'registered')),
  'moves-up-when-the-first-gives-up': breaking('REG-30')
    .says('Lets the second of the queue move up when the first one cancels.')
    .by(afterCancel, ({ former, earlier, later }, _input, { store }) => {
      if (waits(former) && !earlier.some(waits)) put(store, later.find(waits), 'registered');
    }),
  'former-place-in-the-queue': breaking('REG-27')
    .says('Gives who comes back the place in the queue that they had left.')
    .by(noting(Set<string>), (former) => [
      afterCancel(({ former: { activityId, userId } }) => void former.add(`${activityId} ${userId}`)),
      instead(CREATE, (original) => (input, context) => {
        const reply = original(input, context);
        const userId = String(membersIn(input.body)['userId']);
        const made = entryFor({ ...input, path: { ...input.path, userId } }, context);
        if (isRefusal(reply) || !made || !former.has(`${made.activityId} ${userId}`)) return reply;
        context.store.registrations.replace({ ...made, registeredAt: '2000-01-01T00:00:00.000Z' });
        return reply;
      }),
    ]),
});
