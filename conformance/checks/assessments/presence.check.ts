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

const flagsOf = ({ held }: Interviewed, path: string): Readonly<Record<string, unknown>> => {
  const { isRequired, isAllowMultipleSelection, isAllowCustomAnswer, hasAdditionalComments } =
    held.questions?.[0] ?? {};
  const flags = { isRequired, isAllowMultipleSelection, isAllowCustomAnswer, hasAdditionalComments };
  return Object.fromEntries(Object.entries(flags).map(([name, value]) => [`${path}.${name}`, value]));
};

/** Members without a value until the interview is completed. */
const UNFINISHED = ['dateCompleted', 'dateLastUpdated', 'completedBy.id', 'completedBy.name'];

/** Assessments that residents already have, with the name of their facility where another answer shows it. */
async function summariesFound(t: Tools): Promise<readonly Sample[]> {
  const samples: Sample[] = [];
  for (const given of await foundAssessments(t, anyAssessment)) {
    const { residentId, item, id } = given;
    const [all, stories] = await sharedListsOf(t, residentId);
    const full = await t.call('getAssessment', { path: await pathOf(t, given) });
    const { facilityId } = item;
    const facilityName = typeof facilityId === 'string' ? await nameOfFacility(t, facilityId) : undefined;
    samples.push({
      shown: [
        ...[all, stories].filter((list) => isListed(list, id)).map(({ answer }) => listedBy(answer, id)),
        shownBy(full),
      ],
      values: { facilityName },
      except: isUnfinished(item) ? UNFINISHED : [],
    });
  }
  return samples;
}

async function fullsFound(t: Tools): Promise<readonly Sample[]> {
  const samples: Sample[] = [];
  for (const given of await foundAssessments(t, anyAssessment))
    samples.push({ shown: [shownBy(await t.call('getAssessment', { path: await pathOf(t, given) }))] });
  return samples;
}

async function cataloguesFound(t: Tools): Promise<readonly Sample[]> {
  const samples: Sample[] = [];
  for (const given of await foundAssessments(t, anyAssessment)) {
    const answer = await t.call('getAssessmentQuestions', { path: await pathOf(t, given) });
    samples.push({ shown: [{ answer, resource: bareOf(answer) }] });
  }
  return samples;
}

presence(
  {
    id: 'assessments.shows-its-members',
    says: 'An assessment shows every listed member that has a value, in the list and in full.',
    resource: 'Assessment summary',
    record: 'AssessmentSummary',
    clause: 'ASM-101',
    found: { levers: LEVERS, ways: [pool('assessedResidents')], records: summariesFound },
    members: [
      'id',
      'assessmentId',
      'assessmentName',
      'assessmentTemplateId',
      'facilityId',
      'facilityName',
      'type',
      'category',
      'isCompleted',
      'isMostRecent',
      'dateStarted',
      'dateCompleted',
      'dateLastUpdated',
      'createdBy.id',
      'createdBy.name',
      'completedBy.id',
      'completedBy.name',
    ],
  },
  async (t) => {
    const samples: Sample[] = [];
    for (const given of await interviews(t)) {
      const { residentId, facilityId, held, id } = given;
      const facilityName = await nameOfFacility(t, facilityId);
      const list = await t.call('listAssessments', { path: { residentId } });
      const stories = await t.call('listAssessments', {
        path: { residentId },
        query: { category: 'lifeStory' },
      });
      const full = await t.call('getAssessment', { path: await pathOf(t, given) });
      const { name, category, isCompleted, dateStarted, dateCompleted, staffId } = held;
      samples.push({
        shown: [listedBy(list, id), listedBy(stories, id), shownBy(full)],
        values: {
          ...{ assessmentName: name, category, isCompleted, dateStarted, dateCompleted, facilityId },
          facilityName,
          ...{ 'createdBy.id': staffId, 'completedBy.id': staffId },
        },
        except: [
          ...(isCompleted === true ? [] : UNFINISHED),
          ...(facilityName === undefined ? ['facilityName'] : []),
        ],
      });
    }
    return samples;
  },
);

presence(
  {
    id: 'assessments.questions-show-their-members',
    says: 'A question of a full assessment shows every listed member that has a value.',
    resource: 'Assessment',
    record: 'Assessment',
    clause: 'ASM-102',
    found: { levers: LEVERS, ways: [pool('assessedResidents')], records: fullsFound },
    members: [
      'questions.*.questionGuid',
      'questions.*.questionText',
      'questions.*.questionType',
      'questions.*.answerType',
      'questions.*.order',
      'questions.*.helper',
      'questions.*.isRequired',
      'questions.*.isAllowMultipleSelection',
      'questions.*.isAllowCustomAnswer',
      'questions.*.hasAdditionalComments',
      'questions.*.comment',
      'questions.*.answers',
      'questions.*.followUpQuestions',
    ],
  },
  async (t) => {
    const samples: Sample[] = [];
    for (const given of await interviews(t)) {
      const full = await t.call('getAssessment', { path: await pathOf(t, given) });
      const { text, comment } = given.held.questions?.[0] ?? {};
      const texts = { 'questions.*.questionText': text, 'questions.*.comment': comment };
      samples.push({ shown: [shownBy(full)], values: { ...texts, ...flagsOf(given, 'questions.*') } });
    }
    return samples;
  },
);

presence(
  {
    id: 'assessments.catalogue-shows-its-members',
    says: 'A question catalogue shows every listed member that has a value, also in options and follow-up questions.',
    resource: 'Assessment question catalogue',
    record: 'AssessmentQuestionCatalogue',
    clause: 'ASM-103',
    found: { levers: LEVERS, ways: [pool('assessedResidents')], records: cataloguesFound },
    members: [
      'assessmentId',
      'assessmentName',
      'questions.*.guid',
      'questions.*.text',
      'questions.*.questionType',
      'questions.*.answerType',
      'questions.*.order',
      'questions.*.helper',
      'questions.*.isRequired',
      'questions.*.isAllowMultipleSelection',
      'questions.*.isAllowCustomAnswer',
      'questions.*.hasAdditionalComments',
      'questions.*.answerOptions.*.guid',
      'questions.*.answerOptions.*.text',
      'questions.*.answerOptions.*.order',
      'questions.*.answerOptions.*.value',
      'questions.*.answerOptions.*.isCustom',
      'questions.*.answerOptions.*.isExclusive',
      'questions.*.followUpQuestions.*.guid',
      'questions.*.followUpQuestions.*.text',
      'questions.*.followUpQuestions.*.order',
      'questions.*.followUpQuestions.*.answerType',
      'questions.*.followUpQuestions.*.applyToParentAnswerGuids',
      'questions.*.followUpQuestions.*.answerOptions.*.guid',
      'questions.*.followUpQuestions.*.answerOptions.*.text',
      'questions.*.followUpQuestions.*.answerOptions.*.order',
      'questions.*.followUpQuestions.*.answerOptions.*.value',
      'questions.*.followUpQuestions.*.answerOptions.*.isCustom',
      'questions.*.followUpQuestions.*.answerOptions.*.isExclusive',
    ],
  },
  async (t) => {
    const samples: Sample[] = [];
    for (const given of await interviews(t)) {
      const answer = await t.call('getAssessmentQuestions', { path: await pathOf(t, given) });
      const question = given.held.questions?.[0];
      const [followUp, option] = [question?.followUpQuestions?.[0], question?.answerOptions?.[0]];
      const later = followUp?.answerOptions?.[0];
      const offered = 'questions.*.answerOptions.*';
      const further = 'questions.*.followUpQuestions.*';
      samples.push({
        shown: [{ answer, resource: bareOf(answer) }],
        values: {
          ...flagsOf(given, 'questions.*'),
          'questions.*.text': question?.text,
          [`${offered}.text`]: option?.text,
          [`${offered}.isCustom`]: option?.isCustom,
          [`${offered}.isExclusive`]: option?.isExclusive,
          [`${further}.text`]: followUp?.text,
          [`${further}.answerOptions.*.text`]: later?.text,
          [`${further}.answerOptions.*.isCustom`]: later?.isCustom,
          [`${further}.answerOptions.*.isExclusive`]: later?.isExclusive,
        },
      });
    }
    return samples;
  },
);
