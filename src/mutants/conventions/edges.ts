import type { OperationId } from '../../../openapi/generated/contract.ts';
import { approximately, type Whole } from '../../mock/domain/exact-integer.ts';
import { beforeValidation } from '../input.ts';
import { breaking, mutantsOf } from '../mutant.ts';
import type { Mutation, OneOrMore } from '../mutation.ts';
import { shows } from '../verbs.ts';
import { checkIns } from '../check-ins/adapter.ts';

const RESIDENT = ['createResident', 'replaceResident'] as const;

/** The texts of a body are read otherwise. */
const readsTextsAs = (operations: OneOrMore, change: (text: string) => string): Mutation =>
  beforeValidation(operations, (body) =>
    Object.fromEntries(
      Object.entries(body).map(([name, value]) => [name, typeof value === 'string' ? change(value) : value]),
    ),
  );

/** Texts of digits alone are shown as numbers. */
const digitsAsNumbers = (operations: readonly OperationId[], ...names: readonly string[]): Mutation =>
  shows(operations, (resource) => ({
    ...resource,
    ...Object.fromEntries(
      names
        .map((name) => [name, resource[name]] as const)
        .filter(([, value]) => typeof value === 'string' && /^\d+$/.test(value))
        .map(([name, value]) => [name, Number(value)]),
    ),
  }));

const kept = (duration: Whole, change: (near: number) => number): Whole => {
  const near = approximately(duration);
  return change(near) === near ? duration : change(near);
};

/** Values at the edges of what a body may hold, kept otherwise than they were sent. */
export const conventionsEdgeMutants = mutantsOf('conventions', {
  'integers-end-at-53-bits': breaking('CNV-56', 'CHK-27')
    .says('A duration of a check-in beyond 2^53 is kept as the largest safe integer.')
    .by(checkIns.createsAs, ({ durationInMinutes }) => ({
      durationInMinutes: kept(durationInMinutes, (near) => Math.min(near, Number.MAX_SAFE_INTEGER)),
    })),
  'texts-end-at-NUL': breaking('CNV-56')
    .says('A text of a resident is kept up to the first NUL.')
    .by(readsTextsAs, RESIDENT, (text) => text.split('\0', 1).join('')),
  'digits-are-numbers': breaking('RES-29')
    .says('The roomNumber and the nickname of a resident that consist of digits are shown as numbers.')
    .by(digitsAsNumbers, [...RESIDENT, 'getResident', 'listResidents'], 'roomNumber', 'nickname'),
});
