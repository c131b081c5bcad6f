import { Ajv2020 } from 'ajv/dist/2020.js';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { record, runOf } from '../report/sample.ts';
import { consumerScores } from '../catalogue/consumer-scores.ts';
import { certificateSchema } from './certificate-schema.ts';
import { certificateOf, type Certificate } from './certificate.ts';
import { certificateIn, mustBeOwn, mustBeTarget, sampleOf, verifiedBy } from './verify.ts';

const digests = { suite: 'a'.repeat(64), contract: 'b'.repeat(64) };
const proven = [
  record('residents.a', 'pass', ['RES-01']),
  record('check-ins.a', 'not-applicable', ['CHK-01']),
];
const issued = (more: Parameters<typeof runOf>[1] = {}, records = proven): Certificate | undefined =>
  certificateOf(runOf(records, { certify: true, ...more }), digests, undefined);

test('a certificate says what was proved, and fits its schema', () => {
  const certificate = issued();
  expect(certificate).toMatchObject({ digests, passed: ['residents.a'], clauses: { 'RES-01': 'held' } });
  const validate = new Ajv2020({ validateFormats: false }).compile(certificateSchema);
  expect([validate(certificate), validate.errors]).toEqual([true, null]);
  expect(certificateIn(JSON.stringify(certificate), 'x')).toEqual(certificate);
});

test('a certificate about a consumer has the scores of consumers, not those of the suite', () => {
  const scores = { saboteurs: { caught: 1, all: 1 }, variants: { passed: 1, all: 1 } };
  const run = runOf(proven, { certify: true });
  const own = certificateOf({ ...run, subject: 'client' }, digests, scores);
  expect([own?.scores, own?.consumerScores]).toEqual([undefined, consumerScores.client]);
  expect(certificateOf(run, digests, scores)?.scores).toEqual(scores);
});

test('a run that did not ask for a certificate, or proved too little, gets none', () => {
  expect(issued({ certify: false })).toBeUndefined();
  expect(issued({}, [record('residents.a', 'fail', ['RES-01'])])).toBeUndefined();
  expect(issued({}, [record('residents.a', 'unproven', ['RES-01'])])).toBeUndefined();
});

test('a file that is not a certificate, or one of another suite, is refused with the next step', () => {
  expect(() => certificateIn('[]', 'c.json')).toThrow(
    'c.json is not a certificate.json: it is not a JSON object. Give the original file that the suite wrote.',
  );
  expect(() => certificateIn('{}', 'c.json')).toThrow("must have required property 'version'");
  const certificate = issued();
  if (!certificate) throw new Error('a certificate');
  expect(() => mustBeOwn(certificate, digests, '1')).not.toThrow();
  expect(() => mustBeOwn(certificate, { ...digests, suite: 'c'.repeat(64) }, '1')).toThrow('another suite');
});

test('a sample begins with one check of every section, has no check twice, and depends on the seed', () => {
  const ids = fc.uniqueArray(fc.stringMatching(/^[abc]\.[a-z]{1,3}$/), { minLength: 3 });
  fc.assert(
    fc.property(ids, fc.nat(), fc.integer({ min: 3, max: 20 }), (passed, seed, size) => {
      const sample = sampleOf(passed, size, seed);
      expect(sample).toEqual(sampleOf(passed, size, seed));
      expect(new Set(sample).size).toBe(Math.min(size, passed.length));
      const sections = (some: readonly string[]) => new Set(some.map((id) => id[0]));
      expect(sections(sample)).toEqual(sections(passed));
    }),
  );
});

test('a certificate holds while its sample passes', () => {
  const certificate = issued();
  if (!certificate) throw new Error('a certificate');
  const again = (verdict: 'pass' | 'fail' | 'unproven') =>
    verifiedBy(runOf([record('residents.a', verdict, ['RES-01'])]), certificate);
  expect(again('pass')).toMatchObject({ holds: true, says: expect.stringContaining('still holds') });
  expect(again('fail')).toMatchObject({ holds: false, says: expect.stringContaining('no longer holds') });
  expect(again('unproven')).toMatchObject({
    holds: false,
    says: expect.stringContaining('could not be checked'),
  });
});

test('a part that is absent by the certificate must not answer', () => {
  const certificate = issued();
  if (!certificate) throw new Error('a certificate');
  const again = (verdict: 'pass' | 'fail' | 'not-applicable') =>
    verifiedBy(
      runOf([record('residents.a', 'pass', ['RES-01']), record('check-ins.a', verdict, ['CHK-01'])]),
      certificate,
    );
  expect(again('not-applicable')).toMatchObject({ holds: true, served: [] });
  expect(again('pass')).toMatchObject({
    holds: false,
    says: expect.stringContaining('1 part that it calls absent'),
  });
  expect(again('fail').served.map(({ id }) => id)).toEqual(['check-ins.a']);
});

test('the token goes only to the address of the configuration, not to that of a certificate', () => {
  const certificate = issued();
  if (!certificate) throw new Error('a certificate');
  const { url } = certificate.target;
  expect(() => mustBeTarget(certificate, url, undefined)).not.toThrow();
  expect(() => mustBeTarget(certificate, 'http://mine', undefined)).toThrow('Pass --url');
  expect(() => mustBeTarget(certificate, 'http://mine', 'http://mine')).not.toThrow();
});
