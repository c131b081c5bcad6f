import type { AnyInput } from '../../mock/http/input.ts';
import { isRefusal, type Refusal } from '../../mock/http/problem.ts';
import type { AnyReply } from '../../mock/http/reply.ts';
import { assessmentView } from '../../mock/operations/assessments/view.ts';
import type { AnyHandler, OperationContext } from '../../mock/operations/operation.ts';
import type { AssessmentRecord } from '../../mock/world/assessments-records.ts';
import { membersIn, type Members, itemsIn } from '../input.ts';
import { inAnswer, instead, type Mutation, noting, beforehand } from '../mutation.ts';
import { mutantsOf, breaking } from '../mutant.ts';
import {
  findsToo,
  isFiltered,
  isOwn,
  LIST,
  listAs,
  listsOnly,
  listsToo,
  stored,
  usual,
} from './assessment.ts';
import { answersData } from '../verbs.ts';

/** The list in another order: by a text, the greatest first. */
const ordered = (place: (assessment: AssessmentRecord) => string, onlyFiltered = false): Mutation =>
  listAs((items, input, context) => {
    if (onlyFiltered && !isFiltered(input)) return items;
    const placeOf = (item: Members): string => {
      const assessment = stored(context, item);
      return assessment ? place(assessment) : '';
    };
    return items.toSorted((one, other) => placeOf(other).localeCompare(placeOf(one)));
  });

export const listingMutants = mutantsOf('assessments', usual, {
  'list-counts-itself': breaking('ASM-08', 'CNV-10')
    .says('The list is an object with the assessments and their number.')
    .by(answersData, LIST, (items) => ({ items, count: itemsIn(items).length })),
  'life-stories-of-all': breaking('ASM-09')
    .says('With the category the list holds the life stories of everybody.')
    .by(listsToo, ({ category, isDeleted }, { query }) => {
      return !isDeleted && category === 'lifeStory' && query['category'] === category;
    }),
  'list-of-the-first-resident': breaking('ASM-09', 'ASM-13')
    .says('The first list that is read with the category is the list of everybody.')
    .by(instead, LIST, (original) => {
      let first: AnyInput | undefined;
      return (input, context) => {
        if (input.query['category'] === 'lifeStory') first ??= input;
        return original(isFiltered(input) && first ? first : input, context);
      };
    }),
  'list-of-categories-alone': breaking('ASM-10')
    .says('Assessments without a category are in no list.')
    .by(listsOnly, ({ category }) => category !== null),
  'list-of-the-finished': breaking('ASM-10')
    .says('Without a category the list holds completed assessments alone.')
    .by(listsOnly, ({ dateCompleted }, input) => isFiltered(input) || dateCompleted !== null),
  'list-of-templates': breaking('ASM-10', 'ASM-13', 'ASM-51')
    .says('Of each template the list holds one assessment.')
    .by(listAs, (items) => {
      const templates = items.map(({ assessmentTemplateId }) => assessmentTemplateId);
      return items.filter((_, place) => templates.indexOf(templates[place]) === place);
    }),
  'earliest-first': breaking('ASM-11')
    .says('The assessment completed first comes first.')
    .by(listAs, (items) => items.toReversed()),
  'life-stories-earliest-first': breaking('ASM-11')
    .says('With the category the assessment completed first comes first.')
    .by(listAs, (items, input) => (isFiltered(input) ? items.toReversed() : items)),
  'latest-begun-first': breaking('ASM-11')
    .says('Assessments come by dateStarted.')
    .by(ordered, ({ dateStarted }) => dateStarted),
  'latest-day-first': breaking('ASM-11')
    .says('Assessments come by the day of their completion, and those of one day in any order.')
    .by(ordered, ({ dateCompleted, id }) => `${(dateCompleted ?? '').slice(0, 10)} ${id}`),
  'day-before-year': breaking('ASM-11')
    .says('Assessments come by month and day, whatever the year.')
    .by(ordered, ({ dateCompleted }) => (dateCompleted ?? '').slice(5)),
  'life-stories-as-made': breaking('ASM-11')
    .says('With the category the assessment that was made last comes first.')
    .by(ordered, ({ id }) => id, true),
  'list-with-questions': breaking('ASM-12')
    .says('The list shows full assessments.')
    .by(listAs, (items, _input, context) =>
      items.map((item) => {
        const assessment = stored(context, item);
        return assessment ? assessmentView(assessment, context) : item;
      }),
    ),
  'list-with-a-glimpse': breaking('ASM-12')
    .says('With the category every item shows what was asked first.')
    .by(listAs, (items, input, context) =>
      items.map((item) => {
        const [asked] = stored(context, item)?.questions ?? [];
        return isFiltered(input) && asked ? { ...item, preview: asked.text } : item;
      }),
    ),
  'finished-life-stories': breaking('ASM-13')
    .says('With the category the list holds completed life stories alone.')
    .by(listsOnly, ({ dateCompleted }, input) => !isFiltered(input) || dateCompleted !== null),
  'latest-life-story': breaking('ASM-13')
    .says('With the category the list holds one life story.')
    .by(listsOnly, (_item, input, place) => !isFiltered(input) || place === 0),
  'all-where-no-life-story': breaking('ASM-14', 'ASM-15')
    .says('For a resident without a life story, the list filtered by that category holds all assessments.')
    .by(instead, LIST, (original) => (input, context) => {
      const reply = original(input, context);
      const isEmpty = !isRefusal(reply) && itemsIn(membersIn(reply.body)['data']).length === 0;
      return isEmpty ? original({ ...input, query: {} }, context) : reply;
    }),
  'stories-of-any-case': breaking('ASM-14')
    .says('With the category the list holds assessments whose category is spelled in other letters, too.')
    .by(findsToo, ({ category }) => category?.toLowerCase() === 'lifestory'),
  'unfinished-of-any-category': breaking('ASM-14')
    .says('With the category the list holds unfinished assessments of other categories, too.')
    .by(findsToo, ({ category, dateCompleted }) => category !== null && dateCompleted === null),
  'uncategorized-with-the-category': breaking('ASM-15')
    .says('With the category the list holds assessments without one, too.')
    .by(findsToo, ({ category }) => category === null),
  'list-read-before': breaking('ASM-10', 'ASM-13')
    .says('The list of a resident stays as it was when it was read first, until one is deleted.')
    .by(noting(Map<string, ReturnType<AnyHandler>>), (read) => [
      instead(LIST, (original) => (input, context) => {
        const key = `${String(input.path['residentId'])} ${JSON.stringify(input.query)}`;
        const reply = read.get(key) ?? original(input, context);
        if (!isRefusal(reply)) read.set(key, reply);
        return reply;
      }),
      beforehand('deleteAssessment', (input) => {
        read.clear();
        return input;
      }),
    ]),
});

/** What the original server refuses is served where the test says so: as if another category had been sent. */
const takenFor = (taken: (category: string) => 'lifeStory' | 'none' | null): Mutation =>
  instead(LIST, (original) => (input, context) => {
    const { category } = input.query;
    const other = typeof category === 'string' ? taken(category) : null;
    const query = other === null ? input.query : other === 'none' ? {} : { category: other };
    return original({ ...input, query }, context);
  });

const isLifeStory = (test: (category: string) => boolean): Mutation =>
  takenFor((category) => (test(category) ? 'lifeStory' : null));

/** Refusals of the list, changed. */
const refusalAs = (
  change: (refusal: Refusal, input: AnyInput, context: OperationContext) => Refusal | AnyReply,
): Mutation =>
  instead(LIST, (original) => (input, context) => {
    const reply = original(input, context);
    return isRefusal(reply) ? change(reply, input, context) : reply;
  });

const NOTHING = { status: 200, body: { data: [] } };

export const categoryMutants = mutantsOf('assessments', usual, {
  'unknown-category-finds-nothing': breaking('ASM-16')
    .says('A category that is not recognized is answered with an empty list.')
    .by(refusalAs, () => NOTHING),
  'unknown-category-is-no-filter': breaking('ASM-16')
    .says('A category that is not recognized is taken as none.')
    .by(takenFor, (category) => (category === 'lifeStory' ? null : 'none')),
  'unknown-category-of-nobody': breaking('ASM-16')
    .says('Anyone who has no assessments gets an empty list under any category.')
    .by(refusalAs, (refusal, input, { store }) =>
      store.assessments.filter((one) => isOwn(one, input) && !one.isDeleted).length > 0 ? refusal : NOTHING,
    ),
  'categories-in-use': breaking('ASM-16')
    .says('A category is only known if the resident has an assessment of it.')
    .by(instead, LIST, (original) => (input, context) => {
      const { category } = input.query;
      const uses = context.store.assessments.filter((one) => isOwn(one, input) && one.category === category);
      if (category === 'lifeStory' || uses.length === 0) return original(input, context);
      const reply = original({ ...input, query: {} }, context);
      const items = isRefusal(reply) ? [] : itemsIn(membersIn(reply.body)['data']);
      return { status: 200, body: { data: items.filter((item) => item['category'] === category) } };
    }),
  'unknown-category-answers-422': breaking('ASM-16')
    .says('A category that is not recognized is refused with 422.')
    .by(refusalAs, (refusal) => ({ ...refusal, status: 422 })),
  'refusal-names-nothing': breaking('ASM-17')
    .says('The refusal of a category does not say which one is recognized.')
    .by(inAnswer, async (answer, request) => {
      if (answer.status !== 400 || !request.url.includes('/assessments')) return answer;
      const headers = [...answer.headers].filter(([name]) => name !== 'content-length');
      const text = (await answer.text()).replaceAll('lifeStory', 'another one');
      return new Response(text, { status: 400, headers });
    }),
  'category-of-any-case': breaking('ASM-18', 'ASM-16')
    .says('The category is taken in upper and lower case.')
    .by(isLifeStory, (category) => category.toLowerCase() === 'lifestory'),
  'category-with-a-capital': breaking('ASM-18', 'ASM-16')
    .says('The category may begin with a capital letter.')
    .by(isLifeStory, (category) => category === 'LifeStory'),
  'category-in-part-is-taken': breaking('ASM-19', 'ASM-16')
    .says('The beginning of a category will do.')
    .by(isLifeStory, (category) => 'lifeStory'.startsWith(category)),
  'categories-in-a-row': breaking('ASM-19', 'ASM-16')
    .says('Of several categories with commas those that are recognized count.')
    .by(isLifeStory, (category) => category.split(',').includes('lifeStory')),
});
