import { hours, sometime, walkByStaff, walking } from '../../witness/personal-activities.ts';
import type { Stage } from '../../witness/stage.ts';
import { afterwards, inList } from '../lies.ts';
import { membersIn, textsIn } from '../input.ts';
import type { Saboteur } from '../saboteur.ts';
import { dayIn, isExact, later } from '../times.ts';
import { LIST, shownAs } from './amend.ts';

const nothing = () => ({});
const early = ({ day }: Stage) => hours(day(-7), '09:05', '09:50');
const all = walking(nothing, ...['allDay', 'morning', 'evening'].map((type) => () => sometime(type)));

/** A value that is set, shown otherwise. */
const set =
  (change: (value: string) => unknown) =>
  (value: unknown): unknown =>
    typeof value === 'string' ? change(value) : value;

/** Lies of how a personal activity looks. */
export const showingSaboteurs: readonly Saboteur[] = [
  {
    id: 'personal-activities.ids-of-figures-from-the-second-on',
    lie: 'In a list of several only the first has a text for an id, the others a number.',
    breaks: ['PAC-01', 'CNV-03'],
    tables: afterwards(LIST, (reply, input) =>
      inList((items) => items.map((item, at) => (at === 0 ? item : { ...membersIn(item), id: at })))(
        reply,
        input,
      ),
    ),
    witness: all,
  },
  {
    id: 'personal-activities.day-where-there-are-no-times',
    lie: 'The startDate of one without times is a day.',
    breaks: ['PAC-03'],
    tables: shownAs((activity) => ({
      ...activity,
      startDate: isExact(activity) ? activity['startDate'] : dayIn(activity['startDate']),
    })),
    witness: all,
  },
  {
    id: 'personal-activities.times-with-seconds',
    lie: 'The times of day have seconds.',
    breaks: ['PAC-04', 'PAC-44'],
    tables: shownAs(({ startTime, endTime, ...rest }) => ({
      ...rest,
      startTime: set((time) => `${time}:00`)(startTime),
      endTime: set((time) => `${time}:00`)(endTime),
    })),
    witness: all,
  },
  {
    id: 'personal-activities.early-times-without-a-nought',
    lie: 'A time before ten in the morning has one figure for the hour.',
    breaks: ['PAC-04', 'PAC-44'],
    tables: shownAs(({ startTime, endTime, ...rest }) => ({
      ...rest,
      startTime: set((time) => time.replace(/^0/, ''))(startTime),
      endTime: set((time) => time.replace(/^0/, ''))(endTime),
    })),
    witness: walking(early),
  },
  {
    id: 'personal-activities.times-of-twelve-hours',
    lie: 'Afternoon times are those of the twelve-hour clock.',
    breaks: ['PAC-44'],
    tables: shownAs(({ startTime, endTime, ...rest }) => ({
      ...rest,
      startTime: set((time) => (time >= '13:00' ? later(time, -720) : time))(startTime),
      endTime: set((time) => (time >= '13:00' ? later(time, -720) : time))(endTime),
    })),
    witness: walking(({ day }) => hours(day(-7), '12:37', '13:19')),
  },
  {
    id: 'personal-activities.evening-by-another-name',
    lie: 'What was told as evening is shown as night.',
    breaks: ['PAC-05', 'PAC-44'],
    tables: shownAs((activity) => ({
      ...activity,
      timeType: activity['timeType'] === 'evening' ? 'night' : activity['timeType'],
    })),
    witness: all,
  },
  {
    id: 'personal-activities.duration-in-hours',
    lie: 'The durationInMinutes counts hours.',
    breaks: ['PAC-06'],
    tables: shownAs((activity) => {
      const minutes = activity['durationInMinutes'];
      return { ...activity, durationInMinutes: typeof minutes === 'number' ? minutes / 60 : minutes };
    }),
    witness: all,
  },
  {
    id: 'personal-activities.attended-by-objects',
    lie: 'The attendedResidentIds are objects with an id.',
    breaks: ['PAC-07', 'PAC-42'],
    tables: shownAs((activity) => ({
      ...activity,
      attendedResidentIds: textsIn(activity['attendedResidentIds']).map((id) => ({ id })),
    })),
    witness: all,
  },
  {
    id: 'personal-activities.attended-in-one-text',
    lie: 'The attendedResidentIds of one without times are a text with commas.',
    breaks: ['PAC-07', 'PAC-42'],
    tables: shownAs((activity) => ({
      ...activity,
      attendedResidentIds: isExact(activity)
        ? activity['attendedResidentIds']
        : textsIn(activity['attendedResidentIds']).join(','),
    })),
    witness: all,
  },
  {
    id: 'personal-activities.confirmed-by-a-word',
    lie: 'The confirmed member says yes or no.',
    breaks: ['PAC-08'],
    tables: shownAs(({ confirmed, ...rest }) => ({
      ...rest,
      confirmed: typeof confirmed === 'boolean' ? (confirmed ? 'yes' : 'no') : confirmed,
    })),
    witness: walkByStaff,
  },
  {
    id: 'personal-activities.photos-as-links',
    lie: 'The photos are an array of links.',
    breaks: ['PAC-09'],
    tables: shownAs(({ photos, ...rest }) => ({
      ...rest,
      photos: Array.isArray(photos) ? photos.map((photo) => membersIn(photo)['url']) : photos,
    })),
    witness: walkByStaff,
  },
  {
    id: 'personal-activities.second-photo-by-number',
    lie: 'Of several photos all but the first have a number for an id.',
    breaks: ['PAC-09', 'CNV-03'],
    tables: shownAs(({ photos, ...rest }) => ({
      ...rest,
      photos: Array.isArray(photos)
        ? photos.map((photo, at) => (at === 0 ? membersIn(photo) : { ...membersIn(photo), id: at }))
        : photos,
    })),
    witness: walkByStaff,
  },
];
