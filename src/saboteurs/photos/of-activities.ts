import { playing, variety } from '../../witness/photos.ts';
import { membersIn } from '../input.ts';
import { afterwards } from '../mutation.ts';
import { saboteursOf } from '../saboteur.ts';
import { amend, isUnfiltered, listingAlso, listingOnly, OF_ACTIVITY, UPDATE } from './amend.ts';

/** Saboteurs of the photos of an activity. */
export const ofActivitiesSaboteurs = saboteursOf('photos', variety, {
  'activity-list-bare': [
    'The list of an activity is the array itself.',
    ['PHO-29', 'CNV-10'],
    afterwards(OF_ACTIVITY, (reply) => ({ ...reply, body: membersIn(reply.body)['data'] })),
  ],
  'of-activities-with-words': [
    'The list of an activity holds photos with a caption alone.',
    ['PHO-30'],
    listingOnly([OF_ACTIVITY], ({ caption }) => caption !== null),
  ],
  'updated-leaves-the-activity': [
    'An update takes a photo from its activity.',
    ['PHO-30'],
    afterwards(UPDATE, (reply, { path }, scene) => {
      amend(scene, path['photoId'], () => ({ activityId: null }));
      return reply;
    }),
  ],
  'activities-by-type': [
    'The list of an activity holds photos of the type activity that were uploaded to no activity.',
    ['PHO-31'],
    listingAlso(
      [OF_ACTIVITY],
      ({ type, activityId }, input) => isUnfiltered(input) && type === 'activity' && activityId === null,
    ),
  ],
  'search-in-all-activities': [
    'A search in the photos of an activity finds those of all activities.',
    ['PHO-31'],
    listingAlso([OF_ACTIVITY], ({ caption, activityId }, { query }) => {
      const sought = query['captionSearch'];
      return (
        activityId !== null &&
        typeof sought === 'string' &&
        (caption?.text.split(' ').includes(sought) ?? false)
      );
    }),
    playing(async ({ activityId, photo }, stage) => {
      await photo({ caption: 'Garden party' }, { activityId });
      const { lever, calendars } = stage;
      const other = (await lever('create-activity', { calendarId: calendars[0] ?? '' }))['activityId'] ?? '';
      return (await stage.call('GET', `/activities/${other}/photos?captionSearch=Garden`)).body;
    }),
  ],
  'activities-of-one-calendar': [
    'The list of an activity holds photos of the other activities of its calendar that bear the same name.',
    ['PHO-31'],
    listingAlso([OF_ACTIVITY], ({ activityId }, input, { store }) => {
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
    playing(async ({ activityId, photo }, stage) => {
      await photo({}, { activityId });
      const { lever, calendars } = stage;
      const twin = await lever('create-activity', { calendarId: calendars[0] ?? '', name: 'Tea' });
      return (await stage.call('GET', `/activities/${twin['activityId'] ?? ''}/photos`)).body;
    }),
  ],
});
