import type { AnyInput } from '../../mock/http/input.ts';
import { isRefusal } from '../../mock/http/problem.ts';
import type { AnyReply } from '../../mock/http/reply.ts';
import type { Upload } from '../../mock/http/body.ts';
import type { AnyHandler, Scene } from '../../mock/operations/operation.ts';
import { commentView } from '../../mock/operations/request-comments/comments.ts';
import { isSeenByFamily } from '../../mock/operations/request-comments/seen.ts';
import type {
  RequestAttachmentRecord,
  RequestAuthor,
  RequestCommentRecord,
} from '../../mock/world/request-records.ts';
import type { World } from '../../mock/world/world.ts';
import { idIn, membersIn, type Members } from '../input.ts';
import { afterwards, beforehand, inData, inList, instead, type Mutation, together } from '../mutation.ts';

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

export type Half = typeof RIDES | typeof WORKS;
export const HALVES: readonly Half[] = [RIDES, WORKS];

/** One mutation of both kinds of requests, unless one is named. */
export const inHalves = (mutationOf: (half: Half) => Mutation, halves = HALVES): Mutation =>
  together(...halves.map(mutationOf));

export const requestIn = ({ path }: Pick<AnyInput, 'path'>): string =>
  path['requestId'] ?? path['workRequestId'] ?? '';

/** Who made the request in the path. */
export const creatorOf = (input: Pick<AnyInput, 'path'>, { store }: World): RequestAuthor | undefined => {
  const id = requestIn(input);
  return (store.transportationRequests.find(id) ?? store.workRequests.find(id))?.creator;
};

/** Every comment on the request in the path, those for staff alone included. */
export const commentsOn = (
  input: Pick<AnyInput, 'path'>,
  { store }: World,
): readonly RequestCommentRecord[] =>
  store.requestComments.filter(({ requestId }) => requestId === requestIn(input));

type ShowChange = (comment: Members, input: AnyInput) => Record<string, unknown>;

/** Comments are shown otherwise, in lists and in the answers of creates. */
export const shown = (change: ShowChange, halves = HALVES): Mutation =>
  inHalves(
    (half) => together(afterwards(half.list, inData(change)), afterwards(half.create, inData(change))),
    halves,
  );

/** Comments are shown otherwise in lists alone. */
export const shownInLists = (change: ShowChange, halves = HALVES): Mutation =>
  inHalves((half) => afterwards(half.list, inData(change)), halves);

/** The list is another one. */
export const listing = (
  change: (comments: readonly Members[], input: AnyInput, scene: Scene) => readonly unknown[],
  halves = HALVES,
): Mutation =>
  inHalves(
    (half) =>
      afterwards(half.list, (reply, input, scene) =>
        inList((items) => change(items.map(membersIn), input, scene))(reply, input),
      ),
    halves,
  );

/** The list holds those comments of the request, whoever wrote them, that are kept here, and further ones. */
export const hearing = (
  find: (
    comments: readonly RequestCommentRecord[],
    input: AnyInput,
    scene: Scene,
  ) => readonly RequestCommentRecord[],
  halves = HALVES,
): Mutation =>
  listing(
    (_, input, scene) =>
      find(commentsOn(input, scene), input, scene).map((comment) => ({ ...commentView(comment, scene) })),
    halves,
  );

export const isBy = (
  { author }: RequestCommentRecord,
  ...kinds: readonly RequestAuthor['userType'][]
): boolean => kinds.includes(author.userType);

/** Comments that the family sees, save those that are hidden here. */
export const seenBut =
  (hides: (comment: RequestCommentRecord, readerId: string, readerKind: string) => boolean) =>
  (
    comments: readonly RequestCommentRecord[],
    { acting }: { readonly acting: { readonly id: string; readonly kind: string } },
  ): readonly RequestCommentRecord[] =>
    comments.filter((one) => isSeenByFamily(one) && !hides(one, acting.id, acting.kind));

/** What was made is kept otherwise, and the answer tells so. */
export const making = (
  change: (stored: RequestCommentRecord, input: AnyInput, scene: Scene) => Partial<RequestCommentRecord>,
  halves = HALVES,
): Mutation =>
  inHalves(
    (half) =>
      afterwards(half.create, (reply, input, scene) => {
        const stored = scene.store.requestComments.find(idIn(reply));
        if (!stored) return reply;
        const kept = scene.store.requestComments.replace({ ...stored, ...change(stored, input, scene) });
        return { ...reply, body: { data: commentView(kept, scene) } };
      }),
    halves,
  );

/** Whatever can carry files: both kinds of comments, and work requests themselves. */
export const CARRIERS = [RIDES.create, WORKS.create, 'createWorkRequest'] as const;
export type Carrier = (typeof CARRIERS)[number];

/** Others arrive than the files that were sent. */
export const arriving = (
  change: (files: readonly Upload[], input: AnyInput, scene: Scene) => readonly Upload[],
  carriers: readonly Carrier[] = CARRIERS,
): Mutation =>
  together(
    ...carriers.map((carrier) =>
      beforehand(carrier, (input, scene) => ({ ...input, files: change(input.files, input, scene) })),
    ),
  );

/** A create, done otherwise. */
export const carrying = (
  change: (original: AnyHandler, carrier: Carrier) => AnyHandler,
  carriers: readonly Carrier[] = CARRIERS,
): Mutation =>
  together(...carriers.map((carrier) => instead(carrier, (original) => change(original, carrier))));

/** A download, answered otherwise. */
export const serving = (change: (original: AnyHandler) => AnyHandler, halves = HALVES): Mutation =>
  inHalves((half) => instead(half.file, change), halves);

/** The bytes of a download are others. */
export const bytesOf = (change: (bytes: Uint8Array, type: string) => Uint8Array, halves = HALVES): Mutation =>
  serving(
    (original) => (input, scene) => {
      const reply = original(input, scene);
      return isRefusal(reply) ? reply : withBytes(reply, change);
    },
    halves,
  );

const withBytes = (reply: AnyReply, change: (bytes: Uint8Array, type: string) => Uint8Array): AnyReply => {
  const { type, name, bytes } = membersIn(reply.body);
  return bytes instanceof Uint8Array
    ? { ...reply, body: { type, name, bytes: change(bytes, String(type)) } }
    : reply;
};

/** The files of all comments on the request in the path. */
export const filesOn = (
  input: Pick<AnyInput, 'path'>,
  world: World,
  keep: (comment: RequestCommentRecord) => boolean = () => true,
): readonly RequestAttachmentRecord[] =>
  commentsOn(input, world)
    .filter(keep)
    .flatMap(({ attachments }) => attachments);
