import type { MockProcess } from '../mock-process.ts';

/** Writes to a mock and reads back. Rejects where no answer comes. */
export interface Client {
  /** Makes a resident and gives the id. */
  write(): Promise<string>;
  /** The status with which a resident is read. */
  read(id: string): Promise<number>;
  /** The status with which the communities are read, and the text of the answer. */
  look(): Promise<readonly [status: number, text: string]>;
}

const idOf = (body: unknown): string =>
  typeof body === 'object' && body !== null && 'residentId' in body ? String(body.residentId) : '';

/** `actor` is the system actor, whom a process tells only while it has the world. */
export const createClient = ({ facts }: MockProcess, actor: string): Client => {
  const { url, tenant, token } = facts;
  const headers = {
    Authorization: `Bearer ${token}`,
    'X-Acting-User-Id': actor,
    'X-Acting-User-Tenant': tenant,
  };
  const get = (path: string): Promise<Response> => fetch(`${url}/api/v1/${tenant}${path}`, { headers });
  let facilityId: Promise<string> | undefined;
  const firstFacility = async (): Promise<string> => {
    const body: unknown = await (await get('/facilities')).json();
    const [first] = /fac_\w+/.exec(JSON.stringify(body)) ?? [];
    if (first === undefined) throw new Error('the mock has no community');
    return first;
  };
  return {
    write: async () => {
      facilityId ??= firstFacility();
      const response = await fetch(`${url}/__admin/levers/create-resident`, {
        method: 'POST',
        body: JSON.stringify({ facilityId: await facilityId }),
      });
      const id = idOf(await response.json());
      if (id === '') throw new Error(`a write was answered ${response.status}`);
      return id;
    },
    read: async (id) => {
      const response = await get(`/residents/${id}`);
      await response.arrayBuffer();
      return response.status;
    },
    look: async () => {
      const response = await get('/facilities');
      return [response.status, await response.text()];
    },
  };
};
