import fc from 'fast-check';
import {
  family,
  fileAlone,
  givenAnnouncement,
  readersUnder,
  sendTo,
  systemActor,
  usualLetter,
} from '../../factories/announcements.ts';
import type { Addressee, GivenAnnouncement, Letter, Reader } from '../../factories/announcements.ts';
import { hasLever } from '../../kit/levers.ts';
import { check } from '../../kit/check.ts';
import { plainText } from '../../kit/core-values.ts';
import { mustEcho } from '../../kit/must.ts';
import type { Tools } from '../../kit/tools.ts';
import { seenAlone, seenUnder, setArchive } from '../../assertions/announcements.ts';
import { mustShowOneLetter } from '../../assertions/found-announcements.ts';
import { people } from '../../kit/to-add.ts';

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
      // Each announcement is read by one of the readers in turn.
      for (const [place, one] of sent.entries()) {
        const reader = readers[(at + place) % readers.length] ?? readers[0];
        if (place !== at) await seenUnder(t, connection, one.announcementId, reader);
      }
      await mustFileAndRead(t, connection, announcementId, readers[at % readers.length] ?? readers[0]);
    }
  },
});

/**
 * The announcement must be readable under the connection after it was archived, and again after it was
 * unarchived.
 */
async function mustFileAndRead(
  t: Tools,
  connection: Addressee,
  announcementId: string,
  reader: Pick<Reader, 'as'>,
) {
  for (const to of [true, false]) {
    await setArchive(t, connection, announcementId, reader, to);
    await seenUnder(t, connection, announcementId, reader);
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
  const content = Buffer.from(t.fresh.text('Programme')).toString('base64');
  return [
    usual,
    await sendTo(t, connections, usualLetter(t)),
    await givenAnnouncement(t, connections, { attachments: [{ name: 'programme.txt', content }] }),
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
    id,
    says,
    clauses: [clause],
    async run(t) {
      await fileAlone(t);
      const { connections } = await family(t, 2);
      const { announcementId } = await givenAnnouncement(t, connections);
      let count = 0;
      for (const connection of connections) {
        const { as } = connection;
        if (isOwn && as === undefined) continue;
        const reader = isOwn ? { as: as ?? '' } : systemActor(t);
        count += 1;
        await seenUnder(t, connection, announcementId, reader);
        await mustFileAndRead(t, connection, announcementId, reader);
      }
      if (count === 0) t.unproven('needs a connection that can act', people('connection'));
    },
  });

check({
  id: 'announcements.read-by-id-alone',
  says: 'The system actor reads every announcement by its id alone, archived or not.',
  clauses: ['ANN-24'],
  async run(t) {
    await fileAlone(t);
    const { connections } = await family(t, 2);
    const [first] = connections;
    const system = systemActor(t);
    const sent = await several(t, connections);
    for (const { announcementId } of sent) await seenAlone(t, announcementId, system);
    const [one] = sent;
    for (const to of [true, false]) {
      await setArchive(t, first, one.announcementId, readersUnder(t, first)[0], to);
      await seenAlone(t, one.announcementId, system);
    }
    if (hasLever(t.run, 'send-announcement')) {
      const { announcementId } = await givenAnnouncement(t, [first]);
      await seenAlone(t, announcementId, system);
      await seenAlone(t, one.announcementId, system);
    }
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
    const [first] = connections;
    const named = connections.map(({ connectionId }) => connectionId);
    let turn = 0;
    /** All readers look, or one reader of each connection. */
    const mustShow = async (announcementId: string, letter: Letter, isForAll = false) => {
      turn += 1;
      for (const [at, connection] of connections.entries())
        for (const reader of readersUnder(t, connection).filter(
          (_, place, { length }) => isForAll || place === (turn + at) % length,
        )) {
          const { answer, resource } = await seenUnder(t, connection, announcementId, reader);
          mustEcho(answer, resource, letter);
        }
      for (const { actingId: as } of t.run.identities
        .filter(({ kind }) => kind === 'systemActor')
        .slice(0, 1)) {
        const { answer, resource } = await seenAlone(t, announcementId, { as });
        mustEcho(answer, resource, letter);
      }
    };
    const before = usualLetter(t);
    const { announcementId: earlier } = await givenAnnouncement(t, connections, before);
    const tryOne = async (letter: Letter): Promise<void> => {
      const { announcementId } = await sendTo(t, connections, { ...letter, connectionIds: named });
      await mustShow(announcementId, letter);
    };
    await t.property(letters, tryOne, { runs: Math.ceil((t.run.runs * 4) / 5) });
    for (const to of [true, false]) {
      await setArchive(t, first, earlier, readersUnder(t, first)[0], to);
      await mustShow(earlier, before, to);
    }
  },
});
