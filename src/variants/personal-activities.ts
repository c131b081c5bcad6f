import { hours, someWalks, walking } from '../witness/personal-activities.ts';
import { membersIn } from '../saboteurs/input.ts';
import type { Witness } from '../witness/stage.ts';
import { takes } from './reading.ts';
import type { Variant } from './variant.ts';

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
export const personalActivityVariants: readonly Variant[] = [
  takes('personal-activity-answer', 'ok-data', answer),
  takes('personal-activity-answer', 'created-bare', answer),
  takes('personal-activity-answer', 'no-content', answer),
  takes('derived-end-time', 'required', lasting('10:00', 50)),
  takes('derived-end-past-midnight', 'refused', lasting('23:30', 60)),
  takes(
    'personal-activity-gap',
    'as-sent',
    walking(() => ({ durationInMinutes: 20 })),
  ),
  takes(
    'personal-activity-names',
    'presets-only',
    walking(() => ({ name: 'Flying a kite' })),
  ),
  takes('personal-activity-members', 'ignored', full),
  takes('personal-activity-members', 'refused', full),
  takes('end-time-before-start-time', 'next-day', backwards),
];
