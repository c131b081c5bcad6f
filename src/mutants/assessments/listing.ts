import type { AnyInput } from '../../mock/http/input.ts';
import { isRefusal } from '../../mock/http/problem.ts';
import { membersIn, itemsIn } from '../input.ts';
import { inAnswer, instead, type Mutation } from '../mutation.ts';
import { mutantsOf, breaking } from '../mutant.ts';
import { findsToo, isFiltered, isOwn, LIST, listAs, listsOnly, stored } from './assessment.ts';
import { answersData } from '../verbs.ts';

export const listingMutants = mutantsOf('assessments', {
  'list-counts-itself': breaking('ASM-08', 'CNV-10')
    .says('The list is an object with the assessments and their number.')
    .by(answersData, LIST, (items) => ({ items, count: itemsIn(items).length })),
  'list-of-the-first-resident': breaking('ASM-09', 'ASM-13')
    .says('The first list that is read with the category is the list of everybody.')
    .by(instead, LIST, (original) => {
      let first: AnyInput | undefined;
      return (input, context) => {
        if (input.query['category'] === 'lifeStory') first ??= input;
        return original(isFiltered(input) && first ? first : input, context);
      };
    }),
  'list-of-templates': breaking('ASM-10', 'ASM-13', 'ASM-51')
    .says('Of each template the list holds one assessment.')
    .by(listAs, (items) => {
      const templates = items.map(({ assessmentTemplateId }) => assessmentTemplateId);
      return items.filter((_, place) => templates.indexOf(templates[place]) === place);
    }),
  'earliest-first': breaking('ASM-11')
    .says('The assessment completed first comes first.')
    .by(listAs, (items) => items.toReversed()),
  'list-with-a-glimpse': breaking('ASM-12')
    .says('With the category every item shows what was asked first.')
    .by(listAs, (items, input, context) =>
      items.map((item) => {
        const [asked] = stored(context, item)?.questions ?? [];
        return isFiltered(input) && asked ? { ...item, preview: asked.text } : item;
      }),
    ),
  'latest-life-story': breaking('ASM-13')
    .says('With the category the list holds one life story.')
    .by(listsOnly, (_item, input, place) => !isFiltered(input) || place === 0),
  'unfinished-of-any-category': breaking('ASM-14')
    .says('With the category the list holds unfinished assessments of other categories, too.')
    .by(findsToo, ({ category, dateCompleted }) => category !== null && dateCompleted === null),
  'uncategorized-with-the-category': breaking('ASM-15')
    .says('With the category the list holds assessments without one, too.')
    .by(findsToo, ({ category }) => category === null),
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

export const categoryMutants = mutantsOf('assessments', {
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
  'refusal-names-nothing': breaking('ASM-17')
    .says('The refusal of a category does not say which one is recognized.')
    .by(inAnswer, async (answer, request) => {
      if (answer.status !== 400 || !request.url.includes('/assessments')) return answer;
      const headers = [...answer.headers].filter(([name]) => name !== 'content-length');
      const text = (await answer.text()).replaceAll('lifeStory', 'another one');
      return new Response(text, { status: 400, headers });
    }),
  'category-with-a-capital': breaking('ASM-18', 'ASM-16')
    .says('The category may begin with a capital letter.')
    .by(isLifeStory, (category) => category === 'LifeStory'),
  'categories-in-a-row': breaking('ASM-19', 'ASM-16')
    .says('Of several categories with commas those that are recognized count.')
    .by(isLifeStory, (category) => category.split(',').includes('lifeStory')),
});
