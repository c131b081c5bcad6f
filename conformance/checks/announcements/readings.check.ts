import type { OperationId } from '../../../openapi/generated/contract.ts';
import {
  family,
  givenAnnouncement,
  readersUnder,
  sendTo,
  systemActor,
  usualLetter,
} from '../../given/announcements.ts';
import type { Addressee } from '../../given/announcements.ts';
import { givenConnection } from '../../given/connections.ts';
import { facilityTelling } from '../../given/facilities.ts';
import { made } from '../../given/made.ts';
import type { Answer } from '../../kit/call.ts';
import { check } from '../../kit/check.ts';
import { isObject, show } from '../../kit/json.ts';
import { isSuccess } from '../../kit/match.ts';
import type { Tools } from '../../kit/tools.ts';
import { seenAlone, seenUnder, setArchive } from '../../models/announcements.ts';
import type { Seen } from '../../models/announcements.ts';
import { OUTSIDERS, sceneWith } from './outsiders.ts';
import { attached, twoFiles } from './shown.ts';

const isRefused = ({ status }: Answer): boolean => status >= 400 && status < 500;

for (const kind of OUTSIDERS) {
  check({
    id: `announcements.refusal-of-${kind}`,
    says: `Which refusal the routes of announcements give to ${kind === 'nobody' ? 'an unknown id' : `a ${kind}`.replace('a staff', 'staff')}.`,
    clauses: ['ANN-12'],
    negative: true,
    async run(t) {
      const { connections, announcementId, attachmentIds, acting } = await sceneWith(t, kind);
      const [as = ''] = acting;
      const path = { connectionId: connections[0].connectionId, announcementId };
      const answers = [
        await t.call('getConnectionAnnouncement', { path, as }),
        await t.call('archiveAnnouncement', { path, as }),
        await t.call('unarchiveAnnouncement', { path, as }),
        await t.call('getAnnouncement', { path: { announcementId }, as }),
      ];
      for (const attachmentId of attachmentIds.slice(0, 1))
        answers.push(
          await t.call('getAnnouncementAttachment', { path: { announcementId, attachmentId }, as }),
        );
      // What becomes of an unknown id is a question of its own, so it tells nothing of the others.
      for (const { operationId, status } of kind === 'nobody' ? [] : answers)
        t.observe(
          'announcement-identity-status',
          operationId,
          status === 403
            ? 'forbidden'
            : status === 404
              ? 'not-found'
              : status >= 400 && status < 500
                ? 'another-refusal'
                : `other: ${status}`,
        );
      if (kind === 'nobody') t.note(`an unknown id gets ${answers.map(({ status }) => status).join(', ')}`);
    },
  });
}

check({
  id: 'announcements.acting-by-external-id',
  says: 'Whether the externalId of a connection, as an acting id, resolves to it.',
  clauses: ['ANN-13'],
  needs: ['lever:send-announcement'],
  async run(t) {
    const externalId = t.fresh.word('ext');
    const { connectionId, facilityId } = await givenConnection(t, { externalId });
    const { announcementId } = await givenAnnouncement(t, [{ connectionId, facilityId }]);
    const path = { connectionId, announcementId };
    const answer = await t.call('getConnectionAnnouncement', { path, as: externalId });
    t.observe(
      'announcement-acting-id',
      'getConnectionAnnouncement',
      isSuccess(answer) ? 'either' : isRefused(answer) ? 'acting-id-only' : `other: ${answer.status}`,
    );
  },
});

check({
  id: 'announcements.not-sent-there',
  says: 'What an announcement answers under a connection to which it was not sent.',
  clauses: ['ANN-14'],
  needs: ['lever:send-announcement'],
  negative: true,
  async run(t) {
    const { connections } = await family(t, 2);
    const [first, second] = connections;
    const { announcementId } = await givenAnnouncement(t, [first]);
    const path = { connectionId: second?.connectionId ?? '', announcementId };
    const { as } = systemActor(t);
    for (const operation of [
      'getConnectionAnnouncement',
      'archiveAnnouncement',
      'unarchiveAnnouncement',
    ] as const) {
      const answer = await t.call(operation, { path, as });
      t.observe(
        'announcement-not-sent',
        operation,
        isSuccess(answer) ? 'served' : isRefused(answer) ? 'not-found' : `other: ${answer.status}`,
      );
    }
  },
});

check({
  id: 'announcements.read-mark',
  says: 'Whether reading an announcement under a connection sets its isRead.',
  clauses: ['ANN-15'],
  async run(t) {
    const { connections } = await family(t, 1);
    const [me] = connections;
    const { announcementId } = await givenAnnouncement(t, [me]);
    const system = systemActor(t);
    const isRead = async (as: string) =>
      (await seenUnder(t, me, announcementId, { as })).resource['isRead'] === true;
    const operation = 'getConnectionAnnouncement';
    // The first answer may show the mark that it leaves.
    if ((await isRead(system.as)) || (await isRead(system.as)))
      return t.observe('announcement-read-mark', operation, 'by-anyone');
    if (me.as === undefined) return t.note('no connection can act, so its own reading is not tried');
    await isRead(me.as);
    t.observe('announcement-read-mark', operation, (await isRead(system.as)) ? 'by-connection' : 'untouched');
  },
});

check({
  id: 'announcements.archiving-again',
  says: 'What archiving answers for what is archived, and unarchiving for what is not.',
  clauses: ['ANN-23'],
  negative: true,
  async run(t) {
    const { connections } = await family(t, 1);
    const [me] = connections;
    const { announcementId } = await givenAnnouncement(t, [me]);
    const { as } = readersUnder(t, me).at(-1) ?? systemActor(t);
    const path = { connectionId: me.connectionId, announcementId };
    const again = async (operation: OperationId & `${'' | 'un'}archiveAnnouncement`, to: boolean) => {
      await made('an archived announcement', () => setArchive(t, me, announcementId, { as }, to));
      const answer = await t.call(operation, { path, as });
      t.observe(
        'announcement-archive-again',
        operation,
        answer.status === 204 ? 'no-content' : isRefused(answer) ? 'refused' : `other: ${answer.status}`,
      );
    };
    await again('archiveAnnouncement', true);
    await again('unarchiveAnnouncement', false);
  },
});

check({
  id: 'announcements.flags-by-id-alone',
  says: 'What isRead and isArchived say where no connection is named, after one of two archived it.',
  clauses: ['ANN-26'],
  async run(t) {
    const { connections } = await family(t, 2);
    const { announcementId } = await givenAnnouncement(t, connections);
    await made('an archived announcement', () => archiveFirst(t, connections, announcementId));
    const { isRead, isArchived } = (await seenAlone(t, announcementId, systemActor(t))).resource;
    const areUnset = (isRead ?? undefined) === undefined && (isArchived ?? undefined) === undefined;
    t.observe(
      'announcement-flat-flags',
      'getAnnouncement',
      isArchived === true
        ? 'of-any-connection'
        : areUnset
          ? 'unset'
          : isArchived === false && isRead === false
            ? 'false'
            : `other: isRead ${show(isRead)}, isArchived ${show(isArchived)}`,
    );
  },
});

async function archiveFirst(t: Tools, [me]: readonly [Addressee, ...Addressee[]], announcementId: string) {
  await setArchive(t, me, announcementId, readersUnder(t, me)[0], true);
}

check({
  id: 'announcements.attachment-headers',
  says: 'Which Content-Type and Content-Disposition come with an attachment.',
  clauses: ['ANN-29'],
  needs: ['lever:send-announcement'],
  async run(t) {
    const { connections } = await family(t, 1);
    const [, picture] = twoFiles(t);
    const letter = { ...usualLetter(t), attachments: attached([picture]) };
    const { announcementId, attachmentIds } = await sendTo(t, connections, {
      ...letter,
      connectionIds: connections.map(({ connectionId }) => connectionId),
    });
    const path = { announcementId, attachmentId: attachmentIds[0] ?? '' };
    const { status, headers } = await t.call('getAnnouncementAttachment', { path, as: systemActor(t).as });
    const { 'content-type': type = 'none', 'content-disposition': disposition } = headers;
    const isNamed = disposition?.includes(picture.name) === true;
    t.observe(
      'announcement-attachment-headers',
      'getAnnouncementAttachment',
      status === 200 && type.startsWith('image/png') && isNamed
        ? 'type-and-name'
        : status === 200 && type.startsWith('application/octet-stream') && disposition === undefined
          ? 'bytes-only'
          : `other: ${status}, ${type}, ${disposition ?? 'no Content-Disposition'}`,
    );
  },
});

const author = (told: unknown): 'text' | 'object' | `other: ${string}` =>
  typeof told === 'string' ? 'text' : isObject(told) ? 'object' : `other: ${show(told)}`;

check({
  id: 'announcements.facilities-and-author',
  says: 'Whether the facilities of an announcement are ids or names, and its createdBy a text or an object.',
  clauses: ['ANN-102', 'ANN-103'],
  needs: ['lever:send-announcement'],
  async run(t) {
    const { connections } = await family(t, 1);
    const [connection] = connections;
    const { announcementId } = await givenAnnouncement(t, [connection]);
    const toldBy = await facilityTelling(t, connection.facilityId);
    const system = systemActor(t);
    const tell = (operation: OperationId, { resource }: Seen): void => {
      t.observe('announcement-facilities', operation, toldBy(resource['facilities']));
      t.observe('announcement-created-by', operation, author(resource['createdBy']));
    };
    tell('getConnectionAnnouncement', await seenUnder(t, connection, announcementId, system));
    tell('getAnnouncement', await seenAlone(t, announcementId, system));
  },
});
