import type { AnyInput } from '../../mock/http/input.ts';
import { isRefusal, type Refusal } from '../../mock/http/problem.ts';
import type { AnyReply } from '../../mock/http/reply.ts';
import { assessmentView } from '../../mock/operations/assessments/view.ts';
import type { AnyHandler, OperationContext } from '../../mock/operations/operation.ts';
import type { AssessmentRecord } from '../../mock/world/assessments-records.ts';
import { membersIn, type Members } from '../input.ts';
import { inAnswer, instead, together, type Mutation } from '../mutation.ts';
import { saboteursOf } from '../saboteur.ts';
import { answers } from '../verbs.ts';
import {
  findsToo,
  isFiltered,
  isOwn,
  itemsIn,
  LIST,
  listAs,
  listsOnly,
  listsToo,
  stored,
  usual,
} from './assessment.ts';

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

/** Saboteurs of the list. */
export const listingSaboteurs = saboteursOf('assessments', usual, {
  'list-counts-itself': [
    'The list is an object with the assessments and their number.',
    ['ASM-08', 'CNV-10'],
    answers(LIST, (reply) => {
      const { data } = membersIn(reply.body);
      return { ...reply, body: { data: { items: data, count: itemsIn(data).length } } };
    }),
  ],
  'life-stories-of-all': [
    'With the category the list holds the life stories of everybody.',
    ['ASM-09'],
    listsToo(
      ({ category, isDeleted }, { query }) =>
        !isDeleted && category === 'lifeStory' && query['category'] === category,
    ),
  ],
  'list-of-the-first-resident': [
    'The first list that is read with the category is the list of everybody.',
    ['ASM-09', 'ASM-13'],
    instead(LIST, (original) => {
      let first: AnyInput | undefined;
      return (input, context) => {
        if (input.query['category'] === 'lifeStory') first ??= input;
        return original(isFiltered(input) && first ? first : input, context);
      };
    }),
  ],
  'list-of-categories-alone': [
    'Assessments without a category are in no list.',
    ['ASM-10'],
    listsOnly(({ category }) => category !== null),
  ],
  'list-of-the-finished': [
    'Without a category the list holds completed assessments alone.',
    ['ASM-10'],
    listsOnly(({ dateCompleted }, input) => isFiltered(input) || dateCompleted !== null),
  ],
  'list-of-templates': [
    'Of each template the list holds one assessment.',
    ['ASM-10', 'ASM-13', 'ASM-51'],
    listAs((items) => {
      const templates = items.map(({ assessmentTemplateId }) => assessmentTemplateId);
      return items.filter((_, place) => templates.indexOf(templates[place]) === place);
    }),
  ],
  'earliest-first': [
    'The assessment completed first comes first.',
    ['ASM-11'],
    listAs((items) => items.toReversed()),
  ],
  'life-stories-earliest-first': [
    'With the category the assessment completed first comes first.',
    ['ASM-11'],
    listAs((items, input) => (isFiltered(input) ? items.toReversed() : items)),
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
    listAs((items, _input, context) =>
      items.map((item) => {
        const assessment = stored(context, item);
        return assessment ? assessmentView(assessment, context) : item;
      }),
    ),
  ],
  'list-with-a-glimpse': [
    'With the category every item tells what was asked first.',
    ['ASM-12'],
    listAs((items, input, context) =>
      items.map((item) => {
        const [asked] = stored(context, item)?.questions ?? [];
        return isFiltered(input) && asked ? { ...item, preview: asked.text } : item;
      }),
    ),
  ],
  'finished-life-stories': [
    'With the category the list holds completed life stories alone.',
    ['ASM-13'],
    listsOnly(({ dateCompleted }, input) => !isFiltered(input) || dateCompleted !== null),
  ],
  'latest-life-story': [
    'With the category the list holds one life story.',
    ['ASM-13'],
    listsOnly((_item, input, place) => !isFiltered(input) || place === 0),
  ],
  'all-where-no-life-story': [
    'Where a resident has no life story, the list by the category holds all that there is.',
    ['ASM-14', 'ASM-15'],
    instead(LIST, (original) => (input, context) => {
      const reply = original(input, context);
      const isEmpty = !isRefusal(reply) && itemsIn(membersIn(reply.body)['data']).length === 0;
      return isEmpty ? original({ ...input, query: {} }, context) : reply;
    }),
  ],
  'stories-of-any-case': [
    'With the category the list holds assessments whose category is spelled in other letters, too.',
    ['ASM-14'],
    findsToo(({ category }) => category?.toLowerCase() === 'lifestory'),
  ],
  'unfinished-of-any-category': [
    'With the category the list holds unfinished assessments of other categories, too.',
    ['ASM-14'],
    findsToo(({ category, dateCompleted }) => category !== null && dateCompleted === null),
  ],
  'uncategorized-with-the-category': [
    'With the category the list holds assessments without one, too.',
    ['ASM-15'],
    findsToo(({ category }) => category === null),
  ],
  'list-read-before': [
    'The list of a resident stays as it was when it was read first, until one is deleted.',
    ['ASM-10', 'ASM-13'],
    (tables) => {
      const read = new Map<string, ReturnType<AnyHandler>>();
      const list = instead(LIST, (original) => (input, context) => {
        const key = `${String(input.path['residentId'])} ${JSON.stringify(input.query)}`;
        const reply = read.get(key) ?? original(input, context);
        if (!isRefusal(reply)) read.set(key, reply);
        return reply;
      });
      const remove = instead('deleteAssessment', (original) => (input, context) => {
        read.clear();
        return original(input, context);
      });
      return together(list, remove)(tables);
    },
  ],
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

/** Saboteurs about which category is recognized. */
export const categorySaboteurs = saboteursOf('assessments', usual, {
  'unknown-category-finds-nothing': [
    'A category that is not recognized is answered with an empty list.',
    ['ASM-16'],
    refusalAs(() => NOTHING),
  ],
  'unknown-category-is-no-filter': [
    'A category that is not recognized is taken as none.',
    ['ASM-16'],
    takenFor((category) => (category === 'lifeStory' ? null : 'none')),
  ],
  'unknown-category-of-nobody': [
    'Whoever has no assessments gets an empty list under any category.',
    ['ASM-16'],
    refusalAs((refusal, input, { store }) =>
      store.assessments.filter((one) => isOwn(one, input) && !one.isDeleted).length > 0 ? refusal : NOTHING,
    ),
  ],
  'categories-in-use': [
    'A category is recognized where the resident has an assessment of it.',
    ['ASM-16'],
    instead(LIST, (original) => (input, context) => {
      const { category } = input.query;
      const uses = context.store.assessments.filter((one) => isOwn(one, input) && one.category === category);
      if (category === 'lifeStory' || uses.length === 0) return original(input, context);
      const reply = original({ ...input, query: {} }, context);
      const items = isRefusal(reply) ? [] : itemsIn(membersIn(reply.body)['data']);
      return { status: 200, body: { data: items.filter((item) => item['category'] === category) } };
    }),
  ],
  'unknown-category-answers-422': [
    'A category that is not recognized is refused with 422.',
    ['ASM-16'],
    refusalAs((refusal) => ({ ...refusal, status: 422 })),
  ],
  'refusal-names-nothing': [
    'The refusal of a category does not say which one is recognized.',
    ['ASM-17'],
    inAnswer(async (answer, request) => {
      if (answer.status !== 400 || !request.url.includes('/assessments')) return answer;
      const headers = [...answer.headers].filter(([name]) => name !== 'content-length');
      const text = (await answer.text()).replaceAll('lifeStory', 'another one');
      return new Response(text, { status: 400, headers });
    }),
  ],
  'category-of-any-case': [
    'The category is taken in upper and lower case.',
    ['ASM-18', 'ASM-16'],
    isLifeStory((category) => category.toLowerCase() === 'lifestory'),
  ],
  'category-with-a-capital': [
    'The category may begin with a capital letter.',
    ['ASM-18', 'ASM-16'],
    isLifeStory((category) => category === 'LifeStory'),
  ],
  'category-in-part-is-taken': [
    'The beginning of a category will do.',
    ['ASM-19', 'ASM-16'],
    isLifeStory((category) => 'lifeStory'.startsWith(category)),
  ],
  'categories-in-a-row': [
    'Of several categories with commas those that are recognized count.',
    ['ASM-19', 'ASM-16'],
    isLifeStory((category) => category.split(',').includes('lifeStory')),
  ],
});
