import { family, givenAnnouncement, readersUnder } from '../../factories/announcements.ts';
import type { Addressee, Copy, GivenAnnouncement, Reader } from '../../factories/announcements.ts';
import { correspondent } from '../../factories/messages-people.ts';
import { lookalike } from '../../factories/lookalike.ts';
import { precondition } from '../../kit/precondition.ts';
import { hasLever } from '../../kit/levers.ts';
import { onceEach } from '../../kit/once.ts';
import type { Tools } from '../../kit/tools.ts';
import { isArchived, seenUnder, setArchive } from '../../assertions/announcements.ts';
import { attached, twoFiles } from './shown.ts';
import { people } from '../../kit/to-add.ts';

/** Which of two connections have archived the announcement: none, both, or one of them. */
export const ARCHIVES = [
  [false, false],
  [true, true],
  [false, true],
  [true, false],
] as const;

/** The states that a check gave to its copies. */
const standingsOf = new WeakMap<Tools, Map<string, boolean>>();

function known(t: Tools): Map<string, boolean> {
  const found = standingsOf.get(t) ?? new Map<string, boolean>();
  standingsOf.set(t, found);
  return found;
}

/** Copies were moved otherwise, so that `put` has to look again. */
export const forget = (t: Tools): boolean => standingsOf.delete(t);

const keyOf = ({ connection, announcementId }: Copy): string =>
  `${connection.connectionId} ${announcementId}`;

/** Archives or unarchives a copy, which is what the check asserts. */
export async function file(t: Tools, copy: Copy, by: Reader, to: boolean): Promise<void> {
  await setArchive(t, copy, by, to);
  known(t).set(keyOf(copy), to);
}

/** Archives or unarchives a copy as a precondition of a check. */
export const put = (t: Tools, copy: Copy, to: boolean): Promise<void> =>
  precondition(to ? 'an archived announcement' : 'an announcement out of the archive', async () => {
    const [reader] = readersUnder(t, copy.connection);
    const stands = known(t).get(keyOf(copy)) ?? isArchived(await seenUnder(t, copy, reader));
    if (stands === to) known(t).set(keyOf(copy), to);
    else await file(t, copy, reader, to);
  });

export const OUTSIDERS = ['resident', 'connection', 'staff', 'nobody'] as const;
export type Outsider = (typeof OUTSIDERS)[number];

/** What sentences call an outsider: as the subject of one that refuses, and in short. */
export const OUTSIDER_WORDS: Readonly<
  Record<Outsider, { readonly subject: string; readonly short: string }>
> = {
  resident: { subject: 'A resident, even the one to whom the connection is linked,', short: 'a resident' },
  connection: { subject: 'A connection, even one that got the announcement too,', short: 'a connection' },
  staff: { subject: 'A staff member', short: 'staff' },
  nobody: { subject: 'An unknown id', short: 'an unknown id' },
};

/**
 * An announcement, the connections that got it, and outsiders: people who are none of the first connections.
 */
export interface Scene extends GivenAnnouncement {
  readonly connections: readonly [Addressee, ...Addressee[]];
  readonly acting: readonly string[];
}

/**
 * Outsiders of one kind: a resident of the connections, another connection that got the announcement and one
 * that did not, or staff of the facility. Unproven if the target knows none of the kind. The setup is shared
 * by checks of refusals, so a check that archives makes its own announcement.
 */
export const setupWith = onceEach(async (t: Tools, kind: Outsider): Promise<Scene> => {
  const { connections, resident } = await family(t, hasLever(t.run, 'send-announcement') ? 2 : 1);
  const files = attached(twoFiles(t));
  const given = await givenAnnouncement(t, connections, { attachments: files });
  const [me, ...others] = connections;
  const found = new Set<string>();
  if (kind === 'nobody') found.add(t.fresh.word('nobody')).add(lookalike(me.connectionId));
  else {
    if (kind === 'resident' && resident) found.add(resident.as);
    if (kind === 'connection') for (const { as } of others) if (as !== undefined) found.add(as);
    const stranger = await correspondent(t, kind);
    if (stranger) found.add(stranger.as);
    const known = t.run.identities.filter((one) => one.kind === kind && one.id !== me.connectionId);
    for (const { actingId } of known.slice(0, 2)) found.add(actingId);
  }
  found.delete(me.as ?? '');
  if (found.size === 0)
    t.unproven(
      kind === 'connection' ? 'needs another connection that can act' : `needs an acting ${kind}`,
      ...(kind === 'nobody' ? [] : [people(kind, { count: kind === 'connection' ? 2 : 1 })]),
    );
  return { ...given, connections, acting: [...found] };
});
