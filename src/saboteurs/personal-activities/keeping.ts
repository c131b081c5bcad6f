import { hours, someWalks, sometime, walking } from '../../witness/personal-activities.ts';
import type { Members } from '../input.ts';
import { saboteursOf } from '../saboteur.ts';
import { dayIn, later, minuteIn } from '../times.ts';
import { DAY, textOf } from '../windows.ts';
import { creating } from './amend.ts';

const called =
  (name: string, more: Members = {}) =>
  (): Members => ({ name, ...more });

const capital = (word: string): string => word.slice(0, 1).toUpperCase() + word.slice(1);

const daysLater = (startDate: string, days: number): string => textOf(Date.parse(startDate) + days * DAY);

/** Saboteurs of how what was sent is kept. */
export const keepingSaboteurs = saboteursOf(
  'personal-activities',
  walking(called('Walk', sometime('morning'))),
  {
    'name-of-twenty-letters': [
      'A name is cut after twenty letters.',
      ['PAC-43'],
      creating(({ name }) => ({ name: name?.slice(0, 20) ?? null })),
      walking(called('A walk around the lake and back')),
    ],
    'name-like-a-title': [
      'Every word of a name begins with a capital.',
      ['PAC-43'],
      creating(({ name }) => ({ name: name?.split(' ').map(capital).join(' ') ?? null })),
      walking(called('Walk outdoors')),
    ],
    'name-of-the-first-like-it': [
      'A second one on a day takes the name of the first one.',
      ['PAC-43'],
      creating(({ id, residentId, name, startDate }, _input, { store }) => {
        const first = store.personalActivities.filter(
          (one) =>
            one.id !== id && one.residentId === residentId && dayIn(one.startDate) === dayIn(startDate),
        )[0];
        return { name: first?.name ?? name };
      }),
      walking(called('Walk'), called('Chess')),
    ],
    'name-of-what-has-no-times': [
      'What has no times is called after its timeType.',
      ['PAC-43'],
      creating(({ name, timeType }) => ({
        name: timeType === 'exactTime' ? name : `${name ?? ''} (${timeType})`,
      })),
    ],
    'times-in-steps-of-five-minutes': [
      'Times are rounded down to five minutes.',
      ['PAC-44'],
      creating(({ startTime, endTime }) => {
        const stepped = (time: string | null) => time && later(time, -(minuteIn(time) % 5));
        return { startTime: stepped(startTime), endTime: stepped(endTime) };
      }),
      walking(({ day }) => hours(day(-7), '10:03', '10:43')),
    ],
    'times-of-greenwich': [
      'Times are kept as those of UTC, wherever the resident lives.',
      ['PAC-44'],
      creating(({ startTime, endTime, startDate }) => {
        if (startTime === null || endTime === null) return {};
        const from = textOf(Date.parse(startDate)).slice(11, 16);
        return { startTime: from, endTime: later(from, minuteIn(endTime) - minuteIn(startTime)) };
      }),
      async (stage) => {
        const walks = await someWalks(stage, 1);
        await walks.create({ startDate: `${stage.day(-7)}T16:00:00Z`, startTime: '12:00', endTime: '12:30' });
        return walks.days(-9, -5);
      },
    ],
    'day-ends-at-half-past-eleven': [
      'An end later than 23:30 is 23:30.',
      ['PAC-44'],
      creating(({ endTime }) => ({ endTime: endTime && endTime > '23:30' ? '23:30' : endTime })),
      walking(({ day }) => hours(day(-7), '23:10', '23:50')),
    ],
    'no-leap-day': [
      'What is on February 29 is kept on March 1.',
      ['PAC-44'],
      creating(({ startDate }) => ({
        startDate: dayIn(startDate).endsWith('-02-29') ? daysLater(startDate, 1) : startDate,
      })),
      walking(() => hours('2024-02-29', '10:00', '10:30')),
    ],
    'start-at-midnight-of-the-day': [
      'The startDate of what has exact times is kept as the midnight of its day.',
      ['PAC-44'],
      creating(({ startDate, timeType }) => ({
        startDate: timeType === 'exactTime' ? `${dayIn(startDate)}T00:00:00Z` : startDate,
      })),
      walking(called('Walk')),
    ],
    'at-least-a-quarter-of-an-hour': [
      'An end less than a quarter of an hour after the start is put off until then.',
      ['PAC-44'],
      creating(({ startTime, endTime }) => {
        const isShort =
          startTime !== null && endTime !== null && minuteIn(endTime) - minuteIn(startTime) < 15;
        return { endTime: isShort ? later(startTime, 15) : endTime };
      }),
      walking(({ day }) => hours(day(-7), '10:00', '10:10')),
    ],
    'mornings-last-all-day': [
      'A morning is kept as all day.',
      ['PAC-44', 'PAC-38'],
      creating(({ timeType }) => ({ timeType: timeType === 'morning' ? 'allDay' : timeType })),
    ],
    'time-type-of-the-same-day': [
      'Without times a second one on a day has the timeType of the first one without times.',
      ['PAC-44'],
      creating(({ id, residentId, startDate, timeType }, _input, { store }) => {
        const first = store.personalActivities.filter(
          (one) =>
            one.id !== id &&
            one.residentId === residentId &&
            one.timeType !== 'exactTime' &&
            dayIn(one.startDate) === dayIn(startDate),
        )[0];
        return { timeType: timeType === 'exactTime' ? timeType : (first?.timeType ?? timeType) };
      }),
      walking(called('Walk', sometime('morning')), called('Walk', sometime('evening'))),
    ],
    'times-of-the-first-one-change-too': [
      'A create at other times of a day moves the earlier ones of that day and name.',
      ['PAC-44'],
      creating(({ id, residentId, name, startDate, startTime, endTime, timeType }, _input, { store }) => {
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
      }),
      walking(called('Walk'), ({ day }) => hours(day(-7), '15:00', '15:30')),
    ],
  },
);
