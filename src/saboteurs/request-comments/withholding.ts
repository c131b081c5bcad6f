import type { AnyInput } from '../../mock/http/input.ts';
import { isRefusal } from '../../mock/http/problem.ts';
import type { Scene } from '../../mock/operations/operation.ts';
import { isSeenByFamily } from '../../mock/operations/request-comments/seen.ts';
import type { RequestAttachmentRecord, RequestCommentRecord } from '../../mock/world/request-records.ts';
import { crossing, staffTalk } from '../../witness/request-comments.ts';
import type { Mutation } from '../mutation.ts';
import { saboteursOf } from '../saboteur.ts';
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

/** Another answer where the original server refuses. */
const otherwise = (status: 200 | 204 | 403, halves?: readonly Half[]): Mutation =>
  serving(
    (original) => (input, scene) => {
      const reply = original(input, scene);
      if (!isRefusal(reply)) return reply;
      if (status === 403) return noSuchFile('forbidden');
      return status === 204
        ? { status, body: undefined }
        : { status, body: { type: '', name: 'nothing', bytes: new Uint8Array() } };
    },
    halves,
  );

/** Saboteurs about files that are not there, and that staff keep to themselves. */
export const withholdingSaboteurs = saboteursOf('request-comments', crossing, {
  'staff-only-files-open': [
    'The files of a comment that is for staff only are there.',
    ['CMT-34'],
    sending((input, scene) => filesOn(input, scene).find(named(input))),
    staffTalk,
  ],
  'staff-only-files-for-residents': [
    'The resident gets the files of a comment on a work request that is for staff only.',
    ['CMT-34'],
    sending(
      (input, scene) =>
        input.acting.kind === 'resident' ? filesOn(input, scene).find(named(input)) : undefined,
      [WORKS],
    ),
    staffTalk,
  ],
  'staff-only-files-for-the-creator': [
    'Whoever made the request gets the files of comments that are for staff only.',
    ['CMT-34'],
    sending((input, scene) =>
      creatorOf(input, scene)?.id === input.acting.id ? filesOn(input, scene).find(named(input)) : undefined,
    ),
    staffTalk,
  ],
  'staff-only-second-files': [
    'Of the files of a comment that is for staff only the first alone is kept back.',
    ['CMT-34'],
    sending((input, scene) =>
      commentsOn(input, scene)
        .flatMap(({ attachments }) => attachments.slice(1))
        .find(named(input)),
    ),
    staffTalk,
  ],
  'staff-only-files-forbidden': [
    'The files of a comment that is for staff only are 403.',
    ['CMT-34'],
    serving((original) => (input, scene) => {
      const reply = original(input, scene);
      const isThere = filesOn(input, scene).some(named(input));
      return isRefusal(reply) && isThere ? noSuchFile('forbidden') : reply;
    }),
    staffTalk,
  ],
  'files-under-any-request': [
    'A file is there under the path of any request.',
    ['CMT-35'],
    sending(anywhere(() => true)),
  ],
  'files-under-requests-of-the-resident': [
    'A file is there under every ride of the same resident.',
    ['CMT-35'],
    sending(
      anywhere((comment, scene, { path }) => residentOf(comment, scene) === path['residentId']),
      [RIDES],
    ),
  ],
  'own-files-under-any-request': [
    'Whoever sent a file gets it under every work request that they see.',
    ['CMT-35'],
    sending(
      anywhere(({ author }, _, { acting }) => author.id === acting.id),
      [WORKS],
    ),
  ],
  'files-of-others-forbidden': [
    'A file of another request than the one in the path is 403.',
    ['CMT-35'],
    serving((original) => (input, scene) => {
      const reply = original(input, scene);
      return isRefusal(reply) && anywhere(() => true)(input, scene) ? noSuchFile('forbidden') : reply;
    }),
  ],
  'no-file-no-content': ['A file that is not there is 204.', ['CMT-36'], otherwise(204)],
  'no-file-empty-file': [
    'A file that is not there is an empty one, on rides.',
    ['CMT-36'],
    otherwise(200, [RIDES]),
  ],
  'no-file-forbidden': [
    'A file that is not there is 403, on work requests.',
    ['CMT-36'],
    otherwise(403, [WORKS]),
  ],
  'files-by-the-comment': [
    'The id of a comment leads to its first file.',
    ['CMT-36'],
    sending((input, scene) =>
      commentsOn(input, scene)
        .filter(isSeenByFamily)
        .find(({ id }) => id === input.path['attachmentId'])
        ?.attachments.at(0),
    ),
  ],
  'no-file-the-latest': [
    'A file that is not there is the latest one of the request.',
    ['CMT-36'],
    sending((input, scene) => {
      const files = filesOn(input, scene, isSeenByFamily);
      const isKnown = scene.store.requestComments
        .all()
        .some(({ attachments }) => attachments.some(named(input)));
      return isKnown ? undefined : files.at(-1);
    }),
  ],
});
