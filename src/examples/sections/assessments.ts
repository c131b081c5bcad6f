import type { AssessmentRecord } from '../../mock/world/assessments-records.ts';
import type { Examples } from '../example.ts';
import { first, type Tour } from '../tour.ts';
import { acquaintance } from './residents.ts';

const own = (tour: Tour): readonly AssessmentRecord[] =>
  tour.world.store.assessments.filter(
    ({ residentId, isDeleted }) => residentId === acquaintance(tour).id && !isDeleted,
  );

const pathOf = ({ id, residentId }: AssessmentRecord) => ({ residentId, assessmentId: id });

const story = (tour: Tour): AssessmentRecord =>
  first(
    own(tour).filter(({ category, dateCompleted }) => category === 'lifeStory' && dateCompleted !== null),
    'a life story',
  );

export const assessmentExamples = {
  listAssessments: (tour) => ({ at: { residentId: acquaintance(tour).id, category: 'lifeStory' } }),
  getAssessment: (tour) => ({ at: pathOf(story(tour)) }),
  getAssessmentPdf: (tour) => ({ at: pathOf(story(tour)) }),
  getAssessmentQuestions: (tour) => ({ at: pathOf(story(tour)) }),
  deleteAssessment: (tour) => {
    const unfinished = own(tour).filter(({ dateCompleted }) => dateCompleted === null);
    return { at: pathOf(first(unfinished, 'an unfinished assessment')) };
  },
} satisfies Partial<Examples>;
