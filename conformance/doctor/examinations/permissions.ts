import { isSuccess } from '../../kit/match.ts';
import { VIEW_ACTIVITIES, permissionNames } from '../../kit/permissions.ts';
import type { Question } from '../ask.ts';
import type { Examination, Finding, Patient } from '../finding.ts';
import { everybody, lookedAt } from '../people.ts';
import type { Person } from '../people.ts';
import { answerSummary, listed } from '../answer-summary.ts';
import { activitiesAt } from './zones.ts';

/** Does the configuration speak of permissions in the suite's terms, and may staff do what it says? */
export const permissions: Examination = {
  name: 'permissions',
  asks: [
    (patient) => claimants(patient).map(({ facilityId }) => activitiesAt(facilityId, patient)),
    (patient) => claimants(patient).flatMap((one) => readBy(one, patient)),
  ],
  examine: (patient) => [
    ...unknownNames(patient),
    ...claimants(patient).flatMap((one) => contradicted(one, patient)),
  ],
};

/** Staff of one facility of whom the configuration says whether they may view activities. */
interface Claimant extends Person {
  readonly facilityId: string;
  readonly mayView: boolean;
}

const claimants = (patient: Patient): readonly Claimant[] =>
  lookedAt(patient).flatMap((one) => {
    const { facilityId, permissions: stated } = one;
    const mayView = stated?.[VIEW_ACTIVITIES];
    return facilityId === undefined || mayView === undefined ? [] : [{ ...one, facilityId, mayView }];
  });

/** The read of one activity of their facility, which only staff with the permission get; none where none is known. */
function readBy({ actingId, facilityId }: Claimant, patient: Patient): readonly Question[] {
  const activities = listed(patient.answer(activitiesAt(facilityId, patient))) ?? [];
  const activityId = activities.find(({ isRecurring }) => isRecurring !== true)?.['id'];
  return typeof activityId === 'string'
    ? [{ operationId: 'getActivity', as: actingId, path: { activityId } }]
    : [];
}

function contradicted(one: Claimant, patient: Patient): readonly Finding[] {
  const { key, actingId, mayView } = one;
  const [question] = readBy(one, patient);
  const answer = question && patient.answer(question);
  if (!answer || !(mayView ? answer.status === 403 : isSuccess(answer))) return [];
  return [
    {
      grade: 'weakens',
      fault: 'configuration',
      key: `${key}.permissions`,
      promised: mayView
        ? `${actingId} may view activities of their facility (200)`
        : `${actingId} may not view activities of their facility (403)`,
      found: answerSummary(answer),
      next: `write permissions: { ${VIEW_ACTIVITIES}: ${!mayView} }, or correct the target`,
    },
  ];
}

/** Each unknown name once, at the first person who is said to have it or not. */
function unknownNames({ run }: Patient): readonly Finding[] {
  const known = new Set<string>(permissionNames);
  return everybody(run).flatMap(({ key, permissions: stated = {} }) =>
    Object.keys(stated).flatMap((name): readonly Finding[] => {
      if (known.has(name)) return [];
      known.add(name);
      return [
        {
          grade: 'weakens',
          fault: 'configuration',
          key: `${key}.permissions`,
          promised: `the permissions that the suite knows: ${permissionNames.join(', ')}`,
          found: `${name}, which the suite does not know`,
          next: `write permissions: { ${permissionNames.map((one) => `${one}: true or false`).join(', ')} }`,
        },
      ];
    }),
  );
}
