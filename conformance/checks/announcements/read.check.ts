import fc from 'fast-check';
import {
  delivered,
  family,
  fileAlone,
  givenAnnouncement,
  readersUnder,
  sendTo,
  systemActor,
  usualLetter,
} from '../../factories/announcements.ts';
import type { Copy, GivenAnnouncement, Letter, Reader } from '../../factories/announcements.ts';
import { hasLever } from '../../kit/levers.ts';
import { check } from '../../kit/check.ts';
import { plainText } from '../../kit/core-values.ts';
import { mustEcho } from '../../kit/must.ts';
import type { Tools } from '../../kit/tools.ts';
import { seenAlone, seenUnder, setArchive, viewsOf } from '../../assertions/announcements.ts';
import { mustShowOneLetter } from '../../assertions/found-announcements.ts';
import { people } from '../../kit/to-add.ts';
import { attached } from './shown.ts';

check({
  id: 'announcements.read-under-each-connection',
  says: 'Every connection to which an announcement was sent can read it, before and after archiving.',
  clauses: ['ANN-07'],
  async run(t) {
    const { connections } = await family(t, 3);
    const sent = await several(t, connections);
    const [{ announcementId }] = sent;
    for (const [at, connection] of connections.entries()) {
      const readers = readersUnder(t, connection);
      const inTurn = (turn: number) => readers[turn % readers.length] ?? readers[0];
      // Each announcement is read by one of the readers in turn.
      for (const [place, one] of sent.entries())
        if (place !== at)
          await seenUnder(t, { connection, announcementId: one.announcementId }, inTurn(at + place));
      await mustFileAndRead(t, { connection, announcementId }, inTurn(at));
    }
  },
});

/** The announcement must be readable under the connection after it was archived, and again after it was unarchived. */
async function mustFileAndRead(t: Tools, copy: Copy, reader: Pick<Reader, 'as'>) {
  for (const to of [true, false]) {
    await setArchive(t, copy, reader, to);
    await seenUnder(t, copy, reader);
  }
}

/**
 * Announcements to the same connections: a usual one, one addressed only by facility, and one with a file.
 */
async function several(
  t: Tools,
  connections: Parameters<typeof givenAnnouncement>[1],
): Promise<readonly [GivenAnnouncement, ...GivenAnnouncement[]]> {
  const usual = await givenAnnouncement(t, connections);
  if (!hasLever(t.run, 'send-announcement')) return [usual];
  const attachments = attached([{ name: 'programme.txt', bytes: Buffer.from(t.fresh.text('Programme')) }]);
  return [
    usual,
    await sendTo(t, connections, usualLetter(t)),
    await givenAnnouncement(t, connections, { attachments }),
    await givenAnnouncement(t, connections, { scheduledAt: `${await t.day(-2)}T12:00:00Z` }),
  ];
}

for (const [id, says, clause, isOwn] of [
  [
    'announcements.connection-is-served',
    'A connection reads, archives and unarchives the announcements sent to it.',
    'ANN-09',
    true,
  ],
  [
    'announcements.system-actor-is-served',
    'The system actor reads, archives and unarchives an announcement under any connection.',
    'ANN-10',
    false,
  ],
] as const)
  check({
    ...{ id, says, clauses: [clause] },
    async run(t) {
      const { copies } = await delivered(t, 2);
      const able = isOwn ? copies.filter(({ connection }) => connection.as !== undefined) : copies;
      for (const copy of able) {
        const reader = isOwn ? { as: copy.connection.as ?? '' } : systemActor(t);
        await seenUnder(t, copy, reader);
        await mustFileAndRead(t, copy, reader);
      }
      if (able.length === 0) t.unproven('needs a connection that can act', people('connection'));
    },
  });

check({
  id: 'announcements.read-by-id-alone',
  says: 'The system actor reads every announcement by its id alone, archived or not.',
  clauses: ['ANN-24'],
  async run(t) {
    await fileAlone(t);
    const { connections } = await family(t, 2);
    const [connection] = connections;
    const sent = await several(t, connections);
    for (const { announcementId } of sent) await seenAlone(t, announcementId);
    const [{ announcementId }] = sent;
    for (const to of [true, false]) {
      await setArchive(t, { connection, announcementId }, readersUnder(t, connection)[0], to);
      await seenAlone(t, announcementId);
    }
    if (!hasLever(t.run, 'send-announcement')) return;
    await seenAlone(t, (await givenAnnouncement(t, [connection])).announcementId);
    await seenAlone(t, announcementId);
  },
});

/** The texts of an announcement; some may be missing. */
const letters: fc.Arbitrary<Letter> = fc
  .record(
    { subject: plainText, message: plainText, smsMessage: plainText },
    { requiredKeys: [], noNullPrototype: true },
  )
  .filter((letter) => Object.keys(letter).length > 1);

check({
  id: 'announcements.shows-what-was-sent',
  says: 'An announcement shows its subject, message and smsMessage to everybody who can read it.',
  clauses: ['ANN-08'],
  async run(t) {
    if (!hasLever(t.run, 'send-announcement')) return mustShowOneLetter(t);
    const { connections } = await family(t, 2);
    const [connection] = connections;
    const connectionIds = connections.map(({ connectionId }) => connectionId);
    let turn = 0;
    /** All readers look, or one reader of each connection. */
    const mustShowTo = async (announcementId: string, letter: Letter, isForAll = false) => {
      turn += 1;
      const { under, alone } = await viewsOf(t, announcementId, connections, (at, length) =>
        isForAll ? undefined : (turn + at) % length,
      );
      for (const { answer, resource } of [...under.flat(), ...alone]) mustEcho(answer, resource, letter);
    };
    const before = usualLetter(t);
    const { announcementId: earlier } = await givenAnnouncement(t, connections, before);
    const tryOne = async (letter: Letter): Promise<void> => {
      const { announcementId } = await sendTo(t, connections, { ...letter, connectionIds });
      await mustShowTo(announcementId, letter);
    };
    await t.property(letters, tryOne, { runs: Math.ceil((t.run.runs * 4) / 5) });
    for (const to of [true, false]) {
      const copy = { connection, announcementId: earlier };
      await setArchive(t, copy, readersUnder(t, connection)[0], to);
      await mustShowTo(earlier, before, to);
    }
  },
});
