import { connectionBody, givenConnection } from '../../factories/connections.ts';
import { aroundNow, guestAt } from '../../factories/registrations.ts';
import { check } from '../../kit/check.ts';
import { show } from '../../kit/json.ts';
import { isRefused, isSuccess } from '../../kit/match.ts';
import { dataOf, listOf } from '../../kit/read.ts';
import { reading } from '../../kit/reading.ts';
import type { Tools } from '../../kit/tools.ts';
import {
  ONLY_CONFIGURED,
  connectionUser,
  openActivity,
  registerConfigured,
  registerConnection,
  registeredConnection,
} from './connection.ts';

const otherLetters = (word: string): string =>
  word === word.toUpperCase() ? word.toLowerCase() : word.toUpperCase();

/** A connection whose externalId another create with its email changes; undefined where that changes none. */
async function renamedConnection(t: Tools) {
  const email = t.fresh.email();
  const [externalId, residents] = [t.fresh.word('ext'), [await guestAt(t, 0)]];
  const { connectionId } = await givenConnection(t, { email, externalId, residents });
  const rename = async (next: string): Promise<boolean> => {
    const body = await connectionBody(t, { email, externalId: next, residents });
    const answer = await t.call('createConnection', { body });
    if (!isSuccess(answer)) return false;
    const { id, externalId: shown } = dataOf(answer);
    return id === connectionId && shown === next;
  };
  return { connectionId, externalId, rename };
}

/** In what a target that registers a connection by its externalId differs from the reading of that name. */
async function differences(t: Tools, activityId: string): Promise<readonly string[]> {
  const found: string[] = [];
  const { userId } = await connectionUser(t, 'externalId');
  if (isSuccess(await registerConnection(t, activityId, otherLetters(userId))))
    found.push('in other letters too');
  const own = await renamedConnection(t);
  if (
    (await own.rename(own.connectionId)) &&
    !isSuccess(await registerConnection(t, activityId, own.connectionId))
  )
    found.push('not one that is its own id');
  const gone = await renamedConnection(t);
  const path = { connectionId: gone.connectionId };
  if (isSuccess(await t.call('deleteConnection', { path }))) {
    const { externalId } = gone;
    const { connectionId } = await givenConnection(t, { externalId, residents: [await guestAt(t, 0)] });
    await registerConnection(t, activityId, externalId);
    const query = await aroundNow(t);
    const list = await t.call('listConnectionRegistrations', { path: { connectionId }, query });
    if (!isSuccess(list) || !listOf(list).some((one) => one['activityId'] === activityId))
      found.push('not one that a deleted connection has, too');
  }
  const { externalId, rename } = await renamedConnection(t);
  const answer = await registerConnection(t, activityId, externalId);
  if (isSuccess(answer) && (await rename(t.fresh.word('ext')))) {
    const shown = dataOf(answer)['userId'];
    const path = { activityId, userId: typeof shown === 'string' ? shown : externalId };
    const { status } = await t.call('cancelRegistration', { path });
    if (status !== 204) found.push(`${status} to a cancel by a former one`);
  }
  return found;
}

check({
  id: 'registrations.id-of-a-connection',
  says: 'Records which identifier registers a connection.',
  clauses: ['REG-19'],
  async run(t) {
    const activity = await openActivity(t);
    const { activityId } = activity;
    const refusals: number[] = [];
    const takes = async (naming: 'externalId' | 'id'): Promise<boolean> => {
      const { userId } = await connectionUser(t, naming);
      const answer = await registerConnection(t, activityId, userId);
      if (!isSuccess(answer)) {
        refusals.push(answer.status);
        return false;
      }
      // A cancel must use the userId that the answer shows.
      const shown = dataOf(answer)['userId'];
      const path = { activityId, userId: typeof shown === 'string' ? shown : userId };
      const { status } = await t.call('cancelRegistration', { path });
      const named = shown === userId ? 'as sent' : show(shown);
      t.note(`registered by ${naming}, userId ${named}; cancel ${status}`);
      return true;
    };
    const [external, own] = [await takes('externalId'), await takes('id')];
    const observe = (found: 'external-id' | 'user-id' | 'neither' | `other: ${string}`): void =>
      t.observe('connection-registration-id', 'createRegistration', found);
    if (own) return observe('other: the own id works, which does not');
    if (external) {
      const others = await differences(t, activityId);
      return observe(others.length === 0 ? 'external-id' : `other: the externalId, ${others.join(', ')}`);
    }
    // If neither id names a user, both are refused with the same status.
    if (refusals[0] !== refusals[1]) return observe(`other: refused with ${refusals.join(' and ')}`);
    const known = await registerConfigured(t, activity);
    if (known) return observe(isSuccess(known.answer) ? 'user-id' : 'neither');
    t.observed('neither id works; whether a user id does is seen once a configured connection has a userId');
  },
});

check({
  id: 'registrations.connection-on-a-full-activity',
  says: 'Records the answer to a connection that registers when the places for connections are taken.',
  clauses: ['REG-20'],
  async run(t) {
    const activity = await openActivity(t, 1);
    const first = await registeredConnection(t, activity);
    if (!first)
      return t.observed('no connection could be registered, so the places for connections cannot be taken');
    if (first.naming === 'userId') return t.observed(ONLY_CONFIGURED);
    const { userId } = await connectionUser(t, first.naming);
    const answer = await registerConnection(t, activity.activityId, userId);
    const status = isSuccess(answer) ? dataOf(answer)['status'] : undefined;
    const outcomes = {
      refused: isRefused,
      waitlisted: status === 'waitlisted',
      overbooked: status === 'registered',
    };
    reading(t, 'full-for-connections', answer, outcomes, `${answer.status} with the status ${show(status)}`);
  },
});
