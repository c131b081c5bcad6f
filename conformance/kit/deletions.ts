import type { Answer } from './call.ts';
import { isSuccess } from './match.ts';
import type { Payload, Sending } from './wire.ts';

type Sent = Pick<Sending, 'method' | 'path' | 'payload'>;

/** What was deleted and not made or changed again since, by its path. */
export function createDeletions() {
  const served = new Map<string, Answer>();
  return {
    /** How the deletion of it was answered. */
    of: (path: string): Answer | undefined => served.get(path),
    note(sent: Sent, answer: Answer): void {
      if (!isSuccess(answer) || sent.method === 'get') return;
      if (sent.method === 'delete') served.set(sent.path, answer);
      else for (const path of [...served.keys()]) if (bringsBack(sent, path)) served.delete(path);
    },
  };
}

/** Is it sent to the very path, or to the list that the path is in, with the id in its body? */
function bringsBack({ path, payload }: Sent, gone: string): boolean {
  const [list, id] = [gone.slice(0, gone.lastIndexOf('/')), gone.slice(gone.lastIndexOf('/') + 1)];
  return path === gone || (path === list && textOf(payload).includes(decodeURIComponent(id)));
}

function textOf(payload: Payload): string {
  if (payload.kind === 'none') return '';
  return payload.kind === 'text' ? payload.text : JSON.stringify(payload.fields);
}
