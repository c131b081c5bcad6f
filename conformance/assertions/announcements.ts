import { attributed } from '../kit/attribute.ts';
import type { Addressee, Reader } from '../factories/announcements.ts';
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
  { connectionId }: Pick<Addressee, 'connectionId'>,
  announcementId: string,
  { as }: Pick<Reader, 'as'>,
): Promise<Seen> {
  return seenIn(
    await t.call('getConnectionAnnouncement', { path: { connectionId, announcementId }, as }),
    announcementId,
  );
}

/** Reads the announcement by its id alone, judged in the same way. */
export async function seenAlone(t: Tools, announcementId: string, { as }: Pick<Reader, 'as'>): Promise<Seen> {
  return seenIn(await t.call('getAnnouncement', { path: { announcementId }, as }), announcementId);
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
  { connectionId }: Pick<Addressee, 'connectionId'>,
  announcementId: string,
  { as }: Pick<Reader, 'as'>,
  to: boolean,
): Promise<void> {
  const operation = to ? 'archiveAnnouncement' : 'unarchiveAnnouncement';
  const answer = await t.call(operation, { path: { connectionId, announcementId }, as });
  must(answer, success);
  attributed([to ? 'ANN-16' : 'ANN-19'], () => must(answer, status(204), fits));
}

/** The model of a few announcements: for which connections each is archived. */
export interface Archive {
  /** By the index of the announcement, then that of the connection. */
  readonly announcements: readonly boolean[][];
  /** The number of reads so far. */
  looks: number;
}

export const standsIn = ({ announcements }: Readonly<Archive>, { what, who }: Spot): boolean | undefined =>
  announcements[what]?.[who];

export function put({ announcements }: Archive, { what, who }: Spot, to: boolean): void {
  const row = announcements[what];
  if (row) row[who] = to;
}

/** One announcement under one connection, both by index. */
export interface Spot {
  readonly what: number;
  readonly who: number;
}
