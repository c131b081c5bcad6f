import { afterEach, expect, test } from 'vitest';
import { runCheck } from '../kit/check.ts';
import type { CheckBody } from '../kit/check.ts';
import { answerOf } from '../testing/stub-answer.ts';
import { stubRun, stubTarget, type StubTarget } from '../testing/stub-target.ts';
import { foundLists, isStory, isUnfinished, mustFilter, some } from './found-assessments.ts';

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

test.each([
  ['life stories alone', [story], undefined],
  ['no life story', [], 'each life story'],
  ['another category', [story, clinical], 'life stories alone'],
  ['none', [story, bare], 'life stories alone'],
])('a list with the category that holds %s', (_, stories, broken) => {
  const judge = () => mustFilter({ all: listed(story, clinical, bare), stories: listed(...stories) });
  if (broken === undefined) expect(judge).not.toThrow();
  else expect(judge).toThrow(broken);
});

test('only what is asked for is judged', () => {
  const lists = { all: listed(story, clinical), stories: listed(story, clinical) };
  expect(() => mustFilter(lists, isStory)).not.toThrow();
});
