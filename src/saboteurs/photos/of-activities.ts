import { playing, variety } from '../../witness/photos.ts';
import { membersIn } from '../input.ts';
import { afterwards } from '../lies.ts';
import type { Saboteur } from '../saboteur.ts';
import { amend, isUnfiltered, listingAlso, listingOnly, OF_ACTIVITY, UPDATE } from './amend.ts';

/** Lies of the photos of an activity. */
export const ofActivitiesSaboteurs: readonly Saboteur[] = [
  {
    id: 'photos.activity-list-bare',
    lie: 'The list of an activity is the array itself.',
    breaks: ['PHO-29', 'CNV-10'],
    tables: afterwards(OF_ACTIVITY, (reply) => ({ ...reply, body: membersIn(reply.body)['data'] })),
    witness: variety,
  },
  {
    id: 'photos.of-activities-with-words',
    lie: 'The list of an activity holds photos with a caption alone.',
    breaks: ['PHO-30'],
    tables: listingOnly([OF_ACTIVITY], ({ caption }) => caption !== null),
    witness: variety,
  },
  {
    id: 'photos.updated-leaves-the-activity',
    lie: 'An update takes a photo from its activity.',
    breaks: ['PHO-30'],
    tables: afterwards(UPDATE, (reply, { path }, scene) => {
      amend(scene, path['photoId'], () => ({ activityId: null }));
      return reply;
    }),
    witness: variety,
  },
  {
    id: 'photos.activities-by-type',
    lie: 'The list of an activity holds photos of the type activity that were uploaded to no activity.',
    breaks: ['PHO-31'],
    tables: listingAlso(
      [OF_ACTIVITY],
      ({ type, activityId }, input) => isUnfiltered(input) && type === 'activity' && activityId === null,
    ),
    witness: variety,
  },
  {
    id: 'photos.search-in-all-activities',
    lie: 'A search in the photos of an activity finds those of all activities.',
    breaks: ['PHO-31'],
    tables: listingAlso([OF_ACTIVITY], ({ caption, activityId }, { query }) => {
      const sought = query['captionSearch'];
      return (
        activityId !== null &&
        typeof sought === 'string' &&
        (caption?.text.split(' ').includes(sought) ?? false)
      );
    }),
    witness: playing(async ({ activityId, photo }, stage) => {
      await photo({ caption: 'Garden party' }, { activityId });
      const { lever, calendars } = stage;
      const other = (await lever('create-activity', { calendarId: calendars[0] ?? '' }))['activityId'] ?? '';
      return (await stage.call('GET', `/activities/${other}/photos?captionSearch=Garden`)).body;
    }),
  },
  {
    id: 'photos.activities-of-one-calendar',
    lie: 'The list of an activity holds photos of the other activities of its calendar that bear the same name.',
    breaks: ['PHO-31'],
    tables: listingAlso([OF_ACTIVITY], ({ activityId }, input, { store }) => {
      const [own, other] = [
        store.activities.find(input.path['activityId']),
        store.activities.find(activityId ?? ''),
      ];
      return (
        isUnfiltered(input) &&
        own !== undefined &&
        own.calendarId === other?.calendarId &&
        own.name === other.name
      );
    }),
    witness: playing(async ({ activityId, photo }, stage) => {
      await photo({}, { activityId });
      const { lever, calendars } = stage;
      const twin = await lever('create-activity', { calendarId: calendars[0] ?? '', name: 'Tea' });
      return (await stage.call('GET', `/activities/${twin['activityId'] ?? ''}/photos`)).body;
    }),
  },
];
