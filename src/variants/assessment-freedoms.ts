import { isRefusal } from '../mock/http/problem.ts';
import { membersIn } from '../saboteurs/input.ts';
import { afterwards, inData, inList, instead } from '../saboteurs/mutation.ts';
import { categories, deletions, someStudy, studies } from '../witness/assessments.ts';
import { all, catalogueAs, itemsIn, questionsAs, shownAs } from './assessment-shapes.ts';
import { variantsOf } from './variant.ts';

/** Freedoms of assessments that no choice names. */
export const assessmentFreedoms = variantsOf('freedom', studies, {
  'assessments-with-more-members': [
    'Assessments, their questions and catalogues show more than the interface lists.',
    all(
      shownAs((one) => ({ ...one, language: 'en', score: 17 })),
      questionsAs((question) => ({ ...question, answeredAt: null, weight: 2 })),
      catalogueAs((catalogue) => ({ ...catalogue, version: 3 })),
    ),
  ],
  'answers-drawn-in-a-font-of-its-own': [
    'The PDF draws the questions in plain letters and what follows a bullet in a font that counts its own.',
    afterwards('getAssessmentPdf', (reply) => {
      const { bytes, ...file } = membersIn(reply.body);
      if (!(bytes instanceof Uint8Array)) return reply;
      const own = Buffer.from(bytes)
        .toString('latin1')
        .replace(/\((?:\\225|\x95)[^)]*\) Tj/g, (drawn) => `(${'x'.repeat(drawn.length - 5)}) Tj`)
        .replace('/WinAnsiEncoding', '/Identity-H     ');
      return { ...reply, body: { ...file, bytes: new Uint8Array(Buffer.from(own, 'latin1')) } };
    }),
  ],
  'assessments-of-one-moment-as-made': [
    'Among assessments without a completion date the one begun last comes last.',
    afterwards(
      'listAssessments',
      inList((items) => {
        const shown = itemsIn(items);
        const open = shown.filter(({ dateCompleted }) => dateCompleted === null);
        return [...shown.filter(({ dateCompleted }) => dateCompleted !== null), ...open.toReversed()];
      }),
    ),
    async (stage) => {
      const study = await someStudy(stage);
      for (const dateStarted of ['2025-01-03T09:00:00Z', '2025-02-03T09:00:00Z'])
        await study.hold({ dateStarted, isCompleted: false });
      return study.list();
    },
  ],
  'catalogue-in-any-order': [
    'The questions and options of a catalogue come in no order; their numbers tell it.',
    catalogueAs((catalogue) => ({
      ...catalogue,
      questions: itemsIn(catalogue['questions'])
        .map((question) => ({
          ...question,
          answerOptions: itemsIn(question['answerOptions']).toReversed(),
        }))
        .toReversed(),
    })),
  ],
  'answers-in-another-order': [
    'The answers of a question come with the last of its options first.',
    questionsAs((question) => ({
      ...question,
      answers: itemsIn(question['answers']).toReversed(),
    })),
  ],
  'answers-as-guids': [
    'An answer is the guid of its option and nothing else.',
    questionsAs((question) => ({
      ...question,
      answers: itemsIn(question['answers']).map(({ guid }) => guid),
    })),
  ],
  'follow-ups-when-answered': [
    'A full assessment shows follow-up questions where they were answered.',
    questionsAs((question) => ({
      ...question,
      followUpQuestions: itemsIn(question['followUpQuestions']).filter(
        ({ answers }) => itemsIn(answers).length > 0,
      ),
    })),
  ],
  'questions-numbered-anew': [
    'The order of the questions of an assessment counts from 0.',
    questionsAs((question, order) => ({ ...question, order })),
  ],
  'assessment-dates-in-a-zone': [
    'The dates of an assessment are written by a clock two hours ahead.',
    shownAs((one) => {
      const ahead = (value: unknown): unknown =>
        typeof value === 'string'
          ? new Date(Date.parse(value) + 7_200_000).toISOString().replace('Z', '+02:00')
          : value;
      return { ...one, dateStarted: ahead(one['dateStarted']), dateCompleted: ahead(one['dateCompleted']) };
    }),
  ],
  'category-refused-in-other-words': [
    'The refusal of a category lists what is recognized, and repeats nothing of what was sent.',
    (tables) => ({
      ...tables,
      answer: async (response, request) => {
        const answer = await tables.answer(response, request);
        if (answer.status !== 400 || !/\/assessments\?/.test(request.url)) return answer;
        return Response.json({ recognized: ['lifeStory'] }, { status: 400 });
      },
    }),
    categories,
  ],
  'assessment-refusals-are-410': [
    'An assessment that was deleted is read and deleted with 410.',
    (tables) => {
      const gone = new Set<string | undefined>();
      const deletes = afterwards('deleteAssessment', (reply, { path }) => {
        gone.add(path['assessmentId']);
        return reply;
      });
      const reads = (['getAssessment', 'getAssessmentPdf', 'deleteAssessment'] as const).map((operation) =>
        instead(operation, (original) => (input, scene) => {
          const reply = original(input, scene);
          return isRefusal(reply) && gone.has(input.path['assessmentId']) ? { ...reply, status: 410 } : reply;
        }),
      );
      return all(deletes, ...reads)(tables);
    },
    async (stage) => {
      const study = await someStudy(stage);
      const id = await study.hold();
      return [await study.remove(id), await study.read(id)];
    },
  ],
  'recent-among-all': [
    'The most recent assessment is one of all that a resident had, whatever the template.',
    all(
      ...(['listAssessments', 'getAssessment'] as const).map((operation) =>
        afterwards(operation, (reply, input, { store }) => {
          const own = store.assessments.filter(
            ({ residentId, isDeleted }) => residentId === input.path['residentId'] && !isDeleted,
          );
          const latest = own.at(-1)?.id;
          return inData((one) => ({ ...one, isMostRecent: one['id'] === latest }))(reply, input);
        }),
      ),
    ),
    deletions,
  ],
});
