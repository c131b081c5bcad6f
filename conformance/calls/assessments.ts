import { once } from '../kit/once.ts';
import { idsOf, listOf } from '../kit/read.ts';
import type { Tools } from '../kit/tools.ts';
import { assessedResident, heldAssessment, pathOf, someAssessment } from '../factories/assessments.ts';
import type { ValidCalls } from './call.ts';
import { residentFor } from './people.ts';

type Operations =
  'listAssessments' | 'getAssessment' | 'deleteAssessment' | 'getAssessmentPdf' | 'getAssessmentQuestions';

/** An assessment that no check changes. */
const shared = once(someAssessment);

const onOne = async (t: Tools) => ({ path: await pathOf(t, await shared(t)) });

export const assessmentCalls: ValidCalls<Operations> = {
  listAssessments: {
    ready: async (t) => ({ path: { residentId: await assessedResident(t) } }),
  },
  getAssessment: { ready: onOne },
  // Only assessments that the suite made are deleted.
  deleteAssessment: {
    ready: async (t, isAlone) => {
      const who = await residentFor(t, isAlone);
      const given = await heldAssessment(t, { category: 'lifeStory' }, who.residentId);
      const { residentId } = given;
      const readState = async () => idsOf(listOf(await t.call('listAssessments', { path: { residentId } })));
      return { path: await pathOf(t, given), readState };
    },
  },
  getAssessmentPdf: { ready: onOne },
  getAssessmentQuestions: { ready: onOne },
};
