import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { isRecord } from '../../src/mock/domain/json-object.ts';
import type { Recorded } from './answers.ts';
import { keyOf, type Case } from './steps.ts';

const contract = fileURLToPath(new URL('../../openapi/generated/openapi.json', import.meta.url));

const pathsOf = (document: unknown): readonly (readonly [RegExp, unknown])[] =>
  Object.entries(isRecord(document) && isRecord(document['paths']) ? document['paths'] : {}).map(
    ([template, item]) => [new RegExp(`^${template.replaceAll(/\{\w+\}/g, '[^/]+')}$`), item],
  );

const member = (value: unknown, ...names: readonly string[]): unknown =>
  names.reduce<unknown>((at, name) => (isRecord(at) ? at[name] : undefined), value);

/** The value itself, or what its `$ref` into the document leads to. */
const resolved = (document: unknown, value: unknown): unknown => {
  const pointer = member(value, '$ref');
  return typeof pointer === 'string' ? member(document, ...pointer.split('/').slice(1)) : value;
};

/** Begins with a word, because Prism reads a name of digits as a number and does not find the example. */
const exampleOf = (name: string): string => `case-${name.replaceAll(/[^a-z0-9]+/gi, '-')}`;

/** The header that asks Prism for an answer of this case; the other servers do not look at it. */
export const preferenceOf = ({ case: name, status }: Pick<Recorded, 'case' | 'status'>): string =>
  `code=${status}, example=${exampleOf(name)}`;

/** The same case with that header on every request. */
export const preferring = ({ name, steps }: Case, recorded: readonly Recorded[]): Case => {
  const statuses = new Map(recorded.map(({ sent, status }) => [keyOf(sent), status]));
  return {
    name,
    steps: steps.map((step) =>
      step.map((sent) => {
        const Prefer = preferenceOf({ case: name, status: statuses.get(keyOf(sent)) ?? 200 });
        return { ...sent, headers: { ...sent.headers, Prefer } };
      }),
    ),
  };
};

/**
 * Writes the bundled contract with these answers as its examples, named by their case: Prism shows the example that it
 * is asked for, and so sends the same bytes as the others. Of one operation in one case it has one.
 */
export const writeContract = async (file: string, recorded: readonly Recorded[]): Promise<void> => {
  const document: unknown = JSON.parse(await readFile(contract, 'utf8'));
  const paths = pathsOf(document);
  for (const { case: name, sent, status, text } of recorded) {
    const [path = ''] = sent.path.split('?');
    const item = paths.find(([template]) => template.test(path))?.[1];
    const responses = member(item, sent.method.toLowerCase(), 'responses');
    // Refusals are stated for all of their kind, `4XX`.
    const stated =
      resolved(document, member(responses, String(status))) ??
      resolved(document, member(responses, `${Math.floor(status / 100)}XX`));
    if (!isRecord(responses) || !isRecord(stated)) continue;
    // A response that operations share becomes one of this operation's own.
    const response = structuredClone(stated);
    const content = member(response, 'content');
    const media = isRecord(content) ? Object.values(content)[0] : undefined;
    if (!isRecord(media) || text === '') continue;
    const examples = isRecord(media['examples']) ? media['examples'] : {};
    if (Object.hasOwn(examples, exampleOf(name))) continue;
    Reflect.deleteProperty(media, 'example');
    Object.assign(media, {
      examples: { ...examples, [exampleOf(name)]: { value: JSON.parse(text) as unknown } },
    });
    Object.assign(responses, { [status]: response });
  }
  await writeFile(file, JSON.stringify(document));
};
