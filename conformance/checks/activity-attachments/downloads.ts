import {
  downloaded,
  filedActivity,
  stagedFiles,
  stagesFiles,
  type ActivityFile,
  type FiledActivity,
} from '../../factories/activities-files.ts';
import type { ClauseId } from '../../../openapi/generated/clauses.ts';
import { ownCommunity } from '../../factories/communities.ts';
import { actsWhenNew } from '../../factories/messages-people.ts';
import { otherFacility } from '../../factories/facilities.ts';
import { givenFamily, type Family } from '../../factories/family-access.ts';
import { precondition } from '../../kit/precondition.ts';
import { register } from '../../factories/registrations.ts';
import { attributed } from '../../kit/attribute.ts';
import { hasLever } from '../../kit/levers.ts';
import { unlessUnproven } from '../../kit/errors.ts';
import { once } from '../../kit/once.ts';
import { perRun } from '../../kit/per-run.ts';
import { isSuccess, status, success } from '../../kit/match.ts';
import { differs } from '../../kit/fault.ts';
import { must, mustHold } from '../../kit/must.ts';
import { dataOf } from '../../kit/read.ts';
import type { FacilityFact, Identity } from '../../kit/run.ts';
import { connectionUserId, lever } from '../../kit/to-add.ts';
import type { Tools } from '../../kit/tools.ts';
import { registeredConnection } from '../registrations/connection.ts';

import { bodyOn } from '../../factories/activities.ts';
import { checkWith } from '../../kit/check.ts';
import { field } from '../../kit/json.ts';

/** Clauses about who must get a file and who must not. Each check cites those that it tests. */
const OPEN = ['ATD-06', 'ATD-10', 'ATD-11', 'ATD-14', 'ATD-15', 'ATD-16'] as const;
const CLOSED = ['ATD-12', 'ATD-18', 'ATD-19', 'ATD-22', 'ATD-23'] as const;

/** The answer must have exactly the bytes of the file. */
export async function mustDownload(
  t: Tools,
  { activityId }: Pick<FiledActivity, 'activityId'>,
  { id, name, bytes, size }: ActivityFile,
  as: Identity,
  broken: readonly ClauseId[] = OPEN,
): Promise<void> {
  const answer = await downloaded(t, activityId, id, as);
  attributed(isSuccess(answer) ? ['ATD-01'] : broken, () => must(answer, status(200)));
  const promised = `the ${size} bytes of ${name}${bytes ? ' as they were sent' : ''}`;
  const isSame = bytes ? answer.bytes.equals(bytes) : answer.bytes.length === size;
  attributed(['ATD-01'], () => mustHold(answer, promised, isSame, differs(`${answer.bytes.length} bytes`)));
}

/** An identity must get the files that are public to the family, and no other file. */
export async function mustGetWhatIsShared(
  t: Tools,
  activity: FiledActivity,
  as: Identity,
  broken?: readonly ClauseId[],
): Promise<void> {
  for (const file of activity.files)
    if (file.publicToFamily) await mustDownload(t, activity, file, as, broken);
  await mustNotFind(
    t,
    activity,
    as,
    activity.files.filter(({ publicToFamily }) => !publicToFamily),
  );
}

/** An identity must get every file of the activity. */
export async function mustGetAll(t: Tools, activity: FiledActivity, as: Identity): Promise<void> {
  for (const file of activity.files) await mustDownload(t, activity, file, as);
}

/** An identity must get none of the files of the activity, or none of those in `among`. */
export async function mustNotFind(
  t: Tools,
  { activityId, files }: FiledActivity,
  as: Identity,
  among: readonly ActivityFile[] = files,
): Promise<void> {
  for (const { id } of among) {
    const answer = await downloaded(t, activityId, id, as);
    attributed(CLOSED, () => must(answer, status(404)));
  }
}

const families = perRun(() => new Map<string, (t: Tools) => Promise<Family>>());

/**
 * The resident of a facility with this number, and a number of connections. All of them can act, and checks
 * share them.
 */
export function locals(t: Tools, at: FacilityFact, number = 0, connections = 0): Promise<Family> {
  const key = `${at.id} ${number} ${connections}`;
  const family = families(t.run).get(key) ?? once((one: Tools) => another(one, at, number, connections));
  families(t.run).set(key, family);
  return family(t);
}

/** Makes a resident who differs from those with smaller numbers. */
async function another(t: Tools, at: FacilityFact, number: number, connections: number): Promise<Family> {
  const besides: string[] = [];
  for (let one = 0; one < number; one += 1) besides.push((await locals(t, at, one, connections)).residentId);
  return givenFamily(t, { connections, at, besides });
}

/**
 * The same, a person of the check's own where the activity is one of the pool: another check registers others for it.
 * Unproven where new residents do not act.
 */
export async function visitor(t: Tools, at: FacilityFact, number = 0): Promise<Family> {
  if (stagesFiles(t)) return locals(t, at, number);
  if (!(await actsWhenNew.resident(t)))
    return t.unproven(
      'needs new residents who act, since checks share the activities of the pool',
      lever('create-activity'),
    );
  return givenFamily(t, { connections: 0, at });
}

export const homeOf = (t: Tools, { facilityId: id }: { readonly facilityId: string }): FacilityFact =>
  t.run.facilities.find((one) => one.id === id) ?? { id, timeZone: 'UTC' };

/** Another community: one that only this check uses, if staff can open one. */
export async function elsewhere(t: Tools, home: FacilityFact): Promise<FacilityFact> {
  if (hasLever(t.run, 'create-facility')) return ownCommunity(t);
  return homeOf(t, { facilityId: await otherFacility(t, home.id) });
}

/** Registers a person; unproven if the person is waitlisted. */
export async function registered(t: Tools, activityId: string, userId: string): Promise<void> {
  const data = await precondition('a registration', async () =>
    dataOf(await register(t, activityId, userId)),
  );
  if (!stagesFiles(t)) t.afterwards(() => t.call('cancelRegistration', { path: { activityId, userId } }));
  if (data['status'] !== 'registered') t.unproven('a user who should be registered was not');
}

/**
 * A connection that is registered for the activity by the id that the target accepts; unproven if there is
 * none.
 */
export async function registeredRelative(t: Tools, activity: FiledActivity): Promise<Identity> {
  const { activityId, facilityId } = activity;
  if (!(await actsWhenNew.connection(t))) return registeredAccount(t, activity);
  const one = await registeredConnection(t, activity);
  if (one === undefined) return t.unproven('the target registers no connection');
  if (dataOf(one.answer)['status'] !== 'registered') t.unproven('the connection was not registered at once');
  const { connectionId: id } = one;
  if (!stagesFiles(t))
    t.afterwards(() => t.call('cancelRegistration', { path: { activityId, userId: one.userId } }));
  return { kind: 'connection', actingId: id, id, facilityId };
}

/** A connection of the configuration, registered by one of the ids that the target knows it by. */
async function registeredAccount(t: Tools, { activityId, facilityId }: FiledActivity): Promise<Identity> {
  const known = t.run.identities.find(
    (one) => one.kind === 'connection' && one.id !== undefined && one.facilityId === facilityId,
  );
  if (known?.id === undefined)
    return t.unproven(`needs a connection of the facility ${facilityId}`, connectionUserId);
  const { externalId } = dataOf(await t.call('getConnection', { path: { connectionId: known.id } }));
  for (const userId of [known.userId, externalId, known.id]) {
    if (typeof userId !== 'string' || userId === '') continue;
    const answer = await register(t, activityId, userId, 'connection');
    if (!isSuccess(answer)) continue;
    t.afterwards(() => t.call('cancelRegistration', { path: { activityId, userId } }));
    if (dataOf(answer)['status'] === 'registered') return known;
  }
  return t.unproven(
    'the target registers no connection at once by its userId, externalId or id',
    connectionUserId,
  );
}

/** Those of the activities for which the resident is registered at once: staff fill those of the pool as they like. */
export async function seatedIn(
  t: Tools,
  activities: readonly FiledActivity[],
  residentId: string,
): Promise<readonly FiledActivity[]> {
  const seated: FiledActivity[] = [];
  for (const activity of activities) {
    const isSeated = async () => {
      await registered(t, activity.activityId, residentId);
      return true;
    };
    if (stagesFiles(t) ? await isSeated() : await unlessUnproven(isSeated)) seated.push(activity);
  }
  return seated;
}

/** Registers a resident; true if the resident is waitlisted. */
export const isWaitlisted = async (t: Tools, activityId: string, residentId: string): Promise<boolean> =>
  field((await register(t, activityId, residentId)).json, 'data.status') === 'waitlisted';

/** Declares a check whose setup is an activity with files. */
export const filedCheck = checkWith((t: Tools) => filedActivity(t));
/** Declares a check whose setup is a new activity with files. */
export const newFilesCheck = checkWith((t: Tools) => stagedFiles(t), { needs: ['lever:create-activity'] });
/** Replaces the activity with these attachments and flags; all other members stay the same. */
export const withAttachments = (
  t: Tools,
  { activityId, facilityId, day }: FiledActivity,
  files: readonly Pick<ActivityFile, 'id' | 'publicToFamily'>[],
): Promise<void> =>
  precondition('a replacement of an activity', async () => {
    const attachments = files.map(({ id: attachmentId, publicToFamily }) => ({
      attachmentId,
      publicToFamily,
    }));
    const body = { ...(await bodyOn(t, facilityId, day)), attachments };
    must(await t.call('replaceActivity', { path: { activityId }, body }), success);
  });

/** Makes every public file private and every private file public. */
export const turned = (t: Tools, activity: FiledActivity): Promise<void> =>
  withAttachments(
    t,
    activity,
    activity.files.map(({ id, publicToFamily }) => ({ id, publicToFamily: !publicToFamily })),
  );
