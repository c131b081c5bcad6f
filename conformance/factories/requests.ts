import type { Answer } from '../kit/call.ts';
import type { JsonObject } from '../kit/json.ts';
import { precondition } from '../kit/precondition.ts';
import { dataOf, text } from '../kit/read.ts';
import type { Identity } from '../kit/run.ts';
import type { Tools } from '../kit/tools.ts';
import type { FilePart } from '../kit/wire.ts';
import { isNew } from './family-access.ts';
import { asForm } from './form-or-json.ts';
import type { BodyForm, Household, Request } from './request-subject.ts';

/** A request as its create answered it. */
export interface Given extends Request {
  readonly answer: Answer;
  readonly request: JsonObject;
}

export interface Sending {
  readonly by?: Identity | undefined;
  readonly files?: readonly FilePart[];
  /** As JSON unless there are files or the target takes forms alone, when left out. */
  readonly form?: BodyForm | undefined;
}

/** Asks for a new request; any answer. */
export async function ask(
  t: Tools,
  home: Household,
  body: JsonObject,
  { by: as = home.resident, files = [], form }: Sending = {},
): Promise<Answer> {
  const path = { residentId: home.residentId };
  const [first] = files.length > 0 ? ['multipart'] : form === undefined ? await home.forms(t) : [form];
  const sent = first === 'multipart' ? { form: asForm(body), files } : { body };
  return t.callAny(home.subject.operations.create, { path, as, ...sent });
}

/** A new request, by the resident unless the check names another person. */
export function newRequest(
  t: Tools,
  home: Household,
  { by = home.resident, files = [], ...more }: JsonObject & Pick<Sending, 'by' | 'files'> = {},
): Promise<Given> {
  const { subject, residentId } = home;
  const body = home.least(t, more);
  return precondition(`a ${subject.noun}`, async () => {
    const answer = await ask(t, home, body, { by, files });
    const request = dataOf(answer);
    const id = text(request, 'id');
    const path = subject.path(residentId, id);
    // People of the configuration are real accounts, so no work request may stay open for them.
    if (subject.section === 'work-requests' && !isNew(t, by))
      t.afterwards(() => t.callAny(subject.operations.cancel, { path, as: by }));
    return { id, path, by, body, status: subject.firstState, also: subject.initially, answer, request };
  });
}
