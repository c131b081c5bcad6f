import type { LeverInput } from '../../openapi/generated/levers.ts';
import { someWorks, WORK } from './family.ts';
import type { WitnessClient, WitnessFile, Witness } from './client.ts';

type Body = Readonly<Record<string, unknown>>;

/** A file that a request comes with. */
export const TAP: WitnessFile = { name: 'tap.txt', type: 'text/plain', text: 'drip, drip' };

/** A resident with a family, their work requests, and what staff do about these. */
const workFixtureOf = async (client: WitnessClient) => {
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
    completed: (workRequestId: string) => lever('complete-work-request', { workRequestId }),
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

export const done: Prepare = ({ completed }, id) => completed(id);
