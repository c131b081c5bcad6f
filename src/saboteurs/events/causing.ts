import { isRefusal } from '../../mock/http/problem.ts';
import { register } from '../../witness/activities.ts';
import { someActivity } from '../../witness/programme.ts';
import { someResident } from '../../witness/people.ts';
import { pick } from '../../witness/stage.ts';
import type { Stage, Witness } from '../../witness/stage.ts';
import { rename, told, wholeLife } from '../../witness/told.ts';
import { membersIn } from '../input.ts';
import { instead } from '../lies.ts';
import type { Saboteur } from '../saboteur.ts';
import { hushed, toldThoughInvalid, toldToo } from './hush.ts';

/** An activity is changed in other members than its name. */
const moved: Witness = async (stage) => {
  const activityId = await someActivity(stage, { name: 'Renamed' });
  await rename(stage, activityId, { location: 'Garden' });
  return told(stage);
};

/** Requests that are refused: a create and a replacement without a name, a deletion with somebody registered. */
const refusals: Witness = async (stage) => {
  const activityId = await someActivity(stage);
  await register(stage, activityId, await someResident(stage));
  await stage.call('POST', `/calendars/${stage.calendars[0] ?? ''}/activities`, { body: {} });
  await rename(stage, activityId, { name: undefined });
  await stage.call('DELETE', `/activities/${activityId}`);
  return told(stage);
};

const readAfter =
  (act: (stage: Stage, activityId: string) => Promise<unknown>): Witness =>
  async (stage) => {
    const activityId = await someActivity(stage);
    await act(stage, activityId);
    const { status, body } = await stage.call('GET', `/activities/${activityId}`);
    return [status, pick(body, 'data.name')];
  };

export const causingSaboteurs: readonly Saboteur[] = [
  {
    id: 'events.created-in-silence',
    lie: 'Does not tell of activities that the API makes.',
    breaks: ['EVT-17'],
    tables: hushed('createActivity', 'activity.created'),
    witness: wholeLife,
  },
  {
    id: 'events.created-all-day-in-silence',
    lie: 'Does not tell of activities that go on all day.',
    breaks: ['EVT-17'],
    tables: hushed(
      'createActivity',
      'activity.created',
      ({ body }) => membersIn(body)['timeType'] === 'allDay',
    ),
    witness: async (stage) => {
      await someActivity(stage, { timeType: 'allDay' });
      return told(stage);
    },
  },
  {
    id: 'events.created-but-not-there-yet',
    lie: 'Answers 404 to the first read of a new activity.',
    breaks: ['EVT-19'],
    tables: (tables) => {
      const known = new Set<unknown>();
      return instead('getActivity', (honest) => (input, scene) => {
        const { activityId } = input.path;
        if (known.has(activityId)) return honest(input, scene);
        known.add(activityId);
        return honest({ ...input, path: { ...input.path, activityId: 'not-there-yet' } }, scene);
      })(tables);
    },
    witness: readAfter(() => Promise.resolve()),
  },
  {
    id: 'events.refused-create-is-told',
    lie: 'Tells of an activity whose create was refused for its form.',
    breaks: ['EVT-20'],
    tables: toldThoughInvalid('createActivity', 'activity.created', 'calendarId'),
    witness: refusals,
  },
  {
    id: 'events.updated-in-silence',
    lie: 'Does not tell of replacements of an activity.',
    breaks: ['EVT-21'],
    tables: hushed('replaceActivity', 'activity.updated'),
    witness: wholeLife,
  },
  {
    id: 'events.only-new-names-are-told',
    lie: 'Tells of a replacement only where the name is another one.',
    breaks: ['EVT-21'],
    tables: hushed('replaceActivity', 'activity.updated', ({ path, body }, { store }) => {
      return store.activities.find(path['activityId'])?.name === membersIn(body)['name'];
    }),
    witness: moved,
  },
  {
    id: 'events.new-room-in-silence',
    lie: 'Does not tell of a replacement that changes the number of places alone.',
    breaks: ['EVT-21'],
    tables: hushed('replaceActivity', 'activity.updated', ({ path, body }, { store }) => {
      const former = store.activities.find(path['activityId']);
      return former !== undefined && former.maxRegistered !== (membersIn(body)['maxRegistered'] ?? null);
    }),
    witness: async (stage) => {
      const activityId = await someActivity(stage);
      await rename(stage, activityId, { maxRegistered: 3 });
      return told(stage);
    },
  },
  {
    id: 'events.updated-but-shown-as-before',
    lie: 'Shows an activity as it was before the replacement on the first read after it.',
    breaks: ['EVT-23'],
    tables: (tables) => {
      const stale = new Map<unknown, unknown>();
      const remember = instead('replaceActivity', (honest) => (input, scene) => {
        const { activityId = '' } = input.path;
        const former = tables.operations.getActivity(
          { ...input, path: { activityId }, body: undefined, query: {} },
          scene,
        );
        const reply = honest(input, scene);
        if (!isRefusal(reply) && !isRefusal(former)) stale.set(activityId, former.body);
        return reply;
      });
      const show = instead('getActivity', (honest) => (input, scene) => {
        const { activityId } = input.path;
        const body = stale.get(activityId);
        stale.delete(activityId);
        return body === undefined ? honest(input, scene) : { status: 200, body };
      });
      return show(remember(tables));
    },
    witness: readAfter(rename),
  },
  {
    id: 'events.refused-replacement-is-told',
    lie: 'Tells of a replacement that was refused for its form.',
    breaks: ['EVT-24'],
    tables: toldThoughInvalid('replaceActivity', 'activity.updated', 'activityId'),
    witness: refusals,
  },
  {
    id: 'events.deleted-in-silence',
    lie: 'Does not tell of deletions through the API.',
    breaks: ['EVT-26'],
    tables: hushed('deleteActivity', 'activity.deleted'),
    witness: wholeLife,
  },
  {
    id: 'events.deleted-told-as-an-update',
    lie: 'Tells of a deletion through the API as of a change.',
    breaks: ['EVT-26'],
    tables: (tables) =>
      toldToo('deleteActivity', ({ path }, _scene, done) =>
        done ? ['activity.updated', path['activityId'] ?? ''] : undefined,
      )(hushed('deleteActivity', 'activity.deleted')(tables)),
    witness: wholeLife,
  },
  {
    id: 'events.refused-deletion-is-told',
    lie: 'Tells of a deletion that was refused.',
    breaks: ['EVT-28'],
    tables: toldToo('deleteActivity', ({ path }, _scene, done) =>
      done ? undefined : ['activity.deleted', path['activityId'] ?? ''],
    ),
    witness: refusals,
  },
];
