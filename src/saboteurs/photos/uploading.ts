import type { PhotoType } from '../../mock/world/photos-records.ts';
import { playing, uploading, type Parts } from '../../witness/photos.ts';
import { PICTURE } from '../../witness/people.ts';
import { idIn, membersIn, textIn } from '../input.ts';
import { afterwards } from '../mutation.ts';
import { saboteursOf } from '../saboteur.ts';
import {
  amend,
  blank,
  fieldsIn,
  keeping,
  madeThoughRefused,
  refusing,
  sending,
  TO_ACTIVITY,
  UPLOAD,
  uploads,
} from './amend.ts';

const upload = (parts: Parts = {}) => uploading(() => parts);
const ofBoth = uploading(({ home, away }) => ({ facilities: [home, away] }));
const withBoth = uploading(({ ada, bea }) => ({ users: [ada, bea] }));
const toActivity = (parts: Parts = {}) =>
  uploading(
    () => parts,
    ({ activityId }) => ({ activityId }),
  );

/** Uploads that lack a part, to the facility and to the activity. */
const lacking = (part: 'file' | 'facilities') =>
  playing(async ({ home, ada, activityId, send }) => {
    const fields = { users: ada, caption: 'Tea', ...(part === 'file' && { facilities: home }) };
    const file = part === 'file' ? undefined : PICTURE;
    return [await send(fields, {}, file), await send(fields, { activityId }, file)];
  });

const lacksFile = ({ files }: { readonly files: readonly unknown[] }) => files.length === 0;
const lacksFacilities = ({ fields }: { readonly fields: Readonly<Record<string, string>> }) =>
  fields['facilities'] === undefined;

/** Saboteurs of what an upload takes and answers. */
export const uploadingSaboteurs = saboteursOf('photos', lacking('file'), {
  'upload-unwrapped': [
    'An upload answers the photo itself.',
    ['PHO-33', 'CNV-08'],
    afterwards(UPLOAD, (reply) => ({ ...reply, body: membersIn(reply.body)['data'] })),
    upload(),
  ],
  'upload-to-an-activity-in-a-list': [
    'An upload to an activity answers a list with one photo.',
    ['PHO-45', 'CNV-08'],
    afterwards(TO_ACTIVITY, (reply) => ({
      ...reply,
      body: { data: [membersIn(reply.body)['data']] },
    })),
    toActivity(),
  ],
  'upload-of-nothing': [
    'An upload without a file is taken.',
    ['PHO-34', 'CNV-34'],
    sending(UPLOAD, (form) => (lacksFile(form) ? { ...form, files: [blank] } : form)),
  ],
  'upload-of-nothing-to-an-activity': [
    'An upload to an activity without a file is taken.',
    ['PHO-34', 'CNV-34'],
    sending(TO_ACTIVITY, (form) => (lacksFile(form) ? { ...form, files: [blank] } : form)),
  ],
  'upload-of-nothing-is-kept': [
    'An upload without a file is refused, and its photo is there without a picture.',
    ['PHO-34', 'CNV-34'],
    madeThoughRefused(UPLOAD, lacksFile),
  ],
  'upload-to-the-first-facility': [
    'An upload without facilities goes to the first one.',
    ['PHO-35', 'CNV-34'],
    sending(UPLOAD, (form, _path, { store }) => {
      const facilities = store.facilities.all()[0]?.id ?? '';
      return { ...form, fields: { facilities, ...form.fields } };
    }),
    lacking('facilities'),
  ],
  'upload-where-the-activity-is': [
    'An upload to an activity without facilities goes to those of the activity.',
    ['PHO-35', 'CNV-34'],
    sending(TO_ACTIVITY, (form, path, { store }) => {
      const activity = store.activities.find(path['activityId']);
      const { facilityIds = [] } = store.calendars.find(activity?.calendarId) ?? {};
      return { ...form, fields: { facilities: facilityIds.join(','), ...form.fields } };
    }),
    lacking('facilities'),
  ],
  'upload-to-no-facility-is-kept': [
    'An upload to an activity without facilities is refused, and its photo is there all the same.',
    ['PHO-35', 'CNV-34'],
    madeThoughRefused(TO_ACTIVITY, lacksFacilities),
    lacking('facilities'),
  ],
  'upload-wants-a-caption': [
    'An upload without a caption is refused.',
    ['PHO-36'],
    refusing([UPLOAD], 'caption says what is to be seen.', (input) => !fieldsIn(input)['caption']),
    upload(),
  ],
  'upload-wants-people': [
    'An upload to an activity without users is refused.',
    ['PHO-36'],
    refusing([TO_ACTIVITY], 'users says who was there.', (input) => !fieldsIn(input)['users']),
    toActivity(),
  ],
  'upload-to-one-facility': [
    'Of several facilities the photo belongs to the first.',
    ['PHO-37', 'PHO-15'],
    keeping([UPLOAD], ({ facilityIds }) => ({ facilityIds: facilityIds.slice(0, 1) })),
    ofBoth,
  ],
  'upload-to-the-house-of-the-activity': [
    'A photo of an activity belongs to the facility of the activity, whichever else the upload names.',
    ['PHO-37'],
    keeping([TO_ACTIVITY], (photo, { path }, { store }) => {
      const activity = store.activities.find(path['activityId']);
      return { facilityIds: store.calendars.find(activity?.calendarId)?.facilityIds ?? photo.facilityIds };
    }),
    uploading(
      ({ away }) => ({ facilities: [away] }),
      ({ activityId }) => ({ activityId }),
    ),
  ],
  'upload-with-the-first-person': [
    'Of several people an upload tags the first.',
    ['PHO-38'],
    keeping(uploads, ({ userIds }) => ({ userIds: userIds.slice(0, 1) })),
    withBoth,
  ],
  'upload-without-strangers': [
    'An upload tags those alone who live in the first of its facilities.',
    ['PHO-38'],
    keeping(uploads, ({ userIds, facilityIds }, _input, { store }) => ({
      userIds: userIds.filter((id) => store.residents.find(id)?.facilityId === facilityIds[0]),
    })),
    uploading(({ away, ada }) => ({ facilities: [away], users: [ada] })),
  ],
  'upload-tags-the-uploader': [
    'An upload tags the resident who uploads, too.',
    ['PHO-38', 'PHO-27'],
    keeping([UPLOAD], ({ userIds }, { acting }) => ({
      userIds: acting.kind === 'resident' ? [...new Set([...userIds, acting.id])] : userIds,
    })),
    uploading(
      () => ({}),
      ({ ada }) => ({ as: ada }),
    ),
  ],
  'upload-in-no-album-with-words': [
    'The album is lost where a caption is sent.',
    ['PHO-39'],
    keeping([UPLOAD], ({ albumIds, caption }) => ({ albumIds: caption === null ? albumIds : [] })),
    playing(async ({ album, upload: send }) => send({ albumId: await album(), caption: 'Tea' })),
  ],
  'upload-into-the-first-album': [
    'A photo goes into the first album of its facility, whichever is sent.',
    ['PHO-39'],
    keeping([UPLOAD], ({ albumIds, facilityIds }, _input, { store }) => {
      const [first] = store.albums.filter((album) =>
        album.facilityIds.some((id) => facilityIds.includes(id)),
      );
      return { albumIds: albumIds.length > 0 && first ? [first.id] : albumIds };
    }),
    playing(async ({ album, upload: send }) => {
      await album();
      return send({ albumId: await album() });
    }),
  ],
  'postcards-are-gallery': [
    'A postcard is kept as gallery.',
    ['PHO-40'],
    keeping([UPLOAD], ({ type }) => ({ type: type === 'postcard' ? 'gallery' : type })),
    upload({ type: 'postcard' }),
  ],
  'no-designers': [
    'The type designer is refused.',
    ['PHO-40'],
    refusing([UPLOAD], 'type is one that families send.', (input) => {
      return fieldsIn(input)['type'] === 'designer';
    }),
    upload({ type: 'designer' }),
  ],
  'type-in-the-answer-alone': [
    'The type is in the answer to the upload and gallery wherever the photo is read.',
    ['PHO-40'],
    afterwards(UPLOAD, (reply, _input, scene) => {
      amend(scene, idIn(reply), () => ({ type: 'gallery' }));
      return reply;
    }),
    upload({ type: 'dining' }),
  ],
  'type-of-the-upload-before': [
    'An upload without a type takes that of the upload before.',
    ['PHO-41'],
    (tables) => {
      let former: PhotoType = 'gallery';
      return keeping([UPLOAD], ({ type }, input) => {
        if (textIn(fieldsIn(input)['type']) !== '') former = type;
        return { type: former };
      })(tables);
    },
    playing(async ({ photo, upload: send }) => {
      await photo({ type: 'dining' });
      return send();
    }),
  ],
  'family-by-its-people': [
    'An upload without a type in which somebody is tagged is of the type family.',
    ['PHO-41'],
    keeping([UPLOAD], ({ type, userIds }, input) => ({
      type: !fieldsIn(input)['type'] && userIds.length > 0 ? 'family' : type,
    })),
    withBoth,
  ],
});
