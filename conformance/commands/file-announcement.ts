import type fc from 'fast-check';
import { put, setArchive, standsIn } from '../models/announcements.ts';
import type { Archive } from '../models/announcements.ts';
import { at, mustAgree, nameOf } from './noticeboard.ts';
import type { Move, Noticeboard } from './noticeboard.ts';

/** Somebody puts an announcement into the archive of a connection, or takes it out. */
export class FileAnnouncement implements fc.AsyncCommand<Archive, Noticeboard> {
  readonly move: Move;
  readonly to: boolean;

  constructor(move: Move, to: boolean) {
    this.move = move;
    this.to = to;
  }

  /** What it answers where that is so already is open. */
  readonly check = (model: Readonly<Archive>): boolean => standsIn(model, this.move) === !this.to;

  async run(model: Archive, board: Noticeboard): Promise<void> {
    const { connection, announcementId, actor } = at(board, this.move);
    await setArchive(board.t, connection, announcementId, actor, this.to);
    put(model, this.move, this.to);
    await mustAgree(model, board, `after ${this.toString()}`);
  }

  readonly toString = (): string => `${this.to ? 'archive' : 'unarchive'}(${nameOf(this.move)})`;
}
