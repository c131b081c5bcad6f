import { registrationShown } from '../../mock/operations/registrations/list.ts';
import type { RegistrationRecord } from '../../mock/world/records.ts';
import { register, someSeries } from '../../witness/activities.ts';
import { registrationsWith, leaves, registrationsOf, standingsIn } from '../../witness/registrations.ts';
import { someResident } from '../../witness/people.ts';
import { someActivity } from '../../witness/programme.ts';
import { seeing } from '../../witness/client.ts';
import { afterCancel, entriesFor, entryFor } from '../after-cancel.ts';
import { textIn } from '../input.ts';
import { afterwards, instead, insteadOfRefusal, noting } from '../mutation.ts';
import { ignoresParameter } from '../operators.ts';
import { mutantsOf, breaking } from '../mutant.ts';
import { CANCEL, LIST, onlyAnswersCancel, waits } from './adapter.ts';
import { onlyAnswers, lists } from '../verbs.ts';
import { dayAfter } from '../times.ts';

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
  'cancel-answers-200': breaking('REG-24', 'CNV-32')
    .says('Answers a cancel with 200 and the word cancelled.')
    .by(afterwards, CANCEL, () => ({ status: 200, body: { status: 'cancelled' } })),
  'cancel-of-the-waiting-answers-202': breaking('REG-24')
    .says('The cancellation of a waitlisted registration is answered 202.')
    .by(instead, CANCEL, (original) => {
      return (input, context) => {
        const entry = entryFor(input, context);
        const reply = original(input, context);
        return entry && waits(entry) ? { ...reply, status: 202 } : reply;
      };
    }),
  'the-last-one-stays': breaking('REG-25', 'REG-26')
    .says('Answers the cancel of the only registration of an activity and keeps it.')
    .by(onlyAnswersCancel, (_, input, context) => entriesFor(input, context).length === 1),
  'cancelled-stay-listed': breaking('REG-25')
    .says('Keeps a cancelled registration in the list, as cancelled.')
    .by(noting(Array<RegistrationRecord>), (gone) => [
      afterCancel(({ former }) => void gone.push(former)),
      lists(LIST, (items, { path }, context) => [
        ...items,
        ...gone.flatMap((entry) => {
          const activity = context.store.activities.find(entry.activityId);
          if (!activity || entry.personId !== path['residentId']) return [];
          return [{ ...registrationShown(entry, activity, context), status: 'cancelled' }];
        }),
      ]),
    ]),
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
  'occurrence-cancels-the-series': ignoresParameter(['REG-33'], CANCEL, 'occurrenceDate'),
  'occurrence-and-all-later-ones': breaking('REG-33')
    .says('Cancels with one occurrence of a series all later ones of the user.')
    .by(afterCancel, ({ former }, { query }, { store }) => {
      const from = textIn(query['occurrenceDate']);
      if (from === '') return;
      for (const entry of store.registrations.all()) {
        if (entry.activityId !== former.activityId || entry.personId !== former.personId) continue;
        const later = Array.from({ length: 40 }, (_, days) => dayAfter(from, days));
        const onDates = Object.fromEntries(later.map((day) => [day, 'cancelled' as const]));
        if (entry.occurrenceDate === null)
          store.registrations.replace({ ...entry, onDates: { ...entry.onDates, ...onDates } });
        else if (entry.occurrenceDate > from) store.registrations.remove(entry.id);
      }
    }),
  'occurrence-for-everybody': breaking('REG-33', 'REG-31')
    .says('Cancels the named occurrence of a series for everybody.')
    .by(afterCancel, ({ former }, { query }, { store }) => {
      const day = textIn(query['occurrenceDate']);
      for (const entry of store.registrations.all()) {
        if (day === '' || entry.activityId !== former.activityId) continue;
        if (entry.occurrenceDate === day) store.registrations.remove(entry.id);
        if (entry.occurrenceDate === null)
          store.registrations.replace({ ...entry, onDates: { ...entry.onDates, [day]: 'cancelled' } });
      }
    }),
  'occurrence-stays': breaking('REG-33')
    .says('Answers the cancel of one occurrence of a series and keeps it.')
    .by(onlyAnswers, CANCEL, ({ query }) => query['occurrenceDate'] !== undefined),
});
