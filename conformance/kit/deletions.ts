import type { Answer } from './call.ts';
import { isSuccess } from './match.ts';
import type { Payload, Sending } from './wire.ts';

type Sent = Pick<Sending, 'method' | 'path' | 'payload'>;

/** Paths that were deleted, and not created or changed again since. */
export function createDeletions() {
  const served = new Map<string, Answer>();
  return {
    /** The status of its deletion. */
    of: (path: string): Answer | undefined => served.get(path),
    note(sent: Sent, answer: Answer): void {
      if (!isSuccess(answer) || sent.method === 'get') return;
      if (sent.method === 'delete') served.set(sent.path, answer);
      else for (const path of [...served.keys()]) if (bringsBack(sent, path)) served.delete(path);
    },
  };
}

/** Is it sent to this path, or to its list with the id in the body? */
function bringsBack({ path, payload }: Sent, gone: string): boolean {
  const [list, id] = [gone.slice(0, gone.lastIndexOf('/')), gone.slice(gone.lastIndexOf('/') + 1)];
  return path === gone || (path === list && textOf(payload).includes(decodeURIComponent(id)));
}

function textOf(payload: Payload): string {
  if (payload.kind === 'none') return '';
  return payload.kind === 'text' ? payload.text : JSON.stringify(payload.fields);
}
