import type { Facts } from './mock-child.ts';

export interface Answer {
  readonly status: number;
  readonly bytes: Uint8Array;
}

const isMembers = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const parse = (bytes: Uint8Array): unknown => {
  try {
    return JSON.parse(new TextDecoder().decode(bytes));
  } catch {
    return undefined;
  }
};

/** The `data` of an answer. */
export const dataOf = ({ bytes }: Answer): unknown => {
  const body = parse(bytes);
  return isMembers(body) ? body['data'] : undefined;
};

export interface Client {
  /** Has staff make a request for a ride of the resident. */
  ride(): Promise<string>;
  /** Has staff delete it. */
  removeRide(requestId: string): Promise<void>;
  /** Sends a comment in the name of the resident. */
  comment(requestId: string, text: string, files: readonly File[]): Promise<Answer>;
  comments(requestId: string): Promise<Answer>;
  attachment(requestId: string, attachmentId: string): Promise<Answer>;
}

/** A resident of a mock who comments on requests for rides. */
export const createClient = async ({ url, tenant, token }: Facts): Promise<Client> => {
  const answered = async (response: Response): Promise<Answer> => ({
    status: response.status,
    bytes: new Uint8Array(await response.arrayBuffer()),
  });
  /** Does what staff do, and gives the id that this made. */
  const pull = async (lever: string, input: object, made = ''): Promise<string> => {
    const response = await fetch(`${url}/__admin/levers/${lever}`, {
      method: 'POST',
      body: JSON.stringify(input),
    });
    const answer = await answered(response);
    const body = parse(answer.bytes);
    const id = isMembers(body) ? (body[made] ?? '') : '';
    if (answer.status === 200 && typeof id === 'string') return id;
    throw new Error(`${lever} was answered ${answer.status} ${new TextDecoder().decode(answer.bytes)}`);
  };
  const facilityId = await pull('create-facility', {}, 'facilityId');
  const residentId = await pull('create-resident', { facilityId }, 'residentId');
  const headers = {
    Authorization: `Bearer ${token}`,
    'X-Acting-User-Id': residentId,
    'X-Acting-User-Tenant': tenant,
  };
  const at = (requestId: string): string =>
    `${url}/api/v1/${tenant}/residents/${residentId}/transportation-requests/${requestId}`;
  const get = async (address: string): Promise<Answer> => answered(await fetch(address, { headers }));
  return {
    ride: () => pull('create-transportation-request', { residentId }, 'requestId'),
    removeRide: async (requestId) => {
      await pull('delete-transportation-request', { requestId });
    },
    comment: async (requestId, text, files) => {
      const body = new FormData();
      body.append('text', text);
      for (const file of files) body.append('files', file);
      return answered(await fetch(`${at(requestId)}/comments`, { method: 'POST', headers, body }));
    },
    comments: (requestId) => get(`${at(requestId)}/comments`),
    attachment: (requestId, attachmentId) => get(`${at(requestId)}/attachments/${attachmentId}`),
  };
};
