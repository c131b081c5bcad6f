import type { Temporal } from 'temporal-polyfill';
import type { Call } from '../../conformance/consumers/call.ts';
import type { SentEvent } from '../../conformance/consumers/receiver/story.ts';
import { parseJson } from '../../conformance/kit/json.ts';
import { urlOf } from '../mock/http/url-of.ts';
import { factsOf } from '../cli/banner.ts';
import { defaults, startMock } from '../cli/start-mock.ts';
import type { Sizes } from '../fixtures/bulk/sizes.ts';
import type { ScenarioName } from '../fixtures/scenario-name.ts';
import { listen, type Certified } from '../mock/server.ts';
import type { Tables } from '../mock/tables.ts';
import type { World } from '../mock/world/world.ts';
import type { Readings } from '../mock/world/choices.ts';
import { payloadOf } from '../mock/world/outbox.ts';
import { recording, type Recorder } from './record.ts';

export interface WorldOptions {
  readonly host: string;
  readonly port: number;
  readonly tenant: string;
  readonly token: string;
  readonly seed: number;
  readonly planned: boolean;
  readonly scenario?: ScenarioName;
  readonly sizes?: Sizes;
  readonly now?: Temporal.Instant;
  readonly readings?: Readings;
  readonly tables?: Tables;
  /** The address at which consumers reach the world, if it is not its own. */
  readonly publicUrl?: string;
  /** Trusts the headers Forwarded and X-Forwarded-* of a proxy. */
  readonly trustProxy?: boolean;
  /** The world is served with TLS. */
  readonly tls?: Certified;
}

/** How a consumer reaches the world. A certification prints it as its first line. */
export interface Entrance {
  readonly url: string;
  readonly tenant: string;
  readonly token: string;
  /** One acting id of each kind. */
  readonly identities: Readonly<Record<string, string>>;
}

interface Answered {
  readonly status: number;
  readonly body: unknown;
}

/** A separate world for one consumer, whose calls are recorded. */
export interface CertifyWorld extends Entrance {
  /** The port on which it listens. */
  readonly port: number;
  readonly calls: readonly Call[];
  /** The events since the last call of this. */
  take(): readonly SentEvent[];
  /** Pulls a lever of the platform; the ids that it made. */
  lever(name: string, input: object): Promise<Readonly<Record<string, string>>>;
  /** Calls the API, unseen. */
  ask(method: string, path: string, body?: object, as?: string): Promise<Answered>;
  spoil: Recorder['spoil'];
  /** Milliseconds since the world began. */
  now(): number;
  /** Settles at the next request or answer, or after some milliseconds. */
  stirred(milliseconds: number): Promise<void>;
  close(): Promise<void>;
}

/** What the rounds of a client need in addition. */
export interface ClientWorld extends CertifyWorld {
  /** The real state of the world, also if answers show something else. */
  readonly inside: World;
  present: Recorder['present'];
}

const LOOPBACK = '127.0.0.1';

/** Starts a world. Rejects with Node's error if the port is not available. */
export const startWorld = async (options: WorldOptions): Promise<ClientWorld> => {
  const begun = performance.now();
  const now = (): number => performance.now() - begun;
  const waiting = new Set<() => void>();
  const stir = (): void => {
    for (const done of waiting) done();
  };
  let events: SentEvent[] = [];
  const running = await startMock({
    ...defaults,
    ...options,
    // A duty reports headers that name another tenant than the path. Everything else is checked as usual.
    readings: { 'tenant-header-mismatch': 'ignored', ...options.readings },
    host: LOOPBACK,
    port: 0,
    follower: {
      request: () => undefined,
      event: (event) => {
        const payload = payloadOf(event);
        events.push({
          ...payload,
          eventType: event.eventType,
          eventId: event.eventId,
          resourceId: event.resourceId,
        });
      },
    },
  });
  const { mock } = running;
  const { host, tls } = options;
  const recorder = recording(mock, now, stir);
  const listening = await listen(recorder.mock, host, options.port, { tls }).catch(async (error: unknown) => {
    await running.close();
    throw error;
  });
  const { identities, tenant, token } = factsOf(running.service, running.url);
  const systemActor = identities.systemActor ?? '';
  const inside = running.service.world(tenant);
  if (!inside) throw new Error(`there is no world ${tenant}`);

  const send = async (
    address: string,
    method: string,
    body?: object,
    as = systemActor,
  ): Promise<Answered> => {
    const headers = {
      Authorization: `Bearer ${token}`,
      'Content-Type': 'application/json',
      'X-Acting-User-Id': as,
      'X-Acting-User-Tenant': tenant,
    };
    const request = new Request(`http://${LOOPBACK}${address}`, {
      ...{ method, headers },
      ...(body && { body: JSON.stringify(body) }),
    });
    const answer = await mock(request);
    const text = await answer.text();
    return { status: answer.status, body: parseJson(text) };
  };

  return {
    ...{ tenant, token, inside },
    ...{
      url: options.publicUrl ?? urlOf(host, listening.port, tls ? 'https' : 'http'),
      port: listening.port,
    },
    identities: { ...identities },
    get calls() {
      return recorder.calls;
    },
    take: () => {
      const taken = events;
      events = [];
      return taken;
    },
    lever: async (lever, input) => {
      const { status, body } = await send(`/__admin/levers/${lever}`, 'POST', input);
      if (status !== 200)
        throw new Error(`the lever ${lever} answered ${status}: ${JSON.stringify(body).slice(0, 300)}`);
      return body as Readonly<Record<string, string>>;
    },
    ask: (method, path, body, as) => send(`/api/v1/${tenant}${path}`, method, body, as),
    spoil: recorder.spoil,
    present: recorder.present,
    now,
    stirred: (milliseconds) =>
      new Promise((done) => {
        const over = (): void => {
          clearTimeout(timer);
          waiting.delete(over);
          done();
        };
        const timer = setTimeout(over, milliseconds);
        waiting.add(over);
      }),
    close: async () => {
      await listening.close();
      await running.close();
    },
  };
};
