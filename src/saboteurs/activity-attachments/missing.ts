import { isRefusal } from '../../mock/http/problem.ts';
import type { AttachmentRecord } from '../../mock/world/records.ts';
import type { World } from '../../mock/world/world.ts';
import { astray } from '../../witness/activity-attachments.ts';
import { inAccess, instead, type Lie, together } from '../lies.ts';
import type { Saboteur } from '../saboteur.ts';
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
const instead404 = (applies: (path: Path, world: World) => boolean, answer: 'forbidden' | 200 | 204): Lie =>
  together(
    inAccess(
      'seesActivityAttachment',
      (honest) => (request, world) =>
        applies(request.path, world)
          ? answer === 'forbidden'
            ? refusal(answer)
            : undefined
          : honest(request, world),
    ),
    instead(GET, (honest) => (input, scene) => {
      const reply = honest(input, scene);
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
  (isFor: (kind: string, file: AttachmentRecord) => boolean): Lie =>
  (tables) => {
    const former = new Map<string, AttachmentRecord>();
    const formerIn = (path: Path, kind: string): AttachmentRecord | undefined => {
      const file = former.get(`${path['activityId'] ?? ''} ${path['attachmentId'] ?? ''}`);
      return file && isFor(kind, file) ? file : undefined;
    };
    return together(
      instead('replaceActivity', (honest) => (input, scene) => {
        const { id, attachments } = scene.store.activities.find(input.path['activityId']) ?? {};
        for (const file of attachments ?? []) former.set(`${id ?? ''} ${file.id}`, file);
        return honest(input, scene);
      }),
      inAccess(
        'seesActivityAttachment',
        (honest) => (request, world) =>
          formerIn(request.path, request.acting.kind) && !fileIn(request.path, world)
            ? undefined
            : honest(request, world),
      ),
      instead(GET, (honest) => (input, scene) => {
        const reply = honest(input, scene);
        const file = formerIn(input.path, input.acting.kind);
        const bytes = file && scene.files.get(file.fileId)?.bytes;
        if (!isRefusal(reply) || !bytes) return reply;
        return { status: 200, body: { type: file.type ?? '', name: file.name, bytes } };
      }),
    )(tables);
  };

/** Lies about attachments that are not there. */
export const missingSaboteurs: readonly Saboteur[] = [
  {
    id: 'activity-attachments.under-no-activity',
    lie: 'An attachment is there under the path of an activity that does not exist.',
    breaks: ['ATD-20'],
    tables: lookingIn(whereItIs((isThere) => !isThere)),
    witness: astray,
  },
  {
    id: 'activity-attachments.no-activity-forbidden',
    lie: 'An attachment of an activity that does not exist is 403.',
    breaks: ['ATD-20'],
    tables: instead404(isNoActivity, 'forbidden'),
    witness: astray,
  },
  {
    id: 'activity-attachments.no-activity-no-content',
    lie: 'An attachment of an activity that does not exist is 204.',
    breaks: ['ATD-20'],
    tables: instead404(isNoActivity, 204),
    witness: astray,
  },
  {
    id: 'activity-attachments.no-file-forbidden',
    lie: 'An id that is no attachment of anything is 403.',
    breaks: ['ATD-21'],
    tables: instead404(isNoFile, 'forbidden'),
    witness: astray,
  },
  {
    id: 'activity-attachments.no-file-empty-file',
    lie: 'An id that is no attachment of anything leads to an empty file.',
    breaks: ['ATD-21'],
    tables: instead404(isNoFile, 200),
    witness: astray,
  },
  {
    id: 'activity-attachments.first-file-by-the-activity',
    lie: 'The id of the activity in the place of an attachment leads to its first one.',
    breaks: ['ATD-21'],
    tables: lookingIn((path, { store }) => {
      const [first] = store.activities.find(path['activityId'])?.attachments ?? [];
      return first && path['activityId'] === path['attachmentId']
        ? { ...path, attachmentId: first.id }
        : undefined;
    }),
    witness: astray,
  },
  {
    id: 'activity-attachments.under-any-activity',
    lie: 'An attachment is there under the path of every activity.',
    breaks: ['ATD-22'],
    tables: lookingIn(whereItIs((isThere) => isThere)),
    witness: astray,
  },
  {
    id: 'activity-attachments.under-activities-of-the-calendar',
    lie: 'An attachment is there under the path of every activity of its calendar.',
    breaks: ['ATD-22'],
    tables: lookingIn(whereItIs((_, isOfOneCalendar) => isOfOneCalendar)),
    witness: astray,
  },
  {
    id: 'activity-attachments.for-staff-under-any-activity',
    lie: 'Staff find an attachment under the path of every activity.',
    breaks: ['ATD-22'],
    tables: lookingIn((path, world, { kind }) =>
      kind === 'staff' ? whereItIs((isThere) => isThere)(path, world) : undefined,
    ),
    witness: astray,
  },
  {
    id: 'activity-attachments.of-another-forbidden',
    lie: 'An attachment of another activity than the one in the path is 403.',
    breaks: ['ATD-22'],
    tables: instead404(isOfAnother, 'forbidden'),
    witness: astray,
  },
  {
    id: 'activity-attachments.taken-out-and-there',
    lie: 'A file that a replacement took out is there as before.',
    breaks: ['ATD-23'],
    tables: outliving(() => true),
    witness: astray,
  },
  {
    id: 'activity-attachments.taken-out-and-there-for-staff',
    lie: 'A file that a replacement took out is there for staff.',
    breaks: ['ATD-23'],
    tables: outliving((kind) => kind === 'staff'),
    witness: astray,
  },
  {
    id: 'activity-attachments.kept-file-taken-out-and-there',
    lie: 'A file that was kept from the family and taken out is there for residents who are registered.',
    breaks: ['ATD-23'],
    tables: outliving((kind, { publicToFamily }) => kind === 'resident' && !publicToFamily),
    witness: astray,
  },
];
