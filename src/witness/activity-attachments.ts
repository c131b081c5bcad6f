import { register } from './activities.ts';
import { familyFixture } from './family.ts';
import { someConnection } from './people.ts';
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
    ...{ family, get },
    /** Staff of the first facility with the permission and without it, and of the second with it. */
    keeper: await staff(0, true),
    barred: await staff(0, false),
    stranger: await staff(1, true),
    /** An activity on a new calendar of this category, a week ahead. */
    filed: async ({
      category = 'activity',
      facility = 0,
      places = 20,
      calendarId = undefined as string | undefined,
    } = {}): Promise<Filed> => {
      const made: Readonly<Record<string, unknown>> = await lever('create-activity', {
        calendarId: calendarId ?? (await calendar(category, facility)),
        startDate: `${day(7)}T12:00:00Z`,
        endDate: `${day(7)}T13:00:00Z`,
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

/** Connections of here and of elsewhere look for what is attached to activities. */
export const asConnections: Witness = withAttachmentFixture(async (fixture, client) => {
  const { family, filed, all } = fixture;
  const { daughter, farFriend, residentId, outsider } = family;
  const { facilities } = client;
  const relative = (residents: readonly string[]) => someConnection(client, { residents, facilities });
  const [both, away] = [await relative([residentId, outsider]), await relative([outsider])];
  const seen: unknown[] = [];
  for (const category of ['activity', 'meal', 'transportation'])
    seen.push(await all(await filed({ category }), daughter, farFriend, both, away));
  return seen;
});
