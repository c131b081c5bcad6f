import { createControl } from '../admin/control.ts';
import type { Part } from '../http/routes.ts';
import { realTables } from '../tables.ts';
import { fillPlain, testApp, type TestAnswer, type Readings } from './mock.ts';
import type { ConnectionRecord, ResidentRecord } from '../world/records.ts';
import { collectionsOf } from '../world/store.ts';
import type { World } from '../world/world.ts';

export type Members = Readonly<Record<string, unknown>>;

const isMembers = (value: unknown): value is Members =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** An answer, or anything else with a body. */
type Bodied = Pick<TestAnswer, 'body'> & Partial<TestAnswer>;

const unexpected = (wanted: string, { status, body }: Bodied): Error =>
  new Error(`expected ${wanted}, found ${status ?? 'none'} ${JSON.stringify(body)}`);

/** The members of an answer. Throws where it is no object. */
export const membersOf = (answer: Bodied): Members => {
  if (isMembers(answer.body)) return answer.body;
  throw unexpected('an object', answer);
};

/** The resource of a wrapped answer. Throws on anything else. */
export const dataOf = (answer: Bodied): Members => {
  const { data } = membersOf(answer);
  if (isMembers(data)) return data;
  throw unexpected('an answer with a resource', answer);
};

/** The items of a list. Throws on anything else. */
export const itemsOf = (answer: Bodied): readonly Members[] => {
  const { data } = membersOf(answer);
  if (Array.isArray(data) && data.every(isMembers)) return data;
  throw unexpected('a list', answer);
};

export const idsOf = (answer: Bodied): readonly unknown[] => itemsOf(answer).map(({ id }) => id);

/** The id of the resource of an answer. */
export const idOf = (answer: Bodied): string => String(dataOf(answer)['id']);

/** Everything that a world holds, for comparing before and after. */
export const stateOf = ({ store }: World): Members =>
  Object.fromEntries(Object.entries(collectionsOf(store)).map(([name, records]) => [name, records.all()]));

const BEFORE = '2026-02-01T00:00:00.000Z';

const resident = (
  changes: Partial<ResidentRecord> & Pick<ResidentRecord, 'id' | 'facilityId'>,
): ResidentRecord => ({
  externalId: null,
  pccId: null,
  firstName: 'Ada',
  lastName: 'Berg',
  nickname: null,
  email: null,
  phone: null,
  roomNumber: null,
  status: 'active',
  moveInDate: null,
  dob: null,
  gender: null,
  about: null,
  avatarFileId: null,
  created: BEFORE,
  modified: BEFORE,
  ...changes,
});

const connection = (changes: Partial<ConnectionRecord> & Pick<ConnectionRecord, 'id'>): ConnectionRecord => ({
  firstName: 'Carl',
  lastName: 'Dahl',
  email: null,
  phoneNumber: null,
  relationship: null,
  contactType: null,
  status: 'active',
  facilityIds: [],
  residentIds: [],
  groups: [],
  disableNotifications: false,
  disableSMS: false,
  disableInvites: false,
  additionalInfo: null,
  externalId: null,
  pccId: null,
  avatarFileId: null,
  created: BEFORE,
  updated: BEFORE,
  ...changes,
});

/** The plain world with ways to people it; `parts` are those of `testApp`. */
export const peopleMock = (readings: Readings = {}, parts?: readonly Part[]) => {
  const test = testApp(readings, realTables, fillPlain, parts);
  const { store, ids } = test.world;
  const [home = '', away = ''] = store.facilities.all().map(({ id }) => id);
  const control = createControl(test.service, realTables, { webhookKey: 'key' });
  const pull = async (lever: string, input: unknown): Promise<TestAnswer> => {
    const response = await control(
      new Request(`http://127.0.0.1/__admin/levers/${lever}`, {
        method: 'POST',
        body: JSON.stringify(input),
      }),
    );
    const text = await response.text();
    const body: unknown = JSON.parse(text);
    return { status: response.status, headers: response.headers, text, body, bytes: new Uint8Array() };
  };
  return {
    ...test,
    /** The two facilities of the plain world: in UTC, and in Copenhagen. */
    ...{ home, away },
    staffId: store.staff.all()[0]?.id ?? '',
    addResident: (changes: Partial<ResidentRecord> = {}) =>
      store.residents.insert(resident({ id: ids.next('res'), facilityId: home, ...changes })),
    addConnection: (changes: Partial<ConnectionRecord> = {}) =>
      store.connections.insert(connection({ id: ids.next('con'), ...changes })),
    /** Uploads a picture of these bytes; without any, a form that has no file. */
    upload: (path: string, bytes?: string) => {
      const form = new FormData();
      if (bytes === undefined) form.append('note', 'no picture');
      else form.append('file', new File([bytes], 'face.png', { type: 'image/png' }));
      return test.call('POST', path, { form });
    },
    /** The text behind a link to a file; undefined where there is no such file. */
    follow: (link: unknown): string | undefined => {
      const id = typeof link === 'string' ? new URL(link).pathname.replace('/__files/', '') : '';
      const file = test.service.file(id);
      return file && new TextDecoder().decode(file.bytes);
    },
    pull,
    /** Pulls a lever that has to work, and gives what it made. */
    pulled: async (lever: string, input: object): Promise<Members> => {
      const answer = await pull(lever, input);
      if (answer.status === 200) return membersOf(answer);
      throw new Error(`${lever}: ${answer.status} ${JSON.stringify(answer.body)}`);
    },
    /** Kind and resource of every event so far. */
    reportedEvents: () => test.events().map(({ eventType, resourceId }) => [eventType, resourceId] as const),
    /** Everything that a refused request must leave as it was. */
    state: (): unknown => [stateOf(test.world), test.events()],
  };
};
