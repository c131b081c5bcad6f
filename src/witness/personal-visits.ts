import { someConnection, someResident } from './people.ts';
import { pick, type Seen, type WitnessClient, type Witness } from './client.ts';
import { hours, sometime } from './personal-activities.ts';

type Body = Readonly<Record<string, unknown>>;

/** A body with each member, of a visit by a manual visitor. */
const visitBody = ({ day }: WitnessClient, more: Body = {}): Body => ({
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

/** A new resident of the first facility, unless another one is counted, two more, two connections, and short ways to the visits of the first; the usual day is a week ago. */
export const someLounge = async (client: WitnessClient, facility = 0) => {
  const { see, make, day } = client;
  const [own, one, two] = [
    await someResident(client, {}, facility),
    await someResident(client),
    await someResident(client),
  ];
  const people = { residents: [own], facilities: [client.facilities[facility]] };
  const connectionIds = [await someConnection(client, people), await someConnection(client, people)] as const;
  const others = [one, two] as const;
  const sent = (body: Body, as?: string) => ({
    body: visitBody(client, body),
    ...(as !== undefined && { as }),
  });
  const loungeOf = (residentId: string) => ({
    ...{ residentId, others, connectionIds },
    create: (body: Body = {}, as?: string) => see('createPersonalVisit', { residentId }, sent(body, as)),
    /** Creates one and gives its id. */
    made: (body: Body = {}) => make('createPersonalVisit', { residentId }, sent(body)),
    read: (visitId: string, who = residentId) => see('getPersonalVisit', { residentId: who, visitId }),
    change: (visitId: string, body: Body = {}, as?: string) =>
      see('replacePersonalVisit', { residentId, visitId }, sent(body, as)),
    remove: (visitId: string) => see('deletePersonalVisit', { residentId, visitId }),
    /** The list from the beginning of one day to the end of another, counted from today. */
    days: (first: number, last: number, more: Readonly<Record<string, string>> = {}) => {
      const range = { startDate: `${day(first)}T00:00:00Z`, endDate: `${day(last)}T23:59:59Z` };
      return see('listPersonalVisits', { residentId, ...range, ...more });
    },
  });
  /** The same ways to the visits of another resident. */
  return { ...loungeOf(own), of: loungeOf };
};

export type Lounge = Awaited<ReturnType<typeof someLounge>>;

type BodyIn = (client: WitnessClient, lounge: Lounge) => Body;

/** Visits that are made one after the other: the answers, the read of each and the list around them. */
export const visiting =
  (...bodies: readonly BodyIn[]): Witness =>
  async (client) => {
    const lounge = await someLounge(client);
    const seen: Seen[] = [];
    for (const body of bodies) {
      const answer = await lounge.create(body(client, lounge));
      seen.push(answer, await lounge.read(String(pick(answer.body, 'data.id'))));
    }
    return [seen, await lounge.days(-9, -5)];
  };

/** A visit that is made of one body and replaced by others: the answers, and then the read and the list. */
export const revisiting =
  (first: BodyIn, ...bodies: readonly BodyIn[]): Witness =>
  async (client) => {
    const lounge = await someLounge(client);
    const id = await lounge.made(first(client, lounge));
    const seen: Seen[] = [];
    for (const body of bodies) seen.push(await lounge.change(id, body(client, lounge)));
    return [seen, await lounge.read(id), await lounge.days(-9, -5)];
  };

export { sometime };
