import { isRefusal } from '../../mock/http/problem.ts';
import type { AttachmentRecord } from '../../mock/world/records.ts';
import type { World } from '../../mock/world/world.ts';
import { astray } from '../../witness/activity-attachments.ts';
import { inAccess, instead, type Mutation, together } from '../mutation.ts';
import { saboteursOf } from '../saboteur.ts';
import { fileIn, GET, lookingIn, refusal } from './amend.ts';

type Path = Readonly<Record<string, string>>;

/** The activity that has a file, and whether the one in the path is there at all. */
const ownerOf = (path: Path, { store }: World) => ({
  isThere: store.activities.find(path['activityId']) !== undefined,
  owner: store.activities.filter(({ attachments }) =>
    attachments.some(({ id }) => id === path['attachmentId']),
  )[0],
});

/** The path of the activity that has the file, under these conditions. */
const whereItIs =
  (isLed: (isThere: boolean, isOfOneCalendar: boolean) => boolean) =>
  (path: Path, world: World): Path | undefined => {
    const { isThere, owner } = ownerOf(path, world);
    const asked = world.store.activities.find(path['activityId']);
    return owner && isLed(isThere, asked?.calendarId === owner.calendarId)
      ? { ...path, activityId: owner.id }
      : undefined;
  };

/** Whoever finds nothing is refused otherwise, or not at all. */
const instead404 = (
  applies: (path: Path, world: World) => boolean,
  answer: 'forbidden' | 200 | 204,
): Mutation =>
  together(
    inAccess(
      'seesActivityAttachment',
      (original) => (request, world) =>
        applies(request.path, world)
          ? answer === 'forbidden'
            ? refusal(answer)
            : undefined
          : original(request, world),
    ),
    instead(GET, (original) => (input, scene) => {
      const reply = original(input, scene);
      if (!isRefusal(reply) || answer === 'forbidden') return reply;
      return answer === 204
        ? { status: 204, body: undefined }
        : { status: 200, body: { type: '', name: 'nothing', bytes: new Uint8Array() } };
    }),
  );

const isNoActivity = (path: Path, world: World): boolean => !ownerOf(path, world).isThere;
const isNoFile = (path: Path, world: World): boolean => {
  const { isThere, owner } = ownerOf(path, world);
  return isThere && !owner;
};
const isOfAnother = (path: Path, world: World): boolean => {
  const { isThere, owner } = ownerOf(path, world);
  return isThere && owner !== undefined && owner.id !== path['activityId'];
};

/** Files that a replacement took out are there as before, for those who are named. */
const outliving =
  (isFor: (kind: string, file: AttachmentRecord) => boolean): Mutation =>
  (tables) => {
    const former = new Map<string, AttachmentRecord>();
    const formerIn = (path: Path, kind: string): AttachmentRecord | undefined => {
      const file = former.get(`${path['activityId'] ?? ''} ${path['attachmentId'] ?? ''}`);
      return file && isFor(kind, file) ? file : undefined;
    };
    return together(
      instead('replaceActivity', (original) => (input, scene) => {
        const { id, attachments } = scene.store.activities.find(input.path['activityId']) ?? {};
        for (const file of attachments ?? []) former.set(`${id ?? ''} ${file.id}`, file);
        return original(input, scene);
      }),
      inAccess(
        'seesActivityAttachment',
        (original) => (request, world) =>
          formerIn(request.path, request.acting.kind) && !fileIn(request.path, world)
            ? undefined
            : original(request, world),
      ),
      instead(GET, (original) => (input, scene) => {
        const reply = original(input, scene);
        const file = formerIn(input.path, input.acting.kind);
        const bytes = file && scene.files.get(file.fileId)?.bytes;
        if (!isRefusal(reply) || !bytes) return reply;
        return { status: 200, body: { type: file.type ?? '', name: file.name, bytes } };
      }),
    )(tables);
  };

/** Saboteurs about attachments that are not there. */
export const missingSaboteurs = saboteursOf('activity-attachments', astray, {
  'under-no-activity': [
    'An attachment is there under the path of an activity that does not exist.',
    ['ATD-20'],
    lookingIn(whereItIs((isThere) => !isThere)),
  ],
  'no-activity-forbidden': [
    'An attachment of an activity that does not exist is 403.',
    ['ATD-20'],
    instead404(isNoActivity, 'forbidden'),
  ],
  'no-activity-no-content': [
    'An attachment of an activity that does not exist is 204.',
    ['ATD-20'],
    instead404(isNoActivity, 204),
  ],
  'no-file-forbidden': [
    'An id that is no attachment of anything is 403.',
    ['ATD-21'],
    instead404(isNoFile, 'forbidden'),
  ],
  'no-file-empty-file': [
    'An id that is no attachment of anything leads to an empty file.',
    ['ATD-21'],
    instead404(isNoFile, 200),
  ],
  'first-file-by-the-activity': [
    'The id of the activity in the place of an attachment leads to its first one.',
    ['ATD-21'],
    lookingIn((path, { store }) => {
      const [first] = store.activities.find(path['activityId'])?.attachments ?? [];
      return first && path['activityId'] === path['attachmentId']
        ? { ...path, attachmentId: first.id }
        : undefined;
    }),
  ],
  'under-any-activity': [
    'An attachment is there under the path of every activity.',
    ['ATD-22'],
    lookingIn(whereItIs((isThere) => isThere)),
  ],
  'under-activities-of-the-calendar': [
    'An attachment is there under the path of every activity of its calendar.',
    ['ATD-22'],
    lookingIn(whereItIs((_, isOfOneCalendar) => isOfOneCalendar)),
  ],
  'for-staff-under-any-activity': [
    'Staff find an attachment under the path of every activity.',
    ['ATD-22'],
    lookingIn((path, world, { kind }) =>
      kind === 'staff' ? whereItIs((isThere) => isThere)(path, world) : undefined,
    ),
  ],
  'of-another-forbidden': [
    'An attachment of another activity than the one in the path is 403.',
    ['ATD-22'],
    instead404(isOfAnother, 'forbidden'),
  ],
  'taken-out-and-there': [
    'A file that a replacement took out is there as before.',
    ['ATD-23'],
    outliving(() => true),
  ],
  'taken-out-and-there-for-staff': [
    'A file that a replacement took out is there for staff.',
    ['ATD-23'],
    outliving((kind) => kind === 'staff'),
  ],
  'kept-file-taken-out-and-there': [
    'A file that was kept from the family and taken out is there for residents who are registered.',
    ['ATD-23'],
    outliving((kind, { publicToFamily }) => kind === 'resident' && !publicToFamily),
  ],
});
