import { isRefusal } from '../mock/http/problem.ts';
import { membersIn, textsIn, type Members } from '../saboteurs/input.ts';
import { afterwards, inData, instead, withStatus, type Mutation } from '../saboteurs/mutation.ts';
import { CREATE, createsAs, LIST } from '../saboteurs/personal-activities/adapter.ts';
import { dayIn, isExact } from '../saboteurs/times.ts';
import { refuses } from '../saboteurs/verbs.ts';
import { sometime, walking } from '../witness/personal-activities.ts';
import type { Variant } from './variant.ts';

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
export const personalActivityFreedoms: readonly Variant[] = [
  {
    id: 'freedom.personal-activities-with-more-members',
    freedom: 'A personal activity shows whose it is, of which category, and who was with the resident.',
    tables: shown(({ id, attendedResidentIds }) => ({
      ...{ residentId: textsIn(attendedResidentIds)[0], category: 'Outdoors', links: { self: String(id) } },
      staff: [{ id: 'somebody', firstName: 'Sam' }],
    })),
    witness: usual,
  },
  {
    id: 'freedom.personal-activities-by-another-clock',
    freedom: 'The instants of a personal activity are written by the clock of Kathmandu.',
    tables: shown(({ startDate, created, modified }) => ({
      startDate: ahead(startDate),
      created: ahead(created),
      modified: ahead(modified),
    })),
    witness: usual,
  },
  {
    id: 'freedom.personal-activities-with-the-hours-of-their-part-of-the-day',
    freedom: 'What has no times is kept with the hours and the minutes of its part of the day.',
    tables: createsAs(({ timeType, startTime, endTime, durationInMinutes }) => {
      const [from = startTime, to = endTime, minutes = durationInMinutes] = HOURS[timeType] ?? [];
      return { startTime: startTime ?? from, endTime: endTime ?? to, durationInMinutes: minutes };
    }),
    witness: vague,
  },
  {
    id: 'freedom.personal-activities-from-the-midnight-of-their-day',
    freedom: 'The startDate of what has no times is shown as the midnight of its day.',
    tables: shown((activity) => {
      const { startDate } = activity;
      return { startDate: isExact(activity) ? startDate : `${dayIn(startDate)}T00:00:00Z` };
    }),
    witness: vague,
  },
  {
    id: 'freedom.personal-activities-taken-down-for-later',
    freedom: 'A create answers 202 and an empty object.',
    tables: afterwards(CREATE, (reply) => withStatus(202)({ ...reply, body: {} })),
    witness: usual,
  },
  {
    id: 'freedom.personal-activities-answered-with-their-list',
    freedom: 'A create answers 200 and the list of the resident.',
    tables: afterwards(CREATE, (reply) => ({
      ...reply,
      status: 200,
      body: { data: [membersIn(reply.body)['data']] },
    })),
    witness: usual,
  },
  {
    id: 'freedom.personal-activities-of-days-gone-by',
    freedom: 'A personal activity of a day to come is refused.',
    tables: refuses(CREATE, ({ startDate }, _input, { clock }) => dayIn(startDate) > dayIn(clock.now())),
    witness: walking(({ day }) => ({ startDate: `${day(9)}T10:00:00Z` })),
  },
  {
    id: 'freedom.derived-ends-of-four-hours',
    freedom: 'A duration of more than four hours does not stand in place of an end.',
    tables: refuses(
      CREATE,
      (body) => isExact(body) && body['endTime'] === undefined && Number(body['durationInMinutes']) > 240,
    ),
    witness: walking(() => ({ endTime: undefined, durationInMinutes: 300 })),
  },
  {
    id: 'freedom.personal-activities-refused-as-conflicts',
    freedom: 'What a create does not take is refused with 409.',
    tables: instead(CREATE, (original) => (input, scene) => {
      const reply = original(input, scene);
      return isRefusal(reply) && reply.problem !== 'not-found' ? { ...reply, status: 409 } : reply;
    }),
    witness: walking(() => ({ startTime: undefined })),
  },
  {
    id: 'freedom.personal-activities-as-narrow-as-they-are-shown',
    freedom:
      'A create takes what the interface shows and nothing else, by the names of presets, and answers 204.',
    readings: {
      'personal-activity-answer': 'no-content',
      'personal-activity-names': 'presets-only',
      'personal-activity-members': 'refused',
      'derived-end-time': 'required',
      'personal-activity-gap': 'as-sent',
    },
    witness: usual,
  },
  {
    id: 'freedom.personal-activities-that-say-little',
    freedom: 'A create answers the bare personal activity, of which neither words nor minutes were taken.',
    readings: {
      'personal-activity-answer': 'created-bare',
      'personal-activity-members': 'ignored',
      'personal-activity-gap': 'as-sent',
      'derived-end-past-midnight': 'refused',
      'end-time-before-start-time': 'next-day',
      'unset-members': 'absent',
    },
    witness: usual,
  },
];
