import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import { contractVersion } from '../../openapi/generated/contract.ts';
import { isObject, parseJson, show } from '../kit/json.ts';
import { textOf } from '../run/text-of.ts';
import { UsageError } from '../run/usage.ts';
import { conclude } from './assemble.ts';
import { withPresentNames } from './renamed-members.ts';
import { resultsSchema } from './results-schema.ts';
import type { Results } from './results.ts';
import type { ClauseTable } from './verdicts.ts';

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
  const says = first?.keyword === 'pattern' ? 'is not as this suite writes it' : first?.message;
  return `${first?.instancePath || 'the whole'} ${says ?? 'does not fit'}`;
};

/** The results in a report folder, or in a results.json named itself. Raises UsageError. */
export async function readResults(path: string): Promise<Results> {
  const { text, file } = await readFrom(path);
  return resultsIn(text, file);
}

/** The same of any version of the contract. Members of another version that this one does not know are left aside. */
export async function readAnyResults(path: string): Promise<Results> {
  const { text, file } = await readFrom(path);
  const value = withPresentNames(parseJson(text));
  if (isObject(value) && value['contract'] === contractVersion) return resultsIn(text, file);
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
  return { text: await textOf(file, 'Give a report folder of ces conform, or its results.json.'), file };
}

/**
 * The results in a text; `name` is how messages call it. Results of another contract are refused, and so are those whose
 * conclusions do not follow from their checks.
 */
export function resultsIn(text: string, name: string, table?: ClauseTable): Results {
  const value = withPresentNames(parseJson(text));
  if (!isObject(value))
    throw new UsageError(
      `${name} is not a results.json: it is not a JSON object. Give the original file that ces conform wrote.`,
    );
  const version = value['contract'];
  if (typeof version === 'string' && version !== contractVersion) {
    throw new UsageError(
      `${name} was made by contract ${version}; this suite has ${contractVersion}. Use the suite of version ${version}, or run again with this one.`,
    );
  }
  if (validate(value)) {
    mustFollow(value, name, table);
    return value;
  }
  throw new UsageError(`${name} is no results.json of this suite: ${fault(validate)}.`);
}

/** Members of the results that are concluded from its checks. */
const concluded = ['exitCode', 'summary', 'checks', 'clauses', 'choices'] as const;

function mustFollow(results: Results, name: string, table: ClauseTable | undefined): void {
  // A certification is concluded by its own duties, and no command reads one back.
  if (results.subject !== undefined) return;
  const again = withoutNew(conclude(results, table), results);
  const found = concluded
    .map((member) => firstDifference(results[member], again[member], member))
    .find((difference) => difference !== undefined);
  if (!found) return;
  const { place, claimed, follows } = found;
  throw new UsageError(
    `${name}: ${place} is ${show(claimed, 60)}, and by its checks it is ${show(follows, 60)}. Use the original file written by ces conform.`,
  );
}

/** Reports of earlier suites name no causes. */
const withoutNew = (again: Results, claimed: Results): Results =>
  claimed.checks.some(({ cause }) => cause !== undefined)
    ? again
    : { ...again, checks: again.checks.map(({ cause: _none, ...check }) => check) };

interface Difference {
  readonly place: string;
  readonly claimed: unknown;
  readonly follows: unknown;
}

/** Where two values of JSON differ first. */
function firstDifference(claimed: unknown, follows: unknown, place: string): Difference | undefined {
  if (JSON.stringify(claimed) === JSON.stringify(follows)) return undefined;
  const [left, right] = [claimed, follows].map(membersOf);
  if (!left || !right) return { place, claimed, follows };
  const names = new Set([...left.keys(), ...right.keys()]);
  for (const name of names) {
    const found = firstDifference(left.get(name), right.get(name), `${place}.${name}`);
    if (found) return found;
  }
  return undefined;
}

const membersOf = (value: unknown): ReadonlyMap<string, unknown> | undefined =>
  isObject(value) || Array.isArray(value) ? new Map(Object.entries(value)) : undefined;
