import { someConnection, someResident } from '../witness/people.ts';
import type { Stage, StageAnswer, Witness } from '../witness/stage.ts';
import { takes } from './reading.ts';
import type { Variant } from './variant.ts';

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

export const facilityVariants: readonly Variant[] = [
  takes('staff-facilities', 'all', staff),
  takes('staff-facilities', 'refused', staff),
  takes('connection-facilities', 'first', ofSeveral),
  takes('connection-facilities', 'of-residents', ofSeveral),
  takes('foreign-facility', 'forbidden', readsAnother),
  takes('foreign-facility', 'not-found', readsAnother),
];
