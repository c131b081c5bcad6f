import { attributed } from '../kit/attribute.ts';
import { readersUnder, systemActor } from '../factories/announcements.ts';
import type { Addressee, Copy, Reader } from '../factories/announcements.ts';
import type { Answer } from '../kit/call.ts';
import type { JsonObject } from '../kit/json.ts';
import { fits, status, success } from '../kit/match.ts';
import { shows } from '../kit/fault.ts';
import { must, mustHold } from '../kit/must.ts';
import { dataOf } from '../kit/read.ts';
import type { Tools } from '../kit/tools.ts';

/** An announcement as one answer shows it. */
export interface Seen {
  readonly answer: Answer;
  readonly resource: JsonObject;
}

/**
 * Reads the announcement under a connection. The answer must be 200, fit the contract and have the id that
 * was asked for.
 */
export async function seenUnder(
  t: Tools,
  { connection: { connectionId }, announcementId }: Copy,
  { as }: Pick<Reader, 'as'>,
): Promise<Seen> {
  const path = { connectionId, announcementId };
  return seenIn(await t.call('getConnectionAnnouncement', { path, as }), announcementId);
}

/** Reads the announcement by its id alone, judged in the same way. */
export async function seenAlone(t: Tools, announcementId: string): Promise<Seen> {
  const { as } = systemActor(t);
  return seenIn(await t.call('getAnnouncement', { path: { announcementId }, as }), announcementId);
}

/** An announcement as all who are served see it: under each of its connections, and by its id alone if anybody can. */
export interface Views {
  readonly under: readonly (readonly Seen[])[];
  readonly alone: readonly Seen[];
}

/** `which` chooses one reader of a connection by their places; by default all of them look. */
export async function viewsOf(
  t: Tools,
  announcementId: string,
  connections: readonly Addressee[],
  which: (connection: number, readers: number) => number | undefined = () => undefined,
): Promise<Views> {
  const under: Seen[][] = [];
  for (const [at, connection] of connections.entries()) {
    const seen: Seen[] = [];
    const readers = readersUnder(t, connection);
    const chosen = which(at, readers.length);
    for (const reader of readers.filter((_, place) => place === (chosen ?? place)))
      seen.push(await seenUnder(t, { connection, announcementId }, reader));
    under.push(seen);
  }
  const isRead = t.run.identities.some(({ kind }) => kind === 'systemActor');
  return { under, alone: isRead ? [await seenAlone(t, announcementId)] : [] };
}

function seenIn(answer: Answer, announcementId: string): Seen {
  must(answer, status(200), fits);
  const resource = dataOf(answer);
  const { id } = resource;
  mustHold(answer, `the announcement ${announcementId}`, id === announcementId, shows('id', id));
  return { answer, resource };
}

/** A missing value counts as not archived. */
export const isArchived = ({ resource }: Seen): boolean => resource['isArchived'] === true;

/** The flag must have the wanted value. `when` says after what, and for whom. */
export function mustBeArchived(seen: Seen, wanted: boolean, when: string): void {
  mustHold(
    seen.answer,
    `${when}, isArchived is ${wanted ? 'true' : 'not true'}`,
    isArchived(seen) === wanted,
    shows('isArchived', seen.resource['isArchived']),
  );
}

/** Archives or unarchives an announcement for a connection. The user must be served, and the answer must be 204. */
export async function setArchive(
  t: Tools,
  { connection: { connectionId }, announcementId }: Copy,
  { as }: Pick<Reader, 'as'>,
  to: boolean,
): Promise<void> {
  const operation = to ? 'archiveAnnouncement' : 'unarchiveAnnouncement';
  const answer = await t.call(operation, { path: { connectionId, announcementId }, as });
  must(answer, success);
  attributed([to ? 'ANN-16' : 'ANN-19'], () => must(answer, status(204), fits));
}
