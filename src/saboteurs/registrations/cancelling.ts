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
import { afterwards, beforehand, inList, instead, insteadOfRefusal, withStatus } from '../lies.ts';
import type { Saboteur } from '../saboteur.ts';

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

export const cancellingSaboteurs: readonly Saboteur[] = [
  {
    id: 'registrations.cancel-answers-200',
    lie: 'Answers a cancel with 200 and the word cancelled.',
    breaks: ['REG-24'],
    tables: afterwards(CANCEL, () => ({ status: 200, body: { status: 'cancelled' } })),
    witness: oneOfThree,
  },
  {
    id: 'registrations.cancel-of-the-waiting-answers-202',
    lie: 'Answers 202 to the cancel of somebody who waits.',
    breaks: ['REG-24'],
    tables: instead(CANCEL, (honest) => (input, scene) => {
      const waits = entryFor(input, scene)?.status === 'waitlisted';
      const reply = honest(input, scene);
      return isRefusal(reply) || !waits ? reply : withStatus(202)(reply);
    }),
    witness: async (stage) => {
      const hall = await hallWith(stage, 1, 2);
      return (await leaves(stage, hall, 1)).status;
    },
  },
  {
    id: 'registrations.the-last-one-stays',
    lie: 'Answers the cancel of the only registration of an activity and keeps it.',
    breaks: ['REG-25', 'REG-26'],
    tables: instead(
      CANCEL,
      (honest) => (input, scene) => (entriesFor(input, scene).length === 1 ? DONE : honest(input, scene)),
    ),
    witness: async (stage) => {
      const hall = await hallWith(stage, 5, 1);
      await leaves(stage, hall, 0);
      return standingsIn(stage, hall);
    },
  },
  {
    id: 'registrations.cancelled-stay-listed',
    lie: 'Keeps a cancelled registration in the list, as cancelled.',
    breaks: ['REG-25'],
    tables: (tables) => {
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
    witness: oneOfThree,
  },
  {
    id: 'registrations.place-stays-taken',
    lie: 'Goes on counting a registration that was cancelled.',
    breaks: ['REG-26'],
    tables: besideCancel(({ former, earlier, later }, _input, { store }) => {
      const isQueued = [former, ...earlier, ...later].some(({ status }) => status === 'waitlisted');
      const ghost = `ghost-${former.id}`;
      if (!isQueued) store.registrations.insert({ ...former, personId: ghost, userId: ghost });
    }),
    witness: oneOfThree,
  },
  {
    id: 'registrations.cancel-takes-the-next-too',
    lie: 'Cancels with a registration the one that came after it.',
    breaks: ['REG-31', 'REG-26'],
    tables: besideCancel(({ later: [next] }, _input, { store }) => {
      if (next?.status === 'registered') store.registrations.remove(next.id);
    }),
    witness: oneOfThree,
  },
  {
    id: 'registrations.cancel-takes-other-activities-too',
    lie: 'Cancels with a registration those of the same resident for activities of the same day.',
    breaks: ['REG-31'],
    tables: besideCancel(({ former }, _input, { store }) => {
      const dayOf = (id: string) => store.activities.find(id)?.startDate.slice(0, 10);
      for (const { id, activityId, personId } of store.registrations.all())
        if (personId === former.personId && dayOf(activityId) === dayOf(former.activityId))
          store.registrations.remove(id);
    }),
    witness: async (stage) => {
      const hall = await hallWith(stage, 5, 1);
      const [resident = ''] = hall.residents;
      await register(stage, await someActivity(stage), resident);
      await leaves(stage, hall, 0);
      return (await registrationsOf(stage, resident)).body;
    },
  },
  {
    id: 'registrations.cancel-in-vain-takes-the-last',
    lie: 'Cancels the latest registration where the user of the path has none.',
    breaks: ['REG-31'],
    tables: insteadOfRefusal(CANCEL, (input, scene) => {
      const last = entriesFor(input, scene).at(-1);
      if (last) scene.store.registrations.remove(last.id);
      return DONE;
    }),
    witness: async (stage) => {
      const hall = await hallWith(stage, 5, 2);
      await leaves(stage, { ...hall, residents: ['nobody'] }, 0);
      return standingsIn(stage, hall);
    },
  },
  {
    id: 'registrations.occurrence-cancels-the-series',
    lie: 'Cancels the whole series where one occurrence is named.',
    breaks: ['REG-33'],
    tables: beforehand(CANCEL, (input) => withQuery(input, (query) => without(query, 'occurrenceDate'))),
    witness: oneDay,
  },
  {
    id: 'registrations.occurrence-and-all-later-ones',
    lie: 'Cancels with one occurrence of a series all later ones of the user.',
    breaks: ['REG-33'],
    tables: besideCancel(({ former }, { query }, { store }) => {
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
    witness: oneDay,
  },
  {
    id: 'registrations.occurrence-for-everybody',
    lie: 'Cancels the named occurrence of a series for everybody.',
    breaks: ['REG-33', 'REG-31'],
    tables: besideCancel(({ former }, { query }, { store }) => {
      const day = textIn(query['occurrenceDate']);
      for (const entry of store.registrations.all()) {
        if (day === '' || entry.activityId !== former.activityId) continue;
        if (entry.occurrenceDate === day) store.registrations.remove(entry.id);
        if (entry.occurrenceDate === null)
          store.registrations.replace({ ...entry, onDates: { ...entry.onDates, [day]: 'cancelled' } });
      }
    }),
    witness: async (stage) => {
      const activityId = await someSeries(stage);
      const residents = [await someResident(stage), await someResident(stage)];
      for (const resident of residents) await register(stage, activityId, resident);
      await leaves(stage, { activityId, residents, came: [] }, 0, `?occurrenceDate=${stage.day(31)}`);
      return (await registrationsOf(stage, residents[1] ?? '')).body;
    },
  },
  {
    id: 'registrations.occurrence-stays',
    lie: 'Answers the cancel of one occurrence of a series and keeps it.',
    breaks: ['REG-33'],
    tables: instead(
      CANCEL,
      (honest) => (input, scene) =>
        input.query['occurrenceDate'] === undefined ? honest(input, scene) : DONE,
    ),
    witness: oneDay,
  },
];

function dayAfter(day: string, days: number): string {
  return new Date(Date.parse(`${day}T12:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);
}
