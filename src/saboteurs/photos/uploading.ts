import type { PhotoCaptionRecord, PhotoType } from '../../mock/world/photos-records.ts';
import { membersIn, textIn } from '../input.ts';
import { instead, remembering, together, type Mutation } from '../mutation.ts';
import { withoutEnvelope, wrongValue } from '../operators.ts';
import { saboteursOf } from '../saboteur.ts';
import { answers, refuses } from '../verbs.ts';
import { fieldsIn, keepsRefused, LISTS, photos, sends, thereafter, UPLOADS, uploadsAs } from './adapter.ts';
import { lives } from './usual.ts';

const [UPLOAD, TO_ACTIVITY] = UPLOADS;
const GET = 'getPhoto';

const lacksFile = ({ files }: { readonly files: readonly unknown[] }) => files.length === 0;

const BLANK = { part: 'file', name: 'blank.png', type: 'image/png', bytes: new Uint8Array(4) };

/** An upload without a file is taken with a picture that nobody sent. */
const withFile = (operation: (typeof UPLOADS)[number]): Mutation =>
  sends(operation, (form) => (lacksFile(form) ? { ...form, files: [BLANK] } : form));

/** Saboteurs of what an upload takes and answers. */
const uploading = saboteursOf('photos', lives, {
  'upload-unwrapped': withoutEnvelope(['PHO-33', 'CNV-08'], UPLOAD),
  'upload-to-an-activity-in-a-list': [
    'An upload to an activity answers a list with one photo.',
    ['PHO-45', 'CNV-08'],
    answers(TO_ACTIVITY, (reply) => ({ ...reply, body: { data: [membersIn(reply.body)['data']] } })),
  ],
  'upload-of-nothing': ['An upload without a file is taken.', ['PHO-34', 'CNV-34'], withFile(UPLOAD)],
  'upload-of-nothing-to-an-activity': [
    'An upload to an activity without a file is taken.',
    ['PHO-34', 'CNV-34'],
    withFile(TO_ACTIVITY),
  ],
  'upload-of-nothing-is-kept': [
    'An upload without a file is refused, and its photo is there without a picture.',
    ['PHO-34', 'CNV-34'],
    keepsRefused(UPLOAD, lacksFile),
  ],
  'upload-to-the-first-facility': [
    'An upload without facilities goes to the first one.',
    ['PHO-35', 'CNV-34'],
    sends(UPLOAD, (form, _, { store }) => {
      const facilities = store.facilities.all()[0]?.id ?? '';
      return { ...form, fields: { facilities, ...form.fields } };
    }),
  ],
  'upload-where-the-activity-is': [
    'An upload to an activity without facilities goes to those of the activity.',
    ['PHO-35', 'CNV-34'],
    sends(TO_ACTIVITY, (form, path, { store }) => {
      const activity = store.activities.find(path['activityId']);
      const { facilityIds = [] } = store.calendars.find(activity?.calendarId) ?? {};
      return { ...form, fields: { facilities: facilityIds.join(','), ...form.fields } };
    }),
  ],
  'upload-to-no-facility-is-kept': [
    'An upload to an activity without facilities is refused, and its photo is there all the same.',
    ['PHO-35', 'CNV-34'],
    keepsRefused(TO_ACTIVITY, ({ fields }) => fields['facilities'] === undefined),
  ],
  'upload-wants-a-caption': [
    'An upload without a caption is refused.',
    ['PHO-36'],
    refuses(UPLOAD, (_, input) => !fieldsIn(input)['caption']),
  ],
  'upload-wants-people': [
    'An upload to an activity without users is refused.',
    ['PHO-36'],
    refuses(TO_ACTIVITY, (_, input) => !fieldsIn(input)['users']),
  ],
  'upload-to-one-facility': [
    'Of several facilities the photo belongs to the first.',
    ['PHO-37', 'PHO-15'],
    uploadsAs(UPLOAD, ({ facilityIds }) => ({ facilityIds: facilityIds.slice(0, 1) })),
  ],
  'upload-to-the-house-of-the-activity': [
    'A photo of an activity belongs to the facility of the activity, whichever else the upload names.',
    ['PHO-37'],
    uploadsAs(TO_ACTIVITY, ({ facilityIds }, _, { path }, { store }) => {
      const activity = store.activities.find(path['activityId']);
      return { facilityIds: store.calendars.find(activity?.calendarId)?.facilityIds ?? facilityIds };
    }),
  ],
  'upload-with-the-first-person': [
    'Of several people an upload tags the first.',
    ['PHO-38'],
    uploadsAs(UPLOADS, ({ userIds }) => ({ userIds: userIds.slice(0, 1) })),
  ],
  'upload-without-strangers': [
    'An upload tags those alone who live in the first of its facilities.',
    ['PHO-38'],
    uploadsAs(UPLOADS, ({ userIds, facilityIds }, _, _input, { store }) => ({
      userIds: userIds.filter((id) => store.residents.find(id)?.facilityId === facilityIds[0]),
    })),
  ],
  'people-of-one-facility': [
    'An upload to several facilities tags nobody.',
    ['PHO-38'],
    uploadsAs(UPLOADS, ({ userIds, facilityIds }) => ({ userIds: facilityIds.length > 1 ? [] : userIds })),
  ],
  'upload-tags-the-uploader': [
    'An upload tags the resident who uploads, too.',
    ['PHO-38', 'PHO-27'],
    uploadsAs(UPLOAD, ({ userIds }, _, { acting: { kind, id } }) => ({
      userIds: kind === 'resident' ? [...new Set([...userIds, id])] : userIds,
    })),
  ],
  'upload-in-no-album-with-words': [
    'The album is lost where a caption is sent.',
    ['PHO-39'],
    uploadsAs(UPLOAD, ({ albumIds, caption }) => ({ albumIds: caption ? [] : albumIds })),
  ],
  'album-of-one-facility': [
    'The album of a photo of several facilities is lost.',
    ['PHO-39'],
    uploadsAs(UPLOAD, ({ albumIds, facilityIds }) => ({ albumIds: facilityIds.length > 1 ? [] : albumIds })),
  ],
  'upload-into-the-first-album': [
    'A photo goes into the first album of its facility, whichever is sent.',
    ['PHO-39'],
    uploadsAs(UPLOAD, ({ albumIds, facilityIds }, _, _input, { store }) => {
      const [first] = store.albums.filter((album) =>
        album.facilityIds.some((id) => facilityIds.includes(id)),
      );
      return { albumIds: albumIds.length > 0 && first ? [first.id] : albumIds };
    }),
  ],
  'postcards-are-gallery': [
    'A postcard is kept as gallery.',
    ['PHO-40'],
    uploadsAs(UPLOAD, ({ type }) => ({ type: type === 'postcard' ? 'gallery' : type })),
  ],
  'no-designers': [
    'The type designer is refused.',
    ['PHO-40'],
    refuses(UPLOAD, (_, input) => fieldsIn(input)['type'] === 'designer'),
  ],
  'type-in-the-answer-alone': [
    'The type is in the answer to the upload and gallery wherever the photo is read.',
    ['PHO-40'],
    thereafter(UPLOAD, ({ id }, context) => photos.amend(context, id, () => ({ type: 'gallery' }))),
  ],
  'type-or-words': [
    'The type is lost where a caption is sent.',
    ['PHO-40'],
    uploadsAs(UPLOAD, ({ type, caption }) => ({ type: caption ? 'gallery' : type })),
  ],
  'type-or-album': [
    'The type is lost where an album is sent.',
    ['PHO-40'],
    uploadsAs(UPLOAD, ({ type, albumIds }) => ({ type: albumIds.length > 0 ? 'gallery' : type })),
  ],
  'type-of-the-upload-before': [
    'An upload without a type takes that of the upload before.',
    ['PHO-41'],
    remembering<PhotoType>((former) =>
      uploadsAs(UPLOAD, ({ type }, fields) => {
        if (textIn(fields['type']) !== '') former.set('type', type);
        return { type: former.get('type') ?? type };
      }),
    ),
  ],
  'family-by-its-people': [
    'An upload without a type in which somebody is tagged is of the type family.',
    ['PHO-41'],
    uploadsAs(UPLOAD, ({ userIds, type }, fields) => ({
      type: !fields['type'] && userIds[0] ? 'family' : type,
    })),
  ],
  'default-beside-an-album': [
    'An upload into an album without a type is of the type family.',
    ['PHO-41'],
    uploadsAs(UPLOAD, ({ albumIds, type }, fields) => ({
      type: !fields['type'] && albumIds[0] ? 'family' : type,
    })),
  ],
});

/** Saboteurs of the words that come with an upload, and of how the photo is found afterwards. */
const arriving = saboteursOf('photos', lives, {
  'caption-in-the-answer-alone': [
    'The caption is in the answer to the upload and nowhere else.',
    ['PHO-42'],
    thereafter(UPLOADS, ({ id }, context) => photos.amend(context, id, () => ({ caption: null }))),
  ],
  'caption-of-twenty-letters': [
    'A caption is cut after twenty letters.',
    ['PHO-42'],
    uploadsAs(UPLOADS, ({ caption }) => ({
      caption: caption && { ...caption, text: caption.text.slice(0, 20) },
    })),
  ],
  'caption-of-nobody': [
    'A photo of an activity in which nobody is tagged has no caption.',
    ['PHO-42'],
    uploadsAs(TO_ACTIVITY, ({ caption, userIds }) => ({ caption: userIds.length === 0 ? null : caption })),
  ],
  'postcards-without-words': [
    'The caption of a postcard is lost.',
    ['PHO-42'],
    uploadsAs(UPLOAD, ({ type, caption }) => ({ caption: type === 'postcard' ? null : caption })),
  ],
  'caption-of-the-upload-before': [
    'A caption that comes with an album is that of the upload before, if there was one.',
    ['PHO-42'],
    remembering<PhotoCaptionRecord | null>((former) =>
      uploadsAs(UPLOAD, ({ caption, albumIds }) => {
        const before = former.get('caption') ?? null;
        former.set('caption', caption);
        return { caption: caption && albumIds.length > 0 ? (before ?? caption) : caption };
      }),
    ),
  ],
  'uploaded-under-a-draft': wrongValue(
    ['PHO-43'],
    UPLOAD,
    'id',
    'that of a draft',
    (id) => `${String(id)}-draft`,
  ),
  'read-once-it-was-listed': [
    'A photo of an activity is read once a list has shown it, and not before.',
    ['PHO-43', 'PHO-48'],
    remembering<true>((listed) =>
      together(
        answers(LISTS, (reply) => {
          const { data } = membersIn(reply.body);
          if (Array.isArray(data)) for (const one of data) listed.set(textIn(membersIn(one)['id']), true);
          return reply;
        }),
        instead(GET, (original) => (input, context) => {
          const photo = context.store.photos.find(input.path['photoId']);
          const isAwaited = photo !== undefined && photo.activityId !== null && !listed.has(photo.id);
          return original(isAwaited ? { ...input, path: { photoId: 'not-there-yet' } } : input, context);
        }),
      ),
    ),
  ],
  'read-bare': withoutEnvelope(['PHO-48', 'CNV-08'], GET),
  'read-the-latest': [
    'Get photo answers the latest photo of the same facility.',
    ['PHO-48'],
    answers(GET, (reply, input, context) => {
      const [place] = context.store.photos.find(input.path['photoId'])?.facilityIds ?? [];
      const near = context.store.photos.filter((one) => !one.isDeleted && one.facilityIds[0] === place);
      return photos.showing(reply, input, context, near.at(-1)?.id);
    }),
  ],
  'upload-over-the-one-before': [
    'A second upload with the same caption takes the place of the first.',
    ['PHO-13', 'PHO-43'],
    thereafter(UPLOAD, ({ id, caption }, { store }) => {
      for (const one of store.photos.all())
        if (one.id !== id && one.caption?.text === caption?.text) store.photos.remove(one.id);
    }),
  ],
});

export const uploadingSaboteurs = [...uploading, ...arriving];
