import type { Answer } from '../../kit/call.ts';
import { isSuccess } from '../../kit/match.ts';
import { dataOf } from '../../kit/read.ts';
import type { Tools } from '../../kit/tools.ts';
import { givenConnection } from '../../factories/connections.ts';
import { register, soonActivity } from '../../factories/registrations.ts';
import type { GivenActivity } from '../../factories/activities.ts';

/** By which of its ids a connection is registered. Neither is promised to work. */
type Naming = 'externalId' | 'id';

interface ConnectionUser {
  readonly connectionId: string;
  /** What is sent as userId. */
  readonly userId: string;
}

interface RegisteredConnection extends ConnectionUser {
  readonly activityId: string;
  readonly answer: Answer;
}

/** A new connection and the userId by which it is registered under a naming. */
export async function connectionUser(t: Tools, naming: Naming, where?: string): Promise<ConnectionUser> {
  const externalId = t.fresh.word('ext');
  const { connectionId } = await givenConnection(t, {
    externalId,
    ...(where !== undefined && { facilities: [where] }),
  });
  return { connectionId, userId: naming === 'id' ? connectionId : externalId };
}

/** An activity to which connections are admitted, so many of them. */
export const openActivity = (t: Tools, places = 5): Promise<GivenActivity> =>
  soonActivity(t, { allowConnections: true, maxRegisteredConnections: places });

/** A user is known by the userId that the answer shows, which need not be the one that was sent. */
export async function registerConnection(t: Tools, activityId: string, userId: string): Promise<Answer> {
  const answer = await register(t, activityId, userId, 'connection');
  const shown = isSuccess(answer) ? dataOf(answer)['userId'] : undefined;
  if (typeof shown === 'string' && shown !== userId)
    t.afterwards(() => t.call('cancelRegistration', { path: { activityId, userId: shown } }));
  return answer;
}

/** A connection registered by whichever id the target takes; undefined where it takes neither. */
export async function registeredConnection(
  t: Tools,
  activity?: Pick<GivenActivity, 'activityId' | 'facilityId'>,
): Promise<(RegisteredConnection & { readonly naming: Naming }) | undefined> {
  const { activityId, facilityId } = activity ?? (await openActivity(t));
  for (const naming of ['externalId', 'id'] as const) {
    const user = await connectionUser(t, naming, facilityId);
    const answer = await registerConnection(t, activityId, user.userId);
    if (isSuccess(answer)) return { ...user, activityId, answer, naming };
  }
  return undefined;
}
