import { Temporal } from 'temporal-polyfill';
import type { OperationId } from '../../openapi/generated/contract.ts';
import type { LeverInput, LeverName, LeverReturns } from '../../openapi/generated/levers.ts';
import { createCaller, type Answer, type Sent } from '../client/caller.ts';
import type { ExampleCall } from '../examples/example.ts';
import { exampleCall } from '../examples/calls.ts';
import { liveIn } from '../fixtures/facilities.ts';
import { scenarios } from '../fixtures/worlds.ts';
import { createMock } from '../mock/mock.ts';
import { createService } from '../mock/service.ts';
import { realTables, type Tables } from '../mock/tables.ts';
import type { DeliveryOptions } from '../mock/webhooks/delivery.ts';
import type { Readings } from '../mock/world/choices.ts';
import { runningClock } from '../mock/world/clock.ts';
import type { World } from '../mock/world/world.ts';

interface WitnessFile {
  readonly name: string;
  readonly type: string;
  readonly text: string;
}

/** What stands in the place of parts of an example; a member that is undefined is left out. */
export interface Otherwise {
  readonly as?: string | undefined;
  readonly at?: Readonly<Record<string, string | undefined>> | undefined;
  readonly body?: Readonly<Record<string, unknown>>;
  readonly fields?: Readonly<Record<string, string | undefined>>;
  readonly file?: WitnessFile;
  /** Sent as a form, with the members of the body. */
  readonly files?: readonly WitnessFile[];
}

/**
 * A client of a small service in this process, always the same at the start: the world `demo`, seed 1, a clock that
 * goes on by a second with every call.
 */
export interface WitnessClient {
  /** Calls a path below the tenant, by default for the system actor, and gives the body of the answer. */
  call(method: string, path: string, sent?: Sent): Promise<unknown>;
  /** The call of an operation that the documentation shows, made of the world as it is now. */
  exampleOf(operation: OperationId): ExampleCall;
  /** Sends that call, or one that was made before, with some changes, and gives the id of what was made. */
  send(operation: OperationId, otherwise?: Otherwise, example?: ExampleCall): Promise<string>;
  /** Pulls a lever and gives the ids that it made. */
  lever<L extends LeverName>(name: L, input: LeverInput<L>): Promise<LeverReturns[L]>;
  /** A day so many days from the clock's, YYYY-MM-DD in UTC. */
  day(offset: number): string;
  /** Where a witness finds what it names. */
  readonly world: World;
}

/** One scripted exchange. Whatever the client is answered and a receiver is sent is compared, and what this gives. */
export type Witness = (client: WitnessClient) => Promise<unknown>;

const NOW = Temporal.Instant.from('2026-06-15T12:00:00Z');
const RECEIVER = { url: 'http://receiver.invalid/', key: 'witness-key' };
const TENANT = 'demo';

const formOf = (fields: object, part: 'file' | 'files', files: readonly WitnessFile[]): FormData => {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) if (value !== undefined) form.set(name, String(value));
  for (const { name, type, text } of files) form.append(part, new Blob([text], { type }), name);
  return form;
};

/** The file of an example as text: the mock does not read a picture. */
const fileOf = ({ file }: ExampleCall): WitnessFile | undefined =>
  file && { ...file, text: Buffer.from(file.bytes).toString('latin1') };

/** What a call sends of an example. */
const sentOf = (example: ExampleCall, { as = example.as, body, fields, file, files }: Otherwise): Sent => {
  const acting = as === undefined ? {} : { as };
  const members = { ...example.body, ...body };
  const picture = file ?? fileOf(example);
  if (files) return { ...acting, payload: formOf(members, 'files', files) };
  if (picture) return { ...acting, payload: formOf({ ...example.fields, ...fields }, 'file', [picture]) };
  return { ...acting, ...((example.body ?? body) && { body: members }) };
};

/** What is seen of a witness that is played before a server. */
export const seenBy = async (
  witness: Witness,
  tables: Tables = realTables,
  readings: Readings = {},
  zones: readonly string[] = [],
): Promise<string> => {
  const seen: unknown[] = [];
  let calls = 0;
  const delivery: DeliveryOptions = {
    headers: tables.deliveryHeaders,
    log: () => undefined,
    post: tables.posting((_url, { headers, body }) => {
      seen.push([Object.fromEntries(new Headers(headers)), body]);
      return Promise.resolve({ status: 200 });
    }),
    receivers: [RECEIVER],
  };
  const service = createService({
    scenarios: {
      demo: ({ seed }, tenant) =>
        scenarios.demo.tenants(tenant).map(({ slug, role }) => ({
          slug,
          fill: (world) => scenarios.demo.fill(world, { role, seed }),
        })),
    },
    scenario: 'demo',
    tenant: TENANT,
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
  const [world, elsewhere] = service.tenants.map((slug) => service.world(slug));
  if (!world || !elsewhere) throw new Error('the demo scenario has two tenants');
  liveIn(world, zones);

  const { ask, call } = createCaller({
    ...{ baseUrl: 'http://127.0.0.1', token: 'demo-token', tenant: TENANT },
    actingAs: world.store.systemActors.all()[0]?.id ?? '',
    fetch: (request) => {
      calls += 1;
      return mock(request);
    },
  });
  const shown = async (answer: Promise<Answer>): Promise<unknown> => {
    const { status, headers, text, body } = await answer;
    seen.push([status, Object.fromEntries(headers), text]);
    return body;
  };
  const exampleOf = (operation: OperationId): ExampleCall => {
    const example = exampleCall(operation, { world, elsewhere });
    if (!example) throw new Error(`the demo world has nothing for ${operation}`);
    return example;
  };

  const outcome = await witness({
    ...{ exampleOf, world },
    call: (...sent) => shown(call(...sent)),
    send: async (operation, otherwise = {}, example = exampleOf(operation)) => {
      const at = { ...example.at, ...otherwise.at };
      return idIn(await shown(ask(operation, at, sentOf(example, otherwise))));
    },
    lever: async (name, input) => {
      const body = JSON.stringify(input);
      const answer = await mock(
        new Request(`http://127.0.0.1/__admin/levers/${name}`, { method: 'POST', body }),
      );
      if (answer.status !== 200) throw new Error(`lever ${name}: ${answer.status} ${await answer.text()}`);
      return (await answer.json()) as LeverReturns[typeof name];
    },
    day: (offset) => NOW.toZonedDateTimeISO('UTC').toPlainDate().add({ days: offset }).toString(),
  });
  await service.worlds.main.delivery?.idle();
  return JSON.stringify([outcome, seen]);
};

interface Made {
  readonly data?: { readonly id?: unknown };
}

const idIn = (body: unknown): string => String((body as Made | undefined)?.data?.id);
