import { afterEach, expect, test } from 'vitest';
import type { ClauseId } from '../../openapi/generated/clauses.ts';
import { runCheck } from '../kit/check.ts';
import type { CheckBody } from '../kit/check.ts';
import { answerOf } from '../testing/stub-answer.ts';
import { stubRun, stubTarget, type StubTarget } from '../testing/stub-target.ts';
import { isStory, mustHoldOf } from './assessments.ts';
import { foundLists, isUnfinished, some } from './found-assessments.ts';

let target: StubTarget | undefined;
afterEach(async () => target?.close());

const assessment = (id: string, category: string | null, isCompleted = true) => ({
  ...{ id, assessmentId: id, facilityId: 'fac', category, isCompleted, isMostRecent: true },
});
const story = assessment('s', 'lifeStory');
const clinical = assessment('c', 'clinical');
const bare = assessment('n', null, false);

const lists: Readonly<Record<string, readonly ReturnType<typeof assessment>[]>> = {
  ada: [clinical],
  ben: [story, clinical],
  cleo: [story, assessment('u', 'lifeStory', false)],
  dora: [story],
};

/** Runs a check on a target whose residents of the pool have these lists. */
async function tried(body: CheckBody) {
  target = await stubTarget(({ url }) => {
    const own = lists[/residents\/(\w+)/.exec(url)?.[1] ?? ''] ?? [];
    const data = url.includes('category=') ? own.filter(isStory) : own;
    return { status: 200, body: { data } };
  });
  const run = stubRun(target.url, { fixtures: { assessedResidents: Object.keys(lists) } });
  return runCheck({ id: 'assessments.x', says: 'It holds.', clauses: ['ASM-13'] }, body, run);
}

test('the first residents who have what is wanted are looked at', async () => {
  const record = await tried(async (t) => {
    const found = await foundLists(t, { 'a life story': some(isStory) });
    t.note(found.map(({ residentId }) => residentId).join());
  });
  expect(record).toMatchObject({ verdict: 'pass', notes: ['ben,cleo'], tiers: ['fixture'] });
});

test('what no resident has is named, with what to add', async () => {
  const record = await tried(async (t) => {
    await foundLists(t, {
      'an unfinished life story': some(isStory, isUnfinished),
      'an unfinished screening': some(isUnfinished, ({ category }) => category === 'clinical'),
    });
  });
  expect(record).toMatchObject({ verdict: 'unproven' });
  expect(record.reason).toMatch(
    /^needs a resident with an unfinished screening, and none of the 4 .*assessedResidents: \[ID\]/s,
  );
});

const listed = (...items: readonly ReturnType<typeof assessment>[]) => ({
  answer: answerOf('listAssessments', 200, { data: items }),
  items,
});

const FILTER = ['ASM-13', 'ASM-14', 'ASM-15'] as const;

test.each([
  ['life stories alone', [story], undefined],
  ['no life story', [], ['ASM-13']],
  ['another category', [story, clinical], ['ASM-14']],
  ['none', [story, bare], ['ASM-15']],
])('a list with the category that holds %s', (_, stories, broken) => {
  const judge = () => {
    mustHoldOf(listed(...stories), [story, clinical, bare], FILTER, { category: 'lifeStory' });
  };
  if (broken === undefined) expect(judge).not.toThrow();
  else
    expect(judge).toThrow(expect.objectContaining({ finding: expect.objectContaining({ clauses: broken }) }));
});

test('only what is cited is judged', () => {
  const cited: readonly ClauseId[] = ['ASM-13', 'ASM-15', 'ASM-50'];
  expect(() => {
    mustHoldOf(listed(story, clinical), [story, clinical], cited, { category: 'lifeStory', isWhole: true });
  }).not.toThrow();
});

test('a list of one resident that the check alone uses holds nothing else, and everything once', () => {
  for (const extra of [bare, story])
    expect(() => {
      mustHoldOf(listed(story, extra), [story], ['ASM-50'], { isWhole: true });
    }).toThrow('all assessments, 1 of 1');
});
