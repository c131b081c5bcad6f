import { afterwards, noting } from '../mutation.ts';
import { mutantsOf, breaking } from '../mutant.ts';
import { refusesAs } from '../verbs.ts';
import { activities, DELETE } from './adapter.ts';

const { amend, besides, listsOnly, refusesHaving } = activities;

export const removingMutants = mutantsOf('activities', {
  'delete-answers-the-deleted': breaking('ACT-94', 'CNV-32')
    .says('A deletion is answered 200 with the id of the activity.')
    .by(afterwards, DELETE, (_, { path }) => ({ status: 200, body: { data: { id: path['activityId'] } } })),
  'deleted-series-leaves-the-rest': breaking('ACT-95')
    .says('The deletion of a series takes its first occurrence away.')
    .by(besides, DELETE, ({ id }, _, context) =>
      amend(context, id, ({ recurrence, isDeleted }) => ({
        isDeleted: isDeleted && recurrence === null,
        recurrence: recurrence && {
          ...recurrence,
          exceptionDates: [...recurrence.exceptionDates, recurrence.seriesStartDate],
        },
      })),
    ),
  'delete-takes-the-day': breaking('ACT-95', 'ACT-22')
    .says('A deletion takes away every activity at the same location.')
    .by(besides, DELETE, ({ location }, _, context) => {
      for (const one of context.store.activities.all())
        if (location !== null && one.location === location)
          amend(context, one.id, () => ({ isDeleted: true }));
    }),
  'delete-refused-and-unlisted': breaking('ACT-96')
    .says('A deletion is refused while someone is registered, and the activity is gone from the list.')
    .by(noting(Set<unknown>), (hidden) => [
      refusesHaving([DELETE], ({ path }) => hidden.add(path['activityId'])),
      listsOnly(({ id }) => !hidden.has(id)),
    ]),
  'once-registered-never-deleted': breaking('ACT-97')
    .says('What someone was once registered for cannot be deleted any more.')
    .by(noting(Set<unknown>), (kept) => [
      refusesHaving([DELETE], ({ path }) => kept.add(path['activityId'])),
      refusesAs('conflict', DELETE, (_, { path }) => kept.has(path['activityId'])),
    ]),
});
