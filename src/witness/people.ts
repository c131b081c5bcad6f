import { pick } from './stage.ts';
import type { Stage } from './stage.ts';

type Body = Readonly<Record<string, unknown>>;

/** Creates a resident, in the first facility unless another is counted, and gives its id. */
export const someResident = async (stage: Stage, body: Body = {}, facility = 0): Promise<string> => {
  const path = `/facilities/${stage.facilities[facility] ?? ''}/residents`;
  const created = await stage.call('POST', path, { body: { firstName: 'Ada', lastName: 'Field', ...body } });
  return String(pick(created.body, 'data.id'));
};

/** Creates a connection of a new resident of the first facility, unless the body names others, and gives its id. */
export const someConnection = async (stage: Stage, body: Body = {}): Promise<string> => {
  const residents = body['residents'] ?? [await someResident(stage)];
  const facilities = [stage.facilities[0]];
  const sent = { firstName: 'Carla', lastName: 'Field', facilities, ...body, residents };
  return String(pick((await stage.call('POST', '/connections', { body: sent })).body, 'data.id'));
};

/** What Get resident shows. */
export const residentAt = async (stage: Stage, id: string): Promise<unknown> =>
  (await stage.call('GET', `/residents/${id}`)).body;

/** What the list of residents of a facility shows under a query such as `status=active`. */
export const residentsIn = async (stage: Stage, query = '', facility = 0): Promise<unknown> =>
  (await stage.call('GET', `/facilities/${stage.facilities[facility] ?? ''}/residents?${query}`)).body;

/** What Get connection shows. */
export const connectionAt = async (stage: Stage, id: string): Promise<unknown> =>
  (await stage.call('GET', `/connections/${id}`)).body;

/** What the list of connections shows under a query such as `email=a@example.com`. */
export const connectionsIn = async (stage: Stage, query = ''): Promise<unknown> =>
  (await stage.call('GET', `/connections?${query}`)).body;

/** A picture, as far as a server without eyes can tell. */
export const PICTURE = { name: 'face.png', type: 'image/png', text: 'a face' };
