import { LIFE, someStudy, type Study } from '../witness/assessments.ts';
import type { Witness } from '../witness/stage.ts';
import { takes } from './reading.ts';
import type { Variant } from './variant.ts';

/** What is seen of one interview. */
const of =
  (seen: (study: Study, id: string) => Promise<unknown>): Witness =>
  async (stage) => {
    const study = await someStudy(stage);
    return seen(study, await study.hold(LIFE));
  };

export const assessmentVariants: readonly Variant[] = [
  takes(
    'assessment-path-id',
    'id',
    of(async (study, id) => study.read(await study.otherId(id))),
  ),
  takes(
    'assessment-path-id',
    'assessment-id',
    of((study, id) => study.read(id)),
  ),
  takes(
    'deleted-assessment-read',
    'served',
    of(async (study, id) => [await study.remove(id), await study.all(id)]),
  ),
  takes(
    'unfinished-assessment-order',
    'first',
    of(async (study) => [await study.hold({ isCompleted: false }), await study.list()]),
  ),
  takes(
    'empty-category',
    'no-filter',
    of((study) => study.list('?category=')),
  ),
  takes(
    'assessment-categories',
    'life-story-or-none',
    of(async (study) => [await study.hold({ category: 'clinical' }), await study.list()]),
  ),
  takes(
    'assessment-answer-items',
    'as-catalogued',
    of((study, id) => study.read(id)),
  ),
  takes(
    'pdf-content-type',
    'octet-stream',
    of((study, id) => study.typeOfPdf(id)),
  ),
];
