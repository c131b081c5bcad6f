import { hours, someWalks, sometime, walking } from '../../witness/personal-activities.ts';
import type { Members } from '../input.ts';
import type { Saboteur } from '../saboteur.ts';
import { dayIn, later, minuteIn } from '../times.ts';
import { DAY, textOf } from '../windows.ts';
import { creating } from './amend.ts';

const called =
  (name: string, more: Members = {}) =>
  (): Members => ({ name, ...more });

const capital = (word: string): string => word.slice(0, 1).toUpperCase() + word.slice(1);

const daysLater = (startDate: string, days: number): string => textOf(Date.parse(startDate) + days * DAY);

/** Lies of how what was sent is kept. */
export const keepingSaboteurs: readonly Saboteur[] = [
  {
    id: 'personal-activities.name-of-twenty-letters',
    lie: 'A name is cut after twenty letters.',
    breaks: ['PAC-43'],
    tables: creating(({ name }) => ({ name: name?.slice(0, 20) ?? null })),
    witness: walking(called('A walk around the lake and back')),
  },
  {
    id: 'personal-activities.name-like-a-title',
    lie: 'Every word of a name begins with a capital.',
    breaks: ['PAC-43'],
    tables: creating(({ name }) => ({ name: name?.split(' ').map(capital).join(' ') ?? null })),
    witness: walking(called('Walk outdoors')),
  },
  {
    id: 'personal-activities.name-of-the-first-like-it',
    lie: 'A second one on a day takes the name of the first one.',
    breaks: ['PAC-43'],
    tables: creating(({ id, residentId, name, startDate }, _input, { store }) => {
      const first = store.personalActivities.filter(
        (one) => one.id !== id && one.residentId === residentId && dayIn(one.startDate) === dayIn(startDate),
      )[0];
      return { name: first?.name ?? name };
    }),
    witness: walking(called('Walk'), called('Chess')),
  },
  {
    id: 'personal-activities.name-of-what-has-no-times',
    lie: 'What has no times is called after its timeType.',
    breaks: ['PAC-43'],
    tables: creating(({ name, timeType }) => ({
      name: timeType === 'exactTime' ? name : `${name ?? ''} (${timeType})`,
    })),
    witness: walking(called('Walk', sometime('morning'))),
  },
  {
    id: 'personal-activities.times-in-steps-of-five-minutes',
    lie: 'Times are rounded down to five minutes.',
    breaks: ['PAC-44'],
    tables: creating(({ startTime, endTime }) => {
      const stepped = (time: string | null) => time && later(time, -(minuteIn(time) % 5));
      return { startTime: stepped(startTime), endTime: stepped(endTime) };
    }),
    witness: walking(({ day }) => hours(day(-7), '10:03', '10:43')),
  },
  {
    id: 'personal-activities.times-of-greenwich',
    lie: 'Times are kept as those of UTC, wherever the resident lives.',
    breaks: ['PAC-44'],
    tables: creating(({ startTime, endTime, startDate }) => {
      if (startTime === null || endTime === null) return {};
      const from = textOf(Date.parse(startDate)).slice(11, 16);
      return { startTime: from, endTime: later(from, minuteIn(endTime) - minuteIn(startTime)) };
    }),
    witness: async (stage) => {
      const walks = await someWalks(stage, 1);
      await walks.create({ startDate: `${stage.day(-7)}T16:00:00Z`, startTime: '12:00', endTime: '12:30' });
      return walks.days(-9, -5);
    },
  },
  {
    id: 'personal-activities.day-ends-at-half-past-eleven',
    lie: 'An end later than 23:30 is 23:30.',
    breaks: ['PAC-44'],
    tables: creating(({ endTime }) => ({ endTime: endTime && endTime > '23:30' ? '23:30' : endTime })),
    witness: walking(({ day }) => hours(day(-7), '23:10', '23:50')),
  },
  {
    id: 'personal-activities.no-leap-day',
    lie: 'What is on February 29 is kept on March 1.',
    breaks: ['PAC-44'],
    tables: creating(({ startDate }) => ({
      startDate: dayIn(startDate).endsWith('-02-29') ? daysLater(startDate, 1) : startDate,
    })),
    witness: walking(() => hours('2024-02-29', '10:00', '10:30')),
  },
  {
    id: 'personal-activities.start-at-midnight-of-the-day',
    lie: 'The startDate of what has exact times is kept as the midnight of its day.',
    breaks: ['PAC-44'],
    tables: creating(({ startDate, timeType }) => ({
      startDate: timeType === 'exactTime' ? `${dayIn(startDate)}T00:00:00Z` : startDate,
    })),
    witness: walking(called('Walk')),
  },
  {
    id: 'personal-activities.at-least-a-quarter-of-an-hour',
    lie: 'An end less than a quarter of an hour after the start is put off until then.',
    breaks: ['PAC-44'],
    tables: creating(({ startTime, endTime }) => {
      const isShort = startTime !== null && endTime !== null && minuteIn(endTime) - minuteIn(startTime) < 15;
      return { endTime: isShort ? later(startTime, 15) : endTime };
    }),
    witness: walking(({ day }) => hours(day(-7), '10:00', '10:10')),
  },
  {
    id: 'personal-activities.mornings-last-all-day',
    lie: 'A morning is kept as all day.',
    breaks: ['PAC-44', 'PAC-38'],
    tables: creating(({ timeType }) => ({ timeType: timeType === 'morning' ? 'allDay' : timeType })),
    witness: walking(called('Walk', sometime('morning'))),
  },
  {
    id: 'personal-activities.time-type-of-the-same-day',
    lie: 'Without times a second one on a day has the timeType of the first one without times.',
    breaks: ['PAC-44'],
    tables: creating(({ id, residentId, startDate, timeType }, _input, { store }) => {
      const first = store.personalActivities.filter(
        (one) =>
          one.id !== id &&
          one.residentId === residentId &&
          one.timeType !== 'exactTime' &&
          dayIn(one.startDate) === dayIn(startDate),
      )[0];
      return { timeType: timeType === 'exactTime' ? timeType : (first?.timeType ?? timeType) };
    }),
    witness: walking(called('Walk', sometime('morning')), called('Walk', sometime('evening'))),
  },
  {
    id: 'personal-activities.times-of-the-first-one-change-too',
    lie: 'A create at other times of a day moves the earlier ones of that day and name.',
    breaks: ['PAC-44'],
    tables: creating(
      ({ id, residentId, name, startDate, startTime, endTime, timeType }, _input, { store }) => {
        for (const one of store.personalActivities.all())
          if (
            one.id !== id &&
            one.residentId === residentId &&
            one.name === name &&
            timeType === 'exactTime' &&
            one.timeType === 'exactTime' &&
            dayIn(one.startDate) === dayIn(startDate)
          )
            store.personalActivities.replace({ ...one, startDate, startTime, endTime });
        return {};
      },
    ),
    witness: walking(called('Walk'), ({ day }) => hours(day(-7), '15:00', '15:30')),
  },
];
