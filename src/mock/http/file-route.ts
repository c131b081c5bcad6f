import type { FileRecord } from '../world/files.ts';
import type { Fields } from './answer.ts';
import { disposition } from './disposition.ts';
import { refuse } from './problem.ts';
import { refusalResponse } from './reply.ts';

/** Types that a browser may display. Every other type is a download, so that no upload runs as a page. */
const SHOWN = ['image/png', 'image/jpeg', 'image/gif', 'image/webp', 'application/pdf', 'text/plain'];

/** The bytes of a file. They need no token, since the id cannot be guessed. `common` are the CORS fields. */
export const fileResponse = (file: FileRecord | undefined, common: Fields): Response => {
  if (!file)
    return refusalResponse(
      refuse('not-found', {
        promised: 'The path must name a file.',
        found: 'no file with this id.',
        next: 'use the URL from an answer of the API.',
      }),
      undefined,
      common,
    );
  const isShown = SHOWN.includes(file.type);
  return new Response(new Uint8Array(file.bytes), {
    headers: {
      'Content-Type': isShown ? file.type : 'application/octet-stream',
      'Content-Disposition': disposition(isShown ? 'inline' : 'attachment', file.name),
      'X-Content-Type-Options': 'nosniff',
      ...common,
    },
  });
};
