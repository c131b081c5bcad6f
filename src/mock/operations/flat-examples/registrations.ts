import { isRefusal } from '../../http/problem.ts';
import { compoundKey } from '../../world/keys.ts';
import type { World } from '../../world/world.ts';
import type { Handler } from '../operation.ts';
import { personEntries, personEntry } from '../registrations/entries.ts';
import { REFERENCE, register, type Keeping } from '../registrations/register.ts';
import { lacking, unknownIn } from './refused-body.ts';

/** Flat registrations have a store of their own. Reference registrations of other people take places; the person's own
 * do not count. */
const apart: Pick<Keeping, 'entries' | 'enter'> = {
  entries: (activityId, world, personId) => [
    ...personEntries(activityId, world).filter(({ userId }) => userId !== personId),
    ...world.store.flatRegistrations
      .where('activityAndPerson', compoundKey(activityId, personId))
      .map(personEntry),
  ],
  enter: (registration, { store }) => void store.flatRegistrations.insert(registration),
};

const keepingOf = (world: World): Keeping => ({
  ...world.choose('flat-store', { 'one-store': REFERENCE, 'two-stores': apart }),
  operation: 'createRegistrationFlat',
  onFull: world.choose('flat-registration-on-full', {
    'as-reference': 'as-reference',
    registered: 'registered',
    refused: 'refused',
  } as const),
});

/** POST P/registrations: a resident, for the activity as a whole. */
export const createRegistrationFlat: Handler<'createRegistrationFlat'> = ({ body }, context) => {
  const { residentId, activityId } = body;
  const missing = (['residentId', 'activityId'] as const).filter((name) => body[name] === undefined);
  if (residentId === undefined || activityId === undefined) return lacking(missing);
  const { residents, activities } = context.store;
  if (!residents.find(residentId)) return unknownIn('residentId', 'a resident', residentId);
  if (!activities.find(activityId)) return unknownIn('activityId', 'an activity', activityId);
  const order = { activityId, userId: residentId, userType: 'resident', occurrenceDate: undefined } as const;
  const outcome = register(order, 'either', context, keepingOf(context));
  if (isRefusal(outcome)) return outcome;
  const { id, personId, status, registeredAt } = outcome.registration;
  return {
    status: 201,
    // FLT-12
    body: { id, residentId: personId, activityId, status, createdAt: registeredAt },
  };
};
