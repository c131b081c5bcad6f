import { isRefusal } from '../../http/problem.ts';
import { unknown } from '../../operations/lookup.ts';
import { cancelEntry } from '../../operations/registrations/cancel.ts';
import { register } from '../../operations/registrations/register.ts';
import type { Levers } from './lever.ts';

/** Staff name a connection by its own id, with every reading for the API. */
const NAMING = 'either';

/** Staff register and cancel under the rules of the API, with the same events. */
export const registrationLevers = {
  'create-registration': ({ activityId, userId, userType, occurrenceDate }, context) => {
    const outcome = register({ activityId, userId, userType, occurrenceDate }, NAMING, context);
    return isRefusal(outcome) ? outcome : {};
  },

  'cancel-registration': ({ activityId, userId, occurrenceDate }, context) => {
    const outcome = cancelEntry({ activityId, userId, occurrenceDate }, NAMING, unknown, context);
    return isRefusal(outcome) ? outcome : {};
  },
} satisfies Partial<Levers>;
