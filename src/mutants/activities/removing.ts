import { activityView } from '../../mock/operations/activities/view.ts';
import { nextOccasion } from '../../mock/operations/activities/occasion.ts';
import type { AnyInput } from '../../mock/http/input.ts';
import type { OperationContext } from '../../mock/operations/operation.ts';
import { listActivities, someSeries } from '../../witness/activities.ts';
import { activitiesIn, someActivity } from '../../witness/programme.ts';
import { seeing } from '../../witness/client.ts';
import { afterwards, beforehand, noting } from '../mutation.ts';
import { mutantsOf, breaking } from '../mutant.ts';
import { lists, refusesAs } from '../verbs.ts';
import { activities, DELETE, LIST, read, registeredFor, sees } from './adapter.ts';

const { amend, besides, listsOnly, refusesHaving } = activities;

/** Activities with and without registrations and a series are deleted, again and again, and looked for. */
const manyDeletions = seeing(async (client) => {
  const remove = async (id: string): Promise<void> => {
    await client.call('DELETE', `/activities/${id}`);
    await read(client, id);
    await activitiesIn(client);
  };
  await someActivity(client, { location: 'Hall' });
  await remove(await someActivity(client, { location: 'Hall' }));
  await activitiesIn(client, '&location=Hall');
  await client.call('DELETE', `/activities/${await someSeries(client)}`);
  await listActivities(client);
  for (const count of [1, 2]) {
    const id = await someActivity(client);
    const users: string[] = [];
    while (users.length < count) users.push(await registeredFor(client, id));
    await remove(id);
    await remove(id);
    for (const userId of users) await client.call('DELETE', `/activities/${id}/registrations/${userId}`);
    await remove(id);
  }
});

const registrationsFor = ({ path }: AnyInput, { store }: OperationContext) =>
  store.registrations.filter(({ activityId }) => activityId === path['activityId']);

const confirmed = (input: AnyInput): AnyInput => ({ ...input, query: { confirm: true } });

export const removingMutants = mutantsOf('activities', manyDeletions, {
  'delete-answers-the-deleted': breaking('ACT-94', 'CNV-32')
    .says('A deletion is answered 200 with the id of the activity.')
    .by(afterwards, DELETE, (_, { path }) => ({ status: 200, body: { data: { id: path['activityId'] } } })),
  'delete-does-nothing': breaking('ACT-95')
    .says('A delete answers 204 but keeps the activity.')
    .by(besides, DELETE, ({ id }, _, context) => amend(context, id, () => ({ isDeleted: false }))),
  'deleted-found-by-location': breaking('ACT-95')
    .says('The filter location finds deleted activities, too.')
    .by(lists, LIST, (items, input, context) => {
      const gone = context.store.activities.filter(
        ({ isDeleted, location }) => isDeleted && location === input.query['location'],
      );
      return [...items, ...gone.map((one) => activityView(nextOccasion(one, context), context))];
    }),
  'deleted-but-cancelled-in-the-list': breaking('ACT-95')
    .says('A deleted activity stays in the list as a cancelled one.')
    .by(sees, LIST, ({ isDeleted, isCancelled }) => ({
      isDeleted: false,
      isCancelled: isCancelled || isDeleted,
    })),
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
  'registered-ones-deleted': breaking('ACT-96')
    .says('An activity is deleted no matter who is registered for it.')
    .by(beforehand, DELETE, confirmed),
  'deleted-with-one-registered': breaking('ACT-96', 'ACT-97')
    .says('An activity for which a single resident is registered is deleted.')
    .by(beforehand, DELETE, (input, context) =>
      registrationsFor(input, context).length === 1 ? confirmed(input) : input,
    ),
  'deleted-at-the-second-attempt': breaking('ACT-96')
    .says('A second attempt to delete an activity with registrations counts as the confirmation.')
    .by(noting(Set<unknown>), (tried) =>
      beforehand(DELETE, (input) => {
        const isAgain = tried.has(input.path['activityId']);
        tried.add(input.path['activityId']);
        return isAgain ? confirmed(input) : input;
      }),
    ),
  'delete-refused-and-registrations-cancelled': breaking('ACT-96')
    .says('A deletion is refused while someone is registered, and takes them off the list.')
    .by(refusesHaving, [DELETE], (input, context) => {
      for (const { id } of registrationsFor(input, context)) context.store.registrations.remove(id);
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
