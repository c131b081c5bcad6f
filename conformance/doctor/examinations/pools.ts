import type { OperationId } from '../../../openapi/generated/contract.ts';
import { pools as vocabulary } from '../../../openapi/generated/config-schema.ts';
import type { PoolName } from '../../../openapi/generated/config-schema.ts';
import type { LeverName } from '../../../openapi/generated/levers.ts';
import type { Answer } from '../../kit/call.ts';
import { readDateTime } from '../../kit/date-time.ts';
import { items } from '../../kit/json.ts';
import type { JsonObject } from '../../kit/json.ts';
import { hasLever } from '../../kit/levers.ts';
import { isSuccess } from '../../kit/match.ts';
import type { Question } from '../ask.ts';
import type { Examination, Finding, Patient, Planned } from '../finding.ts';
import { seer } from '../people.ts';
import { listed, recordIn, answerSummary } from '../answer-summary.ts';

/** Do the pools of fixtures hold what they must? An id that does not is left out of the run. */
export const pools: Examination = {
  name: 'pools of fixtures',
  asks: [(patient) => held(patient).flatMap(({ name, id }) => readsOf(name, id, patient))],
  examine: (patient) => held(patient).flatMap((one) => findingsOf(one, patient)),
};

interface Held {
  readonly name: PoolName;
  readonly id: string;
  readonly place: number;
}

/** How a pool is looked into: what to read, and what is wrong with a record that was read. */
interface Look {
  /** With it the suite makes its own, and reads the pool no more. */
  readonly lever: LeverName;
  readonly operationId: OperationId;
  readonly parameter: string;
  /** Read once in every facility, for records that stand under one. */
  readonly everywhere?: true;
  /** Read as every connection, to whom it must have been sent. */
  readonly asConnections?: true;
  readonly wrong: (record: JsonObject, answer: Answer, now: number) => string | undefined;
}

const DAY = 86_400_000;

function endOf({ endDate, startDate }: JsonObject): number | undefined {
  const read = readDateTime(String(endDate ?? startDate));
  return read?.offset === undefined ? undefined : read.wall - read.offset * 60_000;
}

const activity = {
  lever: 'create-activity',
  operationId: 'getActivity',
  parameter: 'activityId',
} as const;

const looks: Readonly<Partial<Record<PoolName, Look>>> = {
  pastActivities: {
    ...activity,
    wrong(record, _, now) {
      const end = endOf(record);
      if (record['isCancelled'] === true) return 'isCancelled is true';
      return end !== undefined && end > now - DAY ? `it ends at ${new Date(end).toISOString()}` : undefined;
    },
  },
  cancelledActivities: {
    ...activity,
    wrong: ({ isCancelled }) => (isCancelled === false ? 'isCancelled is false' : undefined),
  },
  seriesActivities: {
    ...activity,
    wrong: ({ isRecurring }) => (isRecurring === false ? 'isRecurring is false' : undefined),
  },
  activitiesWithAttachments: {
    ...activity,
    wrong: ({ attachments }) => (items(attachments).length === 0 ? 'it has no attachments' : undefined),
  },
  albums: {
    lever: 'create-album',
    operationId: 'getAlbum',
    parameter: 'albumId',
    everywhere: true,
    wrong: ({ facilities, sharedAcrossCommunities }) =>
      sharedAcrossCommunities === true || items(facilities).length > 1
        ? 'it belongs to several facilities'
        : undefined,
  },
  announcements: {
    lever: 'send-announcement',
    operationId: 'getConnectionAnnouncement',
    parameter: 'announcementId',
    asConnections: true,
    wrong: () => undefined,
  },
  assessedResidents: {
    lever: 'create-assessment',
    operationId: 'listAssessments',
    parameter: 'residentId',
    wrong: (_, answer) => (listed(answer)?.length === 0 ? 'the list of assessments is empty' : undefined),
  },
};

/** The first id of each pool that a run will read, before that run; all of them else. */
const held = ({ run, thorough }: Patient): readonly Held[] =>
  poolNames
    .filter((name) => thorough || !isMade(name, run))
    .flatMap((name) =>
      (run.fixtures[name] ?? []).map((id, place) => ({ name, id, place })).slice(0, thorough ? undefined : 1),
    );

function isMade(name: PoolName, run: Planned): boolean {
  const look = looks[name];
  return look !== undefined && hasLever(run, look.lever);
}

const poolNames = Object.keys(vocabulary).filter((name): name is PoolName => name in vocabulary);

function readsOf(name: PoolName, id: string, patient: Patient): readonly Question[] {
  const look = looks[name];
  if (!look) return [];
  const { operationId, parameter } = look;
  const path = { [parameter]: id };
  const as = seer(patient);
  if (look.everywhere)
    return patient.run.facilities.map((one) => ({ operationId, as, path: { ...path, facilityId: one.id } }));
  if (look.asConnections)
    return patient.run.identities.flatMap(({ kind, id: connectionId, actingId }) =>
      kind === 'connection' && connectionId !== undefined
        ? [{ operationId, as: actingId, path: { ...path, connectionId } }]
        : [],
    );
  return [{ operationId, as, path }];
}

function findingsOf({ name, id, place }: Held, patient: Patient): readonly Finding[] {
  const questions = readsOf(name, id, patient);
  const answers = questions.flatMap((question) => patient.answer(question) ?? []);
  const [first] = answers;
  // What was not asked everywhere is not known to be nowhere.
  if (!first || answers.length < questions.length) return [];
  const served = answers.find(isSuccess);
  const record = recordIn(served) ?? {};
  const isUnknown = answers.every(({ status }) => status === 404);
  const wrong = served ? looks[name]?.wrong(record, served, patient.now) : undefined;
  const found = isUnknown ? answerSummary(first) : wrong;
  if (found === undefined) return [];
  return [
    {
      grade: 'weakens',
      fault: 'configuration',
      key: `fixtures.${name}.${place}`,
      promised: `${id} is one of these: ${vocabulary[name].split('. ')[0] ?? name}`,
      found,
      next: 'replace it with another id; a run does not use this one',
    },
  ];
}
