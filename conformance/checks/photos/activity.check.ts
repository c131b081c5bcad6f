import fc from 'fast-check';
import {
  captionWord,
  givenPhoto,
  photoActivity,
  type PhotoParts,
  sharedPhotoActivity,
  taggable,
} from '../../factories/photos.ts';
import { otherFacility } from '../../factories/facilities.ts';
import { plainText } from '../../kit/core-values.ts';
import { check } from '../../kit/check.ts';
import {
  OF_ACTIVITY,
  OF_RESIDENT,
  mustShowOnly,
  ofActivity,
  ofResident,
} from '../../assertions/photos-lists.ts';
import { mustReadBack, uploaded } from '../../assertions/photos.ts';
import type { Kept } from '../../models/photos.ts';

check({
  id: 'photos.activity-upload-of-the-required-parts',
  says: 'An upload to an activity with only file and facilities is accepted and answers the photo, which can be read.',
  clauses: ['PHO-36', 'PHO-45', 'PHO-43'],
  async run(t) {
    const { activityId, facilities } = await sharedPhotoActivity(t);
    for (let time = 0; time < 2; time += 1)
      await mustReadBack(t, await uploaded(t, { facilities }, { activityId }));
  },
});

check({
  id: 'photos.activity-upload-of-any-parts',
  says: 'A photo uploaded to an activity shows the parts that were sent, and is in the lists of all concerned.',
  clauses: ['PHO-38', 'PHO-42', 'PHO-26'],
  async run(t) {
    const { activityId, facilities } = await sharedPhotoActivity(t);
    const residents = await taggable(t, 3);
    const parts: fc.Arbitrary<PhotoParts> = fc.record(
      {
        facilities: fc.constant(facilities),
        users: fc.shuffledSubarray([...residents], { minLength: 1 }),
        caption: plainText,
      },
      { requiredKeys: ['facilities'], noNullPrototype: true },
    );
    const all: Kept[] = [];
    const tryOne = async (one: PhotoParts): Promise<void> => {
      const kept = await uploaded(t, one, { activityId });
      await mustReadBack(t, kept);
      all.push(kept);
    };
    await tryOne({ facilities, caption: t.fresh.text('Pond') });
    await tryOne({ facilities, users: residents });
    await t.property(parts, tryOne, { runs: Math.ceil((t.run.runs * 2) / 5) });
    mustShowOnly(await ofActivity(t, activityId), idsOf(all), idsOf(all), 'a photo of the activity');
    for (const residentId of residents) {
      const theirs = all.filter(({ users = [] }) => users.includes(residentId));
      const list = await ofResident(t, residentId);
      mustShowOnly(list, idsOf(theirs), idsOf(all), 'a photo of the resident', OF_RESIDENT);
    }
  },
});

check({
  id: 'photos.activity-upload-to-facilities',
  says: 'A photo uploaded to an activity has the facilities that were sent, one or two.',
  clauses: ['PHO-37'],
  async run(t) {
    const { activityId, facilities } = await sharedPhotoActivity(t);
    const [one] = facilities;
    const two = await otherFacility(t, one);
    for (const places of [[one], [one, two], [two, one]])
      await mustReadBack(t, await uploaded(t, { facilities: places }, { activityId }));
  },
});

check({
  id: 'photos.activity-list',
  says: 'The list of an activity holds the photos uploaded to it and none of another activity or of none, with a search and without.',
  clauses: ['PHO-30', 'PHO-31', 'PHO-29'],
  async run(t) {
    // Two activities on one calendar with the same name.
    const name = t.fresh.text('Choir');
    const one = await photoActivity(t, { name });
    const two = await photoActivity(t, { name });
    const users = await taggable(t, 1);
    const word = captionWord(t);
    const put = async (activityId?: string) => {
      const parts = { facilities: one.facilities, users, caption: `${word} party` };
      return (await givenPhoto(t, parts, activityId === undefined ? {} : { activityId })).photoId;
    };
    const none = [await put()];
    const [inOne, inTwo]: [string[], string[]] = [[], []];
    for (let time = 0; time < 2; time += 1) {
      inOne.push(await put(one.activityId));
      inTwo.push(await put(two.activityId));
    }
    const bare = [];
    for (const { activityId, facilities } of [one, two])
      bare.push((await givenPhoto(t, { facilities }, { activityId })).photoId);
    const [bareInOne = '', bareInTwo = ''] = bare;
    // The type `activity` does not make a photo belong to an activity.
    const named = { facilities: one.facilities, users, caption: `${word} party`, type: 'activity' } as const;
    none.push((await givenPhoto(t, named)).photoId);
    const all = [...inOne, ...inTwo, ...none];
    const every = [...all, ...bare];
    const found = [inOne, inTwo] as const;
    const whole = [
      [...inOne, bareInOne],
      [...inTwo, bareInTwo],
    ] as const;
    for (const [query, [ofOne, ofTwo]] of [
      [{ pageSize: 2 }, whole] as const,
      [{ captionSearch: word, pageSize: 1 }, found] as const,
    ]) {
      const what = 'a photo of the activity';
      mustShowOnly(await ofActivity(t, one.activityId, query), ofOne, every, what, OF_ACTIVITY);
      mustShowOnly(await ofActivity(t, two.activityId, query), ofTwo, every, what, OF_ACTIVITY);
    }
    mustShowOnly(await ofResident(t, users[0] ?? ''), all, all, 'a photo of the resident');
  },
});

const idsOf = (made: readonly Kept[]): readonly string[] => made.map(({ photoId }) => photoId);
