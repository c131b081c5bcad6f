import { refuse } from '../../mock/http/problem.ts';
import { hours, someWalks, sometime, walking } from '../../witness/personal-activities.ts';
import type { Witness } from '../../witness/stage.ts';
import { idIn, membersIn, textIn, type Members } from '../input.ts';
import { afterwards, inList, instead, withStatus } from '../mutation.ts';
import { saboteursOf } from '../saboteur.ts';
import { dayIn, isExact } from '../times.ts';
import { CREATE, creating, LIST, refusing, sentAs, shownAs } from './amend.ts';

const nothing = () => ({});
const of = (timeType: string) => (): Members => sometime(timeType);

/** One of somebody who moved in first, made after somebody else has moved in. */
const beforeOthers: Witness = async (stage) => {
  const walks = await someWalks(stage);
  const others = await someWalks(stage);
  await others.create();
  return [await walks.create(), await walks.days(-9, -5), await others.days(-9, -5)];
};

/** Saboteurs of what a create makes. */
export const creatingSaboteurs = saboteursOf('personal-activities', walking(nothing), {
  'create-sends-elsewhere': [
    'A create is answered with 303.',
    ['PAC-29'],
    afterwards(CREATE, withStatus(303)),
  ],
  'create-of-what-was-made-before': [
    'A second one at the same moment is a conflict.',
    ['PAC-29', 'PAC-41'],
    instead(CREATE, (original) => (input, scene) => {
      const { startDate } = membersIn(input.body);
      const own = scene.store.personalActivities.filter(
        ({ residentId }) => residentId === input.path['residentId'],
      );
      if (!own.some((one) => Date.parse(one.startDate) === Date.parse(textIn(startDate))))
        return original(input, scene);
      return refuse('conflict', { promised: 'One at a time.', found: 'two.', next: 'choose another time.' });
    }),
    walking(nothing, nothing),
  ],
  'no-afternoons': [
    'An afternoon is refused as no timeType.',
    ['PAC-38'],
    refusing('timeType is one of four.', ({ timeType }) => timeType === 'afternoon'),
    walking(of('afternoon')),
  ],
  'any-time-type': [
    'A timeType outside the five is taken and shown.',
    ['PAC-39', 'CNV-36'],
    (tables) => {
      const strange = new Map<string, unknown>();
      const known = ['exactTime', 'allDay', 'morning', 'afternoon', 'evening', undefined];
      const takes = sentAs(({ timeType, ...body }) =>
        known.some((one) => one === timeType)
          ? undefined
          : { ...body, timeType: 'allDay', strange: timeType },
      );
      const keeps = afterwards(CREATE, (reply, { sent }) => {
        if (sent['strange'] !== undefined) strange.set(idIn(reply), sent['strange']);
        return reply;
      });
      const shows = afterwards(LIST, (reply, input) =>
        inList((items) =>
          items.map((item) => {
            const { id, timeType, ...rest } = membersIn(item);
            return { id, timeType: strange.get(String(id)) ?? timeType, ...rest };
          }),
        )(reply, input),
      );
      return shows(keeps(takes(tables)));
    },
    walking(of('night')),
  ],
  'all-day-by-default': [
    'A body without a timeType means all day.',
    ['PAC-40'],
    creating(({ timeType }, { sent }) => ({
      timeType: sent['timeType'] === undefined ? 'allDay' : timeType,
    })),
  ],
  'time-type-of-last-time': [
    'A body without a timeType means that of the one before it.',
    ['PAC-40'],
    creating(({ id, residentId, timeType }, { sent }, { store }) => {
      const former = store.personalActivities.filter((one) => one.residentId === residentId && one.id !== id);
      return { timeType: sent['timeType'] === undefined ? (former.at(-1)?.timeType ?? timeType) : timeType };
    }),
    walking(of('morning'), nothing),
  ],
  'kept-for-the-latest-resident': [
    'It is kept for the resident of the facility who moved in last.',
    ['PAC-41', 'PAC-42'],
    creating(({ residentId, attendedResidentIds }, _input, { store }) => {
      const home = store.residents.find(residentId)?.facilityId;
      const latest = store.residents.filter(({ facilityId }) => facilityId === home).at(-1);
      return latest
        ? { residentId: latest.id, attendedResidentIds: [latest.id] }
        : { residentId, attendedResidentIds };
    }),
    beforeOthers,
  ],
  'in-place-of-a-like-one': [
    'What has the name, the day and the timeType of another takes its place.',
    ['PAC-41'],
    afterwards(CREATE, (reply, _input, { store }) => {
      const made = store.personalActivities.find(idIn(reply));
      const like = store.personalActivities.filter(
        (one) =>
          one.id !== made?.id &&
          one.residentId === made?.residentId &&
          one.name === made.name &&
          one.timeType === made.timeType &&
          dayIn(one.startDate) === dayIn(made.startDate),
      );
      for (const { id } of like) store.personalActivities.remove(id);
      return reply;
    }),
    walking(nothing, ({ day }) => hours(day(-7), '15:00', '15:30')),
  ],
  'under-the-id-of-the-body': [
    'A body that holds the id of another makes that one anew.',
    ['PAC-41', 'CNV-44'],
    afterwards(CREATE, (reply, { sent }, { store }) => {
      const { personalActivities } = store;
      const other = personalActivities.find(textIn(sent['id']));
      const made = personalActivities.find(idIn(reply));
      if (!other || !made) return reply;
      personalActivities.remove(made.id);
      personalActivities.replace({ ...made, id: other.id });
      return reply;
    }),
    async (stage) => {
      const walks = await someWalks(stage);
      const { id } = membersIn(membersIn((await walks.create()).body)['data']);
      await walks.create({ id, name: 'Chess' });
      return walks.days(-9, -5);
    },
  ],
  'attended-where-there-are-times': [
    'The resident attends what has exact times and nothing else.',
    ['PAC-42'],
    shownAs((activity) => (isExact(activity) ? activity : { ...activity, attendedResidentIds: [] })),
    walking(of('morning')),
  ],
  'attended-by-who-came-before': [
    'It is attended by the resident for whom the one before it was made.',
    ['PAC-42'],
    (tables) => {
      const before = new Map<unknown, string>();
      const made = afterwards(CREATE, (reply, _input, { store }) => {
        const [former] = store.personalActivities.all().slice(-2);
        if (former) before.set(idIn(reply), former.residentId);
        return reply;
      });
      const shown = shownAs((activity) => ({
        ...activity,
        attendedResidentIds: [before.get(activity['id'])],
      }));
      return shown(made(tables));
    },
    beforeOthers,
  ],
});
