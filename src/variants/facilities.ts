import { afterwards } from '../saboteurs/lies.ts';
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

const onlyId = (facility: unknown): unknown => {
  const members = typeof facility === 'object' && facility !== null ? Object.entries(facility) : [];
  return Object.fromEntries(members.filter(([name]) => name === 'id'));
};

export const facilityVariants: readonly Variant[] = [
  takes('staff-facilities', 'all', staff),
  takes('staff-facilities', 'refused', staff),
  takes('connection-facilities', 'first', ofSeveral),
  takes('connection-facilities', 'of-residents', ofSeveral),
  takes('foreign-facility', 'forbidden', readsAnother),
  takes('foreign-facility', 'not-found', readsAnother),
  {
    id: 'freedom.facilities-without-particulars',
    freedom: 'Knows no name, no beds and no care setting of its facilities.',
    tables: (tables) =>
      afterwards('getFacility', (reply) => ({ ...reply, body: onlyId(reply.body) }))(
        afterwards('listFacilities', (reply) => {
          const data: unknown =
            typeof reply.body === 'object' && reply.body !== null && 'data' in reply.body
              ? reply.body.data
              : [];
          return { ...reply, body: { data: Array.isArray(data) ? data.map(onlyId) : data } };
        })(tables),
      ),
    witness: async ({ call }) => seen(await call('GET', '/facilities')),
  },
];
