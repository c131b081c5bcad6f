import type { RecordName } from '../../../openapi/generated/member-origins.ts';
import { heldAssessment, pathOf } from '../../factories/assessments.ts';
import type { GivenAssessment, Held } from '../../factories/assessments.ts';
import { nameOfFacility } from '../../factories/facilities.ts';
import { givenResident } from '../../factories/residents.ts';
import { isListed, sharedListsOf } from '../../assertions/assessments.ts';
import { anyAssessment, foundAssessments, isUnfinished } from '../../assertions/found-assessments.ts';
import { once } from '../../kit/once.ts';
import { listedBy, presence, shownBy } from '../../kit/presence.ts';
import type { Sample } from '../../kit/presence.ts';
import { bareOf } from '../../kit/read.ts';
import { pool } from '../../kit/to-add.ts';
import type { Tools } from '../../kit/tools.ts';
import { membersOf } from '../../laws/shown.ts';

const LEVERS = ['create-assessment', 'create-staff'] as const;

interface Interviewed extends GivenAssessment {
  readonly held: Held;
  readonly facilityId: string;
}

/**
 * An interview by a new staff member, with one question that has every member. All flags are true or all are
 * false.
 */
async function interview(t: Tools, yes: boolean): Promise<Interviewed> {
  const { residentId, facilityId } = await givenResident(t);
  const names = { firstName: t.fresh.text('Greta'), lastName: 'Conform' };
  const staff = { facilityIds: [facilityId], permissions: [], ...names };
  const { staffId } = await t.lever('create-staff', staff);
  const option = (label: string) => ({
    ...{ text: t.fresh.text(label), value: '1' },
    ...{ isCustom: false, isExclusive: yes, isSelected: true },
  });
  const answer = option('Gardens');
  const held: Held = {
    ...{ staffId, name: t.fresh.text('Life story'), templateId: t.fresh.word('template'), type: 'interview' },
    ...{ category: 'lifeStory', isCompleted: yes, dateStarted: '2025-02-03T09:00:00Z' },
    dateCompleted: '2025-02-04T15:30:00Z',
    questions: [
      {
        ...{ text: t.fresh.text('Which places'), questionType: 'question', answerType: 'choice', order: 1 },
        ...{ helper: t.fresh.text('Think of a walk'), comment: t.fresh.text('By the lake') },
        ...{ isRequired: yes, isAllowMultipleSelection: yes, isAllowCustomAnswer: yes },
        ...{ hasAdditionalComments: yes, answerOptions: [answer] },
        followUpQuestions: [
          {
            ...{ text: t.fresh.text('Since when'), answerType: 'choice', applyTo: [answer.text] },
            answerOptions: [option('Always')],
          },
        ],
      },
    ],
  };
  return { ...(await heldAssessment(t, held, residentId)), held, facilityId };
}

/** One interview with every flag true, and one with every flag false. */
const interviews = once(async (t: Tools): Promise<readonly Interviewed[]> => [
  await interview(t, true),
  await interview(t, false),
]);

const under = (path: string, values: object): Readonly<Record<string, unknown>> =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [`${path}.${name}`, value]));

function flagsOf({ held }: Interviewed): Readonly<Record<string, unknown>> {
  const { isRequired, isAllowMultipleSelection, isAllowCustomAnswer, hasAdditionalComments } =
    held.questions?.[0] ?? {};
  const flags = { isRequired, isAllowMultipleSelection, isAllowCustomAnswer, hasAdditionalComments };
  return under('questions.*', flags);
}

/** Members without a value until the interview is completed. */
const UNFINISHED = ['dateCompleted', 'dateLastUpdated', 'completedBy.id', 'completedBy.name'];

/** Declares the presence check of one record; `found` are the assessments that residents already have. */
function shows<R extends RecordName>(
  spec: Pick<Parameters<typeof presence<R>>[0], 'id' | 'says' | 'resource' | 'record' | 'clause' | 'members'>,
  sample: (t: Tools, given: Interviewed) => Promise<Sample>,
  found: (t: Tools, given: GivenAssessment) => Promise<Sample>,
): void {
  const records = async (t: Tools) =>
    inTurn(await foundAssessments(t, anyAssessment), (one) => found(t, one));
  presence({ ...spec, found: { levers: LEVERS, ways: [pool('assessedResidents')], records } }, async (t) =>
    inTurn(await interviews(t), (one) => sample(t, one)),
  );
}

async function inTurn<Given>(all: readonly Given[], sampleOf: (one: Given) => Promise<Sample>) {
  const samples: Sample[] = [];
  for (const one of all) samples.push(await sampleOf(one));
  return samples;
}

const shownInFull = async (t: Tools, given: GivenAssessment) =>
  shownBy(await t.call('getAssessment', { path: await pathOf(t, given) }));

async function shownCatalogue(t: Tools, given: GivenAssessment) {
  const answer = await t.call('getAssessmentQuestions', { path: await pathOf(t, given) });
  return { answer, resource: bareOf(answer) };
}

shows(
  {
    id: 'assessments.shows-its-members',
    says: 'An assessment shows every listed member that has a value, in the list and in full.',
    ...{ resource: 'Assessment summary', record: 'AssessmentSummary', clause: 'ASM-101' },
    members: membersOf('AssessmentSummary', {
      also: ['facilityName', 'createdBy.id', 'createdBy.name', 'completedBy.id', 'completedBy.name'],
    }),
  },
  async (t, given) => {
    const { residentId, facilityId, held, id } = given;
    const facilityName = await nameOfFacility(t, facilityId);
    const path = { residentId };
    const list = await t.call('listAssessments', { path });
    const stories = await t.call('listAssessments', { path, query: { category: 'lifeStory' } });
    const { name, category, isCompleted, dateStarted, dateCompleted, staffId } = held;
    return {
      shown: [listedBy(list, id), listedBy(stories, id), await shownInFull(t, given)],
      values: {
        ...{ assessmentName: name, category, isCompleted, dateStarted, dateCompleted, facilityId },
        facilityName,
        ...{ 'createdBy.id': staffId, 'completedBy.id': staffId },
      },
      except: [
        ...(isCompleted === true ? [] : UNFINISHED),
        ...(facilityName === undefined ? ['facilityName'] : []),
      ],
    };
  },
  async (t, given) => {
    const { residentId, item, id } = given;
    const lists = (await sharedListsOf(t, residentId)).filter((list) => isListed(list, id));
    const full = await shownInFull(t, given);
    const { facilityId } = item;
    // Where another answer shows the name of the facility.
    const facilityName = typeof facilityId === 'string' ? await nameOfFacility(t, facilityId) : undefined;
    return {
      shown: [...lists.map(({ answer }) => listedBy(answer, id)), full],
      values: { facilityName },
      except: isUnfinished(item) ? UNFINISHED : [],
    };
  },
);

shows(
  {
    id: 'assessments.questions-show-their-members',
    says: 'A question of a full assessment shows every listed member that has a value.',
    ...{ resource: 'Assessment', record: 'Assessment', clause: 'ASM-102' },
    members: membersOf('Assessment').filter((member) => member.startsWith('questions.')),
  },
  async (t, given) => {
    const { text, comment } = given.held.questions?.[0] ?? {};
    const texts = { 'questions.*.questionText': text, 'questions.*.comment': comment };
    return { shown: [await shownInFull(t, given)], values: { ...texts, ...flagsOf(given) } };
  },
  async (t, given) => ({ shown: [await shownInFull(t, given)] }),
);

shows(
  {
    id: 'assessments.catalogue-shows-its-members',
    says: 'A question catalogue shows every listed member that has a value, also in options and follow-up questions.',
    ...{ resource: 'Assessment question catalogue', record: 'AssessmentQuestionCatalogue' },
    clause: 'ASM-103',
    members: membersOf('AssessmentQuestionCatalogue'),
  },
  async (t, given) => {
    const question = given.held.questions?.[0];
    const followUp = question?.followUpQuestions?.[0];
    const optionOf = (path: string, of: typeof followUp) => {
      const { text, isCustom, isExclusive } = of?.answerOptions?.[0] ?? {};
      return under(`${path}.answerOptions.*`, { text, isCustom, isExclusive });
    };
    return {
      shown: [await shownCatalogue(t, given)],
      values: {
        ...{ ...flagsOf(given), 'questions.*.text': question?.text },
        ...optionOf('questions.*', question),
        ...optionOf('questions.*.followUpQuestions.*', followUp),
        'questions.*.followUpQuestions.*.text': followUp?.text,
      },
    };
  },
  async (t, given) => ({ shown: [await shownCatalogue(t, given)] }),
);
