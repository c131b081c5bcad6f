import { someResident } from './people.ts';
import type { Seen, WitnessClient, Witness } from './client.ts';

type Body = Readonly<Record<string, unknown>>;

/** From one time to another on a day. */
export const hours = (day: string, startTime: string, endTime: string): Body => ({
  startDate: `${day}T${startTime}:00Z`,
  startTime,
  endTime,
});

/** Some time of a day, without times. */
export const sometime = (timeType: string): Body => ({ timeType, startTime: undefined, endTime: undefined });

/** A new resident of the first facility, unless another one is counted, and short ways to what is done with them alone; the usual day is a week ago. */
const someWalks = async (client: WitnessClient, facility = 0) => {
  const { see, day } = client;
  const residentId = await someResident(client, {}, facility);
  const usual = { name: 'Walk', ...hours(day(-7), '10:00', '10:45') };
  return {
    residentId,
    create: (body: Body = {}) =>
      see('createPersonalActivity', { residentId }, { body: { ...usual, ...body } }),
    /** The list from the beginning of one day to the end of another, counted from today. */
    days: (first: number, last: number) => {
      const range = { startDate: `${day(first)}T00:00:00Z`, endDate: `${day(last)}T23:59:59Z` };
      return see('listPersonalActivities', { residentId, ...range });
    },
  };
};

/** What one create after the other answers, and the list of the resident afterwards. */
export const walking =
  (...bodies: readonly ((client: WitnessClient) => Body)[]): Witness =>
  async (client) => {
    const walks = await someWalks(client);
    const answers: Seen[] = [];
    for (const body of bodies) answers.push(await walks.create(body(client)));
    return [answers, await walks.days(-9, -5)];
  };

/** One by staff, with two photos and every other member, as the list shows it. */
export const walkByStaff: Witness = async (client) => {
  const walks = await someWalks(client);
  const photo = { name: 'walk.png', type: 'image/png', content: 'YSBmYWNl' };
  await client.lever('create-personal-activity', {
    residentId: walks.residentId,
    ...{ name: 'Walk', startDate: `${client.day(-7)}T10:00:00Z`, location: 'Garden', description: 'Twice' },
    confirmed: true,
    photos: [photo, { ...photo, name: 'roses.png' }],
  });
  return walks.days(-9, -5);
};
