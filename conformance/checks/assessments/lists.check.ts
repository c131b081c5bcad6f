import fc from 'fast-check';
import {
  assessedResidents,
  fullInterview,
  heldAssessment,
  someAssessments,
} from '../../factories/assessments.ts';
import type { Held } from '../../factories/assessments.ts';
import { inTurns } from '../../factories/many.ts';
import { givenResident } from '../../factories/residents.ts';
import { attributed } from '../../kit/attribute.ts';
import { check } from '../../kit/check.ts';
import { counts, differs, shows } from '../../kit/fault.ts';
import { hasLever } from '../../kit/levers.ts';
import { mustHold } from '../../kit/must.ts';
import { idsOf } from '../../kit/read.ts';
import { isBlank } from '../../kit/same.ts';
import { pool } from '../../kit/to-add.ts';
import { mustHaveIds } from '../../laws/member-types.ts';
import {
  CATEGORIES,
  hasNoCategory,
  isStory,
  knownIn,
  listedOf,
  mustHoldOf,
  sharedListsOf,
} from '../../assertions/assessments.ts';
import {
  foundLists,
  isOfOther,
  mustContainWhateverCategory,
  mustKeepResidentsApart,
  some,
  STORIES_OF_BOTH,
} from '../../assertions/found-assessments.ts';
import { mustBeWhole } from '../../assertions/whole-list.ts';
import { all, hold, live, lives, remove, stories, type Deeds } from './lives.ts';

const story: Held = { category: 'lifeStory' };
const clinical: Held = { category: 'clinical' };
const unfinished = (held: Held): Held => ({ ...held, isCompleted: false });
const kinds = [clinical, {}, story];

const FILTER = ['ASM-13', 'ASM-14', 'ASM-15'] as const;

lives({
  'category-finds-life-stories': {
    says: 'With the category lifeStory the list holds every life story of the resident, finished or not.',
    clauses: ['ASM-13'],
    deeds: () => [[0, hold(story, unfinished(story), story), stories]],
    found: STORIES_OF_BOTH,
  },
  'category-leaves-out-other-category': {
    says: 'With the category lifeStory no assessment of another category is in the list, finished or not.',
    clauses: ['ASM-14'],
    deeds: () => [
      [0, hold(clinical, unfinished(clinical), { category: 'lifestory' }), stories],
      [0, hold(story, clinical), stories],
    ],
    found: { 'an assessment of other category': some(isOfOther) },
  },
  'category-leaves-out-no-category': {
    says: 'With the category lifeStory no assessment of no category is in the list, finished or not.',
    clauses: ['ASM-15'],
    deeds: () => [[0, hold({}, unfinished({})), stories, hold(story, {}), stories]],
    found: { 'an assessment of no category': some(hasNoCategory) },
  },
  'category-filters': {
    says: 'The category lifeStory lists the life stories and no others, whatever interviews a resident had.',
    clauses: FILTER,
    deeds: (t) => {
      const category = fc.constantFrom('lifeStory', 'clinical', 'lifestory', 'story');
      const held = fc.record(
        { category, isCompleted: fc.boolean() },
        { requiredKeys: ['isCompleted'], noNullPrototype: true },
      );
      return t.property(
        fc.array(held, { minLength: 1, maxLength: 4 }),
        (interviews) => live(t, FILTER, [[0, hold(...interviews), stories]]),
        { runs: Math.ceil((Math.min(t.run.runs, 5) * 4) / 5) },
      );
    },
    found: {
      'a life story and an assessment of another category': (own) => own.some(isStory) && own.some(isOfOther),
      'a life story and an assessment without a category': (own) =>
        own.some(isStory) && own.some(hasNoCategory),
    },
  },
  'list-of-one-resident': {
    says: 'The list of a resident holds the assessments of this resident and no other, with the category or without.',
    clauses: ['ASM-09', 'ASM-08'],
    deeds: () => [
      [0, all, stories],
      [1, hold(story)],
      [2, hold(story)],
      [1, hold({}, story), all, stories],
      [2, all, stories],
      [0, all, stories],
    ],
    found: mustKeepResidentsApart,
  },
  'list-without-category': {
    says: 'Without a category the list holds every assessment of the resident, of whatever category or none, finished or not.',
    clauses: ['ASM-10'],
    deeds: () => [[0, hold(...kinds), all, hold(...kinds.map(unfinished)), all]],
    found: async (t) => {
      const wanted = {
        ...STORIES_OF_BOTH,
        'an assessment of a category other than lifeStory': some(isOfOther),
        'an assessment without a category': some(hasNoCategory),
      };
      for (const lists of await foundLists(t, wanted)) await mustContainWhateverCategory(t, lists);
    },
  },
  'new-ones-are-listed': {
    says: 'A new assessment is in the list at once, even if the list was read before.',
    clauses: ['ASM-10', 'ASM-13'],
    deeds: (t) => [[0, all, stories, hold(fullInterview(t)), all, stories]],
  },
  'deleted-is-not-listed': {
    says: 'A delete is answered 204, and the assessment is no longer in the list, with the category or without.',
    clauses: ['ASM-49', 'ASM-50'],
    deeds: (t) => [
      ...[story, unfinished(story), fullInterview(t)].map((held): Deeds => [
        0,
        hold(held),
        remove(0),
        stories,
      ]),
      ...[{}, clinical].map((held): Deeds => [0, hold(held), remove(0)]),
    ],
  },
  'delete-of-one': {
    says: 'A delete leaves the other assessments of the resident and those of other residents in their lists.',
    clauses: ['ASM-51', 'ASM-50'],
    deeds: (t) => {
      // They differ only in their ids.
      const templateId = t.fresh.word('template');
      const alike = [story, {}, story, clinical, unfinished({}), story].map((held) => ({
        ...held,
        templateId,
      }));
      return [
        [1, hold(story)],
        [0, hold(...alike), remove(2), remove(3), stories, remove(0), remove(1), stories],
        [1, all, stories],
        [0, hold(story), all, stories],
      ];
    },
  },
  'any-come-and-go': {
    says: 'After any interviews are held and deleted, the list holds the rest, with the category or without.',
    clauses: ['ASM-50', 'ASM-51', 'ASM-13'],
    deeds: (t) => {
      const category = fc.constantFrom('lifeStory', 'clinical', undefined);
      const step = fc.oneof(
        fc.record({ hold: category, isCompleted: fc.boolean() }),
        fc.record({ remove: fc.nat({ max: 5 }) }),
      );
      return t.property(
        fc.array(step, { minLength: 3, maxLength: 7 }),
        (steps) => {
          const deeds = steps.map((one) =>
            'remove' in one
              ? remove(one.remove)
              : hold({ isCompleted: one.isCompleted, ...(one.hold !== undefined && { category: one.hold }) }),
          );
          return live(t, ['ASM-50', 'ASM-51', 'ASM-13'], [[0, ...deeds, all, stories]]);
        },
        { runs: Math.ceil((Math.min(t.run.runs, 5) * 3) / 5) },
      );
    },
  },
  'delete-in-vain-removes-nothing': {
    says: 'A delete for an id that is no assessment removes none of the resident, whatever it answers.',
    clauses: ['ASM-51'],
    negative: true,
    deeds: () => [
      [
        0,
        hold(story),
        async (t, _, { residentId }) => {
          await t.call('deleteAssessment', { path: { residentId, assessmentId: t.fresh.word('unknown') } });
        },
        all,
        stories,
      ],
    ],
  },
});

check({
  id: 'assessments.category-of-those-found',
  says: 'Of the assessments that residents already have, the category keeps the life stories and drops all others.',
  clauses: FILTER,
  async run(t) {
    const lists = [];
    for (const residentId of await assessedResidents(t))
      lists.push({ all: await listedOf(t, residentId), stories: await listedOf(t, residentId, 'lifeStory') });
    if (lists.every(({ all }) => all.items.every(hasNoCategory)))
      t.unproven('needs a resident with an assessment that shows its category', pool('assessedResidents'));
    for (const { all, stories } of lists)
      mustHoldOf(stories, knownIn(all), FILTER, { category: 'lifeStory' });
  },
});

check({
  id: 'assessments.list-without-questions',
  says: 'No item of the list carries questions, with the category or without.',
  clauses: ['ASM-12'],
  async run(t) {
    for (const { residentId, held } of await someAssessments(t))
      for (const { answer, items } of await sharedListsOf(t, residentId)) {
        for (const item of items)
          mustHold(answer, 'no questions', isBlank(item['questions']), shows('questions', item['questions']));
        const texts = (held?.questions ?? []).flatMap(({ text, comment, answerOptions }) => [
          text,
          ...(comment === undefined ? [] : [comment]),
          ...(answerOptions ?? []).map((option) => option.text),
        ]);
        const found = texts.find((text) => answer.text.includes(text));
        mustHold(
          answer,
          'nothing of what was asked or answered',
          found === undefined,
          differs(`“${found}” in the list`),
        );
      }
  },
});

check({
  id: 'assessments.whole-list',
  says: 'A list of more than a hundred assessments, with the category or without, is complete in one answer.',
  clauses: ['CNV-11'],
  async run(t) {
    const { id, residentId } = await heldAssessment(t, story);
    const made = await inTurns(100, () => t.lever('create-assessment', { residentId, ...story }));
    const ids = [id, ...made.map(({ assessmentId }) => assessmentId)];
    for (const category of CATEGORIES) {
      const { answer, items } = await listedOf(t, residentId, category);
      await mustBeWhole(answer, idsOf(items), ids);
    }
  },
});

check({
  id: 'assessments.as-many-as-were-held',
  says: 'Each interview of any category, template and state adds one item to the list, and each life story one to its category.',
  clauses: ['ASM-10', 'ASM-13', 'ASM-09'],
  async run(t) {
    const { residentId } = await givenResident(t);
    const templateId = t.fresh.word('template');
    const again = { ...story, templateId };
    const held = [{}, story, clinical, unfinished({}), unfinished(story), again, again, { templateId }];
    for (const [place, one] of held.entries()) {
      // The list is not read for the ids, so that it may lack them.
      await t.lever('create-assessment', { ...one, residentId });
      const made = held.slice(0, place + 1);
      // One of the two lists in turn, and both at the end.
      for (const category of CATEGORIES.filter((_, at) => at === place % 2 || made.length === held.length)) {
        const count = made.filter((one) => category === undefined || isStory(one)).length;
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
    const residents = new Set<string>();
    if (hasLever(t.run, 'create-assessment')) {
      const { residentId } = await givenResident(t);
      for (const one of [story, unfinished(story)])
        await t.lever('create-assessment', { ...one, residentId });
      residents.add(residentId);
    } else for (const { residentId } of await foundLists(t, STORIES_OF_BOTH)) residents.add(residentId);
    for (const residentId of residents)
      for (const category of CATEGORIES) {
        const { answer, items } = await listedOf(t, residentId, category);
        mustHaveIds(items.map((resource) => ({ answer, resource })));
      }
  },
});
