import { Temporal } from 'temporal-polyfill';
import { operations, type EventType, type OperationId } from '../../openapi/generated/contract.ts';
import { defaults } from '../../src/cli/start-mock.ts';
import { scenarios } from '../../src/fixtures/worlds.ts';
import { levers } from '../../src/mock/admin/levers/table.ts';
import { createApp, type App } from '../../src/mock/app.ts';
import { sceneOf } from '../../src/mock/scene.ts';
import { createService, type Service } from '../../src/mock/service.ts';
import { frozenClock } from '../../src/mock/world/clock.ts';
import type { OutboxEvent } from '../../src/mock/world/outbox.ts';
import type { World } from '../../src/mock/world/world.ts';
import type { ExampleCall, Examples } from './example.ts';
import { first, home, type Tour } from './tour.ts';

/** A call and its answer. `body` is undefined where the answer is not JSON or empty. */
export interface Exchange {
  readonly method: string;
  readonly url: string;
  readonly call: ExampleCall;
  /** Who calls, and with which token. */
  readonly headers: Readonly<Record<string, string>>;
  readonly status: number;
  readonly body: unknown;
}

export interface Shown {
  readonly exchanges: Readonly<Partial<Record<OperationId, Exchange>>>;
  /** The first event of each type that the calls caused. */
  readonly events: Readonly<Partial<Record<EventType, OutboxEvent>>>;
  /** How the mock refuses: the answer to a request that lacks what it has to hold. */
  readonly refusal: Exchange;
}

/** The present of the examples. */
export const NOW = Temporal.Instant.from('2026-06-15T12:00:00Z');
const ORIGIN = `http://${defaults.host}:${defaults.port}`;

/** The world of the mock's defaults on a day that never changes. Strict: an answer beyond the contract is thrown. */
const openService = (): Service =>
  createService({
    scenarios: {
      demo: ({ seed }) =>
        scenarios.demo.tenants(defaults.tenant).map(({ slug, role }) => ({
          slug,
          fill: (world) => scenarios.demo.fill(world, { role, seed }),
        })),
    },
    scenario: 'demo',
    clock: frozenClock(NOW),
    seed: defaults.seed,
    token: defaults.token,
    parts: ['available', 'flat', 'planned'],
    strict: true,
  });

const worldOf = (service: Service, at: number): World => {
  const world = service.world(service.tenants[at] ?? '');
  if (!world) throw new Error(`the demo scenario has no tenant ${at + 1}`);
  return world;
};

const addressOf = (path: string, call: ExampleCall): string => {
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(call.path[name] ?? ''),
  );
  const query = new URLSearchParams(call.query);
  return `${ORIGIN}${filled}${query.size > 0 ? `?${query.toString()}` : ''}`;
};

const payloadOf = ({ body, fields = {}, file }: ExampleCall): string | FormData | undefined => {
  if (!file) return body && JSON.stringify(body);
  const form = new FormData();
  for (const [name, text] of Object.entries(fields)) form.set(name, text);
  form.set('file', new Blob([new Uint8Array(file.bytes)], { type: file.type }), file.name);
  return form;
};

const jsonOf = async (response: Response): Promise<unknown> => {
  const text = await response.text();
  return text !== '' && response.headers.get('content-type')?.includes('json') ? JSON.parse(text) : undefined;
};

const exchange = async (
  app: App,
  actor: string,
  id: OperationId,
  example: ExampleCall,
): Promise<Exchange> => {
  const { path } = operations[id];
  const method = operations[id].method.toUpperCase();
  const call = { ...example, path: { tenant: defaults.tenant, ...example.path } };
  const url = addressOf(path, call);
  const headers = {
    Authorization: `Bearer ${defaults.token}`,
    'X-Acting-User-Id': example.as ?? actor,
    'X-Acting-User-Tenant': defaults.tenant,
  };
  const payload = payloadOf(call);
  const response = await app(
    new Request(url, {
      method,
      headers: { ...headers, ...(typeof payload === 'string' && { 'Content-Type': 'application/json' }) },
      ...(payload !== undefined && { body: payload }),
    }),
  );
  return { method, url, call, headers, status: response.status, body: await jsonOf(response) };
};

/** Reads come first and deletes last, so that no example spoils another. */
const ORDER: readonly string[] = ['get', 'post', 'put', 'delete'];

const inOrder = (ids: readonly OperationId[]): readonly OperationId[] =>
  [...ids].sort(
    (one, other) => ORDER.indexOf(operations[one].method) - ORDER.indexOf(operations[other].method),
  );

const isOperation = (name: string): name is OperationId => Object.hasOwn(operations, name);

/** What receivers hear of and no call of the API causes. */
const actAsStaff = (tour: Tour): void => {
  const scene = sceneOf(tour.world, ORIGIN, (event) => [event]);
  levers['send-announcement'](
    { facilityIds: [home(tour).id], subject: 'Concert in the garden', message: 'On Friday at four.' },
    scene,
  );
  const rides = tour.world.store.transportationRequests.filter(({ status }) => status === 'cancelled');
  levers['delete-transportation-request'](
    { requestId: first(rides, 'a cancelled transportation request').id },
    scene,
  );
};

/** Makes every example call to the real mock and keeps what it answered and what it announced. */
export const showAll = async (examples: Examples): Promise<Shown> => {
  const service = openService();
  const app = createApp(service);
  const tour = { world: worldOf(service, 0), elsewhere: worldOf(service, 1) };
  const actor = first(tour.world.store.systemActors.all(), 'a system actor').id;
  const exchanges: Partial<Record<OperationId, Exchange>> = {};
  for (const id of inOrder(Object.keys(operations).filter(isOperation))) {
    const shown = await exchange(app, actor, id, examples[id](tour));
    if (shown.status >= 300)
      throw new Error(`the example of ${id} was refused: ${shown.status} ${JSON.stringify(shown.body)}`);
    exchanges[id] = shown;
  }
  actAsStaff(tour);
  const announced = tour.world.outbox.entries().map(({ event }) => [event.eventType, event] as const);
  const refusal = await exchange(app, actor, 'createResident', {
    ...examples.createResident(tour),
    body: { lastName: 'Ames' },
  });
  return { exchanges, events: Object.fromEntries(announced.reverse()), refusal };
};
