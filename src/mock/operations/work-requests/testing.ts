import { WITH_PLANNED, type CallOptions, type TestAnswer } from '../../testing.ts';
import type { Readings } from '../../world/choices.ts';
import type { ResidentRecord } from '../../world/records.ts';
import { dataOf, itemsOf, membersOf, people, stateOf, type Members, type People } from '../testing-people.ts';

/** A resident of a community with family, and short ways to ask for work requests of theirs. */
export interface Workshop extends People {
  readonly resident: ResidentRecord;
  /** Two connections linked to the resident. */
  readonly daughter: string;
  readonly son: string;
  /** Where the work requests of the resident are. */
  readonly path: string;
  readonly staffId: string;
  /** Files a request as the resident, unless told otherwise; the team is named. */
  create(more?: object, as?: string): Promise<TestAnswer>;
  /** The same by a form, with files of these contents. */
  createWithFiles(contents: readonly string[], as?: string): Promise<TestAnswer>;
  /** Files a request, which has to succeed, and gives its id. */
  made(more?: object, as?: string): Promise<string>;
  read(id: string, as?: string): Promise<Members>;
  list(query?: Readonly<Record<string, string>>, as?: string): Promise<TestAnswer>;
  cancel(id: string, as?: string): Promise<TestAnswer>;
  /** Calls as somebody below the path of the requests. */
  on(method: string, path: string, as?: string, options?: CallOptions): Promise<TestAnswer>;
  /** Pulls a lever that has to work, and gives what it made. */
  staff(lever: string, input: object): Promise<Members>;
  /** Everything that a refused request must leave as it was. */
  state(): unknown;
}

export const idOf = (answer: TestAnswer): string => String(dataOf(answer)['id']);

/** The objects in a member of a resource. Throws on anything else. */
export const listIn = (resource: Members, name: string): readonly Members[] =>
  itemsOf({ body: { data: resource[name] } });

/** Bytes as a lever takes them. */
export const base64 = (text: string): string => Buffer.from(text).toString('base64');

export const workshop = (
  readings: Readings = {},
  changes: Partial<ResidentRecord> = { roomNumber: '12A', phone: '555 0100' },
): Workshop => {
  const app = people(readings, WITH_PLANNED);
  const resident = app.addResident({ facilityId: app.home, ...changes });
  const family = { residentIds: [resident.id], facilityIds: [app.home] };
  const daughter = app.addConnection({ ...family, firstName: 'Dora', phoneNumber: 5_550_199 }).id;
  const son = app.addConnection({ ...family, firstName: 'Sven' }).id;
  const path = `/residents/${resident.id}/work-requests`;
  const on: Workshop['on'] = (method, below, as = resident.id, options = {}) =>
    app.call(method, `${path}${below}`, { as, ...options });
  const create: Workshop['create'] = (more = {}, as) =>
    on('POST', '', as, { body: { title: 'Dripping tap', team: 'maintenance', ...more } });
  return {
    ...app,
    ...{ resident, daughter, son, path, on, create },
    staffId: app.world.store.staff.all()[0]?.id ?? '',
    createWithFiles: (contents, as) => {
      const form = new FormData();
      form.append('title', 'Dripping tap');
      form.append('team', 'maintenance');
      for (const [at, text] of contents.entries())
        form.append('files', new File([text], `page ${at + 1}.txt`, { type: 'text/plain' }));
      return on('POST', '', as, { form });
    },
    made: async (more, as) => idOf(await create(more, as)),
    read: async (id, as) => dataOf(await on('GET', `/${id}`, as)),
    list: (query = {}, as) => on('GET', `?${new URLSearchParams(query).toString()}`, as),
    cancel: (id, as) => on('POST', `/${id}/cancel`, as),
    staff: async (lever, input) => {
      const answer = await app.pull(lever, input);
      if (answer.status === 200) return membersOf(answer);
      throw new Error(`${lever}: ${answer.status} ${JSON.stringify(answer.body)}`);
    },
    state: () => [stateOf(app.world), app.events()],
  };
};
