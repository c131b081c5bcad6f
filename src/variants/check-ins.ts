import { checkInBody, someCheckIn } from '../witness/programme.ts';
import { someDesk } from '../witness/check-ins.ts';
import { someResident } from '../witness/people.ts';
import { pick, type Stage, type StageAnswer } from '../witness/stage.ts';
import { readingsOf } from './reading.ts';

type Members = Readonly<Record<string, unknown>>;

const create = async (stage: Stage, more: Members, facility = 0): Promise<StageAnswer> =>
  stage.call('POST', `/residents/${await someResident(stage, {}, facility)}/check-ins`, {
    body: checkInBody(stage, more),
  });

/** The day that an answer shows, as it is written. */
const shownDay = async (stage: Stage, startDate: string, facility = 0) =>
  pick((await create(stage, { startDate }, facility)).body, 'data.startDate');

// Late in the evening ten hours behind UTC it is the next day in UTC, and in America/New_York too.
const lateFarWest = ({ day }: Stage) => `${day(-7)}T20:00:00-10:00`;

const movedOntoTaken = async (stage: Stage) => {
  const residentId = await someResident(stage);
  const path = `/residents/${residentId}/check-ins`;
  await stage.call('POST', path, { body: checkInBody(stage) });
  const { body } = await stage.call('POST', path, { body: checkInBody(stage, { startDate: stage.day(-8) }) });
  return (await stage.call('PUT', `${path}/${String(pick(body, 'data.id'))}`, { body: checkInBody(stage) }))
    .status;
};

const putWithoutDescription = async (stage: Stage) => {
  const path = await someCheckIn(stage, { description: 'cheerful' });
  return pick((await stage.call('PUT', path, { body: checkInBody(stage) })).body, 'data.description');
};

export const checkInVariants = readingsOf(
  (stage) => shownDay(stage, stage.day(-7)),
  [
    ['check-in-date-form', ['midnight-utc']],
    ['check-in-date-form', ['local-midnight'], (stage) => shownDay(stage, stage.day(-7), 1)],
    [
      'check-in-date-input',
      ['date-only'],
      async (stage) => (await create(stage, { startDate: `${stage.day(-7)}T00:00:00Z` })).status,
    ],
    [
      'check-in-date-input',
      ['date-time-only'],
      async (stage) => (await create(stage, { startDate: stage.day(-7) })).status,
    ],
    ['check-in-moved-onto-taken-day', ['allowed'], movedOntoTaken],
    ['check-in-day-zone', ['facility'], (stage) => shownDay(stage, lateFarWest(stage), 1)],
    ['check-in-day-zone', ['utc'], (stage) => shownDay(stage, lateFarWest(stage))],
    ['check-in-put-omitted', ['kept'], putWithoutDescription],
    [
      'unknown-check-in-staff',
      ['accepted'],
      async (stage) => (await create(stage, { checkInStaffId: 'nobody' })).status,
    ],
    [
      'deleted-diary-read',
      ['served'],
      async (stage) => {
        const desk = await someDesk(stage);
        const id = await desk.made();
        await desk.remove(id);
        return desk.read(id);
      },
    ],
  ],
);
