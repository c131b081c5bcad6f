import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { choices } from '../../../openapi/generated/choices.ts';
import { createChoose } from './choices.ts';

const room = fileURLToPath(new URL('..', import.meta.url));

const sources = readdirSync(room, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
  .map((name) => readFileSync(join(room, name), 'utf8'))
  .join('\n');

// A call of `choose` compiles only with every reading of the choice, so one call is enough.
const isAsked = (id: string): boolean => new RegExp(`choose\\(\\s*'${id}'`).test(sources);

test('every open choice is used by the mock, or the register says why it cannot be observed', () => {
  const silent = Object.values(choices).filter(
    (choice) => !isAsked(choice.id) && !('unobservable' in choice),
  );
  expect(silent.map(({ id }) => id)).toEqual([]);
});

test('a reading applies to all operations, or to the named one', () => {
  const statuses = { created: 201, ok: 200 };
  expect(createChoose({})('create-status', statuses)).toBe(201);
  expect(createChoose({ 'create-status': 'ok' })('create-status', statuses, 'createResident')).toBe(200);
  const mixed = createChoose({ 'create-status': { createResident: 'ok' } });
  expect([
    mixed('create-status', statuses, 'createResident'),
    mixed('create-status', statuses, 'createCheckIn'),
  ]).toEqual([200, 201]);
});
