import { register } from './activities.ts';
import { familyFixture } from './family.ts';
import { someConnection } from './people.ts';
import { activityBody } from './programme.ts';
import { pick, type WitnessClient, type Witness } from './client.ts';

/** An activity with files: the first and the third for the family, the second not. */
interface Filed {
  readonly id: string;
  readonly files: readonly string[];
}

const FILES = [
  { name: 'menu of may.txt', type: 'text/plain', text: 'Soup\r\n\0é', publicToFamily: true },
  { name: 'face.png', type: 'image/png', text: 'a face', publicToFamily: false },
  { name: 'crème 列表.pdf', type: 'application/pdf', text: 'a plan', publicToFamily: true },
  { name: 'menu of may.txt', type: 'text/plain', text: 'Bread', publicToFamily: false },
];

export const base64 = (text: string): string => Buffer.from(text).toString('base64');

/** Activities with files, and everybody who may ask for these. */
const attachmentFixtureOf = async (client: WitnessClient) => {
  const { ask, lever, facilities, day } = client;
  const family = await familyFixture(client);
  const staff = async (facility: number, mayView: boolean) => {
    const permissions = [mayView ? ('VIEW_ACTIVITIES' as const) : ('MESSAGE_FAMILY_RESIDENTS' as const)];
    const made = await lever('create-staff', { facilityIds: [facilities[facility] ?? ''], permissions });
    return made['staffId'] ?? '';
  };
  const at = (days: number, time: string) => `${day(days)}T${time}:00Z`;
  const calendar = async (category: string, facility = 0) => {
    const made = await lever('create-calendar', { facilityIds: [facilities[facility] ?? ''], category });
    return made['calendarId'] ?? '';
  };
  /** One file, as this user finds it. */
  const get = async (activityId: string, attachmentId: string, as: string) => {
    const found = await ask('getActivityAttachment', { activityId, attachmentId }, { as });
    const { status, headers, text } = found;
    return status < 300 ? [status, headers['content-type'], headers['content-disposition'], text] : [status];
  };
  return {
    ...{ family, calendar, get },
    /** Staff of the first facility with the permission and without it, and of the second with it. */
    keeper: await staff(0, true),
    barred: await staff(0, false),
    stranger: await staff(1, true),
    /** An activity on a new calendar of this category, so many days ahead. */
    filed: async ({
      category = 'activity',
      facility = 0,
      days = 7,
      places = 20,
      calendarId = undefined as string | undefined,
    } = {}): Promise<Filed> => {
      const made: Readonly<Record<string, unknown>> = await lever('create-activity', {
        calendarId: calendarId ?? (await calendar(category, facility)),
        startDate: at(days, '12:00'),
        endDate: at(days, '13:00'),
        ...{ maxRegistered: places, allowConnections: true, maxRegisteredConnections: 20 },
        attachments: FILES.map(({ text, ...file }) => ({ ...file, content: base64(text) })),
      });
      const { activityId, attachmentIds } = made;
      return { id: String(activityId), files: Array.isArray(attachmentIds) ? attachmentIds.map(String) : [] };
    },
    /** Every file of an activity, as these users find it. */
    all: async ({ id, files }: Filed, ...as: readonly string[]) => {
      const found: unknown[] = [];
      for (const one of as) for (const file of files) found.push(await get(id, file, one));
      return found;
    },
    registers: async ({ id }: Filed, userId: string, userType = 'resident') => {
      const { status, body } = await register(client, id, userId, { userType });
      return [status, pick(body, 'data.status')];
    },
    /** Replaces the activity by itself with these files, for the family or not. */
    replaced: async ({ id: activityId }: Filed, files: readonly (readonly [string, boolean])[]) => {
      const attachments = files.map(([attachmentId, publicToFamily]) => ({ attachmentId, publicToFamily }));
      const body = { ...activityBody(client), attachments };
      return (await ask('replaceActivity', { activityId }, { body })).status;
    },
  };
};

type AttachmentFixture = Awaited<ReturnType<typeof attachmentFixtureOf>>;

export const withAttachmentFixture =
  (play: (fixture: AttachmentFixture, client: WitnessClient) => Promise<unknown>): Witness =>
  async (client) =>
    play(await attachmentFixtureOf(client), client);

/** Every file of two activities, one of them of an unknown type, as staff get them. */
export const asStaff: Witness = withAttachmentFixture(
  async ({ keeper, barred, stranger, filed, all, get }, { lever }) => {
    const [one, other] = [await filed(), await filed({ facility: 1 })];
    const { attachmentId = '' } = await lever('attach-to-activity', {
      ...{ activityId: one.id, name: 'unnamed', content: base64('what is it'), publicToFamily: true },
    });
    return [
      await get(one.id, attachmentId, keeper),
      await all(one, keeper, barred, stranger),
      await all(other, keeper, stranger),
    ];
  },
);

/** Connections look for what is attached to activities here and there, and to those for which they are registered. */
export const asConnections: Witness = withAttachmentFixture(async (fixture, client) => {
  const { family, filed, calendar, all, registers, replaced } = fixture;
  const { daughter, farFriend, residentId, neighbour, outsider } = family;
  const { facilities } = client;
  const relative = (residents: readonly string[], externalId: string) =>
    someConnection(client, { residents, facilities, externalId });
  const both = await relative([residentId, outsider], 'ext-both');
  const away = await relative([outsider], 'ext-away');
  const friend = await relative([neighbour], 'ext-friend');
  const seen: unknown[] = [];
  for (const category of ['activity', 'meal', 'transportation'])
    for (const facility of [0, 1]) {
      const activity = await filed({ category, facility });
      await calendar(category, facility);
      seen.push(await all(activity, daughter, farFriend, both, away));
      seen.push(await registers(activity, 'ext-friend', 'connection'));
      seen.push(await all(activity, daughter, friend, farFriend, away));
      const [first = '', second = ''] = activity.files;
      const turned = [[first, false] as const, [second, true] as const];
      seen.push(await replaced(activity, turned), await all(activity, daughter, friend));
    }
  return [seen, await all(await filed({ days: -20 }), daughter)];
});
