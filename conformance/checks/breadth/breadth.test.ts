import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { beforeAll, expect, test } from 'vitest';
import { clauses } from '../../../openapi/generated/clauses.ts';
import { operationIds } from '../../calls/table.ts';
import { factsOf } from '../../calls/facts.ts';
import { declaredChecks } from '../../kit/check.ts';
import { requiredOf, requiredQueryOf } from '../../kit/body.ts';

beforeAll(async () => {
  const names = await readdir(import.meta.dirname);
  for (const name of names.filter((one) => one.endsWith('.check.ts')))
    await import(pathToFileURL(join(import.meta.dirname, name)).href);
});

const ids = (): ReadonlySet<string> => new Set(declaredChecks().map(({ spec }) => spec.id));

test('every operation is called validly, and without each of the headers that its clauses name', () => {
  for (const id of operationIds) {
    expect(ids()).toContain(`breadth.${id}.answers`);
    expect(ids()).toContain(`breadth.${id}.without-authorization`);
    if (factsOf(id).clauses.headers?.includes('AUT-05')) {
      expect(ids()).toContain(`breadth.${id}.without-x-acting-user-id`);
      expect(ids()).toContain(`breadth.${id}.without-x-acting-user-tenant`);
    }
  }
});

test('every required member and parameter is left out once', () => {
  for (const id of operationIds)
    for (const name of [...requiredOf(id), ...requiredQueryOf(id)])
      expect(ids()).toContain(`breadth.${id}.without-${name}`);
});

test('one to three clauses, and never a firm one together with an open one', () => {
  for (const { spec } of declaredChecks().filter((one) => one.spec.id.startsWith('breadth.'))) {
    expect(spec.clauses.length, spec.id).toBeGreaterThan(0);
    expect(spec.clauses.length, spec.id).toBeLessThanOrEqual(3);
    const kinds = new Set(spec.clauses.map((id) => clauses[id].determinacy === 'open'));
    expect(kinds.size, spec.id).toBe(1);
  }
});

test('every clause on a role that breadth covers is spoken for', () => {
  const cited = new Set(declaredChecks().flatMap(({ spec }) => spec.clauses));
  for (const id of operationIds)
    for (const role of ['answer', 'required', 'values', 'headers'] as const)
      for (const clause of factsOf(id).clauses[role] ?? [])
        if (clauses[clause].determinacy === 'firm') expect(cited, `${clause} of ${id}`).toContain(clause);
});
