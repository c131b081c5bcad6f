import { expect, test } from 'vitest';
import { watchedApp } from './testing/world-services.ts';

test('a world that was reset very often still says what it began with', () => {
  const { service } = watchedApp();
  const { main } = service.worlds;
  const before = service.known(main.name)?.pools;
  main.finish();
  for (let turn = 0; turn < 20_000; turn += 1) main.reset();
  expect(service.known(main.name)?.pools).toEqual(before);
});
