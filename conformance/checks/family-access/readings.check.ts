import { askFor, cancel, givenRequest, subjects } from '../../given/request-subjects.ts';
import { check } from '../../kit/check.ts';
import type { Tools } from '../../kit/tools.ts';
import type { OperationId } from '../../../openapi/generated/contract.ts';
import { identityOf } from './stage.ts';

for (const subject of subjects) {
  const { operations } = subject;

  check({
    id: `family-access.${subject.word}-unlinked`,
    says: `Whether somebody without a link gets 403 or 404 where they list or make a ${subject.noun} or read the settings.`,
    clauses: ['FAM-10'],
    async run(t) {
      const household = await subject.family(t, 1);
      const { facilityId, residentId } = household;
      const observe = (operation: OperationId, answer: { readonly status: number }) => {
        const reading = { 403: 'forbidden', 404: 'not-found' } as const;
        const { status } = answer;
        t.observe(
          'unlinked-acting-user',
          operation,
          status === 403 || status === 404 ? reading[status] : `other: ${status}`,
        );
      };
      for (const asker of ['neighbour', 'friend of a neighbour'] as const) {
        const as = await identityOf(t, household, asker);
        observe(operations.list, await subject.listed(t, residentId, as));
        observe(operations.create, await askFor(t, subject, household, as));
      }
      for (const asker of ['outsider', 'friend of an outsider'] as const) {
        const as = await identityOf(t, household, asker);
        observe(operations.settings, await t.callAny(operations.settings, { path: { facilityId }, as }));
      }
    },
  });

  check({
    id: `family-access.${subject.word}-refusal-order`,
    says: `Which refusal a change of a ${subject.noun} gets that has to be refused for several reasons.`,
    clauses: ['FAM-21'],
    negative: true,
    async run(t) {
      const { replace } = operations;
      const late = await statusOfLate(t, operations.cancel);
      t.observe('planned-refusal-order', operations.cancel, readingOf(late, undefined));
      if (replace === undefined) return;
      const household = await subject.family(t, 2);
      const [maker = household.resident, other = household.resident] = household.connections;
      const id = await givenRequest(t, subject, household, maker);
      const path = subject.path(household.residentId, id);
      const unfit = await t.callAny(replace, { path, body: {}, as: other });
      t.observe('planned-refusal-order', replace, readingOf(await statusOfLate(t, replace), unfit.status));
    },
  });

  /** What somebody gets for the settled request of somebody else. */
  const statusOfLate = async (t: Tools, operation: OperationId): Promise<number> => {
    const household = await subject.family(t, 2);
    const [maker = household.resident, other = household.resident] = household.connections;
    const path = subject.path(household.residentId, await givenRequest(t, subject, household, maker));
    await cancel(t, subject, path, maker);
    const body = operation === operations.replace ? household.body(t.fresh.text('Elsewhere')) : undefined;
    return (await t.callAny(operation, { path, as: other, ...(body && { body }) })).status;
  };
}

/** Judged by the statuses that a settled request and, of a replacement, an unfit body get. */
const readingOf = (late: number, unfit: number | undefined) => {
  const told = `other: ${late} for a settled request, ${unfit ?? 'nothing'} for an unfit body` as const;
  if (late === 409) return 'state-first';
  if (late !== 403) return told;
  if (unfit === undefined || unfit === 403) return 'creator-first';
  return unfit === 400 || unfit === 422 ? 'body-first' : told;
};
