import type { Stage } from './stage.ts';

type Body = Readonly<Record<string, unknown>>;

/** A facility, counted from 0. */
const at = ({ facilities }: Stage, facility: number) => ({ facilityId: facilities[facility] ?? '' });

/** Creates a resident, in the first facility unless another is counted, and gives its id. */
export const someResident = (stage: Stage, body: Body = {}, facility = 0): Promise<string> =>
  stage.make('createResident', at(stage, facility), {
    body: { firstName: 'Ada', lastName: 'Field', ...body },
  });

/** Creates a connection of a new resident of the first facility, unless the body names others, and gives its id. */
export const someConnection = async (stage: Stage, body: Body = {}): Promise<string> => {
  const residents = body['residents'] ?? [await someResident(stage)];
  const facilities = [stage.facilities[0]];
  const sent = { firstName: 'Carla', lastName: 'Field', facilities, ...body, residents };
  return stage.make('createConnection', {}, { body: sent });
};

/** What Get resident shows. */
export const residentAt = async ({ see }: Stage, residentId: string): Promise<unknown> =>
  (await see('getResident', { residentId })).body;

/** What the list of connections shows under a query such as `email=a@example.com`. */
export const connectionsIn = async ({ see }: Stage, search = ''): Promise<unknown> =>
  (await see('listConnections', {}, { search })).body;

/** A picture, as far as a server without eyes can tell. */
export const PICTURE = { name: 'face.png', type: 'image/png', text: 'a face' };
