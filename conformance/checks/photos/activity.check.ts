import fc from 'fast-check';
import { type PhotoParts, sharedPhotoActivity, taggable } from '../../factories/photos.ts';
import { otherFacility } from '../../factories/facilities.ts';
import { plainText } from '../../kit/core-values.ts';
import { check } from '../../kit/check.ts';
import { mustContainPhotos } from '../../assertions/photos-lists.ts';
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
    await mustContainPhotos(t, [], all, { activity: activityId }, {}, { lacks: [] });
    for (const resident of residents) await mustContainPhotos(t, ['PHO-26'], all, { resident });
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
