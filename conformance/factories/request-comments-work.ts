import type { Identity } from '../kit/run.ts';
import { dataOf, objects, text } from '../kit/read.ts';
import type { Tools } from '../kit/tools.ts';
import { validFile } from '../kit/valid-file.ts';
import { postForm } from './form-or-json.ts';
import { precondition } from '../kit/precondition.ts';
import { givenWork, type GivenWork, type Tenants, type WorkPath } from './work-requests.ts';

/** A comment on a request; returns its id. */
export const givenWorkComment = (
  t: Tools,
  path: WorkPath,
  as: Identity,
  words = t.fresh.text('Still drips'),
): Promise<string> =>
  precondition('a comment on a work request', async () => {
    const fields = { text: words };
    const answer = await postForm(t, 'createWorkRequestComment', { path: { ...path }, as, fields });
    return text(dataOf(answer), 'id');
  });

/** A request with a file, and the id of that file. */
export const givenWorkFile = (
  t: Tools,
  home: Tenants,
  by: Identity = home.resident,
): Promise<GivenWork & { readonly attachmentId: string }> =>
  precondition('a work request with a file', async () => {
    const given = await givenWork(t, home, { by, files: [validFile('png')] });
    return { ...given, attachmentId: text(objects(given.request, 'attachments')[0], 'id') };
  });
