import { assessmentView } from '../../mock/operations/assessments/view.ts';
import type { AnyInput } from '../../mock/http/input.ts';
import type { Scene } from '../../mock/operations/operation.ts';
import type { AssessmentRecord } from '../../mock/world/assessments-records.ts';
import { studies } from '../../witness/assessments.ts';
import { membersIn, type Members } from '../input.ts';
import { afterwards, type Mutation } from '../mutation.ts';
import { saboteursOf } from '../saboteur.ts';
import { catalogueAs, each, GET, isOwn, named, itemsIn, questionsAs, QUESTIONS, shownAs } from './amend.ts';

/** Another assessment than the one of the path. */
const anotherRead = (
  other: (asked: AssessmentRecord, scene: Scene, input: AnyInput) => AssessmentRecord | undefined,
): Mutation =>
  afterwards(GET, (reply, input, scene) => {
    const asked = named(input, scene);
    const found = asked && other(asked, scene, input);
    return found ? { ...reply, body: { data: assessmentView(found, scene) } } : reply;
  });

/** What was stored, as it would be read if it were otherwise. */
const readAs = (change: (asked: AssessmentRecord, scene: Scene) => AssessmentRecord): Mutation =>
  anotherRead(change);

const everyGuid = ({ questions }: AssessmentRecord): readonly string[] =>
  questions.flatMap(({ answerOptions }) => answerOptions.map(({ guid }) => guid));

/** The questions of the answer come in another order. */
const questionsBy = (place: (question: Members) => string): Mutation =>
  shownAs(
    (assessment) => ({
      ...assessment,
      questions: itemsIn(assessment['questions']).toSorted((one, other) =>
        place(one) < place(other) ? -1 : 1,
      ),
    }),
    [GET],
  );

/** Saboteurs of one assessment and of its catalogue. */
export const readingSaboteurs = saboteursOf('assessments', studies, {
  'full-is-bare': [
    'A full assessment is not wrapped, like its catalogue.',
    ['ASM-23'],
    afterwards(GET, (reply) => ({ ...reply, body: membersIn(reply.body)['data'] })),
  ],
  'full-is-the-latest': [
    'Whichever assessment of a resident is asked for, the one made last is shown.',
    ['ASM-23'],
    anotherRead((_, { store }, input) => store.assessments.filter((one) => isOwn(one, input)).at(-1)),
  ],
  'questions-of-the-template': [
    'The questions are those of the first assessment of the same template.',
    ['ASM-23', 'ASM-31', 'ASM-44'],
    readAs((asked, { store }) => {
      const alike = store.assessments.filter(
        ({ assessmentTemplateId }) => assessmentTemplateId === asked.assessmentTemplateId,
      );
      return { ...asked, questions: (alike[0] ?? asked).questions };
    }),
  ],
  'answers-of-the-template': [
    'The answers are those that the first assessment of the same template has in their places.',
    ['ASM-31'],
    readAs((asked, { store }) => {
      const first = store.assessments.filter(
        ({ assessmentTemplateId }) => assessmentTemplateId === asked.assessmentTemplateId,
      )[0];
      const [theirs, own] = [first ? everyGuid(first) : [], everyGuid(asked)];
      return {
        ...asked,
        selectedGuids: own.filter((_, place) => first?.selectedGuids.includes(theirs[place] ?? '')),
      };
    }),
  ],
  'full-was-never-recent': [
    'A full assessment is never the most recent one.',
    ['ASM-24'],
    shownAs((one) => ({ ...one, isMostRecent: false }), [GET]),
  ],
  'full-under-another-name': [
    'The name of a full assessment is followed by its category.',
    ['ASM-24'],
    shownAs(
      (one) => ({ ...one, assessmentName: `${String(one['assessmentName'])} (${String(one['category'])})` }),
      [GET],
    ),
  ],
  'full-begun-when-completed': [
    'A full assessment shows the date of its completion as the one of its start.',
    ['ASM-24'],
    shownAs((one) => ({ ...one, dateStarted: one['dateCompleted'] ?? one['dateStarted'] }), [GET]),
  ],
  'questions-by-text': [
    'The questions come by their texts.',
    ['ASM-25'],
    questionsBy(({ questionText }) => String(questionText)),
  ],
  'questions-by-figures': [
    'The questions come by the figures of their order, 10 before 2.',
    ['ASM-25'],
    questionsBy(({ order }) => String(order)),
  ],
  'questions-with-comments-last': [
    'Questions with comments come after the others.',
    ['ASM-25'],
    questionsBy(({ comment, order }) => `${comment === null ? 0 : 1} ${String(order).padStart(8, '0')}`),
  ],
  'all-options-as-answers': [
    'The answers of a question are all its options.',
    ['ASM-31'],
    readAs((asked) => ({ ...asked, selectedGuids: everyGuid(asked) })),
  ],
  'all-options-where-none': [
    'Where nothing was selected, the answers of a question are all its options.',
    ['ASM-31'],
    readAs((asked) => ({
      ...asked,
      selectedGuids: asked.questions.flatMap(({ answerOptions }) => {
        const guids = answerOptions.map(({ guid }) => guid);
        const selected = guids.filter((guid) => asked.selectedGuids.includes(guid));
        return selected.length > 0 ? selected : guids;
      }),
    })),
  ],
  'one-answer-each': [
    'Of several answers of a question the first is shown.',
    ['ASM-31'],
    questionsAs((question) => ({ ...question, answers: itemsIn(question['answers']).slice(0, 1) })),
  ],
  'answers-to-what-follows': [
    'The answers to follow-up questions are among those of their question.',
    ['ASM-31'],
    questionsAs((question) => ({
      ...question,
      answers: [
        ...itemsIn(question['answers']),
        ...itemsIn(question['followUpQuestions']).flatMap(({ answers }) => itemsIn(answers)),
      ],
    })),
  ],
  'guids-of-their-own': [
    'The questionGuid of a question is another one than in the catalogue.',
    ['ASM-44'],
    questionsAs((question) => ({
      ...question,
      questionGuid: [...String(question['questionGuid'])].toReversed().join(''),
    })),
  ],
  'guids-handed-round': [
    'The questionGuid of the first two questions is that of the other.',
    ['ASM-44', 'ASM-45'],
    shownAs(
      (assessment) => {
        const questions = itemsIn(assessment['questions']);
        const [first, second] = questions.map(({ questionGuid }) => questionGuid);
        return {
          ...assessment,
          questions: second
            ? each(questions, (question, place) => ({
                ...question,
                questionGuid: [second, first][place] ?? question['questionGuid'],
              }))
            : questions,
        };
      },
      [GET],
    ),
  ],
  'answers-under-another-guid': [
    'An answer carries the guid of its question.',
    ['ASM-45'],
    questionsAs((question) => ({
      ...question,
      answers: each(question['answers'], (answer) => ({ ...answer, guid: question['questionGuid'] })),
    })),
  ],
  'answers-by-text-alone': [
    'An answer is a text without the guid of its option.',
    ['ASM-45'],
    questionsAs((question) => ({
      ...question,
      answers: itemsIn(question['answers']).map(({ text }) => text),
    })),
  ],
  'catalogue-in-data': ['The catalogue is wrapped in data.', ['ASM-34'], catalogueAs((data) => ({ data }))],
  'catalogue-of-the-answered': [
    'The catalogue leaves out questions that nobody answered.',
    ['ASM-44'],
    afterwards(QUESTIONS, (reply, input, scene) => {
      const { selectedGuids = [] } = named(input, scene) ?? {};
      const { questions, ...catalogue } = membersIn(reply.body);
      const answered = itemsIn(questions).filter(({ answerOptions }) =>
        itemsIn(answerOptions).some(({ guid }) => typeof guid === 'string' && selectedGuids.includes(guid)),
      );
      return { ...reply, body: { ...catalogue, questions: answered } };
    }),
  ],
});
