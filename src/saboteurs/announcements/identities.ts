import type { OperationId } from '../../../openapi/generated/contract.ts';
import type { Access } from '../../mock/access/access.ts';
import type { Acting } from '../../mock/http/acting.ts';
import { refuse } from '../../mock/http/problem.ts';
import { marked } from '../../mock/domain/announcement-flags.ts';
import { marking, reading, someMailing, type Mailing } from '../../witness/announcements.ts';
import type { Stage, Witness } from '../../witness/stage.ts';
import { inAccess, type Lie } from '../lies.ts';
import type { Saboteur } from '../saboteur.ts';

type Rule = 'connectionOrSystemActor' | 'systemActorOnly';
type Asking = Parameters<Access>[0];

/** Lets somebody pass whom the rule stops. */
const letting = (rule: Rule, lets: (acting: Acting, request: Asking) => boolean): Lie =>
  inAccess(
    rule,
    (honest) => (request, world) => (lets(request.acting, request) ? undefined : honest(request, world)),
  );

const closed = refuse('forbidden', {
  promised: 'This is open to others.',
  found: 'you.',
  next: 'let them ask.',
});

/** Stops somebody whom the rule lets pass. */
const stopping = (rule: Rule, stops: (acting: Acting, request: Asking) => boolean): Lie =>
  inAccess(
    rule,
    (honest) => (request, world) => (stops(request.acting, request) ? closed : honest(request, world)),
  );

/** The honest refusal, and what it does all the same. */
const refusingAndMarking = (operation: OperationId, isArchived: boolean): Lie =>
  inAccess('connectionOrSystemActor', (honest) => (request, world) => {
    const denial = honest(request, world);
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

/** Lies about who is served on the routes of announcements. */
export const announcementIdentitySaboteurs: readonly Saboteur[] = [
  {
    id: 'announcements.open-to-every-connection',
    lie: 'Any connection may read the announcements of any other.',
    breaks: ['ANN-11'],
    tables: letting('connectionOrSystemActor', ({ kind }) => kind === 'connection'),
    witness: nested(({ second }) => second),
  },
  {
    id: 'announcements.open-to-other-addressees',
    lie: 'Whoever got the announcement too may act under the other connection.',
    breaks: ['ANN-11'],
    tables: inAccess('connectionOrSystemActor', (honest) => (request, world) => {
      const { connectionIds = [] } = world.store.announcements.find(request.path['announcementId']) ?? {};
      return connectionIds.includes(request.acting.id) ? undefined : honest(request, world);
    }),
    witness: nested(({ second }) => second),
  },
  {
    id: 'announcements.open-to-residents',
    lie: 'A resident may read what was sent to a connection.',
    breaks: ['ANN-11'],
    tables: letting('connectionOrSystemActor', ({ kind }) => kind === 'resident'),
    witness: nested(({ residentId }) => residentId),
  },
  {
    id: 'announcements.open-to-staff',
    lie: 'Staff may read what was sent to a connection.',
    breaks: ['ANN-11'],
    tables: letting('connectionOrSystemActor', ({ kind }) => kind === 'staff'),
    witness: nested((_, stage) => staffOf(stage)),
  },
  {
    id: 'announcements.archived-by-anybody',
    lie: 'Reading is guarded; archiving is open to everybody.',
    breaks: ['ANN-11', 'ANN-22'],
    tables: letting('connectionOrSystemActor', (_, { operation }) => operation === 'archiveAnnouncement'),
    witness: moved('archive', ({ third }) => third),
  },
  {
    id: 'announcements.unarchived-by-staff',
    lie: 'Staff may take announcements of a connection out of the archive.',
    breaks: ['ANN-11', 'ANN-22'],
    tables: letting(
      'connectionOrSystemActor',
      ({ kind }, { operation }) => kind === 'staff' && operation === 'unarchiveAnnouncement',
    ),
    witness: moved('unarchive', (_, stage) => staffOf(stage)),
  },
  {
    id: 'announcements.refused-archive-archives',
    lie: 'A refused archiving is done all the same.',
    breaks: ['ANN-22'],
    tables: refusingAndMarking('archiveAnnouncement', true),
    witness: moved('archive', ({ third }) => third),
  },
  {
    id: 'announcements.refused-unarchive-unarchives',
    lie: 'A refused unarchiving is done all the same.',
    breaks: ['ANN-22'],
    tables: refusingAndMarking('unarchiveAnnouncement', false),
    witness: moved('unarchive', ({ third }) => third),
  },
  {
    id: 'announcements.closed-to-the-system-actor',
    lie: 'The system actor is not served under a connection.',
    breaks: ['ANN-10'],
    tables: stopping('connectionOrSystemActor', ({ kind }) => kind === 'systemActor'),
    witness: nested((_, { systemActor }) => systemActor),
  },
  {
    id: 'announcements.system-actor-reads-only',
    lie: 'The system actor may read under a connection, and not archive.',
    breaks: ['ANN-10'],
    tables: stopping(
      'connectionOrSystemActor',
      ({ kind }, { operation }) => kind === 'systemActor' && operation === 'archiveAnnouncement',
    ),
    witness: moved('archive', () => undefined),
  },
  {
    id: 'announcements.closed-to-the-connection',
    lie: 'The connection itself is not served.',
    breaks: ['ANN-09'],
    tables: stopping('connectionOrSystemActor', ({ kind }) => kind === 'connection'),
    witness: nested(({ first }) => first),
  },
  {
    id: 'announcements.connection-cannot-unarchive',
    lie: 'The connection may read and archive, and not unarchive.',
    breaks: ['ANN-09'],
    tables: stopping(
      'connectionOrSystemActor',
      ({ kind }, { operation }) => kind === 'connection' && operation === 'unarchiveAnnouncement',
    ),
    witness: moved('unarchive', ({ first }) => first),
  },
  ...(['connection', 'resident', 'staff'] as const).flatMap((kind): readonly Saboteur[] => {
    const as = ({ first, residentId }: Mailing, stage: Stage): string =>
      ({ connection: first, resident: residentId, staff: staffOf(stage) })[kind];
    return [
      {
        id: `announcements.by-id-open-to-${kind}`,
        lie: `An announcement asked for by its id alone is shown to a ${kind}.`,
        breaks: ['ANN-25'],
        tables: letting(
          'systemActorOnly',
          (acting, { operation }) => acting.kind === kind && operation === 'getAnnouncement',
        ),
        witness: flat(as),
      },
      {
        id: `announcements.files-open-to-${kind}`,
        lie: `The files of an announcement are given to a ${kind}.`,
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
