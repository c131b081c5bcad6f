import type { BodyOf } from '../../openapi/generated/contract.ts';
import type { JsonObject } from '../kit/json.ts';
import { dataOf, text } from '../kit/read.ts';
import type { Tools } from '../kit/tools.ts';
import { precondition } from '../kit/precondition.ts';
import { givenResident } from './residents.ts';

export interface GivenConnection {
  readonly connectionId: string;
  /** The first resident to whom the connection is linked. */
  readonly residentId: string;
  readonly facilityId: string;
  /** The connection in the answer to the create. */
  readonly connection: JsonObject;
}

/** The optional members that create and replace share, without `status`. */
type ConnectionDetails = Required<
  Omit<BodyOf<'replaceConnection'>, 'status' | 'firstName' | 'lastName' | 'residents' | 'facilities'>
>;

/** A new connection of one facility, linked to a new resident there unless the overrides name others. */
export async function givenConnection(
  t: Tools,
  overrides: Partial<BodyOf<'createConnection'>> = {},
): Promise<GivenConnection> {
  const body = await connectionBody(t, overrides);
  return precondition('a connection', async () => {
    const connection = dataOf(await t.call('createConnection', { body }));
    const connectionId = text(connection, 'id');
    t.afterwards(() => t.call('deleteConnection', { path: { connectionId } }));
    const [residentId = '', facilityId = ''] = [body.residents[0], body.facilities[0]];
    return { connectionId, residentId, facilityId, connection };
  });
}

/**
 * The body of `givenConnection`: the required members and an e-mail address, so that the target does not
 * merge it into another record.
 */
export async function connectionBody(
  t: Tools,
  overrides: Partial<BodyOf<'createConnection'>> = {},
): Promise<BodyOf<'createConnection'>> {
  const facilityId = overrides.facilities?.[0] ?? (await t.facility()).id;
  const residentId = overrides.residents?.[0] ?? (await givenResident(t, {}, facilityId)).residentId;
  return {
    firstName: t.fresh.text('Carla'),
    lastName: 'Conform',
    email: t.fresh.email(),
    residents: [residentId],
    facilities: [facilityId],
    ...overrides,
  };
}

/** Every optional member. The values show whether a member is lost, swapped or kept too long. */
export const connectionDetails = (t: Tools): ConnectionDetails => ({
  email: t.fresh.email(),
  phoneNumber: t.fresh.number(),
  relationship: t.fresh.text('Daughter'),
  groups: [t.fresh.text('Family'), t.fresh.text('Choir')],
  disableNotifications: true,
  disableSMS: true,
  disableInvites: true,
  // Long digits in a text: a program that reads large numbers apart must leave the others as they are.
  additionalInfo: t.fresh.text('Member "4000123412341234", calls on Sundays'),
});

/** Other values for every member of `connectionDetails`. */
export const laterConnectionDetails = (t: Tools): ConnectionDetails => ({
  ...connectionDetails(t),
  disableNotifications: false,
  disableSMS: false,
  disableInvites: false,
});
