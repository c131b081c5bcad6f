import { givenRiders } from '../../given/transportation.ts';
import { checkWith } from '../../kit/check.ts';

/** A check that begins with a family that asks for rides, of one connection unless `given` says otherwise. */
export const rideCheck = checkWith(givenRiders);
