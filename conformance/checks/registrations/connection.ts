import type { Answer } from '../../kit/call.ts';
import { isSuccess } from '../../kit/match.ts';
import { dataOf } from '../../kit/read.ts';
import type { Tools } from '../../kit/tools.ts';
import { givenConnection } from '../../factories/connections.ts';
import { guestAt, register, soonActivity } from '../../factories/registrations.ts';
import type { GivenActivity } from '../../factories/activities.ts';

/** By which id a new connection is registered. The interface does not promise that either works. */
type Naming = 'externalId' | 'id';

/** The same, or the user id that the configuration gives for one of its connections. */
type AnyNaming = Naming | 'userId';

interface ConnectionUser {
  readonly connectionId: string;
  /** The userId in the body. */
  readonly userId: string;
}

interface RegisteredConnection extends ConnectionUser {
  readonly activityId: string;
  readonly answer: Answer;
}

/** A new connection and the userId by which it is registered. */
export async function connectionUser(t: Tools, naming: Naming, where?: string): Promise<ConnectionUser> {
  const externalId = t.fresh.word('ext');
  const { id: usual } = await t.facility();
  const { connectionId } = await givenConnection(t, {
    externalId,
    relationship: t.fresh.text('Daughter'),
    facilities: [where ?? usual],
    ...((where ?? usual) === usual && { residents: [await guestAt(t, 0)] }),
  });
  return { connectionId, userId: naming === 'id' ? connectionId : externalId };
}

/** An activity that admits a number of connections. */
export const openActivity = (t: Tools, places = 5): Promise<GivenActivity> =>
  soonActivity(t, { allowConnections: true, maxRegisteredConnections: places });

/**
 * Registers a connection. At the end, the cancel uses the userId that the answer shows, which may differ from
 * the one that was sent.
 */
export async function registerConnection(t: Tools, activityId: string, userId: string): Promise<Answer> {
  const answer = await register(t, activityId, userId, 'connection');
  const shown = isSuccess(answer) ? dataOf(answer)['userId'] : undefined;
  if (typeof shown === 'string' && shown !== userId)
    t.afterwards(() => t.call('cancelRegistration', { path: { activityId, userId: shown } }));
  return answer;
}

/** The observation if only connections of the configuration can be registered. */
export const ONLY_CONFIGURED = 'only connections of the configuration can be registered';

/** The configured connections with a user id, those of this facility first. */
const configured = (t: Tools, facilityId: string): readonly ConnectionUser[] =>
  t.run.identities
    .filter(({ kind }) => kind === 'connection')
    .toSorted((one, other) => Number(other.facilityId === facilityId) - Number(one.facilityId === facilityId))
    .flatMap(({ id, userId }) =>
      id === undefined || userId === undefined ? [] : [{ connectionId: id, userId }],
    );

/** Registers a configured connection by its user id; undefined where the configuration gives none. */
export async function registerConfigured(
  t: Tools,
  { activityId, facilityId }: Pick<GivenActivity, 'activityId' | 'facilityId'>,
): Promise<(ConnectionUser & { readonly answer: Answer }) | undefined> {
  const [known] = configured(t, facilityId);
  return known && { ...known, answer: await registerConnection(t, activityId, known.userId) };
}

/**
 * A registered connection: a new one by one of its ids, else a configured one by its user id; undefined if
 * the target accepts none of them.
 */
export async function registeredConnection(
  t: Tools,
  activity?: Pick<GivenActivity, 'activityId' | 'facilityId'>,
): Promise<(RegisteredConnection & { readonly naming: AnyNaming }) | undefined> {
  const { activityId, facilityId } = activity ?? (await openActivity(t));
  for (const naming of ['externalId', 'id'] as const) {
    const user = await connectionUser(t, naming, facilityId);
    const answer = await registerConnection(t, activityId, user.userId);
    if (isSuccess(answer)) return { ...user, activityId, answer, naming };
  }
  const known = await registerConfigured(t, { activityId, facilityId });
  return known !== undefined && isSuccess(known.answer)
    ? { ...known, activityId, naming: 'userId' }
    : undefined;
}
