import { invalidInput } from '../../http/invalid.ts';
import { validateValue } from '../../http/validate.ts';
import { insertConnection } from '../../operations/connections/record.ts';
import type { Levers } from './lever.ts';
import { unlisted } from './unlisted.ts';

/** Staff enter a connection: always a new record, since the merge by email is stated of the API alone. */
export const connectionLevers = {
  'create-connection': (input, context) => {
    const residentIds = [...new Set(input.residentIds)];
    const facilityIds = [...new Set(input.facilityIds)];
    const { store } = context;
    const refusal =
      unlisted('residentIds', residentIds, store.residents) ??
      unlisted('facilityIds', facilityIds, store.facilities);
    if (refusal) return refusal;
    const body = { firstName: 'Kim', lastName: 'Newcomer', ...input };
    // Answers of the API show these values, so they must be valid for the API.
    const faults = validateValue('#/components/schemas/ConnectionReplace', {
      ...body,
      residents: residentIds,
      facilities: facilityIds,
    });
    if (faults.length > 0) return invalidInput('body', faults, context, 'createConnection');
    const { status = 'active', externalId = null, pccId = null } = input;
    const own = { status, contactType: null, externalId, pccId };
    return { connectionId: insertConnection(body, { residentIds, facilityIds }, own, context).id };
  },
} satisfies Partial<Levers>;
