import { Temporal } from 'temporal-polyfill';
import { describe, expect, test } from 'vitest';
import { scenarios } from '../../fixtures/worlds.ts';
import { frozenClock } from './clock.ts';
import { createFiles } from './files.ts';
import { createLazyWorld } from './lazy-fill.ts';
import { collectionsOf } from './store.ts';
import { createWorld, type World } from './world.ts';

const NOW = Temporal.Instant.from('2026-06-15T12:00:00Z');

const plainWorld = (): World =>
  createWorld({ tenant: 'demo', seed: 1, clock: frozenClock(NOW), files: createFiles() });

const contentOf = ({ store }: World): unknown =>
  Object.fromEntries(
    Object.entries(collectionsOf(store)).map(([name, collection]) => [name, collection.all()]),
  );

const full = plainWorld();
const fullIdentities = scenarios.demo.fill(full, { role: 'main', seed: 1 });

const lazyWorld = () =>
  createLazyWorld(plainWorld(), (world, defer) =>
    scenarios.demo.fill(world, { role: 'main', seed: 1 }, defer),
  );

/** Changes the first resident in a way that deferred work would show. */
const leave = ({ store }: World): void => {
  const [first] = store.residents.filter(({ status }) => status === 'active');
  if (first) store.residents.replace({ ...first, status: 'deleted' });
};

describe('a world that was filled late equals one that was filled at once', () => {
  test.each<readonly [string, (world: World) => unknown]>([
    ['nothing', () => undefined],
    ['an id is drawn', ({ ids }) => ids.next('res')],
    ['a resident is changed', leave],
    ['a resident is removed', ({ store }) => store.residents.remove(store.residents.all()[0]?.id ?? '')],
    ['a facility is added', ({ store }) => store.facilities.insert({ ...facility, id: 'fac_new' })],
    ['residents are read', ({ store }) => store.residents.all()],
  ])('after %s', (_, act) => {
    const [eager, { world, known }] = [plainWorld(), lazyWorld()];
    const eagerIdentities = scenarios.demo.fill(eager, { role: 'main', seed: 1 });
    expect(act(world)).toEqual(act(eager));
    expect(contentOf(world)).toEqual(contentOf(eager));
    expect(world.ids.next('any')).toBe(eager.ids.next('any'));
    expect(known).toEqual(eagerIdentities);
  });

  test('also when only its pools or a single collection are read', () => {
    expect(lazyWorld().known.pools).toEqual(fullIdentities.pools);
    expect(lazyWorld().world.store.checkIns.all()).toEqual(full.store.checkIns.all());
  });

  test('also when two of them are filled one after another', () => {
    const [one, other] = [lazyWorld(), lazyWorld()];
    expect(one.world.store.activities.all()).toEqual(full.store.activities.all());
    expect(contentOf(other.world)).toEqual(contentOf(full));
  });
});

test('people can be read without filling the rest', () => {
  let isDone = false;
  const { world, filled } = createLazyWorld(plainWorld(), (_, defer) => defer(() => (isDone = true)));
  world.store.residents.all();
  world.store.facilities.find('nobody');
  expect(isDone).toBe(false);
  expect(filled()).toBeUndefined();
  world.store.activities.all();
  expect(isDone).toBe(true);
});

const facility = { name: 'New', bedCount: null, careSetting: null, timeZone: 'UTC' } as const;

test('later writes do not change the kept copy of the full world', () => {
  const { world, filled } = lazyWorld();
  leave(world);
  world.ids.next('any');
  const kept = filled();
  expect(kept && contentOf(kept)).toEqual(contentOf(full));
  expect(kept?.ids.drawn()).toBe(full.ids.drawn());
});
