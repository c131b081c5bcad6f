import { givenConnection } from '../../factories/connections.ts';
import { otherFacility } from '../../factories/facilities.ts';
import { captionWord, photoActivity, taggable, tagsGuests } from '../../factories/photos.ts';
import { givenRegistration, soonActivity } from '../../factories/registrations.ts';
import { givenResident } from '../../factories/residents.ts';
import { actAs } from '../../kit/acting.ts';
import { hang, lists } from './lists.ts';
import { marksOf } from './marks.ts';

lists({
  'listed-in-their-facility': {
    says: 'The list of a facility holds every photo uploaded to it, whatever its type and people, and none of others alone, filtered or not.',
    clauses: ['PHO-13', 'PHO-12', 'PHO-14'],
    of: async (t) => {
      const { id: one } = await t.facility();
      const two = await otherFacility(t, one);
      const users = await taggable(t, 1);
      const [residentId = ''] = users;
      const word = captionWord(t);
      const guests = await tagsGuests(t);
      const { tags, album, filters } = await marksOf(t, [one, two]);
      const marked = { ...(guests && { users }), caption: `${word} party`, ...album };
      const photos = await hang(
        t,
        ...([[{}], [{ type: 'dining', caption: captionWord(t) }], [{ type: 'family', users }]] as const),
        ...[one, two].map((id) => [{ ...marked, facilities: [id] }, { tags }] as const),
        [{ facilities: [two], type: 'family', ...(guests && { users }) }],
      );
      const byResident = guests ? [{ residentId }, { residentId, captionSearch: word }] : [];
      const all = [{}, ...byResident, { captionSearch: word }, ...filters];
      const some = all.filter((_, at) => at % 2 === 0);
      return {
        photos,
        asks: [
          [{ facility: one }, ...all],
          [{ facility: two }, ...some],
        ],
      };
    },
  },
  'listed-for-residents-wherever-they-live': {
    says: 'A photo is in the list of the tagged resident and of no other, from their own facility or not, filtered or not.',
    clauses: ['PHO-26', 'PHO-27', 'PHO-25'],
    of: async (t) => {
      const { id: one } = await t.facility();
      const two = await otherFacility(t, one);
      const { residentId: ada } = await givenResident(t, {}, one);
      const { residentId: ben } = await givenResident(t, {}, two);
      const caption = captionWord(t);
      const { tags, album, filters } = await marksOf(t, [one, two]);
      const of = (facilities: readonly string[], ...users: readonly string[]) => {
        const parts = { facilities, caption, ...album, ...(users.length > 0 && { users }) };
        return [parts, { tags }] as const;
      };
      const photos = await hang(
        t,
        ...[
          of([one], ada),
          of([two], ada),
          of([one], ben),
          of([one, two], ben),
          of([two], ben, ada),
          of([two, one]),
        ],
      );
      const asked = [{}, { captionSearch: caption }, ...filters];
      return {
        photos,
        asks: [
          [{ resident: ada }, ...asked],
          [{ resident: ben }, ...asked],
        ],
      };
    },
  },
  'uploader-is-not-tagged': {
    says: 'A resident who uploads a photo without being tagged in it does not list it, nor does the filter residentId find it.',
    clauses: ['PHO-27', 'PHO-20'],
    of: async (t) => {
      const { id } = await t.facility();
      const { residentId } = await givenResident(t, {}, id);
      // Whether residents may upload photos is not said.
      const as = await actAs(t, 'resident', residentId, id);
      const photos = await hang(t, [{ facilities: [id], caption: captionWord(t) }, { as }]);
      return { photos, asks: [[{ resident: residentId }], [{ facility: id }, { residentId }]] };
    },
  },
  'taking-part-is-not-tagged': {
    says: 'A resident lists only the photos with themselves: none for a tagged connection, or for a part in the activity.',
    clauses: ['PHO-27', 'PHO-26', 'PHO-20'],
    of: async (t) => {
      const { connectionId, residentId, facilityId: home } = await givenConnection(t);
      const { activityId, facilityId } = await soonActivity(t);
      const { residentId: guest } = await givenRegistration(t, { activityId });
      const parts = { facilities: [home], caption: captionWord(t) };
      const ofActivity = { facilities: [facilityId] };
      const photos = await hang(
        t,
        [{ ...parts, users: [connectionId, residentId] }],
        [{ ...parts, users: [connectionId] }],
        [{ ...ofActivity, users: [guest] }, { activityId }],
        [ofActivity, { activityId }],
      );
      const filtered = [{ facility: home }, { residentId }] as const;
      return { photos, asks: [[{ resident: guest }], [{ resident: residentId }], filtered] };
    },
  },
  'activity-list': {
    says: 'The list of an activity holds the photos uploaded to it and none of another activity or of none, with a search and without.',
    clauses: ['PHO-30', 'PHO-31', 'PHO-29'],
    of: async (t) => {
      // Two activities on one calendar with the same name.
      const name = t.fresh.text('Choir');
      const { activityId: one, facilities } = await photoActivity(t, { name });
      const { activityId: two } = await photoActivity(t, { name });
      const users = await taggable(t, 1);
      const word = captionWord(t);
      const parts = { facilities, users, caption: `${word} party` };
      const [ofOne, ofTwo] = [{ activityId: one }, { activityId: two }];
      const photos = await hang(
        t,
        ...([[parts], [parts, ofOne], [parts, ofTwo], [parts, ofOne], [parts, ofTwo]] as const),
        ...([
          [{ facilities }, ofOne],
          [{ facilities }, ofTwo],
        ] as const),
        // The type `activity` does not make a photo belong to an activity.
        [{ ...parts, type: 'activity' }],
      );
      const asked = [{ pageSize: 2 }, { captionSearch: word, pageSize: 1 }];
      return {
        photos,
        asks: [[{ activity: one }, ...asked], [{ activity: two }, ...asked], [{ resident: users[0] ?? '' }]],
      };
    },
  },
});
