import type { Operations } from '../operation.ts';
import { createThread } from './create.ts';
import { listThreads, searchThreads } from './list.ts';
import { getThread, updateThread } from './one-thread.ts';
import { archiveThread, leaveThread, markThreadRead, muteThread } from './own-standing.ts';
import { listMessages, sendMessage } from './thread-messages.ts';

/** The section Messages of the interface. */
export const messageOperations = {
  listThreads,
  createThread,
  searchThreads,
  getThread,
  updateThread,
  archiveThread,
  leaveThread,
  muteThread,
  markThreadRead,
  listMessages,
  sendMessage,
} satisfies Partial<Operations>;
