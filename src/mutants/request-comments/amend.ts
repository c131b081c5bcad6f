import type { OperationId } from '../../../openapi/generated/contract.ts';
import type { Upload } from '../../mock/http/form.ts';
import type { AnyInput } from '../../mock/http/input.ts';
import type { OperationContext } from '../../mock/operations/operation.ts';
import { commentView } from '../../mock/operations/request-comments/comments.ts';
import { isSeenByFamily } from '../../mock/operations/request-comments/seen.ts';
import type {
  RequestAttachmentRecord,
  RequestAuthor,
  RequestCommentRecord,
} from '../../mock/world/request-records.ts';
import type { World } from '../../mock/world/world.ts';
import { beforehand, type Mutation, type OneOrMore } from '../mutation.ts';
import { resourceOf } from '../resource.ts';
import { lists } from '../verbs.ts';

export type Comment = RequestCommentRecord;
export type File = RequestAttachmentRecord;
type Path = Pick<AnyInput, 'path'>;

/** What is written about requests of one kind, by its operations. */
export const RIDES = {
  list: 'listTransportationRequestComments',
  create: 'createTransportationRequestComment',
  file: 'getTransportationRequestAttachment',
} as const;
export const WORKS = {
  list: 'listWorkRequestComments',
  create: 'createWorkRequestComment',
  file: 'getWorkRequestAttachment',
} as const;

/** The same operation of both kinds. */
export const LISTS = [RIDES.list, WORKS.list] as const;
export const CREATES = [RIDES.create, WORKS.create] as const;
export const FILES = [RIDES.file, WORKS.file] as const;
export const SHOWN: readonly OperationId[] = [...LISTS, ...CREATES];
/** Whatever can carry files: both kinds of comments, and work requests themselves. */
export const CARRIERS = [...CREATES, 'createWorkRequest'] as const;
export type Carrier = (typeof CARRIERS)[number];

/** Comments as a resource; those about rides stand for both, whose operations are named where they are used. */
const comments = resourceOf<Comment>({
  records: ({ store }) => store.requestComments,
  view: (comment, context) => commentView(comment, context),
  id: 'commentId',
  ...{ list: RIDES.list, create: RIDES.create, replace: RIDES.create, shownBy: SHOWN },
});
export const { keepsAs } = comments;

export const requestIn = ({ path }: Path): string => path['requestId'] ?? path['workRequestId'] ?? '';

/** The request of an id, of either kind. */
export const requestOf = (id: string, { store }: World) =>
  store.transportationRequests.find(id) ?? store.workRequests.find(id);

/** Who made the request in the path. */
export const creatorOf = (input: Path, world: World): RequestAuthor | undefined =>
  requestOf(requestIn(input), world)?.creator;

/** Every comment on the request in the path, those for staff alone included. */
export const commentsOn = (input: Path, { store }: World): readonly Comment[] =>
  store.requestComments.filter(({ requestId }) => requestId === requestIn(input));

/** The files of comments on the request in the path. */
export const filesOn = (
  input: Path,
  world: World,
  keep: (comment: Comment) => boolean = () => true,
): readonly File[] =>
  commentsOn(input, world)
    .filter(keep)
    .flatMap(({ attachments }) => attachments);

/** The list holds these of all stored comments. */
export const listsThose = (
  operations: OneOrMore,
  find: (comments: readonly Comment[], input: AnyInput, context: OperationContext) => readonly Comment[],
): Mutation =>
  lists(operations, (_items, input, context) =>
    find(commentsOn(input, context), input, context).map((comment) => commentView(comment, context)),
  );

export const isBy = ({ author }: Comment, kind: RequestAuthor['userType']): boolean =>
  author.userType === kind;

export const isSeen = isSeenByFamily;

/** Others arrive than the files that were sent. */
export const arriving = (
  carriers: OneOrMore,
  change: (files: readonly Upload[], input: AnyInput) => readonly Upload[],
): Mutation => beforehand(carriers, (input) => ({ ...input, files: change(input.files, input) }));
