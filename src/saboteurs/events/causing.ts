import { isRefusal } from '../../mock/http/problem.ts';
import { register } from '../../witness/activities.ts';
import { someActivity } from '../../witness/programme.ts';
import { someResident } from '../../witness/people.ts';
import { pick } from '../../witness/stage.ts';
import type { Stage, Witness } from '../../witness/stage.ts';
import { rename, told, wholeLife } from '../../witness/told.ts';
import { membersIn } from '../input.ts';
import { instead } from '../mutation.ts';
import { saboteursOf } from '../saboteur.ts';
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

export const causingSaboteurs = saboteursOf('events', wholeLife, {
  'created-in-silence': [
    'Does not tell of activities that the API makes.',
    ['EVT-17'],
    hushed('createActivity', 'activity.created'),
  ],
  'created-all-day-in-silence': [
    'Does not tell of activities that go on all day.',
    ['EVT-17'],
    hushed('createActivity', 'activity.created', ({ body }) => membersIn(body)['timeType'] === 'allDay'),
    async (stage) => {
      await someActivity(stage, { timeType: 'allDay' });
      return told(stage);
    },
  ],
  'created-but-not-there-yet': [
    'Answers 404 to the first read of a new activity.',
    ['EVT-19'],
    (tables) => {
      const known = new Set<unknown>();
      return instead('getActivity', (original) => (input, scene) => {
        const { activityId } = input.path;
        if (known.has(activityId)) return original(input, scene);
        known.add(activityId);
        return original({ ...input, path: { ...input.path, activityId: 'not-there-yet' } }, scene);
      })(tables);
    },
    readAfter(() => Promise.resolve()),
  ],
  'refused-create-is-told': [
    'Tells of an activity whose create was refused for its form.',
    ['EVT-20'],
    toldThoughInvalid('createActivity', 'activity.created', 'calendarId'),
    refusals,
  ],
  'updated-in-silence': [
    'Does not tell of replacements of an activity.',
    ['EVT-21'],
    hushed('replaceActivity', 'activity.updated'),
  ],
  'only-new-names-are-told': [
    'Tells of a replacement only where the name is another one.',
    ['EVT-21'],
    hushed('replaceActivity', 'activity.updated', ({ path, body }, { store }) => {
      return store.activities.find(path['activityId'])?.name === membersIn(body)['name'];
    }),
    moved,
  ],
  'new-room-in-silence': [
    'Does not tell of a replacement that changes the number of places alone.',
    ['EVT-21'],
    hushed('replaceActivity', 'activity.updated', ({ path, body }, { store }) => {
      const former = store.activities.find(path['activityId']);
      return former !== undefined && former.maxRegistered !== (membersIn(body)['maxRegistered'] ?? null);
    }),
    async (stage) => {
      const activityId = await someActivity(stage);
      await rename(stage, activityId, { maxRegistered: 3 });
      return told(stage);
    },
  ],
  'updated-but-shown-as-before': [
    'Shows an activity as it was before the replacement on the first read after it.',
    ['EVT-23'],
    (tables) => {
      const stale = new Map<unknown, unknown>();
      const remember = instead('replaceActivity', (original) => (input, scene) => {
        const { activityId = '' } = input.path;
        const former = tables.operations.getActivity(
          { ...input, path: { activityId }, body: undefined, query: {} },
          scene,
        );
        const reply = original(input, scene);
        if (!isRefusal(reply) && !isRefusal(former)) stale.set(activityId, former.body);
        return reply;
      });
      const show = instead('getActivity', (original) => (input, scene) => {
        const { activityId } = input.path;
        const body = stale.get(activityId);
        stale.delete(activityId);
        return body === undefined ? original(input, scene) : { status: 200, body };
      });
      return show(remember(tables));
    },
    readAfter(rename),
  ],
  'refused-replacement-is-told': [
    'Tells of a replacement that was refused for its form.',
    ['EVT-24'],
    toldThoughInvalid('replaceActivity', 'activity.updated', 'activityId'),
    refusals,
  ],
  'deleted-in-silence': [
    'Does not tell of deletions through the API.',
    ['EVT-26'],
    hushed('deleteActivity', 'activity.deleted'),
  ],
  'deleted-told-as-an-update': [
    'Tells of a deletion through the API as of a change.',
    ['EVT-26'],
    (tables) =>
      toldToo('deleteActivity', ({ path }, _scene, done) =>
        done ? ['activity.updated', path['activityId'] ?? ''] : undefined,
      )(hushed('deleteActivity', 'activity.deleted')(tables)),
  ],
  'refused-deletion-is-told': [
    'Tells of a deletion that was refused.',
    ['EVT-28'],
    toldToo('deleteActivity', ({ path }, _scene, done) =>
      done ? undefined : ['activity.deleted', path['activityId'] ?? ''],
    ),
    refusals,
  ],
});
