import type { OperationId } from '../../openapi/generated/contract.ts';
import type { LooseQuery } from '../kit/address.ts';
import type { Answer } from '../kit/call.ts';
import type { Client } from '../kit/client.ts';

/** One read request of the doctor. A repeated question gets the first answer again. */
export interface Question {
  readonly operationId: OperationId;
  readonly as?: string;
  /** Default: the tenant of the run. */
  readonly tenant?: string;
  readonly path?: Readonly<Record<string, string>>;
  readonly query?: LooseQuery;
}

/** Sends questions to the target, up to a maximum number. */
export interface Asker {
  /** Sends the new questions. Questions beyond the maximum are not sent but counted. */
  ask(questions: readonly Question[]): Promise<void>;
  answer(question: Question): Answer | undefined;
  /** Reserves requests that are sent in other ways; false where the maximum is reached. */
  take(count: number): boolean;
  requests(): number;
  leftOut(): number;
}

export function createAsker(client: Client, most: number): Asker {
  const answers = new Map<string, Answer>();
  const missed = new Set<string>();
  let requests = 0;
  const take = (count: number): boolean => {
    if (requests + count > most) return false;
    requests += count;
    return true;
  };
  return {
    take,
    async ask(questions) {
      for (const question of questions) {
        const key = keyOf(question);
        if (answers.has(key)) continue;
        if (!take(1)) {
          missed.add(key);
          continue;
        }
        const { operationId, ...input } = question;
        answers.set(key, await client.callAny(operationId, { ...input, eitherShape: true }));
      }
    },
    answer: (question) => answers.get(keyOf(question)),
    requests: () => requests,
    leftOut: () => missed.size,
  };
}

const keyOf = ({ operationId, as, tenant, path, query }: Question): string =>
  JSON.stringify([operationId, as, tenant, Object.entries(path ?? {}), Object.entries(query ?? {})]);
