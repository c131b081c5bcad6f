import { isRefusal } from '../../mock/http/problem.ts';
import type { RegistrationRecord } from '../../mock/world/records.ts';
import { registrationShown } from '../../mock/operations/registrations/list.ts';
import { register, someSeries } from '../../witness/activities.ts';
import { hallWith, leaves, registrationsOf, standingsIn } from '../../witness/hall.ts';
import { someResident } from '../../witness/people.ts';
import { someActivity } from '../../witness/programme.ts';
import type { Witness } from '../../witness/stage.ts';
import { besideCancel, entriesFor, entryFor } from '../beside-cancel.ts';
import { withQuery, without, textIn } from '../input.ts';
import { afterwards, beforehand, inList, instead, insteadOfRefusal, withStatus } from '../mutation.ts';
import { saboteursOf } from '../saboteur.ts';

const CANCEL = 'cancelRegistration';
const DONE = { status: 204, body: undefined } as const;

/** One of three who are registered cancels. */
const oneOfThree: Witness = async (stage) => {
  const hall = await hallWith(stage, 5, 3);
  const { status, text } = await leaves(stage, hall, 1);
  return [status, text, await standingsIn(stage, hall)];
};

/** Cancels the second day of a series for one resident of two. */
const oneDay: Witness = async (stage) => {
  const activityId = await someSeries(stage);
  const residents = [await someResident(stage), await someResident(stage)];
  for (const resident of residents) await register(stage, activityId, resident);
  await leaves(stage, { activityId, residents, came: [] }, 0, `?occurrenceDate=${stage.day(31)}`);
  return (await registrationsOf(stage, residents[0] ?? '')).body;
};

export const cancellingSaboteurs = saboteursOf('registrations', oneOfThree, {
  'cancel-answers-200': [
    'Answers a cancel with 200 and the word cancelled.',
    ['REG-24'],
    afterwards(CANCEL, () => ({ status: 200, body: { status: 'cancelled' } })),
  ],
  'cancel-of-the-waiting-answers-202': [
    'Answers 202 to the cancel of somebody who waits.',
    ['REG-24'],
    instead(CANCEL, (original) => (input, scene) => {
      const waits = entryFor(input, scene)?.status === 'waitlisted';
      const reply = original(input, scene);
      return isRefusal(reply) || !waits ? reply : withStatus(202)(reply);
    }),
    async (stage) => {
      const hall = await hallWith(stage, 1, 2);
      return (await leaves(stage, hall, 1)).status;
    },
  ],
  'the-last-one-stays': [
    'Answers the cancel of the only registration of an activity and keeps it.',
    ['REG-25', 'REG-26'],
    instead(
      CANCEL,
      (original) => (input, scene) => (entriesFor(input, scene).length === 1 ? DONE : original(input, scene)),
    ),
    async (stage) => {
      const hall = await hallWith(stage, 5, 1);
      await leaves(stage, hall, 0);
      return standingsIn(stage, hall);
    },
  ],
  'cancelled-stay-listed': [
    'Keeps a cancelled registration in the list, as cancelled.',
    ['REG-25'],
    (tables) => {
      const gone: RegistrationRecord[] = [];
      const remember = besideCancel(({ former }) => void gone.push(former));
      const show = afterwards('listResidentRegistrations', (reply, input, scene) => {
        const rows = gone.flatMap((entry) => {
          const activity = scene.store.activities.find(entry.activityId);
          if (!activity || entry.personId !== input.path['residentId']) return [];
          return [{ ...registrationShown(entry, activity, scene), status: 'cancelled' }];
        });
        return inList((items) => [...items, ...rows])(reply, input);
      });
      return show(remember(tables));
    },
  ],
  'place-stays-taken': [
    'Goes on counting a registration that was cancelled.',
    ['REG-26'],
    besideCancel(({ former, earlier, later }, _input, { store }) => {
      const isQueued = [former, ...earlier, ...later].some(({ status }) => status === 'waitlisted');
      const ghost = `ghost-${former.id}`;
      if (!isQueued) store.registrations.insert({ ...former, personId: ghost, userId: ghost });
    }),
  ],
  'cancel-takes-the-next-too': [
    'Cancels with a registration the one that came after it.',
    ['REG-31', 'REG-26'],
    besideCancel(({ later: [next] }, _input, { store }) => {
      if (next?.status === 'registered') store.registrations.remove(next.id);
    }),
  ],
  'cancel-takes-other-activities-too': [
    'Cancels with a registration those of the same resident for activities of the same day.',
    ['REG-31'],
    besideCancel(({ former }, _input, { store }) => {
      const dayOf = (id: string) => store.activities.find(id)?.startDate.slice(0, 10);
      for (const { id, activityId, personId } of store.registrations.all())
        if (personId === former.personId && dayOf(activityId) === dayOf(former.activityId))
          store.registrations.remove(id);
    }),
    async (stage) => {
      const hall = await hallWith(stage, 5, 1);
      const [resident = ''] = hall.residents;
      await register(stage, await someActivity(stage), resident);
      await leaves(stage, hall, 0);
      return (await registrationsOf(stage, resident)).body;
    },
  ],
  'cancel-in-vain-takes-the-last': [
    'Cancels the latest registration where the user of the path has none.',
    ['REG-31'],
    insteadOfRefusal(CANCEL, (input, scene) => {
      const last = entriesFor(input, scene).at(-1);
      if (last) scene.store.registrations.remove(last.id);
      return DONE;
    }),
    async (stage) => {
      const hall = await hallWith(stage, 5, 2);
      await leaves(stage, { ...hall, residents: ['nobody'] }, 0);
      return standingsIn(stage, hall);
    },
  ],
  'occurrence-cancels-the-series': [
    'Cancels the whole series where one occurrence is named.',
    ['REG-33'],
    beforehand(CANCEL, (input) => withQuery(input, (query) => without(query, 'occurrenceDate'))),
    oneDay,
  ],
  'occurrence-and-all-later-ones': [
    'Cancels with one occurrence of a series all later ones of the user.',
    ['REG-33'],
    besideCancel(({ former }, { query }, { store }) => {
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
    oneDay,
  ],
  'occurrence-for-everybody': [
    'Cancels the named occurrence of a series for everybody.',
    ['REG-33', 'REG-31'],
    besideCancel(({ former }, { query }, { store }) => {
      const day = textIn(query['occurrenceDate']);
      for (const entry of store.registrations.all()) {
        if (day === '' || entry.activityId !== former.activityId) continue;
        if (entry.occurrenceDate === day) store.registrations.remove(entry.id);
        if (entry.occurrenceDate === null)
          store.registrations.replace({ ...entry, onDates: { ...entry.onDates, [day]: 'cancelled' } });
      }
    }),
    async (stage) => {
      const activityId = await someSeries(stage);
      const residents = [await someResident(stage), await someResident(stage)];
      for (const resident of residents) await register(stage, activityId, resident);
      await leaves(stage, { activityId, residents, came: [] }, 0, `?occurrenceDate=${stage.day(31)}`);
      return (await registrationsOf(stage, residents[1] ?? '')).body;
    },
  ],
  'occurrence-stays': [
    'Answers the cancel of one occurrence of a series and keeps it.',
    ['REG-33'],
    instead(
      CANCEL,
      (original) => (input, scene) =>
        input.query['occurrenceDate'] === undefined ? original(input, scene) : DONE,
    ),
    oneDay,
  ],
});

function dayAfter(day: string, days: number): string {
  return new Date(Date.parse(`${day}T12:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);
}
