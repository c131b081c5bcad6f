import { assessmentView } from '../../mock/operations/assessments/view.ts';
import type { AssessmentRecord } from '../../mock/world/assessments-records.ts';
import { isRefusal } from '../../mock/http/problem.ts';
import type { AnyInput } from '../../mock/http/input.ts';
import type { AnyHandler } from '../../mock/operations/operation.ts';
import { categories, someStudy, studies } from '../../witness/assessments.ts';
import type { Members } from '../input.ts';
import { instead, type Mutation, together } from '../mutation.ts';
import { saboteursOf } from '../saboteur.ts';
import { alsoListing, isFiltered, isOwn, keepingOnly, LIST, listing, stored } from './amend.ts';

/** The list in another order; `place` is compared as text, the greatest first. */
const ordered = (place: (assessment: AssessmentRecord) => string, onlyFiltered = false): Mutation =>
  listing((items, input, scene) => {
    if (onlyFiltered && !isFiltered(input)) return items;
    const placeOf = (item: Members): string => {
      const assessment = stored(scene, item);
      return assessment ? place(assessment) : '';
    };
    return items.toSorted((one, other) => placeOf(other).localeCompare(placeOf(one)));
  });

const LIFE_IN_SMALL = 'lifestory';
const NOTHING = { status: 200, body: { data: [] } };

/** Saboteurs of the list. */
export const listingSaboteurs = saboteursOf('assessments', studies, {
  'life-stories-of-all': [
    'With the category the list holds the life stories of everybody.',
    ['ASM-09'],
    alsoListing(({ category }, { query }) => category === 'lifeStory' && query['category'] === category),
  ],
  'list-of-the-first-resident': [
    'The first list that is read with the category is the list of everybody.',
    ['ASM-09', 'ASM-13'],
    (tables) => {
      const first: AnyInput[] = [];
      return instead(LIST, (original) => (input, scene) => {
        if (isFiltered(input) && input.query['category'] === 'lifeStory') first.push(input);
        return isFiltered(input) && first[0] ? original(first[0], scene) : original(input, scene);
      })(tables);
    },
  ],
  'list-of-categories-alone': [
    'Assessments without a category are in no list.',
    ['ASM-10'],
    keepingOnly(({ category }) => category !== null),
  ],
  'list-of-the-finished': [
    'Without a category the list holds completed assessments alone.',
    ['ASM-10'],
    keepingOnly(({ dateCompleted }, input) => isFiltered(input) || dateCompleted !== null),
  ],
  'list-of-templates': [
    'Of each template the list holds one assessment.',
    ['ASM-10', 'ASM-13', 'ASM-51'],
    listing((items) =>
      items.filter(
        ({ assessmentTemplateId: template }, place) =>
          items.findIndex((one) => one['assessmentTemplateId'] === template) === place,
      ),
    ),
  ],
  'earliest-first': [
    'The assessment completed first comes first.',
    ['ASM-11'],
    listing((items) => items.toReversed()),
  ],
  'life-stories-earliest-first': [
    'With the category the assessment completed first comes first.',
    ['ASM-11'],
    listing((items, input) => (isFiltered(input) ? items.toReversed() : items)),
  ],
  'latest-begun-first': [
    'Assessments come by dateStarted.',
    ['ASM-11'],
    ordered(({ dateStarted }) => dateStarted),
  ],
  'latest-day-first': [
    'Assessments come by the day of their completion, and those of one day in any order.',
    ['ASM-11'],
    ordered(({ dateCompleted, id }) => `${(dateCompleted ?? '').slice(0, 10)} ${id}`),
  ],
  'day-before-year': [
    'Assessments come by month and day, whatever the year.',
    ['ASM-11'],
    ordered(({ dateCompleted }) => (dateCompleted ?? '').slice(5)),
  ],
  'life-stories-as-made': [
    'With the category the assessment that was made last comes first.',
    ['ASM-11'],
    ordered(({ id }) => id, true),
  ],
  'list-with-questions': [
    'The list shows full assessments.',
    ['ASM-12'],
    listing((items, _, scene) =>
      items.map((item) => {
        const assessment = stored(scene, item);
        return assessment ? assessmentView(assessment, scene) : item;
      }),
    ),
  ],
  'list-with-a-glimpse': [
    'With the category every item tells what was asked first.',
    ['ASM-12'],
    listing((items, input, scene) =>
      items.map((item) => {
        const [asked] = stored(scene, item)?.questions ?? [];
        return isFiltered(input) && asked ? { ...item, preview: asked.text } : item;
      }),
    ),
  ],
  'finished-life-stories': [
    'With the category the list holds completed life stories alone.',
    ['ASM-13'],
    keepingOnly(({ dateCompleted }, input) => !isFiltered(input) || dateCompleted !== null),
  ],
  'latest-life-story': [
    'With the category the list holds one life story.',
    ['ASM-13'],
    keepingOnly((_, input, place) => !isFiltered(input) || place === 0),
  ],
  'all-where-no-life-story': [
    'Where a resident has no life story, the list by the category holds all that there is.',
    ['ASM-14', 'ASM-15'],
    instead(LIST, (original) => (input, scene) => {
      const reply = original(input, scene);
      const isEmpty = JSON.stringify(isRefusal(reply) ? null : reply.body) === JSON.stringify(NOTHING.body);
      return isEmpty ? original({ ...input, query: {} }, scene) : reply;
    }),
    categories,
  ],
  'stories-of-any-case': [
    'With the category the list holds assessments whose category is spelled in other letters, too.',
    ['ASM-14'],
    alsoListing(
      (one, input) => isFiltered(input) && isOwn(one, input) && one.category?.toLowerCase() === LIFE_IN_SMALL,
    ),
    async (stage) => {
      const study = await someStudy(stage);
      await study.hold({ category: LIFE_IN_SMALL });
      return study.lists();
    },
  ],
  'unfinished-of-any-category': [
    'With the category the list holds unfinished assessments of other categories, too.',
    ['ASM-14'],
    alsoListing(
      (one, input) =>
        isFiltered(input) && isOwn(one, input) && one.category !== null && one.dateCompleted === null,
    ),
    async (stage) => {
      const study = await someStudy(stage);
      await study.hold({ category: 'clinical', isCompleted: false });
      return study.lists();
    },
  ],
  'uncategorized-with-the-category': [
    'With the category the list holds assessments without one, too.',
    ['ASM-15'],
    alsoListing((one, input) => isFiltered(input) && isOwn(one, input) && one.category === null),
  ],
  'list-read-before': [
    'The list of a resident stays as it was when it was read first, until one is deleted.',
    ['ASM-10', 'ASM-13'],
    (tables) => {
      const read = new Map<string, ReturnType<AnyHandler>>();
      const list = instead(LIST, (original) => (input, scene) => {
        const key = `${String(input.path['residentId'])} ${JSON.stringify(input.query)}`;
        const reply = read.get(key) ?? original(input, scene);
        if (!isRefusal(reply)) read.set(key, reply);
        return reply;
      });
      const remove = instead('deleteAssessment', (original) => (input, scene) => {
        read.clear();
        return original(input, scene);
      });
      return together(list, remove)(tables);
    },
    async (stage) => {
      const study = await someStudy(stage);
      await study.lists();
      await study.hold({ category: 'lifeStory' });
      return study.lists();
    },
  ],
});
