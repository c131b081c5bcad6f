import type { Answer } from '../../kit/call.ts';
import { isSuccess } from '../../kit/match.ts';
import type { Examination, Finding, Patient } from '../finding.ts';
import { gatewayHint } from '../gateway.ts';
import { facilitiesOf, lookedAt, seer } from '../people.ts';
import { redirected } from '../redirected.ts';
import { answerSummary } from '../answer-summary.ts';

/** Is the service there, is the token taken, and is the tenant known? */
export const admission: Examination = {
  name: 'address, token and tenant',
  ends: (findings) => findings.some(({ grade, key }) => grade === 'stops' || key === 'tenant'),
  asks: [
    (patient) => lookedAt(patient).map(({ actingId }) => facilitiesOf(actingId)),
    (patient) => (listsOf(patient).some(isSuccess) ? [] : [pingOf(patient), typesOf(patient)]),
  ],
  examine(patient) {
    if (patient.run.identities.length === 0) return [noIdentity];
    const lists = listsOf(patient);
    if (lists.length === 0 || lists.some(isSuccess)) return [];
    const types = patient.answer(typesOf(patient));
    if (types && isSuccess(types)) return lists.every(isAbsent) ? [withoutFacilities(lists)] : [];
    return [refusedThroughout(patient, types ? [...lists, types] : lists)];
  },
};

const pingOf = (patient: Patient) => ({ operationId: 'ping', as: seer(patient) }) as const;

/** The one list of a tenant in which the value of the acting id does not matter. */
const typesOf = (patient: Patient) => ({ operationId: 'listActivityTypes', as: seer(patient) }) as const;

const listsOf = (patient: Patient): readonly Answer[] =>
  lookedAt(patient).flatMap(({ actingId }) => patient.answer(facilitiesOf(actingId)) ?? []);

const isAbsent = ({ status }: Answer): boolean => [404, 405, 501].includes(status);

const noIdentity: Finding = {
  grade: 'stops',
  fault: 'configuration',
  key: 'identities',
  promised: 'the configuration names an acting user that the target knows',
  found: 'no identity in the configuration',
  next: 'add one, such as identities: { systemActor: [{ actingId: THE-ID }] }',
};

const withoutFacilities = (lists: readonly Answer[]): Finding => ({
  grade: 'weakens',
  fault: 'target',
  key: 'identities',
  promised: 'GET /facilities shows which facilities an identity belongs to',
  found: lists[0] ? answerSummary(lists[0]) : 'no answer',
  next: 'nothing to fix here; the run uses the identities as they are written',
});

function refusedThroughout(patient: Patient, answers: readonly Answer[]): Finding {
  const { run } = patient;
  const ping = patient.answer(pingOf(patient));
  const [first] = answers;
  const found = `${first ? answerSummary(first) : 'no answer'}, and nothing else was served`;
  const isPingServed = ping !== undefined && isSuccess(ping);
  const hint = gatewayHint(answers, ping);
  const moved = first && redirected(run, first.exchange.path, first);
  if (moved) return moved;
  const base = { grade: 'stops', fault: 'configuration', found } as const;
  if (answers.every(({ status }) => status >= 500))
    return {
      ...base,
      fault: 'target',
      key: 'url',
      promised: 'the target serves the lists of its tenant',
      next: 'see the log of the target',
    };
  if (answers.every(({ status }) => status === 401) || (ping && [401, 403].includes(ping.status)))
    return {
      ...base,
      key: 'token',
      promised: 'the target accepts the service token',
      next: `correct the token, or set CES_TOKEN${hint}`,
    };
  if (answers.every(isAbsent)) return absent(patient, base, isPingServed);
  return {
    ...base,
    key: 'tenant',
    promised: `the target serves the tenant ${run.tenant} to the identities of the configuration`,
    next: `correct the tenant, or the acting ids under identities${hint}`,
  };
}

function absent(
  { run }: Patient,
  base: Pick<Finding, 'grade' | 'fault' | 'found'>,
  isPingServed: boolean,
): Finding {
  if (!isPingServed)
    return {
      ...base,
      key: 'url',
      promised: `the API is served under ${run.url}`,
      next: 'set url to the part of the address before /ping and /api/v1',
    };
  // A team that begins with /ping has no tenant yet, and asks for nothing else.
  const isPingOnly = run.only?.startsWith('health') === true;
  return {
    ...base,
    grade: isPingOnly ? 'weakens' : 'stops',
    key: 'tenant',
    promised: `the target knows the tenant ${run.tenant}`,
    next: 'set tenant to the slug in the paths of this target, or set CES_TENANT',
  };
}
