import { hours, sometime, walkByStaff, walking } from '../../witness/personal-activities.ts';
import type { Stage } from '../../witness/stage.ts';
import { afterwards, inList } from '../mutation.ts';
import { membersIn, textsIn } from '../input.ts';
import { saboteursOf } from '../saboteur.ts';
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

/** Saboteurs of how a personal activity looks. */
export const showingSaboteurs = saboteursOf('personal-activities', all, {
  'ids-of-figures-from-the-second-on': [
    'In a list of several only the first has a text for an id, the others a number.',
    ['PAC-01', 'CNV-03'],
    afterwards(LIST, (reply, input) =>
      inList((items) => items.map((item, at) => (at === 0 ? item : { ...membersIn(item), id: at })))(
        reply,
        input,
      ),
    ),
  ],
  'day-where-there-are-no-times': [
    'The startDate of one without times is a day.',
    ['PAC-03'],
    shownAs((activity) => ({
      ...activity,
      startDate: isExact(activity) ? activity['startDate'] : dayIn(activity['startDate']),
    })),
  ],
  'times-with-seconds': [
    'The times of day have seconds.',
    ['PAC-04', 'PAC-44'],
    shownAs(({ startTime, endTime, ...rest }) => ({
      ...rest,
      startTime: set((time) => `${time}:00`)(startTime),
      endTime: set((time) => `${time}:00`)(endTime),
    })),
  ],
  'early-times-without-a-nought': [
    'A time before ten in the morning has one figure for the hour.',
    ['PAC-04', 'PAC-44'],
    shownAs(({ startTime, endTime, ...rest }) => ({
      ...rest,
      startTime: set((time) => time.replace(/^0/, ''))(startTime),
      endTime: set((time) => time.replace(/^0/, ''))(endTime),
    })),
    walking(early),
  ],
  'times-of-twelve-hours': [
    'Afternoon times are those of the twelve-hour clock.',
    ['PAC-44'],
    shownAs(({ startTime, endTime, ...rest }) => ({
      ...rest,
      startTime: set((time) => (time >= '13:00' ? later(time, -720) : time))(startTime),
      endTime: set((time) => (time >= '13:00' ? later(time, -720) : time))(endTime),
    })),
    walking(({ day }) => hours(day(-7), '12:37', '13:19')),
  ],
  'evening-by-another-name': [
    'What was told as evening is shown as night.',
    ['PAC-05', 'PAC-44'],
    shownAs((activity) => ({
      ...activity,
      timeType: activity['timeType'] === 'evening' ? 'night' : activity['timeType'],
    })),
  ],
  'duration-in-hours': [
    'The durationInMinutes counts hours.',
    ['PAC-06'],
    shownAs((activity) => {
      const minutes = activity['durationInMinutes'];
      return { ...activity, durationInMinutes: typeof minutes === 'number' ? minutes / 60 : minutes };
    }),
  ],
  'attended-by-objects': [
    'The attendedResidentIds are objects with an id.',
    ['PAC-07', 'PAC-42'],
    shownAs((activity) => ({
      ...activity,
      attendedResidentIds: textsIn(activity['attendedResidentIds']).map((id) => ({ id })),
    })),
  ],
  'attended-in-one-text': [
    'The attendedResidentIds of one without times are a text with commas.',
    ['PAC-07', 'PAC-42'],
    shownAs((activity) => ({
      ...activity,
      attendedResidentIds: isExact(activity)
        ? activity['attendedResidentIds']
        : textsIn(activity['attendedResidentIds']).join(','),
    })),
  ],
  'confirmed-by-a-word': [
    'The confirmed member says yes or no.',
    ['PAC-08'],
    shownAs(({ confirmed, ...rest }) => ({
      ...rest,
      confirmed: typeof confirmed === 'boolean' ? (confirmed ? 'yes' : 'no') : confirmed,
    })),
    walkByStaff,
  ],
  'photos-as-links': [
    'The photos are an array of links.',
    ['PAC-09'],
    shownAs(({ photos, ...rest }) => ({
      ...rest,
      photos: Array.isArray(photos) ? photos.map((photo) => membersIn(photo)['url']) : photos,
    })),
    walkByStaff,
  ],
  'second-photo-by-number': [
    'Of several photos all but the first have a number for an id.',
    ['PAC-09', 'CNV-03'],
    shownAs(({ photos, ...rest }) => ({
      ...rest,
      photos: Array.isArray(photos)
        ? photos.map((photo, at) => (at === 0 ? membersIn(photo) : { ...membersIn(photo), id: at }))
        : photos,
    })),
    walkByStaff,
  ],
});
