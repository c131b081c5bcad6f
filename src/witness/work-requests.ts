import type { LeverInput } from '../../openapi/generated/levers.ts';
import { someWorks, WORK, type Seen } from './family.ts';
import { pick, type WitnessClient, type WitnessFile, type Witness } from './client.ts';

type Body = Readonly<Record<string, unknown>>;

/** A file that a request comes with. */
export const TAP: WitnessFile = { name: 'tap.txt', type: 'text/plain', text: 'drip, drip' };

/** A resident with a family, their work requests, and what staff do about these. */
export const workFixtureOf = async (client: WitnessClient) => {
  const { lever } = client;
  const works = await someWorks(client);
  const { residentId } = works.family;
  return {
    ...works,
    /** A request of the resident's. */
    filed: (more?: Body) => works.made(residentId, more),
    /** The same by form, with files. */
    filedWith: (files: readonly WitnessFile[], more: Readonly<Record<string, string>> = {}) =>
      client.see('createWorkRequest', { residentId }, { as: residentId, form: { ...WORK, ...more }, files }),
    started: (workRequestId: string) => lever('start-work-request', { workRequestId }),
    completed: (workRequestId: string) => lever('complete-work-request', { workRequestId }),
    triaged: (workRequestId: string, sorted: Omit<LeverInput<'triage-work-request'>, 'workRequestId'>) =>
      lever('triage-work-request', { workRequestId, ...sorted }),
    scheduled: (workRequestId: string, scheduledDate: string) =>
      lever('schedule-work-request', { workRequestId, scheduledDate }),
    assigned: (workRequestId: string, ...names: readonly string[]) =>
      lever('assign-crew', { workRequestId, crew: names.map((name) => ({ name })) }),
    maintained: async () =>
      String((await lever('create-maintenance-schedule', { residentId }))['workRequestId']),
    edited: (lists: Omit<LeverInput<'edit-work-request-settings'>, 'facilityId'>, facility = 0) =>
      lever('edit-work-request-settings', { facilityId: client.facilities[facility] ?? '', ...lists }),
    /** One request and the list, as the resident finds them. */
    looks: async (id: string, query?: string) => [
      await works.read(id, residentId),
      await works.list(residentId, query),
    ],
  };
};

type WorkFixture = Awaited<ReturnType<typeof workFixtureOf>>;

/** An exchange with the work requests of a family. */
export const withWorkFixture =
  (play: (workFixture: WorkFixture, client: WitnessClient) => Promise<unknown>): Witness =>
  async (client) =>
    play(await workFixtureOf(client), client);

/** One request in each state, oldest first: open, in_progress, completed, cancelled. */
export const fourStates = async (workFixture: WorkFixture, more: Body = {}): Promise<readonly string[]> => {
  const ids: string[] = [];
  for (let count = 0; count < 4; count += 1) ids.push(await workFixture.filed(more));
  const [, begun = '', done = '', gone = ''] = ids;
  await workFixture.started(begun);
  await workFixture.completed(done);
  await workFixture.cancel(gone, workFixture.family.residentId);
  return ids;
};

/** The list of the resident under a query such as `status=open`, page by page. */
export const pages = async (workFixture: WorkFixture, query: string): Promise<readonly Seen[]> => {
  const found: Seen[] = [];
  let cursor: unknown;
  do {
    const next = typeof cursor === 'string' ? `&cursor=${encodeURIComponent(cursor)}` : '';
    const page = await workFixture.list(workFixture.family.residentId, `${query}${next}`);
    found.push(page);
    cursor = pick(page.body, 'hasMore') === true ? pick(page.body, 'nextCursor') : undefined;
  } while (cursor !== undefined && found.length < 9);
  return found;
};

/** What happens to a request before. */
type Prepare = (workFixture: WorkFixture, id: string) => Promise<unknown>;

/** A user cancels a request after some preparation, and reads it. */
export const cancelled = (prepare: Prepare = () => Promise.resolve(), by?: 'daughter'): Witness =>
  withWorkFixture(async (workFixture) => {
    const as = by === undefined ? workFixture.family.residentId : workFixture.family[by];
    const id = await workFixture.made(as, { type: 'Plumbing', description: 'Since Monday' });
    await workFixture.filed();
    await prepare(workFixture, id);
    return [await workFixture.cancel(id, as), await workFixture.looks(id)];
  });

export const begun: Prepare = ({ started }, id) => started(id);
export const done: Prepare = ({ completed }, id) => completed(id);
