import { someActivity } from './programme.ts';
import { PICTURE, someResident } from './people.ts';
import type { Stage, Witness } from './stage.ts';

type Members = Readonly<Record<string, unknown>>;

const LISTS = {
  'personal-activities': 'listPersonalActivitiesFlat',
  photos: 'listPhotosFlat',
  messages: 'listMessagesFlat',
} as const;

/** Status and text of a list on the flat routes. */
export const flatList = (
  { tell }: Stage,
  route: keyof typeof LISTS,
  query: Readonly<Record<string, string>>,
): Promise<unknown> => tell(LISTS[route], {}, { search: new URLSearchParams(query).toString() });

export const flatActivityBody = ({ day }: Stage, residentId: string, more: Members = {}): Members => ({
  residentId,
  title: 'A walk in the park',
  startTime: `${day(3)}T15:00:00Z`,
  endTime: `${day(3)}T16:30:00Z`,
  location: 'Park',
  ...more,
});

/** Makes a personal activity on the flat route and gives the answer. */
export const someFlatActivity = async (stage: Stage, residentId: string, more: Members = {}) =>
  stage.ask('createPersonalActivityFlat', {}, { body: flatActivityBody(stage, residentId, more) });

/** A create on the flat route, and the list afterwards. */
export const flatActivity =
  (more: (stage: Stage) => Members = () => ({})): Witness =>
  async (stage) => {
    const residentId = await someResident(stage);
    const { status, text } = await someFlatActivity(stage, residentId, more(stage));
    const query = { residentId, startDate: stage.day(1), endDate: stage.day(5) };
    return [[status, text], await flatList(stage, 'personal-activities', query)];
  };

/** What the flat list shows of activities of two residents, within and outside the days asked for. */
export const flatDays =
  (first: number, last: number): Witness =>
  async (stage) => {
    const [residentId, other] = [await someResident(stage), await someResident(stage)];
    for (const on of [-6, 3, 12])
      for (const id of [residentId, other]) {
        const times = { startTime: `${stage.day(on)}T15:00:00Z`, endTime: `${stage.day(on)}T16:00:00Z` };
        await someFlatActivity(stage, id, times);
      }
    const query = { residentId, startDate: stage.day(first), endDate: stage.day(last) };
    return flatList(stage, 'personal-activities', query);
  };

/** A registration on the flat route. */
export const flatRegistration =
  (places?: number): Witness =>
  async (stage) => {
    const activityId = await someActivity(stage, places === undefined ? {} : { maxRegistered: places });
    const register = async () => {
      const body = { residentId: await someResident(stage), activityId };
      return stage.tell('createRegistrationFlat', {}, { body });
    };
    return [await register(), await register()];
  };

/** Puts a picture of a resident up. */
export const somePhoto = (stage: Stage, residentId: string, caption = 'In the park') =>
  stage.ask(
    'uploadPhoto',
    {},
    { file: PICTURE, form: { facilities: stage.facilities[0] ?? '', users: residentId, caption } },
  );

export const flatPhotos =
  (query: Readonly<Record<string, string>> = {}, count = 3): Witness =>
  async (stage) => {
    const residentId = await someResident(stage);
    for (let made = 0; made < count; made += 1) await somePhoto(stage, residentId);
    return flatList(stage, 'photos', { residentId, ...query });
  };

export const flatMessages =
  (query: Readonly<Record<string, string>> = {}, count = 3): Witness =>
  async (stage) => {
    const residentId = await someResident(stage);
    const body = { participantIds: [stage.staff[0]], creatorId: residentId, title: 'About Sunday' };
    const threadId = await stage.make('createThread', {}, { as: residentId, body });
    for (let sent = 0; sent < count; sent += 1)
      await stage.ask('sendMessage', { threadId }, { as: residentId, body: { body: `Message ${sent}` } });
    return flatList(stage, 'messages', { residentId, ...query });
  };
