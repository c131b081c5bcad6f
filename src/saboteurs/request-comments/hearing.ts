import { isSeenByFamily } from '../../mock/operations/request-comments/seen.ts';
import { chatting, inBoth, staffTalk } from '../../witness/request-comments.ts';
import type { Saboteur } from '../saboteur.ts';
import { creatorOf, hearing, isBy, requestIn, RIDES, seenBut, WORKS } from './amend.ts';

/** Lies about what staff wrote, and about whose comments a list holds. */
export const hearingSaboteurs: readonly Saboteur[] = [
  {
    id: 'request-comments.staff-to-residents-alone',
    lie: 'Connections see no comment of staff.',
    breaks: ['CMT-11'],
    tables: hearing(seenBut((comment, _, reader) => reader === 'connection' && isBy(comment, 'staff'))),
    witness: chatting,
  },
  {
    id: 'request-comments.staff-to-family-alone',
    lie: 'The resident sees no comment of staff on a ride, visible to family as it may be.',
    breaks: ['CMT-11'],
    tables: hearing(
      seenBut((comment, _, reader) => reader === 'resident' && isBy(comment, 'staff')),
      [RIDES],
    ),
    witness: chatting,
  },
  {
    id: 'request-comments.first-of-staff-alone',
    lie: 'Of the comments of staff the first visible one is shown.',
    breaks: ['CMT-11'],
    tables: hearing((comments) => {
      const seen = comments.filter(isSeenByFamily);
      const first = seen.find((one) => isBy(one, 'staff'));
      return seen.filter((one) => !isBy(one, 'staff') || one === first);
    }),
    witness: inBoth(async ({ staffSay, heard }) => {
      for (let count = 0; count < 2; count += 1) await staffSay(true);
      return heard();
    }),
  },
  {
    id: 'request-comments.staff-only-to-the-creator',
    lie: 'Whoever made the request sees the comments that are for staff only.',
    breaks: ['CMT-12'],
    tables: hearing((comments, input, scene) =>
      comments.filter((one) => isSeenByFamily(one) || creatorOf(input, scene)?.id === input.acting.id),
    ),
    witness: staffTalk,
  },
  {
    id: 'request-comments.staff-only-to-residents',
    lie: 'The resident sees the comments on a work request that are for staff only.',
    breaks: ['CMT-12'],
    tables: hearing(
      (comments, { acting }) => comments.filter((one) => isSeenByFamily(one) || acting.kind === 'resident'),
      [WORKS],
    ),
    witness: staffTalk,
  },
  {
    id: 'request-comments.visible-from-now-on',
    lie: 'Once a comment of staff is visible to family, all that staff write later is.',
    breaks: ['CMT-12'],
    tables: hearing((comments) => {
      const first = comments.findIndex((one) => isBy(one, 'staff') && one.visibleToFamily);
      return comments.filter((one, at) => isSeenByFamily(one) || (first >= 0 && at > first));
    }),
    witness: staffTalk,
  },
  {
    id: 'request-comments.answers-open-staff-only',
    lie: 'A comment for staff only is shown once somebody of the family has written after it.',
    breaks: ['CMT-12'],
    tables: hearing((comments) =>
      comments.filter(
        (one, at) => isSeenByFamily(one) || comments.slice(at).some((later) => !isBy(later, 'staff')),
      ),
    ),
    witness: staffTalk,
  },
  {
    id: 'request-comments.staff-only-in-outline',
    lie: 'A comment for staff only is in the list, without its text.',
    breaks: ['CMT-12'],
    tables: hearing((comments) =>
      comments.map((one) => (isSeenByFamily(one) ? one : { ...one, text: '', attachments: [] })),
    ),
    witness: staffTalk,
  },
  {
    id: 'request-comments.of-all-requests-of-the-creator',
    lie: 'The list holds the comments on every request of the same creator.',
    breaks: ['CMT-13'],
    tables: hearing((_, input, scene) => {
      const creator = creatorOf(input, scene)?.id;
      const { transportationRequests, workRequests } = scene.store;
      return scene.store.requestComments.filter(
        (one) =>
          isSeenByFamily(one) &&
          (transportationRequests.find(one.requestId) ?? workRequests.find(one.requestId))?.creator.id ===
            creator,
      );
    }),
    witness: chatting,
  },
  {
    id: 'request-comments.own-ones-everywhere',
    lie: 'Whoever asks finds their own comments on other work requests in every list.',
    breaks: ['CMT-13'],
    tables: hearing(
      (_, input, { store }) =>
        store.requestComments.filter(
          (one) =>
            isSeenByFamily(one) &&
            (one.requestId === requestIn(input) ||
              (one.author.id === input.acting.id && store.workRequests.find(one.requestId) !== undefined)),
        ),
      [WORKS],
    ),
    witness: chatting,
  },
  {
    id: 'request-comments.of-the-newest-request',
    lie: 'A ride without a comment shows the comments of the latest ride that has some.',
    breaks: ['CMT-13'],
    tables: hearing(
      (comments, _, { store }) => {
        const seen = comments.filter(isSeenByFamily);
        const last = store.requestComments
          .filter(
            (one) => isSeenByFamily(one) && store.transportationRequests.find(one.requestId) !== undefined,
          )
          .at(-1);
        return seen.length > 0
          ? seen
          : store.requestComments.filter((one) => isSeenByFamily(one) && one.requestId === last?.requestId);
      },
      [RIDES],
    ),
    witness: inBoth(async ({ kin, made, say, heard }) => {
      await say(kin.daughter);
      return heard(await made(kin.daughter));
    }),
  },
];
