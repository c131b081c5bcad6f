import type { PersonalActivityRecord } from '../../mock/world/personal-activities-records.ts';
import type { ActivityRecord, CheckInRecord } from '../../mock/world/records.ts';
import type { World } from '../../mock/world/world.ts';
import { someWalks, sometime, type Walks } from '../../witness/personal-activities.ts';
import type { Stage, Witness } from '../../witness/stage.ts';
import { idIn, membersIn, textIn, type Members } from '../input.ts';
import { afterwards, inList } from '../mutation.ts';
import { saboteursOf } from '../saboteur.ts';
import { dayIn, isExact } from '../times.ts';
import { CREATE, LIST } from './amend.ts';

const facilityOf = ({ residentId }: PersonalActivityRecord, { store }: World): string | undefined =>
  store.residents.find(residentId)?.facilityId;

/** The same on a calendar of the facility. */
const onCalendar = (made: PersonalActivityRecord, world: World): ActivityRecord | undefined => {
  const facilityId = facilityOf(made, world) ?? '';
  const calendar = world.store.calendars.filter(({ facilityIds }) => facilityIds.includes(facilityId))[0];
  return (
    calendar && {
      ...made,
      ...{ id: world.ids.next('act'), calendarId: calendar.id, facilityId },
      ...{ name: made.name ?? '', type: 'Personal', endDate: null },
      ...{ maxRegistered: 1, maxRegisteredConnections: null, allowConnections: false },
      ...{ attachments: [], creator: { id: 'service', name: 'Service' }, recurrence: null },
      ...{ isCancelled: false, isDeleted: false },
    }
  );
};

const isWithin = (startDate: unknown, { startDate: from, endDate: until }: Members): boolean => {
  const at = Date.parse(textIn(startDate));
  return Date.parse(textIn(from)) <= at && at <= Date.parse(textIn(until));
};

/** What is on in the first facility in the week of a personal activity. */
const programme = async ({ call, facilities, day }: Stage): Promise<unknown> => {
  const week = `startDate=${day(-9)}T00:00:00Z&endDate=${day(-5)}T23:59:59Z`;
  return (await call('GET', `/facilities/${facilities[0] ?? ''}/activities?${week}`)).body;
};

/** A check-in in the guise of a personal activity. */
const asCheckIn = ({ id, day, created, modified }: CheckInRecord): Members => ({
  ...{ id, name: 'Check-in', startDate: `${day}T12:00:00Z`, timeType: 'allDay' },
  ...{ created, modified },
});

const walkAnd =
  (look: (stage: Stage, walks: Walks) => Promise<unknown>, body: Members = {}): Witness =>
  async (stage) => {
    const walks = await someWalks(stage);
    await walks.create(body);
    return look(stage, walks);
  };

/** A resident with a check-in and a personal activity of one day, as both lists show them. */
const bothOnOneDay =
  (body: Members = {}): Witness =>
  async (stage) => {
    const walks = await someWalks(stage);
    await walks.create(body);
    const path = `/residents/${walks.residentId}/check-ins`;
    const checkIn = { startDate: stage.day(-7), checkInStaffId: stage.staff[0], durationInMinutes: 5 };
    await stage.call('POST', path, { body: checkIn });
    const week = `startDate=${stage.day(-9)}T00:00:00Z&endDate=${stage.day(-5)}T23:59:59Z`;
    return [await walks.days(-9, -5), (await stage.call('GET', `${path}?${week}`)).body];
  };

/** Lies that make one thing of what is told apart: personal activities, those of a facility, and check-ins. */
export const apartSaboteurs = saboteursOf('personal-activities', bothOnOneDay(), {
  'on-a-calendar-too': [
    'What has exact times stands on a calendar of the facility, too, under an id of its own.',
    ['PAC-10'],
    afterwards(CREATE, (reply, _input, scene) => {
      const made = scene.store.personalActivities.find(idIn(reply));
      const copy = made && isExact({ timeType: made.timeType }) ? onCalendar(made, scene) : undefined;
      if (copy) scene.store.activities.insert(copy);
      return reply;
    }),
    walkAnd(programme),
  ],
  'all-day-in-the-programme': [
    'The activities of a facility hold the personal ones of its residents that last all day.',
    ['PAC-10'],
    afterwards('listActivities', (reply, input, scene) =>
      inList((items) => {
        const found = scene.store.personalActivities.filter(
          (one) =>
            one.timeType === 'allDay' &&
            facilityOf(one, scene) === input.path['facilityId'] &&
            isWithin(one.startDate, input.query),
        );
        return [...items, ...found.map(({ id, name, startDate }) => ({ id, name, startDate }))];
      })(reply, input),
    ),
    walkAnd(programme, sometime('allDay')),
  ],
  'counted-as-check-ins': [
    'Personal activities without times are in the list of check-ins.',
    ['PAC-11'],
    afterwards('listCheckIns', (reply, input, scene) =>
      inList((items) => {
        const found = scene.store.personalActivities.filter(
          ({ residentId, timeType, startDate }) =>
            residentId === input.path['residentId'] &&
            !isExact({ timeType }) &&
            isWithin(startDate, input.query),
        );
        const shown = found.map(({ id, startDate }) => ({
          id,
          startDate: dayIn(startDate),
          durationInMinutes: 0,
        }));
        return [...items, ...shown];
      })(reply, input),
    ),
    bothOnOneDay(sometime('morning')),
  ],
  'counted-as-check-ins-where-there-is-one': [
    'A check-in draws the personal activities at exact times of its day into the list of check-ins.',
    ['PAC-11'],
    afterwards('listCheckIns', (reply, input, scene) =>
      inList((items) => {
        const days = items.map((item) => dayIn(membersIn(item)['startDate']));
        const found = scene.store.personalActivities.filter(
          ({ residentId, timeType, startDate }) =>
            residentId === input.path['residentId'] &&
            isExact({ timeType }) &&
            days.includes(dayIn(startDate)),
        );
        const shown = found.map(({ id, startDate }) => ({
          id,
          startDate: dayIn(startDate),
          durationInMinutes: 0,
        }));
        return [...items, ...shown];
      })(reply, input),
    ),
  ],
  'check-ins-among-them': [
    'A check-in on the day of a personal activity is in the list of them.',
    ['PAC-17'],
    afterwards(LIST, (reply, input, scene) =>
      inList((items) => {
        const days = items.map((item) => dayIn(membersIn(item)['startDate']));
        const found = scene.store.checkIns.filter(
          ({ residentId, day }) => residentId === input.path['residentId'] && days.includes(day),
        );
        return [...items, ...found.map(asCheckIn)];
      })(reply, input),
    ),
  ],
  'check-ins-in-place-of-nothing': [
    'A list that would hold nothing holds the check-ins of its days.',
    ['PAC-17'],
    afterwards(LIST, (reply, input, scene) =>
      inList((items) => {
        const found = scene.store.checkIns.filter(
          ({ residentId, day }) =>
            residentId === input.path['residentId'] && isWithin(`${day}T12:00:00Z`, input.query),
        );
        return items.length > 0 ? items : found.map(asCheckIn);
      })(reply, input),
    ),
    async (stage) => {
      const walks = await someWalks(stage);
      const body = { startDate: stage.day(-7), checkInStaffId: stage.staff[0], durationInMinutes: 5 };
      await stage.call('POST', `/residents/${walks.residentId}/check-ins`, { body });
      return walks.days(-9, -5);
    },
  ],
});
