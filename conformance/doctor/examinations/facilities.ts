import type { Question } from '../ask.ts';
import type { Examination, Finding, Patient } from '../finding.ts';
import { facilitiesOf, lookedAt, seer } from '../people.ts';
import { idsIn, answerSummary } from '../answer-summary.ts';

/** Does the target have the facilities of the configuration? */
export const facilities: Examination = {
  name: 'facilities',
  asks: [(patient) => unlisted(patient).map((id) => readOf(id, patient))],
  examine: (patient) => {
    const { facilities: configured } = patient.run;
    if (configured.length === 0) return [none];
    return configured.flatMap(({ id }, index) => findingsOf(id, index, patient));
  },
};

const readOf = (facilityId: string, patient: Patient): Question => ({
  operationId: 'getFacility',
  as: seer(patient),
  path: { facilityId },
});

const known = (patient: Patient): readonly string[] =>
  lookedAt(patient).flatMap(({ actingId }) => idsIn(patient.answer(facilitiesOf(actingId))) ?? []);

const unlisted = (patient: Patient): readonly string[] =>
  patient.run.facilities.map(({ id }) => id).filter((id) => !known(patient).includes(id));

function findingsOf(id: string, index: number, patient: Patient): readonly Finding[] {
  const answer = patient.answer(readOf(id, patient));
  if (answer?.status !== 404 && answer?.status !== 400) return [];
  const real = [...new Set(known(patient))];
  return [
    {
      grade: 'stops',
      fault: 'configuration',
      key: `facilities.${index}.id`,
      promised: `the target has the facility ${id}`,
      found: answerSummary(answer),
      next:
        real.length > 0
          ? `use one of ${real.join(', ')}`
          : 'replace it with the id of a facility of the target',
    },
  ];
}

const none: Finding = {
  grade: 'weakens',
  fault: 'configuration',
  key: 'facilities',
  promised: 'the configuration lists facilities with their time zones, so that days and hours can be judged',
  found: 'no facility in the configuration, so the run writes into the first one that the target lists',
  next: 'add facilities: [{ id: THE-ID, timeZone: Etc/UTC }]',
};
