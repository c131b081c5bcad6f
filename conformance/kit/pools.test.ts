import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { features, pools } from '../../openapi/generated/config-schema.ts';

const suite = fileURLToPath(new URL('../', import.meta.url));

/** The text of everything that takes part in a check. */
const read = ['checks', 'factories', 'assertions', 'moves', 'kit']
  .flatMap((room) =>
    readdirSync(join(suite, room), { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
      .map((name) => readFileSync(join(suite, room, name), 'utf8')),
  )
  .join('\n');

test('every pool that a configuration may hold is read by the suite, and says what it must hold', () => {
  expect(Object.keys(pools).filter((name) => !read.includes(`'${name}'`))).toEqual([]);
  for (const says of Object.values(pools)) expect(says.length).toBeGreaterThan(30);
});

test('every feature does something', () => {
  expect(
    Object.keys(features).filter((name) => !read.includes(`'${name}'`) && !read.includes(`features.${name}`)),
  ).toEqual([]);
});
