import { isPhotoChanged, type PhotoContent } from '../../mock/domain/photos-change.ts';
import type { AnyInput } from '../../mock/http/input.ts';
import { isRefusal } from '../../mock/http/problem.ts';
import type { OperationContext } from '../../mock/operations/operation.ts';
import type { PhotoRecord } from '../../mock/world/photos-records.ts';
import type { World } from '../../mock/world/world.ts';
import { membersIn, textIn, textsIn } from '../input.ts';
import { instead, type Mutation } from '../mutation.ts';
import { fieldsIn, UPLOADS } from '../photos/adapter.ts';
import { type Breaks, type MutantRow, mutantsOf, breaking, rowOf } from '../mutant.ts';
import {
  silent,
  reportsInvalid,
  reportsRefused,
  readsLate,
  readsStaleAfter,
  append,
  hushesSaves,
  onStaffSaves,
  silentForStaff,
} from './adapter.ts';

const UPDATED = 'photo.updated';
const [UPLOAD, TO_ACTIVITY] = UPLOADS;
const UPDATE = 'updatePhoto';
const DELETE = 'deletePhoto';

const photos = ({ store }: World) => store.photos;
const photoIn = ({ path }: AnyInput, world: World) => photos(world).find(path['photoId']);

/** What an update makes of a photo: as it was, and as it will be. */
type Step = readonly [former: PhotoRecord, next: PhotoContent & { readonly text: string }];

const stepOf = (input: AnyInput, context: OperationContext): Step | undefined => {
  const former = photoIn(input, context);
  const { caption, users = former?.userIds, tags = former?.tagIds } = membersIn(input.body);
  const text = caption === undefined ? (former?.caption?.text ?? '') : textIn(caption);
  return former && [former, { ...former, text, userIds: textsIn(users), tagIds: textsIn(tags) }];
};

const sameSet = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && one.every((id) => other.includes(id));
const textOf = ({ caption }: PhotoRecord): string => caption?.text ?? '';

/** A row: updates that change one member alone are not announced, all of them or those of which the test holds. */
const silentChange = (
  breaks: Breaks,
  member: 'caption' | 'userIds' | 'tagIds',
  where: string | undefined = undefined,
  test: (...step: Step) => boolean = () => true,
): MutantRow =>
  silent(
    breaks,
    UPDATE,
    `only ${member} changes${where === undefined ? '' : `, ${where}`}`,
    (input, context) => {
      const step = stepOf(input, context);
      if (!step) return false;
      const [former, next] = step;
      const isChanged = {
        caption: textOf(former) !== next.text,
        userIds: !sameSet(former.userIds, next.userIds),
        tagIds: !sameSet(former.tagIds, next.tagIds),
      };
      const changed = Object.entries(isChanged).flatMap(([name, one]) => (one ? [name] : []));
      return changed.join() === member && test(former, next);
    },
  );

const isSame = (former: PhotoRecord, now: PhotoRecord): boolean =>
  !isPhotoChanged(former, now, { order: false });

/** A row: updates that change nothing are announced where the test holds. */
const reportsUnchanged = (where: string, test: (photo: PhotoRecord, input: AnyInput) => boolean): MutantRow =>
  breaking('EVT-55')
    .says(`Sends an event of updates that change nothing: ${where}.`)
    .by(instead, UPDATE, (original) => (input, context) => {
      const former = photoIn(input, context);
      const reply = original(input, context);
      const now = photoIn(input, context);
      if (former && now && isSame(former, now) && !isRefusal(reply) && test(former, input))
        context.announce(UPDATED, former.id);
      return reply;
    });

const lateRead = (isLate: (photo: PhotoRecord | undefined) => boolean): Mutation =>
  readsLate('getPhoto', 'photoId', (id, world) => isLate(photos(world).find(id)));
const staleRead = (pick: (former: PhotoRecord) => Partial<PhotoRecord>): Mutation =>
  readsStaleAfter(UPDATE, photos, 'getPhoto', 'photoId', pick);

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

export const photoEventMutants = mutantsOf('events', {
  'family-photos-in-silence': silent(['EVT-42'], UPLOAD, 'of the type family', (input) => {
    return fieldsIn(input)['type'] === 'family';
  }),
  'activity-photos-in-silence': silent(['EVT-43'], TO_ACTIVITY),
  'photo-not-there-yet': breaking('EVT-45', 'PHO-43')
    .says('Answers 404 to the first read of a new photo.')
    .by(lateRead, (photo) => photo?.activityId === null),
  'refused-upload-to-an-activity-is-told': reportsInvalid(['EVT-46'], TO_ACTIVITY),
  'shared-photo-deleted-in-silence': silent(['EVT-60'], DELETE, 'of several facilities', (input, context) => {
    return (photoIn(input, context)?.facilityIds.length ?? 0) > 1;
  }),
  'second-deletion-of-a-photo-is-told': reportsRefused(['EVT-62'], DELETE),
  'photo-replaced-by-another': breaking('EVT-303')
    .says(
      'An update of a photo also announces photo.deleted, as if the update put another photo in its place.',
    )
    .by(instead, UPDATE, (original) => (input, context) => {
      const reply = original(input, context);
      if (!isRefusal(reply)) append(context, 'photo.deleted', textIn(input.path['photoId']));
      return reply;
    }),
  'captions-of-small-letters': silentChange(['EVT-48'], 'caption', 'in capital letters', (one, { text }) => {
    return textOf(one).toLowerCase() === text.toLowerCase();
  }),
  'nobody-left-in-silence': silentChange(['EVT-49'], 'userIds', 'to no one', (_, { userIds: [any] }) => !any),
  'people-of-activities-in-silence': silentChange(
    ['EVT-49'],
    'userIds',
    'of an activity',
    ({ activityId }) => activityId !== null,
  ),
  'tags-in-silence': silentChange(['EVT-50'], 'tagIds'),
  'photo-shown-as-before': breaking('EVT-54', 'PHO-50', 'PHO-51', 'PHO-52')
    .says('Shows a photo as it was before the update on the first read after it.')
    .by(staleRead, (former) => former),
  'same-photo-is-told': reportsUnchanged('all', () => true),
  'refused-update-of-a-photo-is-told': reportsInvalid(['EVT-57'], UPDATE),
  // Mutants of photo events where staff do something outside the API.
  'staff-photo-in-silence': silentForStaff(['EVT-44'], 'photo.uploaded'),
  'staff-photo-deleted-in-silence': silentForStaff(['EVT-61'], 'photo.deleted'),
  'staff-captions-in-silence': silentSaves(['EVT-51'], 'caption'),
  'staff-albums-in-silence': silentSaves(['EVT-52'], 'albumIds'),
  'staff-facilities-in-silence': silentSaves(['EVT-53'], 'facilityIds'),
  'staff-save-is-told': reportsSaves(['EVT-56'], 'as they are', (now, { type }) => now.type === type),
  'staff-type-is-told': reportsSaves(['EVT-302'], 'of another type', (now, { type }) => now.type !== type),
});
