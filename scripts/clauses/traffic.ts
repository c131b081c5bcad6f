import { operations } from '../../openapi/generated/contract.ts';
import type { Tables } from '../../src/mock/tables.ts';
import type { Traffic } from './facts.ts';

interface Listening {
  readonly tables: Tables;
  /** What was heard so far, by operation id. */
  readonly heard: ReadonlyMap<string, Traffic>;
}

interface Heard extends Traffic {
  readonly callers: Set<string>;
  isServed: boolean;
}

const templates = Object.values(operations).map(({ id, method, path }) => ({
  id,
  method: method.toUpperCase(),
  pattern: new RegExp(`^${path.replaceAll(/\{[^}]+\}/g, '[^/]+')}$`),
}));

const operationOf = ({ method, url }: Request): string | undefined => {
  const { pathname } = new URL(url);
  return templates.find((one) => one.method === method && one.pattern.test(pathname))?.id;
};

/** The mock with a record of its calls: which check calls which operation, by a header of the suite's requests. */
export const listening = (tables: Tables): Listening => {
  const heard = new Map<string, Heard>();
  const answer: Tables['answer'] = async (given, request) => {
    const response = await tables.answer(given, request);
    const id = operationOf(request);
    if (id === undefined) return response;
    const entry = heard.get(id) ?? { callers: new Set<string>(), isServed: false };
    const caller = request.headers.get('X-Conformance-Check');
    if (caller !== null) entry.callers.add(caller);
    entry.isServed ||= response.ok;
    heard.set(id, entry);
    return response;
  };
  return { tables: { ...tables, answer }, heard };
};
