import { afterwards, type Mutation, beforehand, remembering } from '../mutation.ts';
import { withoutEnvelope, wrongStatus } from '../operators.ts';
import { mutantsOf, breaking } from '../mutant.ts';
import { refuses, answersData, onlyAnswers } from '../verbs.ts';
import {
  fieldsIn,
  keepsRefused,
  photos,
  sends,
  UPLOADS,
  uploadsAs,
  LISTS,
  listsDeleted,
  thereafter,
} from './adapter.ts';
import type { PhotoRecord } from '../../mock/world/photos-records.ts';
import { membersIn } from '../input.ts';

const [UPLOAD, TO_ACTIVITY] = UPLOADS;
const GET = 'getPhoto';

const lacksFile = ({ files }: { readonly files: readonly unknown[] }) => files.length === 0;

const BLANK = { part: 'file', name: 'blank.png', type: 'image/png', bytes: new Uint8Array(4) };

/** An upload without a file is taken with a photo that was not sent. */
const withFile = (operation: (typeof UPLOADS)[number]): Mutation =>
  sends(operation, (form) => (lacksFile(form) ? { ...form, files: [BLANK] } : form));

const UPDATE = 'updatePhoto';

const { replacesAs } = photos;

/** A member stays as it was where the update is like this. */
const spares = (
  name: 'caption' | 'userIds' | 'tagIds',
  test: (former: PhotoRecord, body: ReturnType<typeof membersIn>) => boolean,
): Mutation =>
  replacesAs((former, _, { body }) => (test(former, membersIn(body)) ? { [name]: former[name] } : {}));

const [OF_FACILITY, OF_RESIDENT] = LISTS;

export const photoWritingMutants = mutantsOf('photos', {
  // Mutants of what an upload takes and answers.
  'upload-unwrapped': withoutEnvelope(['PHO-33', 'CNV-08'], UPLOAD),
  'upload-to-an-activity-in-a-list': breaking('PHO-45', 'CNV-08')
    .says('An upload to an activity answers a list with one photo.')
    .by(answersData, TO_ACTIVITY, (data) => [data]),
  'upload-of-nothing': breaking('PHO-34', 'CNV-34')
    .says('An upload without a file is taken.')
    .by(withFile, UPLOAD),
  'upload-of-nothing-to-an-activity': breaking('PHO-34', 'CNV-34')
    .says('An upload to an activity without a file is taken.')
    .by(withFile, TO_ACTIVITY),
  'upload-of-nothing-is-kept': breaking('PHO-34', 'CNV-34')
    .says('An upload without a file is refused, and its photo is there without a picture.')
    .by(keepsRefused, UPLOAD, lacksFile),
  'upload-to-the-first-facility': breaking('PHO-35', 'CNV-34')
    .says('An upload without facilities goes to the first one.')
    .by(sends, UPLOAD, (form, _, { store }) => {
      const facilities = store.facilities.all()[0]?.id ?? '';
      return { ...form, fields: { facilities, ...form.fields } };
    }),
  'upload-where-the-activity-is': breaking('PHO-35', 'CNV-34')
    .says('An upload to an activity without facilities goes to those of the activity.')
    .by(sends, TO_ACTIVITY, (form, path, { store }) => {
      const activity = store.activities.find(path['activityId']);
      const { facilityIds = [] } = store.calendars.find(activity?.calendarId) ?? {};
      return { ...form, fields: { facilities: facilityIds.join(','), ...form.fields } };
    }),
  'upload-to-no-facility-is-kept': breaking('PHO-35', 'CNV-34')
    .says('An upload to an activity without facilities is refused, but the photo is stored.')
    .by(keepsRefused, TO_ACTIVITY, ({ fields }) => fields['facilities'] === undefined),
  'upload-wants-a-caption': breaking('PHO-36')
    .says('An upload without a caption is refused.')
    .by(refuses, UPLOAD, (_, input) => !fieldsIn(input)['caption']),
  'upload-wants-people': breaking('PHO-36')
    .says('An upload to an activity without users is refused.')
    .by(refuses, TO_ACTIVITY, (_, input) => !fieldsIn(input)['users']),
  'upload-to-the-house-of-the-activity': breaking('PHO-37')
    .says('A photo of an activity belongs to the facility of the activity, whichever else the upload names.')
    .by(uploadsAs, TO_ACTIVITY, ({ facilityIds }, _, { path }, { store }) => {
      const activity = store.activities.find(path['activityId']);
      return { facilityIds: store.calendars.find(activity?.calendarId)?.facilityIds ?? facilityIds };
    }),
  'upload-drops-people': breaking('PHO-38')
    .says('An upload drops the users that it names.')
    .by(uploadsAs, UPLOAD, () => ({ userIds: [] })),
  'upload-without-strangers': breaking('PHO-38')
    .says('An upload tags those alone who live in the first of its facilities.')
    .by(uploadsAs, UPLOADS, ({ userIds, facilityIds }, _, _input, { store }) => ({
      userIds: userIds.filter((id) => store.residents.find(id)?.facilityId === facilityIds[0]),
    })),
  'upload-in-no-album-with-words': breaking('PHO-39')
    .says('The album is lost if a caption is sent.')
    .by(uploadsAs, UPLOAD, ({ albumIds, caption }) => ({ albumIds: caption ? [] : albumIds })),
  'type-or-words': breaking('PHO-40')
    .says('The type is lost if a caption is sent.')
    .by(uploadsAs, UPLOAD, ({ type, caption }) => ({ type: caption ? 'gallery' : type })),
  'type-or-album': breaking('PHO-40')
    .says('The type is lost if an album is sent.')
    .by(uploadsAs, UPLOAD, ({ type, albumIds }) => ({ type: albumIds.length > 0 ? 'gallery' : type })),
  'default-beside-an-album': breaking('PHO-41')
    .says('An upload into an album without a type is of the type family.')
    .by(uploadsAs, UPLOAD, ({ albumIds, type }, fields) => ({
      type: !fields['type'] && albumIds[0] ? 'family' : type,
    })),
  // Mutants of the words that come with an upload, and of how the photo is found afterwards.
  'caption-of-twenty-letters': breaking('PHO-42')
    .says('A caption is cut after twenty letters.')
    .by(uploadsAs, UPLOADS, ({ caption }) => ({
      caption: caption && { ...caption, text: caption.text.slice(0, 20) },
    })),
  'caption-of-nobody': breaking('PHO-42')
    .says('A photo of an activity without tagged users has no caption.')
    .by(uploadsAs, TO_ACTIVITY, ({ caption, userIds }) => ({
      caption: userIds.length === 0 ? null : caption,
    })),
  'read-bare': withoutEnvelope(['PHO-48', 'CNV-08'], GET),
  'read-the-latest': breaking('PHO-48')
    .says('Get photo answers the latest photo of the same facility.')
    .by(afterwards, GET, (reply, input, context) => {
      const [place] = context.store.photos.find(input.path['photoId'])?.facilityIds ?? [];
      const near = context.store.photos.filter((one) => !one.isDeleted && one.facilityIds[0] === place);
      return photos.showing(reply, input, context, near.at(-1)?.id);
    }),
  'update-answers-202': wrongStatus(['PHO-49', 'CNV-29'], UPDATE, 202),
  'two-tags-at-most': breaking('PHO-52')
    .says('A photo has two tags at most; an update drops the third.')
    .by(replacesAs, (_, { tagIds }) => ({ tagIds: tagIds.slice(0, 2) })),
  'no-tags-for-activities': breaking('PHO-52')
    .says('A photo of an activity takes no tags.')
    .by(spares, 'tagIds', ({ activityId }) => activityId !== null),
  'update-wants-a-caption': breaking('PHO-53')
    .says('An update without a caption is refused.')
    .by(refuses, UPDATE, ({ caption }) => caption === undefined),
  'update-in-one-facility': breaking('PHO-54', 'PHO-15')
    .says('An update leaves a photo of several facilities to the first.')
    .by(replacesAs, (_, { facilityIds }) => ({ facilityIds: facilityIds.slice(0, 1) })),
  'update-takes-it-from-its-albums': breaking('PHO-54')
    .says('An update takes a photo from its albums.')
    .by(replacesAs, () => ({ albumIds: [] })),
  'delete-answers-200': wrongStatus(['PHO-57', 'CNV-32'], 'deletePhoto', 200),
  'delete-does-nothing': breaking('PHO-58', 'PHO-59')
    .says('A deletion is answered with 204 and deletes nothing.')
    .by(onlyAnswers, 'deletePhoto'),
  'deleted-stays-in-the-second-facility': breaking('PHO-58')
    .says('A photo of several facilities is deleted from the first alone.')
    .by(listsDeleted, OF_FACILITY, ({ facilityIds, activityId }, { isAskedBy, names }) => {
      return isAskedBy() && activityId === null && names('facilityId', facilityIds.slice(1));
    }),
  'deleted-by-staff-stays': breaking('PHO-58')
    .says('A photo that staff deleted stays in the lists of those who are tagged in it.')
    .by(remembering<true>, (byClients) => [
      thereafter('deletePhoto', ({ id }) => byClients.set(id, true)),
      listsDeleted(OF_RESIDENT, (photo, { isAskedBy, isOfPath }) => {
        return isAskedBy() && !byClients.has(photo.id) && isOfPath(photo);
      }),
    ]),
  'update-revives': breaking('PHO-58', 'PHO-59')
    .says('An update brings a deleted photo back.')
    .by(beforehand, 'updatePhoto', (input, context) => {
      photos.amend(context, input.path['photoId'], () => ({ isDeleted: false }));
      return input;
    }),
});
