import type { WitnessClient } from './client.ts';

type Body = Readonly<Record<string, unknown>>;

/** A facility, counted from 0. */
const at = ({ facilities }: WitnessClient, facility: number) => ({ facilityId: facilities[facility] ?? '' });

/** Creates a resident, in the first facility unless another is counted, and gives its id. */
export const someResident = (client: WitnessClient, body: Body = {}, facility = 0): Promise<string> =>
  client.make('createResident', at(client, facility), {
    body: { firstName: 'Ada', lastName: 'Field', ...body },
  });

/** Creates a connection of a new resident of the first facility, unless the body names others, and gives its id. */
export const someConnection = async (client: WitnessClient, body: Body = {}): Promise<string> => {
  const residents = body['residents'] ?? [await someResident(client)];
  const facilities = [client.facilities[0]];
  const sent = { firstName: 'Carla', lastName: 'Field', facilities, ...body, residents };
  return client.make('createConnection', {}, { body: sent });
};

/** What Get resident shows. */
export const residentAt = async ({ see }: WitnessClient, residentId: string): Promise<unknown> =>
  (await see('getResident', { residentId })).body;

/** A picture for a server that does not read its bytes. */
export const PICTURE = { name: 'face.png', type: 'image/png', text: 'a face' };
