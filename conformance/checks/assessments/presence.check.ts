import { heldAssessment, pathOf } from '../../factories/assessments.ts';
import type { GivenAssessment, Held } from '../../factories/assessments.ts';
import { nameOfFacility } from '../../factories/facilities.ts';
import { givenResident } from '../../factories/residents.ts';
import { once } from '../../kit/once.ts';
import { listedBy, presence, shownBy } from '../../kit/presence.ts';
import type { Sample } from '../../kit/presence.ts';
import { bareOf } from '../../kit/read.ts';
import type { Tools } from '../../kit/tools.ts';

const LEVERS = ['lever:create-assessment', 'lever:create-staff'] as const;

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

presence(
  {
    id: 'assessments.shows-its-members',
    says: 'An assessment shows every listed member whose value exists, in the list as in full.',
    resource: 'Assessment summary',
    clause: 'ASM-101',
    needs: LEVERS,
    members: {
      id: 'set by the service',
      assessmentId: 'set by the service',
      assessmentName: 'caused',
      assessmentTemplateId: 'caused',
      facilityId: 'shown elsewhere',
      facilityName: 'shown elsewhere',
      type: 'caused',
      category: 'caused',
      isCompleted: 'caused',
      isMostRecent: 'set by the service',
      dateStarted: 'caused',
      dateCompleted: 'caused',
      dateLastUpdated: 'caused',
      'createdBy.id': 'caused',
      'createdBy.name': 'caused',
      'completedBy.id': 'caused',
      'completedBy.name': 'caused',
    },
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
    says: 'A question of a full assessment shows every listed member whose value exists.',
    resource: 'Assessment',
    clause: 'ASM-102',
    needs: LEVERS,
    members: {
      'questions.*.questionGuid': 'set by the service',
      'questions.*.questionText': 'caused',
      'questions.*.questionType': 'caused',
      'questions.*.answerType': 'caused',
      'questions.*.order': 'caused',
      'questions.*.helper': 'caused',
      'questions.*.isRequired': 'caused',
      'questions.*.isAllowMultipleSelection': 'caused',
      'questions.*.isAllowCustomAnswer': 'caused',
      'questions.*.hasAdditionalComments': 'caused',
      'questions.*.comment': 'caused',
      'questions.*.answers': 'caused',
      'questions.*.followUpQuestions': 'caused',
    },
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
    says: 'A question catalogue shows every listed member whose value exists, of options and follow-up questions too.',
    resource: 'Assessment question catalogue',
    clause: 'ASM-103',
    needs: LEVERS,
    members: {
      assessmentId: 'set by the service',
      assessmentName: 'caused',
      'questions.*.guid': 'set by the service',
      'questions.*.text': 'caused',
      'questions.*.questionType': 'caused',
      'questions.*.answerType': 'caused',
      'questions.*.order': 'caused',
      'questions.*.helper': 'caused',
      'questions.*.isRequired': 'caused',
      'questions.*.isAllowMultipleSelection': 'caused',
      'questions.*.isAllowCustomAnswer': 'caused',
      'questions.*.hasAdditionalComments': 'caused',
      'questions.*.answerOptions.*.guid': 'set by the service',
      'questions.*.answerOptions.*.text': 'caused',
      'questions.*.answerOptions.*.order': 'caused',
      'questions.*.answerOptions.*.value': 'caused',
      'questions.*.answerOptions.*.isCustom': 'caused',
      'questions.*.answerOptions.*.isExclusive': 'caused',
      'questions.*.followUpQuestions.*.guid': 'set by the service',
      'questions.*.followUpQuestions.*.text': 'caused',
      'questions.*.followUpQuestions.*.order': 'caused',
      'questions.*.followUpQuestions.*.answerType': 'caused',
      'questions.*.followUpQuestions.*.applyToParentAnswerGuids': 'caused',
      'questions.*.followUpQuestions.*.answerOptions.*.guid': 'set by the service',
      'questions.*.followUpQuestions.*.answerOptions.*.text': 'caused',
      'questions.*.followUpQuestions.*.answerOptions.*.order': 'caused',
      'questions.*.followUpQuestions.*.answerOptions.*.value': 'caused',
      'questions.*.followUpQuestions.*.answerOptions.*.isCustom': 'caused',
      'questions.*.followUpQuestions.*.answerOptions.*.isExclusive': 'caused',
    },
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
