import { someAlbum } from '../../factories/albums.ts';
import { namedStaff } from '../../factories/named-staff.ts';
import { someTags } from '../../factories/photos-tags.ts';
import type { PhotoParts } from '../../factories/photos.ts';
import { isOf, shownStaff } from '../../factories/shown-names.ts';
import { captionWord, sharedPhotoActivity, taggable, upload } from '../../factories/photos.ts';
import { listedBy, presence, shownBy } from '../../kit/presence.ts';
import type { FoundSample, Sample, ShownResource } from '../../kit/presence.ts';
import { text } from '../../kit/read.ts';
import type { Tools } from '../../kit/tools.ts';
import { membersOf } from '../../laws/shown.ts';

const PHOTO = { resource: 'Photo', record: 'Photo', clause: 'PHO-101' } as const;

interface ShownPhoto {
  readonly uploaded: ShownResource;
  /**
   * The photo after an update that tags it: by its id, in the list of its resident, and in that of its
   * activity or facility.
   */
  readonly updated: readonly ShownResource[];
  readonly captions: readonly [string, string];
}

/** The usual facility and a resident to tag. */
async function usualParts(t: Tools) {
  const facilities: [string] = [(await t.facility()).id];
  return { facilities, users: await taggable(t, 1) };
}

/** A photo in every answer, found in its lists by its caption. */
async function shownPhoto(
  t: Tools,
  { users = [], ...rest }: PhotoParts,
  activityId?: string,
  as?: string,
): Promise<ShownPhoto> {
  const [residentId = ''] = users;
  const [facilityId = ''] = rest.facilities;
  const captions = [captionWord(t), captionWord(t)] as const;
  const acting = as === undefined ? {} : { as };
  const to = { ...acting, ...(activityId !== undefined && { activityId }) };
  const uploaded = shownBy(await upload(t, { users, ...rest, caption: captions[0] }, to));
  const photoId = text(uploaded.resource, 'id');
  const body = { caption: captions[1], users: [...users], tags: [...(await someTags(t, 1))] };
  const updated = shownBy(await t.call('updatePhoto', { path: { photoId }, body, ...acting }));
  const read = shownBy(await t.call('getPhoto', { path: { photoId } }));
  const query = { captionSearch: captions[1] };
  const listed = [
    activityId === undefined
      ? await t.call('listFacilityPhotos', { path: { facilityId }, query })
      : await t.call('listActivityPhotos', { path: { activityId }, query }),
    await t.call('listResidentPhotos', { path: { residentId }, query }),
  ];
  return {
    uploaded,
    updated: [updated, read, ...listed.map((list) => listedBy(list, photoId))],
    captions,
  };
}

/** The samples before and after the update, with the values that the run knows. */
const samplesOf = (
  { uploaded, updated, captions: [first, second] }: ShownPhoto,
  values: Readonly<Record<string, unknown>>,
  except: readonly string[] = [],
): readonly Sample[] => [
  { shown: [uploaded], values: { ...values, 'caption.text': first }, except: ['tags', ...except] },
  { shown: updated, values: { ...values, 'caption.text': second }, except },
];

presence(
  {
    id: 'photos.shows-its-members',
    says: 'A photo of facilities or of an activity shows every listed member that has a value.',
    ...PHOTO,
    // The links, url and thumbUrl, may appear later or lead nowhere at first.
    members: membersOf('Photo', {
      except: ['url', 'thumbUrl', 'creatorName', 'albumIds', 'facilities', 'users', 'tags'],
      also: ['facilities', 'users', 'tags', 'caption.creatorId'],
    }),
  },
  async (t) => {
    const parts = await usualParts(t);
    const { activityId, facilities } = await sharedPhotoActivity(t);
    const ofFacility = await shownPhoto(t, { ...parts, type: 'dining' });
    const ofActivity = await shownPhoto(t, { ...parts, facilities }, activityId);
    return [
      ...samplesOf(ofFacility, { type: 'dining', deleted: false }),
      // No type was sent, and which type the photo gets is open.
      ...samplesOf(ofActivity, { deleted: false }, ['type']),
    ];
  },
);

presence(
  {
    id: 'photos.shows-its-albums',
    says: 'A photo that was put into an album shows its albums.',
    ...PHOTO,
    members: ['albumIds'],
  },
  async (t) => {
    const parts = await usualParts(t);
    const albumId = await someAlbum(t, parts.facilities[0]);
    const { uploaded, updated } = await shownPhoto(t, { ...parts, albumId });
    return [{ shown: [uploaded, ...updated] }];
  },
);

/** A photo by a staff member whose name other answers show. */
async function byKnownStaff(t: Tools): Promise<readonly FoundSample[]> {
  const parts = await usualParts(t);
  const creator = await shownStaff(t, parts.facilities[0]);
  const { uploaded, updated } = await shownPhoto(t, parts, undefined, creator.staff.actingId);
  if (!isOf(creator, uploaded.resource['creatorId']))
    t.unproven('the creator of a photo is not the acting user who uploaded it');
  return [{ shown: [uploaded, ...updated], known: ['creatorName'] }];
}

presence(
  {
    id: 'photos.shows-the-name-of-its-creator',
    says: 'A photo shows the name of its creator where the target has one.',
    ...PHOTO,
    found: { levers: ['create-staff'], records: byKnownStaff },
    members: ['creatorName'],
  },
  async (t) => {
    const parts = await usualParts(t);
    const { actingId } = await namedStaff(t, parts.facilities[0]);
    const { uploaded, updated } = await shownPhoto(t, parts, undefined, actingId);
    // It is open whom the creator names. The run knows only the name of the acting user.
    if (uploaded.resource['creatorId'] !== actingId)
      t.unproven('the creator of a photo is not the acting user who uploaded it');
    return [{ shown: [uploaded, ...updated] }];
  },
);
