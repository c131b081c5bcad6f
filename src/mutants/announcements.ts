import type { AccessRule, OperationId } from '../../openapi/generated/contract.ts';
import type { Access } from '../mock/access/access.ts';
import type { Acting } from '../mock/world/acting.ts';
import { refuse } from '../mock/http/problem.ts';
import { inAccess, afterwards, inEvents, type Mutation } from './mutation.ts';
import { mutantsOf, rowOf, breaking, type Mutant } from './mutant.ts';
import type { AnnouncementRecord } from '../mock/world/announcements-records.ts';
import { leavingOut } from './leaves-out.ts';
import { withoutEnvelope, wrongValue } from './operators.ts';
import { readsPathAs, onlyAnswers } from './verbs.ts';

type Kind = Acting['kind'];

const OWN: AccessRule = 'connectionOrSystemActor';

const isMeant = ({ operation, acting }: Parameters<Access>[0], kind?: Kind, only?: OperationId): boolean =>
  (kind === undefined || acting.kind === kind) && (only === undefined || operation === only);

/** A row: someone passes whom the rule refuses. */
const lets = rowOf((rule: AccessRule, kind?: Kind, only?: OperationId) => [
  `${only ?? 'Every route of announcements'} is open to ${kind ?? 'anybody'}.`,
  inAccess(rule, (original) => {
    return (request, world) => (isMeant(request, kind, only) ? undefined : original(request, world));
  }),
]);

/** A row: someone is refused whom the rule lets pass. */
const stops = rowOf((kind: Kind, only?: OperationId) => [
  `${only ?? 'Every route of announcements under a connection'} is closed to ${kind}.`,
  inAccess(OWN, (original) => {
    return (request, world) =>
      isMeant(request, kind, only)
        ? refuse('forbidden', { promised: 'This is open to others.', found: 'you.', next: 'let them ask.' })
        : original(request, world);
  }),
]);

const UNDER = 'getConnectionAnnouncement';
const BY_ID = 'getAnnouncement';
const READS = [UNDER, BY_ID] as const;
const FILE = 'getAnnouncementAttachment';
const ARCHIVE = 'archiveAnnouncement';
const UNARCHIVE = 'unarchiveAnnouncement';

/** The announcement in the path, changed once the original server is done with it. */
const amends = (
  operation: typeof ARCHIVE | typeof UNARCHIVE,
  archivedBy: (announcement: AnnouncementRecord, connectionId: string) => readonly string[],
): Mutation =>
  afterwards(operation, (reply, { path }, { store }) => {
    const one = store.announcements.find(path['announcementId']);
    if (one) store.announcements.replace({ ...one, archivedBy: archivedBy(one, path['connectionId'] ?? '') });
    return reply;
  });

/** Announcements whose member has another type than the one stated. */
const MISTYPED = [
  ['id', 'ANN-01', 17],
  ['subject', 'ANN-08', { text: 'The garden opens' }],
  ['recipientGroups', 'ANN-03', 'families'],
  ['status', 'ANN-04', 2],
  ['attachments', 'ANN-05', ['att_1']],
  ['isArchived', 'ANN-06', 'no'],
] as const;

export const announcementMutants: readonly Mutant[] = [
  ...mutantsOf('announcements', {
    // Mutants about who is served on the routes of announcements.
    'open-to-every-connection': lets(['ANN-11'], OWN, 'connection'),
    'open-to-residents': lets(['ANN-11'], OWN, 'resident'),
    'open-to-staff': lets(['ANN-11'], OWN, 'staff'),
    'unarchived-by-staff': lets(['ANN-11', 'ANN-22'], OWN, 'staff', 'unarchiveAnnouncement'),
    'system-actor-reads-only': stops(['ANN-10'], 'systemActor', 'archiveAnnouncement'),
    'connection-cannot-unarchive': stops(['ANN-09'], 'connection', 'unarchiveAnnouncement'),
    ...Object.fromEntries(
      (['connection', 'resident', 'staff'] as const).flatMap((kind) => [
        [`by-id-open-to-${kind}`, lets(['ANN-25'], 'systemActorOnly', kind, 'getAnnouncement')],
        [`files-open-to-${kind}`, lets(['ANN-28'], 'systemActorOnly', kind, 'getAnnouncementAttachment')],
      ]),
    ),
    ...Object.fromEntries(
      MISTYPED.map(([member, clause, value]) => [
        `mistyped-${member}`,
        wrongValue([clause], READS, member)
          .as('another type')
          .by(() => value),
      ]),
    ),
    'bare-under-a-connection': withoutEnvelope(['ANN-07'], UNDER),
    'bare-by-id': withoutEnvelope(['ANN-24'], BY_ID),
    'always-the-first': breaking('ANN-07', 'ANN-24')
      .says('Whatever announcement is asked for, the first one is shown.')
      .by(readsPathAs, READS, (input, { store }) => {
        const [first] = store.announcements.all();
        const path = { announcementId: first?.id ?? '', connectionId: first?.connectionIds[0] ?? '' };
        return { ...path };
      }),
    'always-the-first-file': breaking('ANN-27')
      .says('Every attachment of an announcement gives the bytes of its first one.')
      .by(readsPathAs, FILE, (input, { store }) => {
        const { attachments = [] } = store.announcements.find(input.path['announcementId']) ?? {};
        const isOwn = attachments.some(({ id }) => id === input.path['attachmentId']);
        return isOwn ? { attachmentId: attachments[0]?.id ?? '' } : {};
      }),
    'archive-answers-200': breaking('ANN-16')
      .says('Archiving is answered 200 with a body.')
      .by(afterwards, ARCHIVE, () => ({ status: 200, body: { data: { isArchived: true } } })),
    'unarchive-answers-200': breaking('ANN-19')
      .says('Unarchiving is answered 200 with a body.')
      .by(afterwards, UNARCHIVE, () => ({ status: 200, body: { data: { isArchived: false } } })),
    'nothing-is-archived': breaking('ANN-17')
      .says('Archiving is answered and not done.')
      .by(onlyAnswers, ARCHIVE),
    'archived-for-ever': breaking('ANN-20')
      .says('Unarchiving is answered and not done.')
      .by(onlyAnswers, UNARCHIVE),
    'archived-for-everybody': breaking('ANN-18')
      .says('What one connection archives is archived for all that got it.')
      .by(amends, ARCHIVE, ({ connectionIds }) => connectionIds),
    'unarchived-for-everybody': breaking('ANN-21')
      .says('What one connection takes out of the archive comes back for all.')
      .by(amends, UNARCHIVE, () => []),
  }),
  ...mutantsOf('events', {
    'silent-announcement': breaking('EVT-66')
      .says('An announcement sends no event.')
      .by(inEvents, (event) => (event.eventType === 'announcement.sent' ? [] : [event])),
    'announcement-without-its-id': breaking('EVT-65', 'EVT-67')
      .says('The event of an announcement names itself as the resource.')
      .by(inEvents, (event) => [
        event.eventType === 'announcement.sent' ? { ...event, resourceId: event.eventId } : event,
      ]),
  }),
  ...leavingOut(
    'announcements',
    { resource: 'an announcement', breaks: ['ANN-101'], operations: READS },
    'from subject message smsMessage recipientGroups facilities status scheduledAt createdBy',
    'createdAt attachments attachments.*.id,name,size,extension isRead isArchived',
  ),
];
