import { activityBody, someActivity } from '../../witness/programme.ts';
import type { Witness } from '../../witness/stage.ts';
import { beforeJudging, idIn, membersIn, withBody, without, type Members, textIn } from '../input.ts';
import { afterwards, beforehand, inData, type Mutation } from '../mutation.ts';
import { saboteursOf } from '../saboteur.ts';
import { amendAndShow, createAndRead, made } from './amend.ts';

const POST = 'createActivity';

const creatingWithout =
  (...names: readonly string[]): Witness =>
  async (stage) => {
    const path = `/calendars/${stage.calendars[0] ?? ''}/activities`;
    return (await stage.call('POST', path, { body: without(activityBody(stage), ...names) })).status;
  };

const answers = (change: (activity: Members) => Members): Mutation =>
  afterwards(
    POST,
    inData((activity) => ({ ...activity, ...change(activity) })),
  );

const TIME_TYPES = ['exactTime', 'allDay', 'morning', 'afternoon', 'evening'];

/** Saboteurs of the create of an activity. */
export const creatingSaboteurs = saboteursOf('activities', createAndRead(), {
  'create-answers-without-envelope': [
    'A create answers the activity itself, without an envelope.',
    ['ACT-65'],
    afterwards(POST, (reply) => ({ ...reply, body: membersIn(reply.body)['data'] })),
  ],
  'create-answers-another-id': [
    'The id in the answer to a create is none under which the activity can be read.',
    ['ACT-66'],
    answers(({ id }) => ({ id: `new-${String(id)}` })),
  ],
  'same-body-same-activity': [
    'A create with the name and the start of an activity that is there answers that one.',
    ['ACT-65', 'ACT-66'],
    (tables) => {
      const known = new Map<string, unknown>();
      return afterwards(POST, (reply, input) => {
        const { name, startDate } = membersIn(input.body);
        const key = `${String(name)} ${String(startDate)}`;
        const body = known.get(key) ?? reply.body;
        known.set(key, body);
        return { ...reply, body };
      })(tables);
    },
    async (stage) => [await someActivity(stage), await someActivity(stage)],
  ],
  'create-without-start-time': [
    'A create without startTime begins at midnight.',
    ['ACT-69'],
    beforeJudging(POST, (body) => ({ startTime: '00:00', ...body })),
    creatingWithout('startTime'),
  ],
  'create-without-start-time-if-exact': [
    'A create that names exactTime does without startTime.',
    ['ACT-69'],
    beforeJudging(POST, (body) =>
      body['timeType'] === 'exactTime' ? { startTime: '00:00', ...body } : body,
    ),
    async (stage) => {
      const body = without(activityBody(stage, { timeType: 'exactTime' }), 'startTime');
      return (await stage.call('POST', `/calendars/${stage.calendars[0] ?? ''}/activities`, { body })).status;
    },
  ],
  'create-without-name': [
    'A create without a name takes the type for one.',
    ['ACT-68'],
    beforeJudging(POST, (body) => ({ name: body['type'], ...body })),
    creatingWithout('name'),
  ],
  'create-without-type': [
    'A create without a type is of the first one.',
    ['ACT-201'],
    beforeJudging(POST, (body) => ({ type: 'Fitness', ...body })),
    creatingWithout('type'),
  ],
  'create-wants-an-end': [
    'A create without endDate or endTime is refused.',
    ['ACT-71'],
    beforeJudging(POST, (body) =>
      body['endDate'] === undefined || body['endTime'] === undefined ? without(body, 'name') : body,
    ),
    creatingWithout('endDate', 'endTime'),
  ],
  'create-takes-any-time-type': [
    'A create takes a timeType outside the five and shows it in the answer.',
    ['ACT-72'],
    (tables) => {
      const judged = beforeJudging(POST, ({ timeType, ...body }) =>
        timeType === undefined || TIME_TYPES.includes(textIn(timeType))
          ? { ...body, ...(timeType !== undefined && { timeType }) }
          : { ...body, otherTimeType: timeType },
      )(tables);
      return afterwards(POST, (reply, input) =>
        inData((activity) => ({
          ...activity,
          timeType: input.sent['otherTimeType'] ?? activity['timeType'],
        }))(reply, input),
      )(judged);
    },
    createAndRead({ timeType: 'teaTime' }),
  ],
  'create-for-all-day': [
    'A create that names no timeType is for all day.',
    ['ACT-73'],
    beforehand(POST, (input) => withBody(input, (body) => ({ timeType: 'allDay', ...body }))),
  ],
  'create-by-the-hour-of-its-start': [
    'A create that names no timeType and no location is of the part of the day at which it starts.',
    ['ACT-73'],
    beforehand(POST, (input) =>
      withBody(input, (body) => ({
        ...(body['location'] === undefined && {
          timeType: String(body['startTime']) < '12' ? 'morning' : 'afternoon',
        }),
        ...body,
      })),
    ),
  ],
  'description-shown-and-forgotten': [
    'The description of a create shows in the answer and is not kept.',
    ['ACT-74'],
    made(() => ({ description: null }), false),
    createAndRead({ description: 'Bring a mat' }),
  ],
  'location-in-small-letters': [
    'A location is kept in small letters.',
    ['ACT-74'],
    made(({ location }) => ({ location: location?.toLowerCase() ?? null })),
    createAndRead({ location: 'Garden room' }),
  ],
  'long-names-cut': [
    'A name is cut after its twelfth letter.',
    ['ACT-74'],
    made(({ name }) => ({ name: name.slice(0, 12) })),
    createAndRead({ name: 'An afternoon of songs' }),
  ],
  'location-is-the-description': [
    'Where a create names both, the description is kept as the location, too.',
    ['ACT-74'],
    made(({ location, description }) => ({ location: location && (description ?? location) })),
    createAndRead({ location: 'Hall', description: 'Bring a mat' }),
  ],
  'one-type-for-all': [
    'Every activity is made of the first activity type.',
    ['ACT-74'],
    afterwards(POST, (reply, _input, scene) =>
      amendAndShow(reply, scene, idIn(reply), () => ({
        type: scene.store.activityTypes.all()[0]?.name ?? '',
      })),
    ),
    createAndRead({ type: 'Music' }),
  ],
  'end-date-is-the-start': [
    'An activity ends on the day on which it starts, whatever endDate was sent.',
    ['ACT-75'],
    made(({ startDate, endDate }) => ({
      endDate: endDate && `${startDate.slice(0, 10)}${endDate.slice(10)}`,
    })),
    createAndRead({ endDate: '2026-07-17T13:00:00Z' }),
  ],
  'times-in-quarters': [
    'The endTime is rounded down to the quarter.',
    ['ACT-75'],
    made(({ endTime }) => ({
      endTime:
        endTime &&
        `${endTime.slice(0, 3)}${String(Math.floor(Number(endTime.slice(3)) / 15) * 15).padStart(2, '0')}`,
    })),
    createAndRead({ endDate: '2026-07-15T13:05:00Z', endTime: '13:05' }),
  ],
  'evenings-are-afternoons': [
    'An activity of the evening is kept as one of the afternoon.',
    ['ACT-75'],
    made(({ timeType }) => ({ timeType: timeType === 'evening' ? 'afternoon' : timeType })),
    createAndRead({ timeType: 'evening' }),
  ],
});
