import { membersIn, textsIn, type Members } from '../mutants/input.ts';
import { createsAs } from '../mutants/personal-activities/adapter.ts';
import { shows } from '../mutants/verbs.ts';
import { dayIn, isExact } from '../mutants/times.ts';
import { byClock, membersAs, refusedWith, refusing, showsMore } from './shapes.ts';
import { freedomsOf, type Freedom } from './variant.ts';
import { afterwards } from '../mutants/mutation.ts';
import { membersOtherwise } from '../witness/tour.ts';
import type { Witness } from '../witness/client.ts';

const CREATE = 'createPersonalActivity';
const SHOWING = [CREATE, 'listPersonalActivities'] as const;

const shown = (more: (activity: Members) => Members) => showsMore(SHOWING, more);

const HOURS: Readonly<Record<string, readonly [string, string, number]>> = {
  allDay: ['00:00', '23:59', 1439],
  morning: ['08:00', '12:00', 240],
  afternoon: ['13:00', '17:00', 240],
  evening: ['18:00', '21:00', 180],
};

/** A part of a day in the place of times, and a long duration in the place of an end. */
const withoutTimes: Witness = async ({ send }) => {
  const noTimes = { startTime: undefined, endTime: undefined };
  await send('createPersonalActivity', { body: { ...noTimes, timeType: 'morning' } });
  await send('createPersonalActivity', { body: { endTime: undefined, durationInMinutes: 300 } });
};

export const personalActivityFreedoms: readonly Freedom[] = [
  ...freedomsOf({
    'personal-activities-with-more-members': [
      'A personal activity shows whose it is, of which category, and who was with the resident.',
      shown(({ id, attendedResidentIds }) => ({
        ...{ residentId: textsIn(attendedResidentIds)[0], category: 'Outdoors', links: { self: String(id) } },
        staff: [{ id: 'somebody', firstName: 'Sam' }],
      })),
    ],
    'personal-activities-by-another-clock': [
      'The instants of a personal activity are written by the clock of Kathmandu.',
      shows(SHOWING, membersAs(['startDate', 'created', 'modified'], byClock(345))),
    ],
    'personal-activities-with-the-hours-of-their-part-of-the-day': [
      'What has no times is kept with the hours and the minutes of its part of the day.',
      createsAs(({ timeType, startTime, endTime, durationInMinutes }) => {
        const [from = startTime, to = endTime, minutes = durationInMinutes] = HOURS[timeType] ?? [];
        return { startTime: startTime ?? from, endTime: endTime ?? to, durationInMinutes: minutes };
      }),
      withoutTimes,
    ],
    'personal-activities-from-the-midnight-of-their-day': [
      'The startDate of what has no times is shown as the midnight of its day.',
      shown((activity) =>
        isExact(activity) ? {} : { startDate: `${dayIn(activity['startDate'])}T00:00:00Z` },
      ),
      withoutTimes,
    ],
    'personal-activities-taken-down-for-later': [
      'A create answers 202 and an empty object.',
      afterwards(CREATE, (reply) => ({ ...reply, status: 202, body: {} })),
    ],
    'personal-activities-answered-with-their-list': [
      'A create answers 200 and the list of the resident.',
      afterwards(CREATE, ({ body }) => ({ status: 200, body: { data: [membersIn(body)['data']] } })),
    ],
    'personal-activities-of-days-gone-by': [
      'A personal activity of a day to come is refused.',
      refusing(
        [CREATE],
        'startDate is no day to come.',
        ({ startDate }, _input, { clock }) => dayIn(startDate) > dayIn(clock.now()),
      ),
      membersOtherwise('createPersonalActivity'),
    ],
    'derived-ends-of-four-hours': [
      'A duration of more than four hours does not stand in place of an end.',
      refusing(
        [CREATE],
        'A duration in place of endTime is 240 at most.',
        (body) => isExact(body) && body['endTime'] === undefined && Number(body['durationInMinutes']) > 240,
      ),
      withoutTimes,
    ],
    'personal-activities-refused-as-conflicts': [
      'What a create does not take is refused with 409.',
      refusedWith(409, [CREATE], ({ problem }) => problem !== 'not-found'),
      membersOtherwise('createPersonalActivity'),
    ],
    'personal-activities-as-narrow-as-they-are-shown': [
      'A create takes what the interface shows and nothing else, by the names of presets, and answers 204.',
      {
        readings: {
          'personal-activity-answer': 'no-content',
          'personal-activity-names': 'presets-only',
          'personal-activity-members': 'refused',
          'derived-end-time': 'required',
          'personal-activity-gap': 'as-sent',
        },
      },
    ],
    'personal-activities-that-say-little': [
      'A create answers the bare personal activity, of which neither words nor minutes were taken.',
      {
        readings: {
          'personal-activity-answer': 'created-bare',
          'personal-activity-members': 'ignored',
          'personal-activity-gap': 'as-sent',
          'derived-end-past-midnight': 'refused',
          'end-time-before-start-time': 'next-day',
          'unset-members': 'absent',
        },
      },
    ],
  }),
];
