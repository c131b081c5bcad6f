import { check } from '../../kit/check.ts';
import { show } from '../../kit/json.ts';
import { isSuccess, refused } from '../../kit/match.ts';
import { dataOf } from '../../kit/read.ts';
import { connectionUser, openActivity, registerConnection, registeredConnection } from './connection.ts';

check({
  id: 'registrations.id-of-a-connection',
  says: 'Which identifier registers a connection.',
  clauses: ['REG-19'],
  async run(t) {
    const { activityId } = await openActivity(t);
    const takes = async (naming: 'externalId' | 'id'): Promise<boolean> => {
      const { userId } = await connectionUser(t, naming);
      const answer = await registerConnection(t, activityId, userId);
      if (!isSuccess(answer)) return false;
      // Which user the answer names is what a cancel must name.
      const shown = dataOf(answer)['userId'];
      const path = { activityId, userId: typeof shown === 'string' ? shown : userId };
      const cancelled = await t.call('cancelRegistration', { path });
      t.note(
        `registered by ${naming}, userId ${shown === userId ? 'as sent' : show(shown)}; cancel ${cancelled.status}`,
      );
      return true;
    };
    const [external, own] = [await takes('externalId'), await takes('id')];
    t.observe(
      'connection-registration-id',
      'createRegistration',
      own ? 'other: the own id works, which does not' : external ? 'external-id' : 'neither',
    );
  },
});

check({
  id: 'registrations.connection-on-a-full-activity',
  says: 'What a connection gets where the places for connections are taken.',
  clauses: ['REG-20'],
  async run(t) {
    const activity = await openActivity(t, 1);
    const first = await registeredConnection(t, activity);
    if (!first) {
      t.observed('no connection could be registered, so the places for connections cannot be taken');
      return;
    }
    const { userId } = await connectionUser(t, first.naming);
    const answer = await registerConnection(t, activity.activityId, userId);
    const status = isSuccess(answer) ? dataOf(answer)['status'] : undefined;
    t.observe(
      'full-for-connections',
      'createRegistration',
      refused(answer) === undefined
        ? 'refused'
        : status === 'waitlisted'
          ? 'waitlisted'
          : status === 'registered'
            ? 'overbooked'
            : `other: ${answer.status} with the status ${show(status)}`,
    );
  },
});
