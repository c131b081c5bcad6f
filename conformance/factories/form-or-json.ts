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

/** Statuses of refusals that may concern the form of the body and not its content. */
const FORM_REFUSED: readonly number[] = [400, 406, 411, 415, 422];

/**
 * Sends a body that may have files. With files it is multipart. Without files it is JSON, and multipart if
 * that is refused, because it is open whether JSON is accepted. A refusal of the content is the same in both
 * forms.
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

/** The values of a body as form fields. */
export const asForm = (fields: JsonObject): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, String(value)]));

const BOUNDARY = 'ces-form-boundary';

/**
 * A form with the file part that a browser sends for a field in which no file was chosen: without a byte, under an empty
 * name, which the usual writers of forms leave out. Given bytes, it is a file without a name.
 */
export const withUnchosen = (part: string, fields: Readonly<Record<string, string>> = {}, bytes = '') => {
  const texts = Object.entries(fields).map(([name, value]) => [`name="${name}"`, '', value]);
  const file = [`name="${part}"; filename=""`, 'Content-Type: application/octet-stream', '', bytes];
  const parts = [...texts, file].map(
    (lines) => `--${BOUNDARY}\r\nContent-Disposition: form-data; ${lines.join('\r\n')}\r\n`,
  );
  return {
    raw: `${parts.join('')}--${BOUNDARY}--\r\n`,
    headers: { 'Content-Type': `multipart/form-data; boundary=${BOUNDARY}` },
  };
};
