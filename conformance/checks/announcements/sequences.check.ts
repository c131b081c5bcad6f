import fc from 'fast-check';
import {
  fileAnnouncement,
  mustMatch,
  sendAnnouncement,
  type AnnouncementsSetup,
  type Archive,
} from '../../moves/announcements.ts';
import { family, fileAlone, givenAnnouncement, type Copy } from '../../factories/announcements.ts';
import { check } from '../../kit/check.ts';
import { hasLever } from '../../kit/levers.ts';
import type { Tools } from '../../kit/tools.ts';
import { forget, put } from './outsiders.ts';

/**
 * Announcements to the same connections. They are new for every sequence if the target can send them; otherwise they
 * are the same ones, in the state in which the last sequence left them.
 */
async function begin(
  t: Tools,
  connections: AnnouncementsSetup['connections'],
  isArchived: boolean,
): Promise<{ model: Archive; real: AnnouncementsSetup }> {
  forget(t);
  const copies: Copy[] = [];
  for (const place of hasLever(t.run, 'send-announcement') ? [0, 1] : [0]) {
    const { announcementId } = await givenAnnouncement(t, connections, {}, place);
    copies.push(...connections.map((connection) => ({ connection, announcementId })));
  }
  for (const copy of copies) await put(t, copy, isArchived);
  return { model: { areArchived: copies.map(() => isArchived), looks: 0 }, real: { t, connections, copies } };
}

const place = fc.record({ at: fc.nat({ max: 3 }), by: fc.nat({ max: 1 }) });
const archive = place.map((one) => fileAnnouncement(one, true));
const unarchive = place.map((one) => fileAnnouncement(one, false));

for (const [about, says, clauses, isArchived, moves] of [
  [
    'archiving',
    'After any sequence of archiving, each connection sees as archived what was archived for it.',
    ['ANN-17', 'ANN-18'],
    false,
    [archive, archive, unarchive],
  ],
  [
    'unarchiving',
    'After any sequence of unarchiving, each connection sees as archived what was not unarchived for it.',
    ['ANN-20', 'ANN-21'],
    true,
    [unarchive, unarchive, archive],
  ],
] as const)
  check({
    ...{ id: `announcements.any-sequence-of-${about}`, says, clauses },
    async run(t) {
      await fileAlone(t);
      const { connections } = await family(t, 2);
      const commands = hasLever(t.run, 'send-announcement')
        ? [...moves, fc.constant(sendAnnouncement)]
        : moves;
      await t.model([...commands], () => begin(t, connections, isArchived), {
        maxCommands: 6,
        runs: Math.ceil(t.run.runs / 3),
        atEnd: (model, board) => mustMatch(model, board, 'at the end'),
      });
    },
  });
