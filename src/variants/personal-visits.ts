import { revisiting, someLounge, visiting } from '../witness/personal-visits.ts';
import type { Witness } from '../witness/stage.ts';
import { readingsOf } from './reading.ts';
import { variantsOf, type Variant } from './variant.ts';

const nothing = () => ({});
const usual = visiting(nothing);

const toNobody = () => ({ additionalAttendeeResidentIds: ['nobody'] });

/** Whether an attendee finds a visit. */
const byAttendee: Witness = async (stage) => {
  const lounge = await someLounge(stage);
  const [who] = lounge.others;
  const id = await lounge.made({ additionalAttendeeResidentIds: [who] });
  return [await lounge.of(who).days(-9, -5), await lounge.read(id, who)];
};

const backwards: Witness = revisiting(nothing, ({ day }) => ({
  startDate: `${day(-7)}T22:15:00Z`,
  startTime: '22:15',
  endTime: '00:30',
}));

/** Freedoms of the section Personal visits. */
export const personalVisitVariants: readonly Variant[] = [
  ...readingsOf(usual, [
    ['visit-date-form', ['date']],
    ['visit-creator', ['service-account']],
    ['visit-in-attendee-lists', ['path-resident-only'], byAttendee],
    ['visit-put-omitted', ['kept'], revisiting(nothing, () => ({ description: undefined }))],
    ['unknown-visit-people', ['dropped', 'stored'], visiting(toNobody)],
  ]),
  ...variantsOf('freedom', backwards, {
    'visits-judged-otherwise-on-a-change': [
      'A replacement takes ends on the next day and drops unknown people; a create refuses both.',
      {
        readings: {
          'end-time-before-start-time': { '*': 'refused', replacePersonalVisit: 'next-day' },
          'unknown-visit-people': { '*': 'refused', replacePersonalVisit: 'dropped' },
          'value-outside-set': { '*': 'refuse', replacePersonalVisit: 'ignore' },
          'visit-put-omitted': 'kept',
        },
      },
    ],
    'visits-of-the-path-resident-served-under-anybody': [
      'A visit is in the list of the resident in the path alone, and read and changed under anybody.',
      {
        readings: {
          'visit-in-attendee-lists': 'path-resident-only',
          'child-under-wrong-parent': {
            '*': 'not-found',
            getPersonalVisit: 'served',
            replacePersonalVisit: 'served',
            deletePersonalVisit: 'served',
          },
          'visit-date-form': 'date',
        },
      },
      byAttendee,
    ],
    'windows-cut-here-and-refused-there': [
      'A window past day 45 is cut for visits and refused for personal activities; an end before the start is the other way round.',
      {
        readings: {
          'window-beyond': { '*': 'refused', listPersonalVisits: 'cut' },
          'window-end-before-start': { '*': 'refused', listPersonalActivities: 'empty-list' },
          'missing-required-status': {
            '*': 'bad-request',
            createPersonalVisit: 'unprocessable',
            listPersonalActivities: 'another-refusal',
          },
        },
      },
      async (stage) => (await someLounge(stage)).days(-90, -5),
    ],
  }),
];
