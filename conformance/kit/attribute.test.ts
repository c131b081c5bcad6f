import { expect, test } from 'vitest';
import {
  attributed,
  attributedTo,
  attributing,
  describingIn,
  otherClausesIn,
  schemaMismatchIn,
  relyingOn,
  wrongStatusIn,
} from './attribute.ts';
import { Unproven, Violation } from './errors.ts';
import { noteExchange } from './preconditions.ts';

const breach = (more: Partial<Violation['finding']> = {}) =>
  new Violation({ kind: 'wrong-value', promised: 'one', found: 'two', ...more });

test('an assertion that names its clauses breaks these and no others', async () => {
  const judged = attributing(['CNV-03'], () => {
    throw breach();
  });
  await expect(judged).rejects.toMatchObject({ finding: { clauses: ['CNV-03'] } });
  const inner = attributing(['CNV-03'], () =>
    attributing(['CNV-04'], () => {
      throw breach();
    }),
  );
  await expect(inner).rejects.toMatchObject({ finding: { clauses: ['CNV-04'] } });
});

test('a synchronous assertion names its clauses in the same way', () => {
  const assertion = () => {
    throw breach();
  };
  expect(() => attributed(['CNV-03'], assertion)).toThrow(
    expect.objectContaining({ finding: expect.objectContaining({ clauses: ['CNV-03'] }) }),
  );
  expect(attributed(['CNV-03'], () => 4)).toBe(4);
});

test('of the clauses of a shared assertion only those count that the check cites', () => {
  expect(attributedTo(['RES-26', 'CNV-28'], { clauses: ['CNV-03', 'CNV-28'] })).toEqual(['CNV-28']);
  expect(attributedTo(['RES-26', 'CNV-28'], { clauses: ['CNV-03'] })).toEqual(['RES-26', 'CNV-28']);
});

test('results and other errors pass unchanged', async () => {
  expect(await attributing(['CNV-03'], () => 4)).toBe(4);
  const unproven = new Unproven('no');
  await expect(attributing(['CNV-03'], () => Promise.reject(unproven))).rejects.toBe(unproven);
});

test.each([
  ['status', ['RES-26', 'CNV-28']],
  ['envelope', ['RES-26', 'CNV-08']],
  ['shape', ['RES-26']],
  [undefined, ['RES-26', 'CNV-28', 'CNV-08']],
] as const)('an assertion about %s breaks the clauses about it and about all', (aspect, expected) => {
  expect(attributedTo(['RES-26', 'CNV-28', 'CNV-08'], { ...(aspect && { aspect }) })).toEqual(expected);
});

test('if no clause is about the aspect, the failure counts for all clauses', () => {
  expect(attributedTo(['AUT-04', 'AUT-07'], { aspect: 'status' })).toEqual(['AUT-04', 'AUT-07']);
});

test('the members of a body that do not match the schema', () => {
  const members = [{ path: 'driver' }, { path: 'driver' }, { path: 'name' }];
  expect(schemaMismatchIn({ aspect: 'shape', members })).toEqual({ schemaMismatch: ['driver', 'name'] });
  expect(schemaMismatchIn({ aspect: 'status', members })).toEqual({});
  expect(schemaMismatchIn({ aspect: 'shape' })).toEqual({});
  const assert = () => {
    throw breach({ aspect: 'shape', members });
  };
  expect(() => attributed(['CNV-03'], assert)).toThrow(
    expect.objectContaining({ finding: expect.objectContaining({ schemaMismatch: ['driver', 'name'] }) }),
  );
});

test('a schema mismatch names every member on the path to the wrong one', () => {
  const members = [{ path: 'records.userType' }];
  expect(schemaMismatchIn({ aspect: 'shape', members })).toEqual({ schemaMismatch: ['records', 'userType'] });
});

test('an assertion about no clause of its check is about other clauses', () => {
  expect(otherClausesIn(['RES-26'], { clauses: ['CNV-03'] })).toEqual({ otherClauses: ['CNV-03'] });
  expect(otherClausesIn(['RES-26'], { clauses: ['CNV-03', 'RES-26'] })).toEqual({});
  expect(otherClausesIn(['RES-26'], {})).toEqual({});
  // Whether a list holds an item is not about the content of the item.
  const exchanges = [
    { method: 'GET', path: '/', operationId: 'listPersonalVisits', status: 200, responseBody: '', curl: '' },
  ];
  const items = ['pvs_1'];
  expect(otherClausesIn(['PVS-44'], { items, exchanges }).otherClauses).toContain('PVS-15');
  expect(otherClausesIn(['PVS-15'], { items, exchanges })).toEqual({});
  // An assertion about the content of an envelope says nothing about the envelope itself.
  expect(otherClausesIn(['RES-26'], { aspect: 'envelope' }).otherClauses).toContain('CNV-08');
  expect(otherClausesIn(['CNV-08'], { aspect: 'envelope' })).toEqual({});
});

test('a wrong status breaks the clauses about the status, if the check cites none of them', () => {
  const exchanges = [
    { method: 'GET', path: '/', operationId: 'listThreads', status: 206, responseBody: '', curl: '' },
  ];
  expect(wrongStatusIn(['MSG-19'], { aspect: 'status', exchanges })).toEqual({
    wrongStatus: ['MSG-18', 'CNV-28'],
  });
  expect(wrongStatusIn(['MSG-18', 'MSG-45'], { aspect: 'status', exchanges })).toEqual({});
  expect(wrongStatusIn(['MSG-19'], { aspect: 'shape', exchanges })).toEqual({});
  expect(wrongStatusIn(['MSG-19'], { aspect: 'status', exchanges: [] })).toEqual({});
});

test('a refusal breaks the clauses that say that the sent values are accepted', () => {
  const exchange = {
    method: 'GET',
    path: '/',
    operationId: 'listThreads',
    status: 400,
    responseBody: '',
    curl: '',
  };
  noteExchange(exchange, 'listThreads', { query: { filter: 'archived' } }, undefined);
  const finding = { aspect: 'status', exchanges: [exchange] } as const;
  expect(wrongStatusIn(['MSG-19'], finding).wrongStatus).toContain('MSG-21');
  expect(wrongStatusIn(['MSG-21'], finding).wrongStatus).not.toContain('MSG-21');
});

test('the premise of an assertion is tested only if the assertion fails', async () => {
  let tests = 0;
  const premise = (isKept: boolean) => ({
    clauses: ['CNV-03'] as const,
    test: () => {
      tests += 1;
      if (!isKept) throw breach({ found: 'three' });
    },
  });
  const fails = () => {
    throw breach();
  };
  await expect(relyingOn(premise(false), () => 'held')).resolves.toBe('held');
  expect(tests).toBe(0);
  await expect(relyingOn(premise(true), fails)).rejects.toMatchObject({ finding: { found: 'two' } });
  const broken = relyingOn(premise(false), fails);
  await expect(broken).rejects.toMatchObject({ finding: { found: 'two', otherClauses: ['CNV-03'] } });
  const unproven = () => {
    throw new Unproven('no staff');
  };
  await expect(relyingOn(premise(false), unproven)).rejects.toBeInstanceOf(Unproven);
});

test('a wrong member breaks the clause that describes it, if the check cites it', () => {
  const members = [{ path: 'type' }];
  expect(describingIn(['ALB-02', 'ALB-07'], { aspect: 'shape', members })).toEqual(['ALB-02']);
  expect(describingIn(['ALB-02'], { aspect: 'shape', members: [{ path: 'facilities' }] })).toEqual([]);
  expect(describingIn(['ALB-02'], { aspect: 'status', members })).toEqual([]);
});
