import { isRefusal } from '../mock/http/problem.ts';
import { membersIn, textsIn, type Members } from '../saboteurs/input.ts';
import { afterwards, inData, instead, withStatus, type Mutation } from '../saboteurs/mutation.ts';
import { creating, CREATE, LIST, refusing } from '../saboteurs/personal-activities/amend.ts';
import { dayIn, isExact } from '../saboteurs/times.ts';
import { sometime, walking } from '../witness/personal-activities.ts';
import { variantsOf } from './variant.ts';

/** One change of every personal activity, whichever operation shows it. */
const shown = (change: (activity: Members) => Members): Mutation => {
  const changed = inData((activity) => ({ ...activity, ...change(activity) }));
  return (tables) => afterwards(CREATE, changed)(afterwards(LIST, changed)(tables));
};

const usual = walking(() => ({}));
const vague = walking(() => sometime('morning'));

/** The same instant on a clock five and three quarter hours ahead. */
const ahead = (instant: unknown): unknown =>
  typeof instant === 'string'
    ? new Date(Date.parse(instant) + 345 * 60_000).toISOString().replace(/(\.\d+)?Z$/, '+05:45')
    : instant;

const HOURS: Readonly<Record<string, readonly [string, string, number]>> = {
  allDay: ['00:00', '23:59', 1439],
  morning: ['08:00', '12:00', 240],
  afternoon: ['13:00', '17:00', 240],
  evening: ['18:00', '21:00', 180],
};

/** Freedoms of personal activities that no choice names. */
export const personalActivityFreedoms = variantsOf('freedom', usual, {
  'personal-activities-with-more-members': [
    'A personal activity shows whose it is, of which category, and who was with the resident.',
    shown(({ id, attendedResidentIds }) => ({
      ...{ residentId: textsIn(attendedResidentIds)[0], category: 'Outdoors', links: { self: String(id) } },
      staff: [{ id: 'somebody', firstName: 'Sam' }],
    })),
  ],
  'personal-activities-by-another-clock': [
    'The instants of a personal activity are written by the clock of Kathmandu.',
    shown(({ startDate, created, modified }) => ({
      startDate: ahead(startDate),
      created: ahead(created),
      modified: ahead(modified),
    })),
  ],
  'personal-activities-with-the-hours-of-their-part-of-the-day': [
    'What has no times is kept with the hours and the minutes of its part of the day.',
    creating(({ timeType, startTime, endTime, durationInMinutes }) => {
      const [from = startTime, to = endTime, minutes = durationInMinutes] = HOURS[timeType] ?? [];
      return { startTime: startTime ?? from, endTime: endTime ?? to, durationInMinutes: minutes };
    }),
    vague,
  ],
  'personal-activities-from-the-midnight-of-their-day': [
    'The startDate of what has no times is shown as the midnight of its day.',
    shown((activity) => {
      const { startDate } = activity;
      return { startDate: isExact(activity) ? startDate : `${dayIn(startDate)}T00:00:00Z` };
    }),
    vague,
  ],
  'personal-activities-taken-down-for-later': [
    'A create answers 202 and an empty object.',
    afterwards(CREATE, (reply) => withStatus(202)({ ...reply, body: {} })),
  ],
  'personal-activities-answered-with-their-list': [
    'A create answers 200 and the list of the resident.',
    afterwards(CREATE, (reply) => ({
      ...reply,
      status: 200,
      body: { data: [membersIn(reply.body)['data']] },
    })),
  ],
  'personal-activities-of-days-gone-by': [
    'A personal activity of a day to come is refused.',
    refusing(
      'startDate is no day to come.',
      ({ startDate }, _input, { clock }) => dayIn(startDate) > dayIn(clock.now()),
    ),
    walking(({ day }) => ({ startDate: `${day(9)}T10:00:00Z` })),
  ],
  'derived-ends-of-four-hours': [
    'A duration of more than four hours does not stand in place of an end.',
    refusing(
      'A duration in place of endTime is 240 at most.',
      (body) => isExact(body) && body['endTime'] === undefined && Number(body['durationInMinutes']) > 240,
    ),
    walking(() => ({ endTime: undefined, durationInMinutes: 300 })),
  ],
  'personal-activities-refused-as-conflicts': [
    'What a create does not take is refused with 409.',
    instead(CREATE, (original) => (input, scene) => {
      const reply = original(input, scene);
      return isRefusal(reply) && reply.problem !== 'not-found' ? { ...reply, status: 409 } : reply;
    }),
    walking(() => ({ startTime: undefined })),
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
});
