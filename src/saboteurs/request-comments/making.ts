import { refuse } from '../../mock/http/problem.ts';
import { chatting, inBoth } from '../../witness/request-comments.ts';
import { membersIn } from '../input.ts';
import { instead, type Mutation } from '../mutation.ts';
import { saboteursOf } from '../saboteur.ts';
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
const closedWhen = (
  half: Half,
  isClosed: (status: string | undefined, actingKind: string) => boolean,
): Mutation =>
  inHalves(
    ({ create }) =>
      instead(create, (original) => (input, scene) => {
        const id = requestIn(input);
        const { status } =
          scene.store.transportationRequests.find(id) ?? scene.store.workRequests.find(id) ?? {};
        return isClosed(status, input.acting.kind)
          ? refuse('conflict', {
              promised: 'Comments are taken before staff begin.',
              found: `${String(status)}.`,
              next: 'wait.',
            })
          : original(input, scene);
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

/** Saboteurs about who made a comment, and on which requests. */
export const makingSaboteurs = saboteursOf('request-comments', chatting, {
  'author-is-the-resident': [
    'The resident is the author of every comment on a ride.',
    ['CMT-18'],
    making(
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
  ],
  'author-is-the-creator': [
    'Whoever made the request is the author of every comment on it.',
    ['CMT-18'],
    making((stored, input, scene) => ({ author: creatorOf(input, scene) ?? stored.author })),
  ],
  'author-is-the-first': [
    'The list names the author of the first comment on a work request for all of them.',
    ['CMT-18'],
    making(
      (stored, input, scene) => ({
        author: commentsOn(input, scene)[0]?.author ?? stored.author,
      }),
      [WORKS],
    ),
  ],
  'author-is-the-reader': [
    'The list names whoever reads it as the author of what a connection wrote.',
    ['CMT-18'],
    shownInLists((comment, { acting }) => {
      const author = membersIn(comment['author']);
      return author['userType'] === 'connection'
        ? { ...comment, author: { ...author, id: acting.id, name: acting.name } }
        : { ...comment };
    }),
  ],
  'approved-is-closed': [
    'An approved ride takes no comments.',
    ['CMT-19'],
    closedWhen(RIDES, (status) => status === 'approved'),
    moved,
  ],
  'in-progress-is-closed-to-residents': [
    'A work request in progress takes no comments of the resident.',
    ['CMT-19'],
    closedWhen(WORKS, (status, kind) => status === 'in_progress' && kind === 'resident'),
    moved,
  ],
  'pending-is-closed-to-bystanders': [
    'A ride that is pending takes comments of the resident alone.',
    ['CMT-19'],
    closedWhen(RIDES, (status, kind) => status === 'pending' && kind === 'connection'),
    moved,
  ],
  'on-the-latest-request': [
    'A comment is kept with the latest request of the resident, whichever is in the path.',
    ['CMT-13', 'CMT-09', 'CMT-10'],
    making((stored, { path }, { store }) => {
      const requests = store.workRequests.find(stored.requestId)
        ? store.workRequests
        : store.transportationRequests;
      const latest = requests
        .all()
        .filter(({ residentId }) => residentId === path['residentId'])
        .at(-1);
      return { requestId: latest?.id ?? stored.requestId };
    }),
    inBoth(async ({ kin, made, say, heard }) => {
      const other = await made(kin.daughter);
      await say(kin.daughter);
      return [await heard(), await heard(other)];
    }),
  ],
});
