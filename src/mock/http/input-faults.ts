import { isExactInteger } from '../domain/exact-integer.ts';
import { expectationOf } from '../domain/expectation.ts';
import { unsendableIn } from '../domain/header-value.ts';
import { isRecord } from '../domain/json-object.ts';
import { escaped } from '../domain/member-name.ts';
import { nameHint, nearestName } from '../domain/nearest-name.ts';
import { shownValue, shownWithKind } from '../domain/shown-value.ts';
import { memberOf, refuse, type Invalid, type Refusal } from './problem.ts';
import type { Fault } from './validate.ts';

type Resolve = (schema: unknown) => unknown;

/** Faults that show that the value is an object, and of which branch of a schema. */
const OF_OBJECTS = [
  'required',
  'additionalProperties',
  'dependentRequired',
  'minProperties',
  'maxProperties',
  'not',
];

/**
 * Leaves out what is said twice: where a value fits no branch of a schema, either the faults within one branch tell
 * what is wrong, or the fault of the whole does.
 */
const withoutBranches = (faults: readonly Fault[]): readonly Fault[] =>
  faults
    .filter(({ keyword }) => keyword === 'anyOf' || keyword === 'oneOf')
    .reduce((left, { instancePath: place }) => {
      const isAt = (fault: Fault): boolean => fault.instancePath === place;
      const isWithin = (fault: Fault): boolean =>
        fault.instancePath.startsWith(`${place}/`) || (isAt(fault) && OF_OBJECTS.includes(fault.keyword));
      const isWhole = ({ keyword }: Fault): boolean => keyword === 'anyOf' || keyword === 'oneOf';
      return left.some(isWithin)
        ? left.filter((fault) => !isAt(fault) || isWithin(fault))
        : left.filter((fault) => !isAt(fault) || isWhole(fault));
    }, faults);

const propertiesOf = (schema: unknown): Readonly<Record<string, unknown>> =>
  isRecord(schema) && isRecord(schema['properties']) ? schema['properties'] : {};

/** A missing member, by one of the keywords that can ask for it. */
const missing = (
  { keyword, params, parentSchema }: Fault,
  resolve: Resolve,
): Omit<Invalid, 'location' | 'pointer'> => {
  const name = String(params['missingProperty']);
  const besides = keyword === 'dependentRequired' ? ` where there is ${String(params['property'])}` : '';
  return {
    code: keyword,
    message: `is required${besides}`,
    expected: expectationOf(propertiesOf(parentSchema)[name] ?? {}, resolve),
    found: shownValue(undefined),
  };
};

const isForText = (expected: string): boolean =>
  /^(?:a text|a date|a time|an email|an address|one of)/.test(expected);

/** What is said of a whole number where only those of JavaScript are taken. */
const BEYOND = `, at most ${Number.MAX_SAFE_INTEGER} (2^53 - 1)`;

const nearestOf = (schema: unknown, data: unknown): string | undefined => {
  const values = isRecord(schema) && Array.isArray(schema['enum']) ? schema['enum'] : [];
  const names = values.filter((one) => typeof one === 'string');
  return typeof data === 'string' ? nearestName(data, names) : undefined;
};

/** What was sent. A text that a header would carry is mostly a secret, so it is not repeated. */
const foundIn = ({ parentSchema, data }: Fault, isTyped: boolean): string => {
  if (typeof data === 'string' && parentSchema?.['format'] === 'header-value') return unsendableIn(data);
  return isTyped ? shownWithKind(data) : shownValue(data);
};

const wrong = (
  fault: Fault,
  location: Invalid['location'],
  resolve: Resolve,
): Omit<Invalid, 'location' | 'pointer'> => {
  const { keyword, parentSchema, data } = fault;
  const expected = expectationOf(parentSchema, resolve) + (isExactInteger(data) ? BEYOND : '');
  const near = nearestOf(parentSchema, data);
  const isTyped = location === 'body' && !isForText(expected);
  return {
    code: keyword,
    message: `must be ${expected}`,
    expected,
    found: foundIn(fault, isTyped),
    ...(near !== undefined && { hint: `did you mean ${near}?` }),
  };
};

const invalidOf = (fault: Fault, location: Invalid['location'], resolve: Resolve): Invalid => {
  const { instancePath, params, parentSchema } = fault;
  const unknown: unknown = params['additionalProperty'];
  const lacking: unknown = params['missingProperty'];
  if (typeof unknown === 'string')
    return {
      ...{
        location,
        pointer: `${instancePath}/${escaped(unknown)}`,
        code: 'unknown',
        message: 'is unknown',
      },
      hint: nameHint(unknown, Object.keys(propertiesOf(parentSchema))),
    };
  if (typeof lacking === 'string')
    return { location, pointer: `${instancePath}/${escaped(lacking)}`, ...missing(fault, resolve) };
  return { location, pointer: instancePath, ...wrong(fault, location, resolve) };
};

/** Faults that an answer names; a list of a thousand wrong ids is wrong after the first few, too. */
const MOST = 50;

/** What a validator found, in words of the interface. */
export const invalidsOf = (
  faults: readonly Fault[],
  location: Invalid['location'],
  resolve: Resolve = (same) => same,
): readonly Invalid[] =>
  withoutBranches(faults)
    .slice(0, MOST)
    .map((fault) => invalidOf(fault, location, resolve));

const sentenceOf = (one: Invalid): string => {
  const found = one.found === undefined || one.found === 'nothing' ? '' : `, found ${one.found}`;
  return `${memberOf(one)} ${one.message}${found}${one.hint === undefined ? '' : `; ${one.hint}`}`;
};

/** All of them in one sentence. */
const sentencesOf = (invalids: readonly Invalid[]): string => {
  const all = invalids.map(sentenceOf).join('; ').replaceAll('?; ', '? ');
  return all.endsWith('?') ? all : `${all}.`;
};

/** The refusal of wrong input: which members, what they must be, what was sent. `promised` is the rule in one sentence. */
export const refuseInput = (
  promised: string,
  validation: readonly Invalid[],
  next: string,
  more: Pick<Refusal, 'status'> = {},
): Refusal => {
  const found = sentencesOf(validation);
  return refuse(
    'invalid-input',
    { promised, found, next },
    { validation, detail: `${promised} Wrong: ${found} Next: ${next}`, ...more },
  );
};
