import { refuse } from '../../mock/http/problem.ts';
import { insertPersonalActivity } from '../../mock/operations/personal-activities/record.ts';
import { isoOf } from '../../mock/world/clock.ts';
import type { World } from '../../mock/world/world.ts';
import { someWalks, sometime } from '../../witness/personal-activities.ts';
import { seeing } from '../../witness/client.ts';
import { idIn, membersIn, textIn, type Members } from '../input.ts';
import { afterwards, together, type Mutation } from '../mutation.ts';
import { acceptsWithout } from '../operators.ts';
import { mutantsOf, breaking } from '../mutant.ts';
import { isExact, later, minuteIn, timeOf } from '../times.ts';
import { refuses, onInvalid } from '../verbs.ts';
import { amend, CREATE, createsAs, refusesHaving, sentAs } from './adapter.ts';

/** Bodies that lack something, or have just enough, and the lists around their days and today. */
const manyLacks = seeing(async (client) => {
  const walks = await someWalks(client);
  const open = { endTime: undefined };
  for (const body of [
    {},
    ...['name', 'startTime', 'endTime'].map((name) => ({ [name]: undefined })),
    { ...open, startTime: undefined },
    { ...sometime('allDay'), startDate: undefined },
    { startTime: undefined, endTime: '10:45', durationInMinutes: 30 },
    { ...open, startTime: '10:50', durationInMinutes: 30 },
    { ...open, startTime: '00:00', durationInMinutes: 1439 },
    { ...open, startTime: '10:15', durationInMinutes: 150 },
    ...['morning', 'evening'].map(sometime),
  ]) {
    await walks.create(body);
    await walks.days(-1, 1);
  }
  await walks.days(-9, -5);
});

/** What a refused body says is kept all the same, under a name of its own, at noon of today. */
const insert = (body: Members, residentId: string, world: World): void => {
  insertPersonalActivity(
    residentId,
    {
      ...{ name: textIn(body['name']) || 'Untitled', startDate: isoOf(world.clock.now()) },
      ...{ startTime: null, endTime: null, timeType: 'allDay' },
      ...{ location: null, description: null, confirmed: null, durationInMinutes: null },
    },
    world,
  );
};

/** An end reckoned otherwise where a duration stands in its place. */
const derivesEnd = (end: (startTime: string, minutes: number, body: Members) => string | null): Mutation =>
  createsAs(({ startTime, timeType }, { sent }) =>
    sent['endTime'] !== undefined || timeType !== 'exactTime' || startTime === null
      ? {}
      : { endTime: end(startTime, Number(sent['durationInMinutes']), sent) },
  );

/** Exact times with neither an end nor a duration. */
const isOpen = (body: Members): boolean =>
  isExact(body) && body['endTime'] === undefined && body['durationInMinutes'] === undefined;

export const requiringMutants = mutantsOf('personal-activities', manyLacks, {
  nameless: acceptsWithout(['PAC-31', 'CNV-34'], CREATE, 'name', 'Activity'),
  'today-where-there-are-no-times': breaking('PAC-201')
    .says('Without times and without a startDate it is today.')
    .by(sentAs, (body, { clock }) => !isExact(body) && { startDate: isoOf(clock.now()), ...body }),
  'refused-and-kept': breaking('PAC-31', 'CNV-34')
    .says('A body without a name is refused, but its values are stored.')
    .by(onInvalid, CREATE, (sent, { path }, world) => {
      const residentId = path['residentId'] ?? '';
      if (sent['name'] === undefined && world.store.residents.find(residentId))
        insert(sent, residentId, world);
    }),
  'refused-for-its-times-and-another-renamed': breaking('PAC-32', 'PAC-33')
    .says('A body without times is refused, and has renamed the latest one of the resident by then.')
    .by(refusesHaving, [CREATE], ({ path, body }, context) => {
      const own = context.store.personalActivities.filter(
        ({ residentId }) => residentId === path['residentId'],
      );
      amend(context, own.at(-1)?.id, () => ({ name: `${textIn(membersIn(body)['name'])} (again)` }));
    }),
  'start-from-the-date': breaking('PAC-32')
    .says('Without a startTime it begins at the time of day of startDate.')
    .by(sentAs, (body) => ({ startTime: textIn(body['startDate']).slice(11, 16) || undefined, ...body })),
  'start-from-the-end': breaking('PAC-32')
    .says('Without a startTime it begins so many minutes before its end.')
    .by(sentAs, (body) => {
      const { startTime, endTime, durationInMinutes: minutes } = body;
      if (startTime !== undefined || endTime === undefined || !isExact(body)) return false;
      return typeof minutes === 'number' && { startTime: later(endTime, -minutes) };
    }),
  'times-where-exact-time-is-told': breaking('PAC-32', 'PAC-33')
    .says(
      'Only a body that names exactTime has to name times; any other one without them lasts from nine to five.',
    )
    .by(sentAs, ({ timeType, startTime = '09:00', endTime = '17:00', durationInMinutes }) => {
      const times = { startTime, ...(durationInMinutes === undefined && { endTime }) };
      return timeType === undefined && times;
    }),
  'an-hour-by-default': breaking('PAC-33')
    .says('With neither an end nor a duration it lasts an hour.')
    .by(sentAs, (body) => {
      const { startTime } = body;
      return isOpen(body) && startTime !== undefined && { endTime: later(startTime, 60) };
    }),
  'open-end': breaking('PAC-33')
    .says('With neither an end nor a duration it has no end.')
    .by(
      together,
      sentAs((body) => isOpen(body) && { endTime: '23:59', isOpen: true }),
      createsAs((_, { sent }) => (sent['isOpen'] === true ? { endTime: null } : {})),
    ),
  'no-carry-into-the-hour': breaking('PAC-34')
    .says('Minutes past the hour do not carry when an end is derived.')
    .by(derivesEnd, (startTime, minutes) => {
      const at = minuteIn(startTime);
      return timeOf(Math.floor(at / 60) + Math.floor(minutes / 60), ((at % 60) + (minutes % 60)) % 60);
    }),
  'derived-end-a-minute-early': breaking('PAC-34')
    .says('An endTime computed from durationInMinutes is a minute too early.')
    .by(derivesEnd, (start, minutes) => later(start, minutes - 1)),
  'derived-end-within-half-a-day': breaking('PAC-34')
    .says('A derived end is at most twelve hours after the start.')
    .by(derivesEnd, (startTime, minutes) => later(startTime, Math.min(minutes, 720))),
  'derived-end-where-exact-time-is-told': breaking('PAC-34')
    .says('An end is derived from the duration only if the body names exactTime.')
    .by(derivesEnd, (start, minutes, { timeType }) =>
      timeType === undefined ? null : later(start, minutes),
    ),
  'derived-end-refused-and-kept': breaking('PAC-34')
    .says('A duration instead of an end is refused, but the personal activity is stored.')
    .by(afterwards, CREATE, (reply, { body }) =>
      isExact(membersIn(body)) && membersIn(body)['endTime'] === undefined
        ? refuse('invalid-input', { promised: 'endTime is sent.', found: 'none.', next: 'send one.' })
        : reply,
    ),
  'derived-end-of-an-hour-forgets-the-rest': breaking('PAC-34')
    .says('More than two hours leave a derived end at the full hours.')
    .by(derivesEnd, (start, minutes) => later(start, minutes > 120 ? minutes - (minutes % 60) : minutes)),
  'evenings-need-times': breaking('PAC-37', 'PAC-38')
    .says('A create with timeType evening and no startTime is refused.')
    .by(refuses, CREATE, ({ timeType, startTime }) => {
      return timeType === 'evening' && startTime === undefined;
    }),
  'times-for-all-but-all-day': breaking('PAC-37', 'PAC-38')
    .says('Only what lasts all day needs no end.')
    .by(refuses, CREATE, ({ timeType, endTime, durationInMinutes }) => {
      return timeType !== 'allDay' && endTime === undefined && durationInMinutes === undefined;
    }),
  'answer-of-one-that-was-not-kept': breaking('PAC-41', 'PAC-37')
    .says('What has no times is answered with 201 and not kept.')
    .by(afterwards, CREATE, (reply, { body }, { store }) => {
      if (!isExact(membersIn(body))) store.personalActivities.remove(idIn(reply));
      return reply;
    }),
});
