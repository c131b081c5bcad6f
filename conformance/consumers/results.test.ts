import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import pc from 'picocolors';
import { expect, test } from 'vitest';
import { certificateSchema } from '../certificate/certificate-schema.ts';
import { certificateOf } from '../certificate/certificate.ts';
import { consoleText } from '../report/console.ts';
import { reportHtml } from '../report/html.ts';
import { junitXml } from '../report/junit.ts';
import { summaryMarkdown } from '../report/markdown.ts';
import { resultsSchema } from '../report/results-schema.ts';
import { clientDuties } from './client/duties.ts';
import { broken, kept, unproven, type Judgement } from './duty.ts';
import { receiverDuties } from './receiver/duties.ts';
import { resultsOf, type Certified } from './results.ts';

const digests = { suite: 'a'.repeat(64), contract: 'b'.repeat(64) };

const exchange = {
  method: 'POST',
  path: '/hook',
  status: 202,
  responseBody: '',
  curl: `curl -sS -i -X POST 'http://a/hook'`,
};

const certified = (judgementOf: (id: string) => Judgement, more: Partial<Certified> = {}) =>
  resultsOf({
    ...{ side: 'receiver', target: 'http://receiver.test/hook', tenant: 't', seed: 1, rounds: 1 },
    ...{ planned: false, strict: false, startedAt: 0, milliseconds: 10, requests: 3, interrupted: false },
    ...{ notes: [], again: 'ces certify receiver', redact: (text: string) => text, scope: ['photo.updated'] },
    outcomes: receiverDuties.map(({ evaluate: _evaluate, ...duty }) => ({
      duty,
      judgement: judgementOf(duty.id),
    })),
    ...more,
  });

const validate = (schema: object) => addFormats.default(new Ajv2020({ strict: false })).compile(schema);

test('a broken firm duty gives exit code 1, a broken robustness duty 0', () => {
  expect(certified(() => kept()).exitCode).toBe(0);
  const firm = certified((id) => (id === 'receiver.answers-200' ? broken('202', exchange) : kept()));
  expect([firm.exitCode, firm.robustness?.verdict]).toEqual([1, 'pass']);
  const robust = certified((id) => (id === 'receiver.burst' ? broken('one lost', exchange) : kept()));
  expect([robust.exitCode, robust.robustness?.verdict]).toEqual([0, 'fail']);
});

test('an unproven duty gives exit code 0, with --strict 3, and no certificate', () => {
  const judgementOf = (id: string): Judgement =>
    id === 'receiver.updates-store' ? unproven('no way') : kept();
  expect(certified(judgementOf).exitCode).toBe(0);
  expect(certified(judgementOf).outcome).toContain('no certificate');
  expect(certified(judgementOf).certify).toBe(false);
  expect(certified(() => unproven('x')).exitCode).toBe(3);
  expect(certified(judgementOf, { strict: true }).exitCode).toBe(3);
});

test('without a request in a claimed section there is no certificate', () => {
  const results = certified(() => kept(), { unreached: ['albums', 'photos'] });
  expect([results.exitCode, results.certify]).toEqual([0, false]);
  expect(results.outcome).toContain('no certificate while no request succeeded in albums, photos.');
  expect(certified(() => kept(), { unreached: ['albums'], strict: true }).exitCode).toBe(3);
});

test('if nothing was exercised, the run ends with 3 and says what to do', () => {
  const results = certified(() => unproven('x'), { idle: 'Send something.' });
  expect([results.exitCode, results.outcome]).toEqual([3, 'Nothing was exercised. Send something.']);
});

test('a failed consumer gives exit code 4 and its results, or 1 if it broke a duty', () => {
  const failed = 'The client ended with 1.';
  const results = certified(() => kept(), { failed });
  expect([results.exitCode, results.outcome]).toEqual([4, failed]);
  expect(results.checks.length).toBeGreaterThan(0);
  expect(certificateOf(results, digests, undefined)).toBeUndefined();
  expect(certified(() => broken('x', exchange), { failed }).exitCode).toBe(1);
});

test('the certificate of a consumer lists what was not exercised, and how to repeat the run', () => {
  const results = certified((id) => (id === 'receiver.burst' ? unproven('not tried') : kept()));
  const certificate = certificateOf(results, digests, undefined);
  expect(certificate).toMatchObject({
    ...{ scope: ['photo.updated'], signed: false, repeat: ['ces certify receiver'] },
    unexercised: { duties: ['receiver.burst'], operations: [] },
  });
});

test('an unreachable consumer gives exit code 4 and the reason', () => {
  const results = certified(() => kept(), { unreachable: 'No one is there.' });
  expect([results.exitCode, results.outcome]).toEqual([4, 'No one is there.']);
});

test('results and certificate fit their schemas, and every report shows both verdicts', () => {
  const results = certified((id) =>
    id === 'receiver.answers-200' || id === 'receiver.burst' ? broken(`${id} <broken>`, exchange) : kept(),
  );
  const isValid = validate(resultsSchema);
  expect(isValid(results) ? [] : isValid.errors).toEqual([]);
  for (const text of [
    consoleText(results, 'out/report.html', pc.createColors(false)),
    reportHtml(results),
    summaryMarkdown(results),
    junitXml(results),
  ]) {
    expect(text).toContain('receiver.answers-200');
    expect(text).toMatch(/receiver\.burst/);
  }
  expect(reportHtml(results) + junitXml(results)).not.toContain('<broken>');
  expect(junitXml(results)).toContain('name="ces certify receiver"');
  const good = certified(() => kept());
  const certificate = certificateOf(good, digests, undefined);
  const checkCertificate = validate(certificateSchema);
  expect(checkCertificate(certificate) ? [] : checkCertificate.errors).toEqual([]);
  expect(certificate?.subject).toBe('receiver');
});

test('every line of a duty has a text', () => {
  for (const { id, kind, line } of [...receiverDuties, ...clientDuties])
    expect([id, kind === 'robustness']).toEqual([id, line === undefined]);
  expect(() =>
    certified(() => kept(), {
      side: 'client',
      outcomes: clientDuties.map(({ evaluate: _evaluate, ...duty }) => ({ duty, judgement: kept() })),
    }),
  ).not.toThrow();
});
