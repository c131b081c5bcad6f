import { isSeenByFamily } from '../../mock/operations/request-comments/seen.ts';
import { chatting, inBoth, staffTalk } from '../../witness/request-comments.ts';
import { saboteursOf } from '../saboteur.ts';
import { creatorOf, hearing, isBy, requestIn, RIDES, seenBut, WORKS } from './amend.ts';

/** Saboteurs about what staff wrote, and about whose comments a list holds. */
export const hearingSaboteurs = saboteursOf('request-comments', staffTalk, {
  'staff-to-residents-alone': [
    'Connections see no comment of staff.',
    ['CMT-11'],
    hearing(seenBut((comment, _, reader) => reader === 'connection' && isBy(comment, 'staff'))),
    chatting,
  ],
  'staff-to-family-alone': [
    'The resident sees no comment of staff on a ride, visible to family as it may be.',
    ['CMT-11'],
    hearing(
      seenBut((comment, _, reader) => reader === 'resident' && isBy(comment, 'staff')),
      [RIDES],
    ),
    chatting,
  ],
  'first-of-staff-alone': [
    'Of the comments of staff the first visible one is shown.',
    ['CMT-11'],
    hearing((comments) => {
      const seen = comments.filter(isSeenByFamily);
      const first = seen.find((one) => isBy(one, 'staff'));
      return seen.filter((one) => !isBy(one, 'staff') || one === first);
    }),
    inBoth(async ({ staffSay, heard }) => {
      for (let count = 0; count < 2; count += 1) await staffSay(true);
      return heard();
    }),
  ],
  'staff-only-to-the-creator': [
    'Whoever made the request sees the comments that are for staff only.',
    ['CMT-12'],
    hearing((comments, input, scene) =>
      comments.filter((one) => isSeenByFamily(one) || creatorOf(input, scene)?.id === input.acting.id),
    ),
  ],
  'staff-only-to-residents': [
    'The resident sees the comments on a work request that are for staff only.',
    ['CMT-12'],
    hearing(
      (comments, { acting }) => comments.filter((one) => isSeenByFamily(one) || acting.kind === 'resident'),
      [WORKS],
    ),
  ],
  'visible-from-now-on': [
    'Once a comment of staff is visible to family, all that staff write later is.',
    ['CMT-12'],
    hearing((comments) => {
      const first = comments.findIndex((one) => isBy(one, 'staff') && one.visibleToFamily);
      return comments.filter((one, at) => isSeenByFamily(one) || (first >= 0 && at > first));
    }),
  ],
  'answers-open-staff-only': [
    'A comment for staff only is shown once somebody of the family has written after it.',
    ['CMT-12'],
    hearing((comments) =>
      comments.filter(
        (one, at) => isSeenByFamily(one) || comments.slice(at).some((later) => !isBy(later, 'staff')),
      ),
    ),
  ],
  'staff-only-in-outline': [
    'A comment for staff only is in the list, without its text.',
    ['CMT-12'],
    hearing((comments) =>
      comments.map((one) => (isSeenByFamily(one) ? one : { ...one, text: '', attachments: [] })),
    ),
  ],
  'of-all-requests-of-the-creator': [
    'The list holds the comments on every request of the same creator.',
    ['CMT-13'],
    hearing((_, input, scene) => {
      const creator = creatorOf(input, scene)?.id;
      const { transportationRequests, workRequests } = scene.store;
      return scene.store.requestComments.filter(
        (one) =>
          isSeenByFamily(one) &&
          (transportationRequests.find(one.requestId) ?? workRequests.find(one.requestId))?.creator.id ===
            creator,
      );
    }),
    chatting,
  ],
  'own-ones-everywhere': [
    'Whoever asks finds their own comments on other work requests in every list.',
    ['CMT-13'],
    hearing(
      (_, input, { store }) =>
        store.requestComments.filter(
          (one) =>
            isSeenByFamily(one) &&
            (one.requestId === requestIn(input) ||
              (one.author.id === input.acting.id && store.workRequests.find(one.requestId) !== undefined)),
        ),
      [WORKS],
    ),
    chatting,
  ],
  'of-the-newest-request': [
    'A ride without a comment shows the comments of the latest ride that has some.',
    ['CMT-13'],
    hearing(
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
    inBoth(async ({ kin, made, say, heard }) => {
      await say(kin.daughter);
      return heard(await made(kin.daughter));
    }),
  ],
});
