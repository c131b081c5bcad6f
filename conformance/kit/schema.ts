import { Ajv2020 } from 'ajv/dist/2020.js';
import type { ErrorObject } from 'ajv/dist/2020.js';
import { document as contract } from '../../openapi/generated/document.ts';
import { formats } from './formats.ts';
import { field, isObject, show } from './json.ts';

/** One place where a value does not fit its schema. */
export interface SchemaProblem {
  /** Dotted, with positions in lists; empty for the whole value. */
  readonly path: string;
  /** The keywords of the schema that are not met there. */
  readonly keywords: readonly string[];
  /** What must stand there and what was found. */
  readonly says: string;
}

export const problemsText = (problems: readonly SchemaProblem[]): string =>
  problems.map(({ says }) => says).join('; ');

/** Validates values against the schemas of one document. */
interface SchemaValidator {
  /** What is wrong with a value by the schema at a pointer such as `#/components/schemas/Resident`; empty when it fits. */
  problems(pointer: string, value: unknown): readonly SchemaProblem[];
}

/** Schemas are compiled when they are first asked for. */
export function createSchemaValidator(document: Readonly<Record<string, unknown>>): SchemaValidator {
  // Not strict: whether the contract is written well is not for the target to answer for.
  const ajv = new Ajv2020({
    strict: false,
    allErrors: true,
    validateSchema: false,
    logger: false,
    formats: { ...formats },
  });
  ajv.addSchema(judgedPartOf(document), 'contract');
  return {
    problems(pointer, value) {
      const validate = ajv.getSchema(`contract${encodeURI(pointer)}`);
      if (!validate) throw new Error(`the contract has no schema at ${pointer}`);
      return validate(value) === true ? [] : problemsOf(validate.errors ?? [], value);
    },
  };
}

/** The document without what it says of members that the interface gives no type: any value fits there. */
function judgedPartOf(document: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
  const part = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(part);
    if (!isObject(value)) return value;
    if (value['x-untyped'] === true) return {};
    return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, part(inner)]));
  };
  return Object.fromEntries(Object.entries(document).map(([key, value]) => [key, part(value)]));
}

export const schemaValidator = createSchemaValidator(contract);

/** Of alternatives, what each of them wants says more than that none of them fitted. */
function problemsOf(errors: readonly ErrorObject[], value: unknown): readonly SchemaProblem[] {
  const telling = errors.filter(
    (error) =>
      error.keyword !== 'anyOf' ||
      !errors.some((other) => other !== error && other.instancePath === error.instancePath),
  );
  const byPlace = new Map<string, ErrorObject[]>();
  for (const error of telling) {
    const path = error.instancePath.slice(1).replaceAll('/', '.');
    byPlace.set(path, [...(byPlace.get(path) ?? []), error]);
  }
  return [...byPlace].slice(0, 5).map(([path, here]) => {
    const wishes = [...new Set(here.map(wish))].join(' or ');
    const found = show(path === '' ? value : field(value, path), 80);
    return {
      path,
      keywords: [...new Set(here.map(({ keyword }) => keyword))],
      says: `${path === '' ? 'the body' : path} ${wishes}, found ${found}`,
    };
  });
}

function wish({ keyword, message, params }: ErrorObject): string {
  if (keyword === 'enum') return `must be one of ${show(field(params, 'allowedValues'))}`;
  return message ?? `breaks ${keyword}`;
}
