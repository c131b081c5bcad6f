import type { World } from '../world/world.ts';
import { refuse, type Invalid, type Refusal } from './problem.ts';
import { routes } from './routes.ts';
import type { Fault } from './validate.ts';

const pointerOf = (fault: Fault): string => {
  const property: unknown = fault.params['missingProperty'];
  return typeof property === 'string' ? `${fault.instancePath}/${property}` : fault.instancePath;
};

const messageOf = (fault: Fault): string => {
  const allowed: unknown = fault.params['allowedValues'];
  return Array.isArray(allowed)
    ? `must be one of ${allowed.filter((one) => one !== null).join(', ')}`
    : (fault.message ?? 'is not allowed');
};

/** Branches of an anyOf each complain; what they say together is said once. */
const withoutBranches = (faults: readonly Fault[]): readonly Fault[] => {
  const composed = faults
    .filter(({ keyword }) => keyword === 'anyOf')
    .map(({ instancePath }) => instancePath);
  return faults.filter(
    ({ keyword, instancePath }) => keyword === 'anyOf' || !composed.includes(instancePath),
  );
};

/**
 * The status with which an operation refuses what lacks something required: an open choice, but for an operation
 * that the contract does not ask it of. Errors, 400: those are stated.
 */
const incompleteStatus = (operationId: string, world: World): number =>
  asked.has(operationId)
    ? world.choose(
        'missing-required-status',
        { 'bad-request': 400, unprocessable: 422, 'another-refusal': 409 },
        operationId,
      )
    : 400;

const asked: ReadonlySet<string> = new Set(
  routes.filter(({ choices }) => choices.has('missing-required-status')).map(({ id }) => id),
);

/**
 * The refusal of a body without members that something else in it makes required, which no schema says. `promised`
 * is the rule in one sentence.
 */
export const lackingMembers = (
  members: readonly string[],
  promised: string,
  operationId: string,
  world: World,
): Refusal =>
  refuse(
    'invalid-input',
    { promised, found: `nothing for ${members.join(', ')}.`, next: 'send what is missing.' },
    {
      validation: members.map((member) => ({
        location: 'body',
        pointer: `/${member}`,
        code: 'required',
        message: promised,
      })),
      status: incompleteStatus(operationId, world),
    },
  );

/** The refusal of a request without a body, where the contract says that there is one. */
export const lackingBody = (operationId: string, world: World): Refusal =>
  refuse(
    'invalid-input',
    {
      promised: 'A request of this operation has a body.',
      found: 'none.',
      next: 'send one; /docs shows what is in it.',
    },
    {
      validation: [{ location: 'body', pointer: '', code: 'required', message: 'is required' }],
      status: incompleteStatus(operationId, world),
    },
  );

/** The refusal of input that the contract does not allow, with one entry per fault. */
export const invalidInput = (
  location: Invalid['location'],
  faults: readonly Fault[],
  world: World,
  operationId: string,
): Refusal => {
  const validation = withoutBranches(faults).map((fault) => ({
    location,
    pointer: pointerOf(fault),
    code: fault.keyword,
    message: messageOf(fault),
  }));
  const isIncomplete = faults.some(({ keyword }) => keyword === 'required');
  return refuse(
    'invalid-input',
    {
      promised: `The ${location} fits the contract.`,
      found: `${validation.map(({ pointer, message }) => `${pointer || '/'} ${message}`).join('; ')}.`,
      next: 'mend the members named in `validation`; /docs shows the operation.',
    },
    { validation, ...(isIncomplete && { status: incompleteStatus(operationId, world) }) },
  );
};
