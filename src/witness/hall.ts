import { register } from './activities.ts';
import { someResident } from './people.ts';
import { someActivity } from './programme.ts';
import { pick, type Stage, type StageAnswer } from './stage.ts';

/** An activity with so many places, the residents who register for it one after the other, and what is answered. */
export const hallWith = async (stage: Stage, places: number, count: number) => {
  const activityId = await someActivity(stage, { maxRegistered: places, location: 'Hall' });
  const residents: string[] = [];
  const came: StageAnswer[] = [];
  for (let one = 0; one < count; one += 1) {
    const resident = await someResident(stage);
    residents.push(resident);
    came.push(await register(stage, activityId, resident));
  }
  return { activityId, residents, came };
};

type Hall = Awaited<ReturnType<typeof hallWith>>;

/** Cancels for one of the residents, counted from 0. */
export const leaves = (
  { ask }: Stage,
  { activityId, residents }: Hall,
  who: number,
  search = '',
): Promise<StageAnswer> =>
  ask('cancelRegistration', { activityId, userId: residents[who] ?? '' }, { search });

/** What the list of a resident shows of the next weeks. */
export const registrationsOf = ({ ask, day }: Stage, residentId: string): Promise<StageAnswer> => {
  const range = { startDate: `${day(-1)}T00:00:00Z`, endDate: `${day(41)}T00:00:00Z` };
  return ask('listResidentRegistrations', { residentId, ...range });
};

/** What everybody can see of a hall: the list of each of its residents and the capacity of the activity. */
export const standingsIn = async (stage: Stage, { activityId, residents }: Hall): Promise<unknown> => {
  const lists: unknown[] = [];
  for (const resident of residents) lists.push((await registrationsOf(stage, resident)).body);
  const { body } = await stage.ask('getActivity', { activityId });
  return [lists, pick(body, 'data.capacity')];
};
