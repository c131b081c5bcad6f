import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { contractVersion } from '../../openapi/generated/contract.ts';
import { isObject, parseJson } from '../kit/json.ts';
import { UsageError } from '../run/usage.ts';
import { resultsSchema } from './results-schema.ts';
import type { Results } from './results.ts';

const validate = new Ajv2020({ validateFormats: false }).compile<Results>(resultsSchema);

/** The results in a report folder, or in a results.json named itself. Raises UsageError. */
export async function readResults(path: string): Promise<Results> {
  const isFolder = await stat(path).then(
    (found) => found.isDirectory(),
    () => false,
  );
  const file = isFolder ? join(path, 'results.json') : path;
  const text = await readFile(file, 'utf8').catch(() => {
    throw new UsageError(`${file} cannot be read. Name a report folder of ces conform, or its results.json.`);
  });
  return resultsIn(text, file);
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
  const [first] = validate.errors ?? [];
  const says = first?.keyword === 'pattern' ? 'is not as this suite writes it' : first?.message;
  throw new UsageError(
    `${name} is no results.json of this suite: ${first?.instancePath || 'the whole'} ${says ?? 'does not fit'}.`,
  );
}
