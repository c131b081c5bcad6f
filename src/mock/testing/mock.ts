import { Temporal } from 'temporal-polyfill';
import type { ChoiceId, ReadingOf } from '../../../openapi/generated/choices.ts';
import { createCaller, type Answer, type Caller, type Sent } from '../../client/caller.ts';
import { createApp, type App } from '../app.ts';
import { createServicesOfWorlds, type ServicesOfWorlds } from '../world-services.ts';
import type { KnownIdentities } from '../world/known-identities.ts';
import { actingIdOf } from '../identity/acting.ts';
import type { Part } from '../http/routes.ts';
import { createService, type Service, type ServiceOptions } from '../service.ts';
import { realTables, type Tables } from '../tables.ts';
import type { Tenancy } from '../world/tenancy.ts';
import type { Readings } from '../world/choices.ts';
import { frozenClock } from '../world/clock.ts';
import type { OutboxEvent } from '../world/outbox.ts';
import type { World } from '../world/world.ts';

/** What a test needs of a mock in its own process: calls, the state behind them, the events they caused. */
export interface TestApp extends Pick<Caller, 'ask'> {
  readonly app: App;
  readonly service: Service;
  readonly world: World;
  /** Calls a path below the tenant; acts for the system actor by default. */
  call(method: string, path: string, options?: CallOptions): Promise<TestAnswer>;
  events(): readonly OutboxEvent[];
}

export interface CallOptions extends Sent {
  readonly form?: FormData;
  readonly tenant?: string;
}

export type { Readings };
export type TestAnswer = Answer;

export const TEST_NOW = Temporal.Instant.from('2026-06-15T12:00:00Z');

/** Two facilities (UTC all year; Copenhagen), a calendar each, two activity types, staff and a system actor. */
export const fillPlain = (world: World): KnownIdentities => {
  const { store, ids } = world;
  const created = '2026-01-01T00:00:00.000Z';
  const zones = ['UTC', 'Europe/Copenhagen'];
  const facilities = zones.map((timeZone, at) =>
    store.facilities.insert({
      id: ids.next('fac'),
      name: `Facility ${at + 1}`,
      bedCount: 40,
      careSetting: null,
      timeZone,
    }),
  );
  for (const facility of facilities)
    store.calendars.insert({
      id: ids.next('cal'),
      name: `${facility.name} calendar`,
      category: 'activity',
      facilityIds: [facility.id],
      private: false,
      created,
    });
  for (const name of ['Exercise', 'Music'])
    store.activityTypes.insert({ id: ids.next('typ'), name, category: 'wellness' });
  const staff = store.staff.insert({
    id: ids.next('stf'),
    firstName: 'Sam',
    lastName: 'Hale',
    facilityIds: facilities.slice(0, 1).map(({ id }) => id),
    permissions: ['VIEW_ACTIVITIES', 'MESSAGE_FAMILY_RESIDENTS'],
  });
  const actor = store.systemActors.insert({ id: ids.next('sys'), name: 'System' });
  return {
    tenant: world.tenant,
    facilities,
    identities: {
      resident: [],
      connection: [],
      staff: [{ actingId: staff.id, id: staff.id }],
      systemActor: [{ actingId: actor.id }],
    },
    pools: {},
  };
};

/** A reading for one choice, checked by the compiler. */
export const reading = <C extends ChoiceId>(choice: C, taken: ReadingOf<C>): Readings => ({
  [choice]: taken,
});

/** Every part of the interface, for tests of what is planned. */
export const WITH_PLANNED: readonly Part[] = ['available', 'flat', 'planned'];

/** A tenant and its second one, both filled alike. The second of demo is called other. */
export const twoTenants = (slug: string, fill: Tenancy['fill']): readonly Tenancy[] => [
  { slug, fill },
  { slug: slug === 'demo' ? 'other' : `${slug}-other`, fill },
];

/** Without `parts`, it serves what a mock serves by default. */
export const testApp = (
  readings: Readings = {},
  tables: Tables = realTables,
  fill = fillPlain,
  parts?: readonly Part[],
  servicesOfWorlds: ServicesOfWorlds = createServicesOfWorlds(),
  more: Partial<Pick<ServiceOptions, 'elapsed' | 'areWorldsAuto' | 'delivery' | 'fileRoom'>> = {},
): TestApp => {
  const service = createService({
    scenarios: { plain: (_, slug) => twoTenants(slug, fill) },
    scenario: 'plain',
    tenant: 'demo',
    clock: frozenClock(TEST_NOW),
    seed: 1,
    token: 'demo-token',
    readings,
    ...(parts && { parts }),
    strict: true,
    ...more,
  });
  const app = createApp(service, tables, servicesOfWorlds);
  const world = service.world('demo');
  if (!world) throw new Error('the test service has no tenant demo');
  const actor = actingIdOf(service.known('demo')?.identities.systemActor[0]?.actingId ?? '', world);
  const callerOf = (tenant: string) =>
    createCaller({ baseUrl: 'http://mock.test', tenant, token: 'demo-token', actingAs: actor, fetch: app });
  return {
    app,
    service,
    world,
    events: () => world.outbox.entries().map(({ event }) => event),
    ask: callerOf('demo').ask,
    call: (method, path, { form, tenant = 'demo', ...sent } = {}) =>
      callerOf(tenant).call(method, path, { ...sent, payload: form }),
  };
};
