import { textIn, membersIn } from '../saboteurs/input.ts';
import { isRefusal } from '../mock/http/problem.ts';
import type { RegistrationRecord } from '../mock/world/records.ts';
import type { Tables } from '../mock/tables.ts';
import type { Members } from '../saboteurs/input.ts';
import { afterwards, inData, inList, instead, type Mutation } from '../saboteurs/mutation.ts';
import { besideCancel } from '../saboteurs/beside-cancel.ts';
import { register, someSeries } from '../witness/activities.ts';
import { hallWith, leaves, registrationsOf, standingsIn } from '../witness/hall.ts';
import { someResident } from '../witness/people.ts';
import type { Witness } from '../witness/stage.ts';
import { variantsOf } from './variant.ts';

const CREATE = 'createRegistration';
const LIST = 'listResidentRegistrations';
const SHOWING = [CREATE, LIST, 'listConnectionRegistrations'] as const;

/** One change of every registration, whichever operation shows it. */
const shown =
  (change: (registration: Members) => Members): Mutation =>
  (tables) =>
    SHOWING.reduce<Tables>(
      (changed, operation) =>
        afterwards(
          operation,
          inData((registration) => ({ ...registration, ...change(registration) })),
        )(changed),
      tables,
    );

/** Two come for two places and a third one has to wait. */
const full: Witness = async (stage) => {
  const hall = await hallWith(stage, 2, 3);
  return [hall.came.map(({ body }) => body), await standingsIn(stage, hall)];
};

const dayOf = (value: unknown): unknown => (typeof value === 'string' ? value.slice(0, 10) : value);

/** Freedoms around registrations that no open question names. */
export const registrationFreedoms = variantsOf('freedom', full, {
  'registrations-with-more-members': [
    'Shows an id and further members on registrations.',
    shown(({ activityId, userId }) => ({
      id: `${String(activityId)}:${String(userId)}`,
      checkedIn: false,
      guests: [],
    })),
  ],
  'registration-dates-as-days': [
    'Shows the start and the end of the activity as days.',
    shown(({ activityStartDate, activityEndDate }) => ({
      activityStartDate: dayOf(activityStartDate),
      activityEndDate: dayOf(activityEndDate),
    })),
  ],
  'positions-by-hundreds': [
    'Counts positions by hundreds, so that somebody can be put in between.',
    shown(({ position }) => ({
      position: typeof position === 'number' ? position * 100 + 100 : position,
    })),
  ],
  'series-listed-once': [
    'Lists the registration for a series once, by its next occurrence.',
    afterwards(
      LIST,
      inList((items) => {
        const keys = items.map((item) => textIn(membersIn(item)['activityId']));
        return items.filter((_, at) => keys.indexOf(keys[at] ?? '') === at);
      }),
    ),
    async (stage) => {
      const resident = await someResident(stage);
      await register(stage, await someSeries(stage), resident);
      return (await registrationsOf(stage, resident)).body;
    },
  ],
  'one-place-kept-back': [
    'Keeps the last of several places for the staff to give away.',
    instead(CREATE, (original) => (input, scene) => {
      const { activities } = scene.store;
      const activity = activities.find(input.path['activityId']);
      const places = activity?.maxRegistered ?? 0;
      if (!activity || places < 2) return original(input, scene);
      activities.replace({ ...activity, maxRegistered: places - 1 });
      const reply = original(input, scene);
      activities.replace(activity);
      return reply;
    }),
  ],
  'everybody-waits-at-first': [
    'Puts everybody on the waitlist, from where staff let them in.',
    instead(CREATE, (original) => (input, scene) => {
      const before = new Set(scene.store.registrations.all().map(({ id }) => id));
      const announce = () => undefined;
      const reply = original(input, { ...scene, announce });
      const made = scene.store.registrations.all().find(({ id }) => !before.has(id));
      if (isRefusal(reply) || !made) return reply;
      scene.store.registrations.replace({ ...made, status: 'waitlisted' });
      return inData((one) => ({ ...one, status: 'waitlisted', position: 1 }))(reply, input);
    }),
  ],
  'promotion-a-moment-later': [
    'Lets somebody move up a moment after the cancel was answered.',
    (tables) => {
      const coming: { readonly entry: RegistrationRecord; left: number }[] = [];
      const delay = besideCancel(({ former, earlier, later }, _input, { store }) => {
        const [next] = [...earlier, ...later].filter(({ status }) => status === 'waitlisted');
        if (former.status !== 'registered' || !next) return;
        store.registrations.replace(next);
        coming.push({ entry: next, left: 2 });
      });
      const arrive = instead(LIST, (original) => (input, { store, ...scene }) => {
        for (const one of coming) {
          one.left -= 1;
          const entry = one.left === 0 ? store.registrations.find(one.entry.id) : undefined;
          if (entry) store.registrations.replace({ ...entry, status: 'registered' });
        }
        return original(input, { store, ...scene });
      });
      return arrive(delay(tables));
    },
    async (stage) => {
      const hall = await hallWith(stage, 1, 2);
      await leaves(stage, hall, 0);
      return (await registrationsOf(stage, hall.residents[1] ?? '')).body;
    },
  ],
});
