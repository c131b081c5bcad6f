import type { World } from '../world/world.ts';
import { invalidsOf, refuseInput } from './input-faults.ts';
import { schemaAt } from './members.ts';
import { refuse, type Invalid, type Refusal } from './problem.ts';
import { routes } from './routes.ts';
import type { Fault } from './validate.ts';

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
    { promised, found: `no ${members.join(', ')}.`, next: 'add what is missing.' },
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
      promised: 'This operation needs a body.',
      found: 'none.',
      next: 'send one; /docs shows its members.',
    },
    {
      validation: [{ location: 'body', pointer: '', code: 'required', message: 'is required' }],
      status: incompleteStatus(operationId, world),
    },
  );

/** The refusal of input that the contract does not allow, with one entry per fault; `hintOf` may add what was meant. */
export const invalidInput = (
  location: Invalid['location'],
  faults: readonly Fault[],
  world: World,
  operationId: string,
  hintOf: (one: Invalid) => string | undefined = () => undefined,
): Refusal =>
  refuseInput(
    `The ${location} must match the contract of ${operationId}.`,
    invalidsOf(faults, location, schemaAt).map((one) => {
      const hint = hintOf(one);
      return hint === undefined ? one : { ...one, hint };
    }),
    'correct these members; see the operation in /docs.',
    faults.some(({ keyword }) => keyword === 'required')
      ? { status: incompleteStatus(operationId, world) }
      : {},
  );
