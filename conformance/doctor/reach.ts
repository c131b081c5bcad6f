import { messageOf } from '../kit/errors.ts';
import { redactorOf } from '../kit/secrets.ts';
import { DIRECT, senderOf, wayText } from '../kit/sender.ts';
import { codeOf } from '../kit/wire.ts';
import type { Arrival, Sending } from '../kit/wire.ts';
import type { Planned } from './finding.ts';

/** The target gave no answer at all: exit code 4. The message says what was tried and what to do. */
export class Unreachable extends Error {
  override readonly name = 'Unreachable';
}

/** Sends GET /ping; any answer shows that the target is there. Throws Unreachable without an answer. */
export async function reach(spec: Planned, patience = 10_000): Promise<Arrival> {
  const { url, tenant, token, identities } = spec;
  const actingId = identities[0]?.actingId ?? '';
  const ping: Sending = {
    method: 'get',
    base: url,
    path: '/ping',
    headers: {
      authorization: `Bearer ${token}`,
      ...(actingId && { 'x-acting-user-id': actingId, 'x-acting-user-tenant': tenant }),
    },
    payload: { kind: 'none' },
  };
  let through = '';
  try {
    const way = wayText(spec);
    if (way !== DIRECT) through = `${way} `;
    return await senderOf(spec)(ping, patience);
  } catch (error) {
    const says = `The target does not answer: GET ${url}/ping ${through}${why(error, patience)}. Start it, or correct the address (--url, CES_URL, url in ces.config.yaml).`;
    throw new Unreachable(redactorOf(spec)(says));
  }
}

function why(error: unknown, patience: number): string {
  const cause = error instanceof Error && error.cause !== undefined ? error.cause : error;
  const code = codeOf(cause);
  if (code === 'ECONNABORTED') return `got no answer within ${patience / 1000} seconds`;
  if (code === 'ECONNREFUSED') return 'was refused: nothing listens there (ECONNREFUSED)';
  if (code === 'ENOTFOUND' || code === 'EAI_AGAIN') return `failed: the host name is not known (${code})`;
  if (clientCertificateCodes.test(code))
    return `failed: it asks for a certificate (${code}; name one as tls.cert and tls.key in ces.config.yaml, or with --cert and --key)`;
  if (certificateCodes.test(code))
    return `failed: its certificate is not trusted (${code}; name its authority as tls.ca in ces.config.yaml, or with --ca)`;
  return `failed: ${messageOf(cause)}${code ? ` (${code})` : ''}`;
}

const certificateCodes = /CERT|UNABLE_TO_VERIFY/;
const clientCertificateCodes = /ALERT_(?:CERTIFICATE_REQUIRED|BAD_CERTIFICATE|HANDSHAKE_FAILURE|UNKNOWN_CA)/;
