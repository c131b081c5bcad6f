import { isRefusal } from '../../mock/http/problem.ts';
import { activityBody, someActivity } from '../../witness/programme.ts';
import type { Witness } from '../../witness/stage.ts';
import { beforeJudging, without, type Members } from '../input.ts';
import { afterwards, inData, instead } from '../lies.ts';
import type { Saboteur } from '../saboteur.ts';
import { amend, keeping, replaceAndRead } from './amend.ts';

const PUT = 'replaceActivity';

/** Makes an activity, replaces it, and looks. */
const replacing =
  (first: Members, second: Members, left: readonly string[] = []): Witness =>
  async (stage) =>
    replaceAndRead(stage, await someActivity(stage, first), without(activityBody(stage, second), ...left));

/** Lies of the replacement of an activity. */
export const replacingSaboteurs: readonly Saboteur[] = [
  {
    id: 'activities.replace-answers-202',
    lie: 'A replacement is answered 202.',
    breaks: ['ACT-67'],
    tables: afterwards(PUT, (reply) => ({ ...reply, status: 202 })),
    witness: replacing({}, {}),
  },
  {
    id: 'activities.replace-answers-the-former',
    lie: 'A replacement answers the activity as it was before.',
    breaks: ['ACT-67', 'ACT-74'],
    tables: (tables) =>
      instead(PUT, (honest) => (input, scene) => {
        const path = { activityId: input.path['activityId'] ?? '' };
        const before = tables.operations.getActivity({ ...input, path, query: {}, body: undefined }, scene);
        const reply = honest(input, scene);
        return isRefusal(reply) || isRefusal(before) ? reply : { ...reply, body: before.body };
      })(tables),
    witness: replacing({}, { name: 'Oils' }),
  },
  {
    id: 'activities.replace-gives-a-new-id',
    lie: 'A replacement answers the activity under a new id.',
    breaks: ['ACT-82'],
    tables: afterwards(
      PUT,
      inData((activity) => ({ ...activity, id: `${String(activity['id'])}-2` })),
    ),
    witness: replacing({}, {}),
  },
  {
    id: 'activities.replace-without-name',
    lie: 'A replacement without a name keeps the former.',
    breaks: ['ACT-68'],
    tables: beforeJudging(PUT, (body) => ({ name: 'Former', ...body })),
    witness: replacing({}, {}, ['name']),
  },
  {
    id: 'activities.replace-without-start-time',
    lie: 'A replacement without startTime begins at midnight.',
    breaks: ['ACT-69'],
    tables: beforeJudging(PUT, (body) => ({ startTime: '00:00', ...body })),
    witness: replacing({}, {}, ['startTime']),
  },
  {
    id: 'activities.replace-refused-but-renamed',
    lie: 'A replacement without startTime is refused, and the name is taken all the same.',
    breaks: ['ACT-69'],
    tables: (tables) => {
      const open = beforeJudging(PUT, (body) => ({ startTime: '00:00', ...body }))(tables);
      return instead(PUT, (honest) => (input, scene) => {
        if (input.sent['startTime'] !== '00:00') return honest(input, scene);
        amend(scene, input.path['activityId'], () => ({ name: String(input.sent['name']) }));
        return { status: 400, body: {} };
      })(open);
    },
    witness: replacing({}, { name: 'Oils' }, ['startTime']),
  },
  {
    id: 'activities.replace-wants-an-end',
    lie: 'A replacement without endTime is refused.',
    breaks: ['ACT-71'],
    tables: beforeJudging(PUT, (body) => (body['endTime'] === undefined ? without(body, 'name') : body)),
    witness: replacing({}, {}, ['endTime']),
  },
  {
    id: 'activities.replace-keeps-the-time-type',
    lie: 'A replacement that names no timeType keeps the former.',
    breaks: ['ACT-73'],
    tables: keeping(({ timeType }, now, sent) => ({
      timeType: 'timeType' in sent ? now.timeType : timeType,
    })),
    witness: replacing({ timeType: 'allDay' }, {}),
  },
  {
    id: 'activities.replace-forgets-the-name',
    lie: 'A new name shows in the answer to a replacement and is not kept.',
    breaks: ['ACT-74'],
    tables: instead(PUT, (honest) => (input, scene) => {
      const name = scene.store.activities.find(input.path['activityId'])?.name ?? '';
      const reply = honest(input, scene);
      if (!isRefusal(reply)) amend(scene, input.path['activityId'], () => ({ name }));
      return reply;
    }),
    witness: replacing({}, { name: 'Oils' }),
  },
  {
    id: 'activities.replace-keeps-the-type',
    lie: 'A replacement never changes the type.',
    breaks: ['ACT-74'],
    tables: keeping(({ type }) => ({ type })),
    witness: replacing({}, { type: 'Music' }),
  },
  {
    id: 'activities.replace-keeps-the-day',
    lie: 'A replacement takes new times of day and no new day.',
    breaks: ['ACT-75'],
    tables: keeping(({ startDate }, now) => ({
      startDate: startDate.slice(0, 10) + now.startDate.slice(10),
    })),
    witness: replacing({}, { startDate: '2026-07-20T12:00:00Z', endDate: '2026-07-20T13:00:00Z' }),
  },
  {
    id: 'activities.replace-keeps-the-end-time',
    lie: 'A replacement never changes the endTime.',
    breaks: ['ACT-75'],
    tables: keeping(({ endTime }, now) => ({ endTime: endTime ?? now.endTime })),
    witness: replacing({}, { endDate: '2026-07-15T14:00:00Z', endTime: '14:00' }),
  },
  {
    id: 'activities.replace-opens-to-connections-alone',
    lie: 'A replacement can open an activity to connections, and not close it again.',
    breaks: ['ACT-76'],
    tables: keeping(({ allowConnections }, now) => ({
      allowConnections: allowConnections || now.allowConnections,
    })),
    witness: replacing({ allowConnections: true }, { allowConnections: false }),
  },
  {
    id: 'activities.replace-keeps-places-for-connections',
    lie: 'A replacement never changes the places for connections.',
    breaks: ['ACT-77'],
    tables: keeping((former, now) => ({
      maxRegisteredConnections: former.maxRegisteredConnections ?? now.maxRegisteredConnections,
    })),
    witness: replacing({ maxRegisteredConnections: 4 }, { maxRegisteredConnections: 9 }),
  },
  {
    id: 'activities.replace-keeps-the-location',
    lie: 'A location that a replacement leaves out stays.',
    breaks: ['ACT-83'],
    tables: keeping(({ location }, now) => ({ location: now.location ?? location })),
    witness: replacing({ location: 'Hall' }, {}),
  },
  {
    id: 'activities.replace-keeps-the-description-quietly',
    lie: 'A description that a replacement leaves out is gone from the answer, and back when the activity is read.',
    breaks: ['ACT-83'],
    tables: instead(PUT, (honest) => (input, scene) => {
      const former = scene.store.activities.find(input.path['activityId'])?.description ?? null;
      const reply = honest(input, scene);
      if (!isRefusal(reply))
        amend(scene, input.path['activityId'], ({ description }) => ({ description: description ?? former }));
      return reply;
    }),
    witness: replacing({ description: 'Bring a mat' }, {}),
  },
  {
    id: 'activities.replace-keeps-the-maximum',
    lie: 'A maxRegistered that a replacement leaves out stays.',
    breaks: ['ACT-84'],
    tables: keeping(({ maxRegistered }, now) => ({ maxRegistered: now.maxRegistered ?? maxRegistered })),
    witness: replacing({}, {}, ['maxRegistered']),
  },
];
