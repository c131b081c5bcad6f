import {
  delivered,
  family,
  givenAnnouncement,
  readersUnder,
  systemActor,
  type Copy,
  type Reader,
} from '../../factories/announcements.ts';
import { givenConnection } from '../../factories/connections.ts';
import { facilityFormOf } from '../../factories/facilities.ts';
import { precondition } from '../../kit/precondition.ts';
import { check } from '../../kit/check.ts';
import type { Answer } from '../../kit/call.ts';
import { field, isObject, show } from '../../kit/json.ts';
import { hasLever } from '../../kit/levers.ts';
import { isRefused, isSuccess } from '../../kit/match.ts';
import { objects } from '../../kit/read.ts';
import { reading, readingCheck } from '../../kit/reading.ts';
import { seenAlone, seenUnder, setArchive } from '../../assertions/announcements.ts';
import { foundAnnouncements, foundFiles } from '../../assertions/found-announcements.ts';
import { people, pool } from '../../kit/to-add.ts';
import type { Tools } from '../../kit/tools.ts';
import { OUTSIDER_WORDS, OUTSIDERS, setupWith } from './outsiders.ts';
import { attached, twoFiles } from './shown.ts';

for (const kind of OUTSIDERS) {
  check({
    id: `announcements.refusal-of-${kind}`,
    says: `Records which refusal the announcement routes give to ${OUTSIDER_WORDS[kind].short}.`,
    clauses: ['ANN-12'],
    negative: true,
    async run(t) {
      const { connections, announcementId, attachmentIds, acting } = await setupWith(t, kind);
      const [as = ''] = acting;
      const path = { connectionId: connections[0].connectionId, announcementId };
      const answers = [
        await t.call('getConnectionAnnouncement', { path, as }),
        await t.call('archiveAnnouncement', { path, as }),
        await t.call('unarchiveAnnouncement', { path, as }),
        await t.call('getAnnouncement', { path: { announcementId }, as }),
      ];
      for (const attachmentId of attachmentIds.slice(0, 1)) {
        const file = { announcementId, attachmentId };
        answers.push(await t.call('getAnnouncementAttachment', { path: file, as }));
      }
      // How an unknown id is answered is another question, so it proves nothing here.
      for (const answer of kind === 'nobody' ? [] : answers)
        reading(t, 'announcement-identity-status', answer, {
          forbidden: answer.status === 403,
          'not-found': answer.status === 404,
          'another-refusal': isRefused,
        });
      if (kind === 'nobody') t.note(`an unknown id gets ${answers.map(({ status }) => status).join(', ')}`);
    },
  });
}

/** A connection of the configuration who reads an announcement, by the externalId that its record shows. */
async function byFoundExternalId(t: Tools): Promise<Answer> {
  for (const { announcementId, to } of await foundAnnouncements(t))
    for (const { connectionId, as } of to) {
      const { json } = await t.call('getConnection', { path: { connectionId } });
      const externalId = field(json, 'data.externalId');
      if (typeof externalId !== 'string' || externalId === '' || externalId === as) continue;
      const path = { connectionId, announcementId };
      return t.call('getConnectionAnnouncement', { path, as: externalId });
    }
  return t.unproven(
    'needs a connection with an externalId, to whom an announcement of the pool was sent',
    people('connection'),
  );
}

/** An announcement of the pool under a connection who cannot read it: that it was sent to it is ruled out. */
async function underAnother(t: Tools): Promise<Answer> {
  const { as } = systemActor(t);
  for (const { announcementId, notTo } of await foundAnnouncements(t))
    for (const { connectionId } of notTo)
      return t.call('getConnectionAnnouncement', { path: { connectionId, announcementId }, as });
  return t.unproven(
    'needs a connection who cannot read an announcement of the pool, and another one who can',
    people('connection', { count: 2 }),
  );
}

readingCheck({
  id: 'announcements.acting-by-external-id',
  says: 'Records whether the externalId of a connection, as an acting id, resolves to it.',
  clauses: ['ANN-13'],
  choice: 'announcement-acting-id',
  async ask(t) {
    if (!hasLever(t.run, 'send-announcement')) return byFoundExternalId(t);
    const externalId = t.fresh.word('ext');
    const { connectionId, facilityId } = await givenConnection(t, { externalId });
    const { announcementId } = await givenAnnouncement(t, [{ connectionId, facilityId }]);
    const path = { connectionId, announcementId };
    return t.call('getConnectionAnnouncement', { path, as: externalId });
  },
  outcomes: { either: isSuccess, 'acting-id-only': isRefused },
});

readingCheck({
  id: 'announcements.not-sent-there',
  says: 'Records what an announcement answers under a connection to which it was not sent.',
  clauses: ['ANN-14'],
  negative: true,
  choice: 'announcement-not-sent',
  async ask(t) {
    if (!hasLever(t.run, 'send-announcement')) return underAnother(t);
    const { connections } = await family(t, 2);
    const [first, second] = connections;
    const { announcementId } = await givenAnnouncement(t, [first]);
    const path = { connectionId: second?.connectionId ?? '', announcementId };
    const request = { path, as: systemActor(t).as };
    return [
      await t.call('getConnectionAnnouncement', request),
      await t.call('archiveAnnouncement', request),
      await t.call('unarchiveAnnouncement', request),
    ];
  },
  outcomes: { served: isSuccess, 'not-found': isRefused },
});

check({
  id: 'announcements.read-mark',
  says: 'Records whether reading an announcement under a connection sets its isRead.',
  clauses: ['ANN-15'],
  async run(t) {
    const { copy } = await delivered(t, 1);
    const { as } = copy.connection;
    const system = systemActor(t);
    const isRead = async (reader: Pick<Reader, 'as'>) =>
      (await seenUnder(t, copy, reader)).resource['isRead'] === true;
    const operation = 'getConnectionAnnouncement';
    // Asks twice, because the first answer may show the mark from before the read.
    if ((await isRead(system)) || (await isRead(system)))
      return t.observe('announcement-read-mark', operation, 'by-anyone');
    if (as === undefined) return t.note('no connection can act, so its own reading is not tried');
    await isRead({ as });
    t.observe('announcement-read-mark', operation, (await isRead(system)) ? 'by-connection' : 'untouched');
  },
});

readingCheck({
  id: 'announcements.archiving-again',
  says: 'Records the answers to archiving what is archived and to unarchiving what is not.',
  clauses: ['ANN-23'],
  negative: true,
  choice: 'announcement-archive-again',
  async ask(t) {
    const { copy } = await delivered(t, 1);
    const { connection, announcementId } = copy;
    const reader = readersUnder(t, connection).at(-1) ?? systemActor(t);
    const request = { path: { connectionId: connection.connectionId, announcementId }, as: reader.as };
    const filed = (to: boolean) =>
      precondition('an archived announcement', () => setArchive(t, copy, reader, to));
    await filed(true);
    const archived = await t.call('archiveAnnouncement', request);
    await filed(false);
    return [archived, await t.call('unarchiveAnnouncement', request)];
  },
  outcomes: { 'no-content': ({ status }) => status === 204, refused: isRefused },
});

check({
  id: 'announcements.flags-by-id-alone',
  says: 'Records isRead and isArchived where no connection is named, after one of two archived the announcement.',
  clauses: ['ANN-26'],
  async run(t) {
    const { copy, announcementId } = await delivered(t, 2);
    const [reader] = readersUnder(t, copy.connection);
    await precondition('an archived announcement', () => setArchive(t, copy, reader, true));
    const { answer, resource } = await seenAlone(t, announcementId);
    const { isRead, isArchived } = resource;
    const outcomes = {
      'of-any-connection': isArchived === true,
      unset: (isRead ?? undefined) === undefined && (isArchived ?? undefined) === undefined,
      false: isArchived === false && isRead === false,
    };
    const seen = `isRead ${show(isRead)}, isArchived ${show(isArchived)}`;
    reading(t, 'announcement-flat-flags', answer, outcomes, seen);
  },
});

check({
  id: 'announcements.attachment-headers',
  says: 'Records which Content-Type and Content-Disposition an attachment has.',
  clauses: ['ANN-29'],
  async run(t) {
    const isMade = hasLever(t.run, 'send-announcement');
    const { path, name, isOfType } = isMade ? await sentPicture(t) : await foundFile(t);
    const answer = await t.call('getAnnouncementAttachment', { path, as: systemActor(t).as });
    const { 'content-type': type = 'none', 'content-disposition': disposition = '' } = answer.headers;
    const isServed = answer.status === 200;
    const isNamed = [name, encodeURIComponent(name)].some((one) => disposition.includes(one));
    const isBare = type.startsWith('application/octet-stream') && disposition === '';
    const outcomes = {
      'type-and-name': isServed && isOfType(type) && isNamed,
      'bytes-only': isServed && isBare,
    };
    const seen = `${answer.status}, ${type}, ${disposition || 'no Content-Disposition'}`;
    reading(t, 'announcement-attachment-headers', answer, outcomes, seen);
  },
});

interface Downloaded {
  readonly path: { readonly announcementId: string; readonly attachmentId: string };
  readonly name: string;
  readonly isOfType: (type: string) => boolean;
}

async function sentPicture(t: Tools): Promise<Downloaded> {
  const { connections } = await family(t, 1);
  const [, picture] = twoFiles(t);
  const letter = { attachments: attached([picture]) };
  const { announcementId, attachmentIds } = await givenAnnouncement(t, connections, letter);
  const path = { announcementId, attachmentId: attachmentIds[0] ?? '' };
  return { path, name: picture.name, isOfType: (type) => type.startsWith('image/png') };
}

/** A file of the pool that shows its name, of whose bytes the type is not known. */
async function foundFile(t: Tools): Promise<Downloaded> {
  for (const { file, ...path } of (await foundFiles(t)).flat()) {
    const { name } = file;
    if (typeof name !== 'string' || name === '') continue;
    return {
      path,
      name,
      isOfType: (type) => type !== 'none' && !type.startsWith('application/octet-stream'),
    };
  }
  return t.unproven('needs an announcement with a file that shows its name', pool('announcements'));
}

check({
  id: 'announcements.facilities-and-author',
  says: 'Records whether the facilities of an announcement are ids or names, and its createdBy a text or an object.',
  clauses: ['ANN-102', 'ANN-103'],
  async run(t) {
    const { connection, announcementId } = await someAnnouncement(t);
    const formOf = await facilityFormOf(t, connection.facilityId);
    for (const { answer, resource } of [
      await seenUnder(t, { connection, announcementId }, systemActor(t)),
      await seenAlone(t, announcementId),
    ]) {
      const { facilities, createdBy } = resource;
      t.observe('announcement-facilities', answer.operationId, formOf(facilities));
      const outcomes = { text: typeof createdBy === 'string', object: isObject(createdBy) };
      reading(t, 'announcement-created-by', answer, outcomes, show(createdBy));
    }
  },
});

check({
  id: 'announcements.attachment-without-extension',
  says: 'Records what the extension of an attachment is whose name has none.',
  clauses: ['ANN-104'],
  needs: ['lever:send-announcement'],
  async run(t) {
    const { connections } = await family(t, 1);
    const files = ['minutes', 'minutes.', '.minutes'].map((name) => ({ name, bytes: Buffer.from(name) }));
    const { announcementId } = await givenAnnouncement(t, connections, { attachments: attached(files) });
    const { answer, resource } = await seenUnder(
      t,
      { connection: connections[0], announcementId },
      systemActor(t),
    );
    const extensions = objects(resource, 'attachments').map(({ extension }) => extension);
    if (extensions.length < files.length)
      t.unproven(`the announcement shows ${extensions.length} of 3 attachments`);
    const outcomes = {
      unset: extensions.every((one) => one === null || one === undefined),
      empty: extensions.every((one) => one === ''),
    };
    reading(t, 'attachment-without-extension', answer, outcomes, show(extensions));
  },
});

/** A new announcement to a connection, else one of the pool. */
async function someAnnouncement(t: Tools): Promise<Copy> {
  if (hasLever(t.run, 'send-announcement')) return (await delivered(t, 1)).copy;
  const [{ announcementId, to }] = await foundAnnouncements(t);
  return { announcementId, connection: to[0] };
}
