import { pause } from './eventually.ts';
import { waitAsked } from './pace.ts';
import { isDropped } from './wire.ts';
import type { Arrival, Method } from './wire.ts';

/** How often a read is sent again. */
const MOST = 2;
/** Milliseconds before a read is sent again. */
const GAP = 100;

/** What a gateway answers for a service that it does not reach; with Retry-After it asks for patience instead. */
const isGatewayFault = ({ status, headers }: Arrival): boolean =>
  [502, 503, 504].includes(status) && waitAsked(status, headers, 0) === undefined;

/**
 * Sends a request, and a read again where its connection is dropped or a gateway does not reach the service: that says
 * nothing about the service. A write is never sent again, since it is not known whether the first one was carried out.
 */
export async function withRepeats(
  method: Method,
  send: () => Promise<Arrival>,
  wait: () => Promise<unknown> = () => pause(GAP),
): Promise<Arrival> {
  const most = method === 'get' || method === 'head' ? MOST : 0;
  for (let repeats = 0; ; repeats += 1) {
    try {
      const arrival = await send();
      if (repeats === most || !isGatewayFault(arrival))
        return repeats > 0 && !isGatewayFault(arrival) ? { ...arrival, isFlaky: true } : arrival;
    } catch (error) {
      if (repeats === most || !isDropped(error)) throw error;
    }
    await wait();
  }
}
