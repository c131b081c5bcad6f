import type { PhotoType } from '../../mock/world/photos-records.ts';
import { playing, uploading, type Parts } from '../../witness/photos.ts';
import { PICTURE } from '../../witness/people.ts';
import { idIn, membersIn, textIn } from '../input.ts';
import { afterwards } from '../lies.ts';
import type { Saboteur } from '../saboteur.ts';
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

/** Lies of what an upload takes and answers. */
export const uploadingSaboteurs: readonly Saboteur[] = [
  {
    id: 'photos.upload-unwrapped',
    lie: 'An upload answers the photo itself.',
    breaks: ['PHO-33', 'CNV-08'],
    tables: afterwards(UPLOAD, (reply) => ({ ...reply, body: membersIn(reply.body)['data'] })),
    witness: upload(),
  },
  {
    id: 'photos.upload-to-an-activity-in-a-list',
    lie: 'An upload to an activity answers a list with one photo.',
    breaks: ['PHO-45', 'CNV-08'],
    tables: afterwards(TO_ACTIVITY, (reply) => ({
      ...reply,
      body: { data: [membersIn(reply.body)['data']] },
    })),
    witness: toActivity(),
  },
  {
    id: 'photos.upload-of-nothing',
    lie: 'An upload without a file is taken.',
    breaks: ['PHO-34', 'CNV-34'],
    tables: sending(UPLOAD, (form) => (lacksFile(form) ? { ...form, files: [blank] } : form)),
    witness: lacking('file'),
  },
  {
    id: 'photos.upload-of-nothing-to-an-activity',
    lie: 'An upload to an activity without a file is taken.',
    breaks: ['PHO-34', 'CNV-34'],
    tables: sending(TO_ACTIVITY, (form) => (lacksFile(form) ? { ...form, files: [blank] } : form)),
    witness: lacking('file'),
  },
  {
    id: 'photos.upload-of-nothing-is-kept',
    lie: 'An upload without a file is refused, and its photo is there without a picture.',
    breaks: ['PHO-34', 'CNV-34'],
    tables: madeThoughRefused(UPLOAD, lacksFile),
    witness: lacking('file'),
  },
  {
    id: 'photos.upload-to-the-first-facility',
    lie: 'An upload without facilities goes to the first one.',
    breaks: ['PHO-35', 'CNV-34'],
    tables: sending(UPLOAD, (form, _path, { store }) => {
      const facilities = store.facilities.all()[0]?.id ?? '';
      return { ...form, fields: { facilities, ...form.fields } };
    }),
    witness: lacking('facilities'),
  },
  {
    id: 'photos.upload-where-the-activity-is',
    lie: 'An upload to an activity without facilities goes to those of the activity.',
    breaks: ['PHO-35', 'CNV-34'],
    tables: sending(TO_ACTIVITY, (form, path, { store }) => {
      const activity = store.activities.find(path['activityId']);
      const { facilityIds = [] } = store.calendars.find(activity?.calendarId) ?? {};
      return { ...form, fields: { facilities: facilityIds.join(','), ...form.fields } };
    }),
    witness: lacking('facilities'),
  },
  {
    id: 'photos.upload-to-no-facility-is-kept',
    lie: 'An upload to an activity without facilities is refused, and its photo is there all the same.',
    breaks: ['PHO-35', 'CNV-34'],
    tables: madeThoughRefused(TO_ACTIVITY, lacksFacilities),
    witness: lacking('facilities'),
  },
  {
    id: 'photos.upload-wants-a-caption',
    lie: 'An upload without a caption is refused.',
    breaks: ['PHO-36'],
    tables: refusing([UPLOAD], 'caption says what is to be seen.', (input) => !fieldsIn(input)['caption']),
    witness: upload(),
  },
  {
    id: 'photos.upload-wants-people',
    lie: 'An upload to an activity without users is refused.',
    breaks: ['PHO-36'],
    tables: refusing([TO_ACTIVITY], 'users says who was there.', (input) => !fieldsIn(input)['users']),
    witness: toActivity(),
  },
  {
    id: 'photos.upload-to-one-facility',
    lie: 'Of several facilities the photo belongs to the first.',
    breaks: ['PHO-37', 'PHO-15'],
    tables: keeping([UPLOAD], ({ facilityIds }) => ({ facilityIds: facilityIds.slice(0, 1) })),
    witness: ofBoth,
  },
  {
    id: 'photos.upload-to-the-house-of-the-activity',
    lie: 'A photo of an activity belongs to the facility of the activity, whichever else the upload names.',
    breaks: ['PHO-37'],
    tables: keeping([TO_ACTIVITY], (photo, { path }, { store }) => {
      const activity = store.activities.find(path['activityId']);
      return { facilityIds: store.calendars.find(activity?.calendarId)?.facilityIds ?? photo.facilityIds };
    }),
    witness: uploading(
      ({ away }) => ({ facilities: [away] }),
      ({ activityId }) => ({ activityId }),
    ),
  },
  {
    id: 'photos.upload-with-the-first-person',
    lie: 'Of several people an upload tags the first.',
    breaks: ['PHO-38'],
    tables: keeping(uploads, ({ userIds }) => ({ userIds: userIds.slice(0, 1) })),
    witness: withBoth,
  },
  {
    id: 'photos.upload-without-strangers',
    lie: 'An upload tags those alone who live in the first of its facilities.',
    breaks: ['PHO-38'],
    tables: keeping(uploads, ({ userIds, facilityIds }, _input, { store }) => ({
      userIds: userIds.filter((id) => store.residents.find(id)?.facilityId === facilityIds[0]),
    })),
    witness: uploading(({ away, ada }) => ({ facilities: [away], users: [ada] })),
  },
  {
    id: 'photos.upload-tags-the-uploader',
    lie: 'An upload tags the resident who uploads, too.',
    breaks: ['PHO-38', 'PHO-27'],
    tables: keeping([UPLOAD], ({ userIds }, { acting }) => ({
      userIds: acting.kind === 'resident' ? [...new Set([...userIds, acting.id])] : userIds,
    })),
    witness: uploading(
      () => ({}),
      ({ ada }) => ({ as: ada }),
    ),
  },
  {
    id: 'photos.upload-in-no-album-with-words',
    lie: 'The album is lost where a caption is sent.',
    breaks: ['PHO-39'],
    tables: keeping([UPLOAD], ({ albumIds, caption }) => ({ albumIds: caption === null ? albumIds : [] })),
    witness: playing(async ({ album, upload: send }) => send({ albumId: await album(), caption: 'Tea' })),
  },
  {
    id: 'photos.upload-into-the-first-album',
    lie: 'A photo goes into the first album of its facility, whichever is sent.',
    breaks: ['PHO-39'],
    tables: keeping([UPLOAD], ({ albumIds, facilityIds }, _input, { store }) => {
      const [first] = store.albums.filter((album) =>
        album.facilityIds.some((id) => facilityIds.includes(id)),
      );
      return { albumIds: albumIds.length > 0 && first ? [first.id] : albumIds };
    }),
    witness: playing(async ({ album, upload: send }) => {
      await album();
      return send({ albumId: await album() });
    }),
  },
  {
    id: 'photos.postcards-are-gallery',
    lie: 'A postcard is kept as gallery.',
    breaks: ['PHO-40'],
    tables: keeping([UPLOAD], ({ type }) => ({ type: type === 'postcard' ? 'gallery' : type })),
    witness: upload({ type: 'postcard' }),
  },
  {
    id: 'photos.no-designers',
    lie: 'The type designer is refused.',
    breaks: ['PHO-40'],
    tables: refusing([UPLOAD], 'type is one that families send.', (input) => {
      return fieldsIn(input)['type'] === 'designer';
    }),
    witness: upload({ type: 'designer' }),
  },
  {
    id: 'photos.type-in-the-answer-alone',
    lie: 'The type is in the answer to the upload and gallery wherever the photo is read.',
    breaks: ['PHO-40'],
    tables: afterwards(UPLOAD, (reply, _input, scene) => {
      amend(scene, idIn(reply), () => ({ type: 'gallery' }));
      return reply;
    }),
    witness: upload({ type: 'dining' }),
  },
  {
    id: 'photos.type-of-the-upload-before',
    lie: 'An upload without a type takes that of the upload before.',
    breaks: ['PHO-41'],
    tables: (tables) => {
      let former: PhotoType = 'gallery';
      return keeping([UPLOAD], ({ type }, input) => {
        if (textIn(fieldsIn(input)['type']) !== '') former = type;
        return { type: former };
      })(tables);
    },
    witness: playing(async ({ photo, upload: send }) => {
      await photo({ type: 'dining' });
      return send();
    }),
  },
  {
    id: 'photos.family-by-its-people',
    lie: 'An upload without a type in which somebody is tagged is of the type family.',
    breaks: ['PHO-41'],
    tables: keeping([UPLOAD], ({ type, userIds }, input) => ({
      type: !fieldsIn(input)['type'] && userIds.length > 0 ? 'family' : type,
    })),
    witness: withBoth,
  },
];
