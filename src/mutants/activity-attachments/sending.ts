import type { AttachmentRecord } from '../../mock/world/records.ts';
import type { World } from '../../mock/world/world.ts';
import { type Mutation, noting } from '../mutation.ts';
import { wrongStatus } from '../operators.ts';
import { type Mutant, mutantsOf, breaking, worded, rowOf } from '../mutant.ts';
import { answering, beforeReplacing, fileIn, GET, lookingIn, sending, type Path } from './amend.ts';

/** An attachment is sent otherwise. */
const sent = worded((how) => `An attachment is sent ${how}.`, sending);

/** Mutants about the bytes of an attachment and about the headers that come with them. */
const downloads = mutantsOf('activity-attachments', {
  'bytes-of-the-same-name': sent(['ATD-01'], 'as the first one of its name', (file, all, { files }) => ({
    bytes: files.get(all.find(({ name }) => name === file.name)?.fileId ?? '')?.bytes ?? file.bytes,
  })),
  'in-part': wrongStatus(['ATD-01'], GET, 206),
  'type-of-the-first': sent(['ATD-02'], 'with the type of the first', ({ type }, [first]) => ({
    type: type && (first?.type ?? type),
  })),
  'unknown-is-unknown': sent(['ATD-03'], 'as application/unknown if of no type', ({ type }) => ({
    type: type || 'application/unknown',
  })),
  nameless: sent(['ATD-04'], 'without a name', () => ({ name: '' })),
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

/** A file is found under the path of other activities. */
const found = rowOf((where: string, test: (owner: Owner, kind: string) => boolean) => [
  `An attachment is there under the path of ${where}.`,
  lookingIn((path, world, { kind }) => {
    const owner = ownerOf(path, world);
    return owner.owner && test(owner, kind) ? { ...path, activityId: owner.owner.id } : undefined;
  }),
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
  ...mutantsOf('activity-attachments', {
    'under-no-activity': found(['ATD-20'], 'an activity that does not exist', isNoActivity),
    'first-file-by-the-activity': breaking('ATD-21')
      .says('The id of the activity, sent as the attachment id, returns its first attachment.')
      .by(lookingIn, (path, { store }) => {
        const [first] = store.activities.find(path['activityId'])?.attachments ?? [];
        const isMeant = first && path['activityId'] === path['attachmentId'];
        return isMeant ? { ...path, attachmentId: first.id } : undefined;
      }),
    'under-any-activity': found(['ATD-22'], 'any activity', ({ asked }) => asked !== undefined),
    'taken-out-and-there-for-staff': breaking('ATD-23')
      .says('A file that a replacement took out is there for staff.')
      .by(outliving, (kind) => kind === 'staff'),
  }),
];
