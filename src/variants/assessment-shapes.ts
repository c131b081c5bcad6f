import { membersIn, type Members } from '../saboteurs/input.ts';
import { afterwards, inData, type Mutation } from '../saboteurs/mutation.ts';

export const all = (...freedoms: readonly Mutation[]): Mutation =>
  freedoms.reduce((before, next) => (tables) => next(before(tables)));

/** The objects of an array; none where it is none. */
export const itemsIn = (value: unknown): readonly Members[] =>
  Array.isArray(value) ? value.map((item: unknown) => membersIn(item)) : [];

/** Assessments shown otherwise, in the list and by themselves. */
export const shownAs = (change: (assessment: Record<string, unknown>) => Record<string, unknown>): Mutation =>
  all(afterwards('listAssessments', inData(change)), afterwards('getAssessment', inData(change)));

/** The questions of a full assessment shown otherwise. */
export const questionsAs = (change: (question: Members, place: number) => Members): Mutation =>
  afterwards(
    'getAssessment',
    inData((assessment) => ({ ...assessment, questions: itemsIn(assessment['questions']).map(change) })),
  );

/** Catalogues shown otherwise. */
export const catalogueAs = (change: (catalogue: Members) => Members): Mutation =>
  afterwards('getAssessmentQuestions', (reply) => ({ ...reply, body: change(membersIn(reply.body)) }));
