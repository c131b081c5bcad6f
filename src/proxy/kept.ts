import { shownCall } from '../../conformance/consumers/call.ts';
import { operationOf } from '../../conformance/consumers/client/story.ts';
import type { Exchange } from '../../conformance/kit/record.ts';
import { shownSearch, type Seen } from './seen.ts';

/** The part of a judged exchange that is kept for a report. */
export interface Kept {
  readonly exchange: Exchange;
  /** Its values that no report may show. */
  readonly secrets: readonly { readonly name: string; readonly value: string }[];
}

const secretsOf = ({ headers, answerHeaders }: Seen): Kept['secrets'] =>
  [
    ['CES_TOKEN', (headers['authorization'] ?? '').replace(/^\w+ +/, '')],
    ['COOKIE', headers['cookie']],
    ['SET_COOKIE', answerHeaders['set-cookie']],
    ['X_API_KEY', headers['x-api-key']],
  ].flatMap(([name = '', value = '']) => (value === '' ? [] : [{ name, value }]));

/** The part of an exchange that reports show; its whole bodies can be freed. */
export const keptOf = (seen: Seen): Kept => {
  const operationId = operationOf(seen)?.id;
  const exchange = shownCall({ ...seen, search: shownSearch(seen) });
  // A cut text keeps the whole one in memory until it is read, so read it now.
  for (const text of [exchange.responseBody, exchange.requestBody]) text?.charCodeAt(0);
  return {
    exchange: { ...exchange, ...(operationId !== undefined && { operationId }) },
    secrets: secretsOf(seen),
  };
};
