import { readersUnder } from '../given/announcements.ts';
import type { Addressee, Reader } from '../given/announcements.ts';
import type { Tools } from '../kit/tools.ts';
import { mustBeArchived, seenUnder } from '../models/announcements.ts';
import type { Archive, Spot } from '../models/announcements.ts';

/** A few announcements of the target, each sent to the same connections. */
export interface Noticeboard {
  readonly t: Tools;
  readonly connections: readonly [Addressee, ...Addressee[]];
  /** In the order of the model. */
  readonly announcementIds: readonly string[];
}

/** A move on one announcement under one connection; `by` picks whom of those who are served there. */
export interface Move extends Spot {
  readonly by: number;
}

export function at(
  { t, connections, announcementIds }: Noticeboard,
  { what, who, by }: Move,
): { readonly connection: Addressee; readonly announcementId: string; readonly actor: Reader } {
  const connection = connections[who] ?? connections[0];
  const [first, ...others] = readersUnder(t, connection);
  const actor = [first, ...others][by % (others.length + 1)] ?? first;
  return { connection, announcementId: announcementIds[what] ?? '', actor };
}

export const nameOf = ({ what, who, by }: Move): string =>
  `announcement ${what + 1}, connection ${who + 1}, ${by === 0 ? 'first' : 'second'} actor`;

/** Every announcement under every connection is archived where the model has it so, whoever asks. */
export async function mustAgree(
  { announcements }: Archive,
  { t, connections, announcementIds }: Noticeboard,
  after: string,
): Promise<void> {
  for (const [what, row] of announcements.entries())
    for (const [who, connection] of connections.entries())
      for (const reader of readersUnder(t, connection)) {
        const seen = await seenUnder(t, connection, announcementIds[what] ?? '', reader);
        const when = `${after}, announcement ${what + 1} under connection ${who + 1} for ${reader.name}`;
        mustBeArchived(seen, row[who] === true, when);
      }
}
