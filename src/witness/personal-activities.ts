import { someResident } from './people.ts';
import type { Stage, Witness } from './stage.ts';

type Body = Readonly<Record<string, unknown>>;

/** What a client sees of an answer. */
export interface Seen {
  readonly status: number;
  readonly body: unknown;
}

/** One resident, and short ways to what is done with them alone; the usual day is a week ago. */
export interface Walks {
  readonly residentId: string;
  create(body?: Body): Promise<Seen>;
  /** The list from the beginning of one day to the end of another, counted from today. */
  days(first: number, last: number): Promise<Seen>;
  /** The list of a query as it stands. */
  asked(query: string): Promise<Seen>;
}

/** From one time to another on a day. */
export const hours = (day: string, startTime: string, endTime: string): Body => ({
  startDate: `${day}T${startTime}:00Z`,
  startTime,
  endTime,
});

/** Some time of a day, without times. */
export const sometime = (timeType: string): Body => ({ timeType, startTime: undefined, endTime: undefined });

/** A new resident of the first facility, unless another one is counted. */
export const someWalks = async (stage: Stage, facility = 0): Promise<Walks> => {
  const residentId = await someResident(stage, {}, facility);
  const path = `/residents/${residentId}/personal-activities`;
  const call = async (method: string, at: string, body?: Body): Promise<Seen> => {
    const answer = await stage.call(method, at, body && { body });
    return { status: answer.status, body: answer.body };
  };
  const usual = { name: 'Walk', ...hours(stage.day(-7), '10:00', '10:45') };
  const walks: Walks = {
    residentId,
    create: (body = {}) => call('POST', path, { ...usual, ...body }),
    days: (first, last) => {
      const dates = {
        startDate: `${stage.day(first)}T00:00:00Z`,
        endDate: `${stage.day(last)}T23:59:59Z`,
      };
      return walks.asked(new URLSearchParams(dates).toString());
    },
    asked: (query) => call('GET', `${path}?${query}`),
  };
  return walks;
};

/** What one create after the other answers, and the list of the resident afterwards. */
export const walking =
  (...bodies: readonly ((stage: Stage) => Body)[]): Witness =>
  async (stage) => {
    const walks = await someWalks(stage);
    const answers: Seen[] = [];
    for (const body of bodies) answers.push(await walks.create(body(stage)));
    return [answers, await walks.days(-9, -5)];
  };

/** One by staff, with two photos and all that there is to tell, as the list shows it. */
export const walkByStaff: Witness = async (stage) => {
  const walks = await someWalks(stage);
  const photo = { name: 'walk.png', type: 'image/png', content: 'YSBmYWNl' };
  await stage.lever('create-personal-activity', {
    residentId: walks.residentId,
    ...{ name: 'Walk', startDate: `${stage.day(-7)}T10:00:00Z`, location: 'Garden', description: 'Twice' },
    confirmed: true,
    photos: [photo, { ...photo, name: 'roses.png' }],
  });
  return walks.days(-9, -5);
};
