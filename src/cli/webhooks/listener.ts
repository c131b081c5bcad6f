import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { events } from '../../../openapi/generated/contract.ts';
import { isRecord } from '../../mock/domain/json-object.ts';
import { addressWithoutSecrets } from '../../mock/domain/secrets.ts';
import { sameText } from '../../mock/http/same-text.ts';
import { validateValue } from '../../mock/http/validate.ts';
import { postOverSockets } from '../../mock/post-over-sockets.ts';
import { failureOf } from '../../mock/webhooks/failure.ts';
import type { Trust } from '../../mock/webhooks/trust.ts';
import { TRUST_BY } from '../trust-flags.ts';

/** A delivery as it arrived, and what is to be said of it. */
export interface Arrival {
  readonly at: string;
  readonly eventType: string;
  readonly eventId: string;
  readonly resourceId: string;
  /** What does not fit the contract; empty where all does. */
  readonly faults: readonly string[];
  /** Status with which it was answered. */
  readonly status: number;
  /** The result of forwarding it; absent where it was not forwarded. */
  readonly forwarded?: string;
}

interface ListenerOptions {
  readonly key: string;
  readonly forwardTo?: string;
  /** Which certificates that address may show. */
  readonly trust?: Trust;
  readonly port: number;
  readonly onArrival: (arrival: Arrival) => void;
}

interface Listener {
  readonly url: string;
  close(): void;
}

/** Deliveries are small; a larger body is not a delivery. */
const MOST_BYTES = 1024 * 1024;

const SCHEMA = '#/components/schemas/WebhookEvent';

const readText = async (request: IncomingMessage): Promise<string> => {
  let text = '';
  for await (const part of request.setEncoding('utf8')) {
    text += String(part);
    if (text.length > MOST_BYTES) break;
  }
  return text;
};

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

/** What is wrong with a delivery by the contract. Of registrations and announcements less is promised. */
export const faultsOf = (body: unknown, sentKey: string | undefined, key: string): readonly string[] => {
  const keyFaults =
    sentKey === undefined ? ['no X-API-KEY'] : sameText(sentKey, key) ? [] : ['a wrong X-API-KEY'];
  if (!isRecord(body)) return [...keyFaults, 'no JSON object'];
  const eventType = String(body['eventType']);
  const isBare = /^(?:registration|announcement)\./.test(eventType);
  const shape = validateValue(SCHEMA, body)
    .filter(({ keyword }) => !(isBare && keyword === 'required'))
    .map(({ instancePath, message }) => `${instancePath || 'the event'} ${message ?? 'does not fit'}`);
  return [
    ...keyFaults,
    ...shape,
    ...(Object.hasOwn(events, eventType) ? [] : [`${eventType} is not an event of the contract`]),
  ];
};

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

const HOP = ['host', 'connection', 'content-length', 'transfer-encoding'];

const forward = async (
  to: string,
  trust: Trust,
  text: string,
  request: IncomingMessage,
): Promise<readonly [number, string]> => {
  const headers = Object.entries(request.headers).flatMap(([name, value]) =>
    typeof value === 'string' && !HOP.includes(name) ? [[name, value] as const] : [],
  );
  const shown = addressWithoutSecrets(to);
  const begun = performance.now();
  try {
    const signal = AbortSignal.timeout(30_000);
    const sent = { headers: Object.fromEntries(headers), body: text, signal };
    const { status } = await postOverSockets(to, sent, trust);
    return [status, `${shown} answered ${status} in ${Math.round(performance.now() - begun)} ms`];
  } catch (error) {
    return [502, `${shown} did not answer: ${failureOf(error, TRUST_BY)}`];
  }
};

/** Receives deliveries on a port of the loopback address, checks each and forwards it. */
export const startListener = ({
  key,
  forwardTo,
  trust = {},
  port,
  onArrival,
}: ListenerOptions): Promise<Listener> => {
  const take = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const text = await readText(request);
    const body = parsed(text);
    const sent = request.headers['x-api-key'];
    const faults = faultsOf(body, typeof sent === 'string' ? sent : undefined, key);
    const isKeyWrong = faults.some((one) => one.includes('X-API-KEY'));
    const [status, forwarded] =
      forwardTo === undefined ? [isKeyWrong ? 401 : 200] : await forward(forwardTo, trust, text, request);
    response.writeHead(status).end();
    const members = isRecord(body) ? body : {};
    onArrival({
      at: new Date().toISOString(),
      eventType: textOf(members['eventType']),
      eventId: textOf(members['eventId']),
      resourceId: textOf(members['resourceId']),
      ...{ faults, status },
      ...(forwarded !== undefined && { forwarded }),
    });
  };
  const server = createServer((request, response) => {
    take(request, response).catch(() => response.destroy());
  });
  return new Promise((done, failed) => {
    server.once('error', failed);
    server.listen(port, '127.0.0.1', () => {
      const address = server.address();
      const own = typeof address === 'object' ? address?.port : port;
      done({
        url: `http://127.0.0.1:${own}/`,
        close: () => {
          server.close();
          server.closeAllConnections();
        },
      });
    });
  });
};
