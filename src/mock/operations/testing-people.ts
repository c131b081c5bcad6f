import { createControl } from '../admin/control.ts';
import type { Part } from '../http/routes.ts';
import { realTables } from '../tables.ts';
import { fillPlain, testApp, type TestAnswer, type TestApp } from '../testing.ts';
import type { Readings } from '../world/choices.ts';
import type { ConnectionRecord, ResidentRecord } from '../world/records.ts';
import { collectionsOf, type World } from '../world/world.ts';

export type Members = Readonly<Record<string, unknown>>;

const isMembers = (value: unknown): value is Members =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** An answer, or whatever else has a body to look into. */
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

export interface People extends TestApp {
  /** The two facilities of the plain world. */
  readonly home: string;
  readonly away: string;
  addResident(changes?: Partial<ResidentRecord>): ResidentRecord;
  addConnection(changes?: Partial<ConnectionRecord>): ConnectionRecord;
  /** Uploads a picture of these bytes; without any, a form that has no file. */
  upload(path: string, bytes?: string): Promise<TestAnswer>;
  /** The text behind a link to a file; undefined where there is no such file. */
  follow(link: unknown): string | undefined;
  pull(lever: string, input: unknown): Promise<TestAnswer>;
}

/** The plain world with ways to people it; `parts` are those of `testApp`. */
export const people = (readings: Readings = {}, parts?: readonly Part[]): People => {
  const test = testApp(readings, realTables, fillPlain, parts);
  const { store } = test.world;
  const [home = '', away = ''] = store.facilities.all().map(({ id }) => id);
  const control = createControl(test.service, realTables, { webhookKey: 'key' });
  return {
    ...test,
    home,
    away,
    addResident: (changes = {}) =>
      store.residents.insert(resident({ id: test.world.ids.next('res'), facilityId: home, ...changes })),
    addConnection: (changes = {}) =>
      store.connections.insert(connection({ id: test.world.ids.next('con'), ...changes })),
    upload: (path, bytes) => {
      const form = new FormData();
      if (bytes === undefined) form.append('note', 'no picture');
      else form.append('file', new File([bytes], 'face.png', { type: 'image/png' }));
      return test.call('POST', path, { form });
    },
    follow: (link) => {
      const id = typeof link === 'string' ? new URL(link).pathname.replace('/__files/', '') : '';
      const file = test.service.file(id);
      return file && new TextDecoder().decode(file.bytes);
    },
    pull: async (lever, input) => {
      const response = await control(
        new Request(`http://127.0.0.1/__admin/levers/${lever}`, {
          method: 'POST',
          body: JSON.stringify(input),
        }),
      );
      const text = await response.text();
      const body: unknown = JSON.parse(text);
      return { status: response.status, headers: response.headers, text, body, bytes: new Uint8Array() };
    },
  };
};
