import type { ClauseId } from '../../../openapi/generated/clauses.ts';
import type { OperationId } from '../../../openapi/generated/contract.ts';
import { reading, someMailing } from '../../witness/announcements.ts';
import type { Witness } from '../../witness/stage.ts';
import { membersIn } from '../input.ts';
import { afterwards, each, inData, inEvents, instead, type Mutation } from '../mutation.ts';
import type { Saboteur } from '../saboteur.ts';

const READS: readonly OperationId[] = ['getConnectionAnnouncement', 'getAnnouncement'];

const both = (lieOf: (operation: OperationId) => Mutation): Mutation => each(READS, lieOf);

/** Every announcement that is shown, shown otherwise. */
const showing = (change: (announcement: Record<string, unknown>) => Record<string, unknown>): Mutation =>
  both((operation) => afterwards(operation, inData(change)));

const shown: Witness = async (stage) => {
  const { under, first, announcementId } = await someMailing(stage);
  return [await reading(stage, under(first)), await reading(stage, `/announcements/${announcementId}`)];
};

const files: Witness = async (stage) => {
  const { announcementId, attachmentIds } = await someMailing(stage);
  return Promise.all(
    attachmentIds.map((id) => reading(stage, `/announcements/${announcementId}/attachments/${id}`)),
  );
};

const twoMailings: Witness = async (stage) => {
  await someMailing(stage);
  return shown(stage);
};

const told: Witness = async (stage) => {
  const { announcementId } = await someMailing(stage);
  const sent = (await stage.events()).map(({ event }) => [event.eventType, event.resourceId]);
  return [announcementId, sent];
};

/** Announcements whose member has another type than the one stated. */
const mistyped: readonly (readonly [string, ClauseId, unknown])[] = [
  ['id', 'ANN-01', 17],
  ['subject', 'ANN-08', { text: 'The garden opens' }],
  ['recipientGroups', 'ANN-03', 'families'],
  ['status', 'ANN-04', 2],
  ['attachments', 'ANN-05', ['att_1']],
  ['isArchived', 'ANN-06', 'no'],
];

/** Saboteurs in what is shown of an announcement, in its files and in its event. */
export const announcementAnswerSaboteurs: readonly Saboteur[] = [
  ...mistyped.map(([member, clause, value]): Saboteur => ({
    id: `announcements.mistyped-${member}`,
    description: `The ${member} of an announcement has another type.`,
    breaks: [clause],
    tables: showing((announcement) => ({ ...announcement, [member]: value })),
    witness: shown,
  })),
  {
    id: 'announcements.bare-under-a-connection',
    description: 'The announcement of a connection is not wrapped.',
    breaks: ['ANN-07'],
    tables: afterwards('getConnectionAnnouncement', (reply) => ({
      ...reply,
      body: membersIn(reply.body)['data'],
    })),
    witness: shown,
  },
  {
    id: 'announcements.bare-by-id',
    description: 'The announcement asked for by its id alone is not wrapped, like its flat path.',
    breaks: ['ANN-24'],
    tables: afterwards('getAnnouncement', (reply) => ({ ...reply, body: membersIn(reply.body)['data'] })),
    witness: shown,
  },
  {
    id: 'announcements.always-the-first',
    description: 'Whatever announcement is asked for, the first one is shown.',
    breaks: ['ANN-07', 'ANN-24'],
    tables: both((operation) =>
      instead(operation, (original) => (input, scene) => {
        const first = scene.store.announcements.all()[0]?.id ?? '';
        const { connectionIds = [] } = scene.store.announcements.find(first) ?? {};
        const connectionId = connectionIds[0] ?? '';
        return original({ ...input, path: { ...input.path, announcementId: first, connectionId } }, scene);
      }),
    ),
    witness: twoMailings,
  },
  {
    id: 'announcements.sms-for-all',
    description: 'The text of the short message is shown as the message.',
    breaks: ['ANN-08'],
    tables: showing((announcement) => ({ ...announcement, message: announcement['smsMessage'] })),
    witness: shown,
  },
  {
    id: 'announcements.subject-in-capitals',
    description: 'The subject is shown in capital letters by the route for its id alone.',
    breaks: ['ANN-08'],
    tables: afterwards(
      'getAnnouncement',
      inData((announcement) => ({ ...announcement, subject: String(announcement['subject']).toUpperCase() })),
    ),
    witness: shown,
  },
  {
    id: 'announcements.sms-not-kept',
    description: 'The short message is not kept.',
    breaks: ['ANN-08'],
    tables: showing((announcement) => ({ ...announcement, smsMessage: null })),
    witness: shown,
  },
  {
    id: 'announcements.file-in-capitals',
    description: 'The last byte of a file is another one.',
    breaks: ['ANN-27'],
    tables: afterwards('getAnnouncementAttachment', (reply) => {
      const { bytes, ...facts } = membersIn(reply.body);
      const changed = bytes instanceof Uint8Array ? Uint8Array.from(bytes) : new Uint8Array(1);
      changed[changed.length - 1] = ((changed.at(-1) ?? 0) + 1) % 256;
      return { ...reply, body: { ...facts, bytes: changed } };
    }),
    witness: files,
  },
  {
    id: 'announcements.always-the-first-file',
    description: 'Every attachment of an announcement gives the bytes of its first one.',
    breaks: ['ANN-27'],
    tables: instead('getAnnouncementAttachment', (original) => (input, scene) => {
      const { attachments = [] } = scene.store.announcements.find(input.path['announcementId']) ?? {};
      const attachmentId = attachments[0]?.id ?? '';
      return original({ ...input, path: { ...input.path, attachmentId } }, scene);
    }),
    witness: files,
  },
  {
    id: 'announcements.file-in-json',
    description: 'A file is answered as a text in an object.',
    breaks: ['ANN-27'],
    tables: afterwards('getAnnouncementAttachment', (reply) => {
      const { bytes } = membersIn(reply.body);
      const text = bytes instanceof Uint8Array ? Buffer.from(bytes).toString('base64') : '';
      return { status: 200, body: { data: { content: text } } };
    }),
    witness: files,
  },
  {
    id: 'events.silent-announcement',
    description: 'Nobody is told of an announcement.',
    breaks: ['EVT-66'],
    tables: inEvents((event) => (event.eventType === 'announcement.sent' ? [] : [event])),
    witness: told,
  },
  {
    id: 'events.announcement-without-its-id',
    description: 'The event of an announcement names itself as the resource.',
    breaks: ['EVT-65', 'EVT-67'],
    tables: inEvents((event) =>
      event.eventType === 'announcement.sent' ? [{ ...event, resourceId: event.eventId }] : [event],
    ),
    witness: told,
  },
];
