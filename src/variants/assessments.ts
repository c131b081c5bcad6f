import { membersIn, type Members } from '../mutants/input.ts';
import { afterwards, inAnswer, inData, inList, together, type Mutation } from '../mutants/mutation.ts';
import { shows } from '../mutants/verbs.ts';
import { LIFE, assessmentFixtureOf, studies } from '../witness/assessments.ts';
import type { Witness } from '../witness/client.ts';
import { readingsOf } from './reading.ts';
import { byClock, goneOnceDeleted, itemsIn, membersAs, reversed, showsMore } from './shapes.ts';
import { variantsOf, type Variant } from './variant.ts';

/** Two interviews from different templates. */
const twoTemplates: Witness = async (client) => {
  const assessments = await assessmentFixtureOf(client);
  for (const templateId of ['tpl_life', 'tpl_care']) await assessments.hold({ ...LIFE, templateId });
  return assessments.list();
};

const onPaper: Witness = async (client) => {
  const assessments = await assessmentFixtureOf(client);
  return assessments.read(await assessments.hold(LIFE), '/pdf');
};

const usual: Witness = async (client) => {
  const assessments = await assessmentFixtureOf(client);
  const id = await assessments.hold(LIFE);
  const other = await assessments.otherId(id);
  const one = [
    await assessments.read(other),
    await assessments.typeOfPdf(id),
    await assessments.list('?category='),
  ];
  return [one, await studies(client), [await assessments.remove(id), await assessments.all(id)]];
};

const SHOWING = ['listAssessments', 'getAssessment'] as const;

/** The questions of a full assessment shown otherwise. */
const questionsAs = (change: (question: Members, place: number) => Members): Mutation =>
  showsMore(['getAssessment'], ({ questions }) => ({ questions: itemsIn(questions).map(change) }));

const catalogueAs = (change: (catalogue: Members) => Members): Mutation =>
  afterwards('getAssessmentQuestions', (reply) => ({ ...reply, body: change(membersIn(reply.body)) }));

export const assessmentVariants: readonly Variant[] = [
  ...readingsOf(usual, ['assessments'], { 'pdf-summary': onPaper, 'most-recent-assessment': twoTemplates }),
  ...variantsOf('freedom', usual, {
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
