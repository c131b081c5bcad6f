import type { OperationId } from '../../openapi/generated/contract.ts';
import type { Answer } from '../kit/call.ts';

/** For the unit tests of the kit: an answer of an operation, as the client would give it. */
export function answerOf(operationId: OperationId, code: number, json?: unknown): Answer {
  const body = json === undefined ? '' : JSON.stringify(json);
  const exchange = { method: 'GET', path: '/x', status: code, responseBody: body, curl: 'curl' };
  return {
    operationId,
    status: code,
    headers: { 'content-type': 'application/json; charset=utf-8' },
    bytes: Buffer.from(body),
    text: body,
    json,
    exchange,
  };
}
