import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import { contractVersion } from '../../openapi/generated/contract.ts';
import { isObject, parseJson } from '../kit/json.ts';
import { UsageError } from '../run/usage.ts';
import { resultsSchema } from './results-schema.ts';
import type { Results } from './results.ts';

const validate = new Ajv2020({ validateFormats: false }).compile<Results>(resultsSchema);

/** A schema that lets members pass which it does not know. */
const opened = (schema: unknown): unknown => {
  if (Array.isArray(schema)) return schema.map(opened);
  if (!isObject(schema)) return schema;
  const entries = Object.entries(schema).filter(
    ([name, value]) => name !== 'additionalProperties' || value !== false,
  );
  return Object.fromEntries(entries.map(([name, value]) => [name, opened(value)]));
};

const anySchema = opened(resultsSchema);
const validateAny = new Ajv2020({ validateFormats: false }).compile<Results>(
  isObject(anySchema) ? anySchema : {},
);

const fault = ({ errors }: Pick<ValidateFunction, 'errors'>): string => {
  const [first] = errors ?? [];
  return `${first?.instancePath || 'the whole'} ${first?.message ?? 'does not fit'}`;
};

/** The results in a report folder, or in a results.json named itself. Raises UsageError. */
export async function readResults(path: string): Promise<Results> {
  const { text, file } = await readFrom(path);
  return resultsIn(text, file);
}

/** The same of any version of the contract. Members that this version does not know are left aside. */
export async function readAnyResults(path: string): Promise<Results> {
  const { text, file } = await readFrom(path);
  const value = parseJson(text);
  if (isObject(value) && validateAny(value)) return value;
  throw new UsageError(
    `${file} is no results.json of ces conform: ${isObject(value) ? fault(validateAny) : 'it is no JSON object'}.`,
  );
}

async function readFrom(path: string): Promise<{ readonly text: string; readonly file: string }> {
  const isFolder = await stat(path).then(
    (found) => found.isDirectory(),
    () => false,
  );
  const file = isFolder ? join(path, 'results.json') : path;
  const text = await readFile(file, 'utf8').catch(() => {
    throw new UsageError(`${file} cannot be read. Name a report folder of ces conform, or its results.json.`);
  });
  return { text, file };
}

/** The results in a text; `name` is how messages call it. Results of another contract are refused. */
export function resultsIn(text: string, name: string): Results {
  const value = parseJson(text);
  if (!isObject(value)) throw new UsageError(`${name} is no JSON object, so it is no results.json.`);
  const version = value['contract'];
  if (typeof version === 'string' && version !== contractVersion) {
    throw new UsageError(
      `${name} was made by contract ${version}; this suite has ${contractVersion}. Use the suite of version ${version}, or run again with this one.`,
    );
  }
  if (validate(value)) return value;
  throw new UsageError(`${name} is no results.json of this suite: ${fault(validate)}.`);
}
