import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { BareAnswers } from './bare-server.ts';
import { ask, type Case } from './request.ts';
import { isRecord } from '../../src/mock/domain/json-object.ts';

const contract = fileURLToPath(new URL('../../openapi/generated/openapi.json', import.meta.url));

/** What our server answers to every case, for the bare one to repeat. */
export const answersOf = async (url: string, cases: readonly Case[]): Promise<BareAnswers> => {
  const answers: Record<string, { readonly status: number; readonly body: unknown }> = {};
  for (const one of cases) {
    const { status, text } = await ask(url, one);
    answers[`${one.method} ${one.path}`] = { status, body: JSON.parse(text) };
  }
  return answers;
};

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

/**
 * Writes the bundled contract with these answers as its examples: Prism shows the example of an operation where
 * there is one, and so sends the same bytes as the others.
 */
export const writeContract = async (file: string, answers: BareAnswers): Promise<void> => {
  const document: unknown = JSON.parse(await readFile(contract, 'utf8'));
  const paths = pathsOf(document);
  for (const [key, { status, body }] of Object.entries(answers)) {
    const [method = '', url = ''] = key.split(' ');
    const [path = ''] = url.split('?');
    const item = paths.find(([template]) => template.test(path))?.[1];
    const responses = member(item, method.toLowerCase(), 'responses');
    const response = structuredClone(resolved(document, member(responses, String(status))));
    const media = member(response, 'content', 'application/json');
    if (!isRecord(responses) || !isRecord(media)) continue;
    Object.assign(media, { example: body });
    // Prism takes the first success that an operation states; the one that was answered is the one to keep.
    for (const stated of Object.keys(responses))
      if (stated.startsWith('2')) Reflect.deleteProperty(responses, stated);
    Object.assign(responses, { [status]: response });
  }
  await writeFile(file, JSON.stringify(document));
};
