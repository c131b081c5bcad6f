import type { OperationId } from '../../../openapi/generated/contract.ts';
import { field, items } from '../../kit/json.ts';
import type { JsonObject } from '../../kit/json.ts';
import type { IdentityKind } from '../../kit/run.ts';
import type { Question } from '../ask.ts';
import type { Examination, Finding, Patient } from '../finding.ts';
import { facilitiesOf, lookedAt, seer } from '../people.ts';
import type { Person } from '../people.ts';
import { idsIn, recordIn } from '../answer-summary.ts';

/** Is each identity of the kind that the configuration says? The record that the target keeps of it decides. */
export const kinds: Examination = {
  name: 'kinds of the identities',
  asks: [
    (patient) => toRead(patient).map((one) => readAs(one, likely(one), patient)),
    (patient) =>
      toRead(patient)
        .filter((one) => ownRecord(one, patient)?.status === 404)
        .map((one) => readAs(one, other(one), patient)),
  ],
  examine: (patient) => {
    const wrongKinds = toRead(patient).flatMap((one) => findingsOf(one, patient));
    const keys = wrongKinds.map(({ key }) => key);
    const others = lookedAt(patient).filter(({ key }) => !keys.includes(key));
    return [...wrongKinds, ...twice(others), ...others.flatMap((one) => narrowed(one, patient))];
  },
};

const routes = {
  resident: { operationId: 'getResident', parameter: 'residentId' },
  connection: { operationId: 'getConnection', parameter: 'connectionId' },
} as const satisfies Record<string, { operationId: OperationId; parameter: string }>;

type Recorded = keyof typeof routes;

/** Which record shows the most: of residents and connections their own, of others that they are no resident. */
const likely = ({ kind }: Person): Recorded => (kind === 'connection' ? 'connection' : 'resident');
const other = (person: Person): Recorded => (likely(person) === 'resident' ? 'connection' : 'resident');

const idOf = ({ id, actingId }: Person): string => id ?? actingId;

function readAs(person: Person, record: Recorded, patient: Patient): Question {
  const { operationId, parameter } = routes[record];
  return { operationId, as: seer(patient), path: { [parameter]: idOf(person) } };
}

/** The first of each kind before a run; a system actor only where its list does not show that it is one. */
function toRead(patient: Patient): readonly Person[] {
  const seen = new Set<IdentityKind>();
  return lookedAt(patient).filter((one) => {
    const list = idsIn(patient.answer(facilitiesOf(one.actingId)));
    if (list === undefined || (one.kind === 'systemActor' && list.length > 1)) return false;
    const isFirst = !seen.has(one.kind);
    seen.add(one.kind);
    return patient.thorough || isFirst;
  });
}

const ownRecord = (person: Person, patient: Patient) =>
  patient.answer(readAs(person, likely(person), patient));

/** The record of a person of that kind, if it is really theirs. */
function recordOf(person: Person, kind: Recorded, patient: Patient): JsonObject | undefined {
  const record = recordIn(patient.answer(readAs(person, kind, patient)));
  return record?.['id'] === idOf(person) ? record : undefined;
}

function findingsOf(person: Person, patient: Patient): readonly Finding[] {
  const { kind, key, actingId } = person;
  const found = recordOf(person, likely(person), patient);
  const elsewhere = recordOf(person, other(person), patient);
  const base = {
    grade: 'stops',
    fault: 'configuration',
    key,
    promised: `${actingId} is ${article(kind)} ${kind}`,
  } as const;
  const wrongKind = (real: string): Finding => ({
    ...base,
    found: `on the target, ${idOf(person)} is ${article(real)} ${real}`,
    next: `move the entry under identities.${real}`,
  });
  if (kind === 'staff' || kind === 'systemActor') {
    if (found) return [wrongKind('resident')];
    return elsewhere ? [wrongKind('connection')] : [];
  }
  if (elsewhere) return [wrongKind(other(person))];
  if (found) return kind === 'connection' ? links(person, found) : [];
  const isUnknown = ownRecord(person, patient)?.status === 404;
  if (!isUnknown || person.id === undefined) return [];
  return [
    {
      ...base,
      key: `${key}.id`,
      promised: `the target has the ${kind} ${person.id}`,
      found: `reading this ${kind} is answered 404`,
      next: `set id to the one in the paths of this target for this ${kind}`,
    },
  ];
}

/** Acting ids that stand under two kinds: a target acts for one person by one id. */
function twice(people: readonly Person[]): readonly Finding[] {
  return people.flatMap((one, at) => {
    const before = people
      .slice(0, at)
      .find(({ actingId, kind }) => actingId === one.actingId && kind !== one.kind);
    if (!before) return [];
    return [
      {
        grade: 'stops',
        fault: 'configuration',
        key: one.key,
        promised: `${one.actingId} is ${article(one.kind)} ${one.kind}`,
        found: `the same acting id under ${before.key}`,
        next: `write the acting id of ${article(before.kind)} ${before.kind} there, or of ${article(one.kind)} ${one.kind} here`,
      },
    ];
  });
}

/** The residents of a connection, where its record names them. */
function links({ key, actingId, linkedTo = [] }: Person, record: object): readonly Finding[] {
  const listed = field(record, 'residents');
  const shown = items(listed).flatMap((one) => {
    const id = typeof one === 'string' ? one : field(one, 'id');
    return typeof id === 'string' ? [id] : [];
  });
  const missing = linkedTo.filter((id) => !shown.includes(id));
  if (!Array.isArray(listed) || missing.length === 0) return [];
  return [
    {
      grade: 'stops',
      fault: 'configuration',
      key: `${key}.linkedTo`,
      promised: `the connection ${actingId} is linked to ${missing.join(', ')}`,
      found: `the target links it to ${shown.join(', ') || 'no resident'}`,
      next: `write linkedTo: [${shown.join(', ')}]`,
    },
  ];
}

/** A system actor sees all facilities, those of everybody else among them. */
function narrowed(person: Person, patient: Patient): readonly Finding[] {
  const own = idsIn(patient.answer(facilitiesOf(person.actingId)));
  if (person.kind !== 'systemActor' || !own) return [];
  const others = lookedAt(patient).flatMap((one) => idsIn(patient.answer(facilitiesOf(one.actingId))) ?? []);
  const unseen = [...new Set(others)].filter((id) => !own.includes(id));
  if (unseen.length === 0) return [];
  return [
    {
      grade: 'stops',
      fault: 'configuration',
      key: person.key,
      promised: `${person.actingId} is a systemActor, who gets every facility of the tenant`,
      found: `the target does not list ${unseen.join(', ')} for it, and lists it for others of the configuration`,
      next: 'replace it with the id of an enterprise system actor',
    },
  ];
}

const article = (noun: string): string => (/^[aeiou]/.test(noun) ? 'an' : 'a');
