import { hours, someWalks, sometime } from '../../witness/personal-activities.ts';
import { seeing } from '../../witness/client.ts';
import { someResident } from '../../witness/people.ts';
import { idIn, membersIn, textIn } from '../input.ts';
import { afterwards, noting } from '../mutation.ts';
import { wrongStatus } from '../operators.ts';
import { mutantsOf, type Mutant, breaking } from '../mutant.ts';
import { refuses, refusesAs } from '../verbs.ts';
import { CREATE, createsAs, isSameDay, listsAs, sentAs } from './adapter.ts';
import { walking } from './walking.ts';

/** One of a resident, made after another resident has moved in, and made again under its id. */
const beforeOthers = seeing(async (client) => {
  const [walks, others] = [await someWalks(client), await someWalks(client)];
  await others.create();
  const { id } = membersIn(membersIn((await walks.create()).body)['data']);
  for (const one of [walks, others]) await one.days(-9, -5);
  await walks.create({ id, name: 'Chess' });
  await walks.days(-9, -5);
});

/** Several at the same time, on the same day, and of all kinds. */
const manyKinds = walking(({ day }) => [
  [{}, {}, hours(day(-7), '15:00', '15:30')],
  ...['afternoon', 'night'].map(sometime),
  [sometime('morning'), {}],
]);

const TIME_TYPES = ['exactTime', 'allDay', 'morning', 'afternoon', 'evening'];

export const creatingMutants: readonly Mutant[] = [
  ...mutantsOf('personal-activities', manyKinds, {
    'create-sends-elsewhere': wrongStatus(['PAC-29'], CREATE, 303),
    'create-of-what-was-made-before': breaking('PAC-29', 'PAC-41')
      .says('A second one at the same moment is a conflict.')
      .by(refusesAs, 'conflict', CREATE, (body, { path }, { store }) =>
        store.personalActivities
          .filter(({ residentId }) => residentId === path['residentId'])
          .some(({ startDate }) => Date.parse(startDate) === Date.parse(textIn(body['startDate']))),
      ),
    'no-afternoons': breaking('PAC-38')
      .says('A create with timeType afternoon is refused.')
      .by(refuses, CREATE, ({ timeType }) => timeType === 'afternoon'),
    'any-time-type': breaking('PAC-39', 'CNV-36')
      .says('A timeType outside the five is taken and shown.')
      .by(noting(Map<unknown, unknown>), (strange) => [
        sentAs(
          ({ timeType = 'exactTime' }) =>
            !TIME_TYPES.includes(textIn(timeType)) && { timeType: 'allDay', strange: timeType },
        ),
        afterwards(CREATE, (reply, { sent }) => {
          strange.set(idIn(reply), sent['strange']);
          return reply;
        }),
        listsAs(({ id, timeType }) => ({ timeType: strange.get(id) ?? timeType })),
      ]),
    'all-day-by-default': breaking('PAC-40')
      .says('A body without a timeType means all day.')
      .by(createsAs, (_, { sent }) => (sent['timeType'] === undefined ? { timeType: 'allDay' } : {})),
    'time-type-of-last-time': breaking('PAC-40')
      .says('A body without a timeType means that of the one before it.')
      .by(createsAs, ({ id, residentId, timeType }, { sent }, { store }) => {
        const own = store.personalActivities.filter((one) => one.residentId === residentId && one.id !== id);
        return sent['timeType'] === undefined ? { timeType: own.at(-1)?.timeType ?? timeType } : {};
      }),
    'in-place-of-a-like-one': breaking('PAC-41')
      .says('What has the name, the day and the timeType of another takes its place.')
      .by(afterwards, CREATE, (reply, _input, { store }) => {
        const made = store.personalActivities.find(idIn(reply));
        for (const one of store.personalActivities.all())
          if (isSameDay(one, made) && one.name === made?.name && one.timeType === made.timeType)
            store.personalActivities.remove(one.id);
        return reply;
      }),
    'attended-where-there-are-times': breaking('PAC-42')
      .says('The resident attends what has exact times and nothing else.')
      .by(listsAs, ({ timeType }) => (timeType === 'exactTime' ? {} : { attendedResidentIds: [] })),
  }),
  ...mutantsOf('personal-activities', beforeOthers, {
    'kept-for-the-latest-resident': breaking('PAC-41', 'PAC-42')
      .says('It is kept for the resident of the facility who moved in last.')
      .by(createsAs, ({ residentId }, _input, { store }) => {
        const home = store.residents.find(residentId)?.facilityId;
        const latest = store.residents.filter(({ facilityId }) => facilityId === home).at(-1);
        return latest ? { residentId: latest.id, attendedResidentIds: [latest.id] } : {};
      }),
    'attended-by-the-resident-who-makes-it': breaking('PAC-42')
      .says('One that a resident makes for another one is attended by the resident who makes it.')
      .seenBy(async (client) => {
        const [as, residentId] = [await someResident(client), await someResident(client)];
        const body = { name: 'Walk', ...hours(client.day(-7), '10:00', '10:45') };
        return client.see('createPersonalActivity', { residentId }, { as, body });
      })
      .by(createsAs, (_record, { acting }) =>
        acting.kind === 'resident' ? { attendedResidentIds: [acting.id] } : {},
      ),
    'under-the-id-of-the-body': breaking('PAC-41', 'CNV-44')
      .says('A body that holds the id of another one makes that one again.')
      .by(afterwards, CREATE, (reply, { sent }, { store: { personalActivities } }) => {
        const other = personalActivities.find(textIn(sent['id']));
        const made = personalActivities.find(idIn(reply));
        if (!other || !made) return reply;
        personalActivities.remove(made.id);
        personalActivities.replace({ ...made, id: other.id });
        return reply;
      }),
    'attended-by-who-came-before': breaking('PAC-42')
      .says('It is attended by the resident for whom the one before it was made.')
      .by(noting(Map<unknown, string>), (before) => [
        afterwards(CREATE, (reply, _input, { store }) => {
          const [former] = store.personalActivities.all().slice(-2);
          if (former) before.set(idIn(reply), former.residentId);
          return reply;
        }),
        listsAs(({ id }) => ({ attendedResidentIds: [before.get(id) ?? id] })),
      ]),
  }),
];
