import { Temporal } from 'temporal-polyfill';
import { operations, type EventType, type OperationId } from '../../openapi/generated/contract.ts';
import { defaults } from '../../src/cli/start-mock.ts';
import { createCaller } from '../../src/client/caller.ts';
import { scenarios } from '../../src/fixtures/worlds.ts';
import { levers } from '../../src/mock/admin/levers/table.ts';
import { createApp, type App } from '../../src/mock/app.ts';
import { contextOf } from '../../src/mock/operation-context.ts';
import { createService, type Service } from '../../src/mock/service.ts';
import { frozenClock } from '../../src/mock/world/clock.ts';
import type { OutboxEvent } from '../../src/mock/world/outbox.ts';
import type { World } from '../../src/mock/world/world.ts';
import type { ExampleCall, Examples } from '../../src/examples/example.ts';
import { first, home, type Tour } from '../../src/examples/tour.ts';

/** A call and its answer. `body` is undefined where the answer is not JSON or empty. */
export interface Exchange {
  readonly method: string;
  readonly url: string;
  readonly call: ExampleCall;
  /** The acting user and the token of a call. */
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
/** Where a mock with its defaults listens. */
export const ORIGIN = `http://${defaults.host}:${defaults.port}`;

/** The world of the mock's defaults on a day that never changes. Strict: an answer beyond the contract is thrown. */
export const openService = (): Service =>
  createService({
    scenarios: {
      demo: ({ seed }, tenant) =>
        scenarios.demo.tenants(tenant).map(({ slug, role }) => ({
          slug,
          fill: (world) => scenarios.demo.fill(world, { role, seed }),
        })),
    },
    scenario: 'demo',
    tenant: defaults.tenant,
    clock: frozenClock(NOW),
    seed: defaults.seed,
    token: defaults.token,
    parts: ['available', 'flat', 'planned'],
    strict: true,
  });

export const worldOf = (service: Service, at: number): World => {
  const world = service.world(service.tenants[at] ?? '');
  if (!world) throw new Error(`the demo scenario has no tenant ${at + 1}`);
  return world;
};

const formOf = ({ fields = {}, file }: ExampleCall): FormData | undefined => {
  if (!file) return undefined;
  const form = new FormData();
  for (const [name, text] of Object.entries(fields)) form.set(name, text);
  form.set('file', new Blob([new Uint8Array(file.bytes)], { type: file.type }), file.name);
  return form;
};

const exchange = async (
  app: App,
  actingAs: string,
  id: OperationId,
  { as = actingAs, ...example }: ExampleCall,
): Promise<Exchange> => {
  const { tenant, token } = defaults;
  let url = '';
  const fetch = (request: Request) => {
    ({ url } = request);
    return app(request);
  };
  const { ask } = createCaller({ baseUrl: ORIGIN, tenant, token, fetch });
  const { at = {}, body: sent } = example;
  const { status, headers, body } = await ask(id, at, { as, body: sent, payload: formOf(example) });
  return {
    method: operations[id].method.toUpperCase(),
    url,
    call: { ...example, at: { tenant, ...at } },
    headers: {
      Authorization: `Bearer ${token}`,
      'X-Acting-User-Id': as,
      'X-Acting-User-Tenant': tenant,
    },
    status,
    body: headers.get('content-type')?.includes('json') ? body : undefined,
  };
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
  const context = contextOf(tour.world, ORIGIN, (event) => [event]);
  levers['send-announcement'](
    { facilityIds: [home(tour).id], subject: 'Concert in the garden', message: 'On Friday at four.' },
    context,
  );
  const rides = tour.world.store.transportationRequests.filter(({ status }) => status === 'cancelled');
  levers['delete-transportation-request'](
    { requestId: first(rides, 'a cancelled transportation request').id },
    context,
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
