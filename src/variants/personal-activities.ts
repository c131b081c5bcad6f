import { hours, someWalks, walking } from '../witness/personal-activities.ts';
import { membersIn } from '../saboteurs/input.ts';
import type { Witness } from '../witness/stage.ts';
import { readingsOf } from './reading.ts';

const full = walking(() => ({ location: 'Garden', description: 'Twice around', confirmed: true }));

const lasting = (startTime: string, durationInMinutes: number): Witness =>
  walking(({ day }) => ({
    ...hours(day(-7), startTime, startTime),
    endTime: undefined,
    durationInMinutes,
  }));

const backwards = walking(({ day }) => ({ ...hours(day(-7), '22:15', '22:30'), endTime: '00:30' }));

/** What a create alone answers. */
const answer: Witness = async (stage) => {
  const { status, body } = await (await someWalks(stage)).create();
  return [status, Object.keys(membersIn(body))];
};

/** Freedoms of the section Personal activities. */
export const personalActivityVariants = readingsOf(answer, [
  ['personal-activity-answer', ['ok-data', 'created-bare', 'no-content']],
  ['derived-end-time', ['required'], lasting('10:00', 50)],
  ['derived-end-past-midnight', ['refused'], lasting('23:30', 60)],
  ['personal-activity-gap', ['as-sent'], walking(() => ({ durationInMinutes: 20 }))],
  ['personal-activity-names', ['presets-only'], walking(() => ({ name: 'Flying a kite' }))],
  ['personal-activity-members', ['ignored', 'refused'], full],
  ['end-time-before-start-time', ['next-day'], backwards],
]);
