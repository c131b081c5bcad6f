import type { PhotoCaptionRecord, PhotoType } from '../../mock/world/photos-records.ts';
import { membersIn, textIn } from '../input.ts';
import { afterwards, instead, remembering, type Mutation } from '../mutation.ts';
import { withoutEnvelope, wrongValue } from '../operators.ts';
import { mutantsOf, breaking } from '../mutant.ts';
import { refuses, answersData } from '../verbs.ts';
import { fieldsIn, keepsRefused, LISTS, photos, sends, thereafter, UPLOADS, uploadsAs } from './adapter.ts';
import { lives } from './usual.ts';

const [UPLOAD, TO_ACTIVITY] = UPLOADS;
const GET = 'getPhoto';

const lacksFile = ({ files }: { readonly files: readonly unknown[] }) => files.length === 0;

const BLANK = { part: 'file', name: 'blank.png', type: 'image/png', bytes: new Uint8Array(4) };

/** An upload without a file is taken with a photo that was not sent. */
const withFile = (operation: (typeof UPLOADS)[number]): Mutation =>
  sends(operation, (form) => (lacksFile(form) ? { ...form, files: [BLANK] } : form));

/** Mutants of what an upload takes and answers. */
const uploading = mutantsOf('photos', lives, {
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
  'upload-to-one-facility': breaking('PHO-37', 'PHO-15')
    .says('Of several facilities the photo belongs to the first.')
    .by(uploadsAs, UPLOAD, ({ facilityIds }) => ({ facilityIds: facilityIds.slice(0, 1) })),
  'upload-to-the-house-of-the-activity': breaking('PHO-37')
    .says('A photo of an activity belongs to the facility of the activity, whichever else the upload names.')
    .by(uploadsAs, TO_ACTIVITY, ({ facilityIds }, _, { path }, { store }) => {
      const activity = store.activities.find(path['activityId']);
      return { facilityIds: store.calendars.find(activity?.calendarId)?.facilityIds ?? facilityIds };
    }),
  'upload-drops-people': breaking('PHO-38')
    .says('An upload drops the users that it names.')
    .by(uploadsAs, UPLOAD, () => ({ userIds: [] })),
  'upload-to-an-activity-drops-people': breaking('PHO-38')
    .says('An upload to an activity drops the users that it names.')
    .by(uploadsAs, TO_ACTIVITY, () => ({ userIds: [] })),
  'upload-drops-residents': breaking('PHO-38')
    .says('An upload drops the tagged users if all of them are residents.')
    .by(uploadsAs, UPLOADS, ({ userIds }, _fields, _input, { store }) =>
      userIds.every((id) => store.residents.find(id)) ? { userIds: [] } : {},
    ),
  'upload-with-the-first-person': breaking('PHO-38')
    .says('Of several people an upload tags the first.')
    .by(uploadsAs, UPLOADS, ({ userIds }) => ({ userIds: userIds.slice(0, 1) })),
  'upload-without-strangers': breaking('PHO-38')
    .says('An upload tags those alone who live in the first of its facilities.')
    .by(uploadsAs, UPLOADS, ({ userIds, facilityIds }, _, _input, { store }) => ({
      userIds: userIds.filter((id) => store.residents.find(id)?.facilityId === facilityIds[0]),
    })),
  'people-of-one-facility': breaking('PHO-38')
    .says('An upload to several facilities drops the tagged users.')
    .by(uploadsAs, UPLOADS, ({ userIds, facilityIds }) => ({
      userIds: facilityIds.length > 1 ? [] : userIds,
    })),
  'upload-tags-the-uploader': breaking('PHO-38', 'PHO-27')
    .says('An upload tags the resident who uploads, too.')
    .by(uploadsAs, UPLOAD, ({ userIds }, _, { acting: { kind, id } }) => ({
      userIds: kind === 'resident' ? [...new Set([...userIds, id])] : userIds,
    })),
  'upload-in-no-album-with-words': breaking('PHO-39')
    .says('The album is lost if a caption is sent.')
    .by(uploadsAs, UPLOAD, ({ albumIds, caption }) => ({ albumIds: caption ? [] : albumIds })),
  'album-of-one-facility': breaking('PHO-39')
    .says('The album of a photo of several facilities is lost.')
    .by(uploadsAs, UPLOAD, ({ albumIds, facilityIds }) => ({
      albumIds: facilityIds.length > 1 ? [] : albumIds,
    })),
  'upload-into-the-first-album': breaking('PHO-39')
    .says('A photo goes into the first album of its facility, whichever is sent.')
    .by(uploadsAs, UPLOAD, ({ albumIds, facilityIds }, _, _input, { store }) => {
      const [first] = store.albums.filter((album) =>
        album.facilityIds.some((id) => facilityIds.includes(id)),
      );
      return { albumIds: albumIds.length > 0 && first ? [first.id] : albumIds };
    }),
  'postcards-are-gallery': breaking('PHO-40')
    .says('A postcard is kept as gallery.')
    .by(uploadsAs, UPLOAD, ({ type }) => ({ type: type === 'postcard' ? 'gallery' : type })),
  'no-designers': breaking('PHO-40')
    .says('The type designer is refused.')
    .by(refuses, UPLOAD, (_, input) => fieldsIn(input)['type'] === 'designer'),
  'type-in-the-answer-alone': breaking('PHO-40')
    .says('The type is in the answer to the upload and gallery wherever the photo is read.')
    .by(thereafter, UPLOAD, ({ id }, context) => photos.amend(context, id, () => ({ type: 'gallery' }))),
  'type-or-words': breaking('PHO-40')
    .says('The type is lost if a caption is sent.')
    .by(uploadsAs, UPLOAD, ({ type, caption }) => ({ type: caption ? 'gallery' : type })),
  'type-or-album': breaking('PHO-40')
    .says('The type is lost if an album is sent.')
    .by(uploadsAs, UPLOAD, ({ type, albumIds }) => ({ type: albumIds.length > 0 ? 'gallery' : type })),
  'type-of-the-upload-before': breaking('PHO-41')
    .says('An upload without a type takes that of the upload before.')
    .by(remembering<PhotoType>, (former) =>
      uploadsAs(UPLOAD, ({ type }, fields) => {
        if (textIn(fields['type']) !== '') former.set('type', type);
        return { type: former.get('type') ?? type };
      }),
    ),
  'family-by-its-people': breaking('PHO-41')
    .says('An upload without a type in which someone is tagged is of the type family.')
    .by(uploadsAs, UPLOAD, ({ userIds, type }, fields) => ({
      type: !fields['type'] && userIds[0] ? 'family' : type,
    })),
  'default-beside-an-album': breaking('PHO-41')
    .says('An upload into an album without a type is of the type family.')
    .by(uploadsAs, UPLOAD, ({ albumIds, type }, fields) => ({
      type: !fields['type'] && albumIds[0] ? 'family' : type,
    })),
});

/** Mutants of the words that come with an upload, and of how the photo is found afterwards. */
const arriving = mutantsOf('photos', lives, {
  'caption-in-the-answer-alone': breaking('PHO-42')
    .says('The caption is in the answer to the upload and nowhere else.')
    .by(thereafter, UPLOADS, ({ id }, context) => photos.amend(context, id, () => ({ caption: null }))),
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
  'postcards-without-words': breaking('PHO-42')
    .says('The caption of a postcard is lost.')
    .by(uploadsAs, UPLOAD, ({ type, caption }) => ({ caption: type === 'postcard' ? null : caption })),
  'caption-of-the-upload-before': breaking('PHO-42')
    .says('A caption that comes with an album is that of the upload before, if there was one.')
    .by(remembering<PhotoCaptionRecord | null>, (former) =>
      uploadsAs(UPLOAD, ({ caption, albumIds }) => {
        const before = former.get('caption') ?? null;
        former.set('caption', caption);
        return { caption: caption && albumIds.length > 0 ? (before ?? caption) : caption };
      }),
    ),
  'uploaded-under-a-draft': wrongValue(['PHO-43'], UPLOAD, 'id')
    .as('that of a draft')
    .by((id) => `${String(id)}-draft`),
  'read-once-it-was-listed': breaking('PHO-43', 'PHO-48')
    .says('A photo of an activity is read once a list has shown it, and not before.')
    .by(remembering<true>, (listed) => [
      afterwards(LISTS, (reply) => {
        const { data } = membersIn(reply.body);
        if (Array.isArray(data)) for (const one of data) listed.set(textIn(membersIn(one)['id']), true);
        return reply;
      }),
      instead(GET, (original) => (input, context) => {
        const photo = context.store.photos.find(input.path['photoId']);
        const isAwaited = photo !== undefined && photo.activityId !== null && !listed.has(photo.id);
        return original(isAwaited ? { ...input, path: { photoId: 'not-there-yet' } } : input, context);
      }),
    ]),
  'read-bare': withoutEnvelope(['PHO-48', 'CNV-08'], GET),
  'read-the-latest': breaking('PHO-48')
    .says('Get photo answers the latest photo of the same facility.')
    .by(afterwards, GET, (reply, input, context) => {
      const [place] = context.store.photos.find(input.path['photoId'])?.facilityIds ?? [];
      const near = context.store.photos.filter((one) => !one.isDeleted && one.facilityIds[0] === place);
      return photos.showing(reply, input, context, near.at(-1)?.id);
    }),
  'upload-over-the-one-before': breaking('PHO-13', 'PHO-43')
    .says('A second upload with the same caption takes the place of the first.')
    .by(thereafter, UPLOAD, ({ id, caption }, { store }) => {
      for (const one of store.photos.all())
        if (one.id !== id && one.caption?.text === caption?.text) store.photos.remove(one.id);
    }),
});

export const uploadingMutants = [...uploading, ...arriving];
