import { afterCancel, entriesFor } from '../after-cancel.ts';
import { insteadOfRefusal } from '../mutation.ts';
import { mutantsOf, breaking } from '../mutant.ts';
import { CANCEL, waits } from './adapter.ts';
import { onlyAnswers } from '../verbs.ts';

export const cancellingMutants = mutantsOf('registrations', {
  'place-stays-taken': breaking('REG-26')
    .says('Goes on counting a registration that was cancelled.')
    .by(afterCancel, ({ former, earlier, later }, _input, { store }) => {
      const ghost = `ghost-${former.id}`;
      if (![former, ...earlier, ...later].some(waits) && !store.registrations.find(ghost))
        store.registrations.insert({ ...former, id: ghost, personId: ghost, userId: ghost });
    }),
  'cancel-takes-the-next-too': breaking('REG-31', 'REG-26')
    .says('Cancels with a registration the one that came after it.')
    .by(afterCancel, ({ later: [next] }, _input, { store }) => {
      if (next?.status === 'registered') store.registrations.remove(next.id);
    }),
  'cancel-takes-other-activities-too': breaking('REG-31')
    .says('Cancels with a registration those of the same resident for activities of the same day.')
    .by(afterCancel, ({ former }, _input, { store }) => {
      const dayOf = (id: string) => store.activities.find(id)?.startDate.slice(0, 10);
      for (const { id, activityId, personId } of store.registrations.all())
        if (personId === former.personId && dayOf(activityId) === dayOf(former.activityId))
          store.registrations.remove(id);
    }),
  'cancel-in-vain-takes-the-last': breaking('REG-31')
    .says('Cancels the latest registration of the activity if the user of the path has none.')
    .by(insteadOfRefusal, CANCEL, (input, context) => {
      const last = entriesFor(input, context).at(-1);
      if (last) context.store.registrations.remove(last.id);
      return { status: 204, body: undefined };
    }),
  'occurrence-stays': breaking('REG-33')
    .says('Answers the cancel of one occurrence of a series and keeps it.')
    .by(onlyAnswers, CANCEL, ({ query }) => query['occurrenceDate'] !== undefined),
});
