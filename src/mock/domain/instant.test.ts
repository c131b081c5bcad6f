import { expect, test } from 'vitest';
import { worldTimeIn } from './instant.ts';

test.each([
  ['2026-06-15T12:00:00Z', '2026-06-15T12:00:00Z'],
  ['2026-06-15T12:00:00.345678912+02:00', '2026-06-15T10:00:00.345678912Z'],
  ['1900-01-01T00:00:00Z', '1900-01-01T00:00:00Z'],
  ['8999-12-31T23:59:59Z', '8999-12-31T23:59:59Z'],
  ['1899-12-31T23:59:59Z', undefined],
  ['9000-01-01T00:00:00Z', undefined],
  ['+275760-09-13T00:00:00Z', undefined],
  ['2026-06-15T12:00:00.3456789123Z', undefined],
  ['2026-06-15T12:00:00', undefined],
  ['2026-06-15', undefined],
  ['noon', undefined],
  [1_781_524_800_000, undefined],
])('%s is the time %s of a world', (text, instant) => {
  expect(worldTimeIn(text)?.toString()).toBe(instant);
});
