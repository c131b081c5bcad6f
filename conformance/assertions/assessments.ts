import type { ClauseId } from '../../openapi/generated/clauses.ts';
import { attributed } from '../kit/attribute.ts';
import type { Answer } from '../kit/call.ts';
import { field, isObject } from '../kit/json.ts';
import type { JsonObject } from '../kit/json.ts';
import { fits, status } from '../kit/match.ts';
import { holdsOthers } from '../kit/fault.ts';
import { must, mustHold } from '../kit/must.ts';
import { onceEach } from '../kit/once.ts';
import { bareOf, byId, dataOf, idsOf, listOf, objects } from '../kit/read.ts';
import { sameSet } from '../kit/same.ts';
import type { Tools } from '../kit/tools.ts';
import { pathOf } from '../factories/assessments.ts';
import type { GivenAssessment, HeldQuestion } from '../factories/assessments.ts';

export interface Listed {
  readonly answer: Answer;
  readonly items: readonly JsonObject[];
}

/** One assessment with its questions, as one answer shows it. */
export interface Full {
  readonly answer: Answer;
  readonly assessment: JsonObject;
  readonly questions: readonly JsonObject[];
}

/** Lists the assessments of a resident, with the category or without it. */
export async function listedOf(t: Tools, residentId: string, category?: 'lifeStory'): Promise<Listed> {
  const query = category === undefined ? {} : { category };
  const answer = await t.call('listAssessments', { path: { residentId }, query });
  const items = attributed(['ASM-08'], () => {
    must(answer, status(200), fits);
    return listOf(answer);
  });
  return { answer, items };
}

/** Both lists of a resident whose assessments no check changes: without the category, then with it. */
export const sharedListsOf = onceEach(
  async (t: Tools, residentId: string) =>
    [await listedOf(t, residentId), await listedOf(t, residentId, 'lifeStory')] as const,
);

/**
 * The clause that is broken by a list that lacks an assessment, without and with the category, and by one
 * that holds too many.
 */
export interface Faults {
  readonly lacks: ClauseId;
  readonly lacksStory: ClauseId;
  readonly holds: ClauseId;
}

const WHOLE: Faults = { lacks: 'ASM-10', lacksStory: 'ASM-13', holds: 'ASM-09' };

/** The list must hold exactly these assessments, each once: no other check uses the resident. */
export function mustContainOnly(
  { answer, items }: Listed,
  ids: readonly string[],
  what: string,
  broken: (found: readonly string[]) => ClauseId | undefined,
): void {
  const found = idsOf(items);
  const clause = broken(found);
  attributed(clause === undefined ? [] : [clause], () =>
    mustHold(
      answer,
      `${what}: ${ids.length} assessments`,
      sameSet(found, ids),
      holdsOthers(found, ids, `listed ${found.join(', ') || 'none'} and not ${ids.join(', ') || 'none'}`),
    ),
  );
}

/** The clause that the list of all assessments breaks, if it must hold these ids. */
export const faultOfAll =
  (ids: readonly string[], { lacks, holds }: Faults = WHOLE) =>
  (found: readonly string[]): ClauseId =>
    ids.every((id) => found.includes(id)) ? holds : lacks;

/**
 * The clause that the list of life stories breaks. A list that lacks none holds a story too many, or another
 * kind of assessment.
 */
const faultOfStories =
  (stories: readonly string[], all: readonly GivenAssessment[], { lacksStory, holds }: Faults) =>
  (found: readonly string[]): ClauseId => {
    if (!stories.every((id) => found.includes(id))) return lacksStory;
    const strange = all.find(({ id }) => found.includes(id) && !stories.includes(id));
    return strange === undefined ? holds : strange.held?.category === undefined ? 'ASM-15' : 'ASM-14';
  };

/**
 * The list of a resident must hold exactly these assessments, and with the category exactly the life stories
 * of them.
 */
export async function mustHoldAssessments(
  t: Tools,
  residentId: string,
  all: readonly GivenAssessment[],
  after: string,
  faults: Faults = WHOLE,
): Promise<void> {
  const ids = all.map(({ id }) => id);
  mustContainOnly(await listedOf(t, residentId), ids, after, faultOfAll(ids, faults));
  const stories = all.filter(({ held }) => held?.category === 'lifeStory').map(({ id }) => id);
  const found = await listedOf(t, residentId, 'lifeStory');
  mustContainOnly(found, stories, `${after}, with the category`, faultOfStories(stories, all, faults));
}

export const isListed = ({ items }: Listed, id: string): boolean => byId(items, id) !== undefined;

/** Reads one assessment. */
export async function fullOf(t: Tools, given: GivenAssessment): Promise<Full> {
  const answer = await t.call('getAssessment', { path: await pathOf(t, given) });
  const assessment = attributed(['ASM-23'], () => {
    must(answer, status(200), fits);
    return dataOf(answer);
  });
  return { answer, assessment, questions: objects(assessment, 'questions') };
}

/** Reads the question catalogue of an assessment. */
export async function catalogueOf(t: Tools, given: GivenAssessment): Promise<Full> {
  const answer = await t.call('getAssessmentQuestions', { path: await pathOf(t, given) });
  must(answer, status(200), fits);
  const assessment = bareOf(answer);
  return { answer, assessment, questions: objects(assessment, 'questions') };
}

/** The same for an assessment that no check changes, read once per run. */
export const sharedFullOf = onceEach(fullOf);
export const sharedCatalogueOf = onceEach(catalogueOf);

/** The input of the question with this text. */
export const heldAs = ({ held }: GivenAssessment, text: unknown): HeldQuestion | undefined =>
  held?.questions?.find((one) => one.text === text);

/** Whether this text is anywhere in a value, at any depth. */
export function holds(value: unknown, text: string): boolean {
  if (value === text) return true;
  if (Array.isArray(value)) return value.some((one) => holds(one, text));
  return isObject(value) && Object.values(value).some((one) => holds(one, text));
}

/** The guids of the options of a catalogue question that pass the test. */
export const guidsOf = (
  question: JsonObject | undefined,
  test: (option: JsonObject) => boolean = () => true,
): readonly string[] =>
  objects(question, 'answerOptions')
    .filter(test)
    .flatMap(({ guid }) => (typeof guid === 'string' ? [guid] : []));

/** The question of the catalogue to which a question of the assessment refers. */
export const askedIn = ({ questions }: Full, question: JsonObject): JsonObject | undefined =>
  questions.find(({ guid }) => guid === field(question, 'questionGuid'));
