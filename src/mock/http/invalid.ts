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

/** Leaves out the faults of the branches of an anyOf: the fault of the anyOf itself is enough. */
const withoutBranches = (faults: readonly Fault[]): readonly Fault[] => {
  const composed = faults
    .filter(({ keyword }) => keyword === 'anyOf')
    .map(({ instancePath }) => instancePath);
  return faults.filter(
    ({ keyword, instancePath }) => keyword === 'anyOf' || !composed.includes(instancePath),
  );
};

/**
 * The status of a refusal of input that lacks something required. It is an open choice where the contract
 * names the choice for the operation, else 400, as the interface states under Errors.
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
 * The refusal of a body without members that other members of it make required; no schema states that.
 * `promised` is the rule in one sentence.
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

/** The refusal of a request without the body that the contract requires. */
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
