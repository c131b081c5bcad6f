import type { Answer } from '../kit/call.ts';
import { dataOf, objects, text } from '../kit/read.ts';
import type { Identity } from '../kit/run.ts';
import type { Tools } from '../kit/tools.ts';
import { validFile } from '../kit/valid-file.ts';
import type { FilePart } from '../kit/wire.ts';
import { postForm } from './form-or-json.ts';
import { precondition } from '../kit/precondition.ts';
import type { GivenRide } from './transportation.ts';

type On = Pick<GivenRide, 'path' | 'by'>;

/** Sends a comment on a request; the answer may have any status. */
export const sendComment = (
  t: Tools,
  path: GivenRide['path'],
  as: Identity,
  files: readonly FilePart[] = [],
): Promise<Answer> =>
  postForm(t, 'createTransportationRequestComment', {
    path: { ...path },
    as,
    fields: { text: t.fresh.text('Please ring') },
    files,
  });

/** A comment on a request by the creator of the request; returns its id. */
export const givenRideComment = (t: Tools, { path, by }: On): Promise<string> =>
  precondition('a comment on a transportation request', async () =>
    text(dataOf(await sendComment(t, path, by)), 'id'),
  );

/** A comment with one file; returns the id of the file. */
export const givenRideFile = (t: Tools, { path, by }: On): Promise<string> =>
  precondition('a comment with a file', async () =>
    text(objects(dataOf(await sendComment(t, path, by, [validFile('pdf')])), 'attachments')[0], 'id'),
  );
