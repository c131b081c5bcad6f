import { Temporal } from 'temporal-polyfill';
import type { LeverInput, LeverName } from '../../openapi/generated/levers.ts';
import type { OperationId } from '../../openapi/generated/contract.ts';
import { createCaller, type Answer, type At, type Sent as CallerSent } from '../client/caller.ts';
import { liveIn } from '../fixtures/facilities.ts';
import { scenarios } from '../fixtures/worlds.ts';
import { createMock } from '../mock/mock.ts';
import { createService } from '../mock/service.ts';
import { realTables, type Tables } from '../mock/tables.ts';
import type { Readings } from '../mock/world/choices.ts';
import type { OutboxEvent } from '../mock/world/outbox.ts';
import type { DeliveryOptions } from '../mock/webhooks/delivery.ts';
import { runningClock } from '../mock/world/clock.ts';

/** A delivery as a receiver would see it. */
export interface Sent {
  readonly headers: Readonly<Record<string, string>>;
  readonly event: OutboxEvent;
}

export interface WitnessAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly text: string;
  /** Parsed JSON, `undefined` where there is none; members are read with `pick`. */
  readonly body: unknown;
}

export interface WitnessFile {
  readonly name: string;
  readonly type: string;
  readonly text: string;
}

export interface WitnessCall extends Pick<CallerSent, 'as' | 'search' | 'body' | 'headers'> {
  readonly file?: WitnessFile | undefined;
  /** Sent as parts `files` of a form. */
  readonly files?: readonly WitnessFile[];
  /** The other parts of a multipart form, with or without a file. */
  readonly form?: Readonly<Record<string, string>>;
  readonly tenant?: string;
}

/** What a client sees of an answer. */
export interface Seen {
  readonly status: number;
  readonly body: unknown;
}

/** A small service in this process, always the same at the start: the world `empty`, seed 1, a clock that goes on by a second with every call. */
export interface WitnessClient {
  /** Calls a path below the tenant (or `/ping`), by default for the system actor. */
  call(method: string, path: string, options?: WitnessCall): Promise<WitnessAnswer>;
  /** Calls an operation of the contract, by default for the system actor. */
  ask<O extends OperationId>(operation: O, at: At<O>, options?: WitnessCall): Promise<WitnessAnswer>;
  /** The same, and what a client sees of it. */
  see<O extends OperationId>(operation: O, at: At<O>, options?: WitnessCall): Promise<Seen>;
  /** The same, as status and text. */
  outcome<O extends OperationId>(
    operation: O,
    at: At<O>,
    options?: WitnessCall,
  ): Promise<readonly [number, string]>;
  /** The same, and the id of what was made. */
  make<O extends OperationId>(operation: O, at: At<O>, options?: WitnessCall): Promise<string>;
  /** Pulls a lever and gives the ids it made. */
  lever<L extends LeverName>(name: L, input: LeverInput<L>): Promise<Readonly<Record<string, string>>>;
  /** What a link of an answer leads to. */
  follow(url: string): Promise<string>;
  events(): Promise<readonly Sent[]>;
  /** Every answer so far: status and text. */
  readonly seen: readonly (readonly [status: number, text: string])[];
  readonly now: Temporal.Instant;
  /** A day so many days from the clock's, YYYY-MM-DD in UTC. */
  day(offset: number): string;
  readonly facilities: readonly string[];
  readonly calendars: readonly string[];
  readonly staff: readonly string[];
  readonly systemActor: string;
  readonly second: { readonly tenant: string; readonly systemActor: string };
}

/** What a client and a receiver see when one scripted exchange is played; compared as JSON. */
export type Witness = (client: WitnessClient) => Promise<unknown>;

const NOW = Temporal.Instant.from('2026-06-15T12:00:00Z');
const RECEIVER = { url: 'http://receiver.invalid/', key: 'witness-key' };

const parse = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

/** The member at a dotted path of a JSON value; undefined where it is not there. */
export const pick = (value: unknown, path: string): unknown =>
  path.split('.').reduce<unknown>((at, key) => {
    if (typeof at !== 'object' || at === null) return undefined;
    return Object.entries(at).find(([name]) => name === key)?.[1];
  }, value);

export const openClient = (
  tables: Tables = realTables,
  readings: Readings = {},
  zones: readonly string[] = [],
): WitnessClient => {
  const sent: Sent[] = [];
  const seen: [status: number, text: string][] = [];
  let calls = 0;
  const delivery: DeliveryOptions = {
    headers: tables.deliveryHeaders,
    log: () => undefined,
    post: tables.posting((_url, init) => {
      const event = parse(typeof init.body === 'string' ? init.body : '') as OutboxEvent;
      sent.push({ headers: Object.fromEntries(new Headers(init.headers)), event });
      return Promise.resolve({ status: 200 });
    }),
    receivers: [RECEIVER],
  };
  const service = createService({
    scenarios: {
      empty: ({ seed }, tenant) =>
        scenarios.empty.tenants(tenant).map(({ slug, role }) => ({
          slug,
          fill: (world) => scenarios.empty.fill(world, { role, seed }),
        })),
    },
    scenario: 'empty',
    tenant: 'demo',
    clock: runningClock(NOW, { elapsed: () => calls * 1_000 }),
    seed: 1,
    token: 'demo-token',
    parts: ['available', 'flat', 'planned'],
    readings,
    delivery,
  });
  const mock = createMock(
    service,
    { webhookKey: RECEIVER.key, docs: () => Promise.resolve(undefined) },
    tables,
  );
  const world = service.world('demo');
  if (world) liveIn(world, zones);
  const second = service.world('demo-second');
  if (!world || !second) throw new Error('the witness client has no world');
  const actor = world.store.systemActors.all()[0]?.id ?? '';

  const formOf = ({ file, files = [], form }: WitnessCall): FormData | undefined => {
    if (!file && !form && files.length === 0) return undefined;
    const parts = new FormData();
    for (const [name, value] of Object.entries(form ?? {})) parts.set(name, value);
    if (file) parts.set('file', new Blob([file.text], { type: file.type }), file.name);
    for (const { name, type, text } of files) parts.append('files', new Blob([text], { type }), name);
    return parts;
  };

  const fetch = (request: Request) => {
    calls += 1;
    return mock(request);
  };
  const entry = { baseUrl: 'http://127.0.0.1', token: 'demo-token', actingAs: actor, fetch };
  const usual = createCaller({ ...entry, tenant: 'demo' });
  const callerOf = ({ tenant }: WitnessCall) =>
    tenant === undefined ? usual : createCaller({ ...entry, tenant });
  const sentBy = ({ as, search, body, headers, ...parts }: WitnessCall): CallerSent => ({
    ...(as !== undefined && { as }),
    ...(headers && { headers }),
    ...{ search, body, payload: formOf(parts) },
  });
  const shown = async (answer: Promise<Answer>): Promise<WitnessAnswer> => {
    const { status, headers, text, body } = await answer;
    seen.push([status, text]);
    return { status, headers: Object.fromEntries(headers), text, body };
  };
  const ask: WitnessClient['ask'] = (operation, at, options = {}) =>
    shown(callerOf(options).ask(operation, at, sentBy(options)));

  return {
    call: (method, path, options = {}) => shown(callerOf(options).call(method, path, sentBy(options))),
    ask,
    see: async (...asked) => {
      const { status, body } = await ask(...asked);
      return { status, body };
    },
    outcome: async (...asked) => {
      const { status, text } = await ask(...asked);
      return [status, text];
    },
    make: async (...asked) => String(pick((await ask(...asked)).body, 'data.id')),
    lever: async (name, input) => {
      const response = await mock(
        new Request(`http://127.0.0.1/__admin/levers/${name}`, {
          method: 'POST',
          body: JSON.stringify(input),
        }),
      );
      if (response.status !== 200)
        throw new Error(`lever ${name}: ${response.status} ${await response.text()}`);
      return (await response.json()) as Record<string, string>;
    },
    follow: async (url) => (await mock(new Request(url))).text(),
    events: async () => {
      await service.worlds.main.delivery?.idle();
      return sent;
    },
    seen,
    now: NOW,
    day: (offset) => NOW.toZonedDateTimeISO('UTC').toPlainDate().add({ days: offset }).toString(),
    facilities: world.store.facilities.all().map(({ id }) => id),
    calendars: world.store.calendars.all().map(({ id }) => id),
    staff: world.store.staff.all().map(({ id }) => id),
    systemActor: actor,
    second: { tenant: 'demo-second', systemActor: second.store.systemActors.all()[0]?.id ?? '' },
  };
};
