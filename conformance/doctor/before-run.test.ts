import { expect, test } from 'vitest';
import { fittingRun, smallService } from '../testing/small-service.ts';
import type { RunSpec } from '../kit/run.ts';
import { UsageError } from '../run/usage.ts';
import { fitness } from './before-run.ts';
import { webhooksChecked } from './examinations/webhooks.ts';

async function fit(run: Partial<RunSpec>) {
  const target = await smallService();
  const place = (key: string) => `ces.config.yaml:${key.length}`;
  const settings = { spec: fittingRun(target.url, run), concurrency: 1, notes: [], place };
  return fitness(settings).finally(() => target.close());
}

test('an id that does not hold what its pool must is reported, and left out of the run', async () => {
  const { settings } = await fit({ fixtures: { cancelledActivities: ['a-9', 'a-8'], tags: ['t-1'] } });
  expect(settings.spec.fixtures).toEqual({ cancelledActivities: ['a-8'], tags: ['t-1'] });
  expect(settings.notes).toEqual([
    expect.stringMatching(
      /^ces\.config\.yaml:30: fixtures\.cancelledActivities\.0: expected: a-9 is.*found: 404/,
    ),
  ]);
});

test('a wrong configuration ends the run with its line, before any check', async () => {
  const run = { facilities: [{ id: 'f-no', timeZone: 'UTC' }] };
  await expect(fit(run)).rejects.toThrow(UsageError);
  await expect(fit(run)).rejects.toThrow(
    /^ces\.config\.yaml:15: facilities\.0\.id: expected: .*; found: 404 .*; next: .*\nNo check was run: fix 1 problem first\.$/,
  );
});

test('an unreachable target is reported as such', async () => {
  const place = () => 'ces.config.yaml:1';
  const settings = { spec: fittingRun('http://127.0.0.1:9'), concurrency: 1, notes: [], place };
  expect((await fitness(settings)).silence).toMatch(/^The target does not answer: GET/);
});

const spec = fittingRun('http://t', { exclusive: true });
const trial = {
  notes: [],
  photoId: 'p-1',
  address: 'http://here',
  deliveries: [{ key: 'k', resourceId: 'p-1' }],
};

test.each([
  ['a delivery that came', trial, []],
  ['no delivery', { ...trial, deliveries: [] }, [{ grade: 'stops', key: 'webhooks.publicUrl' }]],
  [
    'a delivery with another key',
    { ...trial, deliveries: [{ key: 'x', resourceId: 'p-1' }] },
    [{ grade: 'weakens', key: 'webhooks.key' }],
  ],
  [
    'a delivery that the suite did not cause',
    { ...trial, deliveries: [...trial.deliveries, { key: 'k', resourceId: 'p-2' }] },
    [{ grade: 'weakens', key: 'exclusive' }],
  ],
  ['no upload', { notes: [], deliveries: [], refused: '400' }, [{ grade: 'weakens', key: 'webhooks' }]],
  [
    'no lever to tell the target',
    { ...trial, notes: ['It said no.'] },
    [{ grade: 'weakens', key: 'webhooks' }],
  ],
])('webhooks: %s', (_, given, wanted) => {
  const webhooks = { key: 'k', publicUrl: 'http://here' };
  expect(webhooksChecked({ spec, webhooks }, given)).toMatchObject(wanted);
});
