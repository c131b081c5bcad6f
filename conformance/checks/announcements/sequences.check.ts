import fc from 'fast-check';
import {
  fileAnnouncement,
  mustMatch,
  sendAnnouncement,
  type Place,
  type AnnouncementsSetup,
} from '../../moves/announcements.ts';
import { family, fileAlone, givenAnnouncement } from '../../factories/announcements.ts';
import { check, type CheckSpec } from '../../kit/check.ts';
import { hasLever } from '../../kit/levers.ts';
import type { Tools } from '../../kit/tools.ts';
import type { Archive } from '../../assertions/announcements.ts';
import { forget, put } from './outsiders.ts';

const CONNECTIONS = 2;
const ANNOUNCEMENTS = 2;

/**
 * Announcements to the same connections. They are new for every sequence if the target can send them; otherwise they
 * are the same ones, in the state in which the last sequence left them.
 */
async function begin(
  t: Tools,
  connections: AnnouncementsSetup['connections'],
  areArchived: boolean,
): Promise<{ model: Archive; real: AnnouncementsSetup }> {
  forget(t);
  const announcementIds: string[] = [];
  const announcements: boolean[][] = [];
  const count = hasLever(t.run, 'send-announcement') ? ANNOUNCEMENTS : 1;
  while (announcementIds.length < count) {
    const { announcementId } = await givenAnnouncement(t, connections, {}, announcementIds.length);
    for (const connection of connections) await put(t, { connection, announcementId }, areArchived);
    const row = connections.map(() => areArchived);
    announcementIds.push(announcementId);
    announcements.push(row);
  }
  return { model: { announcements, looks: 0 }, real: { t, connections, announcementIds } };
}

const place: fc.Arbitrary<Place> = fc.record({
  what: fc.nat({ max: ANNOUNCEMENTS - 1 }),
  who: fc.nat({ max: CONNECTIONS - 1 }),
  by: fc.nat({ max: 1 }),
});

type Command = fc.Arbitrary<fc.AsyncCommand<Archive, AnnouncementsSetup>>;

const archive: Command = place.map((one) => fileAnnouncement(one, true));
const unarchive: Command = place.map((one) => fileAnnouncement(one, false));
const send: Command = fc.constant(sendAnnouncement);

const sequences: readonly (Pick<CheckSpec, 'says' | 'clauses'> & {
  readonly about: string;
  readonly areArchived: boolean;
  readonly moves: readonly Command[];
})[] = [
  {
    about: 'archiving',
    says: 'After any sequence of archiving, each connection sees as archived what was archived for it.',
    clauses: ['ANN-17', 'ANN-18'],
    areArchived: false,
    moves: [archive, archive, unarchive],
  },
  {
    about: 'unarchiving',
    says: 'After any sequence of unarchiving, each connection sees as archived what was not unarchived for it.',
    clauses: ['ANN-20', 'ANN-21'],
    areArchived: true,
    moves: [unarchive, unarchive, archive],
  },
];

for (const { about, says, clauses, areArchived, moves } of sequences)
  check({
    id: `announcements.any-sequence-of-${about}`,
    says,
    clauses,
    async run(t) {
      await fileAlone(t);
      const { connections } = await family(t, CONNECTIONS);
      const commands = hasLever(t.run, 'send-announcement') ? [...moves, send] : moves;
      await t.model(commands, () => begin(t, connections, areArchived), {
        maxCommands: 6,
        runs: Math.ceil(t.run.runs / 3),
        atEnd: (model, board) => mustMatch(model, board, 'at the end'),
      });
    },
  });
