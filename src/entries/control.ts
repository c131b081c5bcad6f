import { isRecord } from '../mock/domain/json-object.ts';
import { CesError, type Refused } from './ces-error.ts';

/** Carries a request to a mock, in the same process or elsewhere. */
export type Carry = (request: Request) => Response | Promise<Response>;

export type Query = Readonly<Record<string, string | number | undefined>>;

/** One call of the control plane; what it refuses is thrown as a CesError. */
export type Control = (method: string, path: string, query?: Query, body?: unknown) => Promise<unknown>;

interface Door {
  readonly carry: Carry;
  /** Where the mock is: its address, with the path below which a gateway serves it. */
  readonly url: string;
  readonly adminToken?: string | undefined;
}

const text = (value: unknown): string => (typeof value === 'string' ? value : '');

const placesIn = (value: unknown): NonNullable<Refused['validation']> =>
  Array.isArray(value)
    ? value
        .filter(isRecord)
        .map(({ pointer, message }) => ({ pointer: text(pointer), message: text(message) }))
    : [];

const refusedBy = (status: number, body: unknown): CesError => {
  const { type, promised, found, next, detail, validation } = isRecord(body) ? body : {};
  return new CesError({
    promised: text(promised) || 'The control plane of a mock answers.',
    found: text(found) || text(detail) || `status ${status}.`,
    next: text(next) || 'look whether the address is that of a mock.',
    problem: text(type).replace('urn:ces:problem:', ''),
    status,
    validation: placesIn(validation),
  });
};

/** What an answer holds: a value where it is JSON, a text where it says that it is another one. */
const contentOf = async (response: Response): Promise<unknown> => {
  const said = await response.text();
  if (response.ok && response.headers.get('content-type')?.includes('yaml') === true) return said;
  try {
    return said === '' ? undefined : JSON.parse(said);
  } catch {
    return undefined;
  }
};

/** The control plane of a mock as a function. */
export const controlOf =
  ({ carry, url, adminToken }: Door): Control =>
  async (method, path, query = {}, body) => {
    const address = new URL(`${url.replace(/\/+$/, '')}/__admin${path}`);
    for (const [name, value] of Object.entries(query))
      if (value !== undefined) address.searchParams.set(name, String(value));
    const request = new Request(address, {
      method,
      headers: {
        ...(body !== undefined && { 'Content-Type': 'application/json' }),
        ...(adminToken !== undefined && { Authorization: `Bearer ${adminToken}` }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    const response = await Promise.resolve(carry(request)).catch((error: unknown) => {
      throw new CesError(
        {
          promised: `A mock answers at ${url}.`,
          found: `no answer to ${method} ${address.pathname}.`,
          next: 'start one there with `ces mock`, or correct the address.',
        },
        { cause: error },
      );
    });
    const given = await contentOf(response);
    if (!response.ok) throw refusedBy(response.status, given);
    return given;
  };
