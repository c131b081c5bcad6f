import type { OperationId } from '../../openapi/generated/contract.ts';
import type { Answer } from '../kit/call.ts';
import type { JsonObject } from '../kit/json.ts';
import type { Identity } from '../kit/run.ts';
import type { Tools } from '../kit/tools.ts';
import type { FilePart } from '../kit/wire.ts';

interface Posting {
  readonly path: Readonly<Record<string, string>>;
  readonly as: Identity;
  readonly fields: JsonObject;
  readonly files?: readonly FilePart[];
}

/** Refusals that may be meant for the form of the body and not for what it says. */
const FORM_REFUSED: readonly number[] = [400, 406, 411, 415, 422];

/**
 * Sends a body that may carry files: as multipart where it does, else as JSON, and as multipart when that is refused,
 * since whether JSON is taken is open. A refusal that is not for the form is the same either way.
 */
export async function postForm(
  t: Tools,
  operation: OperationId,
  { path, as, fields, files = [] }: Posting,
): Promise<Answer> {
  const multipart = () => t.callAny(operation, { path, as, form: asForm(fields), files });
  if (files.length > 0) return multipart();
  const answer = await t.callAny(operation, { path, as, body: fields });
  return FORM_REFUSED.includes(answer.status) ? multipart() : answer;
}

/** The plain values of a body as the fields of a form. */
export const asForm = (fields: JsonObject): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, String(value)]));
