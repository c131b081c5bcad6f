import { register } from './activities.ts';
import { someResident } from './people.ts';
import { someActivity } from './programme.ts';
import { pick, type Stage, type StageAnswer } from './stage.ts';

/** An activity and the residents who came for it, in their order. */
export interface Hall {
  readonly activityId: string;
  readonly residents: readonly string[];
  /** The answers to their registrations. */
  readonly came: readonly StageAnswer[];
}

/** An activity with so many places, for which so many residents register one after the other. */
export const hallWith = async (stage: Stage, places: number, count: number): Promise<Hall> => {
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

/** Cancels for one of the residents, counted from 0. */
export const leaves = (
  { call }: Stage,
  { activityId, residents }: Hall,
  who: number,
  query = '',
): Promise<StageAnswer> =>
  call('DELETE', `/activities/${activityId}/registrations/${residents[who] ?? ''}${query}`);

/** What the list of a resident shows of the next weeks. */
export const registrationsOf = async ({ call, day }: Stage, residentId: string): Promise<StageAnswer> =>
  call(
    'GET',
    `/residents/${residentId}/registrations?startDate=${day(-1)}T00:00:00Z&endDate=${day(41)}T00:00:00Z`,
  );

/** What everybody can see of a hall: the list of each of its residents and the capacity of the activity. */
export const standingsIn = async (stage: Stage, { activityId, residents }: Hall): Promise<unknown> => {
  const lists: unknown[] = [];
  for (const resident of residents) lists.push((await registrationsOf(stage, resident)).body);
  const { body } = await stage.call('GET', `/activities/${activityId}`);
  return [lists, pick(body, 'data.capacity')];
};
