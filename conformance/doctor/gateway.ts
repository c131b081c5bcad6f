import type { Arrival } from '../kit/wire.ts';

/**
 * What to do besides, where refusals look like those of a gateway: /ping is refused too, or what refuses does not write
 * problem+json, as the contract describes it.
 */
export function gatewayHint(
  answers: readonly Pick<Arrival, 'status' | 'headers'>[],
  ping: Pick<Arrival, 'status'> | undefined,
): string {
  const isForeign = answers.some(
    ({ status, headers }) =>
      [401, 403, 407].includes(status) && !/problem\+json/.test(headers['content-type'] ?? ''),
  );
  const isPingRefused = ping !== undefined && [401, 403, 407].includes(ping.status);
  return isForeign || isPingRefused
    ? "; if a gateway refuses, add what it requires under headers (ces init --header 'NAME: VALUE')"
    : '';
}
