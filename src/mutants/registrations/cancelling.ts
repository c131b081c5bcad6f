import { register, someSeries } from '../../witness/activities.ts';
import { registrationsWith, leaves, registrationsOf, standingsIn } from '../../witness/registrations.ts';
import { someResident } from '../../witness/people.ts';
import { someActivity } from '../../witness/programme.ts';
import { seeing } from '../../witness/client.ts';
import { afterCancel, entriesFor } from '../after-cancel.ts';
import { insteadOfRefusal } from '../mutation.ts';
import { mutantsOf, breaking } from '../mutant.ts';
import { CANCEL, waits } from './adapter.ts';
import { onlyAnswers } from '../verbs.ts';

/** Cancels of one of three, of one who waits, of the only one, of one who is not on the list, and of one day of a series. */
const manyCancels = seeing(async (client) => {
  const [three, two, one] = [
    await registrationsWith(client, 5, 3),
    await registrationsWith(client, 1, 2),
    await registrationsWith(client, 5, 1),
  ];
  for (const setup of [three, two, one]) {
    const [resident = ''] = setup.residents;
    if (setup === one) await register(client, await someActivity(client), resident);
    await leaves(client, { ...setup, residents: ['nobody'] }, 0);
    await leaves(client, setup, setup === one ? 0 : 1);
    await standingsIn(client, setup);
  }
  const activityId = await someSeries(client);
  const residents = [await someResident(client), await someResident(client)];
  for (const resident of residents) await register(client, activityId, resident);
  await leaves(client, { activityId, residents, came: [] }, 0, `?occurrenceDate=${client.day(31)}`);
  for (const resident of residents) await registrationsOf(client, resident);
});

export const cancellingMutants = mutantsOf('registrations', manyCancels, {
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
