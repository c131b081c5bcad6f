import type { Addressee, Reader } from '../factories/announcements.ts';
import type { Answer } from '../kit/call.ts';
import { show, type JsonObject } from '../kit/json.ts';
import { fits, status } from '../kit/match.ts';
import { must, mustHold } from '../kit/must.ts';
import { dataOf } from '../kit/read.ts';
import type { Tools } from '../kit/tools.ts';

/** An announcement as one answer shows it. */
export interface Seen {
  readonly answer: Answer;
  readonly resource: JsonObject;
}

/** The announcement under a connection, judged by the contract: 200, and the one that was asked for. */
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

/** The announcement by its id alone, judged in the same way. */
export async function seenAlone(t: Tools, announcementId: string, { as }: Pick<Reader, 'as'>): Promise<Seen> {
  return seenIn(await t.call('getAnnouncement', { path: { announcementId }, as }), announcementId);
}

function seenIn(answer: Answer, announcementId: string): Seen {
  must(answer, status(200), fits);
  const resource = dataOf(answer);
  const { id } = resource;
  mustHold(answer, `the announcement ${announcementId}`, id === announcementId, `the id ${show(id)}`);
  return { answer, resource };
}

/** What has no value is not archived either. */
export const isArchived = ({ resource }: Seen): boolean => resource['isArchived'] === true;

/** The flag is as it must be. `when` tells after what, and who asks. */
export function mustBeArchived(seen: Seen, wanted: boolean, when: string): void {
  const found = `isArchived ${show(seen.resource['isArchived'])}`;
  mustHold(
    seen.answer,
    `${when}, isArchived is ${wanted ? 'true' : 'not true'}`,
    isArchived(seen) === wanted,
    found,
  );
}

/** Sets or clears the archive of a connection, which is answered 204. */
export async function setArchive(
  t: Tools,
  { connectionId }: Pick<Addressee, 'connectionId'>,
  announcementId: string,
  { as }: Pick<Reader, 'as'>,
  to: boolean,
): Promise<void> {
  const operation = to ? 'archiveAnnouncement' : 'unarchiveAnnouncement';
  must(await t.call(operation, { path: { connectionId, announcementId }, as }), status(204), fits);
}

/** For which connections each of a few announcements is archived: the suite's own idea of it. */
export interface Archive {
  /** By the place of the announcement, then of the connection. */
  readonly announcements: readonly boolean[][];
  /** How many times somebody has looked. */
  looks: number;
}

export const standsIn = ({ announcements }: Readonly<Archive>, { what, who }: Spot): boolean | undefined =>
  announcements[what]?.[who];

export function put({ announcements }: Archive, { what, who }: Spot, to: boolean): void {
  const row = announcements[what];
  if (row) row[who] = to;
}

/** One announcement under one connection, both by their places. */
export interface Spot {
  readonly what: number;
  readonly who: number;
}
