import { someConnection, someResident } from './people.ts';
import { pick, type Stage, type Witness } from './stage.ts';
import { hours, sometime, type Seen } from './personal-activities.ts';

type Body = Readonly<Record<string, unknown>>;

/** One resident, two more, two connections, and short ways to the visits of the first; the usual day is a week ago. */
export interface Lounge {
  readonly residentId: string;
  readonly others: readonly [string, string];
  readonly connectionIds: readonly [string, string];
  create(body?: Body, as?: string): Promise<Seen>;
  /** Creates one and gives its id. */
  made(body?: Body): Promise<string>;
  read(id: string, residentId?: string): Promise<Seen>;
  change(id: string, body?: Body, as?: string): Promise<Seen>;
  remove(id: string): Promise<Seen>;
  /** The list from the beginning of one day to the end of another, counted from today. */
  days(first: number, last: number, more?: Readonly<Record<string, string>>): Promise<Seen>;
  /** The list of a query as it stands. */
  asked(query: string): Promise<Seen>;
  /** The same ways to the visits of another resident. */
  of(residentId: string): Lounge;
}

/** A body that tells each member, of a visit by a stranger. */
export const visitBody = ({ day }: Stage, more: Body = {}): Body => ({
  ...{ name: 'Coffee', visitType: 'social', description: 'Brought cake' },
  ...hours(day(-7), '10:00', '11:00'),
  durationInMinutes: 60,
  manualVisitors: [{ name: 'Ann', relationship: 'Niece' }],
  ...more,
});

/** Visitors whom the service knows. */
export const known = (...ids: readonly string[]): Body => ({
  connectionVisitors: ids.map((connectionId) => ({ connectionId })),
  manualVisitors: [],
});

/** A new resident of the first facility, unless another one is counted. */
export const someLounge = async (stage: Stage, facility = 0): Promise<Lounge> => {
  const [residentId, one, two] = [
    await someResident(stage, {}, facility),
    await someResident(stage),
    await someResident(stage),
  ];
  const people = { residents: [residentId], facilities: [stage.facilities[facility]] };
  const connectionIds = [await someConnection(stage, people), await someConnection(stage, people)] as const;
  const loungeOf = (id: string): Lounge => {
    const pathOf = (who: string): string => `/residents/${who}/personal-visits`;
    const path = pathOf(id);
    const call = async (method: string, at: string, body?: Body, as?: string): Promise<Seen> => {
      const options = { ...(body && { body: visitBody(stage, body) }), ...(as !== undefined && { as }) };
      const answer = await stage.call(method, at, options);
      return { status: answer.status, body: answer.body };
    };
    const lounge: Lounge = {
      ...{ residentId: id, others: [one, two], connectionIds, of: loungeOf },
      create: (body = {}, as) => call('POST', path, body, as),
      made: async (body) => String(pick((await lounge.create(body)).body, 'data.id')),
      read: (visitId, who = id) => call('GET', `${pathOf(who)}/${visitId}`),
      change: (visitId, body = {}, as) => call('PUT', `${path}/${visitId}`, body, as),
      remove: (visitId) => call('DELETE', `${path}/${visitId}`),
      days: (first, last, more = {}) => {
        const dates = {
          startDate: `${stage.day(first)}T00:00:00Z`,
          endDate: `${stage.day(last)}T23:59:59Z`,
        };
        return lounge.asked(new URLSearchParams({ ...dates, ...more }).toString());
      },
      asked: (query) => call('GET', `${path}?${query}`),
    };
    return lounge;
  };
  return loungeOf(residentId);
};

type BodyIn = (stage: Stage, lounge: Lounge) => Body;

/** Visits that are made one after the other: the answers, the read of each and the list around them. */
export const visiting =
  (...bodies: readonly BodyIn[]): Witness =>
  async (stage) => {
    const lounge = await someLounge(stage);
    const seen: Seen[] = [];
    for (const body of bodies) {
      const answer = await lounge.create(body(stage, lounge));
      seen.push(answer, await lounge.read(String(pick(answer.body, 'data.id'))));
    }
    return [seen, await lounge.days(-9, -5)];
  };

/** A visit that is made of one body and replaced by others: the answers, and then the read and the list. */
export const revisiting =
  (first: BodyIn, ...bodies: readonly BodyIn[]): Witness =>
  async (stage) => {
    const lounge = await someLounge(stage);
    const id = await lounge.made(first(stage, lounge));
    const seen: Seen[] = [];
    for (const body of bodies) seen.push(await lounge.change(id, body(stage, lounge)));
    return [seen, await lounge.read(id), await lounge.days(-9, -5)];
  };

export { hours, sometime };
