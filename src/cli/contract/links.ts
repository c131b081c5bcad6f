import { operations } from '../../../openapi/generated/contract.ts';
import { isRecord, type Members } from '../../mock/domain/json-object.ts';
import { resolved, withOperations } from '../../mock/filled-contract.ts';

const facts = Object.values(operations);

const namesIn = (path: string): readonly string[] =>
  [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);

/** The read of a created record, also if its path begins elsewhere: `…/residents` and `/residents/{residentId}`. */
const readOf = (path: string) => {
  const list = path.split('/').at(-1) ?? '';
  const above = namesIn(path);
  return facts.find((fact) => {
    const [, item] = new RegExp(`/${list}/\\{(\\w+)\\}$`).exec(fact.path) ?? [];
    return (
      fact.method === 'get' &&
      item !== undefined &&
      namesIn(fact.path).every((name) => name === item || above.includes(name))
    );
  });
};

const linkTo = ({ id, path }: { readonly id: string; readonly path: string }, envelope: unknown): Members => {
  const names = namesIn(path);
  const made = envelope === 'bare' ? '$response.body#/id' : '$response.body#/data/id';
  return {
    [id]: {
      operationId: id,
      description: 'Reads what was made.',
      parameters: Object.fromEntries(
        names.map((name, at) => [name, at === names.length - 1 ? made : `$request.path.${name}`]),
      ),
    },
  };
};

/** The same document with links from each create to the read of what it made. */
export const withLinks = (document: Members): Members => {
  const kept = new Set(
    Object.values(isRecord(document['paths']) ? document['paths'] : {}).flatMap((item) =>
      Object.values(isRecord(item) ? item : {}).map((one) =>
        isRecord(one) ? one['operationId'] : undefined,
      ),
    ),
  );
  return withOperations(document, (operation, path, method) => {
    const read = method === 'post' ? readOf(path) : undefined;
    if (!read || !kept.has(read.id) || !isRecord(operation['responses'])) return operation;
    const links = linkTo(read, operation['x-envelope']);
    const responses = Object.entries(operation['responses']).map(([status, value]) => {
      if (status !== '200' && status !== '201') return [status, value] as const;
      return [status, { ...resolved(document, isRecord(value) ? value : {}), links }] as const;
    });
    return { ...operation, responses: Object.fromEntries(responses) };
  });
};
