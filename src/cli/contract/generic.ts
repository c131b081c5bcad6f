import { isRecord, type Members } from '../../mock/domain/json-object.ts';
import { resolved, withOperations } from '../../mock/filled-contract.ts';

/** The statuses of a range, for tools that know no ranges. */
const RANGES: Readonly<Record<string, readonly string[]>> = {
  '2XX': ['200', '201', '202', '204'],
  '4XX': ['400', '401', '403', '404', '409', '410', '412', '413', '415', '422', '423', '429', 'default'],
};

/** The interface shows no body of a refusal: a tool that validates must not ask for one. */
const withoutBody = ({ content: _content, ...answer }: Members): Members => answer;

const expanded = (document: Members, responses: Members): Members => {
  const named = Object.keys(responses);
  return Object.fromEntries(
    Object.entries(responses).flatMap(([status, value]) => {
      const answer = resolved(document, isRecord(value) ? value : {});
      const shown = status.startsWith('4') ? withoutBody(answer) : answer;
      const codes = (RANGES[status] ?? [status]).filter((code) => code === status || !named.includes(code));
      return codes.map((code) => [code, code === '204' ? withoutBody(shown) : shown] as const);
    }),
  );
};

/** The contract for tools that know no ranges of statuses and that validate every body against its schema. */
export const genericContract = (document: Members): Members =>
  withOperations(document, (operation) => ({
    ...operation,
    responses: expanded(document, isRecord(operation['responses']) ? operation['responses'] : {}),
  }));
