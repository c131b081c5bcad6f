import { register } from './activities.ts';
import { someResident } from './people.ts';
import { someActivity } from './programme.ts';
import { pick, type WitnessClient, type WitnessAnswer } from './client.ts';

/** An activity with so many places, the residents who register for it one after the other, and what is answered. */
export const registrationsWith = async (client: WitnessClient, places: number, count: number) => {
  const activityId = await someActivity(client, { maxRegistered: places, location: 'Hall' });
  const residents: string[] = [];
  const came: WitnessAnswer[] = [];
  for (let one = 0; one < count; one += 1) {
    const resident = await someResident(client);
    residents.push(resident);
    came.push(await register(client, activityId, resident));
  }
  return { activityId, residents, came };
};

type RegistrationsSetup = Awaited<ReturnType<typeof registrationsWith>>;

/** Cancels for one of the residents, counted from 0. */
export const leaves = (
  { ask }: WitnessClient,
  { activityId, residents }: RegistrationsSetup,
  who: number,
  search = '',
): Promise<WitnessAnswer> =>
  ask('cancelRegistration', { activityId, userId: residents[who] ?? '' }, { search });

/** What the list of a resident shows of the next weeks. */
export const registrationsOf = ({ ask, day }: WitnessClient, residentId: string): Promise<WitnessAnswer> => {
  const range = { startDate: `${day(-1)}T00:00:00Z`, endDate: `${day(41)}T00:00:00Z` };
  return ask('listResidentRegistrations', { residentId, ...range });
};

/** What everybody can see of a hall: the list of each of its residents and the capacity of the activity. */
export const standingsIn = async (
  client: WitnessClient,
  { activityId, residents }: RegistrationsSetup,
): Promise<unknown> => {
  const lists: unknown[] = [];
  for (const resident of residents) lists.push((await registrationsOf(client, resident)).body);
  const { body } = await client.ask('getActivity', { activityId });
  return [lists, pick(body, 'data.capacity')];
};
