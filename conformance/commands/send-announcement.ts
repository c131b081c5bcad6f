import type fc from 'fast-check';
import { sendTo, usualLetter } from '../given/announcements.ts';
import type { Archive } from '../models/announcements.ts';
import { mustAgree } from './noticeboard.ts';
import type { Noticeboard } from './noticeboard.ts';

/** Staff send another announcement to the same connections, which is no concern of the earlier ones. */
export class SendAnnouncement implements fc.AsyncCommand<Archive, Noticeboard> {
  readonly check = (): boolean => true;

  async run(model: Archive, board: Noticeboard): Promise<void> {
    const { t, connections } = board;
    const connectionIds = connections.map(({ connectionId }) => connectionId);
    await sendTo(t, connections, { ...usualLetter(t), connectionIds });
    await mustAgree(model, board, 'after another announcement was sent');
  }

  readonly toString = (): string => 'send(another announcement)';
}
