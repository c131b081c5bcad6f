import { picture } from '../../calls/picture.ts';
import { possibleTags } from '../../factories/photos-tags.ts';
import { captionWord, givenPhoto, upload, sharedPhotoActivity } from '../../factories/photos.ts';
import { givenResident } from '../../factories/residents.ts';
import { check } from '../../kit/check.ts';
import { show } from '../../kit/json.ts';
import { shows } from '../../kit/fault.ts';
import { hasLever } from '../../kit/levers.ts';
import { mustHold } from '../../kit/must.ts';
import { once } from '../../kit/once.ts';
import type { Tools } from '../../kit/tools.ts';
import { shownIn } from '../../laws/dated-members.ts';
import type { Shown } from '../../laws/member-types.ts';
import { typesOf } from '../../laws/shown.ts';
import { possibleAlbum } from './marks.ts';

/** Photos in every answer that can show one: those of the check, and all others in the lists. */
const photosShown = once(async (t: Tools) => {
  const { residentId, facilityId } = await givenResident(t);
  const { activityId, facilities } = await sharedPhotoActivity(t);
  const tags = await possibleTags(t, 1);
  const users = [residentId];
  const own: Shown[] = [];
  const listed = async () =>
    own.push(
      ...shownIn(await t.call('listResidentPhotos', { path: { residentId } })),
      ...shownIn(await t.call('listActivityPhotos', { path: { activityId } })),
    );
  const read = async (photoId: string) =>
    own.push(...shownIn(await t.call('getPhoto', { path: { photoId } })));
  const captioned = { users, caption: captionWord(t) };
  for (const [parts, to] of [
    [{ facilities: [facilityId] }, {}],
    [{ facilities: [facilityId], ...(await possibleAlbum(t, [facilityId])) }, {}],
    [{ facilities: [facilityId], type: 'dining', ...captioned }, {}],
    [{ facilities }, { activityId }],
    [{ facilities, ...captioned, caption: captionWord(t) }, { activityId }],
  ] as const)
    own.push(...shownIn(await upload(t, parts, to)));
  const ids = own.map(({ resource }) => String(resource['id']));
  if (ids.length === 0) t.unproven('no photo could be made to look at');
  // One photo of each upload is read before any change, and every second photo afterwards.
  for (const photoId of ids.slice(-3).filter((_, at) => at !== 1)) await read(photoId);
  await listed();
  for (const photoId of ids.filter((_, at) => at % 2 === 0)) {
    const body = { caption: captionWord(t), users, tags: [...tags] };
    own.push(...shownIn(await t.call('updatePhoto', { path: { photoId }, body })));
    await read(photoId);
  }
  await listed();
  if (hasLever(t.run, 'create-photo')) {
    const content = picture.bytes.toString('base64');
    const staged = { facilities: [facilityId], users, tags: [...tags], caption: captionWord(t), content };
    const { photoId } = await t.lever('create-photo', staged);
    t.afterwards(() => t.call('deletePhoto', { path: { photoId } }));
    await read(photoId);
  }
  await givenPhoto(t, { facilities: [facilityId], caption: captionWord(t) });
  const inFacility = await t.call('listFacilityPhotos', { path: { facilityId }, query: { pageSize: 100 } });
  return { own, others: shownIn(inFacility) };
});

const allShown = async (t: Tools) => {
  const { own, others } = await photosShown(t);
  return [...own, ...others];
};

typesOf('photos', 'Photo', allShown, {
  'id-is-a-string': 'PHO-01',
  'type-is-of-the-set': 'PHO-03',
  'caption-is-an-object': 'PHO-04',
  'creator-is-told-in-strings': 'PHO-05',
  // Whether links are ids or objects is open.
  'links-are-arrays': ['PHO-06', { says: 'an array', holds: Array.isArray }],
  'created-is-a-date-time': 'PHO-07',
  'deleted-is-a-boolean': 'PHO-08',
});

check({
  id: 'photos.not-deleted-while-nobody-did',
  says: 'A photo that was not deleted is never shown with deleted true.',
  clauses: ['PHO-08'],
  async run(t) {
    for (const { answer, resource } of (await photosShown(t)).own)
      mustHold(
        answer,
        'deleted is not true',
        resource['deleted'] !== true,
        shows('deleted', resource['deleted'], show(resource)),
      );
  },
});
