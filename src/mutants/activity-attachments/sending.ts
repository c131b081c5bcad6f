import type { AttachmentRecord } from '../../mock/world/records.ts';
import type { World } from '../../mock/world/world.ts';
import { asStaff, astray } from '../../witness/activity-attachments.ts';
import { type Mutation, noting } from '../mutation.ts';
import { wrongStatus } from '../operators.ts';
import { type Mutant, mutantsOf, breaking, worded, rowOf } from '../mutant.ts';
import { answering, beforeReplacing, fileIn, GET, lookingIn, refusing, sending, type Path } from './amend.ts';

/** An attachment is sent otherwise. */
const sent = worded((how) => `An attachment is sent ${how}.`, sending);

const asText = (bytes: Uint8Array): string => new TextDecoder().decode(bytes);
const asBytes = (text: string): Uint8Array => new TextEncoder().encode(text);
const BY_EXTENSION: Readonly<Record<string, string>> = { txt: 'text/plain', png: 'image/png' };
const BINARY = 'application/octet-stream';

/** Mutants about the bytes of an attachment and about the headers that come with them. */
const downloads = mutantsOf('activity-attachments', asStaff, {
  'bytes-of-the-first': sent(['ATD-01'], 'with the bytes of the first', (file, [first], { files }) => ({
    bytes: files.get(first?.fileId ?? '')?.bytes ?? file.bytes,
  })),
  'bytes-of-the-same-name': sent(['ATD-01'], 'as the first one of its name', (file, all, { files }) => ({
    bytes: files.get(all.find(({ name }) => name === file.name)?.fileId ?? '')?.bytes ?? file.bytes,
  })),
  'bytes-as-text': sent(['ATD-01'], 'with one kind of line ends', ({ type, bytes }) => ({
    bytes: type === 'text/plain' ? asBytes(asText(bytes).replaceAll('\r\n', '\n')) : bytes,
  })),
  'all-but-the-last-byte': sent(['ATD-01'], 'without its last byte', ({ bytes }) => ({
    bytes: bytes.subarray(0, -1),
  })),
  'bytes-in-base64': sent(['ATD-01'], 'in base64 unless it is a text', ({ type, bytes }) => ({
    bytes: type === 'text/plain' ? bytes : asBytes(Buffer.from(bytes).toString('base64')),
  })),
  'in-part': wrongStatus(['ATD-01'], GET, 206),
  'bytes-of-the-first-asked-for': breaking('ATD-01')
    .says('An activity sends the bytes of the attachment that was asked for first.')
    .by(noting(Map<string, Uint8Array>), (first) =>
      sending(({ bytes }, all) => {
        const key = all.map(({ id }) => id).join();
        if (!first.has(key)) first.set(key, bytes);
        return { bytes: first.get(key) ?? bytes };
      }),
    ),
  'all-of-unknown-type': sent(['ATD-02'], `as ${BINARY}`, () => ({ type: BINARY })),
  'type-of-the-first': sent(['ATD-02'], 'with the type of the first', ({ type }, [first]) => ({
    type: type && (first?.type ?? type),
  })),
  'type-by-extension': sent(['ATD-02'], 'with a type by its extension', ({ name, type }) => ({
    type: type && (BY_EXTENSION[/\.(\w+)$/.exec(name)?.[1] ?? ''] ?? BINARY),
  })),
  'unknown-is-text': sent(['ATD-03'], 'as text/plain if of no type', ({ type }) => ({
    type: type || 'text/plain',
  })),
  'unknown-is-unknown': sent(['ATD-03'], 'as application/unknown if of no type', ({ type }) => ({
    type: type || 'application/unknown',
  })),
  nameless: sent(['ATD-04'], 'without a name', () => ({ name: '' })),
  'names-without-accents': sent(['ATD-04'], 'with underscores beyond ASCII', ({ name }) => ({
    name: name.replaceAll(/[^ -~]/g, '_'),
  })),
  'names-of-one-word': sent(['ATD-04'], 'with a name up to its first space', ({ name }) => ({
    name: name.split(' ')[0] ?? name,
  })),
  'names-without-extension': sent(['ATD-04'], 'with a name without extension', ({ name }) => ({
    name: name.replace(/\.\w+$/, ''),
  })),
  'name-of-the-first': sent(['ATD-04'], 'with the name of the first', ({ name }, [first]) => ({
    name: first?.name ?? name,
  })),
});

/** The activity that has a file, and the one in the path. */
const ownerOf = (path: Path, { store }: World) => {
  const asked = store.activities.find(path['activityId']);
  const owner = store.activities
    .all()
    .find(({ attachments }) => attachments.some(({ id }) => id === path['attachmentId']));
  return { asked, owner, isOfOneCalendar: asked?.calendarId === owner?.calendarId };
};
type Owner = ReturnType<typeof ownerOf>;

const isNoActivity = ({ asked }: Owner): boolean => asked === undefined;
const isNoFile = ({ asked, owner }: Owner): boolean => asked !== undefined && owner === undefined;
const isOfAnother = ({ asked, owner }: Owner): boolean =>
  asked !== undefined && owner !== undefined && owner.id !== asked.id;

/** A file is found under the path of other activities. */
const found = rowOf((where: string, test: (owner: Owner, kind: string) => boolean) => [
  `An attachment is there under the path of ${where}.`,
  lookingIn((path, world, { kind }) => {
    const owner = ownerOf(path, world);
    return owner.owner && test(owner, kind) ? { ...path, activityId: owner.owner.id } : undefined;
  }),
]);

const forbidden = rowOf((what: string, test: (owner: Owner) => boolean) => [
  `An attachment ${what} is 403.`,
  refusing(({ path }, world) => test(ownerOf(path, world))),
]);

/** Files that a replacement took out are there as before, for those who are named. */
const outliving = (isFor: (kind: string, file: AttachmentRecord) => boolean): Mutation =>
  noting(Map<string, AttachmentRecord>)((former) => {
    const formerIn = (path: Path) => former.get(`${path['activityId'] ?? ''} ${path['attachmentId'] ?? ''}`);
    return [
      beforeReplacing((activityId, file) => former.set(`${activityId} ${file.id}`, file)),
      answering(
        (path, kind, world) => {
          const file = formerIn(path);
          return file !== undefined && isFor(kind, file) && !fileIn(path, world);
        },
        (path, { files }) => {
          const { name = '', type, fileId = '' } = formerIn(path) ?? {};
          const { bytes } = files.get(fileId) ?? {};
          return bytes && { name, type: type ?? '', bytes };
        },
      ),
    ];
  });

/** Mutants about what is sent, and about attachments that are not there. */
export const sendingMutants: readonly Mutant[] = [
  ...downloads,
  ...mutantsOf('activity-attachments', astray, {
    'under-no-activity': found(['ATD-20'], 'an activity that does not exist', isNoActivity),
    'no-activity-forbidden': forbidden(['ATD-20'], 'of no activity', isNoActivity),
    'no-activity-no-content': breaking('ATD-20')
      .says('An attachment of an activity that does not exist is 204.')
      .by(
        answering,
        (path, _kind, world) => isNoActivity(ownerOf(path, world)),
        () => undefined,
      ),
    'no-file-forbidden': forbidden(['ATD-21'], 'that is none of anything', isNoFile),
    'no-file-empty-file': breaking('ATD-21')
      .says('An id that is no attachment of anything leads to an empty file.')
      .by(
        answering,
        (path, _kind, world) => isNoFile(ownerOf(path, world)),
        () => ({ type: '', name: 'nothing', bytes: new Uint8Array() }),
      ),
    'first-file-by-the-activity': breaking('ATD-21')
      .says('The id of the activity, sent as the attachment id, returns its first attachment.')
      .by(lookingIn, (path, { store }) => {
        const [first] = store.activities.find(path['activityId'])?.attachments ?? [];
        const isMeant = first && path['activityId'] === path['attachmentId'];
        return isMeant ? { ...path, attachmentId: first.id } : undefined;
      }),
    'under-any-activity': found(['ATD-22'], 'any activity', ({ asked }) => asked !== undefined),
    'under-activities-of-the-calendar': found(['ATD-22'], 'any activity of its calendar', (owner) => {
      return owner.isOfOneCalendar;
    }),
    'for-staff-under-any-activity': found(['ATD-22'], 'any activity, for staff', ({ asked }, kind) => {
      return asked !== undefined && kind === 'staff';
    }),
    'of-another-forbidden': forbidden(['ATD-22'], 'of another activity', isOfAnother),
    'taken-out-and-there': breaking('ATD-23')
      .says('A file that was taken out is there.')
      .by(outliving, () => true),
    'taken-out-and-there-for-staff': breaking('ATD-23')
      .says('A file that a replacement took out is there for staff.')
      .by(outliving, (kind) => kind === 'staff'),
    'kept-file-taken-out-and-there': breaking('ATD-23')
      .says('A file that was kept from the family and taken out is there for residents who are registered.')
      .by(outliving, (kind, { publicToFamily }) => kind === 'resident' && !publicToFamily),
  }),
];
