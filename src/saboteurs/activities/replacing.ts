import { isRefusal } from '../../mock/http/problem.ts';
import { activityBody, someActivity } from '../../witness/programme.ts';
import type { Witness } from '../../witness/stage.ts';
import { beforeJudging, without, type Members } from '../input.ts';
import { afterwards, inData, instead } from '../mutation.ts';
import { saboteursOf } from '../saboteur.ts';
import { amend, keeping, replaceAndRead } from './amend.ts';

const PUT = 'replaceActivity';

/** Makes an activity, replaces it, and looks. */
const replacing =
  (first: Members, second: Members, left: readonly string[] = []): Witness =>
  async (stage) =>
    replaceAndRead(stage, await someActivity(stage, first), without(activityBody(stage, second), ...left));

/** Saboteurs of the replacement of an activity. */
export const replacingSaboteurs = saboteursOf('activities', replacing({}, {}), {
  'replace-answers-202': [
    'A replacement is answered 202.',
    ['ACT-67'],
    afterwards(PUT, (reply) => ({ ...reply, status: 202 })),
  ],
  'replace-answers-the-former': [
    'A replacement answers the activity as it was before.',
    ['ACT-67', 'ACT-74'],
    (tables) =>
      instead(PUT, (original) => (input, scene) => {
        const path = { activityId: input.path['activityId'] ?? '' };
        const before = tables.operations.getActivity({ ...input, path, query: {}, body: undefined }, scene);
        const reply = original(input, scene);
        return isRefusal(reply) || isRefusal(before) ? reply : { ...reply, body: before.body };
      })(tables),
    replacing({}, { name: 'Oils' }),
  ],
  'replace-gives-a-new-id': [
    'A replacement answers the activity under a new id.',
    ['ACT-82'],
    afterwards(
      PUT,
      inData((activity) => ({ ...activity, id: `${String(activity['id'])}-2` })),
    ),
  ],
  'replace-without-name': [
    'A replacement without a name keeps the former.',
    ['ACT-68'],
    beforeJudging(PUT, (body) => ({ name: 'Former', ...body })),
    replacing({}, {}, ['name']),
  ],
  'replace-without-start-time': [
    'A replacement without startTime begins at midnight.',
    ['ACT-69'],
    beforeJudging(PUT, (body) => ({ startTime: '00:00', ...body })),
    replacing({}, {}, ['startTime']),
  ],
  'replace-refused-but-renamed': [
    'A replacement without startTime is refused, and the name is taken all the same.',
    ['ACT-69'],
    (tables) => {
      const open = beforeJudging(PUT, (body) => ({ startTime: '00:00', ...body }))(tables);
      return instead(PUT, (original) => (input, scene) => {
        if (input.sent['startTime'] !== '00:00') return original(input, scene);
        amend(scene, input.path['activityId'], () => ({ name: String(input.sent['name']) }));
        return { status: 400, body: {} };
      })(open);
    },
    replacing({}, { name: 'Oils' }, ['startTime']),
  ],
  'replace-wants-an-end': [
    'A replacement without endTime is refused.',
    ['ACT-71'],
    beforeJudging(PUT, (body) => (body['endTime'] === undefined ? without(body, 'name') : body)),
    replacing({}, {}, ['endTime']),
  ],
  'replace-keeps-the-time-type': [
    'A replacement that names no timeType keeps the former.',
    ['ACT-73'],
    keeping(({ timeType }, now, sent) => ({
      timeType: 'timeType' in sent ? now.timeType : timeType,
    })),
    replacing({ timeType: 'allDay' }, {}),
  ],
  'replace-forgets-the-name': [
    'A new name shows in the answer to a replacement and is not kept.',
    ['ACT-74'],
    instead(PUT, (original) => (input, scene) => {
      const name = scene.store.activities.find(input.path['activityId'])?.name ?? '';
      const reply = original(input, scene);
      if (!isRefusal(reply)) amend(scene, input.path['activityId'], () => ({ name }));
      return reply;
    }),
    replacing({}, { name: 'Oils' }),
  ],
  'replace-keeps-the-type': [
    'A replacement never changes the type.',
    ['ACT-74'],
    keeping(({ type }) => ({ type })),
    replacing({}, { type: 'Music' }),
  ],
  'replace-keeps-the-day': [
    'A replacement takes new times of day and no new day.',
    ['ACT-75'],
    keeping(({ startDate }, now) => ({
      startDate: startDate.slice(0, 10) + now.startDate.slice(10),
    })),
    replacing({}, { startDate: '2026-07-20T12:00:00Z', endDate: '2026-07-20T13:00:00Z' }),
  ],
  'replace-keeps-the-end-time': [
    'A replacement never changes the endTime.',
    ['ACT-75'],
    keeping(({ endTime }, now) => ({ endTime: endTime ?? now.endTime })),
    replacing({}, { endDate: '2026-07-15T14:00:00Z', endTime: '14:00' }),
  ],
  'replace-opens-to-connections-alone': [
    'A replacement can open an activity to connections, and not close it again.',
    ['ACT-76'],
    keeping(({ allowConnections }, now) => ({
      allowConnections: allowConnections || now.allowConnections,
    })),
    replacing({ allowConnections: true }, { allowConnections: false }),
  ],
  'replace-keeps-places-for-connections': [
    'A replacement never changes the places for connections.',
    ['ACT-77'],
    keeping((former, now) => ({
      maxRegisteredConnections: former.maxRegisteredConnections ?? now.maxRegisteredConnections,
    })),
    replacing({ maxRegisteredConnections: 4 }, { maxRegisteredConnections: 9 }),
  ],
  'replace-keeps-the-location': [
    'A location that a replacement leaves out stays.',
    ['ACT-83'],
    keeping(({ location }, now) => ({ location: now.location ?? location })),
    replacing({ location: 'Hall' }, {}),
  ],
  'replace-keeps-the-description-quietly': [
    'A description that a replacement leaves out is gone from the answer, and back when the activity is read.',
    ['ACT-83'],
    instead(PUT, (original) => (input, scene) => {
      const former = scene.store.activities.find(input.path['activityId'])?.description ?? null;
      const reply = original(input, scene);
      if (!isRefusal(reply))
        amend(scene, input.path['activityId'], ({ description }) => ({ description: description ?? former }));
      return reply;
    }),
    replacing({ description: 'Bring a mat' }, {}),
  ],
  'replace-keeps-the-maximum': [
    'A maxRegistered that a replacement leaves out stays.',
    ['ACT-84'],
    keeping(({ maxRegistered }, now) => ({ maxRegistered: now.maxRegistered ?? maxRegistered })),
    replacing({}, {}, ['maxRegistered']),
  ],
});
