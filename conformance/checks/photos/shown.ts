import { picture } from '../../calls/picture.ts';
import { possibleTags } from '../../factories/photos-tags.ts';
import { captionWord, givenPhoto, upload, sharedPhotoActivity } from '../../factories/photos.ts';
import { givenResident } from '../../factories/residents.ts';
import type { Answer } from '../../kit/call.ts';
import { field, isObject } from '../../kit/json.ts';
import { hasLever } from '../../kit/levers.ts';
import { isSuccess } from '../../kit/match.ts';
import { once } from '../../kit/once.ts';
import { listOf } from '../../kit/read.ts';
import type { Tools } from '../../kit/tools.ts';
import type { Shown } from '../../laws/member-types.ts';
import { possibleAlbum } from './marks.ts';

/** Photos in every answer that can show one: those of the check, and all others in the lists. */
interface PhotosShown {
  readonly own: readonly Shown[];
  readonly others: readonly Shown[];
}

const inData = (answer: Answer): readonly Shown[] => {
  const resource = isSuccess(answer) ? field(answer.json, 'data') : undefined;
  return isObject(resource) ? [{ answer, resource }] : [];
};

const inList = (answer: Answer): readonly Shown[] =>
  isSuccess(answer) ? listOf(answer).map((resource) => ({ answer, resource })) : [];

export const photosShown = once(async (t: Tools): Promise<PhotosShown> => {
  const { residentId, facilityId } = await givenResident(t);
  const { activityId, facilities } = await sharedPhotoActivity(t);
  const tags = await possibleTags(t, 1);
  const users = [residentId];
  const path = { residentId };
  const listed = async () => [
    ...inList(await t.call('listResidentPhotos', { path })),
    ...inList(await t.call('listActivityPhotos', { path: { activityId } })),
  ];
  const own: Shown[] = [];
  const read = async (photoId: string) =>
    own.push(...inData(await t.call('getPhoto', { path: { photoId } })));

  const album = await possibleAlbum(t, [facilityId]);
  for (const parts of [
    { facilities: [facilityId] },
    { facilities: [facilityId], ...album },
    { facilities: [facilityId], users, type: 'dining', caption: captionWord(t) } as const,
  ])
    own.push(...inData(await upload(t, parts)));
  for (const parts of [{ facilities }, { facilities, users, caption: captionWord(t) }])
    own.push(...inData(await upload(t, parts, { activityId })));
  const ids = own.map(({ resource }) => String(resource['id']));
  if (ids.length === 0) t.unproven('no photo could be made to look at');
  // One photo of each upload is read before any change, and every second photo afterwards.
  for (const photoId of ids.slice(-3).filter((_, at) => at !== 1)) await read(photoId);
  own.push(...(await listed()));
  for (const photoId of ids.filter((_, at) => at % 2 === 0)) {
    const body = { caption: captionWord(t), users, tags: [...tags] };
    own.push(...inData(await t.call('updatePhoto', { path: { photoId }, body })));
    await read(photoId);
  }
  own.push(...(await listed()));
  if (hasLever(t.run, 'create-photo')) {
    const content = picture.bytes.toString('base64');
    const staged = { facilities: [facilityId], users, tags: [...tags], caption: captionWord(t), content };
    const { photoId } = await t.lever('create-photo', staged);
    t.afterwards(() => t.call('deletePhoto', { path: { photoId } }));
    await read(photoId);
  }
  await givenPhoto(t, { facilities: [facilityId], caption: captionWord(t) });
  const inFacility = await t.call('listFacilityPhotos', { path: { facilityId }, query: { pageSize: 100 } });
  return { own, others: inList(inFacility) };
});
