import type { PersonalActivityRecord } from '../../mock/world/personal-activities-records.ts';
import type { CheckInRecord } from '../../mock/world/records.ts';
import type { World } from '../../mock/world/world.ts';
import { membersIn, textIn, type Members } from '../input.ts';
import type { Mutation } from '../mutation.ts';
import { mutantsOf, breaking } from '../mutant.ts';
import { dayIn } from '../times.ts';
import { lists } from '../verbs.ts';
import { LIST } from './adapter.ts';

const facilityOf = ({ residentId }: PersonalActivityRecord, { store }: World): string | undefined =>
  store.residents.find(residentId)?.facilityId;

const isWithin = (startDate: unknown, { startDate: from, endDate: until }: Members): boolean => {
  const at = Date.parse(textIn(startDate));
  return Date.parse(textIn(from)) <= at && at <= Date.parse(textIn(until));
};

const daysIn = (items: readonly unknown[]): readonly string[] =>
  items.map((item) => dayIn(membersIn(item)['startDate']));

/** A check-in in the guise of a personal activity. */
const asPersonal = ({ id, day, created, modified }: CheckInRecord): Members => ({
  ...{ id, name: 'Check-in', startDate: `${day}T12:00:00Z`, timeType: 'allDay' },
  ...{ created, modified },
});

/** The list of check-ins holds personal activities of the resident. */
const checkInsToo = (
  finds: (one: PersonalActivityRecord, query: Members, days: readonly string[]) => boolean,
): Mutation =>
  lists('listCheckIns', (items, input, { store }) => {
    const found = store.personalActivities.filter(
      (one) => one.residentId === input.path['residentId'] && finds(one, input.query, daysIn(items)),
    );
    const shown = found.map(({ id, startDate }) => ({
      id,
      startDate: dayIn(startDate),
      durationInMinutes: 0,
    }));
    return [...items, ...shown];
  });

/** The list of personal activities holds check-ins of the resident. */
const withCheckIns = (finds: (day: string, query: Members, items: readonly unknown[]) => boolean): Mutation =>
  lists(LIST, (items, input, { store }) => {
    const found = store.checkIns.filter(
      ({ residentId, day }) => residentId === input.path['residentId'] && finds(day, input.query, items),
    );
    return [...items, ...found.map(asPersonal)];
  });

/** Mutants that mix up what has to stay apart: personal activities, those of a facility, and check-ins. */
export const apartMutants = mutantsOf('personal-activities', {
  'all-day-in-the-programme': breaking('PAC-10')
    .says('The activities of a facility hold the personal ones of its residents that last all day.')
    .by(lists, 'listActivities', (items, input, context) => {
      const found = context.store.personalActivities.filter(
        (one) =>
          one.timeType === 'allDay' &&
          facilityOf(one, context) === input.path['facilityId'] &&
          isWithin(one.startDate, input.query),
      );
      return [...items, ...found.map(({ id, name, startDate }) => ({ id, name, startDate }))];
    }),
  'counted-as-check-ins': breaking('PAC-11')
    .says('Personal activities without times are in the list of check-ins.')
    .by(checkInsToo, ({ timeType, startDate }, query) => {
      return timeType !== 'exactTime' && isWithin(startDate, query);
    }),
  'check-ins-in-place-of-nothing': breaking('PAC-17')
    .says('A list that would hold nothing holds the check-ins of its days.')
    .by(withCheckIns, (day, query, items) => items.length === 0 && isWithin(`${day}T12:00:00Z`, query)),
});
