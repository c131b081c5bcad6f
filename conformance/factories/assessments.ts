import type { LeverInput } from '../../openapi/generated/levers.ts';
import { Unproven } from '../kit/errors.ts';
import type { JsonObject } from '../kit/json.ts';
import { hasLever } from '../kit/levers.ts';
import { isSuccess } from '../kit/match.ts';
import { once } from '../kit/once.ts';
import { idsOf, listOf, text } from '../kit/read.ts';
import type { Tools } from '../kit/tools.ts';
import { precondition } from '../kit/precondition.ts';
import { givenResident } from './residents.ts';
import { lever, pool } from '../kit/to-add.ts';

/** The input of the lever for an interview. The platform chooses what is left out. */
export type Held = Omit<LeverInput<'create-assessment'>, 'residentId'>;
export type HeldQuestion = NonNullable<Held['questions']>[number];

/** What to add to the configuration where assessments are missing. */
export const assessedWays = [pool('assessedResidents'), lever('create-assessment')] as const;

export interface GivenAssessment {
  readonly residentId: string;
  /** Its `id`. */
  readonly id: string;
  /** The assessment in the list of the resident. */
  readonly item: JsonObject;
  /** The input of the lever; undefined if the suite did not make the assessment. */
  readonly held?: Held;
}

/** The path parameters of one assessment. */
interface AssessmentPath {
  readonly residentId: string;
  readonly assessmentId: string;
}

/** All assessments in the list of a resident. */
const assessmentsOf = (t: Tools, residentId: string): Promise<readonly JsonObject[]> =>
  precondition('a list of the assessments', async () =>
    listOf(await t.call('listAssessments', { path: { residentId } })),
  );

/** Whether a listed assessment has this id as its `id` or its `assessmentId`. */
const bears = ({ id, assessmentId }: JsonObject, known: string): boolean =>
  id === known || assessmentId === known;

/**
 * Makes interviews with a resident, one after the other. No route makes them, so this is unproven without the
 * lever. They are deleted together with the resident.
 */
export async function heldAssessments(
  t: Tools,
  all: readonly Held[],
  who?: string,
): Promise<readonly GivenAssessment[]> {
  if (!hasLever(t.run, 'create-assessment'))
    t.unproven(
      'needs the lever create-assessment, since no route makes an assessment',
      lever('create-assessment'),
    );
  const residentId = who ?? (await givenResident(t)).residentId;
  const made: { readonly held: Held; readonly assessmentId: string }[] = [];
  for (const held of all) {
    const sent = { name: t.fresh.text('Interview'), ...held, residentId };
    made.push({ held, assessmentId: (await t.lever('create-assessment', sent)).assessmentId });
  }
  const listed = await assessmentsOf(t, residentId);
  return made.map(({ held, assessmentId }) => {
    const item = listed.find((one) => bears(one, assessmentId));
    if (!item) return t.unproven('an assessment that was made is not in the list of its resident');
    return { residentId, id: text(item, 'id'), item, held };
  });
}

/** Makes one interview with a resident. */
export async function heldAssessment(t: Tools, held: Held = {}, who?: string): Promise<GivenAssessment> {
  const [one] = await heldAssessments(t, [held], who);
  return one ?? t.unproven('no interview could be held');
}

/** An assessment that the target has, of a configured resident, else from a list. No check may change it. */
async function foundAssessment(t: Tools): Promise<GivenAssessment> {
  t.tier(configured(t).length > 0 ? 'fixture' : 'discovery');
  return lookedUp(t);
}

const configured = (t: Tools): readonly string[] => t.run.fixtures['assessedResidents'] ?? [];

/** Residents who may have assessments: those of the configuration, else the first of the facility. */
export const residentsToAsk = async (t: Tools): Promise<readonly string[]> =>
  configured(t).length > 0 ? configured(t) : someResidents(t);

const lookedUp = once(async (t: Tools): Promise<GivenAssessment> => {
  for (const residentId of await residentsToAsk(t)) {
    const [item] = await assessmentsOf(t, residentId);
    if (item) return { residentId, id: text(item, 'id'), item };
  }
  return t.unproven(
    `needs an assessment, and the first ${MANY} residents of the facility have none`,
    ...assessedWays,
  );
});

const MANY = 50;

const someResidents = async (t: Tools): Promise<readonly string[]> => {
  const path = { facilityId: (await t.facility()).id };
  const query = { pageSize: MANY };
  return precondition('a list of the residents', async () =>
    idsOf(listOf(await t.call('listResidents', { path, query }))),
  );
};

/**
 * An assessment to read: a new one with every kind of question by the lever, else one that the target has.
 */
export const someAssessment = async (t: Tools): Promise<GivenAssessment> =>
  hasLever(t.run, 'create-assessment') ? heldAssessment(t, fullInterview(t)) : foundAssessment(t);

/** A resident with an assessment, else one without if there is none. */
export async function assessedResident(t: Tools): Promise<string> {
  try {
    return (await standingAssessment(t)).residentId;
  } catch (error) {
    if (error instanceof Unproven) return (await givenResident(t)).residentId;
    throw error;
  }
}

/**
 * A completed assessment, an unfinished one, and a second one of the first resident, if they can be made;
 * else one that the target has. They are made once per run, and no check may change them.
 */
export const someAssessments = once(async (t: Tools): Promise<readonly GivenAssessment[]> => {
  if (!hasLever(t.run, 'create-assessment')) return [await foundAssessment(t)];
  const story = await heldAssessment(t, fullInterview(t));
  const unfinished: Held = { ...fullInterview(t), isCompleted: false };
  return [story, await heldAssessment(t, unfinished), await heldAssessment(t, unfinished, story.residentId)];
});

/** The first of `someAssessments`. */
export const standingAssessment = async (t: Tools): Promise<GivenAssessment> =>
  (await someAssessments(t))[0] ?? t.unproven('no assessment to look at');

/** Residents who have assessments to look at: all those of the configuration where staff hold no interviews here. */
export const assessedResidents = async (t: Tools): Promise<readonly string[]> => [
  ...new Set([
    (await standingAssessment(t)).residentId,
    ...(hasLever(t.run, 'create-assessment') ? [] : configured(t).slice(0, MANY)),
  ]),
];

type Naming = 'id' | 'assessmentId';

/** Which of its two ids the path of an assessment takes, tested once per run, the `id` first. */
const naming = once(async (t: Tools): Promise<Naming> => {
  const known = hasLever(t.run, 'create-assessment') ? await heldForNaming(t) : await foundAssessment(t);
  const { residentId, item, id } = known;
  const isTaken = async (assessmentId: string): Promise<boolean> =>
    isSuccess(await t.call('getAssessment', { path: { residentId, assessmentId } }));
  const other = item['assessmentId'];
  if (typeof other !== 'string' || other === '' || (await isTaken(id))) return 'id';
  return (await isTaken(other)) ? 'assessmentId' : 'id';
});

async function heldForNaming(t: Tools): Promise<GivenAssessment> {
  const { residentId } = await givenResident(t);
  await t.lever('create-assessment', { residentId });
  const [item] = await assessmentsOf(t, residentId);
  if (!item) return t.unproven('an assessment that was made is not in the list of its resident');
  return { residentId, id: text(item, 'id'), item };
}

/** The path of an assessment, with the id that the target takes. */
export async function pathOf(t: Tools, { residentId, item, id }: GivenAssessment): Promise<AssessmentPath> {
  const other = item['assessmentId'];
  const isOther = (await naming(t)) === 'assessmentId' && typeof other === 'string' && other !== '';
  return { residentId, assessmentId: isOther ? other : id };
}

/**
 * An interview with every kind of question: one answer of three, two of four, none, a free text with a
 * comment, and one with a follow-up question. The numbers of the questions differ from their order in the
 * input.
 */
export const fullInterview = (t: Tools): Held => ({
  name: t.fresh.text('Life story'),
  type: 'interview',
  category: 'lifeStory',
  dateStarted: '2025-02-03T09:00:00Z',
  dateCompleted: '2025-02-04T15:30:00Z',
  questions: [
    {
      text: t.fresh.text('Which drink'),
      order: 10,
      isRequired: true,
      answerOptions: options(t, ['Tea', 'Coffee', 'Water'], [1]),
    },
    {
      text: t.fresh.text('Which music'),
      order: 2,
      isAllowMultipleSelection: true,
      answerOptions: options(t, ['Jazz', 'Opera', 'Folk', 'Blues'], [0, 2]),
    },
    { text: t.fresh.text('Which garden'), order: 9, answerOptions: options(t, ['Roses', 'Herbs'], []) },
    {
      text: t.fresh.text('Which town'),
      order: 1,
      hasAdditionalComments: true,
      comment: t.fresh.text('Grew up near the harbour'),
      // Not every answer has a value.
      answerOptions: options(t, ['North', 'South'], [1]).map(({ value: _, ...option }) => option),
    },
    asksFurther(t),
  ],
});

function asksFurther(t: Tools): HeldQuestion {
  const answerOptions = options(t, ['Yes', 'No'], [0]);
  return {
    text: t.fresh.text('Any children'),
    order: 12,
    answerOptions,
    followUpQuestions: [
      {
        text: t.fresh.text('How many'),
        applyTo: answerOptions.slice(0, 1).map((option) => option.text),
        answerOptions: options(t, ['One', 'Two', 'More'], [1]),
      },
    ],
  };
}

export const options = (t: Tools, texts: readonly string[], selected: readonly number[]) =>
  texts.map((label, at) => ({
    text: t.fresh.text(label),
    value: String(at + 1),
    isExclusive: false,
    isSelected: selected.includes(at),
  }));
