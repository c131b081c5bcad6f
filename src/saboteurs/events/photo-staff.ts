import type { EventType } from '../../../openapi/generated/contract.ts';
import { isPhotoChanged, type PhotoContent } from '../../mock/domain/photo-change.ts';
import type { PhotoRecord } from '../../mock/world/photos-records.ts';
import type { World } from '../../mock/world/world.ts';
import { someGallery } from '../../witness/photos.ts';
import type { Witness } from '../../witness/stage.ts';
import { told } from '../../witness/told.ts';
import { inGate, type Mutation } from '../mutation.ts';
import type { Saboteur } from '../saboteur.ts';
import { append, attended, hushedForStaff } from './hush.ts';

/** Staff add a photo, change each of its members, save it as it is, and delete it. */
const editing: Witness = async (stage) => {
  const { home, away, ada, bea, tag, album } = await someGallery(stage);
  const { lever } = stage;
  const { photoId = '' } = await lever('create-photo', { facilities: [home], users: [ada], caption: 'Tea' });
  const albumId = await album();
  const changes = [
    { caption: 'Garden' },
    { users: [bea] },
    { users: [ada, bea] },
    { tags: [await tag()] },
    { albumIds: [albumId] },
    { albumIds: [] },
    { facilities: [home, away] },
    { facilities: [away] },
    { facilities: [away] },
    { caption: 'Garden', users: [bea, ada] },
    {},
    { type: 'dining' as const },
  ];
  for (const change of changes) await lever('edit-photo', { photoId, ...change });
  await lever('delete-photo', { photoId });
  return told(stage);
};

const silent = (id: string, description: string, breaks: Saboteur['breaks'], tables: Mutation): Saboteur => ({
  id: `events.${id}`,
  description,
  breaks,
  tables,
  witness: editing,
});

const silentKind = (id: string, description: string, breaks: Saboteur['breaks'], kind: EventType): Saboteur =>
  silent(id, description, breaks, hushedForStaff(kind));

type Save = (former: PhotoRecord, now: PhotoRecord, world: World) => void;

/**
 * Levers come with no table of their own, so whoever lies about what staff do stands where photos are kept: told of
 * each photo that is saved while no operation of the API is served.
 */
const onStaffSaves =
  (change: () => readonly [Save, Mutation]): Mutation =>
  (original) => {
    const [saved, then] = change();
    const [watched, isServing] = attended(original);
    const known = new WeakSet();
    const guarded = inGate('checkToken', (checkToken) => (authorization, token, world) => {
      if (world && !known.has(world.store)) {
        known.add(world.store);
        const { find, replace } = world.store.photos;
        Object.assign(world.store.photos, {
          replace: (now: PhotoRecord): PhotoRecord => {
            const former = find(now.id);
            const kept = replace(now);
            if (former && !isServing()) saved(former, now, world);
            return kept;
          },
        });
      }
      return checkToken(authorization, token, world);
    })(watched);
    return then(guarded);
  };

/** Changes by staff are not told where the test holds. */
const hushedSaves = (isHushed: (former: PhotoRecord, now: PhotoRecord) => boolean): Mutation =>
  onStaffSaves(() => {
    const silenced = new Set<string>();
    const saved: Save = (former, now) => {
      if (isHushed(former, now)) silenced.add(now.id);
      else silenced.delete(now.id);
    };
    return [
      saved,
      (tables) => ({
        ...tables,
        events: (event) => {
          const isSilenced = event.eventType === 'photo.updated' && silenced.delete(event.resourceId);
          return isSilenced ? [] : tables.events(event);
        },
      }),
    ];
  });

/** What a photo is but for one of its members, which is the only one that changes. */
const changesOnly =
  (member: keyof PhotoContent) =>
  (former: PhotoRecord, now: PhotoRecord): boolean =>
    !isPhotoChanged({ ...former, [member]: now[member] }, now, { order: false });

const toldSaves = (isTold: (now: PhotoRecord, former: PhotoRecord) => boolean): Mutation =>
  onStaffSaves(() => [
    (former, now, world) => {
      if (!now.isDeleted && !isPhotoChanged(former, now, { order: false }) && isTold(now, former))
        append(world, 'photo.updated', now.id);
    },
    (tables) => tables,
  ]);

/** Saboteurs of photo events where staff do something outside the API. */
export const photoStaffSaboteurs: readonly Saboteur[] = [
  silentKind(
    'staff-photo-in-silence',
    'Does not tell of photos that staff add.',
    ['EVT-44'],
    'photo.uploaded',
  ),
  silentKind(
    'staff-photo-changes-in-silence',
    'Does not tell of changes of photos by staff.',
    ['EVT-51', 'EVT-52', 'EVT-53'],
    'photo.updated',
  ),
  silentKind(
    'staff-photo-deleted-in-silence',
    'Does not tell of photos that staff delete.',
    ['EVT-61'],
    'photo.deleted',
  ),
  silent(
    'staff-captions-in-silence',
    'Does not tell of a caption that staff change.',
    ['EVT-51'],
    hushedSaves(changesOnly('caption')),
  ),
  silent(
    'staff-tagging-in-silence',
    'Does not tell of people whom staff tag beside others.',
    ['EVT-51'],
    hushedSaves(
      (former, now) =>
        changesOnly('userIds')(former, now) &&
        former.userIds.length > 0 &&
        former.userIds.length < now.userIds.length,
    ),
  ),
  silent(
    'staff-tags-in-silence',
    'Does not tell of tags that staff change.',
    ['EVT-51'],
    hushedSaves(changesOnly('tagIds')),
  ),
  silent(
    'staff-albums-in-silence',
    'Does not tell of albums into which staff put a photo.',
    ['EVT-52'],
    hushedSaves(changesOnly('albumIds')),
  ),
  silent(
    'staff-taking-it-from-albums-in-silence',
    'Does not tell that staff take a photo from its last album.',
    ['EVT-52'],
    hushedSaves((former, now) => changesOnly('albumIds')(former, now) && now.albumIds.length === 0),
  ),
  silent(
    'staff-facilities-in-silence',
    'Does not tell of facilities to which staff move a photo.',
    ['EVT-53'],
    hushedSaves(changesOnly('facilityIds')),
  ),
  silent(
    'staff-fewer-facilities-in-silence',
    'Does not tell that staff take a photo from one of its facilities.',
    ['EVT-53'],
    hushedSaves(
      (former, now) =>
        changesOnly('facilityIds')(former, now) && now.facilityIds.length < former.facilityIds.length,
    ),
  ),
  silent(
    'staff-save-is-told',
    'Tells of every photo that staff save, whether something is changed or not.',
    ['EVT-56'],
    toldSaves((now, former) => now.type === former.type),
  ),
  silent(
    'staff-save-of-people-is-told',
    'Tells of photos with people that staff save, whether something is changed or not.',
    ['EVT-56'],
    toldSaves((now, former) => now.type === former.type && now.userIds.length > 0),
  ),
  silent(
    'staff-type-is-told',
    'Tells of photos of which staff change the type alone.',
    ['EVT-302'],
    toldSaves((now, former) => now.type !== former.type),
  ),
];
