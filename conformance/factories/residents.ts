import type { BodyOf } from '../../openapi/generated/contract.ts';
import type { JsonObject } from '../kit/json.ts';
import { dataOf, text } from '../kit/read.ts';
import type { Tools } from '../kit/tools.ts';
import { precondition } from '../kit/precondition.ts';

export interface GivenResident {
  readonly residentId: string;
  readonly facilityId: string;
  /** The resident in the answer to the create. */
  readonly resident: JsonObject;
}

/** The states of a resident who is not deleted. */
export const LIVING = ['active', 'inactive', 'onLeave'] as const;

/** The optional members that create and replace share, without `status`. */
type ResidentDetails = Required<Omit<BodyOf<'replaceResident'>, 'status' | 'firstName' | 'lastName'>>;

/** A new active resident with a first and a last name, in the usual facility unless another is given. */
export async function givenResident(
  t: Tools,
  overrides: Partial<BodyOf<'createResident'>> = {},
  where?: string,
): Promise<GivenResident> {
  const facilityId = where ?? (await t.facility()).id;
  const body = { firstName: t.fresh.text('Ada'), lastName: 'Conform', status: 'active', ...overrides };
  return precondition('a resident', async () => {
    const resident = dataOf(await t.call('createResident', { path: { facilityId }, body }));
    const residentId = text(resident, 'id');
    t.afterwards(() => t.call('deleteResident', { path: { residentId } }));
    return { residentId, facilityId, resident };
  });
}

/** A first and a last name, new on every call. */
export const residentNames = (t: Tools): { readonly firstName: string; readonly lastName: string } => ({
  firstName: t.fresh.text('Ada'),
  lastName: t.fresh.text('Conform'),
});

/** Every optional member. The values show whether a member is lost, swapped or kept too long. */
export const residentDetails = (t: Tools): ResidentDetails => ({
  nickname: t.fresh.text('Addie'),
  email: t.fresh.email(),
  phone: String(t.fresh.number()),
  roomNumber: t.fresh.text('Room'),
  moveInDate: '2019-03-04T09:30:05Z',
  dob: '2001-11-22T16:45:10Z',
  gender: 'F',
  about: {
    bio: t.fresh.text('Taught botany'),
    likes: [t.fresh.text('Tea'), t.fresh.text('Jazz')],
    dislikes: [t.fresh.text('Noise'), t.fresh.text('Rain')],
    veteranDetail: t.fresh.text('Medic'),
    anniversary: '2010-06-12T15:20:40Z',
    directoryOptOut: true,
    diagnoses: [t.fresh.text('Asthma')],
    isVeteran: true,
  },
});

/** Other values for every member of `residentDetails`, nested ones included. */
export const laterResidentDetails = (t: Tools): ResidentDetails => {
  const { about, ...rest } = residentDetails(t);
  return {
    ...rest,
    moveInDate: '2018-08-09T20:10:15Z',
    // A leap day of a full century.
    dob: '2000-02-29T03:25:35Z',
    gender: 'M',
    about: { ...about, anniversary: '2012-10-01T01:02:03Z', directoryOptOut: false, isVeteran: false },
  };
};
