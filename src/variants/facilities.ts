import { someConnection, someResident } from '../witness/people.ts';
import type { Stage, StageAnswer, Witness } from '../witness/stage.ts';
import { readingsOf } from './reading.ts';

const seen = ({ status, body }: StageAnswer) => ({ status, body });

const listsAs =
  (who: (stage: Stage) => string | Promise<string>): Witness =>
  async (stage) =>
    seen(await stage.call('GET', '/facilities', { as: await who(stage) }));

/** At home in the first facility and linked to both, the second named first. */
const ofSeveral = listsAs((stage) => someConnection(stage, { facilities: [...stage.facilities].reverse() }));
const staff = listsAs(({ staff: [first = ''] }) => first);

const readsAnother: Witness = async (stage) => {
  const as = await someResident(stage);
  return (await stage.call('GET', `/facilities/${stage.facilities[1] ?? ''}`, { as })).status;
};

export const facilityVariants = readingsOf(staff, [
  ['staff-facilities', ['all', 'refused']],
  ['connection-facilities', ['first', 'of-residents'], ofSeveral],
  ['foreign-facility', ['forbidden', 'not-found'], readsAnother],
]);
