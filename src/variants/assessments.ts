import { membersIn, type Members } from '../mutants/input.ts';
import { afterwards, inAnswer, inData, inList, together, type Mutation } from '../mutants/mutation.ts';
import { shows } from '../mutants/verbs.ts';
import { byClock, goneOnceDeleted, itemsIn, membersAs, reversed, showsMore } from './shapes.ts';
import { freedomsOf, type Freedom } from './variant.ts';
import type { Witness } from '../witness/client.ts';
import { idFor } from '../witness/steps.ts';

const SHOWING = ['listAssessments', 'getAssessment'] as const;

/** The questions of a full assessment shown otherwise. */
const questionsAs = (change: (question: Members, place: number) => Members): Mutation =>
  showsMore(['getAssessment'], ({ questions }) => ({ questions: itemsIn(questions).map(change) }));

const catalogueAs = (change: (catalogue: Members) => Members): Mutation =>
  afterwards('getAssessmentQuestions', (reply) => ({ ...reply, body: change(membersIn(reply.body)) }));

/** Two interviews of one moment are unfinished; of a third one a follow-up question was not answered. */
const held: Witness = async (client) => {
  const residentId = idFor(client, 'listAssessments', 'residentId');
  const unfinished = { residentId, isCompleted: false };
  await client.lever('create-assessment', unfinished);
  await client.lever('create-assessment', unfinished);
  const followUpQuestions = [{ text: 'How loud', answerOptions: [{ text: 'Very' }] }];
  const answerOptions = [{ text: 'Jazz', isSelected: true }];
  const { assessmentId } = await client.lever('create-assessment', {
    residentId,
    questions: [{ text: 'Which music', answerOptions, followUpQuestions }],
  });
  await client.send('listAssessments', { at: { residentId, category: undefined } });
  await client.send('getAssessment', { at: { residentId, assessmentId } });
};

export const assessmentFreedoms: readonly Freedom[] = [
  ...freedomsOf({
    'assessments-with-more-members': [
      'Assessments, their questions and catalogues show more than the interface lists.',
      together(
        showsMore(SHOWING, () => ({ language: 'en', score: 17 })),
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
      held,
    ],
    'catalogue-in-any-order': [
      'The questions and options of a catalogue come in no order; their numbers give it.',
      catalogueAs((catalogue) => ({
        ...catalogue,
        questions: itemsIn(catalogue['questions'])
          .map(membersAs(['answerOptions'], reversed))
          .toReversed(),
      })),
    ],
    'answers-in-another-order': [
      'The answers of a question come with the last of its options first.',
      questionsAs(membersAs(['answers'], reversed)),
    ],
    'answers-as-guids': [
      'An answer is the guid of its option and nothing else.',
      questionsAs(membersAs(['answers'], (answers) => itemsIn(answers).map(({ guid }) => guid))),
    ],
    'follow-ups-when-answered': [
      'A full assessment shows follow-up questions where they were answered.',
      questionsAs(
        membersAs(['followUpQuestions'], (followUps) =>
          itemsIn(followUps).filter(({ answers }) => itemsIn(answers).length > 0),
        ),
      ),
      held,
    ],
    'questions-numbered-anew': [
      'The order of the questions of an assessment counts from 0.',
      questionsAs((question, order) => ({ ...question, order })),
    ],
    'assessment-dates-in-a-zone': [
      'The dates of an assessment are written by a clock two hours ahead.',
      shows(SHOWING, membersAs(['dateStarted', 'dateCompleted'], byClock(120))),
    ],
    'category-refused-in-other-words': [
      'The refusal of a category lists what is recognized, and repeats nothing of what was sent.',
      inAnswer((answer, { url }) =>
        answer.status === 400 && /\/assessments\?/.test(url)
          ? Response.json({ recognized: ['lifeStory'] }, { status: 400 })
          : answer,
      ),
    ],
    'assessment-refusals-are-410': [
      'An assessment that was deleted is read and deleted with 410.',
      goneOnceDeleted('deleteAssessment', 'assessmentId', [
        'getAssessment',
        'getAssessmentPdf',
        'deleteAssessment',
      ]),
    ],
    'recent-among-all': [
      'The most recent assessment is one of all that a resident had, whatever the template.',
      afterwards(SHOWING, (reply, input, { store }) => {
        const own = store.assessments.filter(
          ({ residentId, isDeleted }) => residentId === input.path['residentId'] && !isDeleted,
        );
        return inData((one) => ({ ...one, isMostRecent: one['id'] === own.at(-1)?.id }))(reply, input);
      }),
    ],
  }),
];
