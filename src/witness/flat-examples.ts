import { someActivity } from './programme.ts';
import { PICTURE, someResident } from './people.ts';
import type { WitnessClient, Witness } from './client.ts';

type Members = Readonly<Record<string, unknown>>;

const LISTS = {
  'personal-activities': 'listPersonalActivitiesFlat',
  photos: 'listPhotosFlat',
  messages: 'listMessagesFlat',
} as const;

/** Status and text of a list on the flat routes. */
export const flatList = (
  { outcome }: WitnessClient,
  route: keyof typeof LISTS,
  query: Readonly<Record<string, string>>,
): Promise<unknown> => outcome(LISTS[route], {}, { search: new URLSearchParams(query).toString() });

export const flatActivityBody = (
  { day }: WitnessClient,
  residentId: string,
  more: Members = {},
): Members => ({
  residentId,
  title: 'A walk in the park',
  startTime: `${day(3)}T15:00:00Z`,
  endTime: `${day(3)}T16:30:00Z`,
  location: 'Park',
  ...more,
});

/** Makes a personal activity on the flat route and gives the answer. */
export const someFlatActivity = async (client: WitnessClient, residentId: string, more: Members = {}) =>
  client.ask('createPersonalActivityFlat', {}, { body: flatActivityBody(client, residentId, more) });

/** A create on the flat route, and the list afterwards. */
export const flatActivity =
  (more: (client: WitnessClient) => Members = () => ({})): Witness =>
  async (client) => {
    const residentId = await someResident(client);
    const { status, text } = await someFlatActivity(client, residentId, more(client));
    const query = { residentId, startDate: client.day(1), endDate: client.day(5) };
    return [[status, text], await flatList(client, 'personal-activities', query)];
  };

/** What the flat list shows of activities of two residents, within and outside the days asked for. */
export const flatDays =
  (first: number, last: number): Witness =>
  async (client) => {
    const [residentId, other] = [await someResident(client), await someResident(client)];
    for (const on of [-6, 3, 12])
      for (const id of [residentId, other]) {
        const times = { startTime: `${client.day(on)}T15:00:00Z`, endTime: `${client.day(on)}T16:00:00Z` };
        await someFlatActivity(client, id, times);
      }
    const query = { residentId, startDate: client.day(first), endDate: client.day(last) };
    return flatList(client, 'personal-activities', query);
  };

/** A registration on the flat route. */
export const flatRegistration =
  (places?: number): Witness =>
  async (client) => {
    const activityId = await someActivity(client, places === undefined ? {} : { maxRegistered: places });
    const register = async () => {
      const body = { residentId: await someResident(client), activityId };
      return client.outcome('createRegistrationFlat', {}, { body });
    };
    return [await register(), await register()];
  };

/** Puts a picture of a resident up. */
const somePhoto = (client: WitnessClient, residentId: string, caption = 'In the park') =>
  client.ask(
    'uploadPhoto',
    {},
    { file: PICTURE, form: { facilities: client.facilities[0] ?? '', users: residentId, caption } },
  );

export const flatPhotos =
  (query: Readonly<Record<string, string>> = {}, count = 3): Witness =>
  async (client) => {
    const residentId = await someResident(client);
    for (let made = 0; made < count; made += 1) await somePhoto(client, residentId);
    return flatList(client, 'photos', { residentId, ...query });
  };

export const flatMessages =
  (query: Readonly<Record<string, string>> = {}, count = 3): Witness =>
  async (client) => {
    const residentId = await someResident(client);
    const body = { participantIds: [client.staff[0]], creatorId: residentId, title: 'About Sunday' };
    const threadId = await client.make('createThread', {}, { as: residentId, body });
    for (let sent = 0; sent < count; sent += 1)
      await client.ask('sendMessage', { threadId }, { as: residentId, body: { body: `Message ${sent}` } });
    return flatList(client, 'messages', { residentId, ...query });
  };
