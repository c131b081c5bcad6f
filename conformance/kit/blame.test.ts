import { expect, test } from 'vitest';
import { blamed, blamedBy, blaming, foreignIn, misfitIn, relyingOn, unservedIn } from './blame.ts';
import { Unproven, Violation } from './errors.ts';
import { noteExchange } from './preconditions.ts';

const breach = (more: Partial<Violation['finding']> = {}) =>
  new Violation({ kind: 'wrong-value', promised: 'one', found: 'two', ...more });

test('a judgement that names its clauses breaks these and no others', async () => {
  const judged = blaming(['CNV-03'], () => {
    throw breach();
  });
  await expect(judged).rejects.toMatchObject({ finding: { clauses: ['CNV-03'] } });
  const inner = blaming(['CNV-03'], () =>
    blaming(['CNV-04'], () => {
      throw breach();
    }),
  );
  await expect(inner).rejects.toMatchObject({ finding: { clauses: ['CNV-04'] } });
});

test('a judgement at once names its clauses just so', () => {
  const judge = () => {
    throw breach();
  };
  expect(() => blamed(['CNV-03'], judge)).toThrow(
    expect.objectContaining({ finding: expect.objectContaining({ clauses: ['CNV-03'] }) }),
  );
  expect(blamed(['CNV-03'], () => 4)).toBe(4);
});

test('of the clauses that an assertion may stand for those count that the check cites', () => {
  expect(blamedBy(['RES-26', 'CNV-28'], { clauses: ['CNV-03', 'CNV-28'] })).toEqual(['CNV-28']);
  expect(blamedBy(['RES-26', 'CNV-28'], { clauses: ['CNV-03'] })).toEqual(['RES-26', 'CNV-28']);
});

test('what is no breach passes as it is', async () => {
  expect(await blaming(['CNV-03'], () => 4)).toBe(4);
  const unproven = new Unproven('no');
  await expect(blaming(['CNV-03'], () => Promise.reject(unproven))).rejects.toBe(unproven);
});

test.each([
  ['status', ['RES-26', 'CNV-28']],
  ['envelope', ['RES-26', 'CNV-08']],
  ['shape', ['RES-26']],
  [undefined, ['RES-26', 'CNV-28', 'CNV-08']],
] as const)('an assertion about %s breaks the clauses about it and about all', (aspect, blamed) => {
  expect(blamedBy(['RES-26', 'CNV-28', 'CNV-08'], { ...(aspect && { aspect }) })).toEqual(blamed);
});

test('where no clause is about what was looked at, all are blamed', () => {
  expect(blamedBy(['AUT-04', 'AUT-07'], { aspect: 'status' })).toEqual(['AUT-04', 'AUT-07']);
});

test('the members of a body that is not as described are its misfit', () => {
  const members = [{ path: 'driver' }, { path: 'driver' }, { path: 'name' }];
  expect(misfitIn({ aspect: 'shape', members })).toEqual({ misfit: ['driver', 'name'] });
  expect(misfitIn({ aspect: 'status', members })).toEqual({});
  expect(misfitIn({ aspect: 'shape' })).toEqual({});
  const assert = () => {
    throw breach({ aspect: 'shape', members });
  };
  expect(() => blamed(['CNV-03'], assert)).toThrow(
    expect.objectContaining({ finding: expect.objectContaining({ misfit: ['driver', 'name'] }) }),
  );
});

test('a misfit names every member on the way to what is wrong', () => {
  const members = [{ path: 'records.userType' }];
  expect(misfitIn({ aspect: 'shape', members })).toEqual({ misfit: ['records', 'userType'] });
});

test('an assertion that stands for none of the clauses of its check is about foreign ones', () => {
  expect(foreignIn(['RES-26'], { clauses: ['CNV-03'] })).toEqual({ foreign: ['CNV-03'] });
  expect(foreignIn(['RES-26'], { clauses: ['CNV-03', 'RES-26'] })).toEqual({});
  expect(foreignIn(['RES-26'], {})).toEqual({});
  // Whoever looks for something in an envelope says nothing about the envelope.
  expect(foreignIn(['RES-26'], { aspect: 'envelope' }).foreign).toContain('CNV-08');
  expect(foreignIn(['CNV-08'], { aspect: 'envelope' })).toEqual({});
});

test('a status that is not the stated one stands for the clauses about the status, where the check cites none', () => {
  const exchanges = [
    { method: 'GET', path: '/', operationId: 'listThreads', status: 206, responseBody: '', curl: '' },
  ];
  expect(unservedIn(['MSG-19'], { aspect: 'status', exchanges })).toEqual({ unserved: ['MSG-18', 'CNV-28'] });
  expect(unservedIn(['MSG-18', 'MSG-45'], { aspect: 'status', exchanges })).toEqual({});
  expect(unservedIn(['MSG-19'], { aspect: 'shape', exchanges })).toEqual({});
  expect(unservedIn(['MSG-19'], { aspect: 'status', exchanges: [] })).toEqual({});
});

test('a refusal stands for the clauses that say that what was sent is taken', () => {
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
  expect(unservedIn(['MSG-19'], finding).unserved).toContain('MSG-21');
  expect(unservedIn(['MSG-21'], finding).unserved).not.toContain('MSG-21');
});

test('what an assertion takes for granted is tested where it fails, and alone then', async () => {
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
  await expect(broken).rejects.toMatchObject({ finding: { found: 'two', foreign: ['CNV-03'] } });
  const unproven = () => {
    throw new Unproven('no staff');
  };
  await expect(relyingOn(premise(false), unproven)).rejects.toBeInstanceOf(Unproven);
});
