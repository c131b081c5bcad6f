import { addDays, dayOfInstant, lastSecondOf, midnightOf } from '../../kit/dates.ts';
import { field } from '../../kit/json.ts';
import type { FacilityFact } from '../../kit/run.ts';
import type { Question } from '../ask.ts';
import type { Examination, Finding, Patient } from '../finding.ts';
import { everybody, seer } from '../people.ts';
import { listed, recordIn } from '../answer-summary.ts';
import { evidenceOf, offsetIn, sameClock, written } from '../zone-evidence.ts';
import type { Evidence } from '../zone-evidence.ts';

/** Do the facilities have the time zones that the configuration says? */
export const zones: Examination = {
  name: 'time zones',
  asks: [
    (patient) => lookedAt(patient).map(({ id }) => activitiesAt(id, patient)),
    (patient) => lookedAt(patient).flatMap(({ id }) => settingsOf(id, patient)),
  ],
  examine: (patient) => {
    const evidence = new Map(lookedAt(patient).map(({ id }) => [id, evidenceAt(id, patient)]));
    const isLocal = [...evidence.values()].flat().some(({ offset }) => offset !== 0);
    return lookedAt(patient).flatMap((fact, index) => {
      const key = `facilities.${index}.timeZone`;
      return bySettings(fact, key, patient) ?? byTimes(fact, key, evidence.get(fact.id) ?? [], isLocal);
    });
  },
};

const FIRST = 2;

const lookedAt = ({ run, thorough }: Patient): readonly FacilityFact[] =>
  thorough ? run.facilities : run.facilities.slice(0, FIRST);

/** A week to come, in which communities that are lived in have plans. */
export function activitiesAt(facilityId: string, patient: Patient): Question {
  const today = dayOfInstant(patient.now);
  const query = { startDate: midnightOf(today), endDate: lastSecondOf(addDays(today, 6)) };
  return { operationId: 'listActivities', as: seer(patient), path: { facilityId }, query };
}

/** The settings for transportation name the zone; only who lives there, or their family, may read them. */
function settingsOf(facilityId: string, { run }: Patient): readonly Question[] {
  if (!run.profiles.includes('planned')) return [];
  const reader = everybody(run).find(
    (one) => (one.kind === 'resident' || one.kind === 'connection') && one.facilityId === facilityId,
  );
  return reader
    ? [{ operationId: 'getTransportationSettings', as: reader.actingId, path: { facilityId } }]
    : [];
}

const evidenceAt = (facilityId: string, patient: Patient): readonly Evidence[] =>
  (listed(patient.answer(activitiesAt(facilityId, patient))) ?? []).flatMap(
    (activity) => evidenceOf(activity) ?? [],
  );

function bySettings(
  { id, timeZone }: FacilityFact,
  key: string,
  patient: Patient,
): readonly Finding[] | undefined {
  const [question] = settingsOf(id, patient);
  const timezone = field(recordIn(question && patient.answer(question)), 'timezone');
  if (typeof timezone !== 'string' || offsetIn(timezone, patient.now) === undefined) return undefined;
  if (sameClock(timezone, timeZone, patient.now)) return [];
  return [
    {
      grade: 'stops',
      fault: 'configuration',
      key,
      promised: `the time zone of facility ${id} is ${timeZone}`,
      found: `its transportation settings say ${timezone}`,
      next: `write timeZone: ${timezone}`,
    },
  ];
}

function byTimes(
  { id, timeZone }: FacilityFact,
  key: string,
  evidence: readonly Evidence[],
  isLocal: boolean,
): readonly Finding[] {
  const against = evidence.filter(({ offset, instant }) => offsetIn(timeZone, instant) !== offset);
  const [first] = against;
  if (!first) return [];
  // Times that disagree among each other tell of the activities, and times in UTC everywhere of how they are written.
  const isPlain = against.length === evidence.length && (first.isExplicit || first.offset !== 0 || isLocal);
  const real = offsetIn(timeZone, first.instant) ?? 0;
  return [
    {
      grade: isPlain ? 'stops' : 'weakens',
      fault: 'configuration',
      key,
      promised: `the time zone of facility ${id} is ${timeZone} (${written(real)} on that day)`,
      found: `${written(first.offset)} in ${against.length} of ${evidence.length} times of its activities, such as ${first.shown}`,
      next: `correct the time zone of that facility${isPlain ? '' : ', unless the target writes its times in another way'}`,
    },
  ];
}
