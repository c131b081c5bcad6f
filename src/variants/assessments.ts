import { LIFE, someStudy, type Study } from '../witness/assessments.ts';
import type { Witness } from '../witness/stage.ts';
import { readingsOf } from './reading.ts';

/** What is seen of one interview. */
const of =
  (seen: (study: Study, id: string) => Promise<unknown>): Witness =>
  async (stage) => {
    const study = await someStudy(stage);
    return seen(study, await study.hold(LIFE));
  };

export const assessmentVariants = readingsOf(
  of((study, id) => study.read(id)),
  [
    ['assessment-path-id', ['id'], of(async (study, id) => study.read(await study.otherId(id)))],
    ['assessment-path-id', ['assessment-id']],
    [
      'deleted-assessment-read',
      ['served'],
      of(async (study, id) => [await study.remove(id), await study.all(id)]),
    ],
    [
      'unfinished-assessment-order',
      ['first'],
      of(async (study) => [await study.hold({ isCompleted: false }), await study.list()]),
    ],
    ['empty-category', ['no-filter'], of((study) => study.list('?category='))],
    [
      'assessment-categories',
      ['life-story-or-none'],
      of(async (study) => [await study.hold({ category: 'clinical' }), await study.list()]),
    ],
    ['assessment-answer-items', ['as-catalogued']],
    ['pdf-content-type', ['octet-stream'], of((study, id) => study.typeOfPdf(id))],
  ],
);
