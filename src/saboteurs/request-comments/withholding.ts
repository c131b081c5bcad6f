import type { AnyInput } from '../../mock/http/input.ts';
import { isRefusal } from '../../mock/http/problem.ts';
import type { Scene } from '../../mock/operations/operation.ts';
import { isSeenByFamily } from '../../mock/operations/request-comments/seen.ts';
import type { RequestAttachmentRecord, RequestCommentRecord } from '../../mock/world/request-records.ts';
import { crossing, staffTalk } from '../../witness/request-comments.ts';
import type { Lie } from '../lies.ts';
import type { Saboteur } from '../saboteur.ts';
import { commentsOn, creatorOf, filesOn, RIDES, serving, WORKS, type Half } from './amend.ts';
import { named, noSuchFile, sending } from './files.ts';

/** The file in the path, among those of these comments wherever they are. */
const anywhere =
  (keep: (comment: RequestCommentRecord, scene: Scene, input: AnyInput) => boolean) =>
  (input: AnyInput, scene: Scene): RequestAttachmentRecord | undefined =>
    scene.store.requestComments
      .filter((comment) => isSeenByFamily(comment) && keep(comment, scene, input))
      .flatMap(({ attachments }) => attachments)
      .find(named(input));

const residentOf = ({ requestId }: RequestCommentRecord, { store }: Scene): string | undefined =>
  (store.transportationRequests.find(requestId) ?? store.workRequests.find(requestId))?.residentId;

/** Another answer where the honest server refuses. */
const otherwise = (status: 200 | 204 | 403, halves?: readonly Half[]): Lie =>
  serving(
    (honest) => (input, scene) => {
      const reply = honest(input, scene);
      if (!isRefusal(reply)) return reply;
      if (status === 403) return noSuchFile('forbidden');
      return status === 204
        ? { status, body: undefined }
        : { status, body: { type: '', name: 'nothing', bytes: new Uint8Array() } };
    },
    halves,
  );

/** Lies about files that are not there, and that staff keep to themselves. */
export const withholdingSaboteurs: readonly Saboteur[] = [
  {
    id: 'request-comments.staff-only-files-open',
    lie: 'The files of a comment that is for staff only are there.',
    breaks: ['CMT-34'],
    tables: sending((input, scene) => filesOn(input, scene).find(named(input))),
    witness: staffTalk,
  },
  {
    id: 'request-comments.staff-only-files-for-residents',
    lie: 'The resident gets the files of a comment on a work request that is for staff only.',
    breaks: ['CMT-34'],
    tables: sending(
      (input, scene) =>
        input.acting.kind === 'resident' ? filesOn(input, scene).find(named(input)) : undefined,
      [WORKS],
    ),
    witness: staffTalk,
  },
  {
    id: 'request-comments.staff-only-files-for-the-creator',
    lie: 'Whoever made the request gets the files of comments that are for staff only.',
    breaks: ['CMT-34'],
    tables: sending((input, scene) =>
      creatorOf(input, scene)?.id === input.acting.id ? filesOn(input, scene).find(named(input)) : undefined,
    ),
    witness: staffTalk,
  },
  {
    id: 'request-comments.staff-only-second-files',
    lie: 'Of the files of a comment that is for staff only the first alone is kept back.',
    breaks: ['CMT-34'],
    tables: sending((input, scene) =>
      commentsOn(input, scene)
        .flatMap(({ attachments }) => attachments.slice(1))
        .find(named(input)),
    ),
    witness: staffTalk,
  },
  {
    id: 'request-comments.staff-only-files-forbidden',
    lie: 'The files of a comment that is for staff only are 403.',
    breaks: ['CMT-34'],
    tables: serving((honest) => (input, scene) => {
      const reply = honest(input, scene);
      const isThere = filesOn(input, scene).some(named(input));
      return isRefusal(reply) && isThere ? noSuchFile('forbidden') : reply;
    }),
    witness: staffTalk,
  },
  {
    id: 'request-comments.files-under-any-request',
    lie: 'A file is there under the path of any request.',
    breaks: ['CMT-35'],
    tables: sending(anywhere(() => true)),
    witness: crossing,
  },
  {
    id: 'request-comments.files-under-requests-of-the-resident',
    lie: 'A file is there under every ride of the same resident.',
    breaks: ['CMT-35'],
    tables: sending(
      anywhere((comment, scene, { path }) => residentOf(comment, scene) === path['residentId']),
      [RIDES],
    ),
    witness: crossing,
  },
  {
    id: 'request-comments.own-files-under-any-request',
    lie: 'Whoever sent a file gets it under every work request that they see.',
    breaks: ['CMT-35'],
    tables: sending(
      anywhere(({ author }, _, { acting }) => author.id === acting.id),
      [WORKS],
    ),
    witness: crossing,
  },
  {
    id: 'request-comments.files-of-others-forbidden',
    lie: 'A file of another request than the one in the path is 403.',
    breaks: ['CMT-35'],
    tables: serving((honest) => (input, scene) => {
      const reply = honest(input, scene);
      return isRefusal(reply) && anywhere(() => true)(input, scene) ? noSuchFile('forbidden') : reply;
    }),
    witness: crossing,
  },
  {
    id: 'request-comments.no-file-no-content',
    lie: 'A file that is not there is 204.',
    breaks: ['CMT-36'],
    tables: otherwise(204),
    witness: crossing,
  },
  {
    id: 'request-comments.no-file-empty-file',
    lie: 'A file that is not there is an empty one, on rides.',
    breaks: ['CMT-36'],
    tables: otherwise(200, [RIDES]),
    witness: crossing,
  },
  {
    id: 'request-comments.no-file-forbidden',
    lie: 'A file that is not there is 403, on work requests.',
    breaks: ['CMT-36'],
    tables: otherwise(403, [WORKS]),
    witness: crossing,
  },
  {
    id: 'request-comments.files-by-the-comment',
    lie: 'The id of a comment leads to its first file.',
    breaks: ['CMT-36'],
    tables: sending((input, scene) =>
      commentsOn(input, scene)
        .filter(isSeenByFamily)
        .find(({ id }) => id === input.path['attachmentId'])
        ?.attachments.at(0),
    ),
    witness: crossing,
  },
  {
    id: 'request-comments.no-file-the-latest',
    lie: 'A file that is not there is the latest one of the request.',
    breaks: ['CMT-36'],
    tables: sending((input, scene) => {
      const files = filesOn(input, scene, isSeenByFamily);
      const isKnown = scene.store.requestComments
        .all()
        .some(({ attachments }) => attachments.some(named(input)));
      return isKnown ? undefined : files.at(-1);
    }),
    witness: crossing,
  },
];
