import { givenConnection } from '../../factories/connections.ts';
import { otherFacility, someFacilities } from '../../factories/facilities.ts';
import { precondition } from '../../kit/precondition.ts';
import { captionWord, givenPhoto, taggable, tagsGuests } from '../../factories/photos.ts';
import { linksOf } from '../../factories/photos-links.ts';
import { givenResident } from '../../factories/residents.ts';
import { givenRegistration, soonActivity } from '../../factories/registrations.ts';
import { actAs } from '../../kit/acting.ts';
import { attributed } from '../../kit/attribute.ts';
import { check } from '../../kit/check.ts';
import { show } from '../../kit/json.ts';
import { holdsExtra } from '../../kit/fault.ts';
import { mustHold } from '../../kit/must.ts';
import { isBlank } from '../../kit/same.ts';
import {
  OF_RESIDENT,
  eitherWay,
  inFacility,
  mustShow,
  mustShowOnly,
  ofResident,
} from '../../assertions/photos-lists.ts';
import { mustReadBack, uploaded } from '../../assertions/photos.ts';
import type { Kept } from '../../models/photos.ts';
import { givenTagged, marksOf } from './marks.ts';

check({
  id: 'photos.listed-in-their-facility',
  says: 'Every photo uploaded to a facility is in its list, whatever its type, its caption and its people.',
  clauses: ['PHO-13', 'PHO-12'],
  async run(t) {
    const { id: one } = await t.facility();
    const [residentId = ''] = await taggable(t, 1);
    // With a caption, with people, and bare; whatever is uploaded of each type is looked for elsewhere.
    const family = { type: 'family', users: [residentId] } as const;
    for (const [facilityId, all] of [
      [one, [{}, { type: 'dining', caption: captionWord(t) }, family]],
      [await otherFacility(t, one), [(await tagsGuests(t)) ? family : {}]],
    ] as const) {
      const ids: string[] = [];
      for (const parts of all)
        ids.push((await givenPhoto(t, { facilities: [facilityId], ...parts })).photoId);
      const list = await inFacility(t, facilityId);
      attributed(['PHO-13'], () => mustShow(list, ids, 'a photo of the facility'));
    }
  },
});

check({
  id: 'photos.not-listed-elsewhere',
  says: 'The list of a facility holds no photo that is only of other facilities, filtered or not.',
  clauses: ['PHO-14'],
  async run(t) {
    const { id: facilityId } = await t.facility();
    const elsewhere = await otherFacility(t, facilityId);
    const [residentId = ''] = await taggable(t, 1);
    const word = captionWord(t);
    const caption = `${word} party`;
    const guests = await tagsGuests(t);
    const users = guests ? { users: [residentId] } : {};
    const { tags, album, filters } = await marksOf(t, [facilityId, elsewhere]);
    const place = async (where: string) =>
      (await givenTagged(t, { ...users, caption, facilities: [where], ...album }, tags)).photoId;
    const here = await place(facilityId);
    const there = await place(elsewhere);
    const both = [here, there];
    const byResident = guests ? [{ residentId }, { residentId, captionSearch: word }] : [];
    for (const [at, query] of [{}, ...byResident, { captionSearch: word }, ...filters].entries()) {
      const walk = await inFacility(t, facilityId, query);
      mustShowOnly(walk, [here], both, 'a photo of the facility');
      if (at % 2 === 0)
        mustShowOnly(await inFacility(t, elsewhere, query), [there], both, 'a photo of the other facility');
      const [page] = walk.pages;
      const strange = walk.items.find(
        (photo) => !isBlank(photo['facilities']) && !linksOf(photo, 'facilities').includes(facilityId),
      );
      if (page)
        mustHold(
          page,
          `${facilityId} among all facilities`,
          strange === undefined,
          holdsExtra(show(strange)),
        );
    }
  },
});

check({
  id: 'photos.listed-for-residents-wherever-they-live',
  says: 'A photo is in the list of the tagged resident and of no other, from their own facility or not.',
  clauses: ['PHO-26', 'PHO-27', 'PHO-25'],
  async run(t) {
    const { id: one } = await t.facility();
    const two = await otherFacility(t, one);
    const homes = [await givenResident(t, {}, one), await givenResident(t, {}, two)];
    const [ada = '', ben = ''] = homes.map(({ residentId }) => residentId);
    const word = captionWord(t);
    const place = async (facilities: readonly string[], users?: readonly string[]) =>
      (await givenPhoto(t, { facilities, caption: word, ...(users && { users }) })).photoId;
    const ofAda = [await place([one], [ada]), await place([two], [ada])];
    const ofBen = [await place([one], [ben]), await place([one, two], [ben])];
    const ofBoth = await place([two], [ben, ada]);
    const all = [...ofAda, ...ofBen, ofBoth, await place([two, one])];
    for (const query of [{}, { captionSearch: word }]) {
      const what = 'a photo in which the resident is tagged';
      mustShowOnly(await ofResident(t, ada, query), [...ofAda, ofBoth], all, what, OF_RESIDENT);
      mustShowOnly(await ofResident(t, ben, query), [...ofBen, ofBoth], all, what, OF_RESIDENT);
    }
  },
});

check({
  id: 'photos.filtered-for-residents',
  says: 'The filtered list of a resident holds no photo in which the resident is not tagged, either.',
  clauses: ['PHO-27', 'PHO-26'],
  async run(t) {
    const { id } = await t.facility();
    const [ada = '', ben = ''] = await taggable(t, 2);
    const caption = captionWord(t);
    const { tags, album, filters } = await marksOf(t, [id]);
    const place = async (users: readonly string[]) => {
      const parts = { facilities: [id], caption, ...album, ...(users.length > 0 && { users }) };
      return (await givenTagged(t, parts, tags)).photoId;
    };
    const [ofAda, ofBen, untagged] = [await place([ada]), await place([ben]), await place([])];
    const all = [ofAda, ofBen, untagged];
    const what = 'a photo in which the resident is tagged';
    for (const query of [{ captionSearch: caption }, ...filters]) {
      mustShowOnly(await ofResident(t, ada, query), [ofAda], all, what, OF_RESIDENT);
      mustShowOnly(await ofResident(t, ben, query), [ofBen], all, what, OF_RESIDENT);
    }
  },
});

check({
  id: 'photos.uploader-is-not-tagged',
  says: 'A resident who uploads a photo without being tagged in it does not list it, nor does the filter residentId find it.',
  clauses: ['PHO-27', 'PHO-20'],
  async run(t) {
    const { id } = await t.facility();
    const { residentId } = await givenResident(t, {}, id);
    const as = await actAs(t, 'resident', residentId, id);
    // Whether residents may upload photos is not said.
    const { photoId } = await givenPhoto(t, { facilities: [id], caption: captionWord(t) }, { as });
    const what = 'a photo with tagged people';
    mustShowOnly(await ofResident(t, residentId), [], [photoId], what, OF_RESIDENT);
    mustShowOnly(await inFacility(t, id, { residentId }), [], [photoId], what, eitherWay('PHO-20'));
  },
});

check({
  id: 'photos.taking-part-is-not-tagged',
  says: 'A resident who is registered for an activity lists only those of its photos in which the resident is tagged.',
  clauses: ['PHO-27', 'PHO-26'],
  async run(t) {
    const { activityId, facilityId } = await soonActivity(t);
    const { residentId } = await givenRegistration(t, { activityId });
    const place = async (users?: readonly string[]) => {
      const parts = { facilities: [facilityId], ...(users && { users }) };
      return (await givenPhoto(t, parts, { activityId })).photoId;
    };
    const [tagged, none] = [await place([residentId]), await place()];
    const what = 'a photo in which the resident is tagged';
    mustShowOnly(await ofResident(t, residentId), [tagged], [tagged, none], what, OF_RESIDENT);
  },
});

check({
  id: 'photos.family-is-not-tagged',
  says: 'A photo in which a connection of a resident is tagged is not in the list of the resident.',
  clauses: ['PHO-27', 'PHO-20'],
  async run(t) {
    const { connectionId, residentId, facilityId } = await givenConnection(t);
    const parts = { facilities: [facilityId], caption: captionWord(t) };
    const both = (await givenPhoto(t, { ...parts, users: [connectionId, residentId] })).photoId;
    const family = (await givenPhoto(t, { ...parts, users: [connectionId] })).photoId;
    const what = 'a photo in which the resident is tagged';
    mustShowOnly(await ofResident(t, residentId), [both], [both, family], what, eitherWay('PHO-27'));
    const filtered = await inFacility(t, facilityId, { residentId });
    mustShowOnly(filtered, [both], [both, family], what, eitherWay('PHO-20'));
  },
});

check({
  id: 'photos.each-by-its-id',
  says: 'Get photo answers the photo whose id is in the path, whichever was read or uploaded last.',
  clauses: ['PHO-48', 'PHO-43'],
  async run(t) {
    const facilities = await someFacilities(t);
    const kept: Kept[] = [];
    for (let time = 0; time < 3; time += 1)
      kept.push(await precondition('a photo', () => uploaded(t, { facilities, caption: captionWord(t) })));
    for (const one of kept.toReversed()) await mustReadBack(t, one);
  },
});
