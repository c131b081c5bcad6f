import { isRefusal } from '../../mock/http/problem.ts';
import { idIn, membersIn, textsIn, without } from '../input.ts';
import { instead } from '../mutation.ts';
import { acceptsWithout, wrongStatus } from '../operators.ts';
import { mutantsOf, breaking } from '../mutant.ts';
import { readsBodyAs, refuses } from '../verbs.ts';
import { connection, CREATE } from './connection.ts';

const cutTo = (member: string, length: number) =>
  readsBodyAs(CREATE, (body) =>
    body[member] === undefined ? body : { ...body, [member]: textsIn(body[member]).slice(0, length) },
  );

/** Mutants of the create of a connection, where it is new. */
export const creatingMutants = mutantsOf('connections', {
  'create-answers-202': wrongStatus(['CON-09', 'CNV-30'], CREATE, 202),
  'create-without-a-first-name': acceptsWithout(['CON-10', 'CNV-34'], CREATE, 'firstName', 'Unknown'),
  'create-without-a-last-name': acceptsWithout(['CON-11', 'CNV-34'], CREATE, 'lastName', 'Unknown'),
  'create-without-facilities': acceptsWithout(['CON-13', 'CNV-34'], CREATE, 'facilities', []),
  'create-wants-an-address': breaking('CON-14')
    .says('Create connection refuses anyone without an email.')
    .by(refuses, CREATE, ({ email }) => email === undefined),
  'created-without-groups': breaking('CON-15')
    .says('A create keeps the first of the groups alone.')
    .by(cutTo, 'groups', 1),
  'flags-mixed-up': breaking('CON-15')
    .says('A create stores disableInvites as disableSMS and the other way round.')
    .by(connection.createsAs, ({ disableSMS, disableInvites }) => ({
      disableSMS: disableInvites,
      disableInvites: disableSMS,
    })),
  'created-without-pcc-id': breaking('CON-16')
    .says('A create takes the pccId of a connection only together with an externalId.')
    .by(readsBodyAs, CREATE, (body) => (body['externalId'] === undefined ? without(body, 'pccId') : body)),
  'linked-to-two-at-most': breaking('CON-17')
    .says('A create links a connection to the first two residents alone.')
    .by(cutTo, 'residents', 2),
  'of-the-first-facility': breaking('CON-18')
    .says('A create keeps the first facility of a connection alone.')
    .by(cutTo, 'facilities', 1),
  'created-inactive': breaking('CON-19')
    .says('A connection is created inactive, to be activated by staff.')
    .by(connection.createsAs, () => ({ status: 'inactive' })),
});

/** Mutants of the create of a connection whose e-mail address is known. */
export const mergingMutants = mutantsOf('connections', {
  'merge-leaves-a-copy': breaking('CON-23')
    .says('A merge answers the known connection and leaves a second record next to it.')
    .by(connection.storesQuietlyAs, CREATE, (now, former, _input, { store, ids }) => {
      if (now !== former) store.connections.insert({ ...now, id: ids.next('con') });
      return {};
    }),
  'merge-answers-a-new-id': breaking('CON-22')
    .says('A merge is done, and answered with an id of its own.')
    .by(instead, CREATE, (original) => (input, context) => {
      const before = context.store.connections.all();
      const reply = original(input, context);
      if (isRefusal(reply) || !before.some(({ id }) => id === idIn(reply))) return reply;
      const data = membersIn(membersIn(reply.body)['data']);
      return { ...reply, body: { data: { ...data, id: context.ids.next('con') } } };
    }),
  'merge-drops-the-sent-residents': breaking('CON-24')
    .says('A merge leaves the connection with its former residents.')
    .by(connection.storesAs, CREATE, (_now, { residentIds }) => ({ residentIds })),
  'merge-never-switches-off': breaking('CON-25')
    .says('A merge sets flags and never takes them away.')
    .by(connection.storesAs, CREATE, (now, former) => ({ disableSMS: former.disableSMS || now.disableSMS })),
  'merge-links-twice': breaking('CON-102', 'CON-24')
    .says('A merge links a resident who was linked before once more.')
    .by(connection.storesAs, CREATE, (now, former, { body }) =>
      now === former
        ? {}
        : { residentIds: [...former.residentIds, ...textsIn(membersIn(body)['residents'])] },
    ),
  'merge-with-active-ones-alone': breaking('CON-301')
    .says('A create with the address of a connection that is inactive or on leave makes a second connection.')
    .by(instead, CREATE, (original) => (input, context) => {
      const { email } = membersIn(input.body);
      const [former] = context.store.connections.filter(
        (one) => one.email !== null && one.email === email && one.status !== 'active',
      );
      connection.amend(context, former?.id, () => ({ email: null }));
      const reply = original(input, context);
      connection.amend(context, former?.id, (now) => former ?? now);
      return reply;
    }),
});
