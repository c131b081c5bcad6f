import type { Hono } from 'hono';
import type { WorldAccount } from '../../answers/answers.ts';
import type { ServicesOfWorlds } from '../world-services.ts';
import { readJson } from '../http/body.ts';
import { isRefusal, refuse, type Refusal } from '../http/problem.ts';
import { refusalResponse } from '../http/reply.ts';
import type { TenantPair } from '../tenant-pair-values.ts';
import type { Snapshot } from '../tenant-pair-values.ts';
import type { Service } from '../service.ts';
import { isoOf } from '../world/clock.ts';
import { differencesOf } from '../world/differences.ts';
import { exportWorld, readWorldFile } from '../world-file.ts';
import { unknownWorld, unavailableWorld, withTenantPair } from './found.ts';
import { resetInput } from './reset-input.ts';
import { newWorldInput, objectInput, textIn } from './world-input.ts';

/** Which snapshot is meant. */
export const snapshotSchema = {
  type: 'object',
  description: 'Name of the snapshot (default: `last`).',
  properties: { snapshot: { type: 'string', pattern: '^[\\w.-]{1,64}$', examples: ['before-lunch'] } },
} as const;

/** Bytes of an exported world that are taken in. */
const MAX_WORLD_BYTES = 256 * 1024 * 1024;

const USUAL_SNAPSHOT = 'last';

const readSnapshot = objectInput(
  snapshotSchema,
  'The name of a snapshot must be of letters, digits, dots and dashes.',
);

/** The description of a world in answers. */
const accountOf = (
  { name, slugs, from, clock, beginning, snapshots }: TenantPair,
  isMain: boolean,
): WorldAccount => ({
  name,
  tenants: slugs,
  main: isMain,
  ...(from !== undefined && { from }),
  scenario: beginning.scenario,
  seed: beginning.seed,
  now: isoOf(clock.now()),
  frozen: clock.isFrozen,
  snapshots: snapshots().map((one) => one.name),
});

const noSnapshot = (name: string, tenantPair: TenantPair): Refusal =>
  refuse('snapshot-unknown', {
    promised: `The world ${tenantPair.name} must have this snapshot.`,
    found: `${name}.`,
    next: `take one with POST /__admin/worlds/${tenantPair.name}/snapshot${
      tenantPair.snapshots().length === 0
        ? ''
        : `, or use one of ${tenantPair
            .snapshots()
            .map((one) => one.name)
            .join(', ')}`
    }.`,
  });

const snapshotOf = (tenantPair: TenantPair, name: string): Snapshot | Refusal =>
  tenantPair.snapshots().find((one) => one.name === name) ?? noSnapshot(name, tenantPair);

/** What changed in both tenants of a tenant pair since a snapshot; without one, since the worlds began. */
const diffOf = (tenantPair: TenantPair, since: Snapshot | undefined): object => ({
  since: since?.name ?? 'beginning',
  tenants: Object.fromEntries(
    tenantPair.tenantWorlds().flatMap((tenantWorld) => {
      const { tenant } = tenantWorld.world;
      const before = since?.worlds.get(tenant) ?? tenantWorld.filled();
      if (!before) return [];
      return [
        [tenant, differencesOf(before, tenantWorld.world, since?.events.get(tenant) ?? new Set())] as const,
      ];
    }),
  ),
});

/** The routes of worlds: make, list, end, reset, remember, bring back, compare. */
export const addWorldRoutes = (router: Hono, service: Service, servicesOfWorlds: ServicesOfWorlds): void => {
  const { worlds } = service;

  const resetTenantPair = async (tenantPair: TenantPair, request: Request): Promise<object | Refusal> => {
    const raw = await readJson(request);
    const input = isRefusal(raw) ? raw : resetInput(raw, service.scenarios);
    if (isRefusal(input)) return input;
    const restarted = tenantPair.reset(input);
    if ('found' in restarted) return unavailableWorld(restarted);
    const { beginning, dropped } = restarted;
    for (const slug of tenantPair.slugs) servicesOfWorlds.empty(slug);
    return {
      status: 'ok',
      ...beginning,
      now: isoOf(tenantPair.clock.now()),
      droppedDeliveries: dropped,
      receiver: tenantPair.delivery?.receivers()[0]?.url ?? null,
    };
  };

  const reset = withTenantPair(service, (tenantPair, { req }) => resetTenantPair(tenantPair, req.raw));
  router.post('/reset', reset);
  router.post('/worlds/:name/reset', reset);

  router.get('/worlds', () =>
    Response.json({
      data: worlds.list().map((tenantPair) => accountOf(tenantPair, tenantPair === worlds.main)),
    }),
  );
  router.post('/worlds', async ({ req }) => {
    const input = newWorldInput(await readJson(req.raw), service.scenarios);
    const made = isRefusal(input) ? input : worlds.create(input.name, input);
    return isRefusal(made)
      ? refusalResponse(made, undefined)
      : Response.json({ data: accountOf(made, false) });
  });
  router.delete('/worlds/:name', ({ req }) => {
    const name = req.param('name');
    if (name === worlds.main.name)
      return refusalResponse(
        refuse('conflict', {
          promised: 'The main world cannot be deleted.',
          found: `${name}, the main world.`,
          next: 'reset it instead.',
        }),
        undefined,
      );
    return worlds.remove(name)
      ? Response.json({ ended: name })
      : refusalResponse(unknownWorld(name, service), undefined);
  });

  router.post(
    '/worlds/:name/snapshot',
    withTenantPair(service, async (tenantPair, { req }) => {
      const input = readSnapshot(await readJson(req.raw));
      if (isRefusal(input)) return input;
      const { name, now } = tenantPair.snapshot(textIn(input, 'snapshot') ?? USUAL_SNAPSHOT);
      return { snapshot: name, now: isoOf(now) };
    }),
  );
  router.post(
    '/worlds/:name/restore',
    withTenantPair(service, async (tenantPair, { req }) => {
      const input = readSnapshot(await readJson(req.raw));
      if (isRefusal(input)) return input;
      const found = snapshotOf(tenantPair, textIn(input, 'snapshot') ?? USUAL_SNAPSHOT);
      if (isRefusal(found)) return found;
      const { dropped } = tenantPair.restore(found);
      return { snapshot: found.name, now: isoOf(tenantPair.clock.now()), droppedDeliveries: dropped };
    }),
  );
  router.get(
    '/worlds/:name/state',
    withTenantPair(service, (tenantPair) => exportWorld(tenantPair)),
  );
  router.put('/worlds/:name/state', async ({ req }) => {
    const raw = await readJson(req.raw, MAX_WORLD_BYTES);
    const file = isRefusal(raw) ? raw : raw.kind === 'json' ? raw.value : undefined;
    const tenantPair = isRefusal(file) ? file : worlds.bring(req.param('name'), readWorldFile(file));
    if (isRefusal(tenantPair)) return refusalResponse(tenantPair, undefined);
    for (const slug of tenantPair.slugs) servicesOfWorlds.empty(slug);
    return Response.json({ data: accountOf(tenantPair, tenantPair === worlds.main) });
  });
  router.get(
    '/worlds/:name/diff',
    withTenantPair(service, (tenantPair, { req }) => {
      const name = req.query('since');
      const since = name === undefined ? undefined : snapshotOf(tenantPair, name);
      return isRefusal(since) ? since : diffOf(tenantPair, since);
    }),
  );
};
