import { flatRegistration } from '../../witness/flat-examples.ts';
import { membersIn } from '../input.ts';
import { afterwards, withStatus, type Mutation } from '../mutation.ts';
import { saboteursOf } from '../saboteur.ts';

const CREATE = 'createRegistrationFlat';

const showing = (change: (registration: Readonly<Record<string, unknown>>) => object): Mutation =>
  afterwards(CREATE, (reply) => ({ ...reply, body: change(membersIn(reply.body)) }));

/** Saboteurs about registering on the flat route. */
export const flatRegistrationSaboteurs = saboteursOf('flat-examples', flatRegistration(), {
  'registration-answers-200': [
    'A flat registration is answered 200.',
    ['FLT-09'],
    afterwards(CREATE, withStatus(200)),
  ],
  'registration-wrapped': [
    'The answer to a flat registration is wrapped in data.',
    ['FLT-10'],
    afterwards(CREATE, (reply) => ({ ...reply, body: { data: reply.body } })),
  ],
  'numeric-registration-ids': [
    'The id of a flat registration is a number.',
    ['FLT-11'],
    showing((registration) => ({ ...registration, id: 5 })),
  ],
  'registration-swaps-ids': [
    'The answer to a flat registration has the ids of resident and activity the wrong way round.',
    ['FLT-12'],
    showing(({ residentId, activityId, ...rest }) => ({
      ...rest,
      residentId: activityId,
      activityId: residentId,
    })),
  ],
  'waiting-where-there-is-room': [
    'A flat registration waits although there is room.',
    ['FLT-13'],
    showing((registration) => ({ ...registration, status: 'waitlisted' })),
  ],
  'second-waits-where-there-is-room': [
    'From the second resident on a flat registration waits, whatever room there is.',
    ['FLT-13'],
    afterwards(CREATE, (reply, _input, { store }) => {
      const registration = membersIn(reply.body);
      const others = store.registrations.filter(
        ({ activityId }) => activityId === registration['activityId'],
      );
      return others.length < 2 ? reply : { ...reply, body: { ...registration, status: 'waitlisted' } };
    }),
    flatRegistration(5),
  ],
});
