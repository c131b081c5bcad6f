import { isSuccess } from '../../kit/match.ts';
import { many } from '../../kit/words.ts';
import type { Examination, Finding, Patient } from '../finding.ts';
import { facilitiesOf, lookedAt } from '../people.ts';
import type { Person } from '../people.ts';
import { idsIn, told } from '../told.ts';

/** Does the target accept each identity as an acting user, of the facility that the configuration says? */
export const identities: Examination = {
  name: 'identities',
  asks: [(patient) => lookedAt(patient).map(({ actingId }) => facilitiesOf(actingId))],
  judge: (patient) => {
    const people = lookedAt(patient);
    const isServed = people.some(({ actingId }) => {
      const answer = patient.answer(facilitiesOf(actingId));
      return answer !== undefined && ![404, 405, 501].includes(answer.status);
    });
    return isServed ? people.flatMap((person) => findingsOf(person, patient)) : [];
  },
};

function findingsOf(person: Person, patient: Patient): readonly Finding[] {
  const { kind, key, actingId, facilityId } = person;
  const answer = patient.answer(facilitiesOf(actingId));
  if (!answer || answer.status >= 500) return [];
  if (!isSuccess(answer)) {
    // A staff member may be refused the list of facilities; nothing cheaper tells whether one is known.
    const isOpen = kind === 'staff' && answer.status === 403;
    return [
      {
        grade: isOpen ? 'weakens' : 'stops',
        fault: 'configuration',
        key: `${key}.actingId`,
        promised: `the target accepts ${actingId} as an acting ${kind}`,
        found: told(answer),
        next: 'write the id of an acting user that this target knows, or take the entry out',
      },
    ];
  }
  const own = idsIn(answer);
  if (!own || own.length === 0) return [];
  if (facilityId !== undefined && !own.includes(facilityId))
    return [
      {
        grade: kind === 'resident' || kind === 'connection' ? 'stops' : 'weakens',
        fault: 'configuration',
        key: `${key}.facilityId`,
        promised: `the ${kind} ${actingId} belongs to the facility ${facilityId}`,
        found: `the target lists ${listing(own)} for this identity`,
        next: `write facilityId: ${own[0] ?? ''}`,
      },
    ];
  return [];
}

const listing = (ids: readonly string[]): string =>
  ids.length <= 3 ? ids.join(', ') : `${many(ids.length, 'facility').replace('facilitys', 'facilities')}`;
