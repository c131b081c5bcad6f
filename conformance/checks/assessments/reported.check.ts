import type { Held } from '../../factories/assessments.ts';
import { givenResident } from '../../factories/residents.ts';
import { attributed } from '../../kit/attribute.ts';
import { check } from '../../kit/check.ts';
import { hasLever } from '../../kit/levers.ts';
import { counts, wrongType } from '../../kit/fault.ts';
import { mustHold } from '../../kit/must.ts';
import type { Tools } from '../../kit/tools.ts';
import { listedOf } from '../../assertions/assessments.ts';
import type { Listed } from '../../assertions/assessments.ts';
import { foundLists, isCompleted, isStory, isUnfinished, some } from '../../assertions/found-assessments.ts';
import { lever } from '../../kit/to-add.ts';

/** A resident, and a function that makes an interview of theirs without reading the list. */
async function withInterviews(t: Tools) {
  if (!hasLever(t.run, 'create-assessment'))
    t.unproven(
      'needs the lever create-assessment, since no route makes an assessment',
      lever('create-assessment'),
    );
  const { residentId } = await givenResident(t);
  const hold = (held: Held) => t.lever('create-assessment', { ...held, residentId });
  return { residentId, hold };
}

check({
  id: 'assessments.as-many-as-were-held',
  says: 'Each interview of any category, template and state adds one item to the list, and each life story one to its category.',
  clauses: ['ASM-10', 'ASM-13', 'ASM-09'],
  async run(t) {
    const { residentId, hold } = await withInterviews(t);
    const templateId = t.fresh.word('template');
    const story = { category: 'lifeStory' };
    const all: readonly Held[] = [
      {},
      story,
      { category: 'clinical' },
      { isCompleted: false },
      { ...story, isCompleted: false },
      { ...story, templateId },
      { ...story, templateId },
      { templateId },
    ];
    for (const [place, held] of all.entries()) {
      await hold(held);
      const made = all.slice(0, place + 1);
      // One of the two lists in turn, and both at the end.
      const lists = [undefined, 'lifeStory'] as const;
      for (const category of lists.filter((_, at) => at === place % 2 || place === all.length - 1)) {
        const count = made.filter((one) => category === undefined || one.category === category).length;
        const { answer, items } = await listedOf(t, residentId, category);
        const broken = items.length > count ? 'ASM-09' : category ? 'ASM-13' : 'ASM-10';
        attributed([broken], () =>
          mustHold(answer, `${count} assessments`, items.length === count, counts(`${items.length} of them`)),
        );
      }
    }
  },
});

check({
  id: 'assessments.listed-with-an-id',
  says: 'Every assessment in the list has an id, a string, whether completed or not.',
  clauses: ['ASM-01'],
  async run(t) {
    for (const { answer, items } of hasLever(t.run, 'create-assessment')
      ? await listsOfBoth(t)
      : await foundListsOfBoth(t))
      for (const { id } of items)
        mustHold(answer, 'an id, a string', typeof id === 'string' && id !== '', wrongType('id', id));
  },
});

async function listsOfBoth(t: Tools): Promise<readonly Listed[]> {
  const { residentId, hold } = await withInterviews(t);
  for (const isCompleted of [true, false]) await hold({ category: 'lifeStory', isCompleted });
  return [await listedOf(t, residentId), await listedOf(t, residentId, 'lifeStory')];
}

async function foundListsOfBoth(t: Tools): Promise<readonly Listed[]> {
  const found = await foundLists(t, {
    'a completed life story': some(isStory, isCompleted),
    'an unfinished life story': some(isStory, isUnfinished),
  });
  return found.flatMap(({ all, stories }) => [all, stories]);
}
