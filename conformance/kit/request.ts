import { contractVersion, operations } from '../../openapi/generated/contract.ts';
import type { OperationId } from '../../openapi/generated/contract.ts';
import { addressOf } from './address.ts';
import type { Extras, LooseInput } from './call.ts';
import type { Envelope } from './envelope.ts';
import { Unproven } from './errors.ts';
import type { RunSpec } from './run.ts';
import { people, toAdd } from './to-add.ts';
import type { Method, Payload, Sending } from './wire.ts';

interface Route {
  readonly method: Method;
  readonly path: string;
  readonly envelope: Envelope;
}

const NEVER_WITH_BODY = new Set(['get', 'head', 'delete']);

/** The request that a call means, with the headers that every request carries, and the id that it acts for. */
export function requestOf(
  run: RunSpec,
  checkId: string,
  operationId: OperationId,
  input: LooseInput,
): { readonly sending: Sending; readonly as: string } {
  const operation: Route = operations[operationId];
  const tenant = input.tenant ?? run.tenant;
  const as = typeof input.as === 'string' ? input.as : (input.as?.actingId ?? usualIdentity(run));
  const method = input.method ?? operation.method;
  const accept = operation.envelope === 'binary' ? '*/*' : 'application/json';
  const sending = {
    method,
    base: run.url,
    path: addressOf(input.route ?? operation.path, { ...input.path, tenant }, input.query ?? {}),
    headers: headersOf(run, checkId, input, { as, tenant, accept }),
    payload: payloadOf(input, NEVER_WITH_BODY.has(method)),
    ...(hasOwnToken(input) && { ownConnection: true as const }),
  };
  return { sending, as };
}

function usualIdentity(run: RunSpec): string {
  const kinds = ['systemActor', 'staff', 'connection', 'resident'] as const;
  const found = kinds.map((kind) => run.identities.find((identity) => identity.kind === kind)).find(Boolean);
  if (!found) throw new Unproven(toAdd('the configuration names no acting user', people('systemActor')));
  return found.actingId;
}

/**
 * Whether the check sends credentials of its own. Some servers keep the headers of a connection and compare them in
 * either case, so that a wrong token and the right one would be taken for each other.
 */
const hasOwnToken = ({ headers = {} }: Extras): boolean =>
  Object.entries(headers).some(([name, value]) => value !== null && name.toLowerCase() === 'authorization');

const tokenFor = ({ token, otherTenant }: RunSpec, tenant: string): string =>
  otherTenant?.tenant === tenant ? (otherTenant.token ?? token) : token;

function headersOf(
  run: RunSpec,
  checkId: string,
  input: Extras,
  about: { readonly as: string; readonly tenant: string; readonly accept: string },
): Readonly<Record<string, string>> {
  const headers = new Map<string, [string, string]>();
  const set = (name: string, value: string | null): void => {
    if (value === null) headers.delete(name.toLowerCase());
    else headers.set(name.toLowerCase(), [name, value]);
  };
  set('User-Agent', `ces-conform/${contractVersion}`);
  for (const [name, value] of Object.entries(run.headers ?? {})) set(name, value);
  set('Authorization', `Bearer ${tokenFor(run, about.tenant)}`);
  set('X-Acting-User-Id', about.as);
  set('X-Acting-User-Tenant', about.tenant);
  set('Accept', about.accept);
  set('X-Conformance-Check', checkId);
  if (input.body !== undefined || input.raw !== undefined) set('Content-Type', 'application/json');
  for (const [name, value] of Object.entries(input.headers ?? {})) set(name, value);
  return Object.fromEntries(headers.values());
}

function payloadOf(input: Extras, bodiless: boolean): Payload {
  const { file, files = [], form } = input;
  if (file || form || files.length > 0) {
    const single = file ? [{ part: 'file', ...file }] : [];
    return {
      kind: 'form',
      fields: form ?? {},
      files: [...single, ...files.map((one) => ({ part: 'files', ...one }))],
    };
  }
  if (input.raw !== undefined) return { kind: 'text', text: input.raw };
  if (input.body === undefined || bodiless) return { kind: 'none' };
  return { kind: 'text', text: JSON.stringify(input.body) };
}
