import * as fc from 'fast-check';
import { test } from 'vitest';
import { anyCallOf, fuzz } from '../../testing/fuzz.ts';
import { LIFE, assessmentsMock } from '../../testing/assessments.ts';

const ofResident = fc.constantFrom(0, 0, 0, 1, 2).map((at) => `/residents/@residents:${at}/assessments`);
const one = fc
  .tuple(
    ofResident,
    fc.constantFrom('@assessments:0', '@assessments:1', '@assessments:2', 'itv_nothing', '%00'),
  )
  .map((parts) => parts.join('/'));
const category = fc.oneof(fc.constantFrom('lifeStory', 'lifestory', '', 'clinical'), fc.string());

const anyOperation = anyCallOf(
  [3, 'GET', ofResident, { query: fc.record({ category }, { requiredKeys: [] }) }],
  [2, 'GET', one],
  [2, 'GET', one.map((path) => `${path}/pdf`)],
  [2, 'GET', one.map((path) => `${path}/questions`)],
  [1, 'DELETE', one],
);

test('under any readings no call fails, and one that is refused changes nothing', () =>
  fuzz(anyOperation, async (readings) => {
    const mock = assessmentsMock(readings);
    await mock.hold(LIFE);
    await mock.hold({ isCompleted: false, category: 'clinical' });
    return mock;
  }));
