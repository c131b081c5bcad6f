import type { OperationId } from '../../openapi/generated/contract.ts';
import type { ActingHeaders } from '../mock/identity/headers.ts';
import type { OperationContext } from '../mock/operations/operation.ts';
import { inAnswer, inGate, instead, together, type Mutation } from './mutation.ts';
import { mutantsOf, breaking } from './mutant.ts';

const token = (isWelcome: (sent: string, known: string) => boolean): Mutation =>
  inGate('checkToken', (original) => (authorization, known, world, ofService) => {
    const bearer = (authorization ?? '').replace(/^Bearer +/i, '');
    return isWelcome(bearer, known) ? undefined : original(authorization, known, world, ofService);
  });

/** Requests without a token to paths that end so are answered otherwise. */
const withoutToken = (ending: string, answer: () => Response): Mutation =>
  inAnswer((response, { headers, url }) =>
    !headers.has('authorization') && new URL(url).pathname.endsWith(ending) ? answer() : response,
  );

/** Some operations fill in an acting header that is missing. */
const actingFor = (header: keyof ActingHeaders, isLax: (id: OperationId) => boolean): Mutation =>
  inGate('readActing', (original) => (headers, world, id) => {
    const known = { userId: world.store.systemActors.all()[0]?.id ?? '', tenant: world.tenant };
    const filled = isLax(id) && headers[header] === undefined ? { [header]: known[header] } : {};
    return original({ ...headers, ...filled }, world, id);
  });

/** Refuses a delete without the header and deletes all the same: the refusal comes too late. */
const deletesFirst =
  (header: string): Mutation =>
  (tables) => {
    let context: OperationContext | undefined;
    return together(
      instead('createResident', (original) => (input, seen) => {
        context = seen;
        return original(input, seen);
      }),
      inAnswer((response, request) => {
        const id = /\/residents\/(\w+)$/.exec(new URL(request.url).pathname)?.[1];
        const resident = context?.store.residents.find(id);
        if (context && resident && request.method === 'DELETE' && !request.headers.has(header))
          context.store.residents.replace({ ...resident, status: 'deleted' });
        return response;
      }),
    )(tables);
  };

export const authenticationMutants = mutantsOf('authentication', {
  'open-health': breaking('AUT-02')
    .says('Lets anybody ask for its health.')
    .by(withoutToken, '/ping', () => Response.json('healthy')),
  'open-catalogue': breaking('AUT-01')
    .says('Shows the activity types, which are no secret, without a token.')
    .by(withoutToken, '/activity-types', () => Response.json({ data: [] })),
  'server-fault-without-token': breaking('AUT-01', 'AUT-02')
    .says('Stumbles over a request without a token and answers 500.')
    .by(withoutToken, '', () => new Response(null, { status: 500 })),
  'any-token': breaking('AUT-03')
    .says('Takes any bearer token.')
    .by(token, (sent) => sent !== ''),
  'deletes-before-it-asks-for-the-token': breaking('AUT-04')
    .says('Refuses a delete without a token when it is done already.')
    .by(deletesFirst, 'authorization'),
  'acting-user-optional': breaking('AUT-05', 'ACT-103')
    .says('Requests without an acting user act as the system actor.')
    .by(actingFor, 'userId', () => true),
  'acting-user-optional-for-one-delete': breaking('AUT-05', 'AUT-07')
    .says('Forgets to ask who deletes a check-in.')
    .by(actingFor, 'userId', (id) => id === 'deleteCheckIn'),
  'acting-tenant-optional': breaking('AUT-06')
    .says('Takes the tenant of the path when the header is missing.')
    .by(actingFor, 'tenant', () => true),
  'acting-tenant-optional-for-lists-of-activities': breaking('AUT-06')
    .says('Does not miss the tenant header on the list of activities.')
    .by(actingFor, 'tenant', (id) => id === 'listActivities'),
  'deletes-before-it-asks-who': breaking('AUT-07')
    .says('Refuses a delete without an acting user when it is done already.')
    .by(deletesFirst, 'x-acting-user-id'),
  'own-tenant-refused': breaking('AUT-10')
    .says('Refuses a read of residents whose tenant header is written as the path writes it.')
    .by(inAnswer, (response, request) =>
      request.method === 'GET' &&
      /\/residents(\?|$)/.test(request.url) &&
      request.url.includes(`/${request.headers.get('x-acting-user-tenant') ?? ' '}/`)
        ? new Response(null, { status: 403 })
        : response,
    ),
});
