import { flatRegistration } from '../../witness/flat-examples.ts';
import { membersIn } from '../input.ts';
import { afterwards, withStatus, type Lie } from '../lies.ts';
import type { Saboteur } from '../saboteur.ts';

const CREATE = 'createRegistrationFlat';

const showing = (change: (registration: Readonly<Record<string, unknown>>) => object): Lie =>
  afterwards(CREATE, (reply) => ({ ...reply, body: change(membersIn(reply.body)) }));

/** Lies about registering on the flat route. */
export const flatRegistrationSaboteurs: readonly Saboteur[] = [
  {
    id: 'flat-examples.registration-answers-200',
    lie: 'A flat registration is answered 200.',
    breaks: ['FLT-09'],
    tables: afterwards(CREATE, withStatus(200)),
    witness: flatRegistration(),
  },
  {
    id: 'flat-examples.registration-wrapped',
    lie: 'The answer to a flat registration is wrapped in data.',
    breaks: ['FLT-10'],
    tables: afterwards(CREATE, (reply) => ({ ...reply, body: { data: reply.body } })),
    witness: flatRegistration(),
  },
  {
    id: 'flat-examples.numeric-registration-ids',
    lie: 'The id of a flat registration is a number.',
    breaks: ['FLT-11'],
    tables: showing((registration) => ({ ...registration, id: 5 })),
    witness: flatRegistration(),
  },
  {
    id: 'flat-examples.registration-swaps-ids',
    lie: 'The answer to a flat registration has the ids of resident and activity the wrong way round.',
    breaks: ['FLT-12'],
    tables: showing(({ residentId, activityId, ...rest }) => ({
      ...rest,
      residentId: activityId,
      activityId: residentId,
    })),
    witness: flatRegistration(),
  },
  {
    id: 'flat-examples.waiting-where-there-is-room',
    lie: 'A flat registration waits although there is room.',
    breaks: ['FLT-13'],
    tables: showing((registration) => ({ ...registration, status: 'waitlisted' })),
    witness: flatRegistration(),
  },
  {
    id: 'flat-examples.second-waits-where-there-is-room',
    lie: 'From the second resident on a flat registration waits, whatever room there is.',
    breaks: ['FLT-13'],
    tables: afterwards(CREATE, (reply, _input, { store }) => {
      const registration = membersIn(reply.body);
      const others = store.registrations.filter(
        ({ activityId }) => activityId === registration['activityId'],
      );
      return others.length < 2 ? reply : { ...reply, body: { ...registration, status: 'waitlisted' } };
    }),
    witness: flatRegistration(5),
  },
];
