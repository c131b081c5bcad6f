import fc from 'fast-check';
import type { PhotosSetup, PhotoPlan } from '../../moves/photos-setup.ts';
import { changePhoto, hangPhoto, takePhotoDown } from '../../moves/photos.ts';
import { someFacilities } from '../../factories/facilities.ts';
import { possibleTags } from '../../factories/photos-tags.ts';
import { captionWord, sharedPhotoActivity, taggable, tagsGuests } from '../../factories/photos.ts';
import { check } from '../../kit/check.ts';
import { plainText } from '../../kit/core-values.ts';
import { noPhotos, type PhotosModel } from '../../models/photos.ts';

check({
  id: 'photos.any-sequence',
  says: 'After any sequence of uploads, updates and deletes every list and every read shows each photo as it was left.',
  clauses: ['PHO-28', 'PHO-54', 'PHO-58'],
  async run(t) {
    const places = await someFacilities(t);
    const tags = await possibleTags(t, 2);
    const guests = await tagsGuests(t);
    const plan = (isOfActivity: boolean): fc.Arbitrary<PhotoPlan> =>
      fc.record({
        // It is open whether a photo of an activity may belong only to other facilities than that of the
        // activity.
        facilities: fc
          .subarray([...places.keys()], { minLength: 1 })
          .map((some) => (isOfActivity || !guests ? [...new Set([0, ...some])] : some)),
        residents: fc.subarray([0, 1]),
        tags: fc.subarray([0, 1]),
        isOfActivity: fc.constant(isOfActivity),
        caption: plainText,
      });
    const which = fc.nat({ max: 5 });
    const change = fc.tuple(which, plan(false)).map(([at, one]) => changePhoto(at, one));
    const hang = [plan(false).map(hangPhoto), plan(true).map(hangPhoto)];
    const commands = [...hang, change, change, which.map(takePhotoDown)];
    const { activityId, facilities: home } = await sharedPhotoActivity(t);
    const facilities = [...home, ...places.filter((one) => one !== home[0])];
    const residents = await taggable(t, 2);
    const setup = (): Promise<{ model: PhotosModel; real: PhotosSetup }> =>
      Promise.resolve({
        model: noPhotos(),
        real: { t, facilities, residents, tags, activityId, word: captionWord(t) },
      });
    await t.model(commands, setup, { maxCommands: 9, runs: Math.ceil((t.run.runs * 3) / 5) });
  },
});
