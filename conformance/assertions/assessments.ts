import type { ClauseId } from '../../openapi/generated/clauses.ts';
import { attributed } from '../kit/attribute.ts';
import type { Answer } from '../kit/call.ts';
import { field, isObject } from '../kit/json.ts';
import type { JsonObject } from '../kit/json.ts';
import { fits, status } from '../kit/match.ts';
import { holdsOthers } from '../kit/fault.ts';
import { must, mustHold } from '../kit/must.ts';
import { onceEach } from '../kit/once.ts';
import { bareOf, byId, dataOf, idsOf, listOf, objects, text } from '../kit/read.ts';
import { isBlank, sameSet } from '../kit/same.ts';
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

/** The two lists of a resident. */
export const CATEGORIES = [undefined, 'lifeStory'] as const;

/** An assessment that a resident has, as far as lists judge it. */
interface Known {
  readonly id: string;
  readonly category?: unknown;
}

export const isStory = ({ category }: { readonly category?: unknown }): boolean => category === 'lifeStory';
export const hasNoCategory = ({ category }: { readonly category?: unknown }): boolean => isBlank(category);

export const knownIn = ({ items }: Listed) => items.map((item) => ({ ...item, id: text(item, 'id') }));

/**
 * Of what a resident has, the list holds everything, and with the category the life stories alone; as the only list of
 * this resident, it holds nothing else either. A fault breaks the first clause that is cited. One that breaks none of them is
 * for other checks.
 */
export function mustHoldOf(
  { answer, items }: Listed,
  known: readonly Known[],
  cited: readonly ClauseId[],
  {
    category,
    isWhole = false,
    after = '',
  }: { category?: 'lifeStory' | undefined; isWhole?: boolean; after?: string },
): void {
  const found = idsOf(items);
  const wanted = known.filter((one) => category === undefined || isStory(one)).map(({ id }) => id);
  const strange = known.filter(({ id }) => found.includes(id) && !wanted.includes(id));
  const isUnknown = isWhole && !sameSet([...wanted, ...strange.map(({ id }) => id)], found);
  const broken: readonly ClauseId[] = wanted.every((id) => found.includes(id))
    ? [
        ...strange.map((one) => (hasNoCategory(one) ? 'ASM-15' : 'ASM-14')),
        ...(isUnknown ? (['ASM-50', 'ASM-09'] as const) : []),
      ]
    : [category ? 'ASM-13' : 'ASM-10', 'ASM-51', 'ASM-09'];
  const clause = broken.find((one) => cited.includes(one));
  if (clause === undefined) return;
  const seen = isWhole ? found : found.filter((id) => known.some((one) => one.id === id));
  attributed([clause], () =>
    mustHold(
      answer,
      `${after}${category ? 'the life stories alone' : 'all assessments'}, ${wanted.length} of ${known.length}`,
      false,
      holdsOthers(seen, wanted, `listed ${seen.join(', ') || 'none'} and not ${wanted.join(', ') || 'none'}`),
    ),
  );
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
async function catalogueOf(t: Tools, given: GivenAssessment): Promise<Full> {
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
