import fc from 'fast-check';
import { TIME_TYPES, givenHome, type Home } from '../factories/homes.ts';
import { activityName } from '../factories/personal-activities.ts';
import { sameMoment } from '../kit/date-time.ts';
import { holding } from '../kit/expect.ts';
import { remembered } from '../kit/remembered.ts';
import type { Tools } from '../kit/tools.ts';
import { someHours } from '../laws/dated-members.ts';
import { isExact, showsTimes, timesOf, type Timed } from '../laws/exact-times.ts';
import { resource } from '../laws/resource.ts';

/** What is sent of a personal activity apart from its day. */
interface Values extends Timed {
  readonly name: string;
}

/** A resident for each check. */
const homes = new WeakMap<Tools, Promise<Home>>();

/** Which 2xx a create answers, and with what, is open: what is made is found in the list. No other members are sent. */
export const personalActivities = resource({
  section: 'personal-activities',
  thing: 'personal activity',
  things: 'personal activities',
  change: 'change',
  record: 'PersonalActivity',
  operations: { list: 'listPersonalActivities', create: 'createPersonalActivity' },
  path: ({ residentId }: Pick<Home, 'residentId'>) => ({ residentId }),
  values: async (t: Tools, { facilityId }: Home): Promise<Values> => ({
    ...{ name: await activityName(t, facilityId), timeType: 'exactTime', hours: ['10:20', '11:05'] },
  }),
  body: (_t, { home, day, values }) => Promise.resolve({ name: values.name, ...timesOf(home, day, values) }),
  others: () =>
    Promise.resolve<readonly Partial<Values>[]>([
      { hours: ['08:03', '08:46'] },
      { timeType: 'allDay' },
      { timeType: 'morning' },
      { timeType: 'afternoon' },
      { hours: ['15:01', '15:37'], timeType: undefined },
      { timeType: 'evening' },
    ]),
  drawn: () =>
    Promise.resolve(fc.record({ hours: someHours, timeType: fc.constantFrom(undefined, ...TIME_TYPES) })),
  sharedHome: (t) => remembered(homes, t, () => givenHome(t)),
  at: (hours): Partial<Values> => ({ hours, timeType: 'exactTime' }),
  under: (timeType) => ({ timeType }),
  shows: {
    name: ['PAC-43'],
    ...showsTimes(['PAC-44'], (shown, sent) => typeof shown === 'string' && sameMoment(shown, sent) === true),
    attendedResidentIds: { by: ['PAC-42'], is: ({ home }) => holding(home.residentId) },
  },
  clauses: {
    taken: (body) => (isExact(body) ? ['PAC-29', 'PAC-38'] : ['PAC-37', 'PAC-38']),
    served: 'PAC-29',
    sent: ['PAC-43', 'PAC-44'],
    required: { name: 'PAC-31', startDate: 'PAC-201' },
    optional: { timeType: 'PAC-29' },
    timeless: ['PAC-38', 'PAC-37', 'PAC-44'],
    times: ['PAC-44'],
    exactByDefault: 'PAC-40',
    each: 'PAC-41',
    answered: 'PAC-12',
    listed: 'PAC-14',
    outOfRange: 'PAC-15',
    ofTheParent: 'PAC-16',
    lastDay: 'PAC-22',
    shown: 'PAC-101',
  },
});
