import type { Answer } from '../kit/call.ts';
import { once } from '../kit/once.ts';
import { dataOf } from '../kit/read.ts';
import type { Tools } from '../kit/tools.ts';
import { givenActivity } from '../factories/activities.ts';
import { givenConnection } from '../factories/connections.ts';
import { givenHome } from '../factories/homes.ts';
import { freeSeat, soonActivity, type Seat } from '../factories/registrations.ts';
import { givenResident } from '../factories/residents.ts';
import type { Alone } from './call.ts';

/**
 * People and facilities for a valid request. A request that is used alone gets new ones, so only it changes
 * their lists. All others share theirs.
 */
export function newOrShared<T>(
  make: (t: Tools) => Promise<T>,
  untouched = make,
): (t: Tools, isAlone?: Alone) => Promise<T> {
  const shared = once(make);
  return (t, isAlone = false) => (isAlone === 'untouched' ? untouched(t) : isAlone ? make(t) : shared(t));
}

/**
 * A new record for each request that changes it, and one shared record for requests that are refused or only
 * read.
 */
export function newOrUntouched<T>(
  make: (t: Tools, isAlone: Alone) => Promise<T>,
  untouched = once((t: Tools) => make(t, 'untouched')),
): (t: Tools, isAlone: Alone) => Promise<T> {
  return (t, isAlone) => (isAlone === 'untouched' ? untouched(t) : make(t, isAlone));
}

/**
 * A person without a picture for each request that changes one, and a shared person with a picture for
 * requests that are refused or only read.
 */
export function withPicture<T extends { readonly path: object }>(
  make: (t: Tools) => Promise<T>,
  upload: (t: Tools, path: T['path']) => Promise<Answer>,
) {
  const makeWithPicture = async (t: Tools): Promise<T> => {
    const ready = await make(t);
    dataOf(await upload(t, ready.path));
    return ready;
  };
  const untouched = once(makeWithPicture);
  return { one: newOrUntouched(make, untouched), pictured: newOrUntouched(makeWithPicture, untouched) };
}

/** The `untouched` resident has no items in the lists that are compared. */
export const residentFor = newOrShared(
  (t) => givenResident(t),
  once((t: Tools) => givenResident(t)),
);
export const homeFor = newOrShared(givenHome);
export const activityFor = newOrShared((t) => givenActivity(t));

/** An activity that people register for, with room for all who share it. */
export const roomyFor = newOrShared((t) => soonActivity(t, { maxRegistered: 400 }));

/** A resident and an activity. No other check gets the same combination. */
export async function seatFor(t: Tools, isAlone = false): Promise<Seat> {
  if (!isAlone) return freeSeat(t);
  const [{ activityId }, { residentId }] = [await soonActivity(t), await givenResident(t)];
  return { activityId, residentId };
}

/** A connection that no check changes. */
export const connectionFor = newOrShared((t) => givenConnection(t));

/** A new connection of the shared resident. */
export async function connectionToChange(t: Tools) {
  const { residentId, facilityId } = await residentFor(t);
  return givenConnection(t, { residents: [residentId], facilities: [facilityId] });
}
