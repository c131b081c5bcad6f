import type { Exchange } from './record.ts';

/** A failure of the server itself. 501 says that it does not offer what is asked for. */
export const isServerError = ({ status }: { readonly status: number }): boolean =>
  status >= 500 && status !== 501;

/** The server errors that a check met. */
export interface ServerErrors {
  note(exchange: Exchange): void;
  /** The first of each operation and status. */
  all(): readonly Exchange[];
  /**
   * The status of one that was met since the last observation, or since the last one of the operation: what is observed
   * now rests on it.
   */
  sinceLast(operation: string): number | undefined;
}

export function createServerErrors(): ServerErrors {
  const first = new Map<string, Exchange>();
  const open = new Map<string, number>();
  let latest: number | undefined;
  return {
    note(exchange) {
      if (!isServerError(exchange)) return;
      const { operationId = '', status } = exchange;
      const key = `${operationId} ${status}`;
      if (!first.has(key)) first.set(key, exchange);
      open.set(operationId, status);
      latest = status;
    },
    all: () => [...first.values()],
    sinceLast(operation) {
      const found = open.get(operation) ?? latest;
      open.delete(operation);
      latest = undefined;
      return found;
    },
  };
}
