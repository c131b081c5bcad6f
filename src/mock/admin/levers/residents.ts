import { invalidInput } from '../../http/invalid.ts';
import { validateValue } from '../../http/validate.ts';
import { insertResident } from '../../operations/residents/record.ts';
import type { Levers } from './lever.ts';
import { unlisted } from './unlisted.ts';

/** Staff take a resident into a facility, in any status; by default an active one with a name of our own. */
export const residentLevers = {
  'create-resident': (input, context) => {
    const refusal = unlisted('facilityId', [input.facilityId], context.store.facilities);
    if (refusal) return refusal;
    const body = { firstName: 'Robin', lastName: 'Newcomer', ...input };
    // Answers of the API show these values, so they must be valid for the API.
    const faults = validateValue('#/components/schemas/ResidentReplace', body);
    if (faults.length > 0) return invalidInput('body', faults, context, 'createResident');
    const { status = 'active', externalId = null, pccId = null } = input;
    return { residentId: insertResident(input.facilityId, body, { status, externalId, pccId }, context).id };
  },
} satisfies Partial<Levers>;
