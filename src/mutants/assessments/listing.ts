import type { AnyInput } from '../../mock/http/input.ts';
import { summaryView } from '../../mock/operations/assessments/view.ts';
import type { OperationContext } from '../../mock/operations/operation.ts';
import type { AssessmentRecord } from '../../mock/world/assessments-records.ts';
import { membersIn, type Members, itemsIn } from '../input.ts';
import { afterwards, type Mutation, inAnswer, instead } from '../mutation.ts';
import { changedAt, wrongType, wrongValue } from '../operators.ts';
import { lists, answersData } from '../verbs.ts';
import { leavingOut } from '../leaves-out.ts';
import { mutantsOf, breaking, type Mutant } from '../mutant.ts';
import { isRefusal } from '../../mock/http/problem.ts';

const LIST = 'listAssessments';
export const GET = 'getAssessment';
const QUESTIONS = 'getAssessmentQuestions';
export const PDF = 'getAssessmentPdf';
export const DELETE = 'deleteAssessment';

/** The catalogue is another one. */
export const catalogueAs = (change: (catalogue: Members) => unknown): Mutation =>
  afterwards(QUESTIONS, (reply) => ({ ...reply, body: change(membersIn(reply.body)) }));

/** The catalogue has another value at a dotted path. */
const catalogueAt = (path: string, change: (found: unknown) => unknown): Mutation =>
  catalogueAs((catalogue) => changedAt(catalogue, path, change));

/** The stored assessment that an item shows. */
const stored = ({ store }: OperationContext, { id }: Members): AssessmentRecord | undefined =>
  store.assessments.find(String(id));

/** The assessment of a path. */
export const named = ({ path }: AnyInput, { store }: OperationContext): AssessmentRecord | undefined =>
  store.assessments.find(path['assessmentId']);

/** The list is made from the original one. */
const listAs = (
  change: (items: readonly Members[], input: AnyInput, context: OperationContext) => readonly unknown[],
): Mutation => lists(LIST, change);

/** Whether the list is asked for by its category. */
const isFiltered = ({ query }: AnyInput): boolean => query['category'] !== undefined;

/** Whether an assessment is of the resident in the path. */
export const isOwn = ({ residentId }: AssessmentRecord, { path }: AnyInput): boolean =>
  residentId === path['residentId'];

/** The list holds further assessments at its end. */
const listsToo = (finds: (assessment: AssessmentRecord, input: AnyInput) => boolean): Mutation =>
  listAs((items, input, context) => {
    const more = context.store.assessments.filter(
      (one) => !items.some(({ id }) => id === one.id) && finds(one, input),
    );
    return [...items, ...more.map((one) => summaryView(one, context))];
  });

/** The list asked for by its category holds further assessments of the resident that are not deleted. */
const findsToo = (finds: (assessment: AssessmentRecord) => boolean): Mutation =>
  listsToo((one, input) => isFiltered(input) && isOwn(one, input) && !one.isDeleted && finds(one));

/** The list leaves some of the original ones out. */
const listsOnly = (keep: (item: Members, input: AnyInput, place: number) => boolean): Mutation =>
  listAs((items, input) => items.filter((item, place) => keep(item, input, place)));

const OPTION = 'guid,text,order,value,isCustom,isExclusive';
const FLAGS = 'isRequired,isAllowMultipleSelection,isAllowCustomAnswer,hasAdditionalComments';
const QUESTION = `questionType,answerType,order,helper,${FLAGS}`;

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

export const assessmentListMutants: readonly Mutant[] = [
  ...mutantsOf('assessments', {
    'id-of-figures': wrongType(['ASM-01'], LIST, 'id', 'number'),
    'template-of-figures': wrongType(['ASM-02'], GET, 'assessmentTemplateId', 'number'),
    'facility-in-languages': wrongType(['ASM-03'], [LIST, GET], 'facilityName', 'object'),
    'categories-in-an-array': wrongType(['ASM-04'], LIST, 'category', 'list'),
    'recent-in-figures': wrongType(['ASM-05'], [LIST, GET], 'isMostRecent', 'number'),
    'dates-by-the-day': wrongValue(['ASM-06'], [LIST, GET], 'dateStarted')
      .as('a day')
      .by((found) => String(found).slice(0, 10)),
    'people-by-name': wrongValue(['ASM-07'], LIST, 'createdBy')
      .as('a name')
      .by((found) => membersIn(found)['name']),
    'question-by-number': wrongType(['ASM-26', 'ASM-44'], GET, 'questions.*.questionGuid', 'number'),
    'sole-answer-by-itself': wrongValue(['ASM-30'], GET, 'questions.*.answers')
      .as('the only one, without an array')
      .by((found) => (itemsIn(found).length === 1 ? itemsIn(found)[0] : found)),
    'catalogue-by-number': breaking('ASM-35', 'CNV-03')
      .says('The assessmentId of a catalogue is a number.')
      .by(catalogueAt, 'assessmentId', () => 17),
    'catalogue-order-in-letters': breaking('ASM-38')
      .says('The order of a question in a catalogue is a, b, c.')
      .by(catalogueAt, 'questions.*.order', (order) => 'abcdefgh'.charAt(Number(order))),
    'catalogue-by-guid': breaking('ASM-36')
      .says('The questions of a catalogue are an object by their guids.')
      .by(catalogueAt, 'questions', (questions) =>
        Object.fromEntries(itemsIn(questions).map((one) => [String(one['guid']), one])),
      ),
    'catalogue-flags-in-figures': breaking('ASM-39')
      .says('The isAllowCustomAnswer of a question in a catalogue is 0 or 1.')
      .by(catalogueAt, 'questions.*.isAllowCustomAnswer', Number),
    'options-by-number': breaking('ASM-40', 'ASM-45')
      .says('The guid of an answer option is a number.')
      .by(catalogueAt, 'questions.*.answerOptions.*.guid', (guid) => String(guid).length),
    'follow-ups-by-number': breaking('ASM-42')
      .says('The guid of a follow-up question is a number.')
      .by(catalogueAt, 'questions.*.followUpQuestions.*.guid', (guid) => String(guid).length),
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
    'categories-in-use': breaking('ASM-16')
      .says('A category is only known if the resident has an assessment of it.')
      .by(instead, LIST, (original) => (input, context) => {
        const { category } = input.query;
        const uses = context.store.assessments.filter(
          (one) => isOwn(one, input) && one.category === category,
        );
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
  }),
  ...leavingOut(
    'assessments',
    { resource: 'an assessment', breaks: ['ASM-101'], operations: [LIST, GET] },
    'assessmentId assessmentName assessmentTemplateId facilityId facilityName type category isCompleted',
    'isMostRecent dateStarted dateCompleted dateLastUpdated createdBy createdBy.name completedBy',
    'completedBy.name',
  ),
  ...leavingOut(
    'assessments',
    { resource: 'a full assessment', breaks: ['ASM-102'], operations: [GET] },
    `questions questions.*.questionGuid,questionText,${QUESTION},comment,answers,followUpQuestions`,
  ),
  ...leavingOut(
    'assessments',
    { part: 'catalogue', resource: 'a question catalogue', breaks: ['ASM-103'], operations: [QUESTIONS] },
    `assessmentId assessmentName questions questions.*.guid,text,${QUESTION}`,
    `questions.*.answerOptions questions.*.answerOptions.*.${OPTION} questions.*.followUpQuestions`,
    'questions.*.followUpQuestions.*.guid,text,order,answerType,applyToParentAnswerGuids,answerOptions',
    `questions.*.followUpQuestions.*.answerOptions.*.${OPTION}`,
  ),
];
