import { isRefused } from '../../kit/match.ts';
import type { Question } from '../ask.ts';
import { answerSummary } from '../answer-summary.ts';
import type { Examination, Planned } from '../finding.ts';
import { facilitiesOf } from '../people.ts';

/** Does the target have the second tenant, and does its acting user act there? */
export const otherTenant: Examination = {
  name: 'second tenant',
  asks: [({ run }) => questionsOf(run)],
  examine: ({ run, answer }) =>
    questionsOf(run).flatMap((question) => {
      const given = answer(question);
      if (!given || !isRefused(given) || given.status === 405) return [];
      const key = given.status === 404 ? 'tenant' : 'actingId';
      return [
        {
          grade: 'stops',
          fault: 'configuration',
          key: `otherTenant.${key}`,
          promised: `the target accepts ${question.as} as an acting user of the tenant ${question.tenant}`,
          found: answerSummary(given),
          next: 'correct the tenant, its acting user and its token (if each tenant has its own); or remove otherTenant',
        },
      ];
    }),
};

const questionsOf = ({
  otherTenant: other,
}: Planned): readonly (Question & { readonly as: string; readonly tenant: string })[] =>
  other ? [{ ...facilitiesOf(other.actingId), as: other.actingId, tenant: other.tenant }] : [];
