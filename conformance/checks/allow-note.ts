import type { Answer } from '../kit/call.ts';
import type { Tools } from '../kit/tools.ts';

/** Reports what an answer 405 says of the methods that there are. The interface asks for none of it. */
export function noteAllow(t: Tools, ...answers: readonly Answer[]): void {
  const seen = answers
    .filter(({ status }) => status === 405)
    .map(
      ({ operationId, headers }) =>
        `405 on the path of ${operationId}, Allow: ${headers['allow'] ?? 'absent'}`,
    );
  for (const text of new Set(seen)) t.note(text);
}
