import { membersIn, textIn, type Members } from '../input.ts';
import { leavingOut } from '../leaves-out.ts';
import { wrongType, wrongValue } from '../operators.ts';
import { mutantsOf, type Mutant, breaking } from '../mutant.ts';
import { dayIn, isExact } from '../times.ts';
import { lists } from '../verbs.ts';
import type { Mutation } from '../mutation.ts';
import { CREATE, LIST, listsAs } from './adapter.ts';

/** The times of the list, where they are set, shown otherwise. */
const listsTimes = (change: (time: string) => string): Mutation =>
  listsAs((activity) =>
    Object.fromEntries(
      ['startTime', 'endTime'].map((name) => {
        const time = activity[name];
        return [name, typeof time === 'string' ? change(time) : time];
      }),
    ),
  );

const exactOr = (activity: Members, other: Members): Members => (isExact(activity) ? {} : other);

export const showingMutants: readonly Mutant[] = [
  ...mutantsOf('personal-activities', {
    'ids-of-figures-from-the-second-on': breaking('PAC-01', 'CNV-03')
      .says('In a list of several only the first has a text for an id, the others a number.')
      .by(lists, LIST, (items) =>
        items.map((item, at) => (at === 0 ? item : { ...membersIn(item), id: at })),
      ),
    'day-where-there-are-no-times': breaking('PAC-03')
      .says('The startDate of one without times is a day.')
      .by(listsAs, (activity) => exactOr(activity, { startDate: dayIn(activity['startDate']) })),
    'times-with-seconds': breaking('PAC-04', 'PAC-44')
      .says('The list shows times with seconds.')
      .by(listsTimes, (time) => `${time}:00`),
    'evening-by-another-name': wrongValue(['PAC-05', 'PAC-44'], LIST, 'timeType')
      .as('night where it was evening')
      .by((type) => (type === 'evening' ? 'night' : type)),
    'duration-in-hours': wrongValue(['PAC-06'], LIST, 'durationInMinutes')
      .as('hours')
      .by((minutes) => Number(minutes) / 60),
    'attended-by-objects': wrongType(['PAC-07', 'PAC-42'], LIST, 'attendedResidentIds.*', 'object'),
    'confirmed-by-a-word': wrongType(['PAC-08'], LIST, 'confirmed', 'text'),
    'photos-as-links': wrongValue(['PAC-09'], LIST, 'photos.*')
      .as('a link')
      .by((photo) => textIn(membersIn(photo)['url'])),
  }),
  ...leavingOut(
    'personal-activities',
    { resource: 'a personal activity', breaks: ['PAC-101'], operations: [CREATE, LIST] },
    'name startDate startTime endTime timeType durationInMinutes created attendedResidentIds',
    'location description confirmed photos photos.*.id,name,type,size,publicToFamily',
  ),
];
