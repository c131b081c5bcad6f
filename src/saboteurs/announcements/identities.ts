import type { OperationId } from '../../../openapi/generated/contract.ts';
import type { Access } from '../../mock/access/access.ts';
import type { Acting } from '../../mock/http/acting.ts';
import { refuse } from '../../mock/http/problem.ts';
import { marked } from '../../mock/domain/announcement-flags.ts';
import { marking, reading, someMailing, type Mailing } from '../../witness/announcements.ts';
import type { Stage, Witness } from '../../witness/stage.ts';
import { inAccess, type Mutation } from '../mutation.ts';
import { saboteursOf, type Saboteur } from '../saboteur.ts';

type Rule = 'connectionOrSystemActor' | 'systemActorOnly';
type Asking = Parameters<Access>[0];

/** Lets somebody pass whom the rule stops. */
const letting = (rule: Rule, lets: (acting: Acting, request: Asking) => boolean): Mutation =>
  inAccess(
    rule,
    (original) => (request, world) => (lets(request.acting, request) ? undefined : original(request, world)),
  );

const closed = refuse('forbidden', {
  promised: 'This is open to others.',
  found: 'you.',
  next: 'let them ask.',
});

/** Stops somebody whom the rule lets pass. */
const stopping = (rule: Rule, stops: (acting: Acting, request: Asking) => boolean): Mutation =>
  inAccess(
    rule,
    (original) => (request, world) => (stops(request.acting, request) ? closed : original(request, world)),
  );

/** The original refusal, and what it does all the same. */
const refusingAndMarking = (operation: OperationId, isArchived: boolean): Mutation =>
  inAccess('connectionOrSystemActor', (original) => (request, world) => {
    const denial = original(request, world);
    const { announcementId, connectionId = '' } = request.path;
    const announcement = world.store.announcements.find(announcementId);
    if (denial && announcement && request.operation === operation) {
      const archivedBy = marked(announcement.archivedBy, connectionId, isArchived);
      world.store.announcements.replace({ ...announcement, archivedBy });
    }
    return denial;
  });

const nested =
  (as: (mailing: Mailing, stage: Stage) => string): Witness =>
  async (stage) => {
    const mailing = await someMailing(stage);
    return reading(stage, mailing.under(mailing.first), as(mailing, stage));
  };

const flat =
  (as: (mailing: Mailing, stage: Stage) => string, file = false): Witness =>
  async (stage) => {
    const mailing = await someMailing(stage);
    const path = `/announcements/${mailing.announcementId}`;
    const [attachmentId = ''] = mailing.attachmentIds;
    return reading(stage, file ? `${path}/attachments/${attachmentId}` : path, as(mailing, stage));
  };

const moved =
  (move: 'archive' | 'unarchive', as: (mailing: Mailing, stage: Stage) => string | undefined): Witness =>
  async (stage) => {
    const mailing = await someMailing(stage);
    if (move === 'unarchive') await marking(stage, mailing, 'archive', mailing.first);
    return marking(stage, mailing, move, mailing.first, as(mailing, stage));
  };

const staffOf = ({ staff }: Stage): string => staff[0] ?? '';

/** Saboteurs about who is served on the routes of announcements. */
export const announcementIdentitySaboteurs: readonly Saboteur[] = [
  ...saboteursOf(
    'announcements',
    nested(({ second }) => second),
    {
      'open-to-every-connection': [
        'Any connection may read the announcements of any other.',
        ['ANN-11'],
        letting('connectionOrSystemActor', ({ kind }) => kind === 'connection'),
      ],
      'open-to-other-addressees': [
        'Whoever got the announcement too may act under the other connection.',
        ['ANN-11'],
        inAccess('connectionOrSystemActor', (original) => (request, world) => {
          const { connectionIds = [] } = world.store.announcements.find(request.path['announcementId']) ?? {};
          return connectionIds.includes(request.acting.id) ? undefined : original(request, world);
        }),
      ],
      'open-to-residents': [
        'A resident may read what was sent to a connection.',
        ['ANN-11'],
        letting('connectionOrSystemActor', ({ kind }) => kind === 'resident'),
        nested(({ residentId }) => residentId),
      ],
      'open-to-staff': [
        'Staff may read what was sent to a connection.',
        ['ANN-11'],
        letting('connectionOrSystemActor', ({ kind }) => kind === 'staff'),
        nested((_, stage) => staffOf(stage)),
      ],
      'archived-by-anybody': [
        'Reading is guarded; archiving is open to everybody.',
        ['ANN-11', 'ANN-22'],
        letting('connectionOrSystemActor', (_, { operation }) => operation === 'archiveAnnouncement'),
        moved('archive', ({ third }) => third),
      ],
      'unarchived-by-staff': [
        'Staff may take announcements of a connection out of the archive.',
        ['ANN-11', 'ANN-22'],
        letting(
          'connectionOrSystemActor',
          ({ kind }, { operation }) => kind === 'staff' && operation === 'unarchiveAnnouncement',
        ),
        moved('unarchive', (_, stage) => staffOf(stage)),
      ],
      'refused-archive-archives': [
        'A refused archiving is done all the same.',
        ['ANN-22'],
        refusingAndMarking('archiveAnnouncement', true),
        moved('archive', ({ third }) => third),
      ],
      'refused-unarchive-unarchives': [
        'A refused unarchiving is done all the same.',
        ['ANN-22'],
        refusingAndMarking('unarchiveAnnouncement', false),
        moved('unarchive', ({ third }) => third),
      ],
      'closed-to-the-system-actor': [
        'The system actor is not served under a connection.',
        ['ANN-10'],
        stopping('connectionOrSystemActor', ({ kind }) => kind === 'systemActor'),
        nested((_, { systemActor }) => systemActor),
      ],
      'system-actor-reads-only': [
        'The system actor may read under a connection, and not archive.',
        ['ANN-10'],
        stopping(
          'connectionOrSystemActor',
          ({ kind }, { operation }) => kind === 'systemActor' && operation === 'archiveAnnouncement',
        ),
        moved('archive', () => undefined),
      ],
      'closed-to-the-connection': [
        'The connection itself is not served.',
        ['ANN-09'],
        stopping('connectionOrSystemActor', ({ kind }) => kind === 'connection'),
        nested(({ first }) => first),
      ],
      'connection-cannot-unarchive': [
        'The connection may read and archive, and not unarchive.',
        ['ANN-09'],
        stopping(
          'connectionOrSystemActor',
          ({ kind }, { operation }) => kind === 'connection' && operation === 'unarchiveAnnouncement',
        ),
        moved('unarchive', ({ first }) => first),
      ],
    },
  ),
  ...(['connection', 'resident', 'staff'] as const).flatMap((kind): readonly Saboteur[] => {
    const as = ({ first, residentId }: Mailing, stage: Stage): string =>
      ({ connection: first, resident: residentId, staff: staffOf(stage) })[kind];
    return [
      {
        id: `announcements.by-id-open-to-${kind}`,
        description: `An announcement asked for by its id alone is shown to a ${kind}.`,
        breaks: ['ANN-25'],
        tables: letting(
          'systemActorOnly',
          (acting, { operation }) => acting.kind === kind && operation === 'getAnnouncement',
        ),
        witness: flat(as),
      },
      {
        id: `announcements.files-open-to-${kind}`,
        description: `The files of an announcement are given to a ${kind}.`,
        breaks: ['ANN-28'],
        tables: letting(
          'systemActorOnly',
          (acting, { operation }) => acting.kind === kind && operation === 'getAnnouncementAttachment',
        ),
        witness: flat(as, true),
      },
    ];
  }),
];
