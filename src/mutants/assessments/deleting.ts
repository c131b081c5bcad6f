import { isRefusal } from '../../mock/http/problem.ts';
import type { OperationContext } from '../../mock/operations/operation.ts';
import type { AssessmentRecord } from '../../mock/world/assessments-records.ts';
import { afterwards, instead, type Mutation } from '../mutation.ts';
import { wrongStatus } from '../operators.ts';
import { mutantsOf, breaking } from '../mutant.ts';
import { DELETE, isOwn, named } from './assessment.ts';
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

export const deletingMutants = mutantsOf('assessments', {
  'delete-answers-200': wrongStatus(['ASM-49', 'CNV-32'], DELETE, 200),
  'delete-does-nothing': breaking('ASM-50')
    .says('Deleting an assessment is answered and not done.')
    .by(onlyAnswers, DELETE),
  'delete-takes-the-unfinished': breaking('ASM-51')
    .says('Deleting an assessment deletes the unfinished ones of the resident.')
    .by(takingAlong, (other, gone) => other.residentId === gone.residentId && other.dateCompleted === null),
  'delete-in-vain-deletes': breaking('ASM-51')
    .says('Deleting an unknown assessment is refused, but deletes the last assessment of the resident.')
    .by(instead, DELETE, (original) => (input, context) => {
      const reply = original(input, context);
      const left = context.store.assessments.filter((one) => isOwn(one, input) && !one.isDeleted);
      if (isRefusal(reply)) remove(context, left.at(-1));
      return reply;
    }),
});
