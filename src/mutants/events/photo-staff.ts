import { isPhotoChanged, type PhotoContent } from '../../mock/domain/photos-change.ts';
import type { PhotoRecord } from '../../mock/world/photos-records.ts';
import type { World } from '../../mock/world/world.ts';
import { mutantsOf, rowOf } from '../mutant.ts';
import { append } from './adapter.ts';
import { hushesSaves, onStaffSaves, silentForStaff } from './records.ts';

const UPDATED = 'photo.updated';

const photos = ({ store }: World) => store.photos;
const isSame = (former: PhotoRecord, now: PhotoRecord): boolean =>
  !isPhotoChanged(former, now, { order: false });

/** A row: no event where staff change one member of a photo alone and the test holds. */
const silentSaves = rowOf(
  (
    member: keyof PhotoContent,
    where: string | undefined = undefined,
    test: (now: PhotoRecord, former: PhotoRecord) => boolean = () => true,
  ) => [
    `Sends no event when staff change only ${member}${where === undefined ? '' : ` (${where})`}.`,
    hushesSaves(photos, UPDATED, (now, former) => {
      return isSame({ ...former, [member]: now[member] }, now) && test(now, former);
    }),
  ],
);

/** A row: an event for photos that staff save, though nothing changes that an event is due for. */
const reportsSaves = rowOf((where: string, test: (now: PhotoRecord, former: PhotoRecord) => boolean) => [
  `Sends an event of photos that staff save ${where}.`,
  onStaffSaves(photos, 'replace', (now, former, world) => {
    if (former && !now.isDeleted && isSame(former, now) && test(now, former)) append(world, UPDATED, now.id);
  }),
]);

/** Mutants of photo events where staff do something outside the API. */
export const photoStaffMutants = mutantsOf('events', {
  'staff-photo-in-silence': silentForStaff(['EVT-44'], 'photo.uploaded'),
  'staff-photo-deleted-in-silence': silentForStaff(['EVT-61'], 'photo.deleted'),
  'staff-captions-in-silence': silentSaves(['EVT-51'], 'caption'),
  'staff-albums-in-silence': silentSaves(['EVT-52'], 'albumIds'),
  'staff-facilities-in-silence': silentSaves(['EVT-53'], 'facilityIds'),
  'staff-save-is-told': reportsSaves(['EVT-56'], 'as they are', (now, { type }) => now.type === type),
  'staff-type-is-told': reportsSaves(['EVT-302'], 'of another type', (now, { type }) => now.type !== type),
});
