import { refuse, type Refusal } from '../http/problem.ts';
import { sameText } from '../http/same-text.ts';

const LOOPBACK_NAMES = ['localhost', '127.0.0.1', '[::1]', '::1'];

export const isLoopbackHost = (host: string): boolean => LOOPBACK_NAMES.includes(host.toLowerCase());

const isLoopbackAddress = (address: string | undefined): boolean =>
  address === undefined ||
  address === '::1' ||
  address.startsWith('127.') ||
  address.startsWith('::ffff:127.');

const closed = (promised: string, found: string, next: string): Refusal =>
  refuse('control-plane-closed', { promised, found, next });

/**
 * Access to the control plane: loopback always, other hosts with the admin token. Web pages of other origins
 * never: CORS opens the API, not the control plane.
 */
export const guardControl = (
  request: Request,
  remote: string | undefined,
  token: string | undefined,
): Refusal | undefined => {
  const url = new URL(request.url);
  const origin = request.headers.get('origin');
  if (origin !== null && origin !== url.origin)
    return closed(
      'The control plane takes no cross-origin calls.',
      `origin ${origin}.`,
      'call it from a terminal or a test, not from a page.',
    );
  const sent = /^Bearer +(\S+)$/i.exec(request.headers.get('authorization') ?? '')?.[1];
  if (token !== undefined && sent !== undefined && sameText(sent, token)) return undefined;
  if (token !== undefined)
    return refuse(
      'admin-token-wrong',
      {
        promised: 'The control plane wants `Authorization: Bearer <admin token>`.',
        found: sent === undefined ? 'none.' : 'another token.',
        next: 'send the admin token of this server.',
      },
      { headers: { 'WWW-Authenticate': 'Bearer' } },
    );
  // A host name that only resolves to loopback (DNS rebinding) is not loopback.
  if (isLoopbackAddress(remote) && isLoopbackHost(url.hostname)) return undefined;
  return closed(
    'Without an admin token the control plane answers loopback only.',
    `host ${url.hostname}.`,
    'start the mock with --admin-token.',
  );
};
