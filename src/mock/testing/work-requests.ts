import { WITH_PLANNED, type CallOptions, type Readings } from './mock.ts';
import type { ResidentRecord } from '../world/records.ts';
import { dataOf, idOf, itemsOf, peopleMock, type Members } from './people.ts';

/** The objects in a member of a resource. Throws on anything else. */
export const listIn = (resource: Members, name: string): readonly Members[] =>
  itemsOf({ body: { data: resource[name] } });

/** Bytes as a lever takes them. */
export const base64 = (text: string): string => Buffer.from(text).toString('base64');

/** A resident of a community with family, and short ways to ask for work requests of theirs. */
export const workRequestsMock = (
  readings: Readings = {},
  changes: Partial<ResidentRecord> = { roomNumber: '12A', phone: '555 0100' },
) => {
  const app = peopleMock(readings, WITH_PLANNED);
  const resident = app.addResident({ facilityId: app.home, ...changes });
  const { id: residentId } = resident;
  const family = { residentIds: [residentId], facilityIds: [app.home] };
  const daughter = app.addConnection({ ...family, firstName: 'Dora', phoneNumber: 5_550_199 }).id;
  const son = app.addConnection({ ...family, firstName: 'Sven' }).id;
  const path = `/residents/${residentId}/work-requests`;
  const asked = { title: 'Dripping tap', team: 'maintenance' };
  /** Files a request, by default as the resident; the team is named. */
  const create = (more: object = {}, as = residentId) =>
    app.ask('createWorkRequest', { residentId }, { as, body: { ...asked, ...more } });
  return {
    ...app,
    ...{ resident, daughter, son, path, create },
    /** Calls a path below the requests, by default as the resident. */
    on: (method: string, below: string, as = residentId, options: CallOptions = {}) =>
      app.call(method, `${path}${below}`, { as, ...options }),
    /** Files a request by a form, with files of these contents. */
    createWithFiles: (contents: readonly string[], as = residentId) => {
      const payload = new FormData();
      for (const [name, text] of Object.entries(asked)) payload.append(name, text);
      for (const [at, text] of contents.entries())
        payload.append('files', new File([text], `page ${at + 1}.txt`, { type: 'text/plain' }));
      return app.ask('createWorkRequest', { residentId }, { as, payload });
    },
    /** Files a request, which has to succeed, and gives its id. */
    made: async (more?: object, as?: string) => idOf(await create(more, as)),
    read: async (workRequestId: string, as = residentId) =>
      dataOf(await app.ask('getWorkRequest', { residentId, workRequestId }, { as })),
    list: (query: Readonly<Record<string, string>> = {}, as = residentId) =>
      app.ask('listWorkRequests', { residentId, ...query }, { as }),
    cancel: (workRequestId: string, as = residentId) =>
      app.ask('cancelWorkRequest', { residentId, workRequestId }, { as }),
    staff: app.pulled,
  };
};
