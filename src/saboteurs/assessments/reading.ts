import { assessmentView } from '../../mock/operations/assessments/view.ts';
import type { AnyInput } from '../../mock/http/input.ts';
import type { Scene } from '../../mock/operations/operation.ts';
import type { AssessmentRecord } from '../../mock/world/assessments-records.ts';
import { studies } from '../../witness/assessments.ts';
import { membersIn, type Members } from '../input.ts';
import { afterwards, type Lie } from '../lies.ts';
import type { Saboteur } from '../saboteur.ts';
import { catalogueAs, each, GET, isOwn, named, itemsIn, questionsAs, QUESTIONS, shownAs } from './amend.ts';

/** Another assessment than the one of the path. */
const anotherRead = (
  other: (asked: AssessmentRecord, scene: Scene, input: AnyInput) => AssessmentRecord | undefined,
): Lie =>
  afterwards(GET, (reply, input, scene) => {
    const asked = named(input, scene);
    const found = asked && other(asked, scene, input);
    return found ? { ...reply, body: { data: assessmentView(found, scene) } } : reply;
  });

/** What was stored, as it would be read if it were otherwise. */
const readAs = (change: (asked: AssessmentRecord, scene: Scene) => AssessmentRecord): Lie =>
  anotherRead(change);

const everyGuid = ({ questions }: AssessmentRecord): readonly string[] =>
  questions.flatMap(({ answerOptions }) => answerOptions.map(({ guid }) => guid));

/** The questions of the answer come in another order. */
const questionsBy = (place: (question: Members) => string): Lie =>
  shownAs(
    (assessment) => ({
      ...assessment,
      questions: itemsIn(assessment['questions']).toSorted((one, other) =>
        place(one) < place(other) ? -1 : 1,
      ),
    }),
    [GET],
  );

/** Lies of one assessment and of its catalogue. */
export const readingSaboteurs: readonly Saboteur[] = [
  {
    id: 'assessments.full-is-bare',
    lie: 'A full assessment is not wrapped, like its catalogue.',
    breaks: ['ASM-23'],
    tables: afterwards(GET, (reply) => ({ ...reply, body: membersIn(reply.body)['data'] })),
    witness: studies,
  },
  {
    id: 'assessments.full-is-the-latest',
    lie: 'Whichever assessment of a resident is asked for, the one made last is shown.',
    breaks: ['ASM-23'],
    tables: anotherRead((_, { store }, input) => store.assessments.filter((one) => isOwn(one, input)).at(-1)),
    witness: studies,
  },
  {
    id: 'assessments.questions-of-the-template',
    lie: 'The questions are those of the first assessment of the same template.',
    breaks: ['ASM-23', 'ASM-31', 'ASM-44'],
    tables: readAs((asked, { store }) => {
      const alike = store.assessments.filter(
        ({ assessmentTemplateId }) => assessmentTemplateId === asked.assessmentTemplateId,
      );
      return { ...asked, questions: (alike[0] ?? asked).questions };
    }),
    witness: studies,
  },
  {
    id: 'assessments.answers-of-the-template',
    lie: 'The answers are those that the first assessment of the same template has in their places.',
    breaks: ['ASM-31'],
    tables: readAs((asked, { store }) => {
      const first = store.assessments.filter(
        ({ assessmentTemplateId }) => assessmentTemplateId === asked.assessmentTemplateId,
      )[0];
      const [theirs, own] = [first ? everyGuid(first) : [], everyGuid(asked)];
      return {
        ...asked,
        selectedGuids: own.filter((_, place) => first?.selectedGuids.includes(theirs[place] ?? '')),
      };
    }),
    witness: studies,
  },
  {
    id: 'assessments.full-was-never-recent',
    lie: 'A full assessment is never the most recent one.',
    breaks: ['ASM-24'],
    tables: shownAs((one) => ({ ...one, isMostRecent: false }), [GET]),
    witness: studies,
  },
  {
    id: 'assessments.full-under-another-name',
    lie: 'The name of a full assessment is followed by its category.',
    breaks: ['ASM-24'],
    tables: shownAs(
      (one) => ({ ...one, assessmentName: `${String(one['assessmentName'])} (${String(one['category'])})` }),
      [GET],
    ),
    witness: studies,
  },
  {
    id: 'assessments.full-begun-when-completed',
    lie: 'A full assessment shows the date of its completion as the one of its start.',
    breaks: ['ASM-24'],
    tables: shownAs((one) => ({ ...one, dateStarted: one['dateCompleted'] ?? one['dateStarted'] }), [GET]),
    witness: studies,
  },
  {
    id: 'assessments.questions-by-text',
    lie: 'The questions come by their texts.',
    breaks: ['ASM-25'],
    tables: questionsBy(({ questionText }) => String(questionText)),
    witness: studies,
  },
  {
    id: 'assessments.questions-by-figures',
    lie: 'The questions come by the figures of their order, 10 before 2.',
    breaks: ['ASM-25'],
    tables: questionsBy(({ order }) => String(order)),
    witness: studies,
  },
  {
    id: 'assessments.questions-with-comments-last',
    lie: 'Questions with comments come after the others.',
    breaks: ['ASM-25'],
    tables: questionsBy(
      ({ comment, order }) => `${comment === null ? 0 : 1} ${String(order).padStart(8, '0')}`,
    ),
    witness: studies,
  },
  {
    id: 'assessments.all-options-as-answers',
    lie: 'The answers of a question are all its options.',
    breaks: ['ASM-31'],
    tables: readAs((asked) => ({ ...asked, selectedGuids: everyGuid(asked) })),
    witness: studies,
  },
  {
    id: 'assessments.all-options-where-none',
    lie: 'Where nothing was selected, the answers of a question are all its options.',
    breaks: ['ASM-31'],
    tables: readAs((asked) => ({
      ...asked,
      selectedGuids: asked.questions.flatMap(({ answerOptions }) => {
        const guids = answerOptions.map(({ guid }) => guid);
        const selected = guids.filter((guid) => asked.selectedGuids.includes(guid));
        return selected.length > 0 ? selected : guids;
      }),
    })),
    witness: studies,
  },
  {
    id: 'assessments.one-answer-each',
    lie: 'Of several answers of a question the first is shown.',
    breaks: ['ASM-31'],
    tables: questionsAs((question) => ({ ...question, answers: itemsIn(question['answers']).slice(0, 1) })),
    witness: studies,
  },
  {
    id: 'assessments.answers-to-what-follows',
    lie: 'The answers to follow-up questions are among those of their question.',
    breaks: ['ASM-31'],
    tables: questionsAs((question) => ({
      ...question,
      answers: [
        ...itemsIn(question['answers']),
        ...itemsIn(question['followUpQuestions']).flatMap(({ answers }) => itemsIn(answers)),
      ],
    })),
    witness: studies,
  },
  {
    id: 'assessments.guids-of-their-own',
    lie: 'The questionGuid of a question is another one than in the catalogue.',
    breaks: ['ASM-44'],
    tables: questionsAs((question) => ({
      ...question,
      questionGuid: [...String(question['questionGuid'])].toReversed().join(''),
    })),
    witness: studies,
  },
  {
    id: 'assessments.guids-handed-round',
    lie: 'The questionGuid of the first two questions is that of the other.',
    breaks: ['ASM-44', 'ASM-45'],
    tables: shownAs(
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
    witness: studies,
  },
  {
    id: 'assessments.answers-under-another-guid',
    lie: 'An answer carries the guid of its question.',
    breaks: ['ASM-45'],
    tables: questionsAs((question) => ({
      ...question,
      answers: each(question['answers'], (answer) => ({ ...answer, guid: question['questionGuid'] })),
    })),
    witness: studies,
  },
  {
    id: 'assessments.answers-by-text-alone',
    lie: 'An answer is a text without the guid of its option.',
    breaks: ['ASM-45'],
    tables: questionsAs((question) => ({
      ...question,
      answers: itemsIn(question['answers']).map(({ text }) => text),
    })),
    witness: studies,
  },
  {
    id: 'assessments.catalogue-in-data',
    lie: 'The catalogue is wrapped in data.',
    breaks: ['ASM-34'],
    tables: catalogueAs((data) => ({ data })),
    witness: studies,
  },
  {
    id: 'assessments.catalogue-of-the-answered',
    lie: 'The catalogue leaves out questions that nobody answered.',
    breaks: ['ASM-44'],
    tables: afterwards(QUESTIONS, (reply, input, scene) => {
      const { selectedGuids = [] } = named(input, scene) ?? {};
      const { questions, ...catalogue } = membersIn(reply.body);
      const answered = itemsIn(questions).filter(({ answerOptions }) =>
        itemsIn(answerOptions).some(({ guid }) => typeof guid === 'string' && selectedGuids.includes(guid)),
      );
      return { ...reply, body: { ...catalogue, questions: answered } };
    }),
    witness: studies,
  },
];
