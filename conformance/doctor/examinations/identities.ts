import { field, items } from '../../kit/json.ts';
import { isSuccess } from '../../kit/match.ts';
import { many } from '../../kit/words.ts';
import type { Question } from '../ask.ts';
import type { Examination, Finding, Patient } from '../finding.ts';
import { facilitiesOf, lookedAt, seer } from '../people.ts';
import type { Person } from '../people.ts';
import { idsIn, recordIn, answerSummary } from '../answer-summary.ts';

/** Does the target accept each identity as an acting user, of the facility that the configuration says? */
export const identities: Examination = {
  name: 'identities',
  asks: [
    (patient) => lookedAt(patient).map(({ actingId }) => facilitiesOf(actingId)),
    (patient) =>
      lookedAt(patient).flatMap((person) => (isElsewhere(person, patient) ? recordOf(person, patient) : [])),
  ],
  examine: (patient) => {
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
        found: answerSummary(answer),
        next: 'replace it with an acting id that this target knows, or remove the entry',
      },
    ];
  }
  const own = idsIn(answer);
  if (!own || own.length === 0) return [];
  if (isElsewhere(person, patient) && !isAtHome(person, patient))
    return [
      {
        grade: kind === 'resident' || kind === 'connection' ? 'stops' : 'weakens',
        fault: 'configuration',
        key: `${key}.facilityId`,
        promised: `the ${kind} ${actingId} belongs to the facility ${facilityId ?? ''}`,
        found: `the target lists ${listing(own)} for this identity`,
        next: `write facilityId: ${own[0] ?? ''}`,
      },
    ];
  return [];
}

/** Does the target list other facilities for the person than the configuration does? */
function isElsewhere({ actingId, facilityId }: Person, patient: Patient): boolean {
  const own = idsIn(patient.answer(facilitiesOf(actingId))) ?? [];
  return facilityId !== undefined && own.length > 0 && !own.includes(facilityId);
}

/** The record that shows where a person lives, or which residents they belong to. */
function recordOf(person: Person, patient: Patient): readonly Question[] {
  const { kind, id = person.actingId } = person;
  const as = seer(patient);
  if (kind === 'resident') return [{ operationId: 'getResident', as, path: { residentId: id } }];
  if (kind === 'connection') return [{ operationId: 'getConnection', as, path: { connectionId: id } }];
  return [];
}

/** The record agrees with the configuration: then the list is wrong, and that is for the checks to say. */
function isAtHome(person: Person, patient: Patient): boolean {
  const [question] = recordOf(person, patient);
  const record = recordIn(question && patient.answer(question));
  const homes = [record?.['facilityId'], ...items(record?.['facilities']).map((one) => field(one, 'id'))];
  return person.facilityId !== undefined && homes.includes(person.facilityId);
}

const listing = (ids: readonly string[]): string =>
  ids.length <= 3 ? ids.join(', ') : `${many(ids.length, 'facility').replace('facilitys', 'facilities')}`;
