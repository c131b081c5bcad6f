import { refuse } from '../../mock/http/problem.ts';
import { chatting, inBoth } from '../../witness/request-comments.ts';
import { membersIn } from '../input.ts';
import { instead, type Lie } from '../lies.ts';
import type { Saboteur } from '../saboteur.ts';
import {
  commentsOn,
  creatorOf,
  inHalves,
  making,
  requestIn,
  RIDES,
  shownInLists,
  WORKS,
  type Half,
} from './amend.ts';

/** A state in which requests take no comments. */
const closedWhen = (half: Half, isClosed: (status: string | undefined, actingKind: string) => boolean): Lie =>
  inHalves(
    ({ create }) =>
      instead(create, (honest) => (input, scene) => {
        const id = requestIn(input);
        const { status } =
          scene.store.transportationRequests.find(id) ?? scene.store.workRequests.find(id) ?? {};
        return isClosed(status, input.acting.kind)
          ? refuse('conflict', {
              promised: 'Comments are taken before staff begin.',
              found: `${String(status)}.`,
              next: 'wait.',
            })
          : honest(input, scene);
      }),
    [half],
  );

const moved = inBoth(async ({ kin, id, say, made, heard }, stage) => {
  const ride = await stage
    .lever('approve-transportation-request', { requestId: id })
    .then(() => true)
    .catch(() => false);
  if (!ride) await stage.lever('start-work-request', { workRequestId: id });
  const other = await made(kin.daughter);
  return [
    await say(kin.daughter),
    await say(kin.residentId),
    await say(kin.son, 'There', other),
    await heard(),
  ];
});

/** Lies about who made a comment, and on which requests. */
export const makingSaboteurs: readonly Saboteur[] = [
  {
    id: 'request-comments.author-is-the-resident',
    lie: 'The resident is the author of every comment on a ride.',
    breaks: ['CMT-18'],
    tables: making(
      (stored, { path }, { store }) => {
        const resident = store.residents.find(path['residentId']);
        return resident
          ? {
              author: {
                id: resident.id,
                name: `${resident.firstName} ${resident.lastName}`,
                userType: 'resident',
              },
            }
          : stored;
      },
      [RIDES],
    ),
    witness: chatting,
  },
  {
    id: 'request-comments.author-is-the-creator',
    lie: 'Whoever made the request is the author of every comment on it.',
    breaks: ['CMT-18'],
    tables: making((stored, input, scene) => ({ author: creatorOf(input, scene) ?? stored.author })),
    witness: chatting,
  },
  {
    id: 'request-comments.author-is-the-first',
    lie: 'The list names the author of the first comment on a work request for all of them.',
    breaks: ['CMT-18'],
    tables: making(
      (stored, input, scene) => ({
        author: commentsOn(input, scene)[0]?.author ?? stored.author,
      }),
      [WORKS],
    ),
    witness: chatting,
  },
  {
    id: 'request-comments.author-is-the-reader',
    lie: 'The list names whoever reads it as the author of what a connection wrote.',
    breaks: ['CMT-18'],
    tables: shownInLists((comment, { acting }) => {
      const author = membersIn(comment['author']);
      return author['userType'] === 'connection'
        ? { ...comment, author: { ...author, id: acting.id, name: acting.name } }
        : { ...comment };
    }),
    witness: chatting,
  },
  {
    id: 'request-comments.approved-is-closed',
    lie: 'An approved ride takes no comments.',
    breaks: ['CMT-19'],
    tables: closedWhen(RIDES, (status) => status === 'approved'),
    witness: moved,
  },
  {
    id: 'request-comments.in-progress-is-closed-to-residents',
    lie: 'A work request in progress takes no comments of the resident.',
    breaks: ['CMT-19'],
    tables: closedWhen(WORKS, (status, kind) => status === 'in_progress' && kind === 'resident'),
    witness: moved,
  },
  {
    id: 'request-comments.pending-is-closed-to-bystanders',
    lie: 'A ride that is pending takes comments of the resident alone.',
    breaks: ['CMT-19'],
    tables: closedWhen(RIDES, (status, kind) => status === 'pending' && kind === 'connection'),
    witness: moved,
  },
  {
    id: 'request-comments.on-the-latest-request',
    lie: 'A comment is kept with the latest request of the resident, whichever is in the path.',
    breaks: ['CMT-13', 'CMT-09', 'CMT-10'],
    tables: making((stored, { path }, { store }) => {
      const requests = store.workRequests.find(stored.requestId)
        ? store.workRequests
        : store.transportationRequests;
      const latest = requests
        .all()
        .filter(({ residentId }) => residentId === path['residentId'])
        .at(-1);
      return { requestId: latest?.id ?? stored.requestId };
    }),
    witness: inBoth(async ({ kin, made, say, heard }) => {
      const other = await made(kin.daughter);
      await say(kin.daughter);
      return [await heard(), await heard(other)];
    }),
  },
];
