import type { Planned } from './finding.ts';

/** The target gave no answer at all: exit code 4. The message says what was tried and what to do. */
export class Unreachable extends Error {
  override readonly name = 'Unreachable';
}

/** Asks the target for one sign of life, GET /ping; any answer is one. Raises Unreachable. */
export async function reach(spec: Planned, patience = 10_000): Promise<void> {
  const { url, tenant, token, identities } = spec;
  const actingId = identities[0]?.actingId ?? '';
  try {
    const answer = await fetch(`${url}/ping`, {
      headers: {
        authorization: `Bearer ${token}`,
        ...(actingId && { 'x-acting-user-id': actingId, 'x-acting-user-tenant': tenant }),
      },
      redirect: 'manual',
      signal: AbortSignal.timeout(patience),
    });
    await answer.body?.cancel();
  } catch (error) {
    throw new Unreachable(
      `The target does not answer: GET ${url}/ping ${why(error, patience)}. Start it, or correct the address (--url, CES_URL, url in ces.config.yaml).`,
    );
  }
}

function why(error: unknown, patience: number): string {
  if (!(error instanceof Error)) return String(error);
  if (error.name === 'TimeoutError') return `brought no answer within ${patience / 1000} seconds`;
  const { cause } = error;
  const code = cause instanceof Error && 'code' in cause ? String(cause.code) : '';
  if (code === 'ECONNREFUSED') return 'was refused: nothing listens there (ECONNREFUSED)';
  if (code === 'ENOTFOUND' || code === 'EAI_AGAIN') return `failed: the host name is not known (${code})`;
  return `failed: ${cause instanceof Error ? cause.message : error.message}${code ? ` (${code})` : ''}`;
}
