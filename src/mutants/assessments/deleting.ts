import type { AnyInput } from '../../mock/http/input.ts';
import { isRefusal } from '../../mock/http/problem.ts';
import { summaryView } from '../../mock/operations/assessments/view.ts';
import type { OperationContext } from '../../mock/operations/operation.ts';
import type { AssessmentRecord } from '../../mock/world/assessments-records.ts';
import { afterwards, instead, type Mutation } from '../mutation.ts';
import { wrongStatus } from '../operators.ts';
import { mutantsOf, breaking } from '../mutant.ts';
import { DELETE, isFiltered, isOwn, listsToo, named, usual } from './assessment.ts';
import { onlyAnswers } from '../verbs.ts';

const remove = ({ store }: OperationContext, ...gone: readonly (AssessmentRecord | undefined)[]): void => {
  for (const one of gone) if (one) store.assessments.replace({ ...one, isDeleted: true });
};

/** A delete takes others along. */
const takingAlong = (takes: (other: AssessmentRecord, gone: AssessmentRecord) => boolean): Mutation =>
  afterwards(DELETE, (reply, input, context) => {
    const gone = named(input, context);
    if (gone) remove(context, ...context.store.assessments.filter((other) => takes(other, gone)));
    return reply;
  });

/** Deleted life stories stay in the list. */
const deletedStay = (isShown: (input: AnyInput) => boolean): Mutation =>
  listsToo(
    (one, input) => isShown(input) && isOwn(one, input) && one.isDeleted && one.category === 'lifeStory',
  );

export const deletingMutants = mutantsOf('assessments', usual, {
  'delete-answers-200': wrongStatus(['ASM-49', 'CNV-32'], DELETE, 200),
  'delete-answers-the-deleted': breaking('ASM-49', 'CNV-32')
    .says('Deleting an assessment answers 200 and the assessment.')
    .by(afterwards, DELETE, (reply, input, context) => {
      const gone = named(input, context);
      return gone ? { status: 200, body: { data: summaryView(gone, context) } } : reply;
    }),
  'delete-does-nothing': breaking('ASM-50')
    .says('Deleting an assessment is answered and not done.')
    .by(onlyAnswers, DELETE),
  'unfinished-stay': breaking('ASM-50')
    .says('Deleting an unfinished assessment is answered and not done.')
    .by(onlyAnswers, DELETE, (input, context) => named(input, context)?.dateCompleted === null),
  'delete-takes-its-like': breaking('ASM-51')
    .says('Deleting an assessment deletes those of the same template of the resident.')
    .by(takingAlong, (other, gone) => {
      return other.residentId === gone.residentId && other.assessmentTemplateId === gone.assessmentTemplateId;
    }),
  'delete-takes-the-unfinished': breaking('ASM-51')
    .says('Deleting an assessment deletes the unfinished ones of the resident.')
    .by(takingAlong, (other, gone) => other.residentId === gone.residentId && other.dateCompleted === null),
  'delete-for-everybody': breaking('ASM-51', 'ASM-50', 'ASM-09')
    .says('Deleting a life story deletes those of everybody.')
    .by(takingAlong, (other, gone) => gone.category === 'lifeStory' && other.category === gone.category),
  'delete-in-vain-deletes': breaking('ASM-51')
    .says('Deleting an unknown assessment is refused, but deletes the last assessment of the resident.')
    .by(instead, DELETE, (original) => (input, context) => {
      const reply = original(input, context);
      const left = context.store.assessments.filter((one) => isOwn(one, input) && !one.isDeleted);
      if (isRefusal(reply)) remove(context, left.at(-1));
      return reply;
    }),
  'deleted-comes-back': breaking('ASM-50')
    .says('A deleted assessment is back after the next one was deleted.')
    .with((tables) => {
      let last: string | undefined;
      return afterwards(DELETE, (reply, { path }, { store }) => {
        const former = store.assessments.find(last);
        if (former) store.assessments.replace({ ...former, isDeleted: false });
        last = path['assessmentId'];
        return reply;
      })(tables);
    }),
  'deleted-listed-with-category': breaking('ASM-50')
    .says('A deleted life story is still in the list that is read with the category.')
    .by(deletedStay, isFiltered),
  'deleted-listed-without-category': breaking('ASM-50')
    .says('A deleted life story is still in the list that is read without the category.')
    .by(deletedStay, (input) => !isFiltered(input)),
});
